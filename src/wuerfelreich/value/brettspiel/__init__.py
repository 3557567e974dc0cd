"""The chances to win of the board game."""

from wuerfelreich.value.brettspiel.evaluator import BrettspielEvaluator as Evaluator

__all__ = ["Evaluator"]
