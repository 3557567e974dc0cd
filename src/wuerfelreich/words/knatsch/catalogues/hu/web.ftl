# A Knatsch asztala a böngészőben.

web-kn-market = Az asztal közepe
web-kn-under = Alulra
web-kn-set-guards = Őröket állítok
web-kn-guards-how = Koppints azokra a lapokra, amelyeken az őreid álljanak.
web-kn-guard-these = Ezeket őrzöm
web-kn-leave = Maradjanak így
web-kn-guarded = őrzött
web-kn-end = Befejezem a körömet
web-kn-to-come = Ami még jöhet
web-kn-announce = Bejelentem
web-kn-realm = { $who } birodalma
web-kn-ways = Három út a győzelemhez
web-kn-chance = esély: { $chance }

## Egy kísérlet

web-kn-beat = több kell, mint
web-kn-made = eddig
web-kn-enough = ez elég
web-kn-not-enough = ez még nem elég
web-kn-stop = Megállok
web-kn-defend = Védekezem
web-kn-give-in = Odaadom
web-kn-join = Beszállok
web-kn-stay-out = Kimaradok
web-kn-die-waits = még nem dobtad
web-kn-dead = { $dead } hatos kiesett
web-kn-lists = A torna résztvevői
web-kn-leads = vezet

## Mi hiányzik még

web-kn-goal-four_castles = Négy vár: { $castles } megvan a 4-ből, hiányzik még { $missing }
web-kn-goal-king = Három vár és a király: { $castles } vár megvan a 3-ból, a király { $king ->
    [yes] legyőzve
   *[no] még nincs legyőzve
}, hiányzik még { $missing }
web-kn-goal-tournaments = Két vár és három torna: { $castles } vár megvan a 2-ből, { $tournaments } torna a 3-ból, hiányzik még { $missing }

## Mit tud egy különleges lap

web-kn-does-card-die = Minden eredményedben eggyel több kockának számít.
web-kn-does-catapult = Negyedik dobás a többiek várai ellen.
web-kn-does-champion = Negyedik dobás minden tornán.
web-kn-does-stack = A körödben második lapot is tehetsz egy pakli alá.
web-kn-does-guard_castle = Két váradat őrzi.
web-kn-does-guard_special = Egy másik különleges lapodat őrzi.
web-kn-does-treason = A paklikon fekvő várak neked 111+2-nek számítanak.
web-kn-does-protection = A király nem vehet el tőled várat.

## Remarks in the first games

web-kn-remark-announce = Válassz egyet a kiemelt lapok közül. Utána legalább háromszor dobhatsz érte.
web-kn-remark-sixes = A hatos nem ér semmit. A kísérlet végéig kiesik.
web-kn-remark-beaten = Ez felülmúlja a lapot: állj meg, és a tiéd.
web-kn-remark-castle = Ez felülmúlja a várat. Ha megállsz, a gazdája legfeljebb három dobással még megvédheti.
web-kn-remark-defend = Megtámadták a váradat! Ha többet dobsz a támadónál, megtartod.
web-kn-remark-tournament = A lovagi torna mindenkié: a legjobb eredmény viszi a lapot, egyenlőségnél a korábbi.
web-kn-remark-guard = Van egy őröd. Amit őriz, azt senki sem támadhatja meg, úgyhogy válassz jól.
web-kn-remark-more = A különleges lap rögtön segít. Megpróbálhatsz még egy lapot, vagy befejezheted a körödet.
web-kn-remark-under = Ha egyik lap sem kell, tedd az egyiket a paklija alá, és jön a következő. Ezt körönként egyszer teheted meg.
web-kn-remark-king = Három várral kihívhatod a királyt. Ha legyőzöd, nyertél; ha nem, lemondasz egy váradról.

## Magyarázatok

web-kn-about-castle = Négy várral nyersz, vagy hárommal és a királlyal, vagy kettővel és három tornával. Egy színből senkinek sincs két vára.
web-kn-about-tournament = Mindenki részt vehet, a lapot a legjobb eredmény nyeri. Három tornával és két várral nyersz.
web-kn-about-king = Három vártól hívhatod ki: ha túldobod, nyersz, ha nem, elveszítesz egy várat.
web-kn-about-pile = Mielőtt bejelentesz valamit, körönként { $times ->
    [one] egyszer
   *[other] kétszer
} egy pakli legfelső lapját a pakli alá teheted.
web-kn-about-stop = Nem dobsz tovább: a kockáid úgy számítanak, ahogy fekszenek.
web-kn-about-give-in = Nem dobsz a váradért: a támadóé lesz.
web-kn-about-stay-out = Nem dobsz ezért a tornáért.
web-kn-about-end = Nem jelentesz be többet, és a köröd véget ér.
web-kn-about-set-guards = Válaszd ki, melyik lapjaidat őrizzék az őreid: azokat senki sem támadhatja meg.
web-kn-about-guard-these = Az őreid azokra a lapokra állnak, amelyekre koppintottál.
web-kn-about-leave = Az őreid ott maradnak, ahol vannak.
web-kn-about-to-come = Megmutatja az összes lapot, amelyet még senki sem látott, és azt, ami tudhatóan a paklik alján van.
web-kn-about-give = Elveszíted ezt a várat: e pakli alá kerül.
web-kn-about-way = Aki ezt elsőként eléri, azonnal nyer.
web-kn-about-dead = A hatos nem ér semmit: félre kell tenni, amíg a kísérlet véget nem ér.
web-kn-way-four_castles = Négy vár
web-kn-way-king = Három vár és a király
web-kn-way-tournaments = Két vár és három torna
web-kn-fact-beat = Ezt kell túldobni
web-kn-fact-printed = A lapon
web-kn-fact-owner = Tulajdonosa
web-kn-fact-guard = Őr
web-kn-fact-cards = Lapok
web-kn-fact-missing = { $missing } lap hiányzik
web-kn-fact-reached = megvan
web-kn-below = alatta van
web-kn-ready = Bejelentheted.
