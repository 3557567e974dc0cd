"""The players of Würfelkönig."""

from wuerfelreich.bots.wuerfelkoenig.solver import Greedy, Solver, Weights

__all__ = ["Greedy", "Solver", "Weights"]
