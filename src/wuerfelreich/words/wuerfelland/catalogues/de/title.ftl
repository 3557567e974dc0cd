# Was die Listen der Spiele über dieses sagen.

game-wuerfelland = Würfelland
about-wuerfelland = Ein Wettlauf über die eigene Landkarte; alle nutzen die Würfel von allen.
reached-wuerfelland = angekreuzte Schätze und eine ganze Farbe
