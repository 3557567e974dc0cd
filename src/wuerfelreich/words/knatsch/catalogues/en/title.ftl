# What lists of games say about this one.

game-knatsch = Knatsch
about-knatsch = Storm castles, win tournaments, challenge the King.
reached-knatsch = castles, tournaments won and the King defeated
