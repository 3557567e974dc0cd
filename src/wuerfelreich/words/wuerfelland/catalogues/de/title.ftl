# Was die Listen der Spiele über dieses sagen.

game-wuerfelland = Würfelland
about-wuerfelland = Ein Wettlauf über die eigene Karte; alle nutzen die Würfel von allen.
