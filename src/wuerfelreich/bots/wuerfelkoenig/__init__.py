"""The judges of Würfelkönig."""

from wuerfelreich.bots.wuerfelkoenig.greedy import Greedy
from wuerfelreich.bots.wuerfelkoenig.solver import Solver
from wuerfelreich.bots.wuerfelkoenig.worth import Weights

__all__ = ["ERRORS", "Greedy", "Solver", "Weights"]

ERRORS = (0.16, 0.08, 0.04, 0.02)
"""How far off child, page, squire and marshal judge a chance to win: chosen so that each step is about as high."""
