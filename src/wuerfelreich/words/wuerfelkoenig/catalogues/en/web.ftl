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
web-wk-effect-hypnotist = with his neighbour
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

## Remarks in the first games

web-wk-remark-roll = Roll all six dice. After that you may roll any of them again, twice.
web-wk-remark-elf = An Arrogant Elf lies on top of your pile: you have four rolls this turn.
web-wk-remark-keep = Tap the dice you want to keep; the others are rolled again. You may still roll the kept ones later.
web-wk-remark-convinced = Somebody is convinced. Take the card or roll on: if you keep the dice it needs, it stays convinced.
web-wk-remark-village = A convinced citizen stands under its own village: you may take the village’s top card as well.
web-wk-remark-fairy = Fairies are worth more together: one counts 1 point, two count 4 and three count 9.
web-wk-remark-dragon = A dragon costs points, but not yours: you give it to an opponent.
web-wk-remark-given = You have been given a dragon. Its minus points count against you at the end.
web-wk-remark-penalty = Nobody is convinced, and no rolls are left: you take the open penalty, and the last citizen leaves.
web-wk-remark-end = A village has only one card left. Whoever takes it ends the game at once.

## Explanations

web-wk-about-citizen = Yours if the dice show at least what it asks for.
web-wk-about-arrogant_elf = If it is on top of your pile when your turn begins, you have four rolls.
web-wk-about-talented_apprentice = Whoever takes it has another turn at once.
web-wk-about-busy_fairy = One fairy is worth 1 point, two together 4, three 9, and so on.
web-wk-about-hypnotist = Brings along the next citizen of the row, whatever that one asks for.
web-wk-about-dragon = A gift: you choose the opponent who gets it and loses the points.
web-wk-about-village = Whoever takes a citizen of this colour from right below may take the top card too. The game ends when a village runs out.
web-wk-about-penalty = If your dice convince nobody in the end, you take it, and the last citizen of the row leaves. The game ends when the penalties run out.
web-wk-about-draw-pile = New citizens come from here, in an order that nobody knows. The game ends when it runs out.
web-wk-fact-village = Village
web-wk-fact-own = { $village }, +{ $value } here
web-wk-fact-top = Top card
web-wk-fact-left = Cards left
web-wk-fact-open = Open card
web-wk-fact-minus = Minus points
web-wk-fact-fairy = { $points ->
    [one] { $points } point more for you now
   *[other] { $points } points more for you now
}
web-wk-ready = Your dice convince it: you can take it.
web-wk-penalty-ready = You can take it.
