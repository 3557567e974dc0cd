# Was die Seite im Browser sagt, neben den Spielen selbst.

web-title = Würfelreich – Würfelspiele, frei zu spielen
web-hello = Willkommen im Reich der Würfel
web-hello-more = Würfelspiele gegen kluge Bots, mit Freunden oder an einem Bildschirm. Ein Klick, und es geht los.
web-unofficial = Inoffiziell: eigene Bilder und Worte, von Fans gemacht, ohne Verbindung zu Autoren oder Verlagen der Spiele.
web-home = Würfelreich: zur Startseite
web-front = Zur Startseite
web-to-content = Zum Inhalt springen
web-log = Was passiert
web-loading = Einen Augenblick …
web-not-loaded = Ein Teil dieser Seite konnte nicht geladen werden.
web-try-again = Noch einmal versuchen
web-close = Schließen
web-back = Zurück
web-yes = Ja
web-no = Nein
web-not-found-title = Hier gibt es nichts
web-not-found = Diese Seite gibt es nicht. Vielleicht ist der Link nicht vollständig.

## Die Startseite

web-games = Die Spiele
web-facts = { $least }–{ $most } Spieler · etwa { $minutes } Minuten
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
web-with-friends = Mit Freunden
web-one-screen = An einem Bildschirm
web-set-up = Tisch einrichten
web-rules = Regeln
web-my-games = Meine Spiele
web-finished-games = Beendete Spiele
web-no-finished-games = Noch kein beendetes Spiel. Was du zu Ende spielst, bleibt hier, und du kannst es Zug um Zug noch einmal ansehen.
web-show-all = Alle { $count } zeigen
web-lobby = Öffentliche Tische
web-find-table = Such mir einen Tisch
web-find-which = Welches Spiel möchtest du spielen?
web-lobby-empty = Gerade gibt es keinen öffentlichen Tisch. „Such mir einen Tisch“ öffnet einen, und andere können dazukommen.
web-your-turn = Du bist dran
web-their-turn = { $name } ist dran
web-seats-free = { $free ->
    [0] Voll besetzt
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
web-free = frei
web-check-link = Spieldatei prüfen

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-pace = Tempo der Animationen
web-pace-0 = Keine
web-pace-0-6 = Schnell
web-pace-1 = Mittel
web-pace-1-6 = Ruhig
web-sound = Geräusche
web-confirm = Vor einem Zug nachfragen
web-confirm-always = Immer
web-confirm-harmful = Wenn er mir schadet
web-confirm-never = Nie
web-odds-setting = Genaue Chancen zeigen, wo der Tisch es erlaubt
web-chances-setting = Gewinnchancen aller zeigen, wo der Tisch es erlaubt
web-notices = Benachrichtigen, wenn ich dran bin
web-notices-blocked = Dein Browser blockiert Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du sie erlauben.

## Einen Tisch einrichten

web-guest-name = Gast { $number }
web-your-name = Dein Name
web-your-name-none = wie du möchtest
web-how-many = Wie viele spielen mit?
web-seats = Plätze
web-seat = Wer auf Platz { $number } sitzt
web-sit-me = Ich
web-sit-here = Jemand an diesem Bildschirm
web-sit-open = Frei, für Freunde
web-sit-bot = Ein Bot
web-player-name = Spieler { $number }
web-name-of-seat = Name der Person auf Platz { $number }
web-options = Optionen
web-option-of-seat = { $option }: Platz { $number }
web-option-dealt = ausgeteilt, selbst gewählt
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-pace = Je { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}{ $seconds ->
    [0] {""}
    [one] , eine Sekunde pro Zug
   *[other] , { $seconds } Sekunden pro Zug
}
web-clock-days = { $days ->
    [one] Ein Tag
    [3] Drei Tage
    [7] Eine Woche
   *[other] { $days } Tage
} pro Zug
web-absent = Wenn jemand weg ist
web-absent-after = { $minutes ->
    [0] warten alle
    [one] springt nach einer Minute ein Bot ein
    [1440] springt nach einem Tag ein Bot ein
   *[other] springt nach { $minutes } Minuten ein Bot ein
}
web-allow-odds = Chancen und Tipps erlaubt
web-allow-odds-note = Alle am Tisch dürfen die genauen Chancen und die Gewinnchancen sehen.
web-public = Öffentlich
web-public-note = Alle finden den Tisch auf der Startseite; sonst nur, wer den Link hat.
web-material = Material aus der eigenen Schachtel
web-material-own = Dieses Spiel verwendet { $name }.
web-material-note = Ein Teil des Materials ist nachempfunden. Wer die Schachtel besitzt, kann eine Materialdatei mit dem echten laden; die Regelseite sagt, wie.
web-begin = Los geht’s
web-invite = Tisch öffnen
web-invite-note = { $open ->
    [one] Ein Platz ist frei: Du bekommst einen Link zum Verschicken.
   *[other] { $open } Plätze sind frei: Du bekommst einen Link zum Verschicken.
}

## Vor dem Beginn

web-waiting-for = { $open ->
    [one] Ein Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
web-table-full = Der Tisch ist voll besetzt. Sobald es losgeht, kannst du zuschauen.
web-all-here = Alle sind da.
web-mixing = Die Würfel aller werden gemischt …
web-mixing-waits = Die Würfel aller werden gemischt … es { $count ->
    [one] fehlt noch das Gerät
   *[other] fehlen noch die Geräte
} von { $names }.
web-cancel-start = Spiel absagen
web-doubt = Den Würfeln dieses Spiels ist nicht zu trauen.
web-opening-commitment = Das Geheimnis des Servers hat nicht mehr die Prüfsumme, die dieses Gerät beim Hinsetzen gesehen hat. Es behält seine Zahlen für sich.
web-opening-terms = Spiel, Regeln oder Einstellungen sind nicht mehr die, die beim Hinsetzen galten. Dieses Gerät behält seine Zahlen für sich.
web-opening-seat = Der Server will ohne dieses Gerät beginnen oder mit anderen Geräten an den Plätzen, als er sollte. Dieses Gerät behält seine Zahlen für sich.
web-opening-hash = Der Server will mit anderen Mitspielern oder Einstellungen beginnen, als diese Seite zeigt. Dieses Gerät behält seine Zahlen für sich.
web-dice-behind = Dieses Gerät konnte nicht herausfinden, was inzwischen passiert ist, und behält seine Zahl noch für sich. Bitte versuche es noch einmal.
web-me = du
web-sit-down = Hinsetzen
web-sit-on = Hinsetzen auf Platz { $number }
web-seat-bot = Ein Bot für Platz { $number }
web-get-up = Von Platz { $number } aufstehen
web-get-up-short = Aufstehen
web-remove = { $name } entfernen
web-remove-short = Entfernen
web-begin-note = Es geht los, wenn alle Plätze besetzt sind: Warte auf jemanden, oder setze einen Bot hin.
web-host-begins = Wer den Tisch eröffnet hat, startet das Spiel, wenn alle da sind.
web-invite-friends = Freunde einladen
web-invite-how = Verschicke diesen Link, oder lass den Code abfotografieren. Wer ihn öffnet, setzt sich und spielt mit; niemand braucht ein Konto.
web-copy-link = Link kopieren
web-copied = Der Link ist kopiert.
web-qr = Der Link als QR-Code
web-loopback = Diese Adresse gilt nur auf diesem Rechner. Für Handys im selben Netz starte so:
web-fair-title = Würfel, die jeder prüfen kann
web-fair-promise = Jeder Wurf wird aus einem Geheimnis des Servers und geheimen Zahlen von den Geräten der Mitspieler gemischt, sodass niemand ihn aussuchen kann. Hier steht die Prüfsumme des Geheimnisses; nach dem Spiel wird es offengelegt, und ein Knopf rechnet jeden Wurf nach.
web-odds-on = Chancen und Tipps für alle
web-odds-off = Ohne Chancen und Tipps
web-material-hosts = Material aus der Schachtel des Gastgebers

## Am Tisch

web-table-tools = Werkzeuge des Tisches
web-players = Mitspieler
web-you = { $name }, das bist du
web-on-turn = am Zug
web-away = nicht da
web-away-since = seit { $since }. Ab { $from } können die anderen im Menü erklären, dass { $name } nicht mehr mitspielt. Sie können auch warten oder dort das Ende vorschlagen.
web-resigned = hat aufgegeben
web-timed-out = Zeit abgelaufen
web-tray = Würfel
web-rail = behalten
web-face = { $colour } { $number }
web-die = Würfel { $number }: { $face }
web-die-kept = Würfel { $number }: { $face }, behalten
web-roll = Würfeln
web-rolls-used = { $used ->
    [0] Noch keiner von { $allowed } Würfen
   *[other] Wurf { $used } von { $allowed }
}
web-odds = Genaue Chancen
web-chances = Gewinnchancen
web-chances-none = Für dieses Material oder diese Spielerzahl sind die Gewinnchancen nicht bekannt.
web-chances-told = Gewinnchancen: { $chances }.
web-chance-of = { $name } { $chance }
web-chance-under = unter { $chance }
web-chance-over = über { $chance }
web-hint = Tipp
web-hint-none = Gerade gibt es keinen Tipp.
web-moves = Züge
web-last = Was zuletzt geschah
web-no-moves = Noch ist nichts passiert.
web-earlier-moves = Frühere Züge zeigen
web-looking-back = Rückblick
web-back-to-now = Zurück zum Spiel
web-skip = Vorspulen
web-lost = Verbindung verloren – neuer Versuch …
web-outdated = Diese Seite ist älter als der Server. Bitte schließ sie und öffne sie neu.
web-over = Das Spiel ist aus.
web-said = { $name }: { $message }
web-time-left = Restzeit von { $name }
web-confirm-move = Diesen Zug machen?
web-harm-rolls-left = Du kannst noch würfeln.
web-harm-forgone = Du lässt dir etwas entgehen.
web-harm-of-no-use = Mit diesen Würfeln kannst du nichts anfangen.
web-harm-already-won = Dieser Wurf gewinnt schon.
web-harm-unfinished = Du könntest ein Gebiet fertigstellen.
web-do-it = Ja, so machen
web-take-back = Nein, noch nicht
web-question = Eine Frage
web-asks-takeback = { $name } möchte den letzten Zug zurücknehmen.
web-asks-end = { $name } schlägt vor, das Spiel hier zu beenden.
web-asks-takeback-mine = Du möchtest den letzten Zug zurücknehmen.
web-asks-end-mine = Du schlägst vor, das Spiel hier zu beenden.
web-asked-wait = Die anderen überlegen noch.
web-declines = { $name } ist nicht einverstanden.
web-menu = Menü
web-ask-takeback = Bitten, meinen letzten Zug zurückzunehmen
web-takeback = Meinen letzten Zug zurücknehmen
web-ask-end = Ende des Spiels vorschlagen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-declare-left = { $name } ist lange weg: ohne { $name } weiterspielen
web-declare-left-sure = Wirklich ohne { $name } weiterspielen? Das gilt als Aufgabe.
web-say = Etwas sagen
web-leave-table = Gehen und später weiterspielen
web-watching = Du schaust zu.
web-spectators = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-keys = Tasten: 1–6 Würfel behalten, Leertaste würfeln, Eingabe nehmen, I erklären,{ $hints ->
    [yes] { " H Tipp," }
   *[no] { "" }
} M Züge, Esc vorspulen.

## Das Ende

web-ending-aborted = Der Tisch wurde geschlossen.
web-ending-finished = Zu Ende gespielt.
web-ending-agreed = Einvernehmlich beendet.
web-score-sheet = Wertung
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-no-points = Keine Punkte.
web-rematch = Noch eine Partie
web-to-rematch = Zum nächsten Spiel
web-replay = Spiel durchgehen
web-save-file = Spieldatei speichern
web-check-dice = Würfel prüfen
web-dice-good = { $rolls ->
    [one] Die einzige Ziehung wurde in diesem Browser nachgerechnet und stimmt.
   *[other] Alle { $rolls } Würfe und Ziehungen wurden in diesem Browser nachgerechnet und stimmen.
}
web-dice-links = { $links ->
    [one] Alle { $rolls } Würfe und Ziehungen stimmen, und ein Wurf trägt eine Zahl vom Gerät eines Mitspielers.
   *[other] Alle { $rolls } Würfe und Ziehungen stimmen, und { $links } Würfe tragen Zahlen von den Geräten der Mitspieler.
}
web-dice-linked-good = { $links ->
    [0] Alle { $rolls } Würfe und Ziehungen stimmen. Du hast selbst nicht gewürfelt, aber in allen steckt die erste Zahl dieses Geräts, die niemand sonst kennen konnte.
    [one] Alle { $rolls } Würfe und Ziehungen stimmen, und dein einer Wurf trägt eine eigene Zahl dieses Geräts, die niemand sonst kennen konnte.
   *[other] Alle { $rolls } Würfe und Ziehungen stimmen, und deine { $links } Würfe tragen eigene Zahlen dieses Geräts, die niemand sonst kennen konnte.
}
web-dice-faulty = Mit den Würfeln dieses Spiels stimmt etwas nicht. Trau ihnen nicht.
web-dice-seed-missing = Das Spiel ist zu Ende, aber der Server hat sein Geheimnis nicht offengelegt.
web-dice-wrong-links = { $faults ->
    [one] Ein Wurf trägt eine Zahl
   *[other] { $faults } Würfe tragen eine Zahl
}, die bei keinem Gerät die nächste ist: zuerst in Zeile { $line }.
web-dice-record = Zum Vergleichen mit den anderen: Protokoll { $record }. Bei allen, die dieses Spiel gesehen haben, sollte dasselbe stehen; wenn nicht, wurde jemandem ein anderes Spiel gezeigt.
web-file-unfinished = In dieser Datei ist das Spiel nicht zu Ende: Es läuft noch, wurde abgebrochen, oder das Ende der Datei fehlt.
web-dice-how = Wie funktioniert das?
web-dice-how-text = Vor dem Spiel legen sich der Server und das Gerät jedes Mitspielers auf geheime Zahlen fest, die sich danach nicht mehr ändern lassen. Bei jedem Wurf gibt dein Gerät seine nächste Zahl dazu. Darum kann weder der Server noch ein Mitspieler einen Wurf aussuchen, und deine Würfe kann der Server nicht einmal vorhersehen. Am Ende legt der Server sein Geheimnis offen, und dieser Browser rechnet jeden Wurf nach und vergleicht das Spiel mit dem, was er selbst gesehen hat. Wenn du auch der Seite des Servers nicht traust, prüf die gespeicherte Datei im Terminal mit wuerfelreich verify.
web-dice-wrong = { $faults ->
    [one] Ein Wurf stimmt nicht
   *[other] { $faults } Würfe stimmen nicht
}: der erste ist „{ $label }“ in Zeile { $line }. Diese Datei wurde verändert, oder jemand hat geschummelt.
web-dice-not-shown = Was gezogen wurde, folgt aus dem Geheimnis; doch die Datei verstößt gegen die Regeln: Die Würfel, die sie zeigt, müssen nicht die gezogenen sein.
web-dice-promise-broken = Das Geheimnis passt nicht zur Prüfsumme, die vor dem Spiel bekannt war. Diese Würfe wurden nachträglich gewählt.
web-dice-unreadable = Zeile { $line } ist nicht lesbar: das ist keine vollständige Spieldatei.
web-check-about = Wähle eine Spieldatei. Jeder Zug wird mit den Regeln verglichen; dann kannst du jeden Wurf in diesem Browser nachrechnen lassen.
web-game-file = Spieldatei (.wr)
web-choose-file = Datei wählen
web-moves-good = { $name }: alle { $entries } Einträge folgen den Regeln.
web-moves-wrong = { $name } folgt nicht den Regeln:
web-step = { $at } von { $all }
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-slider = Schritt des Spiels

## The room: who is here, what people say, and who leads

web-won = Gewonnen!
web-more-games = Mehr zeigen
web-not-here-yet = Alle Plätze sind besetzt. { $names } { $count ->
    [one] ist
   *[other] sind
} noch nicht da.
web-withdraw = Zurückziehen
web-withdraws = { $name } zieht den Vorschlag zurück.
web-time-unknown = Solange die Verbindung fehlt, ist hier nicht bekannt, wie viel Zeit noch bleibt.
web-no-such-table = Zu diesem Link gibt es keinen Tisch: Er ist unvollständig, oder der Tisch wurde entfernt.
web-say-as = Etwas als { $name } sagen
web-show-talk = Zeigen, was die anderen sagen
web-lead = { $name } geht in Führung
web-lead-mine = Du gehst in Führung

## Installing the app, and no connection

web-offline = Keine Verbindung zum Server.
web-offline-more = Ohne ihn gibt es hier wenig zu sehen und nichts zu spielen. Würfelreich versucht es von selbst weiter.
web-lists-later = Deine Spiele und die öffentlichen Tische stehen wieder hier, sobald die Verbindung da ist.
web-not-opened = Diese Seite öffnet sich, sobald der Server wieder erreichbar ist.
web-install = App installieren
web-install-now = Installieren
web-install-offered = Würfelreich bekommt ein eigenes Symbol und öffnet sich sofort, ohne die Leisten des Browsers.
web-install-menu = Im Menü deines Browsers gibt es „Zum Startbildschirm hinzufügen“ oder „Installieren“: Dann hat Würfelreich ein eigenes Symbol.
web-install-impossible = Unter dieser Adresse geht das nicht: Browser installieren Apps nur über eine sichere Verbindung (https) oder auf dem Rechner, auf dem der Server läuft. Spielen kannst du trotzdem.

## Remarks in the first games

web-remark = Hinweis
web-remark-ok = Alles klar
web-remarks-off = Keine Hinweise mehr
web-remarks-setting = Hinweise in meinen ersten Partien jedes Spiels
web-remarks-are-off = Keine Hinweise mehr. In den Einstellungen schaltest du sie wieder ein.

## Contrast

web-contrast = Kontrast
web-contrast-auto = Wie das System
web-contrast-normal = Üblich
web-contrast-high = Hoch

## Die Gestalten der Bots, mein Name und mein Bild

web-other-bot = Jemand anders auf Platz { $number }
web-my-name = Name und Bild
web-my-picture = Bild
web-my-colour = Farbe des Bildes
web-my-picture-note = Beides sehen auch die anderen. An Tischen, an denen du schon sitzt, ändert sich nichts.
web-emblem-die = Würfel
web-emblem-fox = Fuchs
web-emblem-owl = Eule
web-emblem-cat = Katze
web-emblem-bear = Bär
web-emblem-frog = Frosch
web-emblem-hare = Hase
web-emblem-dragon = Drache
web-colour-red = Rot
# The same in English.
web-colour-orange = Orange
web-colour-yellow = Gelb
web-colour-green = Grün
web-colour-teal = Türkis
web-colour-blue = Blau
web-colour-violet = Violett
web-colour-brown = Braun
web-key-space = Leertaste
web-key-enter = Eingabe

## Das Ende, und zurückblicken

web-you-win = Du gewinnst!
web-you-win-with = Du gewinnst gemeinsam mit { $names }!
web-end-kind = { $place ->
    [2] Zweiter Platz – gut gespielt!
   *[other] Gut gespielt! Mögen die Würfel dir das nächste Mal gewogener sein.
}
web-end-resigned = Du hast aufgegeben.
web-end-timed-out = Deine Zeit ist abgelaufen.
web-places = Platzierung
web-reached = erreicht
web-turning-point = Der Wendepunkt
web-turning-point-chance = Die Gewinnchance von { $name } ging von { $before } auf { $after }.
web-turning-point-mine = Deine Gewinnchance ging von { $before } auf { $after }.
web-turning-point-look = Diese Stelle ansehen
web-turn-of = { $number }. { $name }
web-turn-set-up = Aufbau
web-turn-back = Einen Zug zurück
web-turn-on = Einen Zug weiter
web-speed = Tempo
web-speed-slow = Langsam
web-speed-normal = Mittel
web-speed-fast = Schnell
web-play-on = Von hier weiterspielen
web-play-on-seat = Wessen Platz nimmst du ein? Für die anderen spielen Bots, und die Würfel sind neu.
web-replay-keys = Tasten: Pfeile gehen einen Schritt, Bild auf und Bild ab einen Zug, die Leertaste spielt ab und hält an.

## Die Regeln über dem Tisch

web-rules-contents = Inhalt
web-rules-back = Zurück zum Spiel
web-rules-here = Was darf ich jetzt?

## Tipps: der Zug eines Bots, erklärt

web-why = Warum?
web-why-of = Warum? – { $who }
web-why-about = Sagt, warum { $who } so gezogen hat und was die nächstbeste Idee gewesen wäre.
web-hint-about-do-it = Macht sofort, was der Tipp sagt. Wenn du Würfel behalten sollst, werden die anderen gleich geworfen.
web-bar-about-close = Legt das hier weg. Auf dem Tisch ändert sich nichts.

## Erklärungen der Dinge auf dem Tisch

web-explain-turn = { $who } ist dran.
web-explain-asks = Verlangt
web-explain-points = Punkte
# The same in English.
web-explain-chance = Chance
web-explain-chance-kept = Chance mit den behaltenen Würfeln
web-explain-owners = Bei den Spielern
web-explain-owner = { $who }: { $count }
web-explain-nobody = niemand hat welche
web-explain-unseen = Noch verdeckt
web-explain-of-cards = { $count ->
    [0] keine
   *[other] { $count } von { $all ->
        [one] einer Karte
       *[other] { $all } Karten
    }
}
web-explain-rolls = Würfe
web-explain-die = Behaltene Würfel bleiben liegen, wenn du die anderen noch einmal wirfst.
web-explain-die-keep = Tipp ihn an, um ihn zu behalten, wenn du die anderen wirfst.
web-explain-die-release = Du behältst ihn. Tipp ihn an, um ihn wieder mitzuwerfen.
web-explain-die-waits = Er liegt hier, bis er geworfen wird.
web-explain-roll = Wirft alle Würfel, die du nicht behältst.
web-explain-none = Hier gibt es nichts zu erklären. Mit Tab kommst du zu den Dingen auf dem Tisch.
# The same in English.
web-explain-bot = Bot

## Der Warteraum

web-invite-more = Es ist noch Platz: Schick den Link auch deinen Freunden.

## Der Trainer

web-coach = Trainer
web-coach-setting = Trainer
web-coach-note = In Spielen gegen Bots: sagt dir, wenn ein Zug viel gekostet hat, und was besser gewesen wäre.
web-coach-cost = Da war mehr drin: Deine Gewinnchance ging von { $before } auf { $after }.
web-coach-better = Besser: { $play }
web-coach-take-back = Zurücknehmen
web-coach-try = Am Übungstisch versuchen
web-coach-about-take-back = Macht deine Entscheidung rückgängig: Du entscheidest noch einmal, in derselben Lage.
web-coach-about-try = Öffnet einen Tisch, an dem du noch einmal entscheidest; danach fallen andere Würfel. Dein Spiel wartet unter „Meine Spiele“ auf dich.
web-coach-branch = Hier kannst du noch einmal entscheiden, mit anderen Würfeln. Dein Spiel wartet unter „Meine Spiele“ auf dich.
web-practice = Übung

## Statistik

web-statistics = Statistik
web-card-account = Glück { $luck }, verschenkt { $loss } pro Entscheidung

## Die Analyse eines beendeten Spiels

web-review = Analyse
web-review-link = Glück oder Können?
web-review-curve = Gewinnchancen aller
web-review-curve-told = Gewinnchancen im Lauf des Spiels. { $courses }
web-review-curve-of = { $name }: am Anfang { $start }, zwischendurch { $lowest } bis { $highest }, am Ende { $end }
web-review-moment = Moment des Spiels
web-review-findings = Was die Analyse ergibt
web-review-players = Glück und Spiel von allen
web-review-computing = Das Spiel wird analysiert. Die Kurve wächst mit, der Rest kommt gleich.
web-review-none = Keine Analyse
web-review-points = { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
}
web-review-luck = Glück
web-review-luck-gave = Das Glück brachte { $points }.
web-review-luck-took = Das Pech kostete { $points }.
web-review-luck-none = Weder Glück noch Pech.
web-review-luck-usual = Das ist ganz normal.
web-review-luck-in = So viel Glück hat man in { $games ->
    [100] weniger als einem von hundert Spielen
   *[other] einem von { $games } Spielen
}.
web-review-bad-luck-in = So viel Pech hat man in { $games ->
    [100] weniger als einem von hundert Spielen
   *[other] einem von { $games } Spielen
}.
web-review-wasted = Verschenkt
web-review-per-decision = { $points } pro Entscheidung, bei { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
}.
web-review-no-decisions = Es gab nichts zu entscheiden.
web-review-account = So kam das Ergebnis zustande
web-review-account-note = Hier zählt jeder Verlust: auch solche, die kleiner sind als der Fehler des Computers, und was ein eingesprungener Bot gekostet hat. Die Zahl oben lässt sie weg.
web-review-lucky = Glück: { $points } für { $name }.
web-review-unlucky = Pech: { $points } weniger für { $name }.
web-review-gave-away = { $name } hat { $points } verschenkt.
web-review-helped = Das brachte { $name } { $points }.
web-review-costliest = Die teuersten Entscheidungen
web-review-costliest-about = Gezählt in Prozentpunkten Gewinnchance.
web-review-no-costly = Niemand hat etwas Nennenswertes verschenkt. Gut gespielt!
web-review-played = Gespielt:
web-review-better = Am besten:
web-review-look = Ansehen
web-review-look-at = Ansehen: { $name } hat { $points } verschenkt
web-review-try = Selbst versuchen
web-review-try-as = Selbst versuchen als { $name }: { $points } verschenkt
web-review-rolls = Der beste und der schlechteste Wurf
web-review-luckiest = Glücklichster Wurf
web-review-unluckiest = Unglücklichster Wurf
web-review-turning-points = Wendepunkte
web-review-share = Ein Bild der Kurve
web-review-share-now = Teilen
web-review-save-png = Als PNG speichern
web-review-save-svg = Als SVG speichern
web-review-picture-luck = Glück: { $points } Prozentpunkte
web-review-how = Woher kommen diese Zahlen?
web-review-how-text = Für jeden Moment des Spiels schätzt der Computer die Gewinnchancen aller; innerhalb eines Zuges rechnet er genau. Erhöht ein Wurf deine Chance mehr, als es ein durchschnittlicher Wurf täte, ist der Unterschied Glück. Hätte dir ein anderer Zug eine bessere Chance gegeben, ist der Unterschied verschenkt. Gezählt wird in Prozentpunkten Gewinnchance. Was kleiner ist als der eigene Fehler des Computers, wird niemandem angerechnet.
web-review-comparison-same = Wie selten so viel Glück ist und wer so spielt, wissen wir aus { $games } simulierten Spielen.
web-review-comparison-earlier = Wie selten so viel Glück ist und wer so spielt, wissen wir aus { $games } simulierten Spielen mit einer früheren Version des Computerspielers.
web-review-comparison-none = Wie selten so viel Glück ist und wer so spielt, wurde für dieses Spiel mit dieser Spielerzahl noch nicht gemessen.
web-review-file = Spieldatei analysieren
web-review-file-about = Wähl die Datei eines beendeten Spiels. Züge und Würfel werden geprüft, dann wird das Spiel analysiert.
web-review-file-reading = Die Datei wird geprüft …
web-review-file-large = Diese Datei ist zu groß für ein Spiel.

## Programme

web-programs = Für Programme
web-program = Programm
web-program-of = ein Programm von { $name }
web-public-archive = Beendete öffentliche Spiele stehen ohne Namen im Archiv für Programme.

## Vergleichsspiel: mehrere Tische mit denselben Würfeln

web-duplicate-way = Vergleichsspiel: mehrere Tische, dieselben Würfel
web-duplicate-link = Zu allen Tischen der Gruppe
web-duplicate-promise = Dieser Tisch gehört zu einer Gruppe: An allen ihren Tischen fallen dieselben Würfel. Der Server hat sie schon festgelegt; das ist die Prüfsumme ihres Startwerts, der öffentlich wird, wenn der letzte Tisch fertig ist. Dann lässt sich jeder Wurf nachrechnen.

## Analyse: Marken auf dem Tisch, Übungstische, beendete Spiele und das Bild der Kurve

web-review-mark-played = gespielt
web-review-mark-best = am besten
web-practice-to-review = Zurück zur Analyse
web-practice-to-game = Zurück zum Spiel
web-practice-seat = Du spielst für { $name }.
web-practice-instead = { $bot } für { $name }
web-practice-bots = Hier spielen Bots: { $pairs }.
web-finished-way = { $way } – { $game }, { $date }
web-to-table = Zum Tisch

# Listen von Tischen

web-duplicate = Vergleichsspiel
web-comparison = Vergleich
