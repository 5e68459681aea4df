# What every game says in the same way.

chance = Chance
player = Player { $number }
spectator = Spectator
heading-start = The start
bot-random = Random
bot-greedy = Greedy

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That cannot be done now.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other = Somebody else has chosen since, so this cannot be taken back.
refusal-undo-chance = Chance has spoken since, so this cannot be taken back.
refusal-undo-learned = Somebody has learned something hidden from this, so it cannot be taken back.
refusal-redo-nothing = There is nothing to do again.
