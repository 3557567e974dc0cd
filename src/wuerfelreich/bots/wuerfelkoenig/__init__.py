"""The judges of Würfelkönig."""

from wuerfelreich.bots.wuerfelkoenig.greedy import Greedy
from wuerfelreich.bots.wuerfelkoenig.solver import Solver
from wuerfelreich.bots.wuerfelkoenig.worth import Weights

__all__ = ["Greedy", "Solver", "Weights"]
