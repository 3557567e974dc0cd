# What the lists of games say of this one.

game-wuerfelland = Würfelland
about-wuerfelland = Race across your map; everybody uses everybody’s dice.
