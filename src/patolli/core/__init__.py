"""The engine: it knows seats, questions, choices, chance and records, and no game.

Read in this order: `frame` (a question), `engine` (how questions are answered), `choice` (what an answer is),
`match` (a whole game as a list of answers). `tests/toys/feast.py`, a small game, shows them at work.
"""
