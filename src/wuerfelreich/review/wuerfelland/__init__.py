"""Würfelland: why a play is good."""

from wuerfelreich.review.wuerfelland.reasons import WuerfellandReasons as Reasons

__all__ = ["Reasons"]
