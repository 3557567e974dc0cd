# Würfelland.

wl-red = piros
wl-yellow = sárga
wl-green = zöld
wl-blue = kék
wl-orange = narancssárga
wl-grey = szürke

## Teendő

wl-task-side = a táblád melyik oldalán szeretnél játszani?
wl-task-roll = dobj mind a hat kockával.
wl-task-roll-on = dobd újra { $left ->
    [one] az utolsó kockát
   *[other] a többi { $left } kockát
}.
wl-task-choose = válassz egyet a színek közül – ezen már nem változtathatsz.
wl-task-go-on = { $dice } × { $colour }. Megállsz, vagy újradobod { $left ->
    [one] az utolsó kockát
   *[other] a többi { $left } kockát
}? { $miss } az esélye, hogy nem jön több { $colour }, és vége a dobásnak.
wl-task-must-cross = jelölj be { $dice ->
    [one] egy
   *[other] { $dice }
} { $colour } mezőt.
wl-task-may-cross = használj egyet a megmaradt színek közül, vagy passzolj.
wl-task-treasure-roll = dobj öt kockával a kincsedért.
wl-task-treasure = használj egy színt a kincsdobásból, vagy passzolj.

wl-offer-board = ezen a táblán játszol: { $board }
wl-offer-choose = { $colour }: { $dice } kocka{ $fits ->
    [yes] { "" }
   *[no] { " – több, mint amennyit használni tudsz" }
}
wl-offer-roll = újradobod { $left ->
    [one] az utolsó kockát
   *[other] a többi { $left } kockát
}
wl-offer-stop = megállsz: { $dice } × { $colour }
wl-offer-cross = { $colour }: bejelölöd ezeket: { $fields }
wl-offer-treasures = { $count ->
    [one] egy kincs
   *[other] { $count } kincs
}
wl-offer-area = betelik a terület
wl-offer-colour = teljes lesz: { $colour }
wl-offer-goal = eléred a célt
wl-offer-pass = passzolsz

## Mi történt

wl-told-deal = { $who } ezt a táblát kapja: { $sheet }.
wl-told-board = { $who } ezen játszik: { $board }.
wl-told-choose = { $who } a { $colour } színt választja, és félretesz { $dice ->
    [one] egy
   *[other] { $dice }
} kockát.
wl-told-go-on = { $who } továbbdob.
wl-told-came = { $who } dobása: { $rolled }; most { $dice } × { $colour } van félretéve.
wl-told-missed = { $who } dobása: { $rolled }. Nem jött több { $colour }. Vége a dobásnak.
wl-told-stop = { $who } megáll: { $dice } × { $colour }.
wl-told-overrolled = { $who } semmit sem jelölhet be ezzel: { $dice } × { $colour }.
wl-told-cross = { $who } bejelöl { $dice ->
    [one] egy
   *[other] { $dice }
} { $colour } mezőt.
wl-told-treasures = { $count ->
    [one] Egy kincs!
   *[other] { $count } kincs!
}
wl-told-colour = Teljes szín: { $colour }.
wl-told-pass = { $who } passzol.
wl-told-treasure-roll = { $who } dobása a kincsért: { $rolled }.
wl-told-nothing = Ebből semmi sem használható.

wl-ending-crossing = Elég kincs és egy teljes szín: megvan a cél.
wl-ending-treasure_roll = Egy kincsdobás döntötte el a versenyt.
wl-ending-round_limit = 500 forduló után sem ért célba senki.

wl-score-treasures = { $count } kincs ({ $colour })
wl-score-colour = legjobb szín, { $colour }: { $crossed }/{ $fields }

## Visszautasítások

wl-refusal-not-begun = A játék még nem kezdődött el.
wl-refusal-side = A táblád két oldala: { $front } és { $back }.
wl-refusal-choose = Előbb válassz egyet a dobott színek közül.
wl-refusal-go-on = A szín már megvan: dobj tovább, vagy állj meg.
wl-refusal-cross = Most mezőket kell bejelölni.
wl-refusal-must-cross = Nem passzolhatsz: { $dice } × { $colour } van félretéve, és használni tudod.
wl-refusal-final = A választott szín { $colour }, másik nem lehet.
wl-refusal-not-rolled = Egy kocka sem mutatja ezt a színt: { $colour }.
wl-refusal-active-colour = Ez a szín most a dobó játékosé: { $colour }.
wl-refusal-unreachable = Nincs érintetlen terület a kereszteid mellett ebben a színben: { $colour }.
wl-refusal-overrolled = Túldobtad: { $dice } × { $colour } több, mint ahány szabad mező ott van ({ $room }).
wl-refusal-count = { $dice } × { $colour } van, ezért { $dice } mezőt kell bejelölni, nem ennyit: { $fields }.
wl-refusal-field = Ez nem ilyen színű mező ({ $colour }): { $field }.
wl-refusal-crossed = Ez már be van jelölve: { $field }.
wl-refusal-begun = Előbb fejezd be a megkezdett területet ({ $colour }): még { $room } mező szabad.
wl-refusal-two-areas = Egy dobás minden keresztje ugyanarra a területre kerül ({ $colour }).
wl-refusal-far-area = Ez a terület egyetlen keresztedet sem érinti: { $field }.
wl-refusal-loose = Ez a mező nem kapcsolódik kereszthez: { $field }.

## Esélyek

wl-target-exactly = { $dice } × { $colour }
wl-target-at-least = legalább { $dice } × { $colour }
wl-target-miss = nincs több { $colour }

## Az asztal

wl-round = { $round }. forduló
wl-goal = cél: { $treasures } kincs és egy teljes szín
wl-aside = félretéve
wl-left = maradt
wl-treasure-rolls = még { $count } kincsdobás
wl-board = { $board } tábla
wl-free = { $count } szabad
wl-room = legfeljebb { $count }
wl-closed = nincs út
wl-full = teljes
wl-miss = továbbdobva nem jön több: { $chance }
wl-won = célba ért
wl-typing = A mezők neve is elég, például { $example }: a saját színükben jelölöd be őket.
wl-help =
    Verseny: te legyél az első, akinek megvan kilenc – vagy a megbeszélt számú – kincs (★) és egy szín minden mezője. Minden kocka egy saját színű mezőt jelöl be, egy kereszted (✗) mellett.
    Az aktív játékos dob, végleg választ egy színt, és a többi kockát addig dobhatja újra, amíg jön belőle. Utána mindenki más használhatja a megmaradt színek egyikét.
    Egy szín minden kockája egyetlen területre kerül, és a megkezdett terület az új előtt jön; ha több a kocka, mint a szabad mező, semmit sem lehet bejelölni.
    Minden kincsért a forduló végén egy ötkockás dobás jár.

## Amit a játék előtt választani lehet, egy űrlap kérdéseiként

wl-option-treasures = Kincsek a győzelemhez
wl-option-treasures-9 = 9, a szokásos játék
wl-option-treasures-12 = 12, hosszú játék
wl-option-treasures-5 = 5, rövid játék
wl-option-boards = Táblák

## A végén

wl-score-all-treasures = { $count } kincs
wl-way-treasures = Kincsek: { $count }, ennyi kell: { $needed }
wl-way-colour = Egy teljes szín: { $crossed }/{ $fields } mező ({ $colour })
