# Würfelkönig in the browser.

web-wk-citizens = Open citizens
web-wk-villages = Villages
web-wk-penalty = Penalty
web-wk-draw-pile = To come
web-wk-last = last
web-wk-no-penalty = no penalties left

## Effects: on a phone the neighbour is below, otherwise on the right

web-wk-effect-arrogant_elf = on top: 4 rolls
web-wk-effect-talented_apprentice = another turn
web-wk-effect-busy_fairy = n fairies: n² points
web-wk-effect-hypnotist = with its neighbour
web-wk-effect-dragon = a gift

## Spoken

web-wk-wish = asks for { $wish }
web-wk-own-village = under its own village { $village }, +{ $value }
web-wk-convinced = convinced
web-wk-chance = chance { $chance }
web-wk-village = { $village }: worth { $value }, { $left ->
    [one] the last card, and taking it ends the game
   *[other] { $left } cards left
}
web-wk-village-empty = { $village }: no cards left
web-wk-unrolled = not rolled yet
web-wk-minus = { $minus ->
    [one] one minus point
   *[other] { $minus } minus points
}
web-wk-cards = { $count ->
    [0] no cards yet
    [one] one card
   *[other] { $count } cards
}
web-wk-fairies = { $count } fairies: { $points } points
web-wk-elf-on-top = the elf on top gives four rolls
web-wk-ways = Ways to take this citizen

## At the table

web-wk-roll-again = Roll { $dice ->
    [one] one die
   *[other] { $dice } dice
}
web-wk-kingdom = The kingdom of { $name }
web-wk-no-cards = Nobody lives here yet.
web-wk-news-again = Another turn!
web-wk-news-elf = Four rolls next time!
web-wk-news-gift = A dragon as a gift!
web-wk-news-hypnotist = The neighbour comes along!
