# Knatsch.

kn-red = rote Burg
kn-blue = blaue Burg
kn-green = grüne Burg
kn-yellow = gelbe Burg
kn-white = weiße Burg
kn-black = schwarze Burg
kn-die1 = Kartenwürfel 1
kn-die2 = Kartenwürfel 2
kn-die3 = Kartenwürfel 3
kn-die4 = Kartenwürfel 4
kn-die5 = Kartenwürfel 5
kn-catapult = Katapult
kn-champion = Turnierheld
kn-stack = Stapelmeister
kn-guard_castle = Burgwächter
kn-guard_special = Kartenwächter
kn-treason = Verrat
kn-protection = Schutz
kn-tournament = Turnier
kn-king = König
kn-nothing = gar nichts

## Was zu tun ist

kn-task-announce = Sag an, was du willst{ $left ->
    [0] .
    [one] ; vorher darfst du eine Karte unter ihren Stapel schieben.
   *[other] ; vorher darfst du { $left } Karten unter ihre Stapel schieben.
}
kn-task-announce-more = Gut gemacht! Sag das nächste Ziel an oder beende deinen Zug{ $left ->
    [0] .
    [one] ; vorher darfst du noch eine Karte unter ihren Stapel schieben.
   *[other] ; vorher darfst du noch { $left } Karten unter ihre Stapel schieben.
}
kn-task-stuck = Nichts davon ist dir erlaubt – steck Karten unter einen Stapel, bis etwas dabei ist.
kn-task-roll = Wirf { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}, gebraucht wird mehr als { $beat } (Wurf { $roll } von { $rolls }).
kn-task-roll-first = Eröffne das Turnier mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} (Wurf { $roll } von { $rolls }).
kn-task-keep = Bisher { $made }, gebraucht wird mehr als { $beat } – behalte Würfel und würfle weiter (noch { $left }), oder hör auf.
kn-task-keep-enough = { $made } übertrifft { $beat } – hör auf, oder behalte Würfel und würfle weiter (noch { $left }).
kn-task-keep-first = Bisher { $made } – behalte Würfel und würfle weiter (noch { $left }), oder hör auf.
kn-task-defend = { $leader } greift mit { $beat } an – verteidigst du dich? Es geht um: { $card }.
kn-task-join = { $leader } führt im Turnier mit { $beat } – machst du mit?
kn-task-revenge = Der König rächt sich – welche Burg gibst du her?
kn-task-guards = Stell deine Wächter neu auf oder lass sie stehen.

kn-offer-pile = { $pile ->
    [L] linker Stapel
   *[R] rechter Stapel
}: { $card }
kn-offer-card = von { $who }: { $card }
kn-offer-king = den König herausfordern: { $card }
kn-offer-under = unter den { $pile ->
    [L] linken
   *[R] rechten
} Stapel stecken: { $card }
kn-offer-guard = bewachen: { $cards }
kn-offer-guard-nothing = nichts bewachen
kn-offer-leave = die Wächter stehen lassen
kn-offer-end = den Zug beenden
kn-offer-stop = aufhören mit { $made }
kn-offer-defend = die Burg verteidigen
kn-offer-give-in = die Burg hergeben
kn-offer-join = mitmachen
kn-offer-stay-out = nicht mitmachen
kn-offer-give = hergeben: { $card }, unter den { $pile ->
    [L] linken
   *[R] rechten
} Stapel

kn-target-pile = { $pile ->
    [L] linker Stapel
   *[R] rechter Stapel
}
kn-target-card = von { $who }: { $card }
kn-target-beat = übertreffen ({ $who }): { $card }
kn-target-defend = Verteidigung

## Was geschah

kn-told-deal = { $who } bekommt: { $card }.
kn-told-turn-up = Auf dem { $pile ->
    [L] linken
   *[R] rechten
} Stapel: { $card }.
kn-told-under = { $who } steckt unter den { $pile ->
    [L] linken
   *[R] rechten
} Stapel: { $card }.
kn-told-guard = { $who } bewacht: { $cards }.
kn-told-guard-nothing = { $who } bewacht nichts.
kn-told-end = { $who } beendet den Zug.
kn-told-aim = { $who } sagt an: { $card }.
kn-told-aim-card = { $who } greift { $owner } an: { $card }.
kn-told-aim-tournament = { $who } richtet ein Turnier aus.
kn-told-enough = { $who } erreicht { $made }: übertroffen!
kn-told-not-enough = { $who } erreicht { $made }: Das reicht nicht.
kn-told-stop = { $who } hört auf.
kn-told-leads = { $who } führt mit { $made }.
kn-told-below = { $who } bleibt mit { $made } darunter.
kn-told-join = { $who } macht mit.
kn-told-stay-out = { $who } macht nicht mit.
kn-told-defend = { $who } verteidigt die Burg.
kn-told-give-in = { $who } verteidigt die Burg nicht.
kn-told-kept = { $who } behält die Burg.
kn-told-taken = { $who } nimmt { $card }.
kn-told-won-tournament = { $who } gewinnt das Turnier.
kn-told-put-back = Unter den Stapel zurück: { $card }.
kn-told-king-beaten = { $who } hat den König besiegt!
kn-told-revenge = Der König rächt sich.
kn-told-protected = Der Schutz hält die Rache des Königs ab.
kn-told-give = { $who } gibt her, unter den { $pile ->
    [L] linken
   *[R] rechten
} Stapel: { $card }.

kn-ending-four_castles = Vier Burgen!
kn-ending-king = Drei Burgen, und der König ist besiegt.
kn-ending-tournaments = Zwei Burgen und drei Turniere.
kn-ending-turn_limit = Nach 500 Zügen endet der Knatsch unentschieden.

kn-score-castles = { $count ->
    [one] Burg
   *[other] Burgen
}
kn-score-tournaments = { $count ->
    [one] Turnier
   *[other] Turniere
}
kn-score-king = König besiegt

## Ablehnungen

kn-refusal-due-announce = Sag zuerst an, was du haben willst.
kn-refusal-announced = Das Ziel ist schon angesagt: Jetzt wird gewürfelt.
kn-refusal-due-keep = Bring zuerst den Versuch zu Ende: Würfel behalten und weiterwürfeln oder aufhören.
kn-refusal-due-revenge = Gib zuerst eine Burg her, der König rächt sich.
kn-refusal-due-guards = Die Versuche dieses Zuges sind vorbei: Stell die Wächter auf oder lass sie stehen.
kn-refusal-due-join = Zuerst macht { $seat } beim Turnier mit oder nicht.
kn-refusal-due-defend = Zuerst verteidigt { $seat } die Burg oder gibt sie her.
kn-refusal-own-colour = Eine Burg dieser Farbe hast du schon: { $sort }.
kn-refusal-own-kind = So eine Karte hast du schon: { $sort }.
kn-refusal-own-card = Die eigenen Karten sind kein Ziel.
kn-refusal-not-there = Diese Karte hat { $seat } nicht: { $sort }.
kn-refusal-guarded = Diese Karte von { $seat } wird bewacht: { $sort }.
kn-refusal-last-castle = Es ist die letzte Burg von { $seat }, und letzte Burgen sind tabu.
kn-refusal-two-players = Zu zweit darf eine Burg nur angegriffen werden, wenn der Gegner mindestens { $fewest } hat; { $seat } hat { $castles }.
kn-refusal-king = Für den König braucht man { $needed } Burgen, du hast { $castles }.
kn-refusal-pile-empty = Dieser Stapel ist leer.
kn-refusal-pile-small = { $cards ->
    [0] Dieser Stapel ist leer.
   *[other] Unter dieser Karte liegt keine andere.
}
kn-refusal-pile-seen = Von diesem Stapel hast du alle Karten gesehen.
kn-refusal-unders-used = { $used ->
    [one] In diesem Zug hast du schon eine Karte unter einen Stapel gesteckt.
   *[other] In diesem Zug hast du schon { $used } Karten unter einen Stapel gesteckt.
}
kn-refusal-guards-set = Wächter stellt man zu Beginn des Zuges auf, nach einer erbeuteten Sonderkarte und am Ende: Jetzt bleiben sie stehen.
kn-refusal-guards-unsorted = Die bewachten Karten müssen der Reihe nach dastehen, jede einmal.
kn-refusal-guards-castles = Ein Burgwächter bewacht zwei Burgen, nicht { $castles }.
kn-refusal-guards-specials = Ein Kartenwächter bewacht eine Sonderkarte, nicht { $specials }.
kn-refusal-guards-same = So stehen deine Wächter schon.
kn-refusal-guard-itself = Der Kartenwächter kann sich nicht selbst bewachen.
kn-refusal-no-guard = Dazu brauchst du eine andere Karte: { $guard }.
kn-refusal-not-yours = Diese Karte hast du nicht: { $sort }.
kn-refusal-must-attempt = Einmal in deinem Zug musst du etwas versuchen.
kn-refusal-must-put-under = Du musst erst ein Ziel suchen: Steck eine Karte unter einen Stapel.
kn-refusal-six = Sechsen sind Fehlwürfe und können nicht behalten werden.
kn-refusal-dice-unsorted = Die behaltenen Würfel müssen der Reihe nach dastehen, von 1 bis 5.

## Der Tisch

kn-colour-red = rot
kn-colour-blue = blau
kn-colour-green = grün
kn-colour-yellow = gelb
kn-colour-white = weiß
kn-colour-black = schwarz
kn-pile-cards = { $cards ->
    [0] leer
    [one] die letzte Karte
   *[other] { $cards } Karten
}
kn-pile-known = bekannt darunter, der Reihe nach:
kn-pile-counts = zählt als { $beat }
kn-king-asks = ab 3 Burgen
kn-turn = Zug { $turn } von { $turns }
kn-unseen = { $count ->
    [0] Alle Karten sind bekannt.
    [one] Eine Karte ist noch unbekannt.
   *[other] { $count } Karten sind noch unbekannt.
}
kn-rolls-for = { $who } würfelt um: { $card }
kn-defends = { $who } verteidigt: { $card }
kn-owner = (von { $who })
kn-to-beat = zu übertreffen: { $beat }
kn-to-beat-by = zu übertreffen: { $beat } von { $who }
kn-roll-of = Wurf { $roll } von { $rolls }
kn-card-dice = mit Kartenwürfeln: { $dice }
kn-made = erreicht: { $made }
kn-typing-guards = „guard red die3“ stellt deine Wächter neu auf (Farben und Karten wie in der Notation), „guard -“ zieht sie ab.
kn-help = 
    Gewinne vier Burgen, oder drei und den König, oder zwei und drei Turniere. Sag eine Karte an und übertriff ihre Würfel: drei gleiche und ein weiterer, etwa 333+1.
    Mehr gleiche Würfel sind besser, dann höhere Zahlen, dann der weitere Würfel. Sechsen zählen nicht. Behalte, was du magst, und wirf die anderen noch einmal.
    Eine erbeutete Sonderkarte hilft sofort, und du darfst weitermachen. Eine angegriffene Burg darf verteidigt werden, ein Turnier steht allen offen.
    Auf dem Tisch ist ♜ eine Burg, ⚔ ein Turnier, ♛ der König, ⛨ eine bewachte Karte; ●●○○ zeigt, was zu einem Ziel noch fehlt.

## Dinge im Akkusativ

kn-acc-red = die rote Burg
kn-acc-blue = die blaue Burg
kn-acc-green = die grüne Burg
kn-acc-yellow = die gelbe Burg
kn-acc-white = die weiße Burg
kn-acc-black = die schwarze Burg
kn-acc-die1 = den Kartenwürfel 1
kn-acc-die2 = den Kartenwürfel 2
kn-acc-die3 = den Kartenwürfel 3
kn-acc-die4 = den Kartenwürfel 4
kn-acc-die5 = den Kartenwürfel 5
kn-acc-catapult = das Katapult
kn-acc-champion = den Turnierhelden
kn-acc-stack = den Stapelmeister
kn-acc-guard_castle = den Burgwächter
kn-acc-guard_special = den Kartenwächter
kn-acc-treason = den Verrat
kn-acc-protection = den Schutz
kn-acc-tournament = das Turnier
kn-acc-king = den König

## Was ein Zug wert war, und die Wege zum Sieg am Ende

kn-told-castles = { $count ->
    [one] Das ist die erste Burg.
   *[other] Das macht { $count } Burgen.
}
kn-told-tournaments = { $count ->
    [one] Das ist das erste Turnier.
   *[other] Das macht { $count } Turniere.
}
kn-way-four_castles = Vier Burgen: { $castles } von 4
kn-way-king = Drei Burgen und der König: { $castles } von 3 Burgen, König { $king ->
    [yes] besiegt
   *[no] unbesiegt
}
kn-way-tournaments = Zwei Burgen und drei Turniere: { $castles } von 2 Burgen, { $tournaments } von 3 Turnieren
