# What every game says in the same way.

chance = Chance
player = Player { $number }
spectator = Spectator
heading-start = The start
bot-random = Random
    .note = Does anything the rules allow.
bot-greedy = Greedy
    .note = Takes what looks best right now.
bot-easy = Easy
    .note = Plays sensibly, but overlooks a lot.
bot-medium = Medium
    .note = Plans its whole turn, and misjudges a little.
bot-hard = Hard
    .note = Plans its whole turn with care.
bot-master = Master
    .note = Also weighs the replies and its own next turn.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = You cannot do that now.
refusal-undo-nothing = There is nothing to undo.
refusal-undo-other = You cannot undo this: another player has moved since.
refusal-undo-chance = You cannot undo past a random draw.
refusal-undo-learned = You cannot undo this: it revealed hidden information.
refusal-redo-nothing = There is nothing to redo.
