# Was man vor einem Spiel wählen kann, als Fragen eines Formulars.

option-start = Wer beginnt
option-start-none = wird ausgelost
option-start-seat = Platz { $seat }
option-treasures = Schätze zum Sieg
option-treasures-9 = 9, das übliche Spiel
option-treasures-12 = 12, ein langes Spiel
option-treasures-5 = 5, ein kurzes Spiel
option-boards = Tafeln
option-arrangement = Wie die Hälften der Karte liegen
option-arrangement-none = nach der Zahl der Spieler
option-arrangement-round = rund: die langen Seiten aneinander
option-arrangement-hourglass = Sanduhr: die kurzen Seiten aneinander
option-arrangement-band = Band: Spitze an Spitze
option-arrangement-random = zufällig aneinandergelegt
option-arrangement-by_hand = von Hand aneinandergelegt
option-half_b = Hälfte B, wenn von Hand gelegt wird: gedreht um Grad, verschoben entlang der Reihen, verschoben quer dazu
option-half_b-none = –
option-placement = Drachenfeuer und Edelsteine
option-placement-standard = auf ihren üblichen Feldern
option-placement-random = zufällig verstreut
option-placement-by_hand = auf Feldern eigener Wahl
option-fires = Felder mit Drachenfeuer
option-golden_gems = Felder mit goldenem Edelstein
option-white_gems = Felder mit weißem Edelstein
