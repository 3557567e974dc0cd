# Was der Server sagt.

server-not-found = Hier ist nichts.
server-bad-method = Das geht hier nicht.
server-bad-type = Diese Art von Inhalt nimmt der Server nicht an.
server-bad-input = Das ist nicht zu verstehen: { $why }.
server-bad-file = Das ist keine Spieldatei, oder sie ist beschädigt.
server-bad-file-line = Diese Spieldatei ist beschädigt: Zeile { $line } ist nicht lesbar.
server-bad-host = Unter diesem Namen ist der Server nicht erreichbar.
server-bad-origin = Diese Anfrage kam von einer anderen Website; nur die Seiten dieses Servers dürfen sie stellen.
server-too-large = Das ist zu groß.
server-too-many = Zu viel auf einmal; warte einen Augenblick.
server-too-many-sockets = Es sind zu viele Verbindungen offen.
server-too-many-connections = Von deiner Adresse oder zum Server sind zu viele Verbindungen offen; versuche es gleich noch einmal.
server-slow-request = Die Anfrage kam zu langsam an.
server-too-many-jobs = Du hast schon viel gefragt und wartest noch auf die Antworten; warte sie erst ab.
server-long-job = Das hat zu lange gedauert und wurde abgebrochen.
server-too-many-faults = Zu viele Nachrichten waren nicht zu verstehen.
server-too-many-tables = Du hast { $most } Tische, an denen noch gespielt wird; beende erst einen.
server-too-slow = Die Verbindung kam nicht mit; verbinde dich neu.
server-restart = Der Server startet neu; verbinde dich gleich wieder.
server-no-guest = Wähl zuerst einen Namen.
server-no-odds = Chancen und Tipps sind an diesem Tisch abgeschaltet.
server-not-text = Nachrichten müssen Text sein.
server-nothing-to-decide = Es gibt gerade nichts zu entscheiden.
server-busy = Der Server ist beschäftigt; versuche es noch einmal.
server-cannot-store = Der Server kann gerade nichts speichern; es hat sich nichts geändert.
server-failed = Auf dem Server ist etwas schiefgegangen.
server-listening = Würfelreich läuft unter { $address }
server-scan = Andere im lokalen Netz können dies scannen:
server-unsound-file = Diese Datei verstößt gegen die Regeln, oder ihre Würfe passen nicht zum Startwert: { $why }
server-unfinished-file = Dieses Spiel ist noch nicht zu Ende. Hier lassen sich nur beendete Spiele ansehen.
server-long-file = Nur Spiele mit höchstens { $most } Zügen können hier aufbewahrt werden.
server-too-many-games = Von dir liegen hier { $most } Spieldateien; für mehr ist kein Platz.
server-no-app = Die Seite für den Browser ist noch nicht gebaut: führe make play aus.
share-title = Spiel { $game } mit mir
server-how-to-end = Mit Strg+C beenden; Spiele bleiben erhalten.
server-unreadable = Dieser Tisch ist nicht lesbar: Seine Daten auf dem Server sind beschädigt. Bitte sag denen Bescheid, die den Server betreiben.
server-running = Würfelreich läuft schon unter { $address }

backup-written = { $file } enthält alles bis jetzt: { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}.
backup-restored = { $file } ist jetzt die Datenbank.
backup-old-kept = Die bisherige liegt als { $file } daneben.
backup-damaged = { $tables ->
    [one] Ein Tisch darin ist beschädigt:
   *[other] { $tables } Tische darin sind beschädigt:
}

## Tipps

server-nothing-to-explain = Dieses Ereignis ist kein Zug, den man erklären könnte.

## Analysen

server-review-no-result = Nur ein Spiel, das zu Ende gespielt wurde, kann analysiert werden.
server-review-too-long = Nur Spiele mit höchstens { $most } Zügen können analysiert werden.

## Trainer und Statistik

server-no-coach = Der Trainer spricht nur mit Leuten, die allein gegen Bots spielen.

## Umzug einer Datenbank

move-done = Alles ist umgezogen und geprüft: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] ein Ereignis
   *[other] { $events } Ereignisse
}.

## Programme

server-bad-token = Dieser Token gilt nicht: Er ist falsch geschrieben, abgelaufen oder widerrufen.
server-token-revoked = Der Token dieser Verbindung ist abgelaufen oder wurde widerrufen.
server-token-scope = Dieser Token erlaubt das nicht: Ihm fehlt das Recht „{ $scope }“.
server-token-never = Das erlaubt kein Token; nur der Gast selbst kann es, im Browser.
server-too-many-tokens = Du hast schon { $most } Token; widerrufe zuerst einen.
server-no-such-token = Einen solchen Token hast du nicht.

## Verwaltung

server-removed = Der Betreiber dieses Servers hat dich ausgeschlossen.
admin-closed = Der Tisch ist geschlossen.
admin-silenced = Dieser Gast kann keine Nachrichten mehr senden und keine Namen mehr wählen.
admin-unsilenced = Dieser Gast kann wieder Nachrichten senden und Namen wählen.
admin-removed = Dieser Gast ist von allen Tischen entfernt und kann nicht zurückkommen.
admin-readmitted = Dieser Gast kann wiederkommen.
admin-later = Es läuft kein Server; das wird wirksam, sobald einer startet.
admin-slow = Der Auftrag ist erteilt, aber noch kein Server hat ihn ausgeführt; sieh gleich noch einmal nach.
admin-no-tables = Es gibt keine solchen Tische.
admin-count-tables = Tische
admin-count-guests = Gäste
admin-count-games = Beendete Partien
admin-count-sizes = Nach Spielerzahl
admin-count-size = { $players } Spieler
admin-count-bots = Plätze von Bots
admin-count-day = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}
