# Fehler in der Befehlszeile.

usage-help = { $problem }. Mehr zeigt { $command }.
usage-no-command = Diesen Befehl gibt es nicht; es gibt { $known }
usage-no-option = Eine Option { $option } gibt es hier nicht
usage-needs-value = { $option } braucht einen Wert
usage-no-value = { $option } nimmt keinen Wert
usage-missing = Es fehlt { $what }
usage-choice = Bei { $what } geht nur eins davon: { $known }
usage-bad-value = Dieser Wert passt nicht zu { $what }
usage-too-much = Das ist zu viel: „{ $extra }“ (Optionen beginnen mit --)

error-no-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt { $known }
error-no-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }
error-nothing-chosen = Du hast kein Spiel gewählt; es gibt { $known }
error-no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $known }
error-same-name = Zwei Spieler heißen gleich; jeder braucht einen eigenen Namen
error-start = Platz { $seat } kann nicht beginnen: Die Plätze gehen von 1 bis { $players }
error-option-form = Eine Einstellung schreibt man als Name=Wert, nicht „{ $given }“
error-no-option = { $game } hat keine Einstellung „{ $option }“; es gibt { $known }
error-option-value = Die Einstellung { $option } kann nicht { $given } sein
error-option-choice = Die Einstellung { $option } kann nicht { $given } sein; möglich sind { $known }
error-options = Diese Einstellungen passen nicht zum Spiel; mit --lang en steht da, warum
error-file-exists = { $file } gibt es schon; spiel dort mit --resume weiter, oder nimm einen anderen Namen
error-game-over = Dieses Spiel ist zu Ende; ansehen kannst du es mit: wuerfelreich replay { $file }
error-no-dice = Dieses Spiel kann hier nicht weitergehen: Seine Würfel stehen nicht in der Datei
error-no-commitment = Zu den Würfeln dieses Spiels gibt es keine Prüfsumme, die man vergleichen könnte
error-no-seen = Ein Protokoll zum Vergleichen haben nur Spiele mit fairen Würfeln der Fassung 2
error-dice = Diese Würfel passen nicht zum Spiel; mit --lang en steht da, warum
error-position = Diese Stellung ist falsch geschrieben oder unmöglich; mit --lang en steht da, warum
error-input = Eine Angabe ist falsch geschrieben oder unmöglich; mit --lang en steht da, welche
error-no-chances = Über diese Gewinnchancen ist nichts bekannt: Kein neuronales Netz passt zu diesem Material und dieser Spielerzahl
error-material = Dieses Material lässt sich nicht verwenden; mit --lang en steht da, was daran nicht stimmt

os-missing = Das gibt es nicht
os-folder = Das ist ein Ordner, keine Datei
os-no-folder = Ein Teil des Pfades ist kein Ordner
os-forbidden = Der Zugriff ist nicht erlaubt
os-read-only = Das Dateisystem lässt sich nur lesen
os-exists = Das gibt es schon
os-long-name = Der Name ist zu lang
os-full = Der Speicher ist voll
os-port-taken = Diese Adresse ist schon belegt
os-no-address = Diese Adresse hat dieser Rechner nicht
os-no-host = Zu diesem Namen ist keine Adresse bekannt
os-other = Das geht nicht; mit --lang en steht da, warum

error-needs-postgres = --redis und --workers sind für mehrere Server an einer Datenbank: Sie brauchen --database postgresql://…
error-no-redis = --redis: Das ist nicht die Adresse eines Redis, etwa redis://host:6379
error-no-proxy = --proxy: „{ $given }“ ist weder eine Adresse noch ein Netz
error-no-table = Einen Tisch „{ $table }“ gibt es nicht
error-closed-table = Der Tisch „{ $table }“ ist schon geschlossen
error-no-guest = Einen Gast „{ $guest }“ gibt es nicht; die Gäste an jedem Tisch zeigt wuerfelreich admin tables
error-not-silenced = Der Gast „{ $guest }“ ist nicht stummgeschaltet
error-not-removed = Der Gast „{ $guest }“ ist nicht entfernt

store-unusable = Die Datenbank lässt sich nicht verwenden
store-in-use = Ein anderes Würfelreich auf diesem Rechner benutzt { $file } gerade
store-damaged = { $file } ist beschädigt; wuerfelreich restore setzt eine Sicherung an ihre Stelle
store-newer = Die Datenbank stammt von einem neueren Würfelreich; dieses muss erst aktualisiert werden
store-older = Die Datenbank ist älter als dieses Programm; starte den Server einmal, dann ist sie auf dem neuen Stand
store-missing = Unter { $file } gibt es keine Datenbank
store-no-backup = Unter { $file } gibt es keine Sicherung
store-exists = { $file } gibt es schon; nimm einen anderen Namen
store-other-file = { $file } ist keine Datenbank von Würfelreich
store-not-empty = Nichts wurde übertragen: Die neue Datenbank ist nicht leer
store-served = Nichts wurde übertragen: Ein Server benutzt die Datenbank; beende ihn und warte zehn Sekunden
store-address = Das ist nicht die Adresse einer Datenbank, etwa postgresql://user:password@host/name
store-needs-psycopg = PostgreSQL braucht psycopg: Installiere wuerfelreich[postgres]
