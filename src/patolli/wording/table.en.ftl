# What the table says, whatever is played.

refusal-stale = The game has moved on meanwhile.
refusal-not-your-seat = That is not your seat.
refusal-bot-plays = A bot is playing for this seat; take it back first.
refusal-resigned = This seat has resigned.
refusal-present = Somebody who is at the table plays for themselves.
refusal-nothing-to-take-back = You play for yourself already.
refusal-not-away-long = Not yet: this table gives people longer to come back.
refusal-table-waits = This table waits for its people, however long it takes.
refusal-frozen = The rules or figures have changed since this match began, and it would not be the same match any more, so it cannot go on. You can still look at it and save it.
refusal-not-begun = The match has not begun: not everybody is at the table yet.
refusal-nothing-said = There is nothing to say.
refusal-not-stored = The server cannot store moves just now, so nothing was done. Your place is kept; please try again in a moment.
refusal-too-many = That is too much at once. Wait a moment.
refusal-too-heavy = That takes more time or memory than the server gives to one request.
refusal-no-name = Say what you are called first.
refusal-bad-name = A name needs a letter or a digit that can be seen.
refusal-no-such-game = There is no such game.
refusal-no-such-table = There is no such table.
refusal-no-such-ply = The match is not that long.
refusal-no-such-point = The match has { $plies } moves and { $seats } seats.
refusal-begun = The match has begun.
refusal-not-over = The match is not over.
refusal-fork-unfinished = Only a match that is over can be played on from its middle.
refusal-seated = You have a seat at this table.
refusal-seated-invited = You have a seat at this table. The invitation is still good for somebody else.
refusal-no-seat = You have no seat at this table.
refusal-seat-taken = That seat is taken, or kept for a friend.
refusal-no-free-seat = No seat is free.
refusal-others-eyes = While the match goes on, you may look through your own eyes only.
refusal-bad-invitation = This invitation is not valid, or was used already.
refusal-bad-code = This code is not valid, or was used already.
refusal-damaged = Part of this match is missing, so it cannot go on. Whoever runs this server can repair it with “patolli doctor”.
refusal-other-commitment = This is not what the server has committed to at this table. Reload the page.
refusal-entropy-given = You have added your luck to this match already.
refusal-no-entropy = There is nothing to add: expected some letters or digits.

table-waiting = Waiting for { $names }.
table-stood-in = A bot plays for { $name } now.
table-stood-in-absent = { $name } has been away for long; the others let a bot play on.
table-handed-back = { $name } plays again.
table-out-of-time = { $name } has run out of time; a bot plays on.
table-resigned = { $name } has resigned.
table-trouble = The server cannot store moves just now. Nothing is lost: the game goes on by itself as soon as it can.
table-carried-over = Patolli was updated. Every move of this match still leads to the same position, so it goes on.

serve-ready =
    Patolli is at { $address }
    Tables are kept in { $database }. Ctrl-C stops the server; matches go on when it starts again.
help-serve = Start the table in the browser. This is also what happens without a command.
help-serve--host = The address to listen on; 0.0.0.0 lets others in your network in.
help-serve--port = The port; without it 8000, or the next that is free.
help-serve--db = Where tables are kept: a file, or postgresql+asyncpg://user@host/name.
help-serve--open_page = Open a browser, where there is one.
help-serve--allowed_host = A name by which the server may be called, such as games.example.org; requests for others are refused. May be given several times; without it any name will do.
help-serve--full_sync = Wait for the disk at every move, so that not even a power cut loses one (SQLite only).
help-serve--metrics = Answer Prometheus on this port.
help-serve--metrics_host = The address for --metrics; only this machine unless another is named.
help-serve--log = How the log is written: sentences, or one JSON object a line.
help-serve--access_log = Print a line for every request. Secrets in addresses are left out.

doctor-frozen = { $table } ({ $game }): shown but not played on, since the rules or figures are others now: { $detail }
doctor-damaged = { $table } ({ $game }): part of it is missing: { $detail }
doctor-unknown = { $table }: this version knows no game called { $game }
doctor-cut = { $table } ({ $game }): mended. { $detail }; what came after that ({ $cut }) was taken out and kept in cut_entries
doctor-summary = { $whole } of { $tables } tables are whole.
help-doctor = Look through a database: do the numbers of every match follow, do its moves replay, do the digests fit?
help-doctor--db = Where tables are kept: a file, or postgresql+asyncpg://user@host/name.
help-doctor--repair = Take a match with a hole in it back to the last move before the hole; what is taken out is kept.
