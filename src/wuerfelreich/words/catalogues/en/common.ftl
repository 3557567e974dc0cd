# Words shared by all games. Keys are in English; every language has the same keys.

language-name = English

## Colours and dice

colour-red = red
colour-green = green
colour-blue = blue

## Why an action is refused

refusal-over = The game is over.
refusal-roll-first = The dice must be rolled first.
refusal-no-rolls-left = You have no rolls left this turn.
refusal-die-not-rolled = You cannot keep { $die }: no such die is left in the roll.
refusal-nothing-rolled-again = At least one die must be rolled again.
refusal-dice-unsorted = The kept dice must be written in order: first R (red), then G (green), then B (blue), each from 1 to 6.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-players = { $game } is for { $least } to { $most } players, not for { $players }.
refusal-not-early = You cannot answer this before your turn.
refusal-nothing-to-take-back = There is nothing to take back: you can take back only your own last action, and only until something is rolled or drawn.

## What is missing from the dice

shortfall-colours = The dice show { $have } { $colour ->
    [R] red
    [G] green
   *[B] blue
}, { $card } asks for { $need }.
shortfall-numbers = The dice show { $have ->
    [0] no { $number }
    [one] one { $number }
   *[other] { $have } × { $number }
}, { $card } asks for { $need }.
shortfall-groups = Equal numbers: the dice show { $have }, { $card } asks for { $need }.
shortfall-straight = Your longest straight is { $have }, { $card } asks for { $need }.
shortfall-same-colour = At most { $have } of your dice share a colour, { $card } asks for { $need }.
shortfall-parity = { $have ->
    [0] No die is
    [one] One die is
   *[other] { $have } dice are
} { $parity ->
    [even] even
   *[odd] odd
}, { $card } asks for { $need }.
shortfall-sum-min = The dice sum to { $have }, { $card } asks for at least { $need }.
shortfall-sum-max = The dice sum to { $have }, { $card } asks for at most { $need }.
shortfall-colour-sum = The { $colour ->
    [R] red
    [G] green
   *[B] blue
} dice sum to { $have }, { $card } asks for at least { $need }.
shortfall-order = { $first ->
    [R] Red
    [G] Green
   *[B] Blue
} sums to { $more }, which is not more than the { $less } in { $second ->
    [R] red
    [G] green
   *[B] blue
} that { $card } asks for.

## What is wrong with a game file

broken-after-end = The game is already over by this point.
broken-draw-due = The draw “{ $label }” must come first.
broken-action-due = { $seat } must decide first.
broken-other-seat = { $seat } moves, but it is { $due }’s decision.
broken-notation = “{ $action }” cannot be read as a move.
broken-refused = { $seat } may not “{ $action }”.
broken-label = The draw is “{ $label }”, but “{ $due }” is due.
broken-totals = The picks of “{ $label }” do not match what was to be drawn.
broken-outcome = “{ $label }” claims { $told }, but its picks give { $true }.
broken-nothing-to-take-back = There is nothing to take back.
broken-take-back-of-others = The last action was { $seat }’s, so only { $seat } can take it back.
broken-commitment = The revealed seed is not the one whose hash was published.
broken-no-seed = The game is over, but its seed is missing: nobody can recompute the dice.
broken-dice = The dice of “{ $label }” are not those of the seed.
broken-first-link = The first number of { $seat }’s device does not belong to its chain.
broken-link = This roll carries a number that is not the next one of the device that rolls here.
broken-no-link = This roll lacks the number of the device that takes part for this seat.

## What can be said about the dice of a game file

dice-checked = { $rolls ->
    [0] There are no draws to recompute from the seed yet.
    [one] One draw recomputed from the seed.
   *[other] All { $rolls } draws recomputed from the seed.
}
dice-checked-since-branch = { $rolls ->
    [one] One draw
   *[other] { $rolls } draws
} recomputed from the seed; the first { $entries } entries come from another game.
dice-not-revealed = The seed has not been revealed yet; its hash is { $commitment }.
dice-scripted = The dice were entered by hand; there is nothing to recompute.
dice-other-commitment = The commitment is not the one you noted.
dice-other-table = This is not the table you agreed to begin.
dice-second-opening = The server asked this device to begin twice. It showed its number only once.
dice-began-without-you = The game began without this device’s number, although it was sent.
dice-called-away = The server says you were away in turn { $turn }, but this device was connected.
dice-other-device = In turn { $turn } another device rolled for you.
dice-link-lost = In turn { $turn } this device sent its number for a roll, but the record does not have it and goes on.
dice-not-asked = The game began without asking this device for its number.
dice-link-early = In turn { $turn } the server asked for this device’s number before the roll was due: others moved in between.
dice-record-differs = The record differs from what was seen up to entry { $entry }.
dice-record-cut = The record ends before entry { $entry }, which was seen.
dice-silent = { $seat }’s device took no part in the dice: the server could foresee { $seat }’s rolls, but not choose them.
dice-silent-from = { $seat }’s device took no part from turn { $turn } on: the server could foresee { $seat }’s rolls, but not choose them.
dice-no-device = No player’s device took part in these dice: whoever kept the table could have chosen them.
dice-first-version = These are fair dice of the first version: whoever kept the table could have chosen them by trying out seeds for the bots.
dice-link-unused = The game ended before this device’s last number was recorded.
dice-unfinished = The seed is revealed although the game is not over: it was ended early, or the end of the file is missing.
bots-played-otherwise = The bot played “{ $played }”; { $level ->
    [apprentice] an apprentice
    [knight] a knight
    [king] a king
   *[other] this bot
} of this program would have played “{ $due }”.
bots-checked = { $decisions ->
    [0] No bot made a decision.
    [one] One decision of a bot computed again.
   *[other] { $decisions } decisions of bots computed again.
}
bots-other-version = Another version of the program may let its bots play differently.

## Playing

unofficial = An unofficial version with our own words and pictures, not affiliated with the authors or publishers.

result-winner = { $names } wins.
result-winners = { $names } win together.
result-drawn = Nobody wins.
ending-resigned-by = { $who } has resigned.
ending-resigned = { $others ->
    [one] Somebody has resigned.
   *[other] All the others have resigned.
}
ending-timeout-by = { $who } has run out of time.
ending-timeout = { $others ->
    [one] Somebody has run out of time.
   *[other] Time has run out, and nobody else is left in the game.
}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
place = { $place }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

told-start = { $who } goes first.
told-roll = { $who } rolls { $dice }.
told-takeback = { $who } takes back the last action.
told-resign = { $who } resigns.
told-declared = { $by } declared that { $who } has left the game.
told-bot = A bot plays for { $who }.
told-return = { $who } is back.
told-timeout = { $who } has run out of time.
told-lost-on-time = { $who } loses on time.
told-silent = { $who }’s device no longer takes part in the dice.

## Conditions

condition-colour-part = { $count } { $colour ->
    [R] red
    [G] green
   *[B] blue
}
condition-number-part = { $count } { $count ->
    [one] { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }
   *[other] { $number ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[other] sixes
    }
}
condition-groups = { $groups } equal numbers
condition-straight = straight of { $length }
condition-same-colour = { $count } of one colour
condition-parity = { $count } { $parity ->
    [even] even
   *[odd] odd
}
condition-sum-min = sum { $bound } or more
condition-sum-max = sum { $bound } or less
condition-colour-sum = { $colour ->
    [R] red
    [G] green
   *[B] blue
} sums to at least { $bound }
condition-order = sums: { $first } > { $second } > { $third }

## Offering and narrating dice

offer-roll-all = roll all the dice again
offer-keep = keep { $dice } and roll the others
told-roll-all = { $who } rolls all the dice again.
told-keep = { $who } keeps { $dice }.

## Bots by kind: three plain ones, the levels people can choose, and those of earlier programs

level-random = Dice Cup
level-greedy = Magpie
level-solver = Sage
level-child = Royal Child
level-page = Page
level-squire = Squire
level-marshal = Marshal
level-master = Master
level-apprentice = Apprentice
level-knight = Knight
level-king = King

## Whose task it is

task-of = { $who }: { $task }
task-theirs = It is { $who }’s turn.
task-mine = Your turn: { $task }
task-early = It is { $who }’s turn; you can choose already.

## A face of a coloured die

face = { $colour ->
    [R] red
    [G] green
   *[B] blue
} { $number }

## Duplicate: groups of tables with the same dice

dice-duplicate-not-revealed = These dice cannot be checked yet: the seed stays secret until the last table of the group has closed. Its hash is { $commitment }.
dice-duplicate = These are the dice of a group of tables: they were fixed before the first roll and are the same at all its tables, but whoever kept the tables could have chosen them.
group-compared = { $labels ->
    [0] The games have no chance step in common.
    [one] One chance step in common, { $equal ->
        [0] played from different positions
       *[other] with the same dice
    }.
   *[other] { $others ->
        [0] { $labels } chance steps in common, and in all of them all games had exactly the same dice.
       *[other] { $labels } chance steps in common; in { $equal } of them all games had exactly the same dice, the others were drawn from different positions.
    }
}
group-none = File { $file } is not of a group of tables with the same dice. Several files are checked as such a group only; check others one by one.
group-other = File { $file } is not of the same group of tables as the first.
group-dice-differ = “{ $label }” had different dice at different tables.
