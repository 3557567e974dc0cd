"""Würfelkönig: why a play is good."""

from wuerfelreich.review.wuerfelkoenig.reasons import WuerfelkoenigReasons as Reasons

__all__ = ["Reasons"]
