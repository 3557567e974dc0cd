# Würfelkönig, das Kartenspiel.

wk-rich_snob = Reicher Schnösel
wk-arrogant_elf = Arroganter Elf
wk-grumpy_dwarf = Mürrischer Zwerg
wk-crazy_gnome = Irrer Gnom
wk-cuddly_orc = Kuscheliger Ork
wk-odd_mushroom_goblin = Sonderbarer Pilzkobold
wk-talented_apprentice = Talentierter Zauberlehrling
wk-busy_fairy = Emsige Fee
wk-hypnotist = Hypnotiseur
wk-dragon = Drache

wk-city = Stadt
wk-mine = Bergwerk
wk-workshop = Tüftlerwerkstatt
wk-orc_village = Ork-Dorf
wk-enchanted_forest = Zauberwald

## Effekte, kurz genug für eine Karte

wk-effect-arrogant_elf = obenauf: 4 Würfe
wk-effect-talented_apprentice = noch ein Zug
wk-effect-busy_fairy = n Feen: n² Punkte
wk-effect-hypnotist = dazu die Karte rechts
wk-effect-dragon = wird verschenkt

## Was zu tun ist

wk-task-roll = Würfle (Wurf { $roll } von { $rolls }).
wk-task-choose = { $fulfilled ->
    [0] Noch ist niemand überzeugt – behalte Würfel und würfle weiter (noch { $left }), oder nimm die Strafkarte.
    [one] Ein Bürger ist überzeugt – nimm ihn, oder behalte Würfel und würfle weiter (noch { $left }).
   *[other] { $fulfilled } Bürger sind überzeugt – nimm einen, oder behalte Würfel und würfle weiter (noch { $left }).
}
wk-task-take = { $fulfilled ->
    [0] Niemand ist überzeugt – das gibt eine Strafkarte.
    [one] Ein Bürger ist überzeugt – nimm ihn.
   *[other] { $fulfilled } Bürger sind überzeugt – nimm einen.
}
wk-offer-take = { $card } nehmen
wk-offer-bonus = dazu { $card } daneben
wk-offer-village = { $village } gründen (+{ $value }){ $ends ->
    [yes] { " – damit endet das Spiel" }
   *[no] { "" }
}
wk-offer-give = an { $who } verschenken
wk-offer-penalty = Strafkarte nehmen ({ $points })

## Was geschah

wk-told-take = { $who } nimmt { $card } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
wk-told-hypnotist = { $who } nimmt den Hypnotiseur und dazu { $card } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
wk-told-give = { $who } gewinnt { $card } und verschenkt ihn an { $to } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
wk-told-village = Damit ist { $village } gegründet (+{ $value }).
wk-told-again = { $who } ist gleich noch einmal dran.
wk-told-penalty = { $who } überzeugt niemanden und nimmt eine Strafkarte ({ $points }).
wk-told-refill = Neu in der Reihe: { $card }.
wk-told-elf = Der Elf obenauf gibt { $who } vier Würfe.

wk-ending-draw_pile = Der letzte Bürger hat den Nachziehstapel verlassen.
wk-ending-penalties = Die letzte Strafkarte ist genommen.
wk-ending-village = Ein Ort ist zum dritten Mal gegründet, sein Stapel ist leer.

wk-score-fairies = { $count ->
    [one] eine Emsige Fee
   *[other] { $count } Emsige Feen
}
wk-score-card = { $card }
wk-score-penalty = Strafkarte

## Ablehnungen

wk-refusal-citizen-fulfilled = Jetzt keine Strafkarte: „{ $card }“ auf Platz { $slot } ist überzeugt, ein Bürger muss genommen werden.
wk-refusal-slot = Es gibt keinen Platz { $slot }: Die Plätze sind 1 bis 5.
wk-refusal-no-hypnotist = Nur der Hypnotiseur bringt eine zweite Karte, „{ $card }“ nicht.
wk-refusal-no-bonus = Auf Platz 5 steht niemand rechts vom Hypnotiseur.
wk-refusal-no-gift = „{ $card }“ bleibt bei dir; nur Drachen werden verschenkt.
wk-refusal-village = „{ $card }“ liegt nicht unter dem Ort der eigenen Farbe, sondern unter „{ $village }“.
wk-refusal-dragon-village = Ein Drache gründet keinen Ort.
wk-refusal-dragon-receiver = Sag, wer den Drachen bekommt, etwa mit „to P2“.
wk-refusal-dragon-self = Den Drachen kannst du dir nicht selbst schenken.

## Der Tisch

wk-draw-pile = { $count ->
    [one] noch eine Karte im Nachziehstapel
   *[other] noch { $count } Karten im Nachziehstapel
}
wk-next-penalty = nächste Strafkarte { $value }, { $left ->
    [0] die letzte
    [one] darunter noch eine
   *[other] darunter noch { $left }
}
wk-help = 
    Gewinne Bürger: Nach jedem Wurf nimmst du einen Bürger, dessen Wunsch die sechs Würfel erfüllen, oder behältst Würfel und wirfst die anderen noch einmal.
    Auf den Karten heißt R R R drei rote Würfel (G ist grün, B ist blau), 6 6 zwei Sechsen, und A A A B B drei gleiche Zahlen und zwei andere gleiche.
    Liegt ein Bürger unter dem Ort seiner Farbe, darf er ihn gründen. Ist am Ende niemand überzeugt, nimmst du eine Strafkarte.
    Das Spiel endet, wenn Nachziehstapel, Strafkarten oder ein Ortsstapel aufgebraucht sind.

## Dinge im Akkusativ

wk-acc-rich_snob = den Reichen Schnösel
wk-acc-arrogant_elf = den Arroganten Elfen
wk-acc-grumpy_dwarf = den Mürrischen Zwerg
wk-acc-crazy_gnome = den Irren Gnom
wk-acc-cuddly_orc = den Kuscheligen Ork
wk-acc-odd_mushroom_goblin = den Sonderbaren Pilzkobold
wk-acc-talented_apprentice = den Talentierten Zauberlehrling
wk-acc-busy_fairy = die Emsige Fee
wk-acc-hypnotist = den Hypnotiseur
wk-acc-dragon = den Drachen
wk-acc-city = die Stadt
wk-acc-mine = das Bergwerk
wk-acc-workshop = die Tüftlerwerkstatt
wk-acc-orc_village = das Ork-Dorf
wk-acc-enchanted_forest = den Zauberwald

## Die Abrechnung nach Arten

wk-score-citizens = { $count ->
    [one] ein Bürger
   *[other] { $count } Bürger
}
wk-score-villages = { $count ->
    [one] ein Ort
   *[other] { $count } Orte
}
wk-score-minus = { $count ->
    [one] eine Minuskarte
   *[other] { $count } Minuskarten
}

## Orte, wer oder was

wk-the-city = die Stadt
wk-the-mine = das Bergwerk
wk-the-workshop = die Tüftlerwerkstatt
wk-the-orc_village = das Ork-Dorf
wk-the-enchanted_forest = der Zauberwald
