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
web-wl-treasures = { $found } of { $goal } treasures
web-wl-best = best colour { $colour }: { $crossed } of { $fields }
web-wl-choosing = still choosing
web-wl-back = { $name } – back to my land
web-wl-prospects = Odds for { $colour }, depending on what you play for
web-wl-prospects-how = playing for:

## Buttons

web-wl-roll = Roll { $count } dice
web-wl-roll-on = Roll { $count } again
web-wl-miss = { $chance } miss
web-wl-stop = Stop with { $dice }
web-wl-tap = Which fields?
web-wl-chosen = { $chosen } of { $wanted } { $wanted ->
    [one] field
   *[other] fields
}
web-wl-cross = Cross off
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

## Explanations

web-wl-title-field = { $colour } field
web-wl-title-treasure = { $colour } field with a treasure
web-wl-title-start = start
web-wl-title-obstacle = obstacle
web-wl-title-chest = treasure roll
web-wl-about-field = Every die of this colour crosses one field. All dice of a roll go into one area, next to your crosses.
web-wl-about-start = It counts as your first cross: the journey begins on the fields around it.
web-wl-about-obstacle = Nothing can be crossed here.
web-wl-about-dice = All dice of a colour belong together: each crosses one field, all in one area.
web-wl-about-aside = The colour is chosen for good. Each of these dice crosses one field.
web-wl-about-aside-theirs = These dice are { $who }’s. Everybody else may use one of the other colours.
web-wl-about-waiting = These dice are rolled together.
web-wl-about-stop = You roll no more: each die set aside crosses one field.
web-wl-about-roll-on = Rolls the other dice for more of your colour. If none comes, you still cross what lies aside.
web-wl-about-cross = Crosses the fields you have tapped.
web-wl-about-pass = You cross nothing with this roll.
web-wl-about-treasures = Every treasure you cross earns a roll of five dice. To win you need { $goal } treasures and all the fields of one colour.
web-wl-about-colour = To win you need all the fields of one colour, and { $goal } treasures.
web-wl-about-player = The first to have { $goal } treasures and all the fields of one colour wins.
web-wl-about-board = A board with its own land. Each has two treasures in every colour.
web-wl-about-chest = For every treasure just crossed, its player rolls five dice and may use one colour.
web-wl-fact-area = Its area
web-wl-fact-colour = The colour
web-wl-fact-crossed = { $crossed } of { $fields } crossed
web-wl-fact-fits = Room
web-wl-fact-up-to = { $room ->
    [0] for no dice now
    [one] for one die
   *[other] for { $room } dice at most
}
web-wl-fact-more = Chance of more
web-wl-fact-miss = Chance of a miss
web-wl-fact-treasures = Treasures
web-wl-fact-found = { $found } of { $goal }
web-wl-fact-best = Best colour
web-wl-fact-owed = Treasure rolls
web-wl-fact-board = Board
web-wl-fact-round = Round
web-wl-fact-crosses = Fields crossed
web-wl-reached = The start or a cross is next to this area: it can be reached.
web-wl-unreached = Neither the start nor a cross is next to this area.
web-wl-begun-first = Another area of this colour has been started and must be finished first.
web-wl-crossed = This field is already crossed.
web-wl-field-ready = You can cross it now.
web-wl-dice-ready = You can use these dice.
web-wl-refusal-far-area = Neither the start nor a cross is next to this area.
web-wl-refusal-loose = From the start and the crosses, so many dice do not reach this field.
