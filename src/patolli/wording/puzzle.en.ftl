# Puzzles, in the terminal and in the page.
puzzle-task = You are { $name }. One turn is clearly best: find it.
puzzle-best = Found: this turn wins { $chance } of 100 games.
puzzle-good = A good turn, worth { $chance } wins of 100. The best is worth { $best }.
puzzle-inaccuracy = A fair turn, worth { $chance } wins of 100. The best is worth { $best }.
puzzle-mistake = This turn is worth { $chance } wins of 100. The best is worth { $best }.
puzzle-blunder = This turn is worth { $chance } wins of 100. The best is worth { $best }.
puzzle-look = Look again at this: { $part }.
puzzle-again = Try again? (yes/no: show the best turn)
puzzle-turn = Wins { $chance } of 100:
puzzle-none = { $game } has no puzzles.
puzzle-bad-day = { $day }: a day is written like 2026-11-18.
puzzle-renewed = Puzzles that hold: { $count } of { $there }.
puzzle-made = { $count } { $count ->
    [one] puzzle
   *[other] puzzles
} in { $folder }
help-puzzle = Solve the puzzle of the day: a position in which one turn is clearly best.
help-puzzle--day = The puzzle of another day.
help-lab-puzzles = Make puzzles from games between bots: positions in which one turn is clearly best. Stopped, or told to make more, it goes on where it was.
help-lab-puzzles--seats = Which bot sits where. Default: two of medium strength.
help-lab-puzzles--count = How many puzzles there are to be in the end.
help-lab-puzzles--games = How many games are looked through at most.
help-lab-puzzles--again = Judge the puzzles that are there again first, with the weights and chances of today: what does not hold is removed, and others are made in its place.
help-lab-puzzles--folder = Where the puzzles are kept. Default: where the game looks for them.
