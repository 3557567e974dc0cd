"""The judges of Knatsch."""

from wuerfelreich.bots.knatsch.greedy import Greedy
from wuerfelreich.bots.knatsch.solver import Solver
from wuerfelreich.bots.knatsch.worth import Weights

__all__ = ["Greedy", "Solver", "Weights"]
