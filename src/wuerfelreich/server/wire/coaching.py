"""What a coach says to the only person at a table of bots."""

from msgspec import Struct

from wuerfelreich.server.wire.advice import Hint


class CoachVerdict(Struct, frozen=True):
    """What one of my decisions cost, and the better one if that was much."""

    seq: int
    """The event of my decision."""
    loss: float | None
    """In chance to win; null if no network fits the material."""
    better: Hint | None
    """The best play; null if mine was as good, or cost too little to speak of."""
