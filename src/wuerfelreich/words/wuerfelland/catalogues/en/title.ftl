# What lists of games say about this one.

game-wuerfelland = Würfelland
about-wuerfelland = Race across your map; everybody uses everybody’s dice.
reached-wuerfelland = treasures crossed off and one full colour
