# At an online table.

## Why the table refuses

table-refusal-started = The game has begun already.
table-refusal-not-started = The game has not begun yet.
table-refusal-not-over = The game is not over yet.
table-refusal-full = All seats are taken.
table-refusal-taken = Seat { $seat } is taken.
table-refusal-seat-open = Nobody sits on seat { $seat }.
table-refusal-seats-open = Some seats are still open: seat a bot there, or wait for somebody.
table-refusal-already-seated = You sit at this table already; give a name for a second person at your screen.
table-refusal-name-taken = Somebody at this table is called { $name } already.
table-refusal-name = A name has only characters that can be shown.
table-refusal-removed = The host has asked you to leave this table.
table-refusal-host-only = Only the host may do this.
table-refusal-no-such-bot = There is no bot called { $level }.
table-refusal-no-such-table = There is no such table.
table-refusal-no-such-game = There is no game called { $game }.
table-refusal-settings = This table cannot be set up: { $why }.
table-refusal-notation = This cannot be read: { $why }.
table-refusal-not-your-seat = This is not your seat.
table-refusal-not-your-turn = It is { $seat }’s turn.
table-refusal-nothing-to-roll = There is nothing to roll now.
table-refusal-nothing-asked = Nobody has asked you anything.
table-refusal-already-resigned = You have resigned already.
table-refusal-stale = Something has happened since; look again.
table-refusal-too-long = A game has at most { $most } moves.
table-refusal-too-much = That is enough of this at one table.

## Ready-made messages

message-hello = Hello!
message-good-luck = Good luck!
message-well-played = Well played!
message-oops = Oops.
message-thanks = Thank you!
message-one-moment = One moment, please.
message-your-turn = Your turn!
message-good-game = Good game!
