"""The judges of Würfelland."""

from wuerfelreich.bots.wuerfelland.greedy import Greedy
from wuerfelreich.bots.wuerfelland.solver import Solver
from wuerfelreich.odds.wuerfelland.land import Weights

__all__ = ["ERRORS", "Greedy", "Solver", "Weights"]

ERRORS = (0.105, 0.073, 0.05, 0.029)
"""How far off child, page, squire and marshal judge a chance to win: chosen so that each step is about as high."""
