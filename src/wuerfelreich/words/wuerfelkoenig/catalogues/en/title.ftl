# What the lists of games say of this one.

game-wuerfelkoenig = Würfelkönig
about-wuerfelkoenig = Win citizens for your kingdom with six coloured dice.
