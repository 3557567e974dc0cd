# What the server says.

server-not-found = There is nothing here.
server-bad-method = This cannot be done here.
server-bad-type = The server does not accept this type of content.
server-bad-input = This cannot be understood: { $why }.
server-bad-file = This is not a game file, or it is damaged.
server-bad-file-line = This game file is damaged: line { $line } cannot be read.
server-bad-host = The server cannot be reached under this name.
server-bad-origin = This request came from another site; only this server’s own pages may send it.
server-too-large = This is too large.
server-too-many = Too many requests at once; wait a moment.
server-too-many-sockets = Too many connections are open.
server-too-many-connections = Too many connections are open from your address, or on the server; try again in a moment.
server-slow-request = The request took too long to arrive.
server-too-many-jobs = You have asked for a lot and are still waiting for the answers; wait for those first.
server-long-job = That took too long and was stopped.
server-too-many-faults = Too many messages could not be understood.
server-too-many-tables = You already have { $most } unfinished tables; finish one first.
server-too-slow = Your connection could not keep up; please reconnect.
server-restart = The server is restarting; reconnect in a moment.
server-no-guest = Choose a name first.
server-no-odds = Odds and hints are turned off at this table.
server-not-text = Messages must be text, not binary.
server-nothing-to-decide = There is nothing to decide now.
server-busy = The server is busy; try again.
server-cannot-store = The server cannot store anything at the moment; nothing has changed.
server-failed = Something went wrong on the server.
server-listening = Würfelreich is running at { $address }
server-scan = Others on the local network can scan this:
server-unsound-file = This file breaks the rules, or its dice do not match its seed: { $why }
server-unfinished-file = This game is not over yet. Only finished games can be looked at here.
server-long-file = Only games of up to { $most } moves can be imported.
server-too-many-games = You have already imported { $most } games, which is the limit.
server-no-app = The browser app has not been built: run make play.
share-title = Play { $game } with me
server-how-to-end = Press Ctrl+C to stop it; games are saved.
server-unreadable = This table cannot be read: its data on the server is damaged. Please tell whoever runs the server.
server-running = Würfelreich is already running at { $address }

backup-written = { $file } has everything so far: { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
backup-restored = { $file } is now the database.
backup-old-kept = The old one is kept as { $file }.
backup-damaged = { $tables ->
    [one] One table in it is damaged:
   *[other] { $tables } tables in it are damaged:
}

## Hints

server-nothing-to-explain = That event is not a move that could be explained.

## Reviews

server-review-no-result = Only a game that was played to its end can be reviewed.
server-review-too-long = Only games of up to { $most } moves can be reviewed.

## Coach and statistics

server-no-coach = The coach only speaks to somebody who plays alone against bots.

## Moving a database

move-done = Everything has been moved and checked: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events ->
    [one] one event
   *[other] { $events } events
}.

## Programs

server-bad-token = This token is not valid: it is misspelt, has expired or has been revoked.
server-token-revoked = The token of this connection has expired or has been revoked.
server-token-scope = This token does not allow it: the scope “{ $scope }” is missing.
server-token-never = No token allows this; only the guest can do it, in the browser.
server-too-many-tokens = You already have { $most } tokens; revoke one first.
server-no-such-token = You have no such token.

## Administration

server-removed = The operator of this server has removed you.
admin-closed = The table is closed.
admin-silenced = This guest can no longer send messages or choose names.
admin-unsilenced = This guest can send messages and choose names again.
admin-removed = This guest has been removed from all tables and cannot come back.
admin-readmitted = This guest can come back.
admin-later = No server is running; this takes effect when one starts.
admin-slow = This has been ordered, but no server has done it yet; look again in a moment.
admin-no-tables = There are no such tables.
admin-count-tables = Tables
admin-count-guests = Guests
admin-count-games = Finished games
admin-count-sizes = By number of players
admin-count-size = { $players } players
admin-count-bots = Seats of bots
admin-count-day = { $games ->
    [one] one game
   *[other] { $games } games
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}
