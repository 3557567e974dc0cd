"""The judges of Knatsch."""

from wuerfelreich.bots.knatsch.greedy import Greedy
from wuerfelreich.bots.knatsch.solver import Solver
from wuerfelreich.bots.knatsch.worth import Weights

__all__ = ["ERRORS", "Greedy", "Solver", "Weights"]

ERRORS = (0.22, 0.108, 0.058, 0.025)
"""How far off child, page, squire and marshal judge a chance to win: chosen so that each step is about as high."""
