# Playing in the terminal.

terminal-command-help = help
terminal-command-undo = undo
terminal-command-hint = hint
terminal-command-odds = odds
terminal-command-score = score
terminal-command-log = log
terminal-command-quit = quit
terminal-command-roll = roll
terminal-prompt = Your move (? for help):{ " " }
terminal-roll-prompt = Press Enter to roll (? for help):{ " " }
terminal-roll-help = Press Enter to roll, or type undo, odds, score, log or quit.
terminal-go-on = Press Enter to continue.{ " " }
terminal-say-something = Type a letter from the list, or ? for help.
terminal-not-understood = “{ $answer }” means nothing here; type ? to see what you can do.
terminal-keep-digits = Type digits to keep dice and roll the others: 134 keeps the first, third and fourth; 0 rolls them all.
terminal-help = Commands: { $commands }. Undo takes back what you have done since the last roll or draw. Every move is saved at once.
terminal-help-notation = The notation of the game files works too: { $examples }
terminal-odds-on = Live odds are on.
terminal-odds-off = Live odds are off.
terminal-choose-game = Which game?
terminal-choose-prompt = Number (Enter for 1):{ " " }
terminal-choose-again = Please type a number from 1 to { $count }.
terminal-saved =
    Saved in { $file }.
    Continue with: wuerfelreich terminal --resume { $word }
terminal-finished =
    The game is saved in { $file }.
    Check its dice with: wuerfelreich verify { $word }
terminal-player = Player { $number }
terminal-commitment = Fair dice: the hash of the seed is { $commitment }.
terminal-no-network = No network fits this material and number of players: the bots play with weights set by hand.

replay-prompt = Enter: next · b: back · q: quit{ " " }
replay-position = { $at } of { $all }
replay-start = The game begins.
replay-set-up = The game is set up.
replay-turned-up = The next card is turned up.
replay-help = Enter shows the next step, b or < the one before, and q quits.

verify-sound = Sound: { $entries ->
    [one] one entry follows
   *[other] { $entries } entries follow
} the rules.
verify-running = The game is not over yet.
verify-commitment-right = The commitment is the one you noted.
verify-seen-right = Up to entry { $entries } the record is the one you noted.
verify-broken = Not sound.
verify-unreadable = This game file cannot be read: { $why }
file-too-large = a game file may have at most 4 MB
file-no-game = it is not a game file, because its first line should be “wuerfelreich” and a number
file-no-text = it is not a game file, because it is not UTF-8 text
file-format = it has format { $format }, and this program reads formats { $least } to { $most }
file-other-format = its first line says format { $format }, but it has what format { $other } has
file-ends-in-header = it ends within its header, which an empty line should follow
file-ends-in-line = the file ends in the middle of the line
file-ends-in-shared = it ends before the last of the { $moves } moves that it shares with another game
file-too-long = a game may have at most { $most } moves, but this one has { $moves }
file-header-unknown = a header has no line “{ $key }”
file-header-count = the number of header lines “{ $key }” is wrong ({ $count })
file-header-line = the header line “{ $key }” is not well formed
file-unknown-game = there is no game “{ $game }”
file-line-too-long = the line is too long
file-unprintable = the line contains unprintable characters
file-no-entry = “{ $text }” is not a move, a draw or an event
file-no-draw = a draw is written like this: ~ turn 1 roll 1 = R4 G1 < 3/6 0/6
file-no-pick = “{ $text }” is not a pick such as 3/6, with the first number below the second
file-dice = what it says about the dice does not fit the game
file-branch = what it says about the game it branched from cannot be right
file-chains = what it says about the devices that help to decide the dice contradicts itself
file-no-seat = “{ $text }” is not a seat; seats are P1 to P6
file-name = every name and every seed must have 1 to { $most } printable characters
file-hash = “{ $text }” is not a number of 64 hexadecimal digits
file-rules = this program does not know version { $version } of the rules
file-material = the material in the file cannot be used
file-other-material = the game was played with other material than that in the file or in the program
file-options = the game cannot begin with these options
verify-seen = To compare with the others at the table: { $seen }
verify-bad-commitment = “{ $given }” is not a commitment, which has 64 hexadecimal digits
verify-bad-seen = “{ $given }” is not what somebody saw: write the number of entries, a colon, and at least 16 digits of the hash, as in 57:0123456789abcdef
verify-fault = Line { $line }: { $why }
verify-fault-header = Header: { $why }
verify-more-faults = … and { $count ->
    [one] one more
   *[other] { $count } more
}

## Hints

terminal-command-why = why
terminal-no-bot-moved = No bot has moved yet.

## Duplicate

verify-seen-one-file = --seen compares one file; leave the others out
