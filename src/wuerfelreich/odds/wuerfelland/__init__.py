"""Exact odds of Würfelland."""

from wuerfelreich.odds.wuerfelland.odds import WuerfellandOdds as Odds

__all__ = ["Odds"]
