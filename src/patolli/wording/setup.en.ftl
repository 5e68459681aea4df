# What is wrong with the options, the seats or the pack of a table.

setup-seats = This game is for { $known } players, not for { $seats }.
setup-names = There are { $names } names for { $seats } seats.
setup-game = There is no game called “{ $value }”; choose { $known }.
setup-option = This game has no option “{ $value }”; its options are called { $known }.
setup-value = “{ $value }” is not possible here; choose { $known }.
setup-values = “{ $value }” is not possible here; choose all, none, or some of { $known }, joined by +.
setup-first = Player { $player } cannot begin: there are only { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
setup-bot = There is no bot called “{ $value }”; choose { $known }.
setup-me-twice = You can take only one seat yourself; the others at your screen need seats of their own.
setup-friend-twice = Each friend can be asked to one seat only.
setup-clock = “{ $value }” is not a clock; write { $known }, or nothing.
setup-seconds = Choose from { $low } to { $high } seconds, not { $value }.
setup-seconds-or-none = Choose 0 for never, or from { $low } to { $high } seconds, not { $value }.
setup-closed-anyone = A closed table has no seats for anyone: invite a friend, or let the table be found.
setup-closed-watched = Nobody can watch a closed table; choose a table by link instead.
setup-contest-size = Choose full tables: a multiple of { $seats }, at most { $high }.
setup-contest-series = In a series as many play as sit at the table: { $seats }.
setup-contest-rounds = Choose 1 to { $high } rounds.
setup-contest-bots = Choose a bot for the places that stay free.
setup-rated-usual = Rated games are played with the usual rules and components, so that they can be compared.
setup-rated-nobody = A rated table needs at least one person and one opponent.
setup-rated-here = At a rated table everybody plays at their own screen.
setup-rated-bot = The bot “{ $value }” has no rating in this game with so many seats; { $count ->
        [0] no bot has one yet.
       *[other] these have one: { $known }.
    }
setup-rated-clock = Here time running out must settle something by itself: a bot plays on, or the game is lost.

## Packs. { $here } is the table, the row and the field.

setup-pack-game = The pack must begin with { $game }.
setup-pack-name = The pack needs { $name }, on one line and with at most 80 characters.
setup-not-toml = This is not a TOML file: { $error }.
setup-too-long = The pack is longer than { $most } characters.
setup-long-line = Line { $line } is longer than { $most } characters.
setup-dots = Line { $line } has more than { $most } dots; a key here has only a few parts.
setup-missing = A value of the pack is missing or of the wrong kind: { $error }.
setup-table = { $here }: there is no such table; expected { $known }.
setup-table-name = No table can be called game or name: a pack begins with these words.
setup-one-table = { $here }: expected one table, not several rows.
setup-brackets = { $here }: expected rows in double brackets.
setup-no-id = { $here }: row { $row } has no id; expected { $known }.
setup-id = { $here }: there is no such id; expected { $known }.
setup-row = { $here }: there is no such row in this game.
setup-twice = { $here }: this row is given twice.
setup-rows = { $here }: expected the rows { $known } in this order.
setup-field = { $here }: there is no such field; expected { $known }.
setup-idle = { $count ->
        [0] { $here } cannot be changed; a pack may change nothing in this row.
       *[other] { $here } cannot be changed; in this row a pack may change { $known }.
    }
setup-kind = { $here } must be { $known }, not { $value }.
setup-kind-bool = true or false
setup-kind-int = a whole number
setup-kind-float = a number
setup-kind-str = a text
setup-kind-list = a list
setup-kind-dict = a table
setup-digits = { $here } must be a number of at most { $most } digits.
setup-number = { $here } must be a whole number from { $low } to { $high }, not { $value }.
setup-numbers = { $here } must be { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    }, not { $value }.
setup-rising = { $here } must be { $count } rising numbers, not { $value }.
setup-sum = { $here }: the numbers must add up to { $total }, not to { $found }.
setup-count-up = { $here } must be numbered from { $low } up, without a gap.
setup-one-of = { $here } must be { $known }, not { $value }.
setup-amounts = { $here } must give amounts from 0 to { $high } of { $known }, not { $value }.
