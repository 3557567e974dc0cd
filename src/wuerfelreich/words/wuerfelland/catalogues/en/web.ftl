# Würfelland in the browser.

## Fields and dice, as read out

web-wl-land = Land of { $name }, board { $board }: { $crossed ->
    [one] one field
   *[other] { $crossed } fields
} crossed
web-wl-field = { $field }, { $colour }
web-wl-field-treasure = { $field }, { $colour }, treasure
web-wl-instead = { $field }, instead
web-wl-dice = { $count ->
    [one] one die
   *[other] { $count } dice
} in { $colour }
web-wl-aside = aside: { $count } × { $colour }
web-wl-to-roll = { $count ->
    [one] one die
   *[other] { $count } dice
} to roll
web-wl-overrolled = more than fit
web-wl-more = { $chance } chance of more

## Everybody’s progress

web-wl-colours = Colours
web-wl-colour = { $colour }: { $crossed } of { $fields } crossed, { $treasures ->
    [0] no treasure
    [one] one treasure
   *[other] { $treasures } treasures
}; { $room ->
    [one] one die fits
   *[other] up to { $room } dice fit
}, next to crosses: { $next }
web-wl-colour-closed = { $colour }: { $crossed } of { $fields } crossed, { $treasures ->
    [0] no treasure
    [one] one treasure
   *[other] { $treasures } treasures
}; no area can be reached
web-wl-colour-full = { $colour }: complete, { $treasures ->
    [0] no treasure
    [one] one treasure
   *[other] { $treasures } treasures
}
web-wl-room = ≤{ $room }
web-wl-treasures = { $found } of { $goal } treasures
web-wl-best = best colour { $colour }: { $crossed } of { $fields }
web-wl-choosing = still choosing
web-wl-back = { $name } – back to my land
web-wl-prospects = Odds for { $colour }

## Buttons

web-wl-roll = Roll { $count } dice
web-wl-roll-on = Roll { $count } again
web-wl-miss = { $chance } miss
web-wl-stop = Stop with { $dice }
web-wl-choose = Choose a colour: tap its dice.
web-wl-tap = Tap the fields to cross.
web-wl-chosen = { $chosen } of { $wanted } { $wanted ->
    [one] field
   *[other] fields
}
web-wl-cross = Cross
web-wl-change = Change
web-wl-pass = Pass
web-wl-noted = Noted – only you see it, and you can still change it.

## Remarks in the first games

web-wl-remark-side = Take whichever side you like. You win with { $goal } treasures and all fields of one colour.
web-wl-remark-choose = Choose one of the colours rolled. All its dice are set aside, and for this round the choice is final.
web-wl-remark-on = Stop, or roll the other dice for more of your colour. If none comes, you still cross what lies aside.
web-wl-remark-full = Your area has room for exactly these dice: with one more you could cross nothing.
web-wl-remark-cross = Cross one field for each die, all in one area, onwards from your crosses.
web-wl-remark-others = It was not your roll, but you may cross too: take one of the colours that are left, or pass.
web-wl-remark-treasure = A treasure! You roll five dice and may cross with one of their colours.
web-wl-remark-begun = An area that you have begun comes first: only when it is full may you begin another of its colour.
