"""The chances of Würfelland."""

from wuerfelreich.value.wuerfelland.evaluator import WuerfellandEvaluator as Evaluator

__all__ = ["Evaluator"]
