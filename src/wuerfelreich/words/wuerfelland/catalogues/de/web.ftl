# Würfelland im Browser.

## Felder und Würfel, wie man sie nennt

web-wl-land = Land von { $name }, Tafel { $board }: { $crossed ->
    [one] ein Feld
   *[other] { $crossed } Felder
} angekreuzt
web-wl-field = { $field }, { $colour }
web-wl-field-treasure = { $field }, { $colour }, Schatz
web-wl-instead = { $field }, stattdessen
web-wl-dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
} in { $colour }
web-wl-aside = bereit: { $count } × { $colour }
web-wl-to-roll = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
} zu werfen
web-wl-overrolled = mehr, als passen
web-wl-more = { $chance } Chance auf mehr

## Wie weit alle sind

web-wl-colours = Farben
web-wl-colour = { $colour }: { $crossed } von { $fields } angekreuzt, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}; { $room ->
    [one] ein Würfel passt
   *[other] bis zu { $room } Würfel passen
}, neben Kreuzen: { $next }
web-wl-colour-closed = { $colour }: { $crossed } von { $fields } angekreuzt, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}; kein Gebiet ist erreichbar
web-wl-colour-full = { $colour }: komplett, { $treasures ->
    [0] kein Schatz
    [one] ein Schatz
   *[other] { $treasures } Schätze
}
web-wl-treasures = { $found } von { $goal } Schätzen
web-wl-best = beste Farbe { $colour }: { $crossed } von { $fields }
web-wl-choosing = hat noch nicht gewählt
web-wl-back = { $name } – zurück zu meinem Land
web-wl-prospects = Chancen für { $colour }, je nachdem, worauf du spielst
web-wl-prospects-how = je nach Ziel:

## Was man drückt

web-wl-roll = { $count } Würfel werfen
web-wl-roll-on = Mit { $count } weiter
web-wl-miss = { $chance } daneben
web-wl-stop = Aufhören mit { $dice }
web-wl-tap = Welche Felder?
web-wl-chosen = { $chosen } von { $wanted } { $wanted ->
    [one] Feld
   *[other] Feldern
}
web-wl-cross = Ankreuzen
web-wl-change = Ändern
web-wl-pass = Passen
web-wl-noted = Notiert – nur du siehst es und kannst es noch ändern.

## Remarks in the first games

web-wl-remark-side = Nimm die Seite, die dir gefällt. Du gewinnst mit { $goal } Schätzen und allen Feldern einer Farbe.
web-wl-remark-choose = Wähl eine der Farben, die daliegen. Alle ihre Würfel kommen zur Seite, und für diese Runde bleibt es dabei.
web-wl-remark-on = Hör auf oder wirf die anderen Würfel für mehr von deiner Farbe. Kommt keiner, kreuzt du an, was zur Seite liegt.
web-wl-remark-full = In deinem Gebiet ist genau für diese Würfel Platz: Mit einem mehr könntest du nichts ankreuzen.
web-wl-remark-cross = Kreuz für jeden Würfel ein Feld an, alle in einem Gebiet, von deinen Kreuzen aus weiter.
web-wl-remark-others = Du hast nicht gewürfelt, darfst aber auch ankreuzen: Nimm eine der übrigen Farben, oder passe.
web-wl-remark-treasure = Ein Schatz! Du wirfst fünf Würfel und darfst mit einer ihrer Farben ankreuzen.
web-wl-remark-begun = Ein begonnenes Gebiet geht vor: Erst wenn es voll ist, darfst du ein anderes in seiner Farbe beginnen.

## Erklärungen

web-wl-title-field = Feld in { $colour }
web-wl-title-treasure = Feld in { $colour } mit Schatz
web-wl-title-start = Start
web-wl-title-obstacle = Hindernis
web-wl-title-chest = Schatzwurf
web-wl-about-field = Jeder Würfel dieser Farbe kreuzt ein Feld an. Alle Würfel eines Wurfs kommen in ein einziges Gebiet, neben deine Kreuze.
web-wl-about-start = Er gilt als dein erstes Kreuz: Auf den Feldern rundherum beginnt die Reise.
web-wl-about-obstacle = Hier lässt sich nichts ankreuzen.
web-wl-about-dice = Alle Würfel einer Farbe gehören zusammen: Jeder kreuzt ein Feld an, alle im selben Gebiet.
web-wl-about-aside = Die Farbe ist endgültig gewählt. Jeder dieser Würfel kreuzt ein Feld an.
web-wl-about-aside-theirs = Diese Würfel gehören { $who }. Alle anderen dürfen eine der übrigen Farben nutzen.
web-wl-about-waiting = Diese Würfel werden zusammen geworfen.
web-wl-about-stop = Du würfelst nicht weiter: Jeder Würfel, der beiseiteliegt, kreuzt ein Feld an.
web-wl-about-roll-on = Wirft die übrigen Würfel für mehr von deiner Farbe. Kommt keiner dazu, kreuzt du trotzdem an, was beiseiteliegt.
web-wl-about-cross = Kreuzt die Felder an, die du angetippt hast.
web-wl-about-pass = Du kreuzt mit diesem Wurf nichts an.
web-wl-about-treasures = Jeder angekreuzte Schatz bringt einen Wurf mit fünf Würfeln. Zum Sieg brauchst du { $goal } Schätze und alle Felder einer Farbe.
web-wl-about-colour = Zum Sieg brauchst du alle Felder einer Farbe und { $goal } Schätze.
web-wl-about-player = Wer zuerst { $goal } Schätze und alle Felder einer Farbe hat, gewinnt.
web-wl-about-board = Eine Tafel mit eigenem Land. Jede hat zwei Schätze in jeder Farbe.
web-wl-about-chest = Für jeden gerade angekreuzten Schatz wirft man fünf Würfel und darf eine Farbe nutzen.
web-wl-fact-area = Sein Gebiet
web-wl-fact-colour = Die ganze Farbe
web-wl-fact-crossed = { $crossed } von { $fields } angekreuzt
web-wl-fact-fits = Platz
web-wl-fact-up-to = { $room ->
    [0] jetzt für keine Würfel
    [one] für einen Würfel
   *[other] für höchstens { $room } Würfel
}
web-wl-fact-more = Chance auf mehr
web-wl-fact-miss = Chance auf Fehlwurf
web-wl-fact-treasures = Schätze
web-wl-fact-found = { $found } von { $goal }
web-wl-fact-best = Beste Farbe
web-wl-fact-owed = Schatzwürfe
web-wl-fact-board = Tafel
web-wl-fact-round = Runde
web-wl-fact-crosses = Angekreuzte Felder
web-wl-reached = Dieses Gebiet grenzt an den Start oder an ein Kreuz: Es ist erreichbar.
web-wl-unreached = Dieses Gebiet grenzt weder an den Start noch an ein Kreuz.
web-wl-begun-first = Ein anderes Gebiet dieser Farbe ist begonnen und muss zuerst voll werden.
web-wl-crossed = Dieses Feld ist schon angekreuzt.
web-wl-field-ready = Du kannst es jetzt ankreuzen.
web-wl-dice-ready = Du kannst diese Würfel nutzen.
web-wl-refusal-far-area = Dieses Gebiet grenzt weder an den Start noch an ein Kreuz.
web-wl-refusal-loose = So viele Würfel reichen vom Start und von den Kreuzen nicht bis zu diesem Feld.
