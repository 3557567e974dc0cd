"""The judges of the board game."""

from wuerfelreich.bots.brettspiel.greedy import Greedy
from wuerfelreich.bots.brettspiel.solver import Solver
from wuerfelreich.bots.brettspiel.worth import Weights

__all__ = ["ERRORS", "Greedy", "Solver", "Weights"]

ERRORS = (0.13, 0.084, 0.051, 0.029)
"""How far off child, page, squire and marshal judge a chance to win: chosen so that each step is about as high."""
