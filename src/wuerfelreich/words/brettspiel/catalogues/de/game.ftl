# Würfelkönig – Das Brettspiel.

br-merchant = Mürrischer Kaufmann
br-thief = Arrogante Diebin
br-tamer = Emsige Drachenbezwingerin
br-bully = Irrer Raufbold
br-landowner = Reicher Grundbesitzer

## Kurze Namen für die Karten

br-card-merchant = Kaufmann
br-card-thief = Diebin
br-card-tamer = Bezwingerin
br-card-bully = Raufbold
br-card-landowner = Grundbesitzer

## Landschaften; die ersten drei Buchstaben stehen auf der Karte und sind verschieden

br-mountains = Gebirge
br-caves = Höhlen
br-gem_quarry = Edelsteinbruch
br-fir_forest = Tannenwald
# The same in English.
br-steppe = Steppe
br-volcano = Vulkan
# The same in English.
br-lava = Lava
br-mushroom_forest = Pilzwald
br-flower_field = Blumenfeld
br-coast = Küste
br-floodplain = Flussaue
br-swamp = Sumpf
br-desert = Wüste
br-meadow = Wiese
br-farmland = Ackerland

## Effekte, kurz genug für eine Karte

br-effect-merchant = 1–3 ziehen, 1 legen; bei 3 ein Edelstein
br-effect-thief_of_cards = 2 ziehen, 1 legen, Karte stehlen
br-effect-thief_of_gems = 1 legen, Edelstein stehlen
br-effect-tamer = einen Drachen bezwingen
br-effect-bully = nächsten Marker verdrängen
br-effect-landowner = 2 Plättchen legen

## Was zu tun ist

br-task-roll = Würfle (Wurf { $roll } von { $rolls }).
br-task-choose = { $fulfilled ->
    [0] Du hast noch niemanden gewonnen – würfle weiter (noch { $left }){ $jokers ->
        [yes] { ", setz Joker ein, oder nimm" }
       *[no] { " oder nimm" }
    } eine Karte verdeckt.
    [one] Du hast einen Bürger gewonnen – nimm ihn, oder würfle weiter (noch { $left }).
   *[other] Du hast { $fulfilled } Bürger gewonnen – nimm einen, oder würfle weiter (noch { $left }).
}
br-task-take = { $fulfilled ->
    [0] Du hast niemanden gewonnen – { $jokers ->
        [yes] { "setz Joker ein, oder nimm" }
       *[no] { "nimm" }
    } eine Karte verdeckt: Drachenalarm.
    [one] Du hast einen Bürger gewonnen – nimm ihn{ $jokers ->
        [yes] { ", oder mit Jokern einen anderen" }
       *[no] { "" }
    }.
   *[other] Du hast { $fulfilled } Bürger gewonnen – nimm einen.
}
br-task-place = Wohin kommt deine Burg? Gezogen: { $tiles }.
br-task-place-fire = Wo lässt sich der Drache nieder? Gezogen: { $tiles }.
br-task-tamer = Welchen Drachen bezwingst du?
br-task-bully = Wessen Marker verdrängst du? Nur die nächsten kommen in Frage.
br-task-thief_of_cards = Welche Karte stiehlst du?
br-task-thief_of_gems = Welchen Edelstein stiehlst du?

br-offer-take = { $card } nehmen (Stapel { $stack })
br-offer-tiles = { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} ziehen
br-offer-pairs = dafür { $pairs } abwerfen
br-offer-alarm = { $card } verdeckt nehmen (Stapel { $stack }): Drachenalarm
br-offer-place = { $landscape } auf { $field }{ $gem ->
    [gold] { " mit goldenem Edelstein" }
    [white] { " mit weißem Edelstein" }
   *[none] { "" }
}
br-offer-fire = mit einem Drachenfeuer von { $who }
br-offer-tame = Drachen auf { $field } bezwingen ({ $landscape }){ $gem ->
    [gold] { " und den goldenen Edelstein nehmen" }
    [white] { " und den weißen Edelstein nehmen" }
   *[none] { "" }
}
br-offer-bully = { $who } von { $field } verdrängen ({ $landscape })
br-offer-steal-card = Joker { $joker } von { $who } stehlen
br-offer-steal-gem = einen { $gem ->
    [gold] goldenen
   *[white] weißen
} Edelstein von { $who } stehlen
br-offer-decline = nichts stehlen

## Was geschah

br-told-take = { $who } nimmt { $card }.
br-told-pairs = { $who } wirft dafür { $pairs } ab.
br-told-alarm = { $who } nimmt { $card } verdeckt: Drachenalarm!
br-told-reveal = Als Nächstes in diesem Stapel: { $card } ({ $condition }).
br-told-tile = { $who } zieht: { $tile }.
br-told-tile-again = { $who } zieht: { $tile }, ein schon bekanntes Plättchen.
br-told-settle = { $who } baut eine Burg { $at }.
br-told-tame = { $who } bezwingt den Drachen { $at } und behält sein Feuer.
br-told-bully = { $who } verdrängt { $loser } { $at }.
br-told-gem = { $who } findet dort einen { $gem ->
    [gold] goldenen
   *[white] weißen
} Edelstein.
br-told-gem-supply = { $who } bekommt einen { $gem ->
    [gold] goldenen
   *[white] weißen
} Edelstein aus dem Vorrat.
br-told-fire = Ein Drache lässt sich { $at } nieder.
br-told-fire-from = Sein Feuer kommt von { $who }.
br-told-neutral = Alle Feuer brennen schon: Die Burg { $at } gehört niemandem.
br-told-lapse-tamer = Es gibt keinen Drachen zu bezwingen.
br-told-lapse-bully = Es gibt niemanden zu verdrängen.
br-told-seventeenth = Alle 16 Marker von { $who } liegen auf der Landkarte, und noch einer ist fällig!
br-told-steal-card = { $who } stiehlt { $from } einen Joker: { $joker }.
br-told-steal-gem = { $who } stiehlt einen { $gem ->
    [gold] goldenen
   *[white] weißen
} Edelstein von { $from }.
br-told-decline = { $who } stiehlt nichts.
br-told-map = Die Hälften der Landkarte werden aneinandergelegt; Hälfte B ist um { $turn }° gedreht.
br-told-strewn-fire = Ein Drachenfeuer brennt { $at }.
br-told-strewn-golden = Ein goldener Edelstein liegt { $at }.
br-told-strewn-white = Ein weißer Edelstein liegt { $at }.

br-ending-tiles = Das letzte Burgplättchen liegt.
br-ending-markers = Ein 17. Marker war fällig: Das gewinnt sofort.

br-score-area = { $count ->
    [one] größtes Gebiet: ein Feld
   *[other] größtes Gebiet: { $count } Felder
}
br-score-fields = { $count ->
    [one] ein weiteres Feld
   *[other] { $count } weitere Felder
}
br-score-fires = { $count ->
    [one] ein Drachenfeuer
   *[other] { $count } Drachenfeuer
}
br-score-gold = { $count ->
    [one] ein goldener Edelstein
   *[other] { $count } goldene Edelsteine
}
br-score-white = { $count ->
    [one] ein weißer Edelstein
   *[other] { $count } weiße Edelsteine
}

## Ablehnungen

br-refusal-chance-first = Zuerst wird eine Karte oder ein Plättchen aufgedeckt.
br-refusal-due-choose = Jetzt geht es um die Würfel: behalten, einen Bürger nehmen oder eine Karte verdeckt nehmen.
br-refusal-due-place = Jetzt wird ein gezogenes Plättchen gelegt.
br-refusal-due-tame = Jetzt wird ein Drache bezwungen.
br-refusal-due-bully = Jetzt wird ein Marker verdrängt.
br-refusal-due-steal = Jetzt stiehlst du etwas oder nichts.
br-refusal-pairs-unsorted = Die Paare müssen der Reihe nach genannt werden.
br-refusal-pair-unneeded = { $pair } wird nicht gebraucht für: { $card }.
br-refusal-stack = Es gibt keinen Stapel { $stack }: Die Stapel sind 1 bis 5.
br-refusal-stack-empty = Stapel { $stack } ist leer.
br-refusal-jokers-missing = Nötig sind { $need } Joker { $joker }, du hast { $have }.
br-refusal-superjokers-missing = { $need ->
    [one] Nötig ist ein Superjoker
   *[other] Nötig sind { $need } Superjoker
}, du hast { $have }.
br-refusal-alarm-fulfilled = Jetzt kein Alarm: „{ $card }“ in Stapel { $stack } ist gewonnen, ein Bürger muss genommen werden.
br-refusal-field = Dieses Feld gibt es nicht.
br-refusal-landscape = Landschaft von { $field }: { $landscape }; ein solches Plättchen wird jetzt nicht gelegt.
br-refusal-covered = Auf { $field } liegt schon eine Burg.
br-refusal-fire-unneeded = Niemand muss jetzt ein Drachenfeuer hergeben.
br-refusal-fire-owner = Sag, wessen Drachenfeuer genommen wird, etwa mit „fire P2“.
br-refusal-no-fire = Das Drachenfeuer kommt von jemandem aus der Runde, der eines hat, nicht von dir.
br-refusal-field-without-fire = Auf { $field } brennt kein Drachenfeuer.
br-refusal-own-marker = { $field } gehört dir schon.
br-refusal-not-nearest = Der Marker auf { $field } gehört nicht zu den nächsten.
br-refusal-field-without-marker = Auf { $field } liegt kein fremder Marker.
br-refusal-steal-self = Von dir selbst kannst du nicht stehlen.
br-refusal-steals-cards = Diese Diebin stiehlt Karten, keine Edelsteine.
br-refusal-steals-gems = Diese Diebin stiehlt Edelsteine, keine Karten.
br-refusal-no-card = { $seat } hat keinen offenen Joker { $joker }.
br-refusal-no-gold = { $seat } hat keinen goldenen Edelstein.
br-refusal-no-white = { $seat } hat keinen weißen Edelstein.

## Der Tisch

br-supply = Vorrat: { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
br-known = sicher dabei: { $tiles }
br-drawn = gezogen: { $tiles }
br-area = Gebiet { $area }
br-legend = ♜1 Burg von 1 · ▲ Drache · ◆◇ Edelsteine · ▸ Wahl · ▤ darunter · ?2 mit Jokern
br-typing-field = Auch ein Feld wie { $field } kann getippt werden.
br-help = 
    Besiedle das Land: Würfle, was ein Bürger verlangt, nimm ihn, und er hilft dir, Burgen zu bauen, Drachen zu bezwingen oder Nachbarn zu verdrängen.
    Zwei deiner Karten mit gleichem Joker ergeben einen weiteren Würfel; ? ist ein Superjoker, eine verdeckt genommene Karte, und passt zu jedem Joker.
    Gewinnen die Würfel niemanden, nimmst du eine Karte verdeckt, und ein Drache lässt sich auf der Landkarte nieder.
    Das Spiel endet, wenn kein Plättchen mehr da ist. Am meisten zählt das größte zusammenhängende Gebiet; wer einen 17. Marker legen müsste, gewinnt sofort.

## Was vor dem Spiel gewählt werden kann, als Fragen eines Formulars

br-option-arrangement = Wie die Hälften der Landkarte liegen
br-option-arrangement-none = nach der Zahl der Spieler
br-option-arrangement-round = rund: die langen Seiten aneinander
br-option-arrangement-hourglass = Sanduhr: die kurzen Seiten aneinander
br-option-arrangement-band = Band: Spitze an Spitze
br-option-arrangement-random = zufällig aneinandergelegt
br-option-arrangement-by_hand = von Hand aneinandergelegt
br-option-half_b = Hälfte B, wenn von Hand gelegt wird: Drehung in Grad, Verschiebung entlang der Reihen, Verschiebung quer dazu
br-option-placement = Drachenfeuer und Edelsteine
br-option-placement-standard = auf ihren üblichen Feldern
br-option-placement-random = zufällig verstreut
br-option-placement-by_hand = auf Feldern eigener Wahl
br-option-fires = Felder mit Drachenfeuer
br-option-golden_gems = Felder mit goldenem Edelstein
br-option-white_gems = Felder mit weißem Edelstein

## Dinge im Akkusativ, und Orte

br-acc-merchant = den Mürrischen Kaufmann
br-acc-thief = die Arrogante Diebin
br-acc-tamer = die Emsige Drachenbezwingerin
br-acc-bully = den Irren Raufbold
br-acc-landowner = den Reichen Grundbesitzer
br-at-mountains = im Gebirge
br-at-caves = bei den Höhlen
br-at-gem_quarry = am Edelsteinbruch
br-at-fir_forest = im Tannenwald
br-at-steppe = in der Steppe
br-at-volcano = am Vulkan
br-at-lava = auf der Lava
br-at-mushroom_forest = im Pilzwald
br-at-flower_field = im Blumenfeld
br-at-coast = an der Küste
br-at-floodplain = in der Flussaue
br-at-swamp = im Sumpf
br-at-desert = in der Wüste
br-at-meadow = auf der Wiese
br-at-farmland = auf dem Ackerland
br-spent-joker = { $count ->
    [1] einen
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
 } Joker { $face }
br-spent-with-superjoker = { br-spent-joker } mit { $count ->
    [1] einem Superjoker
   *[other] je einem Superjoker
 }
br-spent-superjoker = { $count ->
    [1] einen
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
 } Superjoker

## Was ein Zug wert war, und die Abrechnung

br-told-gain = { $points ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $points } Punkte.
}
br-score-most-fires = { $count ->
    [one] ein Drachenfeuer, die meisten
   *[other] { $count } Drachenfeuer, die meisten
}
