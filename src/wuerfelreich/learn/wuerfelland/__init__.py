"""Würfelland with two players as arrays in JAX: rules, evaluator and round solver for thousands of games at once."""

from wuerfelreich.learn.wuerfelland.selfplay import WuerfellandPlay

__all__ = ["PLAY"]

PLAY = WuerfellandPlay()
