"""The words of the board game."""

from wuerfelreich.words.brettspiel.narration import BrettspielNarration as Narration

__all__ = ["Narration"]
