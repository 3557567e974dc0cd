# What lists of games say about this one.

game-knatsch = Knatsch
about-knatsch = Storm castles, win tournaments, challenge the King.
