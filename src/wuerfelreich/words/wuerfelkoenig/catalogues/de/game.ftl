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

wk-task-roll = würfeln (Wurf { $roll } von { $rolls }).
wk-task-choose = { $fulfilled ->
    [0] Noch ist niemand überzeugt – Würfel behalten und weiterwürfeln (noch { $left }) oder die Strafkarte nehmen.
    [one] Ein Bürger ist überzeugt – nehmen oder weiterwürfeln (noch { $left }).
   *[other] { $fulfilled } Bürger sind überzeugt – einen nehmen oder weiterwürfeln (noch { $left }).
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

wk-told-take = { $who } nimmt: { $card }.
wk-told-hypnotist = { $who } nimmt den Hypnotiseur und dazu: { $card }.
wk-told-give = { $who } gewinnt eine Karte und verschenkt sie an { $to }: { $card }.
wk-told-village = Neuer Ort gegründet: { $village } (+{ $value }).
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
    Gewinne Bürger: Nach jedem Wurf nimmst du einen Bürger, dessen Wunsch die sechs Würfel erfüllen, oder behältst Würfel und wirfst die anderen neu.
    Auf den Karten heißt R R R drei rote Würfel, 6 6 zwei Sechsen, und A A A B B drei gleiche Zahlen und zwei andere gleiche.
    Liegt ein Bürger unter dem Ort seiner Farbe, darf er ihn gründen. Ist am Ende niemand überzeugt, nimmst du eine Strafkarte.
    Das Spiel endet, wenn Nachziehstapel, Strafkarten oder ein Ortsstapel aufgebraucht sind.
