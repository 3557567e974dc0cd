"""The chances to win of the board game."""

from wuerfelreich.value.brettspiel.evaluator import BrettspielEvaluator as Evaluator
from wuerfelreich.value.brettspiel.further import PLAYERS, FurtherEvaluator

REVIEWERS = {PLAYERS: FurtherEvaluator}
"""By number of players: what reviews value positions with instead."""

__all__ = ["REVIEWERS", "Evaluator"]
