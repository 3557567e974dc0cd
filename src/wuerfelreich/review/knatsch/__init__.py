"""Knatsch: why a play is good."""

from wuerfelreich.review.knatsch.reasons import KnatschReasons as Reasons

__all__ = ["Reasons"]
