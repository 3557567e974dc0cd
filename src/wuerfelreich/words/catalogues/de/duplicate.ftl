# Vergleichsspiel: Mehrere Tische spielen mit denselben Würfeln und werden danach verglichen.

duplicate-title = Vergleichsspiel
duplicate-about = Mehrere Tische spielen dasselbe Spiel mit denselben Würfeln. Danach seht ihr, was jeder aus dem gleichen Glück gemacht hat.
duplicate-tables = Wie viele Tische?
duplicate-people = Leute an jedem Tisch
duplicate-people-all = { $people }, keine Bots
duplicate-people-bots = { $people } und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
duplicate-level = Stärke der Bots
duplicate-until = Offen für
duplicate-hours-3 = drei Stunden
duplicate-hours-24 = einen Tag
duplicate-hours-168 = eine Woche
duplicate-hours-720 = einen Monat
duplicate-make = Tische aufstellen
duplicate-make-note = Danach bekommst du einen Link für alle. Jeder spielt nur an einem Tisch.
duplicate-deadline = Offen bis { $when }. Wer dann noch spielt, wird unterbrochen.
duplicate-played = { $played ->
    [0] Noch kein Tisch ist fertig.
    [one] Ein Tisch von { $tables } ist fertig.
   *[other] { $played } von { $tables } Tischen sind fertig.
}
duplicate-over = Alle Tische sind fertig. Seht euch den Vergleich an.
duplicate-empty = An diesen Tischen ist kein Spiel zu Ende gespielt worden, also gibt es nichts zu vergleichen.
duplicate-invite = Schick diesen Link allen, die mitspielen sollen.
duplicate-table = Tisch { $number }
duplicate-table-free = Noch niemand da.
duplicate-table-open = Es { $open ->
    [one] fehlt noch jemand
   *[other] fehlen noch { $open } Leute
}
duplicate-table-ready = Gleich geht es los
duplicate-table-running = Spielt gerade
duplicate-table-finished = Fertig
duplicate-table-ended = Vorzeitig beendet
duplicate-join = Hier spielen
duplicate-go-on = Zu meinem Tisch
duplicate-look = Zusehen
duplicate-replay = Nachspielen
duplicate-review = Analyse
duplicate-file = Datei
duplicate-of-table = { $what }: Tisch { $number }
duplicate-secret = Zusehen kannst du, wenn dein eigenes Spiel hier zu Ende ist.
duplicate-end = Jetzt beenden
duplicate-end-note = Niemand kann mehr dazukommen, und die Tische werden verglichen.
duplicate-seats = Sitzplatz für Sitzplatz
duplicate-seats-about = Derselbe Zug hatte an jedem Tisch dieselben Würfel, solange die Spiele gleich verliefen. Vergleicht also, wer auf demselben Sitzplatz saß; das beste Ergebnis steht oben.
duplicate-seat = Sitzplatz { $number }
duplicate-seat-told = Sitzplatz { $number }
duplicate-rank = Rang
duplicate-where = Tisch
duplicate-who = Wer
duplicate-points = Punkte
duplicate-place = Platz
duplicate-difference = ± Mittel
duplicate-mean = Mittel: { $mean }
duplicate-rolls = Wurf für Wurf
duplicate-rolls-about = { $common ->
    [0] Die Tische haben keine Würfe gemeinsam.
   *[other] { $others ->
        [0] Alle Würfe, die an mehr als einem Tisch vorkamen ({ $common }), waren überall genau gleich.
       *[other] { $common } Würfe kamen an mehr als einem Tisch vor; { $equal } davon waren überall genau gleich. Die anderen gingen von anderen Würfeln oder Karten aus.
    }
}
duplicate-everywhere = Überall gleich
duplicate-differs = Verschieden
duplicate-turn = Zug { $turn }
duplicate-more = Das sind die ersten { $count }.
duplicate-dice = Die Würfel
duplicate-dice-secret = Alle Würfel dieser Tische folgen aus einem Startwert. Seine Prüfsumme ist von Anfang an bekannt; der Startwert selbst folgt, wenn der letzte Tisch fertig ist.
duplicate-dice-open = Alle Würfel dieser Tische folgen aus diesem Startwert, dessen Prüfsumme vor dem ersten Wurf bekannt war. Speichere die Dateien der Tische und rechne selbst nach:
duplicate-commitment = Prüfsumme des Startwerts
duplicate-seed = Startwert

# Was noch zu sagen ist
duplicate-full = Alle Plätze sind besetzt. Sobald alle fertig sind, siehst du hier den Vergleich.
duplicate-later = Zu sehen, sobald alle Tische fertig sind.
duplicate-reached = Erreicht
duplicate-reached-about = Bei gleichem Platz liegt vorn, wer mehr vom Ziel erreicht hat. „Erreicht“ zählt { $what }.
duplicate-all-rolls = Alle { $count } Würfe zeigen
duplicate-first-rolls = Die ersten { $count } Würfe zeigen
duplicate-end-sure = Das Vergleichsspiel beenden?
duplicate-end-keep = Weiter offen lassen
