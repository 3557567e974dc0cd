"""Knatsch in the terminal."""

from wuerfelreich.terminal.knatsch.screen import KnatschScreen as Screen

__all__ = ["Screen"]
