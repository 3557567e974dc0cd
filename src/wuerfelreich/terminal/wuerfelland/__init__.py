"""Würfelland in the terminal."""

from wuerfelreich.terminal.wuerfelland.screen import WuerfellandScreen as Screen

__all__ = ["Screen"]
