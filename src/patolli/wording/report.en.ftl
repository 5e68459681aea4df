# The page that `patolli lab report` writes.

report-title = { $game }: what many games say
report-about = Bots have played these games. What is shown with a line or a band is surely within it, 19 times in 20; a dashed line is an even share of the wins. Point at a mark to read its figures.
report-done = Report written to { $file }
report-ours = our own figures

report-mean-games = games
report-mean-decisions = decisions in a game
report-mean-branching = choices at a decision
report-mean-score = points
report-mean-winner = points of the winner
report-mean-margin = lead of the winner
report-mean-leads = changes of the lead
report-mean-first = wins of the first player (1 is an even share)

report-length = Length
    .about = How many decisions a game takes, of all players together.
report-branching = Choices
    .about = How many choices a player has, in the course of a game: the mean, and the band in which four decisions of five lie.
report-points = Where points come from
    .about = What a player has scored up to then, on average, by source.
report-places = Scores by place
    .about = What the first, second and further players score: the middle half of them in the box, all between the ends of the lines.
report-margins = Closeness
    .about = By how many points the winner is ahead of the second.
report-leads = Changes of the lead
    .about = How often the lead goes from one player to another in a game.
report-decided = When a game is decided
    .about = How often the player in the lead at a moment wins in the end.
report-seats = Seats
    .about = Wins by seat.
report-turns = Turn order
    .about = Wins of whoever is asked first, next and so on.
report-pieces = Pieces
    .about = How many players take a piece, and how often they win: at 1 they win their even share, at 2 twice as often. Pieces that fewer than one player in twenty takes are left out.
report-extremes = The best and the worst pieces
    .about = The same for those whose takers win most and least. Inside the grey band a piece is worth what others are.
report-openings = Openings
    .about = The first choice of each player, in the notation of match files, the most usual first, with how often it was made; and how often those who made it win, against an even share.
report-skill = How skill pays
    .about = How often the bot of the row is ahead of the bot of the column.

report-axis-decisions = decisions
report-axis-games = games
report-axis-progress = course of the game
report-axis-choices = choices
report-axis-points = points
report-axis-place = place
report-axis-margin = points ahead
report-axis-leads = changes of the lead
report-axis-wins = wins
report-axis-seat = seat
report-axis-turn = turn
report-axis-taken = taken by
report-axis-share = wins against an even share
report-axis-row = ahead
report-axis-against = against

help-lab-report = Have bots play, and write a page to look at: length, choices, points by source, closeness, seats, pieces, openings, how skill pays. One file, without network.
help-lab-report--seats = Bots by seat. Default: four greedy ones.
help-lab-report--packs = A pack: your own values in place of ours. One stands beside ours; several, each with its own --pack, beside each other.
help-lab-report--opening = How many of each seat's first moves are made at random.
help-lab-report--levels = Bots that meet each other to show how skill pays; empty for none.
help-lab-report--meetings = How many games each company of these plays.
help-lab-report--out = The file for the page. Default: named after the game.
help-lab-report--pictures = Also write every chart as an SVG drawing to this folder.
