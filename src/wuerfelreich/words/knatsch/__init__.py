"""The words of Knatsch."""

from wuerfelreich.words.knatsch.narration import KnatschNarration as Narration

__all__ = ["Narration"]
