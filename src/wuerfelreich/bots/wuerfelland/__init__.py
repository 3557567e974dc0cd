"""The judges of Würfelland."""

from wuerfelreich.bots.wuerfelland.greedy import Greedy
from wuerfelreich.bots.wuerfelland.solver import Solver
from wuerfelreich.odds.wuerfelland.land import Weights

__all__ = ["ERRORS", "Greedy", "Solver", "Weights"]

ERRORS = (0.16, 0.08, 0.04, 0.02)
"""How far off child, page, squire and marshal judge a chance to win: chosen so that each step is about as high."""
