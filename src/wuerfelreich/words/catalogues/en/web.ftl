# What the browser app says, beside the games themselves.

web-title = Würfelreich – four dice games, free to play
web-hello = Welcome to the realm of dice
web-hello-more = Four dice games against clever bots, with friends, or around one screen. One click and you play.
web-unofficial = Unofficial: our own pictures and words, made by fans, not connected with the authors or publishers of the games.
web-home = Würfelreich: to the front page
web-front = To the front page
web-to-content = Skip to the content
web-log = What happens
web-loading = One moment …
web-close = Close
web-back = Back
web-yes = Yes
web-no = No
web-not-found-title = Nothing here
web-not-found = There is no such page. Perhaps the link is not complete.

## The front page

web-games = The games
web-facts = { $least }–{ $most } players · about { $minutes } minutes
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-with-friends = With friends
web-one-screen = At one screen
web-set-up = Set up a table
web-rules = Rules
web-my-games = My games
web-show-all = Show all { $count }
web-lobby = Public tables
web-find-table = Find me a table
web-lobby-empty = No public table at the moment. Find me a table opens one, and others can join you.
web-your-turn = Your turn
web-their-turn = { $name }’s turn
web-seats-free = { $free ->
    [one] One free seat
   *[other] { $free } free seats
}
web-free = free
web-check-link = Check a game file

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-pace = Pace of animations
web-pace-0 = None
web-pace-0-6 = Quick
web-pace-1 = Normal
web-pace-1-6 = Calm
web-sound = Sounds
web-confirm = Ask before a move counts
web-confirm-always = Always
web-confirm-harmful = If it harms me
web-confirm-never = Never
web-odds-setting = Show exact odds where the table allows it
web-notices = Notify me when it is my turn

## Setting up a table

web-guest-name = Guest { $number }
web-your-name = Your name
web-your-name-none = any name you like
web-how-many = How many play?
web-seats = Seats
web-seat = Who sits on seat { $number }
web-sit-me = Me
web-sit-here = Somebody at this screen
web-sit-open = Free, for a friend
web-sit-bot = A bot
web-player-name = Player { $number }
web-name-of-seat = Name of the person on seat { $number }
web-options = Options
web-option-of-seat = { $option }: seat { $number }
web-option-dealt = dealt, and chosen by the player
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 5 minutes each, 10 seconds per move
web-clock-calm = 15 minutes each, 20 seconds per move
web-clock-day-1 = One day per move
web-clock-days-3 = Three days per move
web-clock-days-7 = A week per move
web-absent = When somebody is away
web-absent-after = { $minutes ->
    [0] everybody waits
    [one] a bot helps out after a minute
    [1440] a bot helps out after a day
   *[other] a bot helps out after { $minutes } minutes
}
web-allow-odds = Odds and hints allowed
web-allow-odds-note = Everybody at the table may see the exact odds.
web-public = Public
web-public-note = Everybody finds the table on the front page; otherwise only who has the link.
web-material = Cards of your own box
web-material-own = This game uses { $name }.
web-material-note = Some cards are reconstructed. Who owns the box can load a material file with the true ones; the rules page says how.
web-begin = Begin
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
web-all-here = Everybody is here.
web-me = you
web-sit-down = Sit down
web-sit-on = Sit down on seat { $number }
web-seat-bot = A bot for seat { $number }
web-get-up = Get up from seat { $number }
web-get-up-short = Get up
web-remove = Remove { $name }
web-remove-short = Remove
web-begin-note = It begins when all seats are taken: wait for somebody, or seat a bot.
web-host-begins = The host begins when everybody is here.
web-invite-friends = Invite friends
web-invite-how = Send this link, or let them scan the picture. Who opens it sits down and plays; nobody needs an account.
web-copy-link = Copy the link
web-copied = The link is copied.
web-qr = The link as a QR code
web-loopback = This address works on this machine only. For phones in your network start it with:
web-fair-title = Dice anyone can check
web-fair-promise = The dice are fixed by a secret seed of the server and a seed of every player. This is the hash of the secret; after the game it is opened, and one button computes every roll again.
web-odds-agreed = At this table everybody may see odds and hints.

## At the table

web-table-tools = Tools of the table
web-players = Players
web-you = { $name }, you
web-on-turn = on turn
web-away = away
web-resigned = has resigned
web-tray = Dice
web-rail = kept
web-face = { $colour } { $number }
web-die = Die { $number }: { $face }
web-die-kept = Die { $number }: { $face }, kept
web-roll = Roll
web-rolls-used = Roll { $used } of { $allowed }
web-odds = Exact odds
web-hint = Hint
web-hint-cost = { $offer }: worth { $cost } less
web-moves = Moves
web-no-moves = Nothing has happened yet.
web-looking-back = Looking back
web-back-to-now = Back to now
web-skip = Skip
web-lost = Connection lost, trying again …
web-outdated = This page is older than the server. Please close it and open it again.
web-over = The game is over.
web-said = { $name }: { $message }
web-time-left = Time left for { $name }
web-confirm-move = Does this move count?
web-harm-rolls-left = You still have rolls left.
web-harm-forgone = You would be giving something up.
web-harm-of-no-use = You cannot use these dice.
web-do-it = Do it
web-take-back = Not yet
web-question = A question
web-asks-takeback = { $name } would like to take the last move back.
web-asks-end = { $name } proposes to end the game here.
web-asked-wait = Waiting for the others.
web-menu = Menu
web-ask-takeback = Take the last move back
web-ask-end = Propose to end the game
web-resign = Give up
web-resign-sure = Really give up?
web-say = Say something
web-leave-table = Leave, and come back later
web-spectators = { $count ->
    [0] Nobody looks on.
    [one] One person looks on.
   *[other] { $count } people look on.
}
web-keys = Keys: 1–6 keep a die, space rolls, enter takes, H hint, M moves, escape skips.

## The end

web-ending-aborted = The table was closed.
web-ending-agreed = Ended by agreement.
web-score-sheet = Score sheet
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-no-points = No points.
web-rematch = Play again
web-to-rematch = To the next game
web-replay = Step through the game
web-save-file = Save the game file
web-check-dice = Check the dice
web-dice-good = { $rolls ->
    [one] The one roll was computed again, and it is right.
   *[other] All { $rolls } rolls were computed again in this browser, and every one is right. Nobody could choose them.
}
web-dice-wrong = { $faults ->
    [one] One roll is wrong
   *[other] { $faults } rolls are wrong
}: the first is “{ $label }” in line { $line }. This file has been changed, or somebody cheated.
web-dice-promise-broken = The seed does not fit the hash that was published before the game. These dice were chosen afterwards.
web-dice-unreadable = Line { $line } cannot be read: this is no complete game file.
web-check-about = Choose a game file. Every move is checked against the rules, and every roll is computed again in this browser.
web-game-file = Game file (.wr)
web-choose-file = Choose a file
web-moves-good = { $name }: all { $entries } entries follow the rules.
web-moves-wrong = { $name } does not follow the rules:
web-step = { $at } of { $all }
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-slider = Step of the game
