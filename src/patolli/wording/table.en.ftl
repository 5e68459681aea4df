# What the table says, whatever is played.

refusal-stale = The position has changed. Look again and choose.
refusal-not-your-seat = That is not your seat.
refusal-bot-plays = A bot is playing for this seat; take it back first.
refusal-resigned = The player in this seat has resigned.
refusal-present = This player is here, so a bot cannot take over.
refusal-nothing-to-take-back = You are already playing for yourself.
refusal-not-away-long = Not yet: this table gives players longer to come back.
refusal-table-waits = This table waits for its players, however long it takes.
refusal-frozen = The rules or values have changed since this game began, so it would no longer be the same game and cannot go on. You can still look at it and save it.
refusal-not-begun = The game has not begun: some players are still missing.
refusal-nothing-said = The message is empty.
refusal-not-stored = This could not be saved, so it does not count. Your seat is kept; please try again in a moment.
refusal-too-many = That is too much at once. Wait a moment.
refusal-too-heavy = That takes more time or memory than the server gives to one request.
refusal-no-name = Enter your name first.
refusal-bad-name = A name needs at least one visible letter or digit.
refusal-no-such-game = There is no such game.
refusal-no-such-lesson = There is no such lesson.
refusal-no-such-table = There is no such table.
refusal-no-such-person = There is nobody at this address, or they keep to themselves.
refusal-no-such-ply = The game does not have that many moves.
refusal-no-such-point = The game has { $plies } moves and { $seats } seats.
refusal-begun = The game has begun.
refusal-not-over = The game is not over.
refusal-fork-unfinished = You can branch off only from a finished game.
refusal-seated = You already have a seat at this table.
refusal-seated-invited = You already have a seat at this table. Someone else can still use the invitation.
refusal-no-seat = You have no seat at this table.
refusal-seat-taken = That seat is taken, or reserved for a friend.
refusal-no-free-seat = No seat is free.
refusal-others-eyes = While the game is on, you can only see your own view.
refusal-bad-invitation = This invitation is not valid, or has already been used.
refusal-bad-code = This code is not valid, or has already been used.
refusal-no-such-device = You are not signed in on such a device.
refusal-bad-recovery = This is not a valid recovery code. After five wrong ones it rests for some hours; another device of yours can still give you a transfer code.
refusal-other-name = That is not your name, so nothing was deleted.
refusal-damaged = Part of this game is missing, so it cannot go on. The person who runs this server can repair it with “patolli doctor”.
refusal-other-commitment = This is not what the server has committed to at this table. Reload the page.
refusal-entropy-given = You have already added your luck to this game.
refusal-no-entropy = There is nothing to add: enter some letters or digits.

table-waiting = Waiting for { $names }.
table-stood-in = A bot takes over for { $name }.
table-stood-in-absent = { $name } has been away for a long time; the others let a bot take over.
table-handed-back = { $name } is back and plays again.
table-out-of-time = { $name } has run out of time; a bot takes over.
table-resigned = { $name } has resigned.
table-trouble = The server cannot save moves just now. Nothing is lost: the game goes on by itself as soon as it can.
table-not-shown = The server cannot show this game just now. All moves are kept. Reload the page later; if that does not help, tell whoever runs the server.
table-carried-over = Patolli was updated. Every move of this game still leads to the same position, so it goes on.

plugged-bot = Plugged in by whoever runs this server.
serve-ready =
    Patolli is at { $address }
    Tables are kept in { $database }. Ctrl-C stops the server; games go on when it starts again.
help-serve = Open Patolli in your browser. Running patolli without a command does the same.
help-serve--host = The address to listen on; 0.0.0.0 lets others in your network in.
help-serve--port = The port. Default: 8000, or the next free one.
help-serve--db = Where tables are kept: a file, or postgresql+asyncpg://user@host/name.
help-serve--bot = Also offer this bot of your own in the lobby: module:Bot, or the name of a plugged one. Can be repeated.
help-serve--open_page = Open a browser, if there is one.
help-serve--allowed_host = A name under which the server may be reached, such as games.example.org; requests for other names are refused. Can be repeated. Default: any name.
help-serve--full_sync = Wait for the disk at every move, so that not even a power cut loses one (SQLite only).
help-serve--metrics = Answer Prometheus on this port.
help-serve--metrics_host = The address for --metrics. Default: this machine only.
help-serve--log = How the log is written: sentences, or one JSON object per line.
help-serve--access_log = Print a line for every request. Secrets in addresses are left out.

doctor-frozen = { $table } ({ $game }): can be viewed but not continued, because the rules or values have changed: { $detail }
doctor-damaged = { $table } ({ $game }): part of it is missing: { $detail }
doctor-unknown = { $table }: this version knows no game called { $game }
doctor-cut = { $table } ({ $game }): repaired. { $detail }; what came after that ({ $cut }) was taken out and kept in cut_entries
doctor-summary = Tables in order: { $whole } of { $tables }.
help-doctor = Check a database: that the lines of every game are all there, that its moves replay and that the digests match.
help-doctor--db = Where tables are kept: a file, or postgresql+asyncpg://user@host/name.
help-doctor--repair = Take a game with a gap back to the last move before the gap; what is taken out is kept.
