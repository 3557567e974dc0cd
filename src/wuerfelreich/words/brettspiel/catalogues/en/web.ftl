# The board game in the browser.

web-br-map = Map
web-br-citizens = Open citizens
web-br-zoom = Zoom in on the map
web-br-field = { $field }, { $landscape }, { $state ->
    [owned] castle of { $who }
    [fire] a dragon fire burns here
    [neutral] a neutral castle
   *[free] free
}{ $gem ->
    [gold] , golden gem
    [white] , white gem
   *[none] { "" }
}
web-br-stack-empty = { $card }: no cards left
web-br-won = won over
web-br-by-jokers = { $ways ->
    [one] one way with jokers
   *[other] { $ways } ways with jokers
}
web-br-joker = joker { $face }
web-br-chance = chance { $chance }
web-br-take = Take the { $card }
web-br-take-with = Take the { $card }, discarding { $pairs }
web-br-take-short = Take
web-br-alarm-short = Face down: dragon alarm
web-br-not-now = Not available at the moment.
web-br-pair = { $face } twice
web-br-pair-mixed = { $face } and a superjoker
web-br-pair-super = two superjokers
web-br-in-hand = in hand
web-br-kingdom = largest area { $area }, golden gems { $gold }, white gems { $white }, dragon fires { $fires }, cards { $cards }, markers left { $markers }
web-br-markers-left = { $markers ->
    [0] No markers left: having to place another wins at once.
    [one] One marker left.
   *[other] { $markers } markers left.
}
web-br-cards = Cards: { $cards }
web-br-no-cards = No cards.
web-br-superjokers = { $count ->
    [one] one superjoker
   *[other] { $count } superjokers
}
web-br-supply = Supply: { $tiles ->
    [one] one castle tile
   *[other] { $tiles } castle tiles
}, golden gems { $gold }, white gems { $white }, dragon fires { $fires }
web-br-supply-title = In the supply
web-br-tiles = { $tiles ->
    [one] one castle tile
   *[other] { $tiles } castle tiles
}
web-br-pool = Castle tiles that are not on the map. Two of the unseen ones are out of play.
web-br-known = { $known } definitely there
web-br-unseen = { $unseen } unseen

## Remarks in the first games

web-br-remark-roll = Roll all six dice. After that you may roll any of them again, twice.
web-br-remark-convinced = You have won somebody over: take the card, or roll on. Only what the dice show in the end counts.
web-br-remark-merchant = A merchant has three steps: the higher the one you reach, the more tiles you can choose from.
web-br-remark-jokers = You may discard a pair of your cards as an extra die: that would win you a citizen, or a merchant’s higher step.
web-br-remark-alarm = Nobody is won over: take any open card face down as a superjoker. In return a dragon settles on the map.
web-br-remark-place = Your castle goes on a free field of its landscape. In your largest area every field counts 3 points, elsewhere 1.
web-br-remark-gem = A gem lies on one of these fields. Build there and it is yours: 3 points if golden, 2 if white.
web-br-remark-tame = Choose any dragon: its fire is yours, and so is the field. Most fires bring 4 points at the end.
web-br-remark-bully = Only the nearest markers of others can be ousted. The field is yours then.
web-br-remark-steal = You may steal a card now, but need not. It becomes a joker of yours and does nothing else.
web-br-remark-end = Few tiles are left: the game ends with the turn that uses up the last one.
