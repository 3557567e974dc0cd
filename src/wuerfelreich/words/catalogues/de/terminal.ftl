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

verify-sound = In Ordnung: { $entries ->
    [one] Ein Eintrag folgt
   *[other] { $entries } Einträge folgen
} den Regeln.
verify-running = Das Spiel ist noch nicht zu Ende.
verify-commitment-right = Die Prüfsumme des Startwerts ist die, die du notiert hast.
verify-seen-right = Bis zum Eintrag { $entries } ist das Protokoll das, das du notiert hast.
verify-broken = Nicht in Ordnung.
verify-unreadable = Diese Spieldatei ist nicht lesbar: { $why }
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
