# Hints of Würfelland.

wl-hint-side = play on board { $board }
wl-hint-choose = choose { $colour }
wl-hint-roll-on = roll on
wl-hint-stop = stop here
wl-hint-cross = cross off { $fields ->
    [one] one { $colour } field
   *[other] { $fields } { $colour } fields
}
wl-hint-cross-area = cross off { $fields ->
    [one] one { $colour } field
   *[other] { $fields } { $colour } fields
} in the area of { $size ->
    [one] one field
   *[other] { $size } fields
}
wl-hint-pass = pass
wl-hint-new-area = a new area would have to be finished first
wl-hint-at-once = { $fields ->
    [one] one field for sure
   *[other] { $fields } fields at once
}
wl-hint-more = { $fields ->
    [6] { $chance } for 6 fields
   *[other] { $chance } for { $fields } fields or more
}
wl-hint-too-many = { $chance } risk of too many
wl-hint-aside-safe = { $fields ->
    [one] the first is safe
   *[other] the { $fields } so far are safe
}
wl-hint-less-for-others = so that the others get other dice or fewer, even at a { $chance } risk of too many
wl-hint-cannot-cross = { $dice } × { $colour } cannot be crossed anywhere
wl-hint-nothing-to-lose = there is nothing to lose
wl-hint-treasures = { $count ->
    [one] a treasure
   *[other] { $count } treasures
}
wl-hint-goal = the goal is reached
wl-hint-colour = all of { $colour } is done
wl-hint-area = an area is done
wl-hint-area-left = { $fields ->
    [one] one more field and the area is done
   *[other] { $fields } more fields and the area is done
}
wl-hint-near-treasure = that brings a treasure within reach
wl-hint-opens = the way to { $colours } opens

## Colours to choose

wl-hint-it-red = red
wl-hint-it-yellow = yellow
wl-hint-it-green = green
wl-hint-it-blue = blue
wl-hint-it-orange = orange
wl-hint-it-grey = grey
