# Würfelkönig, the card game.

wk-rich_snob = Rich Snob
wk-arrogant_elf = Arrogant Elf
wk-grumpy_dwarf = Grumpy Dwarf
wk-crazy_gnome = Crazy Gnome
wk-cuddly_orc = Cuddly Orc
wk-odd_mushroom_goblin = Odd Mushroom Goblin
wk-talented_apprentice = Talented Apprentice
wk-busy_fairy = Busy Fairy
wk-hypnotist = Hypnotist
wk-dragon = Dragon

wk-city = City
wk-mine = Mine
wk-workshop = Workshop
wk-orc_village = Orc Village
wk-enchanted_forest = Enchanted Forest

## Effects, short enough for a card

wk-effect-arrogant_elf = on top: 4 rolls
wk-effect-talented_apprentice = another turn
wk-effect-busy_fairy = n fairies: n² points
wk-effect-hypnotist = and the card to its right
wk-effect-dragon = give it away

## What to do

wk-task-roll = roll the dice (roll { $roll } of { $rolls }).
wk-task-choose = { $fulfilled ->
    [0] no citizen is convinced yet – keep dice and roll on ({ $left } left), or take the penalty.
    [one] one citizen is convinced – take the card, or keep dice and roll on ({ $left } left).
   *[other] { $fulfilled } citizens are convinced – take one, or keep dice and roll on ({ $left } left).
}
wk-task-take = { $fulfilled ->
    [0] no citizen is convinced – you have to take the penalty.
    [one] one citizen is convinced – take the card.
   *[other] { $fulfilled } citizens are convinced – take one.
}
wk-offer-take = take { $card }
wk-offer-bonus = with { $card } beside it
wk-offer-village = found { $village } (+{ $value }){ $ends ->
    [yes] { " – this ends the game" }
   *[no] { "" }
}
wk-offer-give = give it to { $who }
wk-offer-penalty = take the penalty ({ $points })

## What happened

wk-told-take = { $who } takes { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
wk-told-hypnotist = { $who } takes the Hypnotist, and with him { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
wk-told-give = { $who } wins { $card } and gives it to { $to } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
wk-told-village = With that, { $village } is founded (+{ $value }).
wk-told-again = { $who } has another turn.
wk-told-penalty = { $who } convinces nobody and takes a penalty ({ $points }).
wk-told-refill = A new citizen arrives: { $card }.
wk-told-elf = The elf on top gives { $who } four rolls.

wk-ending-draw_pile = The last citizen has left the draw pile.
wk-ending-penalties = The last penalty has been taken.
wk-ending-village = The last card of a village has been taken.

wk-score-fairies = { $count ->
    [one] one Busy Fairy
   *[other] { $count } Busy Fairies
}
wk-score-card = { $card }
wk-score-penalty = Penalty

## Refusals

wk-refusal-citizen-fulfilled = You cannot take the penalty: your dice convince the { $card } in slot { $slot }, so you must take a citizen.
wk-refusal-slot = There is no slot { $slot }: the slots are numbered 1 to 5.
wk-refusal-no-hypnotist = Only the Hypnotist brings a second card, not the { $card }.
wk-refusal-no-bonus = In slot 5 there is nobody to the right of the Hypnotist.
wk-refusal-no-gift = The { $card } stays with you; only dragons are given away.
wk-refusal-village = The { $card } is not under a village of its own colour but under the { $village }.
wk-refusal-dragon-village = A dragon cannot found a village.
wk-refusal-dragon-receiver = Say who gets the dragon, as in “to P2”.
wk-refusal-dragon-self = You cannot give the dragon to yourself.

## The table

wk-draw-pile = { $count ->
    [one] one card left to draw
   *[other] { $count } cards left to draw
}
wk-next-penalty = next penalty { $value }, { $left ->
    [0] the last one
    [one] one more below
   *[other] { $left } more below
}
wk-help = 
    Win citizens: after each roll take a citizen whose wish the six dice fulfil, or keep some dice and roll the others again.
    On the cards, R R R means three red dice (G is green, B is blue), 6 6 two sixes, and A A A B B three of one number and two of another.
    A citizen under the village of its own colour can found that village. If no citizen is convinced in the end, you take a penalty.
    The game ends when the draw pile, the penalties or a village stack runs out.

## Things as the object of a sentence

wk-acc-rich_snob = the Rich Snob
wk-acc-arrogant_elf = the Arrogant Elf
wk-acc-grumpy_dwarf = the Grumpy Dwarf
wk-acc-crazy_gnome = the Crazy Gnome
wk-acc-cuddly_orc = the Cuddly Orc
wk-acc-odd_mushroom_goblin = the Odd Mushroom Goblin
wk-acc-talented_apprentice = the Talented Apprentice
wk-acc-busy_fairy = the Busy Fairy
wk-acc-hypnotist = the Hypnotist
wk-acc-dragon = the Dragon
wk-acc-city = the City
wk-acc-mine = the Mine
wk-acc-workshop = the Workshop
wk-acc-orc_village = the Orc Village
wk-acc-enchanted_forest = the Enchanted Forest

## The score sheet, by kind

wk-score-citizens = { $count ->
    [one] one citizen
   *[other] { $count } citizens
}
wk-score-villages = { $count ->
    [one] one village
   *[other] { $count } villages
}
wk-score-minus = { $count ->
    [one] one minus card
   *[other] { $count } minus cards
}

## Villages as a subject

wk-the-city = the City
wk-the-mine = the Mine
wk-the-workshop = the Workshop
wk-the-orc_village = the Orc Village
wk-the-enchanted_forest = the Enchanted Forest
