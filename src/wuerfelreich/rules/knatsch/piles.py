"""A pile: its open top card, cards that nobody knows, and below them the known ones that were put under it (KN12)."""

from msgspec import Struct

GAP = -1
"""In the place of a top card: none lies open."""


class Pile(Struct, frozen=True, gc=False):
    """One of the two piles."""

    top: int
    unknown: int
    """The number of unknown cards; which ones, the common pool says."""
    below: tuple[int, ...]

    @property
    def size(self) -> int:
        """All cards."""
        return (self.top != GAP) + self.unknown + len(self.below)

    @property
    def due(self) -> bool:
        """Whether an unknown card is to be turned up now."""
        return self.top == GAP and self.unknown > 0

    def lifted(self) -> "Pile":
        """Without its top card; a known next one is turned up at once (KN11), an unknown one is due."""
        if self.unknown or not self.below:
            return Pile(GAP, self.unknown, self.below)
        return Pile(self.below[0], 0, self.below[1:])

    def put_under(self) -> "Pile":
        """With its top card under it; a single card is its own top again (KN11)."""
        return Pile(GAP, self.unknown, (*self.below, self.top)).lifted()

    def turned_up(self, card: int) -> "Pile":
        """With the unknown card that was due (KN12)."""
        return Pile(card, self.unknown - 1, self.below)

    def joined_by(self, card: int) -> "Pile":
        """With a card that comes from a player; an empty pile has it on top (KN11)."""
        if self.size == 0:
            return Pile(card, 0, ())
        return Pile(self.top, self.unknown, (*self.below, card))
