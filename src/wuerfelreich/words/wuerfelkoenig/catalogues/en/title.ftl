# What lists of games say about this one.

game-wuerfelkoenig = Würfelkönig
about-wuerfelkoenig = Win citizens for your kingdom with six coloured dice.
