"""A table as its link shows it, and what its host chooses."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from wuerfelreich.rules.game import Result
from wuerfelreich.rules.material import MAX_BYTES
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.events import MAX_ABSENCE, Clock, Ending, Question, Visibility


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses; see `Settings`. The options are an object of the game's own; they are not decoded before
    their size is checked."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"{}"))
    material: Annotated[str, Meta(max_length=MAX_BYTES)] | None = None
    visibility: Visibility = Visibility.PRIVATE
    clock: Clock | None = None
    absent: Annotated[int, Meta(ge=1, le=MAX_ABSENCE)] | None = None
    odds: bool = False


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Where I play a game on: after which event, and in which seat; and the level of the bots that take the
    seats of other people."""

    at: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    level: Annotated[str, Meta(max_length=20)]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat: open, or a person's, or a bot's with its level."""

    name: str = ""
    picture: str = ""
    person: bool = False
    bot: str | None = None
    since: int = 0
    """The event after which all moves here are this bot's; before, others may have sat here."""
    program: bool = False
    """Whether a program plays here for the person."""
    here: bool = False
    """Whether the person is connected."""
    stand_in: bool = False
    """Whether a bot is playing for the person."""
    resigned: bool = False
    timed_out: bool = False
    """Whether the person's time has run out, which counts as resigning."""


class Asking(Struct, frozen=True):
    """A question to the others, who asked it, and who has agreed. An answer names its number."""

    number: int
    seat: int
    question: Question
    agreed: tuple[int, ...]


class Summary(Struct, frozen=True, omit_defaults=True):
    """A table as its link shows it."""

    id: str
    game: str
    status: Status
    visibility: Visibility
    seats: tuple[SeatInfo, ...]
    seq: int
    changed: int
    commitment: str
    options: msgspec.Raw
    own_material: bool = False
    clock: Clock | None = None
    absent: int | None = None
    odds: bool = False
    due: int | None = None
    question: Asking | None = None
    ending: Ending | None = None
    why: str = ""
    """If the operator has closed it: why, as a sentence."""
    result: Result | None = None
    seed: str | None = None
    rematch: str | None = None
    practice: bool = False
    """Whether a game is played on here from one of its steps."""
    group: str = ""
    """The group of tables with the same dice that it belongs to."""
    number: int = 0
    """Which table of the group it is."""
