# Was die Listen der Spiele über dieses sagen.

game-brettspiel = Würfelkönig – Das Brettspiel
about-brettspiel = Besiedle ein Reich, zähme Drachen und durchkreuze die Pläne der Nachbarn.
