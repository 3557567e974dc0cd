"""Exact odds of Würfelkönig."""

from wuerfelreich.odds.wuerfelkoenig.odds import WuerfelkoenigOdds as Odds

__all__ = ["Odds"]
