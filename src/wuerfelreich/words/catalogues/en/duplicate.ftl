# Duplicate: several tables play with the same dice, and are compared afterwards.

duplicate-title = Duplicate
duplicate-about = Several tables play the same game with the same dice. Afterwards you see what everybody made of the same luck.
duplicate-tables = How many tables?
duplicate-people = People at each table
duplicate-people-all = { $people }, no bots
duplicate-people-bots = { $people }, and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
duplicate-level = Level of the bots
duplicate-until = Open for
duplicate-hours-3 = three hours
duplicate-hours-24 = one day
duplicate-hours-168 = one week
duplicate-hours-720 = one month
duplicate-make = Make the tables
duplicate-make-note = You then get a link for everybody. Each person plays at one table only.
duplicate-deadline = Open until { $when }. Games that are not over by then are ended.
duplicate-played = { $played ->
    [0] No table has finished yet.
    [one] One of { $tables } tables has finished.
   *[other] { $played } of { $tables } tables have finished.
}
duplicate-over = All tables are done. See how they compare.
duplicate-empty = Nobody has finished a game at these tables, so there is nothing to compare.
duplicate-invite = Send this link to everybody who should play.
duplicate-table = Table { $number }
duplicate-table-free = Nobody has come yet.
duplicate-table-open = Waiting for { $open ->
    [one] one more person
   *[other] { $open } more people
}
duplicate-table-ready = About to begin
duplicate-table-running = Playing
duplicate-table-finished = Finished
duplicate-table-ended = Ended before it was finished
duplicate-join = Play here
duplicate-go-on = To my table
duplicate-look = Look on
duplicate-replay = Replay
duplicate-review = Review
duplicate-file = File
duplicate-of-table = { $what }: table { $number }
duplicate-secret = You can look on once your own game here is over.
duplicate-end = End it now
duplicate-end-note = Nobody can join any more, and the tables are compared.
duplicate-seats = Seat by seat
duplicate-seats-about = The same turn had the same dice at every table, as far as the games went the same way. So compare who sat in the same seat; the best result comes first.
duplicate-seat = Seat { $number }
duplicate-seat-told = Seat { $number }
duplicate-rank = Rank
duplicate-where = Table
duplicate-who = Player
duplicate-points = Points
duplicate-place = Place
duplicate-difference = ± mean
duplicate-mean = Mean: { $mean }
duplicate-rolls = Roll by roll
duplicate-rolls-about = { $common ->
    [0] The tables have no roll in common.
   *[other] { $others ->
        [0] All rolls that happened at more than one table ({ $common }) were exactly the same everywhere.
       *[other] { $common } rolls happened at more than one table; { $equal } of them were exactly the same everywhere. The others began from different dice or cards.
    }
}
duplicate-everywhere = The same everywhere
duplicate-differs = Different
duplicate-turn = Turn { $turn }
duplicate-more = The first { $count } are shown.
duplicate-dice = The dice
duplicate-dice-secret = All dice of these tables follow from one seed. Its hash is public from the start; the seed itself follows once the last table has finished.
duplicate-dice-open = All dice of these tables follow from this seed, whose hash was public before the first roll. Save the files of the tables and check them yourself:
duplicate-commitment = Hash of the seed
duplicate-seed = Seed

# What else there is to say
duplicate-full = Every seat is taken. Once everybody has finished, you will see here how they compare.
duplicate-later = To be seen once all tables have finished.
duplicate-reached = Reached
duplicate-reached-about = Where places are equal, whoever reached more of the goal is ahead. “Reached” counts { $what }.
duplicate-all-rolls = Show all { $count } rolls
duplicate-first-rolls = Show the first { $count } rolls
duplicate-end-sure = End this duplicate?
duplicate-end-keep = Keep it open
