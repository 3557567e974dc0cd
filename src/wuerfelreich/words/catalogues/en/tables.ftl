# At an online table.

## Why the table refuses

table-refusal-started = The game has already started.
table-refusal-not-started = The game has not started yet.
table-refusal-not-over = The game is not over yet.
table-refusal-full = All seats are taken.
table-refusal-taken = Seat { $seat } is taken.
table-refusal-seat-open = Nobody is sitting in seat { $seat }.
table-refusal-seats-open = Some seats are still open: add a bot, or wait for somebody to join.
table-refusal-already-seated = You are already sitting at this table; give a name to add a second person at your screen.
table-refusal-name-taken = Somebody at this table is already called { $name }.
table-refusal-name = A name may contain only printable characters and cannot be blank.
table-refusal-removed = The host has asked you to leave this table.
table-refusal-host-only = Only the host can do this.
table-refusal-no-such-bot = There is no bot called { $level }.
table-refusal-no-such-table = There is no such table.
table-refusal-no-such-game = There is no game called { $game }.
table-refusal-settings = A table cannot be set up like this: { $why }.
table-refusal-notation = This cannot be read: { $why }.
table-refusal-not-your-seat = This is not your seat.
table-refusal-not-your-turn = It is { $seat }’s turn.
table-refusal-nothing-to-roll = There is nothing to roll now.
table-refusal-nothing-asked = Nobody has asked you anything.
table-refusal-question-over = This question is no longer open.
table-refusal-already-resigned = You have already resigned.
table-refusal-timed-out = Your time has run out.
table-refusal-not-away = The player in seat { $seat } has not been away for long enough.
table-refusal-stale = Something has happened in the meantime; look again.
table-refusal-too-long = A game cannot have more than { $most } moves.
table-refusal-too-much = This has been done too often at this table.
table-refusal-known-tip = This device already takes part in the dice, or its numbers are not its own.
table-refusal-wrong-link = This number does not continue the device’s chain.
table-refusal-already-shown = This device has already shown its first number.
table-refusal-other-opening = The table is no longer the one this device has seen; look again.
table-refusal-awaited = { $names } has not come to this table yet. Wait a moment, or free the seat.

## Preset messages

message-hello = Hello!
message-good-luck = Good luck!
message-well-played = Well played!
message-oops = Oops.
message-thanks = Thank you!
message-one-moment = One moment, please.
message-your-turn = Your turn!
message-good-game = Good game!

## Playing on from a step

table-refusal-no-branch = The game cannot be played on from there: it is over by then, or this seat is out of it.

## Programs

table-refusal-scope = The program’s token does not allow this: the scope “{ $scope }” is missing.
table-refusal-sits-in-person = You are sitting here in person; a program may only play in seats it has taken itself.
table-refusal-program-sits = Your program is already sitting at this table.

## What the operator of the server has done

closed-by-operator-unsaid = The operator of this server has closed the table.
closed-by-operator-conduct = The operator of this server has closed the table because of somebody’s conduct.
closed-by-operator-fault = The operator of this server has closed the table because of a technical fault.
closed-by-operator-maintenance = The operator of this server has closed the table for maintenance.
closed-by-operator-request = The operator of this server has closed the table because players asked for it.
closed-by-operator-host = The operator of this server has removed the host, so the table is closed.
table-refusal-silenced = The operator of this server does not let you send messages or choose names.

## Duplicate

duplicate-refusal-not-yet = This table belongs to a group that is still playing with the same dice. You can look on once you have finished your own game there, or when the group is over.
duplicate-refusal-seated-elsewhere = You are sitting at another table of this group, and nobody rolls the same dice twice.
duplicate-refusal-closed = Nobody can join this group any more.
duplicate-refusal-playing = There is still a game going on. Wait until it is over.
duplicate-refusal-none = There is no such group of tables.
duplicate-refusal-not-over = Not all tables have finished yet.
duplicate-refusal-people = There cannot be more people than seats.
