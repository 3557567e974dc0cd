# Würfelland.

wl-red = Rot
wl-yellow = Gelb
wl-green = Grün
wl-blue = Blau
wl-orange = Orange
wl-grey = Grau

## Was zu tun ist

wl-task-side = Auf welcher Seite deiner Tafel willst du spielen?
wl-task-roll = Wirf alle sechs Würfel.
wl-task-roll-on = Wirf { $left ->
    [one] den letzten Würfel
   *[other] die anderen { $left } Würfel
} noch einmal.
wl-task-choose = Wähle eine der Farben – die Wahl ist endgültig.
wl-task-go-on = { $dice } × { $colour }. Aufhören oder { $left ->
    [one] den letzten Würfel
   *[other] die anderen { $left } Würfel
} werfen? Mit { $miss } Wahrscheinlichkeit kommt kein { $colour }, und das Würfeln ist vorbei.
wl-task-must-cross = Kreuze { $dice ->
    [one] ein Feld
   *[other] { $dice } Felder
} in { $colour } an.
wl-task-may-cross = Nutze eine der übrigen Farben, oder passe.
wl-task-treasure-roll = Wirf fünf Würfel für deinen Schatz.
wl-task-treasure = Nutze eine Farbe deines Schatzwurfs, oder passe.

wl-offer-board = auf Tafel { $board } spielen
wl-offer-choose = { $colour }: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}{ $fits ->
    [yes] { "" }
   *[no] { " – mehr, als du nutzen kannst" }
}
wl-offer-roll = { $left ->
    [one] den letzten Würfel
   *[other] die anderen { $left } Würfel
} noch einmal werfen
wl-offer-stop = mit { $dice } × { $colour } aufhören
wl-offer-cross = { $colour }: { $fields } ankreuzen
wl-offer-treasures = { $count ->
    [one] ein Schatz
   *[other] { $count } Schätze
}
wl-offer-area = füllt das Gebiet
wl-offer-colour = macht { $colour } komplett
wl-offer-goal = erreicht das Ziel
wl-offer-pass = passen

## Was geschah

wl-told-deal = { $who } bekommt die Tafel { $sheet }.
wl-told-board = { $who } spielt auf Tafel { $board }.
wl-told-choose = { $who } wählt { $colour } und legt { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} zur Seite.
wl-told-go-on = { $who } würfelt weiter.
wl-told-came = { $who } würfelt { $rolled } und hat jetzt { $dice } × { $colour }.
wl-told-missed = { $who } würfelt { $rolled }: kein { $colour }, das Würfeln ist vorbei.
wl-told-stop = { $who } hört mit { $dice } × { $colour } auf.
wl-told-overrolled = { $who } kann mit { $dice } × { $colour } nichts ankreuzen.
wl-told-cross = { $who } kreuzt { $dice ->
    [one] ein Feld
   *[other] { $dice } Felder
} in { $colour } an.
wl-told-treasures = { $count ->
    [one] Ein Schatz!
   *[other] { $count } Schätze!
}
wl-told-colour = { $colour } ist komplett.
wl-told-pass = { $who } passt.
wl-told-treasure-roll = { $who } würfelt { $rolled } für den Schatz.
wl-told-nothing = Nichts davon lässt sich nutzen.

wl-ending-crossing = Genug Schätze und eine ganze Farbe: Das Ziel ist erreicht.
wl-ending-treasure_roll = Ein Schatzwurf entscheidet das Rennen.
wl-ending-round_limit = Nach 500 Runden ist niemand am Ziel.

wl-score-treasures = { $count ->
    [one] Schatz in { $colour }
   *[other] { $count } Schätze in { $colour }
}
wl-score-colour = beste Farbe { $colour }: { $crossed } von { $fields }

## Ablehnungen

wl-refusal-not-begun = Das Spiel hat noch nicht begonnen.
wl-refusal-side = Deine Tafel hat die Seiten { $front } und { $back }.
wl-refusal-choose = Zuerst ist eine der gewürfelten Farben zu wählen.
wl-refusal-go-on = Die Farbe ist gewählt: weiterwürfeln oder aufhören.
wl-refusal-cross = Jetzt werden Felder angekreuzt.
wl-refusal-must-cross = Passen geht nicht: { $dice } × { $colour } liegt bereit und lässt sich nutzen.
wl-refusal-final = Gewählt ist { $colour }, keine andere Farbe.
wl-refusal-not-rolled = Kein Würfel zeigt { $colour }.
wl-refusal-active-colour = { $colour } gehört in dieser Runde der Person, die gewürfelt hat.
wl-refusal-unreachable = Kein unberührtes Gebiet in { $colour } grenzt an eines deiner Kreuze.
wl-refusal-overrolled = Überwürfelt: { $dice } × { $colour } ist mehr als { $room ->
    [one] das eine freie Feld
   *[other] die { $room } freien Felder
} dort.
wl-refusal-count = Es liegt { $dice } × { $colour }, also { $dice ->
    [one] wird ein Feld
   *[other] werden { $dice } Felder
} angekreuzt, nicht { $fields }.
wl-refusal-field = { $field } ist kein Feld in { $colour }.
wl-refusal-crossed = { $field } ist schon angekreuzt.
wl-refusal-begun = Erst das begonnene Gebiet in { $colour } füllen: { $room ->
    [one] Ein Feld ist
   *[other] { $room } Felder sind
} noch frei.
wl-refusal-two-areas = Alle Kreuze eines Wurfs kommen in ein einziges Gebiet in { $colour }.
wl-refusal-far-area = Das Gebiet bei { $field } grenzt an keines deiner Kreuze.
wl-refusal-loose = { $field } hängt an keinem Kreuz.

## Chancen

wl-target-exactly = { $dice } × { $colour }
wl-target-at-least = mindestens { $dice } × { $colour }
wl-target-miss = kein weiteres { $colour }

## Der Tisch

wl-round = Runde { $round }
wl-goal = Ziel: { $treasures } Schätze und eine ganze Farbe
wl-aside = bereit
wl-left = übrig
wl-treasure-rolls = { $count ->
    [one] noch ein Schatzwurf
   *[other] noch { $count } Schatzwürfe
}
wl-board = Tafel { $board }
wl-free = { $count } frei
wl-room = bis { $count }
wl-closed = kein Weg
wl-full = komplett
wl-miss = beim Weiterwürfeln keiner mehr: { $chance }
wl-won = ist am Ziel
wl-typing = Felder genügen, etwa { $example }: Sie werden in ihrer Farbe angekreuzt.
wl-help =
    Ein Wettlauf: zuerst neun Schätze (★) – oder so viele wie vereinbart – und alle Felder einer Farbe ankreuzen. Jeder Würfel kreuzt ein Feld seiner Farbe an, neben einem deiner Kreuze (✗).
    Wer aktiv ist, würfelt, wählt eine Farbe für den ganzen Zug und darf die anderen Würfel weiter werfen, bis keiner mehr sie zeigt. Danach nutzen alle anderen eine der übrigen Farben.
    Alle Würfel einer Farbe kommen in ein Gebiet, und ein begonnenes geht einem neuen derselben Farbe vor; mit mehr Würfeln als freien Feldern geht nichts.
    Jeder Schatz bringt am Ende der Runde einen Wurf mit fünf Würfeln.

## Was vor dem Spiel gewählt werden kann, als Fragen eines Formulars

wl-option-treasures = Schätze zum Sieg
wl-option-treasures-9 = 9, das übliche Spiel
wl-option-treasures-12 = 12, ein langes Spiel
wl-option-treasures-5 = 5, ein kurzes Spiel
wl-option-boards = Tafeln

## Am Ende

wl-score-all-treasures = { $count ->
    [one] ein Schatz
   *[other] { $count } Schätze
}
wl-way-treasures = Schätze: { $count }, nötig sind { $needed }
wl-way-colour = Eine ganze Farbe: { $crossed } von { $fields } Feldern in { $colour }
