"""Exact odds of Knatsch."""

from wuerfelreich.odds.knatsch.odds import KnatschOdds as Odds

__all__ = ["Odds"]
