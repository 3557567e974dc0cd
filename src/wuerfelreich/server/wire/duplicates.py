"""Duplicate: a group of tables with the same dice, as its link shows it, and how its tables compare."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from wuerfelreich.rules.material import MAX_BYTES
from wuerfelreich.server.wire.lists import ListedSeat
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.events import MAX_ABSENCE, Clock, Ending

MAX_TABLES = 16
MAX_HOURS = 30 * 24


class NewDuplicate(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses: the settings of every table, how many tables, how many people at each, the level of the
    bots in the other seats, and for how many hours at most it goes on."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    tables: Annotated[int, Meta(ge=2, le=MAX_TABLES)]
    people: Annotated[int, Meta(ge=1, le=6)]
    hours: Annotated[int, Meta(ge=1, le=MAX_HOURS)]
    level: Annotated[str, Meta(max_length=20)] = "squire"
    options: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"{}"))
    material: Annotated[str, Meta(max_length=MAX_BYTES)] | None = None
    clock: Clock | None = None
    absent: Annotated[int, Meta(ge=1, le=MAX_ABSENCE)] | None = None
    odds: bool = False


class GroupTable(Struct, frozen=True, omit_defaults=True):
    """A table of a group."""

    number: int
    status: Status = Status.OPEN
    seats: tuple[ListedSeat, ...] = ()
    """Empty: nobody has come to this table yet."""
    id: str | None = None
    """Its id, if I may look at it."""
    ending: Ending | None = None
    mine: bool = False
    """Whether I sit there."""


class Duplicate(Struct, frozen=True, omit_defaults=True):
    """A group of tables as its link shows it."""

    id: str
    game: str
    seats: int
    people: int
    commitment: str
    deadline: int
    tables: tuple[GroupTable, ...]
    options: msgspec.Raw
    level: str
    """The level of the bots in the other seats."""
    own_material: bool = False
    clock: Clock | None = None
    absent: int | None = None
    odds: bool = False
    hosting: bool = False
    closed: bool = False
    """Whether nobody can join any more."""
    seed: str | None = None
    """The seed of the dice, once the group is over."""


class Compared(Struct, frozen=True, omit_defaults=True):
    """How a seat did at one table, compared with the same seat at the others."""

    table: int
    seat: ListedSeat
    points: int
    place: int
    rank: int
    """Among the tables, from 1; equal results share one."""
    difference: float
    """The points less the mean of all tables."""


class ComparedSeat(Struct, frozen=True):
    """A seat at all tables that finished their game, best first."""

    seat: int
    mean: float
    tables: tuple[Compared, ...]


class RollAt(Struct, frozen=True):
    """What a table rolled, as a sentence."""

    table: int
    sentence: str


class ComparedRoll(Struct, frozen=True):
    """A roll at all tables at which it happened. If there is the same to say of all, it is said once."""

    turn: int
    same: bool
    """Whether it was the same everywhere. What came of it may still differ."""
    tables: tuple[RollAt, ...]


class GroupComparison(Struct, frozen=True):
    """How the tables of a group played the same luck."""

    scored: bool
    """Whether points decide; otherwise places come first."""
    coloured: bool
    """Whether sentences may have coloured dice in them."""
    seats: tuple[ComparedSeat, ...]
    rolls: tuple[ComparedRoll, ...]
    common: int
    """How many rolls of players happened at more than one table: those that are listed, and more if there are."""
    equal: int
    """How many of them were exactly the same at all of these tables."""
    more: bool = False
    """Whether there are more rolls than those listed."""
