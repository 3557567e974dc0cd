"""The players of the board game."""

from wuerfelreich.bots.brettspiel.solver import Greedy, Solver
from wuerfelreich.bots.brettspiel.worth import Weights

__all__ = ["Greedy", "Solver", "Weights"]
