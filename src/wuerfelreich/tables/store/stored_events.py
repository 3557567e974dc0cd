"""Events as they are stored: number, time, text."""

from collections.abc import Sequence

import msgspec

from wuerfelreich.tables.protocol.events import Event, Stamped

_EVENT: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def written_events(events: Sequence[Stamped]) -> list[tuple[int, int, str]]:
    """Events as they are stored: number, time, text."""
    return [(one.seq, one.at, msgspec.json.encode(one.event).decode()) for one in events]


def read_event(seq: int, at: int, text: str) -> Stamped:
    """An event as it was stored. Raises MsgspecError."""
    return Stamped(seq, at, _EVENT.decode(text))
