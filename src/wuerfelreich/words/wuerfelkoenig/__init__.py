"""The words of Würfelkönig."""

from wuerfelreich.words.wuerfelkoenig.narration import WuerfelkoenigNarration as Narration

__all__ = ["Narration"]
