# What the browser app says, apart from the games themselves.

web-title = Würfelreich – dice games, free to play
web-hello = Welcome to the realm of dice
web-hello-more = Dice games against clever bots, with friends, or around one screen. One click and you’re playing.
web-unofficial = Unofficial: our own pictures and words, made by fans, not affiliated with the authors or publishers of the games.
web-home = Würfelreich: to the front page
web-front = To the front page
web-to-content = Skip to content
web-log = What is happening
web-loading = One moment …
web-not-loaded = Part of this page could not be loaded.
web-try-again = Try again
web-close = Close
web-back = Back
web-yes = Yes
web-no = No
web-not-found-title = Nothing here
web-not-found = There is no such page. Perhaps the link is incomplete.

## The front page

web-games = The games
web-facts = { $least }–{ $most } players · about { $minutes } minutes
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-with-friends = With friends
web-one-screen = On one screen
web-set-up = Set up a table
web-rules = Rules
web-my-games = My games
web-finished-games = Finished games
web-no-finished-games = No finished games yet. Those you finish stay here, to step through again.
web-show-all = Show all { $count }
web-lobby = Public tables
web-find-table = Find me a table
web-find-which = Which game would you like to play?
web-lobby-empty = There are no public tables at the moment. “Find me a table” opens one that others can join.
web-your-turn = Your turn
web-their-turn = { $name }’s turn
web-seats-free = { $free ->
    [0] Full
    [one] One free seat
   *[other] { $free } free seats
}
web-free = free
web-check-link = Check a game file

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-pace = Animation speed
web-pace-0 = None
web-pace-0-6 = Fast
web-pace-1 = Normal
web-pace-1-6 = Slow
web-sound = Sounds
web-confirm = Ask before a move counts
web-confirm-always = Always
web-confirm-harmful = If it could harm me
web-confirm-never = Never
web-odds-setting = Show exact odds where the table allows it
web-chances-setting = Show everybody’s chance to win where the table allows it
web-notices = Notify me when it is my turn
web-notices-blocked = Your browser blocks notifications. You can allow them in its settings for this page.

## Setting up a table

web-guest-name = Guest { $number }
web-your-name = Your name
web-your-name-none = any name you like
web-how-many = How many players?
web-seats = Seats
web-seat = Who sits in seat { $number }
web-sit-me = Me
web-sit-here = Somebody else at this screen
web-sit-open = Free, for a friend
web-sit-bot = A bot
web-player-name = Player { $number }
web-name-of-seat = Name of the person in seat { $number }
web-options = Options
web-option-of-seat = { $option }: seat { $number }
web-option-dealt = dealt, the player chooses
web-clock = Clock
web-clock-none = No clock
web-clock-pace = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} each{ $seconds ->
    [0] {""}
    [one] , plus one second per move
   *[other] , plus { $seconds } seconds per move
}
web-clock-days = { $days ->
    [one] One day
    [3] Three days
    [7] A week
   *[other] { $days } days
} per move
web-absent = If somebody is away
web-absent-after = { $minutes ->
    [0] everybody waits
    [one] a bot stands in after a minute
    [1440] a bot stands in after a day
   *[other] a bot stands in after { $minutes } minutes
}
web-allow-odds = Allow odds and hints
web-allow-odds-note = Everybody at the table can see the exact odds and the chances to win.
web-public = Public
web-public-note = Anyone can find the table on the front page; otherwise only people with the link can.
web-material = Material from your own box
web-material-own = This game uses { $name }.
web-material-note = Some of the material is reconstructed. If you own the box, you can load a material file with the real one; the rules page explains how.
web-begin = Start
web-invite = Open the table
web-invite-note = { $open ->
    [one] One seat is free: you get a link for a friend.
   *[other] { $open } seats are free: you get a link for friends.
}

## Before the start

web-waiting-for = { $open ->
    [one] One seat is still free.
   *[other] { $open } seats are still free.
}
web-table-full = The table is full. You can watch as soon as the game starts.
web-all-here = Everybody is here.
web-mixing = Mixing everybody’s dice …
web-mixing-waits = Mixing everybody’s dice … waiting for { $count ->
    [one] { $names }’s device
   *[other] the devices of { $names }
}.
web-cancel-start = Cancel the game
web-doubt = The dice of this game should not be trusted.
web-opening-commitment = The hash of the server’s secret is no longer the one this device saw when you sat down. This device is keeping its numbers to itself.
web-opening-terms = The game, its rules or its options are no longer those from when you sat down. This device is keeping its numbers to itself.
web-opening-seat = The server is about to begin without this device, or with other devices at the seats than it should. This device is keeping its numbers to itself.
web-opening-hash = The server is about to begin with other players or options than this page shows. This device is keeping its numbers to itself.
web-dice-behind = This device could not find out what has happened in the meantime, and is keeping its number to itself for now. Please try again.
web-me = you
web-sit-down = Sit down
web-sit-on = Sit down in seat { $number }
web-seat-bot = Add a bot in seat { $number }
web-get-up = Leave seat { $number }
web-get-up-short = Leave seat
web-remove = Remove { $name }
web-remove-short = Remove
web-begin-note = The game can start when all seats are taken: wait for somebody, or add a bot.
web-host-begins = The host starts the game when everybody is here.
web-invite-friends = Invite friends
web-invite-how = Send them this link, or let them scan the code. Whoever opens it can sit down and play; nobody needs an account.
web-copy-link = Copy the link
web-copied = Link copied.
web-qr = The link as a QR code
web-loopback = This address only works on this machine. For phones on your network, start the server with:
web-fair-title = Dice anyone can check
web-fair-promise = Every roll is mixed from a secret of the server and secret numbers from the players’ devices, so nobody can choose it. This is the hash of the server’s secret; after the game the secret is revealed, and one button recomputes every roll.
web-odds-on = Odds and hints for everybody
web-odds-off = No odds or hints
web-material-hosts = Material from the host’s own box

## At the table

web-table-tools = Table tools
web-players = Players
web-you = { $name }, you
web-on-turn = to play
web-away = away
web-away-since = since { $since }. From { $from } on, the others can declare in the menu that { $name } has left the game. They can also wait, or propose ending it there.
web-resigned = has resigned
web-timed-out = has run out of time
web-tray = Dice
web-rail = kept
web-face = { $colour } { $number }
web-die = Die { $number }: { $face }
web-die-kept = Die { $number }: { $face }, kept
web-roll = Roll
web-rolls-used = { $used ->
    [0] None of { $allowed } rolls yet
   *[other] Roll { $used } of { $allowed }
}
web-odds = Exact odds
web-chances = Chances to win
web-chances-none = The chances to win are not known for this material or this number of players.
web-chances-told = Chances to win: { $chances }.
web-chance-of = { $name } { $chance }
web-chance-under = under { $chance }
web-chance-over = over { $chance }
web-hint = Hint
web-hint-none = There is no hint just now.
web-moves = Moves
web-last = What happened last
web-no-moves = Nothing has happened yet.
web-earlier-moves = Show earlier moves
web-looking-back = Looking back
web-back-to-now = Back to now
web-skip = Fast forward
web-lost = Connection lost, reconnecting …
web-outdated = This page is older than the server. Please close it and open it again.
web-over = The game is over.
web-said = { $name }: { $message }
web-time-left = Time left for { $name }
web-confirm-move = Make this move?
web-harm-rolls-left = You still have rolls left.
web-harm-forgone = You would be giving something up.
web-harm-of-no-use = You cannot use these dice.
web-harm-already-won = This roll already wins.
web-harm-unfinished = You could finish an area.
web-do-it = Do it
web-take-back = Not yet
web-question = A question
web-asks-takeback = { $name } would like to take back the last move.
web-asks-end = { $name } proposes ending the game here.
web-asks-takeback-mine = You would like to take back the last move.
web-asks-end-mine = You propose ending the game here.
web-asked-wait = Waiting for the others.
web-declines = { $name } does not agree.
web-menu = Menu
web-ask-takeback = Ask to take back my last move
web-takeback = Take back my last move
web-ask-end = Propose ending the game
web-resign = Resign
web-resign-sure = Really resign?
web-declare-left = { $name } has been away for a long time: play on without { $name }
web-declare-left-sure = Really play on without { $name }, who will have resigned?
web-say = Say something
web-leave-table = Leave and come back later
web-watching = You’re watching.
web-spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-keys = Keys: 1–6 keep a die, Space rolls, Enter takes, I explains,{ $hints ->
    [yes] { " H shows a hint," }
   *[no] { "" }
} M shows the moves, Esc fast forwards.

## The end

web-ending-aborted = The table was closed.
web-ending-finished = Finished.
web-ending-agreed = Ended by agreement.
web-score-sheet = Score sheet
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-no-points = No points.
web-rematch = Play again
web-to-rematch = Go to the next game
web-replay = Step through the game
web-save-file = Save the game file
web-check-dice = Check the dice
web-dice-good = { $rolls ->
    [one] The only draw was recomputed in this browser, and it is right.
   *[other] All { $rolls } rolls and draws were recomputed in this browser, and every one is right.
}
web-dice-links = { $links ->
    [one] All { $rolls } rolls and draws are right, and one roll carries a number of a player’s own device.
   *[other] All { $rolls } rolls and draws are right, and { $links } rolls carry numbers of the players’ own devices.
}
web-dice-linked-good = { $links ->
    [0] All { $rolls } rolls and draws are right. You did not roll yourself, but this device’s first number, which nobody else could know, is mixed into every one.
    [one] All { $rolls } rolls and draws are right, and your one roll carries this device’s own number, which nobody else could know.
   *[other] All { $rolls } rolls and draws are right, and your { $links } rolls carry this device’s own numbers, which nobody else could know.
}
web-dice-faulty = Something is wrong with the dice of this game. Do not trust it.
web-dice-seed-missing = The game is over, but the server has not revealed its secret.
web-dice-wrong-links = { $faults ->
    [one] One roll carries a number
   *[other] { $faults } rolls carry a number
} that is not the next one of any device: the first is on line { $line }.
web-dice-record = To compare with the others: record { $record }. Everyone who saw this game should have the same; if not, somebody was shown another game.
web-file-unfinished = The game is not over in this file: it is still going on, was ended early, or the end of the file is missing.
web-dice-how = How does this work?
web-dice-how-text = Before the game, the server and every player’s device each commit to secret numbers, which can no longer be changed. With every roll you ask for, your device adds its next number, so neither the server nor a player can choose a roll, and the server cannot even foresee yours. Afterwards the server reveals its secret, and this browser recomputes every roll and compares the game with what it saw itself. If you do not trust the server’s page either, check the saved file in the terminal with wuerfelreich verify.
web-dice-wrong = { $faults ->
    [one] One roll is wrong
   *[other] { $faults } rolls are wrong
}: the first is “{ $label }” on line { $line }. This file has been changed, or somebody cheated.
web-dice-not-shown = What was drawn follows from the seed, but this file breaks the rules: the dice it shows may not be the ones drawn.
web-dice-promise-broken = The seed does not match the hash that was published before the game. These dice were chosen afterwards.
web-dice-unreadable = Line { $line } cannot be read: this is not a complete game file.
web-check-about = Choose a game file. Every move is checked against the rules, then you can have every roll recomputed in this browser.
web-game-file = Game file (.wr)
web-choose-file = Choose a file
web-moves-good = { $name }: all { $entries } entries follow the rules.
web-moves-wrong = { $name } does not follow the rules:
web-step = { $at } of { $all }
web-step-back = One step back
web-step-on = One step forward
web-play = Play
web-pause = Pause
web-slider = Step of the game

## The room: who is here, what people say, and who leads

web-won = You won.
web-more-games = Show more
web-not-here-yet = All seats are taken. { $names } { $count ->
    [one] is
   *[other] are
} not here yet.
web-withdraw = Withdraw
web-withdraws = { $name } no longer proposes it.
web-time-unknown = While the connection is lost, nobody here knows how much time is left.
web-no-such-table = There is no table with this link: it may be incomplete, or the table has been removed.
web-say-as = Say something as { $name }
web-show-talk = Show what others say
web-lead = { $name } takes the lead
web-lead-mine = You take the lead

## Installing the app, and no connection

web-offline = There is no connection to the server.
web-offline-more = Without it there is little to see here, and nothing to play. Würfelreich keeps trying by itself.
web-lists-later = Your games and the public tables will be here again when the connection is back.
web-not-opened = This page will open as soon as the server can be reached again.
web-install = Install the app
web-install-now = Install
web-install-offered = Würfelreich then has its own icon and opens at once, without the browser’s bars.
web-install-menu = Your browser’s menu has “Add to Home Screen” or “Install”: Würfelreich then has its own icon.
web-install-impossible = Not at this address: browsers install apps only over a secure connection (https) or on the computer the server runs on. Playing works all the same.

## Remarks in the first games

web-remark = Remark
web-remark-ok = Got it
web-remarks-off = No more remarks
web-remarks-setting = Remarks in my first games of a kind
web-remarks-are-off = No more remarks. You can switch them back on in the settings.

## Contrast

web-contrast = Contrast
web-contrast-auto = Same as the system
web-contrast-normal = Normal
web-contrast-high = High

## Bots’ characters, and my own name and picture

web-other-bot = Somebody else in seat { $number }
web-my-name = Name and picture
web-my-picture = Picture
web-my-colour = Colour of the picture
web-my-picture-note = Others see both. Seats you have already taken keep what you chose before.
web-emblem-die = Die
web-emblem-fox = Fox
web-emblem-owl = Owl
web-emblem-cat = Cat
web-emblem-bear = Bear
web-emblem-frog = Frog
web-emblem-hare = Hare
web-emblem-dragon = Dragon
web-colour-red = Red
web-colour-orange = Orange
web-colour-yellow = Yellow
web-colour-green = Green
web-colour-teal = Turquoise
web-colour-blue = Blue
web-colour-violet = Violet
web-colour-brown = Brown
web-key-space = space
web-key-enter = enter

## The end, and looking back

web-you-win = You win!
web-you-win-with = You and { $names } win!
web-end-kind = { $place ->
    [2] Second place – well played!
   *[other] Well played! May the dice be kinder next time.
}
web-end-resigned = You have resigned.
web-end-timed-out = Your time has run out.
web-places = Places
web-reached = reached
web-turning-point = The turning point
web-turning-point-chance = { $name }’s chance to win went from { $before } to { $after }.
web-turning-point-mine = Your chance to win went from { $before } to { $after }.
web-turning-point-look = Look at this moment
web-turn-of = { $number }. { $name }
web-turn-set-up = Set-up
web-turn-back = One turn back
web-turn-on = One turn forward
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-play-on = Play on from here
web-play-on-seat = Whose place will you take? Bots play for the others, and the dice are new.
web-replay-keys = Keys: the arrows go one step, Page Up and Page Down one turn, Space plays and pauses.

## The rules, opened over the table

web-rules-contents = Contents
web-rules-back = Back to the game
web-rules-here = What can I do now?

## Hints: a bot’s move explained

web-why = Why?
web-why-of = Why? – { $who }
web-why-about = Says why { $who } moved like that, and what would have been the next best idea.
web-hint-about-do-it = Plays at once what the hint says. If dice are to be kept, the others are rolled, too.
web-bar-about-close = Puts this away. On the table nothing changes.

## Explanations of things on the table

web-explain-turn = It is { $who }’s turn.
web-explain-asks = Asks for
web-explain-points = Points
web-explain-chance = Chance
web-explain-chance-kept = Chance with the dice kept
web-explain-owners = Among the players
web-explain-owner = { $who }: { $count }
web-explain-nobody = nobody has any
web-explain-unseen = Still face down
web-explain-of-cards = { $count ->
    [0] none
   *[other] { $count } of { $all ->
        [one] one card
       *[other] { $all } cards
    }
}
web-explain-rolls = Rolls
web-explain-die = Dice that you keep stay as they are when you roll the others.
web-explain-die-keep = Tap it to keep it when you roll the others.
web-explain-die-release = You are keeping it. Tap it to roll it again with the others.
web-explain-die-waits = It lies here until it is rolled.
web-explain-roll = Rolls all the dice that you do not keep.
web-explain-none = There is nothing to explain here. Tab leads to the things on the table.
web-explain-bot = Bot

## The waiting room

web-invite-more = There is still room: pass the link on to your friends.

## The coach

web-coach = Coach
web-coach-setting = Coach
web-coach-note = In games against bots: says so when a move costs you a lot, and what would have been better.
web-coach-cost = There was something better: your chance to win went from { $before } to { $after }.
web-coach-better = Better: { $play }
web-coach-take-back = Take it back
web-coach-try = Try again at a practice table
web-coach-about-take-back = Undoes your decision: you decide once more, in the same position.
web-coach-about-try = Opens a table where you decide once more, with other dice to come. Your game waits for you under “My games”.
web-coach-branch = Here you can decide again, with other dice. Your game is waiting for you under “My games”.
web-practice = Practice

## Statistics

web-statistics = Statistics
web-card-account = Luck { $luck }, given away { $loss } per decision

## The review of a finished game

web-review = Review
web-review-link = Luck or skill?
web-review-curve = Everybody’s chance to win
web-review-curve-told = Chances to win over the game. { $courses }
web-review-curve-of = { $name }: { $start } at the start, between { $lowest } and { $highest }, { $end } at the end
web-review-moment = Moment of the game
web-review-findings = What the review found
web-review-players = Everybody’s luck and play
web-review-computing = The game is being reviewed. The curve grows as it goes; the rest follows.
web-review-none = There is no review
web-review-points = { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
}
web-review-luck = Luck
web-review-luck-gave = Luck brought { $points }.
web-review-luck-took = Bad luck cost { $points }.
web-review-luck-none = Neither lucky nor unlucky.
web-review-luck-usual = Nothing unusual.
web-review-luck-in = That much luck comes up in { $games ->
    [100] fewer than one game in a hundred
   *[other] one game out of { $games }
}.
web-review-bad-luck-in = That much bad luck comes up in { $games ->
    [100] fewer than one game in a hundred
   *[other] one game out of { $games }
}.
web-review-wasted = Given away
web-review-per-decision = { $points } per decision, in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
web-review-no-decisions = There was nothing to decide.
web-review-account = How the result came about
web-review-account-note = Every loss counts here: also those smaller than the computer’s error, and what a bot that stood in cost. The figure above leaves them out.
web-review-lucky = Good luck: { $name } gained { $points }.
web-review-unlucky = Bad luck: { $name } lost { $points }.
web-review-gave-away = { $name } gave away { $points }.
web-review-helped = That brought { $name } { $points }.
web-review-costliest = The costliest decisions
web-review-costliest-about = Counted in percentage points of the chance to win.
web-review-no-costly = Nobody gave away anything worth mentioning. Well played!
web-review-played = Played:
web-review-better = Best:
web-review-look = Look
web-review-look-at = Look: { $name } gave away { $points }
web-review-try = Try it yourself
web-review-try-as = Try it yourself as { $name }: { $points } given away
web-review-rolls = The best roll and the worst
web-review-luckiest = Luckiest roll
web-review-unluckiest = Unluckiest roll
web-review-turning-points = Turning points
web-review-share = A picture of the curve
web-review-share-now = Share
web-review-save-png = Save as PNG
web-review-save-svg = Save as SVG
web-review-picture-luck = Luck: { $points } percentage points
web-review-how = Where do these numbers come from?
web-review-how-text = For every moment of the game the computer estimates everybody’s chance to win; within a turn it calculates exactly. If a roll raises your chance more than the average roll would, the difference is luck. If another move would have given you a better chance, the difference is what you gave away. All of it is counted in percentage points of the chance to win. Differences smaller than the computer’s own error are held against nobody.
web-review-comparison-same = How rare such luck is, and who plays like this, is known from { $games } simulated games.
web-review-comparison-earlier = How rare such luck is, and who plays like this, is known from { $games } simulated games, measured with an earlier version of the computer player.
web-review-comparison-none = How rare such luck is, and who plays like this, has not been measured for this game with this number of players.
web-review-file = Review a game file
web-review-file-about = Choose the file of a finished game. Its moves and dice are checked, and then the game is reviewed.
web-review-file-reading = The file is being checked …
web-review-file-large = This file is too large to be a game.

## Programs

web-programs = For programs
web-program = program
web-program-of = a program of { $name }
web-public-archive = Once finished, public games are in the archive for programs, without names.

## Duplicate: several tables with the same dice

web-duplicate-way = Duplicate: several tables, same dice
web-duplicate-link = To all tables of this group
web-duplicate-promise = This table belongs to a group: all its tables roll the same dice. The server has fixed them already; this is the hash of their seed, which becomes public when the last table has finished. Then every roll can be checked.

## Review: marks on the table, practice tables, finished games and the picture of the curve

web-review-mark-played = played
web-review-mark-best = best
web-practice-to-review = Back to the review
web-practice-to-game = Back to the game
web-practice-seat = You play for { $name }.
web-practice-instead = { $bot } for { $name }
web-practice-bots = Bots play here: { $pairs }.
web-finished-way = { $way } – { $game }, { $date }
web-to-table = To the table

# Lists of tables

web-duplicate = Duplicate
web-comparison = Comparison
