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
web-br-say-place = { $landscape }{ $gem ->
    [gold] { " with a golden gem" }
    [white] { " with a white gem" }
   *[none] { "" }
}
web-br-say-tame = tame the dragon ({ $landscape }){ $gem ->
    [gold] { " and take the golden gem" }
    [white] { " and take the white gem" }
   *[none] { "" }
}
web-br-say-bully = oust { $who } ({ $landscape })
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
web-br-superjokers = { $count ->
    [one] one superjoker
   *[other] { $count } superjokers
}
web-br-supply = Supply: { $tiles ->
    [one] one castle tile
   *[other] { $tiles } castle tiles
}, golden gems { $gold }, white gems { $white }, dragon fires { $fires }
web-br-supply-title = In the supply
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

## Explanations

web-br-about-merchant = You draw 1, 2 or 3 castle tiles, as many as the steps you reach, and place one of them. The third step also brings a gem.
web-br-about-thief_of_cards = You draw 2 castle tiles and place one. Then you may steal a face-up card.
web-br-about-thief_of_gems = You draw a castle tile and place it. Then you may steal a gem.
web-br-about-tamer = You put your marker on any field with a dragon fire, and keep the fire.
web-br-about-bully = You replace the nearest marker of an opponent with yours.
web-br-about-landowner = You draw 2 castle tiles and place both.
web-br-about-empty = No cards are left in this stack.
web-br-about-field-free = Free: a castle tile with this landscape can be placed here.
web-br-about-field-owned = A castle of { $who } stands here.
web-br-about-field-fire = A dragon fire burns here. A tamer can drive it away.
web-br-about-field-neutral = A castle that belongs to nobody stands here.
web-br-about-drawn = This tile was drawn. It goes on a free field with the same landscape.
web-br-about-supply = The game ends after the turn that leaves no castle tiles.
web-br-about-joker = Two cards with the same joker can be discarded for one more die. A superjoker goes with any joker.
web-br-about-gem = Gems count at the end. A thief can steal them.
web-br-about-steal-nothing = Everybody keeps what they have.
web-br-about-alarm = A card is taken face down and becomes a superjoker. Then a castle tile is drawn, and a dragon settles on its landscape.
web-br-alarm = Dragon alarm
web-br-hand = Cards
web-br-fact-tier = Step { $tiles }
web-br-fact-joker = Joker
web-br-fact-below = Cards below
web-br-fact-gem = Gem
web-br-fact-area = Largest area
web-br-fact-others = Other fields
web-br-fact-tiles = Tiles to come
web-br-fact-none = none
web-br-fact-supply = Castle tiles
web-br-fact-gold = Golden gems
web-br-fact-white = White gems
web-br-fact-fires = Dragon fires
web-br-fact-each = { $count } × { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-br-fact-most = { $count }; { $points } points for the most
web-br-ready = Your dice win it over: you can take it.
web-br-field-ready = You can choose this field.
web-br-refusal-landscape = You have no tile with this landscape to place now.
web-br-refusal-covered = There is already a castle here.
web-br-refusal-field-without-fire = No dragon fire burns here.
web-br-refusal-own-marker = This field is already yours.
web-br-refusal-not-nearest = This marker is not among the nearest.
web-br-refusal-field-without-marker = There is no opponent’s marker here.
web-br-steal-nothing = Steal nothing
