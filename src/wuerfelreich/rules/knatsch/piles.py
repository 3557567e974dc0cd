"""A pile: its open top card, cards that nobody knows, and below them the known ones that were put under it (KN12)."""

from msgspec import Struct

GAP = -1
"""In place of a top card: none lies open."""


class Pile(Struct, frozen=True, gc=False):
    """One of the two piles."""

    top: int
    unknown: int
    """The number of unknown cards; the common pool says which ones they may be."""
    below: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of cards."""
        return (self.top != GAP) + self.unknown + len(self.below)

    @property
    def due(self) -> bool:
        """Whether an unknown card is to be turned up now."""
        return self.top == GAP and self.unknown > 0

    def lifted(self) -> "Pile":
        """The pile without its top card; a known next card is turned up at once (KN11), an unknown one is due."""
        if self.unknown or not self.below:
            return Pile(GAP, self.unknown, self.below)
        return Pile(self.below[0], 0, self.below[1:])

    def put_under(self) -> "Pile":
        """The pile with its top card put under it; a single card stays on top (KN11)."""
        return Pile(GAP, self.unknown, (*self.below, self.top)).lifted()

    def turned_up(self, card: int) -> "Pile":
        """The pile with the unknown card that was due on top (KN12)."""
        return Pile(card, self.unknown - 1, self.below)

    def joined_by(self, card: int) -> "Pile":
        """The pile with a player's card put under it; on an empty pile it is on top (KN11)."""
        if self.size == 0:
            return Pile(card, 0, ())
        return Pile(self.top, self.unknown, (*self.below, card))
