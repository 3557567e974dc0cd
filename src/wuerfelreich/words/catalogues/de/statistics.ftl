# Statistik: die eigenen Spiele, alle Spiele auf dem Server und wie viel Glück in einem Spiel steckt.

statistics-title = Statistik
statistics-mine = Meine Spiele
statistics-mine-about = { $counted ->
    [one] Ein beendetes Spiel.
   *[other] { $counted } beendete Spiele.
} Übungsspiele zählen nicht, und auch keine, bei denen mehrere an deinem Bildschirm saßen.
statistics-none = Noch kein beendetes Spiel. Sobald du eines zu Ende gespielt hast, steht hier, wie es lief: Plätze, Punkte, Glück und deine Würfe.
statistics-none-play = Ein Spiel aussuchen
statistics-played = gespielt
statistics-won = gewonnen
statistics-place = Platz im Schnitt
statistics-points = Punkte im Schnitt
statistics-luck = Glück
statistics-luck-told = Glück in { $count ->
    [one] einem analysierten Spiel
   *[other] { $count } analysierten Spielen
}: { $mean } Prozentpunkte im Schnitt.
statistics-luck-raised = { $count ->
    [one] In einem analysierten Spiel haben Würfel und Karten deine Gewinnchance um { $mean } erhöht.
   *[other] In { $count } analysierten Spielen haben Würfel und Karten deine Gewinnchance im Schnitt um { $mean } erhöht.
}
statistics-luck-lowered = { $count ->
    [one] In einem analysierten Spiel haben Würfel und Karten deine Gewinnchance um { $mean } gesenkt.
   *[other] In { $count } analysierten Spielen haben Würfel und Karten deine Gewinnchance im Schnitt um { $mean } gesenkt.
}
statistics-luck-few = Mehr lässt sich aus so wenigen Spielen nicht schließen.
statistics-luck-none = Das macht der Zufall meistens so: Du hast weder besonderes Glück noch Pech.
statistics-luck-up = Durch reinen Zufall geht es nur etwa einem von vierzig so: Du hattest Glück.
statistics-luck-down = Durch reinen Zufall geht es nur etwa einem von vierzig so: Du hattest Pech.
statistics-unreviewed = Glück und Spiel erscheinen hier, sobald ein Spiel analysiert ist.
statistics-review-first = { $count ->
    [one] Spiel analysieren
   *[other] { $count } Spiele analysieren
}
statistics-review = { $count ->
    [one] Noch ein Spiel analysieren
   *[other] Noch { $count } Spiele analysieren
}
statistics-reviewing = { $left ->
    [one] Das letzte Spiel wird analysiert …
   *[other] { $left } Spiele werden analysiert …
}
statistics-loss = Verschenkt pro Entscheidung
statistics-loss-told = Verschenkt pro Entscheidung in { $count ->
    [one] einem analysierten Spiel
   *[other] { $count } analysierten Spielen
}: { $mean } Prozentpunkte im Schnitt.
statistics-loss-mean = Pro Entscheidung hast du im Schnitt { $mean } Gewinnchance verschenkt. Je niedriger der Balken, desto besser hast du gespielt.
statistics-loss-halves = In der früheren Hälfte der Spiele waren es { $earlier } pro Entscheidung, in der späteren { $later }.
statistics-loss-better = Du wirst besser.
statistics-loss-worse = Früher hast du besser gespielt.
statistics-loss-alike = Dieser Unterschied kann auch Zufall sein.
statistics-favourites = Was ich am häufigsten nehme
statistics-dice = Meine Würfe
statistics-dice-told = Erwartet: je { $expected }. { $faces }.
statistics-dice-expected = Die gestrichelte Linie zeigt, was zu erwarten ist: je { $expected }.
statistics-dice-few = Mehr lässt sich aus so wenigen Würfen nicht schließen.
statistics-dice-p = Mit fairen Würfeln weichen { $share } aller Spieler mindestens so weit davon ab.
statistics-each = Spiel für Spiel
statistics-game-on = Spiel vom { $date }
statistics-game-place = Platz { $place } von { $players }.
statistics-game-review = Glück { $luck }, verschenkt { $loss } pro Entscheidung.
statistics-all = Die Spiele von allen
statistics-all-about = Alle Spiele, die auf diesem Server zu Ende gespielt wurden. Die Zahlen sind höchstens zehn Minuten alt.
statistics-all-none = Hier hat noch niemand ein Spiel zu Ende gespielt.
statistics-size = { $players ->
    [one] Allein
   *[other] Zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
}
statistics-games-length = { $games ->
    [one] Ein Spiel, { $turns } Züge lang.
   *[other] { $games } Spiele, im Schnitt { $turns } Züge lang.
}
statistics-times = { $count } ×
statistics-order = { $number }.
statistics-order-of = Spieler { $number } { $share }
statistics-order-told = Siege nach der Spielreihenfolge: { $shares }.
statistics-order-about = Siege nach der Spielreihenfolge, beginnend mit dem Startspieler. Wäre sie egal, gewänne jeder { $fair }.
statistics-order-few = Noch zu wenige Spiele, um zu sagen, ob es einen Unterschied macht, wer beginnt.

## Wie viel Glück in einem Spiel steckt

statistics-luck-of-game = Glück oder Können?
statistics-luck-sentence = Wenn alle auf der Stufe „{ $level }“ spielen, entscheidet zu { $luck } das Glück und zu { $skill } das Können{ $unknown ->
    [0] {""}
   *[other] ; woran die übrigen { $rest } liegen, kann der Computer nicht sagen
}. Ein Spiel dauert { $turns } Züge; von { $decisions } Entscheidungen geht es für jeden in { $real } um mehr als einen Prozentpunkt.
statistics-luck-length = { $turns } Züge; { $real } von { $decisions } Entscheidungen sind wichtig
statistics-part-dice = Würfel
statistics-part-draws = gezogene Karten und Plättchen
statistics-part-skill = Können
statistics-part-unknown = nicht bekannt
statistics-luck-level-told = { $level }: Würfel { $dice }, Ziehen { $draws }, Können { $skill }, nicht bekannt { $unknown }.
statistics-luck-rough = Aus so wenigen Spielen ergeben sich die Anteile nur ungefähr.
statistics-luck-method = Gemessen in je { $games } simulierten Spielen auf jeder Stufe, zwischen gleich starken Bots, als Anteile an der Varianz des Ergebnisses. Können ist, was die Fehler der Spieler entscheiden: Es wird kleiner, je besser alle spielen, und nach ihrem eigenen Maß machen Meister keine. „Nicht bekannt“ ist der Fehler unserer Schätzung.
