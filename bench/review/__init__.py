"""Reviews of games: their laws and limits measured, and the figures that they compare a game with."""
