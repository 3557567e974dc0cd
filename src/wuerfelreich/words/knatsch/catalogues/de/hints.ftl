# Tipps für Knatsch.

kn-hint-try = { $card } ansagen
kn-hint-try-pile = { $card } vom { $pile ->
    [left] linken
   *[right] rechten
} Stapel ansagen
kn-hint-attack = { $card } von { $who } angreifen
kn-hint-hold-tournament = ein Turnier ausrichten
kn-hint-hold-tournament-pile = das Turnier vom { $pile ->
    [left] linken
   *[right] rechten
} Stapel ausrichten
kn-hint-challenge = den König herausfordern
kn-hint-under = { $card } unter den { $pile ->
    [left] linken
   *[right] rechten
} Stapel stecken
kn-hint-tournament-under = das Turnier unter den { $pile ->
    [left] linken
   *[right] rechten
} Stapel stecken
kn-hint-guard = { $cards } bewachen
kn-hint-guard-nothing = nichts bewachen
kn-hint-leave = die Wächter stehen lassen
kn-hint-end = den Zug beenden
kn-hint-stop = aufhören
kn-hint-join = beim Turnier mitmachen
kn-hint-stay-out = beim Turnier nicht mitmachen
kn-hint-defend = verteidigen
kn-hint-give-in = die Burg ziehen lassen
kn-hint-give-up = { $card } hergeben, unter den { $pile ->
    [left] linken
   *[right] rechten
} Stapel

## Gründe

kn-hint-chance = das gelingt mit { $chance }
kn-hint-for = mit { $chance } { $card }
kn-hint-for-defence = mit { $chance } ist die Burg gerettet
kn-hint-for-tournament = mit { $chance } ist das Turnier gewonnen
kn-hint-hopeless = zu hoffen gibt es kaum noch etwas
kn-hint-slim = das gelänge nur mit { $chance }
kn-hint-enough = das reicht
kn-hint-leads = das ist die Führung
kn-hint-beats = das schlägt die Burg, auch wenn sie noch verteidigt werden darf
kn-hint-new-card = so kommt eine neue Karte
kn-hint-denies = sonst könnte { $who } damit gewinnen
kn-hint-guarded = was bewacht ist, kann niemand nehmen
kn-hint-won-back = sie ist am leichtesten zurückzuholen
kn-hint-or-lost = sonst gewinnt { $who }
kn-hint-wins = und das gewinnt das Spiel
kn-hint-castles = es wäre die { $ordinal } Burg
kn-hint-tournaments = es wäre das { $ordinal } Turnier
kn-hint-does-die = ein Würfel, der künftig immer mitzählt
kn-hint-does-catapult = ein vierter Wurf gegen Burgen
kn-hint-does-champion = ein vierter Wurf in Turnieren
kn-hint-does-stack = zwei Karten pro Zug unter die Stapel
kn-hint-does-guard_castle = ein Wächter für zwei Burgen
kn-hint-does-guard_special = ein Wächter für eine Sonderkarte
kn-hint-does-treason = leichte Burgen von den Stapeln
kn-hint-does-protection = keine Burg mehr an den König

## Was es ist, und als etwas, das genommen wird

kn-hint-the-red = die rote Burg
kn-hint-the-blue = die blaue Burg
kn-hint-the-green = die grüne Burg
kn-hint-the-yellow = die gelbe Burg
kn-hint-the-white = die weiße Burg
kn-hint-the-black = die schwarze Burg
kn-hint-the-die1 = der Kartenwürfel 1
kn-hint-the-die2 = der Kartenwürfel 2
kn-hint-the-die3 = der Kartenwürfel 3
kn-hint-the-die4 = der Kartenwürfel 4
kn-hint-the-die5 = der Kartenwürfel 5
kn-hint-the-catapult = das Katapult
kn-hint-the-champion = der Turnierheld
kn-hint-the-stack = der Stapelmeister
kn-hint-the-guard_castle = der Burgwächter
kn-hint-the-guard_special = der Kartenwächter
kn-hint-the-treason = die Karte „Verrat“
kn-hint-the-protection = die Karte „Schutz“
kn-hint-the-king = der König
kn-hint-it-red = die rote Burg
kn-hint-it-blue = die blaue Burg
kn-hint-it-green = die grüne Burg
kn-hint-it-yellow = die gelbe Burg
kn-hint-it-white = die weiße Burg
kn-hint-it-black = die schwarze Burg
kn-hint-it-die1 = den Kartenwürfel 1
kn-hint-it-die2 = den Kartenwürfel 2
kn-hint-it-die3 = den Kartenwürfel 3
kn-hint-it-die4 = den Kartenwürfel 4
kn-hint-it-die5 = den Kartenwürfel 5
kn-hint-it-catapult = das Katapult
kn-hint-it-champion = den Turnierhelden
kn-hint-it-stack = den Stapelmeister
kn-hint-it-guard_castle = den Burgwächter
kn-hint-it-guard_special = den Kartenwächter
kn-hint-it-treason = die Karte „Verrat“
kn-hint-it-protection = die Karte „Schutz“
kn-hint-it-king = den König
