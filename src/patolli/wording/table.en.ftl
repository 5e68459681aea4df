# What the table says, whatever is played.

refusal-stale = The game has moved on meanwhile.
refusal-not-your-seat = That is not your seat.
refusal-bot-plays = A bot is playing for this seat; take it back first.
refusal-resigned = This seat has resigned.
refusal-present = Somebody who is at the table plays for themselves.
refusal-unknown-bot = There is no such bot.
refusal-frozen = The rules have changed since this match began, so it cannot go on. You can still look at it.
refusal-not-begun = The match has not begun: seats are still free.
refusal-nothing-said = There is nothing to say.
refusal-not-stored = It could not be stored, so it was not done. Please try again.
refusal-too-many = That is too much at once. Wait a moment.

table-waiting = Waiting for { $names }.
table-stood-in = A bot plays for { $name } now.
table-handed-back = { $name } plays again.
table-out-of-time = { $name } has run out of time; a bot plays on.
table-resigned = { $name } has resigned.

serve-ready =
    Patolli is at { $address }
    Tables are kept in { $database }. Ctrl-C stops the server; matches go on when it starts again.
help-serve = Start the table in the browser. This is also what happens without a command.
help-serve--host = The address to listen on; 0.0.0.0 lets others in your network in.
help-serve--port = The port; without it 8000, or the next that is free.
help-serve--db = Where tables are kept: a file, or postgresql+asyncpg://user@host/name.
help-serve--open_page = Open a browser, where there is one.
help-serve--full_sync = Wait for the disk at every move, so that not even a power cut loses one (SQLite only).
help-serve--access_log = Print a line for every request. Secrets in addresses are left out.
