"""The judges of the board game."""

from wuerfelreich.bots.brettspiel.greedy import Greedy
from wuerfelreich.bots.brettspiel.solver import Solver
from wuerfelreich.bots.brettspiel.worth import Weights

__all__ = ["Greedy", "Solver", "Weights"]
