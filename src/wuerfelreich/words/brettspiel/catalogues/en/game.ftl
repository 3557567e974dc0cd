# Würfelkönig – Das Brettspiel, the board game.

br-merchant = Grumpy Merchant
br-thief = Arrogant Thief
br-tamer = Busy Dragon Tamer
br-bully = Crazy Bully
br-landowner = Rich Landowner

## Short names for cards

br-card-merchant = Merchant
br-card-thief = Thief
br-card-tamer = Dragon Tamer
br-card-bully = Bully
br-card-landowner = Landowner

## Landscapes; their first three letters, shown on the map, all differ

br-mountains = Mountains
br-caves = Caves
br-gem_quarry = Gem Quarry
br-fir_forest = Fir Forest
br-steppe = Steppe
br-volcano = Volcano
br-lava = Lava
br-mushroom_forest = Mushroom Forest
br-flower_field = Flower Field
br-coast = Coast
br-floodplain = River Meadow
br-swamp = Swamp
br-desert = Desert
br-meadow = Meadow
br-farmland = Farmland

## Effects, short enough for a card

br-effect-merchant = draw 1–3, place 1; with 3, a gem
br-effect-thief_of_cards = draw 2, place 1, steal a card
br-effect-thief_of_gems = place 1, steal a gem
br-effect-tamer = tame any dragon
br-effect-bully = oust the nearest marker
br-effect-landowner = place 2 tiles

## What to do

br-task-roll = roll the dice (roll { $roll } of { $rolls }).
br-task-choose = { $fulfilled ->
    [0] no citizen is won over yet – keep dice and roll on ({ $left } left){ $jokers ->
        [yes] { ", spend jokers, or" }
       *[no] { ", or" }
    } take a card face down.
    [one] one citizen is won over – take the card, or keep dice and roll on ({ $left } left).
   *[other] { $fulfilled } citizens are won over – take one, or keep dice and roll on ({ $left } left).
}
br-task-take = { $fulfilled ->
    [0] no citizen is won over – { $jokers ->
        [yes] { "spend jokers, or" }
       *[no] { "you have to" }
    } take a card face down and set off the dragon alarm.
    [one] one citizen is won over – take the card{ $jokers ->
        [yes] { ", or another with jokers" }
       *[no] { "" }
    }.
   *[other] { $fulfilled } citizens are won over – take one.
}
br-task-place = where does your castle go? Drawn: { $tiles }.
br-task-place-fire = where does the dragon settle? Drawn: { $tiles }.
br-task-tamer = which dragon do you tame?
br-task-bully = whose marker do you oust? You can choose only among the nearest.
br-task-thief_of_cards = which card do you steal?
br-task-thief_of_gems = which gem do you steal?

br-offer-take = take { $card } (stack { $stack })
br-offer-tiles = draw { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
br-offer-pairs = discarding { $pairs }
br-offer-alarm = take { $card } (stack { $stack }) face down: dragon alarm
br-offer-place = { $landscape } on { $field }{ $gem ->
    [gold] { " with a golden gem" }
    [white] { " with a white gem" }
   *[none] { "" }
}
br-offer-fire = with { $who }’s dragon fire
br-offer-tame = tame the dragon on { $field } ({ $landscape }){ $gem ->
    [gold] { " and take the golden gem" }
    [white] { " and take the white gem" }
   *[none] { "" }
}
br-offer-bully = oust { $who } from { $field } ({ $landscape })
br-offer-steal-card = steal the { $joker } joker from { $who }
br-offer-steal-gem = steal a { $gem ->
    [gold] golden
   *[white] white
} gem from { $who }
br-offer-decline = steal nothing

## What happened

br-told-take = { $who } takes { $card }.
br-told-pairs = { $who } discards { $pairs } for it.
br-told-alarm = { $who } takes { $card } face down: dragon alarm!
br-told-reveal = Next in the stack: { $card } ({ $condition }).
br-told-tile = { $who } draws { $tile }.
br-told-tile-again = { $who } draws { $tile }, which has been seen before.
br-told-settle = { $who } builds a castle { $at }.
br-told-tame = { $who } tames the dragon { $at } and keeps its fire.
br-told-bully = { $who } ousts { $loser } { $at }.
br-told-gem = { $who } finds a { $gem ->
    [gold] golden
   *[white] white
} gem there.
br-told-gem-supply = { $who } gets a { $gem ->
    [gold] golden
   *[white] white
} gem from the supply.
br-told-fire = A dragon settles { $at }.
br-told-fire-from = Its fire comes from { $who }.
br-told-neutral = All fires are already burning: the castle { $at } belongs to nobody.
br-told-lapse-tamer = There is no dragon to tame.
br-told-lapse-bully = There is nobody to oust.
br-told-seventeenth = All 16 of { $who }’s markers are on the map, and another must be placed!
br-told-steal-card = { $who } steals the { $joker } joker from { $from }.
br-told-steal-gem = { $who } steals a { $gem ->
    [gold] golden
   *[white] white
} gem from { $from }.
br-told-decline = { $who } steals nothing.
br-told-map = The halves of the map are put together; half B is turned by { $turn }°.
br-told-strewn-fire = A dragon fire burns { $at }.
br-told-strewn-golden = A golden gem lies { $at }.
br-told-strewn-white = A white gem lies { $at }.

br-ending-tiles = The last castle tile has been placed.
br-ending-markers = A 17th marker had to be placed: that wins at once.

br-score-area = { $count ->
    [one] largest area: one field
   *[other] largest area: { $count } fields
}
br-score-fields = { $count ->
    [one] one other field
   *[other] { $count } other fields
}
br-score-fires = { $count ->
    [one] one dragon fire
   *[other] { $count } dragon fires
}
br-score-gold = { $count ->
    [one] one golden gem
   *[other] { $count } golden gems
}
br-score-white = { $count ->
    [one] one white gem
   *[other] { $count } white gems
}

## Refusals

br-refusal-chance-first = A card or a tile must be drawn first.
br-refusal-due-choose = You have rolled: now keep some dice, take a citizen, or take one face down.
br-refusal-due-place = Now you must place a tile you have drawn.
br-refusal-due-tame = Now you must tame a dragon.
br-refusal-due-bully = Now you must oust a marker.
br-refusal-due-steal = Now you must steal something, or decline to.
br-refusal-pairs-unsorted = The pairs must be written in order.
br-refusal-pair-unneeded = You do not need { $pair } for the { $card }.
br-refusal-stack = There is no stack { $stack }: the stacks are numbered 1 to 5.
br-refusal-stack-empty = Stack { $stack } is empty.
br-refusal-jokers-missing = You need { $need } { $joker } jokers but have { $have }.
br-refusal-superjokers-missing = You need { $need ->
    [one] one superjoker
   *[other] { $need } superjokers
} but have { $have }.
br-refusal-alarm-fulfilled = There is no alarm: your dice win over the { $card } in stack { $stack }, so you must take a citizen.
br-refusal-field = There is no such field.
br-refusal-landscape = { $field } is { $landscape }; you have no such tile to place now.
br-refusal-covered = There is already a castle on { $field }.
br-refusal-fire-unneeded = Nobody has to give up a dragon fire now.
br-refusal-fire-owner = Say whose dragon fire to use, as in “fire P2”.
br-refusal-no-fire = The dragon fire must come from an opponent who has one.
br-refusal-field-without-fire = There is no dragon fire on { $field }.
br-refusal-own-marker = { $field } is already yours.
br-refusal-not-nearest = The marker on { $field } is not among the nearest.
br-refusal-field-without-marker = There is no opponent’s marker on { $field }.
br-refusal-steal-self = You cannot steal from yourself.
br-refusal-steals-cards = This thief steals cards, not gems.
br-refusal-steals-gems = This thief steals gems, not cards.
br-refusal-no-card = { $seat } has no face-up { $joker } joker.
br-refusal-no-gold = { $seat } has no golden gem.
br-refusal-no-white = { $seat } has no white gem.

## The table

br-supply = supply: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
br-known = definitely there: { $tiles }
br-drawn = drawn: { $tiles }
br-area = area { $area }
br-legend = ♜1 player 1’s castle · ▲ dragon · ◆◇ gems · ▸ choice · ▤ below · ?2 by jokers
br-typing-field = You can also type a field, such as { $field }.
br-help =
    Settle the land: roll what a citizen asks for and take it, and it helps you place castles, tame dragons or oust neighbours.
    Two of your cards with the same joker make one more die; ? is a superjoker, a card taken face down, and stands for any joker.
    If the dice win over no citizen, you take a card face down, and a dragon settles on the map.
    The game ends when no tiles are left. The largest connected area counts most; having to place a 17th marker wins at once.

## What can be chosen before the game, as form fields

br-option-arrangement = How the halves of the map are put together
br-option-arrangement-none = by the number of players
br-option-arrangement-round = round: long sides together
br-option-arrangement-hourglass = hourglass: short sides together
br-option-arrangement-band = band: tip to tip
br-option-arrangement-random = at random
br-option-arrangement-by_hand = by hand
br-option-half_b = Half B, for a map put together by hand: degrees turned, fields moved along the rows, fields moved across them
br-option-placement = Dragon fires and gems
br-option-placement-standard = on their usual fields
br-option-placement-random = scattered at random
br-option-placement-by_hand = on fields of your choice
br-option-fires = Fields with a dragon fire
br-option-golden_gems = Fields with a golden gem
br-option-white_gems = Fields with a white gem

## Things as the object of a sentence, and places

br-acc-merchant = the Grumpy Merchant
br-acc-thief = the Arrogant Thief
br-acc-tamer = the Busy Dragon Tamer
br-acc-bully = the Crazy Bully
br-acc-landowner = the Rich Landowner
br-at-mountains = in the Mountains
br-at-caves = at the Caves
br-at-gem_quarry = in the Gem Quarry
br-at-fir_forest = in the Fir Forest
br-at-steppe = on the Steppe
br-at-volcano = by the Volcano
br-at-lava = on the Lava
br-at-mushroom_forest = in the Mushroom Forest
br-at-flower_field = in the Flower Field
br-at-coast = on the Coast
br-at-floodplain = in the River Meadow
br-at-swamp = in the Swamp
br-at-desert = in the Desert
br-at-meadow = on the Meadow
br-at-farmland = on the Farmland
br-spent-joker = { $count ->
    [1] a { $face } joker
    [2] two { $face } jokers
    [3] three { $face } jokers
    [4] four { $face } jokers
   *[other] { $count } { $face } jokers
 }
br-spent-with-superjoker = { br-spent-joker } with a superjoker{ $count ->
    [1] { "" }
   *[other] { " " }each
 }
br-spent-superjoker = { $count ->
    [1] a superjoker
    [2] two superjokers
    [3] three superjokers
    [4] four superjokers
   *[other] { $count } superjokers
 }

## What a move was worth, and the score sheet

br-told-gain = { $points ->
    [one] That is worth one point.
   *[other] That is worth { $points } points.
}
br-score-most-fires = { $count ->
    [one] one dragon fire, the most
   *[other] { $count } dragon fires, the most
}
