## Die Seite für Programme: Token und Archiv

programs-title = Für Programme
programs-about = Ein eigenes Programm kann hier in deinem Namen spielen: gegen die Bots des Hauses, gegen Freunde oder gegen andere Programme. Dafür braucht es einen Token, eine Art Passwort nur für dieses Programm. Alle am Tisch sehen, dass ein Programm spielt. Wie man eines schreibt, steht in docs/bot-api.md des Projekts, mit einem Beispiel von dreißig Zeilen.
programs-tokens = Meine Token
programs-tokens-none = Du hast noch keine Token.
programs-new = Neuer Token
programs-name = Wofür ist er?
programs-name-hint = z. B. Mein erster Bot
programs-scopes = Was darf das Programm?
programs-scope-play = Spielen
programs-scope-play-about = sich hinsetzen und spielen, und um Tipps bitten, wo der Tisch es erlaubt
programs-scope-tables = Tische eröffnen
programs-scope-tables-about = Tische anlegen, Bots des Hauses dazusetzen, starten und absagen
programs-scope-read = Lesen
programs-scope-read-about = deine Tische und deine Statistik sehen, und Tische so, wie du sie siehst
programs-expires = Gültig
programs-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
programs-for-ever = bis du ihn widerrufst
programs-make = Token anlegen
programs-name-first = Sag, wofür der Token ist.
programs-scope-first = Erlaube dem Programm wenigstens etwas.
programs-most = Du hast { $most } Token, mehr gehen nicht. Widerrufe zuerst einen.
programs-made = Das ist der Token für „{ $name }“. Kopiere ihn jetzt: Er wird nicht noch einmal gezeigt.
programs-copy = Kopieren
programs-copied = Der Token ist kopiert.
programs-copy-by-hand = Er ließ sich nicht kopieren. Markiere und kopiere ihn selbst.
programs-done = Fertig
programs-created = angelegt am { $date }
programs-used = zuletzt benutzt am { $date }
programs-unused = nie benutzt
programs-until = gültig bis { $date }
programs-expired = abgelaufen am { $date }
programs-revoke = Widerrufen
programs-revoke-named = „{ $name }“ widerrufen
programs-revoke-sure = „{ $name }“ widerrufen? Programme, die ihn benutzen, werden sofort getrennt.
programs-keep = Behalten
programs-revoked = Der Token ist widerrufen.
programs-archive = Archiv
programs-archive-about = Beendete öffentliche Spiele der letzten dreißig Tage, eine Spieldatei pro Zeile, zum Untersuchen und Trainieren. Namen fehlen. Die Tage sind in UTC; ein Download hat höchstens 25 Spiele, sein Link-Header nennt die nächsten.
programs-archive-none = In den letzten dreißig Tagen wurde kein öffentliches Spiel beendet.
programs-archive-day = { $game }, { $date }
programs-archive-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
