"""Würfelkönig in the terminal."""

from wuerfelreich.terminal.wuerfelkoenig.screen import WuerfelkoenigScreen as Screen

__all__ = ["Screen"]
