# The command line: messages and help.

cli-you = you
cli-player = player
cli-default = by default
cli-total = Total

## Bad input

cli-unknown-language = unknown language '{ $lang }'; expected one of: { $known }
cli-unknown-game = unknown game '{ $name }'; expected one of: { $known }
cli-which-game = give a game, or a saved file with --resume; games: { $known }
cli-unknown-seat = '{ $name }' cannot take a seat; expected one of: { $known }
cli-bot-failed = { $bot } failed: { $more }
cli-bot-silent = { $bot } did not answer within { $more }
cli-bot-wrong = what { $bot } chose is not allowed: { $more }
cli-bad-option = option '{ $text }': expected NAME=VALUE, each name once
cli-unknown-source = unknown source '{ $name }'; expected one of: { $known }
cli-unknown-rule = no rule has the number or the word '{ $topic }'; rules are numbered { $span }
cli-folder-taken = { $folder }: there are { $pattern } files already; --force overwrites them
cli-not-a-folder = { $file }: not a folder
cli-file-taken = { $file }: already exists; --force overwrites it
cli-folder-exists = { $folder }: already exists; name a new folder
cli-empty-archive = { $file }: there is no match in this archive
cli-no-such-ply = { $file }: no move { $ply }; expected 0 to { $last }
cli-no-such-seat = { $file }: no seat { $seat }; expected 0 to { $last }
cli-other-game = { $file }: this is a game of { $name }, not of { $wanted }
cli-resume-options = { $file }: options are set when a game begins; leave out --option
cli-resume-seats = { $file }: the game has { $count } seats, --seats names { $given }
cli-unknown-peer = unknown peer '{ $name }'; expected one of: { $known }

## Answers

cli-games-name = name
cli-games-title = title
cli-games-seats = players
cli-games-options = options
cli-simulating = Playing
cli-simulate-seat = seat
cli-simulate-wins = wins
cli-simulate-score = mean score
cli-simulate-lost = Game { $number } is lost: { $why }
cli-simulate-sum = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s: { $speed } decisions per second.
cli-verified = correct; { $choices ->
        [one] { $choices } move
       *[other] { $choices } moves
    }, { $end ->
        [over] played to the end
       *[stopped] not over yet
    }; { $draws ->
        [checked] the draws are those committed to.
       *[unchecked] the draws cannot be checked without the dealer's secret.
    }
cli-dataset-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $folder }
cli-exported = Wrote all values to { $file }. Change those that differ in your copy and delete the rest.
cli-components-table = table
cli-components-id = id
cli-components-source = source
cli-components-figures = values
cli-components-sum = { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, { $house } of them placeholders (house).
cli-components-sources = seed: the rulebook; public: a public source; recalled: from the memory of owners; house: our placeholder; pack: your pack.
cli-measuring = Measuring…
cli-bench-who = engine
cli-bench-what = measured
cli-bench-value = value
cli-bench-game = { $name }, { $seats } seats, { $runs ->
    [compiled] compiled
   *[interpreted] interpreted
}
cli-bench-decisions-per-second = decisions per second
cli-bench-recorded-decisions-per-second = decisions per second, checked and recorded
cli-bench-games-per-second = games per second
cli-bench-options-per-second = lists of options per second
cli-bench-copies-per-second = copies per second
cli-bench-copy-microseconds = microseconds per copy
cli-bench-state-bytes = bytes per state
cli-bench-ratio = ours to this
cli-bench-recorded-ratio = ours to this, recorded
cli-bench-learning-decisions-per-second = learning environment: decisions per second
cli-bench-learning-read-decisions-per-second = … with observation and mask read each time
cli-bench-learning-ratio = learning environment to the engine
cli-bench-learning-read-ratio = … with observation and mask read each time, to the engine

## Playing in the terminal

cli-welcome = What would you like to play?
cli-ask-game = Game (Enter: { $usual }):
cli-ask-seats = Seats, "you" or a bot ({ $bots }), with commas (Enter: { $usual }):
cli-play-start = Type a number, a move in full, or help.
cli-next-person = { $name }: it is your turn.
cli-curtain = Only { $name } should look now. Press Enter.
cli-not-understood = "{ $text }" is not a number from the list, a move or a command. Type help for help.
cli-narrowed = back: the whole list
cli-undone = Your last move is undone.
cli-only-commands = The game is over. You can still type log, board, rules, save or quit.
cli-result = { $count ->
        [one] The game is over. Winner: { $winners }.
       *[other] The game is over. Shared victory: { $winners }.
    }
cli-why-what = Which move should I explain? Type its first words: { $known }.
cli-possible = Possible now: { $choices }.
cli-play-lost = { $why } The bot has lost; the game cannot go on.
cli-since = — Since your last turn —
cli-all = all
cli-not-on-board = Nothing on the board is called “{ $word }”. Type board all for the whole table.
cli-what-which = { $given ->
        [0] What would you like to know about? Type what and the name of a piece, or the number of an entry.
       *[other] No piece is called “{ $text }”.
    }
cli-what-more = … and { $count } more: type more of the name.
cli-rules-how = Type rules and a number ({ $rule }, { $chapter }) or a word.
cli-overwrite = { $file } exists. Overwrite it? (y/n)
cli-save-first = Save the game to { $file }? (Enter: yes, n: no)
cli-saved = Saved to { $file }. To go on: patolli play --resume { $file }
cli-yes = y yes

cli-do-undo = undo
cli-do-redo = redo
cli-do-why = why
cli-do-what = what
cli-do-rules = rules
cli-do-board = board
cli-do-log = log
cli-do-save = save
cli-do-back = back
cli-do-help = help
cli-do-quit = quit

cli-play-help =
    A number picks from the list; where it says "… (6)", a shorter list follows, and "back" returns.
    Enter alone shows the list again, with what its pieces do.
    A move can be typed in full or in part: { $choice }, { $kind }.
      undo, redo      undo your last move, or play it again
      why MOVE        why a move is not possible: why { $kind }
      what PIECE      what a piece does, by its name or by the number of an entry that names it
      rules [TOPIC]   the rules with this number or word
      board [WORD]    the table; with a word, all that is on it about that word; board all: everything
      log             everything that has happened
      save [FILE]     save the game; patolli play --resume FILE goes on with it
      quit            leave

## Help. help-<command>, help-<command>--<argument>, or help--<argument> if it means the same everywhere.

help-arguments = Arguments
help-options = Options
help-commands = Commands
help-patolli = A table for strategy board games, for people, bots and researchers. Run without a command to open Patolli in your browser.
help-patolli--version = Show the version and exit.
help-play = Play a game here, in the terminal, with bots or with people who share the keyboard.
help-play--game_name = The game; see the command games. Not needed with --resume.
help-play--seats = Who sits where, clockwise: you, or the name of a bot. Default: you,greedy.
help-games = List the games and their options.
help-simulate = Have bots play many games. The same seed gives the same games, whatever --jobs is.
help-simulate--seats = Which bot sits where, e.g. random,greedy.
help-components = Show every printed value of a game and where it comes from.
help-components--source = Only values from this source: seed, public, recalled, house (or pack).
help-components--export_to = Write a pack with all values to this file, to fill in those of your copy.
help-rules = Show the numbered rules of a game.
help-rules--topic = A rule, a chapter or a word. Default: all rules.
help-match = Check or show the record of a game.
help-match-verify = Play every line again and check seats, legality, draws, checks and the final digest. Names the line that is wrong.
help-match-verify--files = Match files, or archives of them (lab dataset makes these).
help-match-show = Show the board and tell what happened.
help-match-show--file = A match file.
help-match-show--at = The position before this move (0: the start). Default: the last.
help-match-show--seat = Only what this seat may know, counted from 0. Default: what a spectator may know.
cli-balance = { $games } games. Mean score { $mean }, mean winning score { $winning }.
cli-balance-piece = piece
cli-balance-taken = taken by
cli-balance-share = wins against an even share
cli-balance-between = 95 %
cli-balance-rare = { $count } more pieces were taken by less than one seat in twenty.
cli-balance-verdict = { $often } pieces were taken often (by at least { $part } of the seats); { $outside } of them outside { $low } to { $high }, { $surely } surely.
cli-no-pieces-taken = { $game } does not say which pieces are taken.
cli-extra = This needs { $name }: pip install "patolli[{ $extra }]"
cli-cluster-missing = No Ray cluster runs on this machine. Start one with ray start --head, or name its address.
cli-cluster-silent = No Ray cluster answers at { $more }.
cli-cluster-address = "{ $more }" is not the address of a cluster: HOST:PORT.
cli-cluster-refused = This cluster cannot be used: { $more }
cli-cluster-lost = The cluster has broken down: { $more }
cli-no-features = { $game } has nothing to learn from yet: its advice names no features.
cli-train-round = Round { $round }, { $games } games: mean score { $mean }, winners { $winner }, error { $error }
cli-train-done = Weights written to { $file }
cli-train-start = { $file } is not about the features of { $game }.
cli-train-other = { $folder } was begun with other settings; name another folder.
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-between = 95 %
cli-arena-wins = won
cli-arena-score = score
cli-arena-time = ms a move
cli-arena-lost = Lost without being beaten, { $count } times: { $why }
cli-no-game-ended = No game was played to its end.
cli-arena-meeting = { $one } ahead of { $other }: { $ahead } of { $games }
help-lab = What many games tell about a game itself.
help-lab-balance = How often each piece is taken, and how often the player who took it wins.
help-lab-balance--opening = How many of each seat's first moves are made at random.
help-lab-balance--seats = Bots by seat. Default: four greedy ones.
help-lab-train = Learn what positions are worth from games that bots play with themselves. Stopped, or told to play more games, it goes on where it was.
help-lab-train--first = How many games of the first round, which follows the game's own advice.
help-lab-train--start = Weights to begin with, in place of the first round.
help-lab-train--per_round = How many games are played between two fittings.
help-lab-train--noise = How much the weights vary from seat to seat.
help-lab-train--ridge = How strongly the weights are held to those of the round before.
help-lab-train--foes = How many seats the greedy bot takes once there are weights: such games are quick.
help-lab-train--ends = How much the end of a game counts against what the weights say of a seat’s next turn; at 1 nothing else counts.
help-lab-train--window = How many rounds count when the weights are fitted, the last ones.
help-lab-train--slip = How far the game's own advice is misjudged in the first round, in points.
help-lab-train--folder = Where the rounds are kept.
help-lab-train--out = The file for the weights. Default: where the game looks for them.
help-lab-train--report_file = Write to this JSON file how strong the weights of some rounds are against opponents that stay the same.
help-lab-train--meetings = How many games each of these rounds plays against each opponent, for the report.
help-lab-tune = Mend weights until they foretell how far a seat will be ahead of the best of the others. Stopped, or told to play more rounds, it goes on where it was.
help-lab-tune--start = Weights to begin with.
help-lab-tune--rounds = How often the weights are mended.
help-lab-tune--games = How many games of a round.
help-lab-tune--folder = Where the rounds are kept.
help-lab-tune--out = The file for the weights. Default: where the game looks for them.
help-lab-tune--report_file = Write to this JSON file how strong the weights of some rounds are against opponents that stay the same.
help-lab-tune--meetings = How many games each of these rounds plays against each opponent, for the report.
help-lab-arena = Have bots meet each other, every company in all seatings with the same draws, and rate them.
help-lab-arena--bots = Names of bots; hard:FILE plays with the weights of a file.
help-lab-arena--games = How many games each company plays.
help-lab-arena--out = Write the report to this JSON file, and a picture beside it.
help-lab-dataset = Have bots play, and write all they saw, could choose and chose to Parquet tables, with the games beside them. The same command writes the same files.
help-lab-dataset--seats = Which bot sits where, e.g. random,greedy.
help-lab-dataset--out = The folder to write. It must not exist yet.
help-bench = Measure speed: decisions, copies and games per second.
help-bench--game_name = The game. Default: all games.
help-bench--peer = Also measure this other engine, in turns with ours, and give the ratio.
help-bench--learning = Also measure the environment for learners (patolli[rl]), in turns with the engine.
help--game_name = The game; see the command games.
help--option = Set a game option; can be repeated. See the command games.
help--pack = A pack: your own values in place of ours.
help--resume = Go on with a saved game from this file.
help--games = How many games.
help--players = How many play.
help--seed = Seed for the random draws.
help--jobs = How many processes share the work.
help--cluster = Share the work out over a Ray cluster in place of --jobs: the one that this machine is in, or the one at HOST:PORT (patolli[cluster]).
help--budget = How many positions bots that plan look at for one turn, if not as many as they could.
help--save = Write a file of every game to this folder.
help--force = Overwrite existing files.
help--as_json = Answer in JSON.
help--lang = en, ru or es. Default: the language of the terminal.
help--help = Show this message and exit.
cli-chances-said = chance said
cli-chances-won = games won
cli-chances-positions = positions
help-lab-chances = Fit the chances to win that reviews speak of to games between bots, and show how they come true in other games.
help-lab-chances--seats = Which bot sits where, e.g. hard,hard.
help-lab-chances--keep = Put what was fitted where the game looks for it.
help-lab-chances--out = Write the report to this JSON file.
cli-blunders-game = game
cli-blunders-turn = turn
cli-blunders-bot = bot
cli-blunders-said = said to cost
cli-blunders-played = won as played
cli-blunders-better = won with the better turn
cli-blunders-together =
    { $count ->
        [one] { $count } blunder, said to cost { $said } of 100 games. Played on { $worlds } times each way, the better turn won { $gained } of 100 more (goal: { $goal }; standard error { $error }).
       *[other] { $count } blunders, said to cost { $said } of 100 games each. Played on { $worlds } times each way, the better turns won { $gained } of 100 more (goal: { $goal }; standard error { $error }).
    }
help-lab-blunders = Review games between bots and play on from every blunder, as it was and with the better turn, with the same draws.
help-lab-blunders--seats = Which bot sits where.
help-lab-blunders--worlds = How often each is played on.
help-lab-blunders--out = Write the report to this JSON file.
cli-strong-source = source
cli-strong-points = points
cli-strong-total = together
help-lab-strong = Find what strong play scores by source, in games between bots, for reviews to compare with.
help-lab-strong--seats = Which bot sits where, e.g. hard,hard.
help-lab-strong--keep = Put the figures where reviews look for them.
