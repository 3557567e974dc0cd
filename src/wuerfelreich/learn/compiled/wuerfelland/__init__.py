"""Würfelland with two players as machine code."""

from wuerfelreich.learn.compiled.wuerfelland.selfplay import WuerfellandPlayer as player

__all__ = ["player"]
