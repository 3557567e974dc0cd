"""The body of a game file: what the players did, what chance brought, what happened at the table."""

from enum import StrEnum
from hashlib import sha256

import msgspec
from msgspec import Struct, structs

from wuerfelreich.records.header import Dice, Header, Origin

MOST_ENTRIES = 20_000


class RecordError(ValueError):
    """A text is no game file, or asks for something that a game file cannot have; the message says why."""


class Moved(Struct, frozen=True, tag="moved"):
    """An action, in notation."""

    seat: int
    text: str


class Drawn(Struct, frozen=True, tag="drawn"):
    """A chance step: for every part the pick and the number of equally likely ones, and what came of it."""

    label: str
    picks: tuple[tuple[int, int], ...]
    text: str


class EventKind(StrEnum):
    """What can happen at a table beside the moves."""

    TAKE_BACK = "takeback"
    RESIGN = "resign"
    BOT = "bot"
    """A bot plays for this seat from now on."""
    RETURN = "return"
    """The seat's player is back."""
    TIMEOUT = "timeout"


class Event(Struct, frozen=True, tag="event"):
    """Something that happened at the table."""

    kind: EventKind
    seat: int


Entry = Moved | Drawn | Event


class Record(Struct, frozen=True):
    """A game: its header and its entries."""

    header: Header
    entries: tuple[Entry, ...] = ()

    def branch(self, entries: int, dice: Dice) -> "Record":
        """A new game with dice of its own that shares the first entries of this one."""
        if not 0 <= entries <= len(self.entries):
            raise RecordError(f"the game has {len(self.entries)} entries; it cannot branch after {entries}")
        shared = Record(self.header, self.entries[:entries])
        origin = Origin(sha256(msgspec.json.encode(shared)).hexdigest(), entries)
        return Record(structs.replace(self.header, dice=dice, origin=origin), shared.entries)
