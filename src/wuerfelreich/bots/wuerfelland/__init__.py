"""The judges of Würfelland."""

from wuerfelreich.bots.wuerfelland.greedy import Greedy
from wuerfelreich.bots.wuerfelland.solver import Solver
from wuerfelreich.bots.wuerfelland.worth import Weights

__all__ = ["Greedy", "Solver", "Weights"]
