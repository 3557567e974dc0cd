"""The words of Würfelland."""

from wuerfelreich.words.wuerfelland.narration import WuerfellandNarration as Narration

__all__ = ["Narration"]
