"""The judges of Würfelkönig."""

from wuerfelreich.bots.wuerfelkoenig.greedy import Greedy
from wuerfelreich.bots.wuerfelkoenig.solver import Solver
from wuerfelreich.bots.wuerfelkoenig.worth import Weights

__all__ = ["ERRORS", "Greedy", "Solver", "Weights"]

ERRORS = (0.19, 0.105, 0.068, 0.038)
"""How far off child, page, squire and marshal judge a chance to win: chosen so that each step is about as high."""
