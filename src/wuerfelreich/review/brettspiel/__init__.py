"""The board game: why a play is good."""

from wuerfelreich.review.brettspiel.reasons import BrettspielReasons as Reasons

__all__ = ["Reasons"]
