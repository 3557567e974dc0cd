# Tipps für Würfelland.

wl-hint-side = auf Tafel { $board } spielen
wl-hint-choose = { $colour } wählen
wl-hint-roll-on = weiterwürfeln
wl-hint-stop = aufhören
wl-hint-cross = { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} in { $colour } ankreuzen
wl-hint-cross-area = { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} in { $colour } ankreuzen, im Gebiet mit { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
}
wl-hint-pass = passen
wl-hint-new-area = ein neues Gebiet müsste erst fertig werden
wl-hint-at-once = { $fields ->
    [one] ein Feld ist sicher
   *[other] { $fields } Felder auf einmal
}
wl-hint-more = { $fields ->
    [6] mit { $chance } werden es 6 Felder
   *[other] mit { $chance } werden es { $fields } Felder oder mehr
}
wl-hint-too-many = mit { $chance } werden es zu viele
wl-hint-aside-safe = { $fields ->
    [one] das erste ist sicher
   *[other] die bisherigen { $fields } sind sicher
}
wl-hint-less-for-others = so bleiben den anderen andere Würfel oder weniger, auch wenn es mit { $chance } zu viele werden
wl-hint-cannot-cross = { $dice } × { $colour } lässt sich nirgends ankreuzen
wl-hint-nothing-to-lose = zu verlieren gibt es nichts
wl-hint-treasures = { $count ->
    [one] ein Schatz
   *[other] { $count } Schätze
}
wl-hint-goal = das Ziel ist erreicht
wl-hint-colour = { $colour } ist komplett
wl-hint-area = ein Gebiet ist fertig
wl-hint-area-left = { $fields ->
    [one] noch ein Feld, dann ist das Gebiet fertig
   *[other] noch { $fields } Felder, dann ist das Gebiet fertig
}
wl-hint-near-treasure = damit ist ein Schatz in Reichweite
wl-hint-opens = der Weg zu { $colours } wird frei

## Farben zum Wählen

wl-hint-it-red = Rot
wl-hint-it-yellow = Gelb
wl-hint-it-green = Grün
wl-hint-it-blue = Blau
wl-hint-it-orange = Orange
wl-hint-it-grey = Grau
