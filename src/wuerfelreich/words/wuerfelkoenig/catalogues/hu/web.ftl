# Würfelkönig a böngészőben.

web-wk-citizens = Nyílt polgárok
web-wk-villages = Helyek
web-wk-penalty = Büntetőlap
web-wk-draw-pile = Húzópakli
web-wk-last = utolsó
web-wk-no-penalty = nincs több büntetőlap

## Hatások: telefonon a szomszéd lent áll, máskülönben jobbra

web-wk-effect-arrogant_elf = legfelül: 4 dobás
web-wk-effect-talented_apprentice = még egy kör
web-wk-effect-busy_fairy = n tündér: n² pont
web-wk-effect-hypnotist = a szomszédjával
web-wk-effect-dragon = ajándék

## Felolvasva

web-wk-wish = ezt kéri: { $wish }
web-wk-own-village = a saját helye alatt: { $village }, +{ $value }
web-wk-convinced = meggyőzve
web-wk-chance = esély: { $chance }
web-wk-village = { $village }: értéke { $value }, { $left ->
    [one] ez az utolsó lap, aki elveszi, befejezi a játékot
   *[other] még { $left } lap
}
web-wk-village-empty = { $village }: nincs több lap
web-wk-unrolled = még nincs kidobva
web-wk-minus = { $minus } mínuszpont
web-wk-cards = { $count ->
    [0] még nincs lap
   *[other] { $count } lap
}
web-wk-fairies = { $count } tündér: { $points } pont
web-wk-elf-on-top = a legfelső tünde négy dobást ad
web-wk-ways = Így vehető el ez a polgár

## Az asztalnál

web-wk-roll-again = { $dice } kocka dobása
web-wk-kingdom = { $name } királysága
web-wk-no-cards = Itt még senki sem lakik.
web-wk-news-again = Még egy kör!
web-wk-news-elf = Legközelebb négy dobás!
web-wk-news-gift = Egy sárkány ajándékba!
web-wk-news-hypnotist = A szomszéd is jön!
