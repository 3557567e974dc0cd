# Hints of the board game.

br-hint-take = take { $card }
br-hint-pairs = { $take } with { $pairs ->
    [one] a pair of jokers
   *[other] { $pairs } pairs of jokers
}
br-hint-which-pairs = { $take }, discarding { $pairs }
br-hint-alarm = take { $card } face down
br-hint-tier = { $card } with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
br-hint-unaided = { $aim } ({ $chance } without jokers)
br-hint-save-jokers = { $card } is safe anyway, with { $chance } even without jokers
br-hint-failing = a dragon alarm
br-hint-steal-card = steal { $who }’s joker ({ $die })
br-hint-makes-pair = it makes a pair
br-hint-breaks-pair = { $who } loses a pair
br-hint-ahead = of the opponents, { $who } has the most points
br-hint-one-joker = one joker more
br-hint-steal-gem = steal a { $gem ->
    [gold] golden
   *[white] white
} gem from { $who }
br-hint-decline = steal nothing

## What a citizen brings

br-hint-does-merchant_1 = a tile for a castle
br-hint-does-merchant_2 = a choice of two tiles for a castle
br-hint-does-merchant_3 = a choice of three tiles for a castle
br-hint-does-castle = a castle
br-hint-does-win = the seventeenth marker, which wins the game
br-hint-lapses-tamer = though there is no dragon to tame
br-hint-lapses-bully = though nobody can be ousted
br-hint-does-thief_of_cards = a castle, and a stolen card
br-hint-does-thief_of_gems = a castle, and a stolen gem
br-hint-does-tamer = a dragon’s field and its fire
br-hint-does-bully = a field taken from a neighbour
br-hint-does-landowner = two castles at once
br-hint-does-alarm = a superjoker for later, though a dragon comes

## Fields

br-hint-build = build a castle ({ $landscape })
br-hint-which = { $landscape }, { $where ->
    [left] the left field
    [right] the right field
    [upper] the upper field
   *[lower] the lower field
}
br-hint-fire = let the dragon settle ({ $landscape })
br-hint-fire-of = let the dragon settle ({ $landscape }), with { $who }’s fire
br-hint-tame = tame the dragon ({ $landscape })
br-hint-oust = oust { $who } ({ $landscape })
br-hint-grows = the largest area grows to { $fields } fields
br-hint-joins = an area of { $fields } fields
br-hint-loses = { $who } loses a field
br-hint-shrinks = { $fields ->
    [0] { $who } loses the last castle
    [one] { $who }’s largest area shrinks to one field
   *[other] { $who }’s largest area shrinks to { $fields } fields
}
br-hint-gem = { $gem ->
    [gold] a golden gem
   *[white] a white gem
}
br-hint-fire-kept = a dragon fire
br-hint-in-the-way = it gets in { $who }’s way
br-hint-aloof = it is in nobody’s way there
br-hint-room = { $fields ->
    [one] one free field beside it
   *[other] { $fields } free fields around it
}

## Who it is, and as somebody to be taken

br-hint-the-merchant = the merchant
br-hint-the-thief = the thief
br-hint-the-tamer = the dragon tamer
br-hint-the-bully = the bully
br-hint-the-landowner = the landowner
br-hint-it-merchant = the merchant
br-hint-it-thief = the thief
br-hint-it-tamer = the dragon tamer
br-hint-it-bully = the bully
br-hint-it-landowner = the landowner
