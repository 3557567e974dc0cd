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
