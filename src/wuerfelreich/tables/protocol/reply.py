"""What a client hears of an intent."""

from msgspec import Struct

from wuerfelreich.rules.game import Phrase


class Reply(Struct, frozen=True, omit_defaults=True):
    """The answer to an intent: accepted, or why not; and the last event there is."""

    id: str
    accepted: bool
    seq: int
    refusal: Phrase | None = None
    table: str | None = None
    """The new table of a rematch."""
