"""Chances to win in Knatsch."""

from wuerfelreich.value.knatsch.evaluator import KnatschEvaluator as Evaluator

__all__ = ["Evaluator"]
