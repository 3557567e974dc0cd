# What the server says.

server-not-found = There is nothing here.
server-bad-method = This cannot be done here.
server-bad-type = The server does not take this kind of content.
server-bad-input = This cannot be understood: { $why }.
server-bad-host = The server does not go by this name.
server-bad-origin = Another site has asked for this; only the pages of this server may.
server-too-large = This is too large.
server-too-many = Too much at once; wait a moment.
server-too-many-sockets = Too many connections are open.
server-too-many-faults = Too many messages could not be understood.
server-too-many-tables = You have { $most } tables that are not over; end one first.
server-too-slow = The connection could not keep up; connect again.
server-restart = The server restarts; connect again in a moment.
server-no-guest = Choose a name first.
server-no-odds = Odds and hints are switched off at this table.
server-not-text = Messages are text.
server-nothing-to-decide = There is nothing to decide now.
server-busy = The server is busy; try again.
server-cannot-store = The server cannot store anything at the moment; nothing has changed.
server-failed = Something went wrong on the server.
server-listening = Würfelreich is at { $address }
server-scan = Others in the local network can scan this:
server-unsound-file = This file breaks the rules or its dice are not those of its seed: { $why }
server-unfinished-file = This game is not over; only finished games can be kept here.
server-long-file = Only games of at most { $most } moves can be kept here.
server-too-many-games = You keep { $most } game files here; that is all there is room for.
