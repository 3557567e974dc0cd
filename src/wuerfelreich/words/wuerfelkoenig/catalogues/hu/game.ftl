# Würfelkönig, a kártyajáték.

wk-rich_snob = Gazdag Sznob
wk-arrogant_elf = Fennhéjázó Tünde
wk-grumpy_dwarf = Morcos Törpe
wk-crazy_gnome = Bolondos Gnóm
wk-cuddly_orc = Bújós Ork
wk-odd_mushroom_goblin = Különös Gombamanó
wk-talented_apprentice = Tehetséges Varázslótanonc
wk-busy_fairy = Szorgos Tündér
wk-hypnotist = Hipnotizőr
wk-dragon = Sárkány

wk-city = Város
wk-mine = Bánya
wk-workshop = Műhely
wk-orc_village = Orkfalu
wk-enchanted_forest = Varázserdő

## Hatások, röviden

wk-effect-arrogant_elf = legfelül: 4 dobás
wk-effect-talented_apprentice = még egy kör
wk-effect-busy_fairy = n tündér: n² pont
wk-effect-hypnotist = és a jobb oldali lap
wk-effect-dragon = el kell ajándékozni

## Teendő

wk-task-roll = dobj a kockákkal ({ $roll }. dobás { $rolls ->
    [3] a 3-ból
   *[other] a { $rolls }-ből
}).
wk-task-choose = { $fulfilled ->
    [0] még senkit sem győztél meg – tarts meg kockákat és dobj tovább (még { $left }), vagy vedd el a büntetőlapot.
    [one] egy polgárt meggyőztél – vedd el, vagy tarts meg kockákat és dobj tovább (még { $left }).
   *[other] { $fulfilled } polgárt meggyőztél – vegyél el egyet, vagy tarts meg kockákat és dobj tovább (még { $left }).
}
wk-task-take = { $fulfilled ->
    [0] senkit sem győztél meg – büntetőlap jár.
    [one] egy polgárt meggyőztél – vedd el.
   *[other] { $fulfilled } polgárt meggyőztél – vegyél el egyet.
}
wk-offer-take = elveszed { $card }
wk-offer-bonus = és mellé { $card }
wk-offer-village = megalapítod { $village } (+{ $value }){ $ends ->
    [yes] { " – ezzel véget ér a játék" }
   *[no] { "" }
}
wk-offer-give = { $who } kapja
wk-offer-penalty = elveszed a { $points } pontos büntetőlapot

## Mi történt

wk-told-take = { $who } elveszi { $card } ({ $points } pont).
wk-told-hypnotist = { $who } elveszi a Hipnotizőrt, és vele { $card } ({ $points } pont).
wk-told-give = { $who } megnyeri { $card }, és elajándékozza: { $to } kapja ({ $points } pont).
wk-told-village = Ezzel létrejön { $village } (+{ $value }).
wk-told-again = { $who } rögtön újra következik.
wk-told-penalty = { $who } senkit sem győz meg, és büntetőlapot kap ({ $points }).
wk-told-refill = Új polgár érkezik: { $card }.
wk-told-elf = A legfelső tündének köszönhetően { $who } négyszer dobhat.

wk-ending-draw_pile = Elfogyott a húzópakli.
wk-ending-penalties = Elfogytak a büntetőlapok.
wk-ending-village = Elfogyott az egyik hely paklija.

wk-score-fairies = { $count } Szorgos Tündér
wk-score-card = { $card }
wk-score-penalty = Büntetőlap

## Visszautasítások

wk-refusal-citizen-fulfilled = Most nem jár büntetőlap: a kockák meggyőztek valakit { ARTICLE($slot) } { $slot }. helyen ({ $card }), ezért egy polgárt el kell venni.
wk-refusal-slot = Nincs { $slot }. hely: a helyek 1-től 5-ig vannak.
wk-refusal-no-hypnotist = Csak a Hipnotizőr hoz második lapot, ez nem: { $card }.
wk-refusal-no-bonus = Az 5. helyen senki sem áll a Hipnotizőrtől jobbra.
wk-refusal-no-gift = Ez nálad marad: { $card }. Csak sárkányt lehet elajándékozni.
wk-refusal-village = { $card } nem a saját színű helye alatt áll, hanem itt: { $village }.
wk-refusal-dragon-village = Sárkány nem alapít helyet.
wk-refusal-dragon-receiver = Mondd meg, ki kapja a sárkányt, például „to P2”.
wk-refusal-dragon-self = A sárkányt nem adhatod saját magadnak.

## Az asztal

wk-draw-pile = { $count } lap van a húzópakliban
wk-next-penalty = következő büntetőlap: { $value }, { $left ->
    [0] ez az utolsó
   *[other] alatta még { $left }
}
wk-help = 
    Szerezz polgárokat: minden dobás után elvehetsz egy polgárt, akinek a kívánságát a hat kocka teljesíti, vagy megtartasz néhány kockát, és a többit újradobod.
    A lapokon R R R három piros kocka (G a zöld, B a kék), 6 6 két hatos, A A A B B pedig három egyforma szám és két másik egyforma.
    Ha a polgár a saját színű helye alatt áll, megalapíthatja azt. Ha a végén senki sincs meggyőzve, büntetőlapot kapsz.
    A játék véget ér, ha elfogy a húzópakli, a büntetőlapok vagy egy hely paklija.

## Tárgyesetben

wk-acc-rich_snob = a Gazdag Sznobot
wk-acc-arrogant_elf = a Fennhéjázó Tündét
wk-acc-grumpy_dwarf = a Morcos Törpét
wk-acc-crazy_gnome = a Bolondos Gnómot
wk-acc-cuddly_orc = a Bújós Orkot
wk-acc-odd_mushroom_goblin = a Különös Gombamanót
wk-acc-talented_apprentice = a Tehetséges Varázslótanoncot
wk-acc-busy_fairy = a Szorgos Tündért
wk-acc-hypnotist = a Hipnotizőrt
wk-acc-dragon = a Sárkányt
wk-acc-city = a Várost
wk-acc-mine = a Bányát
wk-acc-workshop = a Műhelyt
wk-acc-orc_village = az Orkfalut
wk-acc-enchanted_forest = a Varázserdőt

## Az elszámolás fajták szerint

wk-score-citizens = { $count } polgár
wk-score-villages = { $count } hely
wk-score-minus = { $count } mínuszlap

## Helyek alanyesetben

wk-the-city = a Város
wk-the-mine = a Bánya
wk-the-workshop = a Műhely
wk-the-orc_village = az Orkfalu
wk-the-enchanted_forest = a Varázserdő
