# Knatsch.

kn-red = piros vár
kn-blue = kék vár
kn-green = zöld vár
kn-yellow = sárga vár
kn-white = fehér vár
kn-black = fekete vár
kn-die1 = 1-es kockakártya
kn-die2 = 2-es kockakártya
kn-die3 = 3-as kockakártya
kn-die4 = 4-es kockakártya
kn-die5 = 5-ös kockakártya
kn-catapult = katapult
kn-champion = tornabajnok
kn-stack = paklimester
kn-guard_castle = várőr
kn-guard_special = kártyaőr
kn-treason = árulás
kn-protection = védelem
kn-tournament = lovagi torna
kn-king = király
kn-nothing = semmi

## Teendő

kn-task-announce = jelentsd be, mit akarsz megszerezni{ $left ->
    [0] .
   *[other] ; előtte még { $left } lapot a paklija alá tehetsz.
}
kn-task-announce-more = szép volt! Jelents be új célt, vagy fejezd be a körödet{ $left ->
    [0] .
   *[other] ; még { $left } lap mehet a paklija alá.
}
kn-task-stuck = ezek közül egyiket sem választhatod – tegyél lapokat egy pakli alá, amíg lesz mit.
kn-task-roll = dobj { $dice } kockával, többet kell elérned ennél: { $beat } ({ $roll }. dobás { $rolls ->
    [3] a 3-ból
   *[other] a { $rolls }-ből
}).
kn-task-roll-first = nyisd meg a tornát { $dice } kockával ({ $roll }. dobás { $rolls ->
    [3] a 3-ból
   *[other] a { $rolls }-ből
}).
kn-task-keep = eddig { $made }, többet kell elérned ennél: { $beat } – tarts meg kockákat és dobj tovább (még { $left }), vagy állj meg.
kn-task-keep-enough = { $made } több, mint { $beat } – állj meg, vagy tarts meg kockákat és dobj tovább (még { $left }).
kn-task-keep-first = eddig { $made } – tarts meg kockákat és dobj tovább (még { $left }), vagy állj meg.
kn-task-defend = { $leader } támad ezzel: { $beat } – védekezel? Ez a tét: { $card }.
kn-task-join = a tornán { $leader } vezet ezzel: { $beat } – beszállsz?
kn-task-revenge = a király bosszút áll – melyik váradról mondasz le?
kn-task-guards = állítsd fel újra az őreidet, vagy hagyd őket a helyükön.

kn-offer-pile = { $pile ->
    [L] bal pakli
   *[R] jobb pakli
}: { $card }
kn-offer-card = { $who } lapja: { $card }
kn-offer-king = kihívod a királyt: { $card }
kn-offer-under = a { $pile ->
    [L] bal
   *[R] jobb
} pakli alá teszed: { $card }
kn-offer-guard = őrzöd: { $cards }
kn-offer-guard-nothing = semmit sem őrzöl
kn-offer-leave = a helyükön hagyod az őröket
kn-offer-end = befejezed a kört
kn-offer-stop = megállsz ezzel: { $made }
kn-offer-defend = védekezel
kn-offer-give-in = hagyod elvinni
kn-offer-join = beszállsz
kn-offer-stay-out = kimaradsz
kn-offer-give = lemondasz róla: { $card }, és a { $pile ->
    [L] bal
   *[R] jobb
} pakli alá teszed

kn-target-pile = { $pile ->
    [L] bal pakli
   *[R] jobb pakli
}
kn-target-card = { $who } lapja: { $card }
kn-target-beat = felülmúlni ({ $who }): { $card }
kn-target-defend = védekezés

## Mi történt

kn-told-deal = { $who } ezt kapja: { $card }.
kn-told-turn-up = A { $pile ->
    [L] bal
   *[R] jobb
} paklin: { $card }.
kn-told-under = { $who } a { $pile ->
    [L] bal
   *[R] jobb
} pakli alá teszi: { $card }.
kn-told-guard = { $who } őrzi: { $cards }.
kn-told-guard-nothing = { $who } semmit sem őriz.
kn-told-end = { $who } befejezi a kört.
kn-told-aim = { $who } bejelenti: { $card }.
kn-told-aim-card = { $who } megtámadja { $owner } lapját: { $card }.
kn-told-aim-tournament = { $who } lovagi tornát rendez.
kn-told-enough = { $who } eredménye { $made }: sikerült!
kn-told-not-enough = { $who } eredménye { $made }: ez kevés.
kn-told-stop = { $who } megáll.
kn-told-leads = { $who } vezet ezzel: { $made }.
kn-told-below = { $who } lemarad ezzel: { $made }.
kn-told-join = { $who } beszáll.
kn-told-stay-out = { $who } kimarad.
kn-told-defend = { $who } védekezik.
kn-told-give-in = { $who } nem védi meg.
kn-told-kept = { $who } megtartja a várat.
kn-told-taken = { $who } elveszi { $card }.
kn-told-won-tournament = { $who } megnyeri a tornát.
kn-told-put-back = Visszakerül a pakli aljára: { $card }.
kn-told-king-beaten = { $who } legyőzte a királyt!
kn-told-revenge = A király bosszút áll.
kn-told-protected = A védelem elhárítja a király bosszúját.
kn-told-give = { $who } lemond róla, a { $pile ->
    [L] bal
   *[R] jobb
} pakli alá kerül: { $card }.

kn-ending-four_castles = Négy vár!
kn-ending-king = Három vár, és a király legyőzve.
kn-ending-tournaments = Két vár és három megnyert torna.
kn-ending-turn_limit = 500 kör után a viszály eldöntetlen marad.

kn-score-castles = { $count ->
    [0] egy vár sincs
   *[other] vár
}
kn-score-tournaments = { $count ->
    [0] torna még nincs
   *[other] lovagi torna
}
kn-score-king = legyőzött király

## Visszautasítások

kn-refusal-due-announce = Előbb jelentsd be, mit akarsz megszerezni.
kn-refusal-announced = A cél már be van jelentve: most dobni kell.
kn-refusal-due-keep = Előbb fejezd be a kísérletet: tarts meg kockákat és dobj tovább, vagy állj meg.
kn-refusal-due-revenge = Előbb mondj le egy várról: a király bosszút áll.
kn-refusal-due-guards = Ebben a körben nincs több kísérlet: állítsd fel az őreidet, vagy hagyd őket a helyükön.
kn-refusal-due-join = Előbb { $seat } dönti el, hogy beszáll-e a tornába.
kn-refusal-due-defend = Előbb { $seat } dönti el, hogy védekezik-e.
kn-refusal-own-colour = Ilyen színű várad már van: { $sort }.
kn-refusal-own-kind = Ilyen lapod már van: { $sort }.
kn-refusal-own-card = A saját lapjaidat nem támadhatod meg.
kn-refusal-not-there = { $seat } nem birtokolja ezt a lapot: { $sort }.
kn-refusal-guarded = { $seat } őrzi ezt a lapját: { $sort }.
kn-refusal-last-castle = Ez { $seat } utolsó vára, azt nem szabad megtámadni.
kn-refusal-two-players = Ketten játszva csak akkor támadható meg egy vár, ha a gazdájának { $fewest } van; { $seat } várainak száma { $castles }.
kn-refusal-king = A király kihívásához { $needed } vár kell, neked { $castles } van.
kn-refusal-pile-empty = Ez a pakli üres.
kn-refusal-pile-small = { $cards ->
    [0] Ez a pakli üres.
   *[other] Ez alatt a lap alatt nincs másik.
}
kn-refusal-pile-seen = Ennek a paklinak már minden lapját láttad.
kn-refusal-unders-used = Ebben a körben már { $used } lapot tettél pakli alá.
kn-refusal-guards-set = Őröket a kör elején, egy különleges lap megszerzése után és a kör végén lehet felállítani: most maradnak.
kn-refusal-guards-unsorted = Az őrzött lapokat sorrendben kell megadni, mindegyiket egyszer.
kn-refusal-guards-castles = Egy várőr két várat őriz, nem ennyit: { $castles }.
kn-refusal-guards-specials = Egy kártyaőr egy különleges lapot őriz, nem ennyit: { $specials }.
kn-refusal-guards-same = Az őreid már így állnak.
kn-refusal-guard-itself = A kártyaőr nem őrizheti saját magát.
kn-refusal-no-guard = Ehhez másik lap kell: { $guard }.
kn-refusal-not-yours = Ez a lap nincs nálad: { $sort }.
kn-refusal-must-attempt = Egyszer a körödben meg kell próbálnod valamit.
kn-refusal-must-put-under = Előbb keress célt: tegyél egy lapot a pakli alá.
kn-refusal-six = A hatos nem ér semmit, nem lehet megtartani.
kn-refusal-dice-unsorted = A megtartott kockákat sorrendben kell megadni, 1-től 5-ig.

## Az asztal

kn-colour-red = piros
kn-colour-blue = kék
kn-colour-green = zöld
kn-colour-yellow = sárga
kn-colour-white = fehér
kn-colour-black = fekete
kn-pile-cards = { $cards ->
    [0] üres
   *[other] { $cards } lap
}
kn-pile-known = alatta ismert, sorrendben:
kn-pile-counts = ennyit ér: { $beat }
kn-king-asks = 3 vár kell
kn-turn = { $turn }. kör, legfeljebb { $turns }
kn-unseen = { $count ->
    [0] Minden lap ismert.
   *[other] Még { $count } lap ismeretlen.
}
kn-rolls-for = { $who } dob ezért: { $card }
kn-defends = { $who } védi: { $card }
kn-owner = ({ $who } lapja)
kn-to-beat = felülmúlandó: { $beat }
kn-to-beat-by = felülmúlandó: { $beat } ({ $who })
kn-roll-of = { $roll }. dobás { $rolls ->
    [3] a 3-ból
   *[other] a { $rolls }-ből
}
kn-card-dice = kockakártyákkal: { $dice }
kn-made = elérve: { $made }
kn-typing-guards = A „guard red die3” újra felállítja az őreidet (színek és lapok a jelölés szerint), a „guard -” visszahívja őket.
kn-help =
    Szerezz négy várat, vagy hármat és a királyt, vagy kettőt és három tornát. Jelents be egy lapot, és múld felül a kockáit: három egyforma és még egy, például 333+1.
    Több egyforma kocka jobb, aztán a nagyobb szám, végül a további kocka. A hatosok kiesnek. Tartsd meg, amit akarsz, a többi élő kockát dobd újra.
    A megszerzett különleges lap rögtön segít, és folytathatod a kört. A megtámadott várat meg lehet védeni, a tornára bárki beszállhat.
    Az asztalon ♜ egy vár, ⚔ egy torna, ♛ a király, ⛨ egy őrzött lap; a ●●○○ jelek mutatják, mi hiányzik még egy célhoz.

## Tárgyesetben

kn-acc-red = a piros várat
kn-acc-blue = a kék várat
kn-acc-green = a zöld várat
kn-acc-yellow = a sárga várat
kn-acc-white = a fehér várat
kn-acc-black = a fekete várat
kn-acc-die1 = az 1-es kockakártyát
kn-acc-die2 = a 2-es kockakártyát
kn-acc-die3 = a 3-as kockakártyát
kn-acc-die4 = a 4-es kockakártyát
kn-acc-die5 = az 5-ös kockakártyát
kn-acc-catapult = a katapultot
kn-acc-champion = a tornabajnokot
kn-acc-stack = a paklimestert
kn-acc-guard_castle = a várőrt
kn-acc-guard_special = a kártyaőrt
kn-acc-treason = az árulást
kn-acc-protection = a védelmet
kn-acc-tournament = a lovagi tornát
kn-acc-king = a királyt

## Mennyit ért egy lépés, és a győzelem útjai a végén

kn-told-castles = { $count ->
    [one] Ez az első vár.
   *[other] Ez már { $count } vár.
}
kn-told-tournaments = { $count ->
    [one] Ez az első torna.
   *[other] Ez már { $count } torna.
}
kn-way-four_castles = Négy vár: { $castles }/4
kn-way-king = Három vár és a király: { $castles }/3 vár, a király { $king ->
    [yes] legyőzve
   *[no] legyőzetlen
}
kn-way-tournaments = Két vár és három torna: { $castles }/2 vár, { $tournaments }/3 torna
