"""The body of a game file: what the players did, what chance brought, what happened at the table."""

from enum import StrEnum

from msgspec import Struct

from wuerfelreich.records.header import Header

MAX_ENTRIES = 20_000


class Moved(Struct, frozen=True, tag="moved"):
    """An action, in notation."""

    seat: int
    text: str


class Drawn(Struct, frozen=True, omit_defaults=True, tag="drawn"):
    """A chance step: for every part, the pick and the number of equally likely picks; and the outcome, in notation."""

    label: str
    picks: tuple[tuple[int, int], ...]
    text: str
    link: str = ""
    """The link of the device that asked for this roll, mixed in before it was drawn."""


class EventKind(StrEnum):
    """What can happen at a table besides the moves."""

    TAKE_BACK = "takeback"
    RESIGN = "resign"
    BOT = "bot"
    """A bot plays for this seat from now on."""
    RETURN = "return"
    """The seat's player is back."""
    TIMEOUT = "timeout"
    SILENT = "silent"
    """The chain of this seat's device is over: later rolls of its seats carry no link."""


class Event(Struct, frozen=True, tag="event"):
    """Something that happened at the table."""

    kind: EventKind
    seat: int


Entry = Moved | Drawn | Event


class Record(Struct, frozen=True):
    """A game: its header and its entries."""

    header: Header
    entries: tuple[Entry, ...] = ()
