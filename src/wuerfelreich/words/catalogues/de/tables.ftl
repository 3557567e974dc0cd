# An einem Tisch im Netz.

## Warum der Tisch ablehnt

table-refusal-started = Das Spiel hat schon begonnen.
table-refusal-not-started = Das Spiel hat noch nicht begonnen.
table-refusal-not-over = Das Spiel ist noch nicht zu Ende.
table-refusal-full = Alle Plätze sind besetzt.
table-refusal-taken = Platz { $seat } ist besetzt.
table-refusal-seat-open = Auf Platz { $seat } sitzt niemand.
table-refusal-seats-open = Es sind noch Plätze frei: Setze Bots dorthin oder warte auf jemanden.
table-refusal-already-seated = Du sitzt schon an diesem Tisch; für eine zweite Person an deinem Bildschirm braucht es einen Namen.
table-refusal-name-taken = An diesem Tisch heißt schon jemand { $name }.
table-refusal-name = Ein Name braucht mindestens ein Zeichen und darf nur Zeichen haben, die sich anzeigen lassen.
table-refusal-removed = Du bist gebeten worden, diesen Tisch zu verlassen.
table-refusal-host-only = Das darf nur, wer den Tisch eröffnet hat.
table-refusal-no-such-bot = Einen Bot namens { $level } gibt es nicht.
table-refusal-no-such-table = Diesen Tisch gibt es nicht.
table-refusal-no-such-game = Ein Spiel namens { $game } gibt es nicht.
table-refusal-settings = So lässt sich kein Tisch eröffnen: { $why }.
table-refusal-notation = Das ist nicht lesbar: { $why }.
table-refusal-not-your-seat = Das ist nicht dein Platz.
table-refusal-not-your-turn = { $seat } ist am Zug.
table-refusal-nothing-to-roll = Jetzt gibt es nichts zu würfeln.
table-refusal-nothing-asked = Niemand hat dich etwas gefragt.
table-refusal-question-over = Diese Frage ist nicht mehr offen.
table-refusal-already-resigned = Du hast schon aufgegeben.
table-refusal-timed-out = Deine Zeit ist abgelaufen.
table-refusal-not-away = Wer auf Platz { $seat } sitzt, ist noch nicht lange genug weg.
table-refusal-stale = Inzwischen ist etwas passiert; schau noch einmal hin.
table-refusal-too-long = Ein Spiel hat höchstens { $most } Züge.
table-refusal-too-much = Das ist an diesem Tisch zu oft vorgekommen.
table-refusal-known-tip = Dieses Gerät würfelt schon mit, oder seine Zahlen sind nicht die eigenen.
table-refusal-wrong-link = Diese Zahl setzt die Kette des Geräts nicht fort.
table-refusal-already-shown = Dieses Gerät hat seine erste Zahl schon gezeigt.
table-refusal-other-opening = Der Tisch ist nicht mehr der, den dieses Gerät gesehen hat; schau noch einmal hin.
table-refusal-awaited = Noch nicht an diesem Tisch: { $names }. Warte einen Moment oder gib den Platz frei.

## Fertige Nachrichten

message-hello = Hallo!
message-good-luck = Viel Glück!
message-well-played = Gut gespielt!
message-oops = Hoppla.
message-thanks = Danke!
message-one-moment = Einen Moment, bitte.
message-your-turn = Du bist dran!
message-good-game = Schönes Spiel!

## Weiterspielen ab einem Schritt

table-refusal-no-branch = Von hier kann niemand weiterspielen: Die Partie ist schon vorbei, oder dieser Platz ist ausgeschieden.

## Programme

table-refusal-scope = Der Token des Programms erlaubt das nicht: Ihm fehlt das Recht „{ $scope }“.
table-refusal-sits-in-person = Du sitzt selbst hier; ein Programm darf nur auf Plätzen spielen, die es selbst eingenommen hat.
table-refusal-program-sits = An diesem Tisch sitzt schon dein Programm.

## Was der Betreiber des Servers getan hat

closed-by-operator-unsaid = Der Betreiber dieses Servers hat den Tisch geschlossen.
closed-by-operator-conduct = Der Betreiber dieses Servers hat den Tisch geschlossen, weil sich jemand nicht benommen hat.
closed-by-operator-fault = Der Betreiber dieses Servers hat den Tisch wegen einer technischen Störung geschlossen.
closed-by-operator-maintenance = Der Betreiber dieses Servers hat den Tisch wegen Wartungsarbeiten geschlossen.
closed-by-operator-request = Der Betreiber dieses Servers hat den Tisch auf Wunsch von Mitspielern geschlossen.
closed-by-operator-host = Der Betreiber dieses Servers hat ausgeschlossen, wer den Tisch eröffnet hatte; deshalb ist der Tisch geschlossen.
table-refusal-silenced = Der Betreiber dieses Servers lässt dich keine Nachrichten senden und keine Namen wählen.

## Vergleichsspiel

duplicate-refusal-not-yet = Dieser Tisch gehört zu einer Gruppe, in der noch mit denselben Würfeln gespielt wird. Du kannst zusehen, wenn dein eigenes Spiel dort zu Ende ist oder wenn alle fertig sind.
duplicate-refusal-seated-elsewhere = Du sitzt schon an einem anderen Tisch dieser Gruppe, und niemand bekommt dieselben Würfel zweimal.
duplicate-refusal-closed = Zu dieser Gruppe kann niemand mehr dazukommen.
duplicate-refusal-playing = Es läuft noch ein Spiel. Warte, bis es zu Ende ist.
duplicate-refusal-none = Diese Gruppe von Tischen gibt es nicht.
duplicate-refusal-not-over = Es sind noch nicht alle Tische fertig.
duplicate-refusal-people = Mehr Leute als Plätze gehen nicht.
