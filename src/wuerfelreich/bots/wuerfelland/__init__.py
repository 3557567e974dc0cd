"""The players of Würfelland."""

from wuerfelreich.bots.wuerfelland.solver import Greedy, Solver
from wuerfelreich.bots.wuerfelland.worth import Weights

__all__ = ["Greedy", "Solver", "Weights"]
