## The page for programs: tokens and the archive

programs-title = For programs
programs-about = A program of your own can play here in your name: against house bots, against friends or against other programs. It needs a token, which is like a password for just that program. Everybody at the table sees that a program is playing. How to write one is in docs/bot-api.md of the project, with an example of thirty lines.
programs-tokens = My tokens
programs-tokens-none = You have no tokens yet.
programs-new = New token
programs-name = What is it for?
programs-name-hint = e.g. My first bot
programs-scopes = What may the program do?
programs-scope-play = Play
programs-scope-play-about = sit down and play, and ask for hints where the table allows it
programs-scope-tables = Set up tables
programs-scope-tables-about = create tables, seat house bots, start and cancel
programs-scope-read = Read
programs-scope-read-about = see your tables and statistics, and tables as you see them
programs-expires = Valid for
programs-days = { $days ->
    [one] one day
   *[other] { $days } days
}
programs-for-ever = until you revoke it
programs-make = Create token
programs-name-first = Say what the token is for.
programs-scope-first = Allow the program at least one thing.
programs-most = You have { $most } tokens, which is the limit. Revoke one first.
programs-made = This is the token for “{ $name }”. Copy it now: it is not shown again.
programs-copy = Copy
programs-copied = The token has been copied.
programs-copy-by-hand = It could not be copied. Select it and copy it yourself.
programs-done = Done
programs-created = created on { $date }
programs-used = last used on { $date }
programs-unused = never used
programs-until = valid until { $date }
programs-expired = expired on { $date }
programs-revoke = Revoke
programs-revoke-named = Revoke “{ $name }”
programs-revoke-sure = Revoke “{ $name }”? Programs that use it are disconnected at once.
programs-keep = Keep
programs-revoked = The token has been revoked.
programs-archive = Archive
programs-archive-about = Finished public games of the last thirty days, one game file per line, for studying and training. Names are left out. Days are in UTC; one download has at most 25 games, and its Link header names the next.
programs-archive-none = No public game has been finished in the last thirty days.
programs-archive-day = { $game }, { $date }
programs-archive-games = { $games ->
    [one] one game
   *[other] { $games } games
}
