# Spielen im Terminal.

terminal-command-help = hilfe
terminal-command-undo = zurück
terminal-command-hint = tipp
terminal-command-odds = chancen
terminal-command-score = punkte
terminal-command-log = verlauf
terminal-command-quit = ende
terminal-command-roll = würfeln
terminal-prompt = Dein Zug (? hilft):{ " " }
terminal-roll-prompt = Enter würfelt (? hilft):{ " " }
terminal-roll-help = Enter würfelt; außerdem gehen zurück, chancen, punkte, verlauf und ende.
terminal-go-on = Weiter mit Enter.{ " " }
terminal-say-something = Tipp einen Buchstaben aus der Liste oder ? für Hilfe.
terminal-not-understood = „{ $answer }“ sagt mir hier nichts; ? zeigt, was geht.
terminal-keep-digits = Ziffern behalten Würfel und werfen die anderen noch einmal: 134 behält den ersten, dritten und vierten; 0 wirft alle.
terminal-help = Befehle: { $commands }. „zurück“ nimmt zurück, was du seit dem letzten Wurf oder Ziehen getan hast. Jeder Zug ist sofort gespeichert.
terminal-help-notation = Auch die Schreibweise der Spieldateien geht: { $examples }
terminal-odds-on = Die Chancen werden angezeigt.
terminal-odds-off = Die Chancen werden nicht mehr angezeigt.
terminal-choose-game = Welches Spiel?
terminal-choose-prompt = Nummer (Enter nimmt 1):{ " " }
terminal-choose-again = Bitte eine Nummer von 1 bis { $count } tippen.
terminal-saved =
    Gespeichert in { $file }.
    Weiter geht es mit: wuerfelreich terminal --resume { $word }
terminal-finished =
    Das Spiel liegt in { $file }.
    Die Würfel prüfst du mit: wuerfelreich verify { $word }
terminal-player = Spieler { $number }
terminal-commitment = Würfel zum Nachprüfen: Die Prüfsumme des Startwerts ist { $commitment }.
terminal-no-network = Kein neuronales Netz passt zu diesem Material und dieser Spielerzahl: Die Bots spielen mit von Hand gesetzten Gewichten.

replay-prompt = Enter: weiter · b: zurück · q: Schluss{ " " }
replay-position = { $at } von { $all }
replay-start = Das Spiel beginnt.
replay-set-up = Das Spiel wird aufgebaut.
replay-turned-up = Die nächste Karte wird aufgedeckt.
replay-help = Enter zeigt den nächsten Schritt, b oder < den vorigen, q macht Schluss.

verify-sound = In Ordnung: { $entries ->
    [one] Ein Eintrag folgt
   *[other] { $entries } Einträge folgen
} den Regeln.
verify-running = Das Spiel ist noch nicht zu Ende.
verify-commitment-right = Die Prüfsumme des Startwerts ist die, die du notiert hast.
verify-seen-right = Bis zum Eintrag { $entries } ist das Protokoll das, das du notiert hast.
verify-broken = Nicht in Ordnung.
verify-unreadable = Diese Spieldatei ist nicht lesbar: { $why }
file-too-large = eine Spieldatei hat höchstens 4 MB
file-no-game = es ist keine Spieldatei, denn in der ersten Zeile müsste „wuerfelreich“ und eine Zahl stehen
file-no-text = es ist keine Spieldatei, denn sie enthält keinen Text in UTF-8
file-format = sie hat das Format { $format }, dieses Programm liest die Formate { $least } bis { $most }
file-other-format = laut der ersten Zeile hat sie das Format { $format }, ihr Inhalt hat aber das Format { $other }
file-ends-in-header = sie endet mitten im Kopf, auf den eine leere Zeile folgen müsste
file-ends-in-line = die Datei endet mitten in der Zeile
file-ends-in-shared = sie endet vor dem letzten der { $moves } Züge, die sie mit einem anderen Spiel teilt
file-too-long = ein Spiel hat höchstens { $most } Züge, dieses hat { $moves }
file-header-unknown = eine Kopfzeile „{ $key }“ gibt es nicht
file-header-count = die Zahl der Kopfzeilen „{ $key }“ stimmt nicht ({ $count })
file-header-line = die Kopfzeile „{ $key }“ ist falsch geschrieben
file-unknown-game = ein Spiel „{ $game }“ gibt es nicht
file-line-too-long = die Zeile ist zu lang
file-unprintable = die Zeile enthält Zeichen, die man nicht drucken kann
file-no-entry = „{ $text }“ ist weder ein Zug noch ein Wurf noch ein Ereignis
file-no-draw = ein Wurf wird so geschrieben: ~ turn 1 roll 1 = R4 G1 < 3/6 0/6
file-no-pick = „{ $text }“ ist keine Auswahl wie 3/6, bei der die erste Zahl kleiner ist als die zweite
file-dice = die Angaben zu den Würfeln passen nicht zum Spiel
file-branch = die Angaben zu dem Spiel, von dem es abzweigt, können nicht stimmen
file-chains = die Angaben zu den Geräten, die die Würfel mitbestimmen, widersprechen sich
file-no-seat = „{ $text }“ ist kein Platz; Plätze heißen P1 bis P6
file-name = jeder Name und jeder Startwert muss 1 bis { $most } druckbare Zeichen haben
file-hash = „{ $text }“ ist keine Zahl mit 64 hexadezimalen Ziffern
file-rules = dieses Programm kennt die Regeln in der Fassung { $version } nicht
file-material = das Material in der Datei lässt sich nicht verwenden
file-other-material = das Spiel wurde mit anderem Material gespielt als dem in der Datei oder im Programm
file-options = mit diesen Einstellungen kann das Spiel nicht beginnen
verify-seen = Zum Vergleichen mit den anderen am Tisch: { $seen }
verify-bad-commitment = „{ $given }“ ist keine Prüfsumme des Startwerts; sie hat 64 hexadezimale Ziffern
verify-bad-seen = „{ $given }“ kann niemand gesehen haben: Schreib die Zahl der Einträge, einen Doppelpunkt und mindestens 16 Ziffern der Prüfsumme, etwa 57:0123456789abcdef
verify-fault = Zeile { $line }: { $why }
verify-fault-header = Kopf: { $why }
verify-more-faults = … und { $count ->
    [one] noch einer
   *[other] { $count } weitere
}

## Tipps

terminal-command-why = warum
terminal-no-bot-moved = Noch hat kein Bot gezogen.

## Vergleichsspiel

verify-seen-one-file = --seen vergleicht eine einzelne Datei; lass die anderen weg
