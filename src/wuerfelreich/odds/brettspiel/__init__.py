"""Exact odds of the board game."""

from wuerfelreich.odds.brettspiel.odds import BrettspielOdds as Odds

__all__ = ["Odds"]
