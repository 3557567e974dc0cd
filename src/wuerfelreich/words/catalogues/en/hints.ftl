# Hints and odds.

hint-best = Best: { $action }
hint-because = { $play }: { $why }.
hint-plain = { $play }.
why-because = { $play }: { $why }.
why-plain = { $play }.
hint-only = { $play }: there is nothing else to do.
hint-chance = { $chance } to win
hint-wins = this wins the game
hint-prospect = Your chance to win: { $chance }.
why-prospect = { $who }’s chance to win: { $chance }.
hint-next = Next best idea: { $play } – { $gives }.
hint-next-unknown = Next best idea: { $play }.
hint-as-good = Just as good: { $play }.
hint-all-alike = Everything else is just as good.
hint-better = Better: { $play } – { $gives }.
hint-no-network = No chances to win here: this material is too different from what the program has learned.
hint-with-aim = { $play } for { $aim }
hint-aim = { $chance } for { $card }
hint-aim-wins = { $chance } for { $card } and the win
hint-safe = { $card } is safe anyway
hint-aim-safe = { $aims }, and { $card } is safe anyway
hint-rather = { $aims }, { $together ->
    [yes] together worth more
   *[no] which is worth more
} than { $how ->
    [give] giving { $card } away
   *[take] taking { $card }
} now
hint-still = { $aims }, and still { $chance } for { $card }
hint-more-than = { $more } to win, and { $how ->
    [give] giving { $card } away
   *[take] taking { $card }
} now would give { $less }
hint-even-failing = even { $what } would be better than { $card }
hint-aim-or-fail = { $aims }, and { $even }
hint-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
hint-share-least = under { $share }
hint-share-most = over { $share }

## Dice in words, as something to keep or to roll

hint-keep = keep { $dice }
hint-roll-only = roll only { $dice } again
hint-roll-all = roll all the dice again
hint-row = the { $numbers }
hint-many-1 = one
hint-many-2 = two
hint-many-3 = three
hint-many-4 = four
hint-many-5 = five
hint-many-6 = six
hint-number-1 = { $count ->
    [one] the 1
   *[other] the { $many } ones
}
hint-number-2 = { $count ->
    [one] the 2
   *[other] the { $many } twos
}
hint-number-3 = { $count ->
    [one] the 3
   *[other] the { $many } threes
}
hint-number-4 = { $count ->
    [one] the 4
   *[other] the { $many } fours
}
hint-number-5 = { $count ->
    [one] the 5
   *[other] the { $many } fives
}
hint-number-6 = { $count ->
    [one] the 6
   *[other] the { $many } sixes
}
hint-colour-red = { $count ->
    [one] the red die
   *[other] the { $many } red dice
}
hint-colour-green = { $count ->
    [one] the green die
   *[other] the { $many } green dice
}
hint-colour-blue = { $count ->
    [one] the blue die
   *[other] the { $many } blue dice
}
hint-die-red = { $part ->
    [yes] { $many } of the red { $number }s
   *[no] { $count ->
        [one] the red { $number }
       *[other] the { $many } red { $number }s
    }
}
hint-die-green = { $part ->
    [yes] { $many } of the green { $number }s
   *[no] { $count ->
        [one] the green { $number }
       *[other] the { $many } green { $number }s
    }
}
hint-die-blue = { $part ->
    [yes] { $many } of the blue { $number }s
   *[no] { $count ->
        [one] the blue { $number }
       *[other] the { $many } blue { $number }s
    }
}

hint-ordinal-1 = first
hint-ordinal-2 = second
hint-ordinal-3 = third
hint-ordinal-4 = fourth
hint-ordinal-5 = fifth
hint-ordinal-6 = sixth
hint-ordinal-7 = seventh
hint-ordinal-8 = eighth

odds-now = Chances with best play: { $chances }
odds-one = { $target } { $chance }
chances-now = Chance to win
chances-decides = { $who } decides.
chances-roll = { $who } rolls next, so there are no actions to choose from.
chances-draw = A draw comes next, so there are no actions to choose from.
chances-over = The game is over, so there are no actions to choose from.

## Tables of odds

odds-cards = cards
odds-combinations = results to beat
odds-reach = dice set aside, and the chance of more
odds-best-play = best play
