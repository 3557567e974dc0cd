"""The board game in the terminal."""

from wuerfelreich.terminal.brettspiel.screen import BrettspielScreen as Screen

__all__ = ["Screen"]
