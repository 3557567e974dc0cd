# What the lists of games say of this one.

game-knatsch = Knatsch
about-knatsch = Storm castles, win tournaments, challenge the King.
