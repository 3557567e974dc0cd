"""What a client is told about an intent."""

from msgspec import Struct

from wuerfelreich.rules.game import Phrase


class Reply(Struct, frozen=True, omit_defaults=True):
    """The reply to an intent: accepted or why not, and the number of the table's last event."""

    id: str
    accepted: bool
    seq: int
    refusal: Phrase | None = None
    table: str | None = None
    """The new table of a rematch."""
