"""The chance to win of every seat in Würfelkönig."""

from wuerfelreich.value.wuerfelkoenig.evaluator import WuerfelkoenigEvaluator as Evaluator

__all__ = ["Evaluator"]
