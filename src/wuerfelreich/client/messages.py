"""The parts of the server's messages that programs need. Fields that are not listed here are ignored, so a newer server
may send more."""

import msgspec
from msgspec import Struct


class Seat(Struct, frozen=True):
    """A seat: open if it has no name; a house bot's has its level."""

    name: str = ""
    person: bool = False
    """Whether it belongs to a guest, in person or through a program."""
    bot: str | None = None
    program: bool = False


class Result(Struct, frozen=True):
    """How a game ended: the place of every seat."""

    places: tuple[int, ...]
    ending: str = ""
    drawn: bool = False


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    status: str
    """`open`, `running` or `closed`."""
    seats: tuple[Seat, ...]
    seq: int
    """The number of its last event."""
    due: int | None = None
    """The seat to move."""
    ending: str | None = None
    result: Result | None = None
    """Once the game was played to its end."""
    rematch: str | None = None
    """The table of the next game."""


class Offer(Struct, frozen=True):
    """A legal action: its text, which is sent back, and its fields, which depend on the game."""

    text: str
    action: dict[str, object]


class Choices(Struct, frozen=True):
    """What one of my seats can do now: roll, or take one of the actions; `early` means before its turn."""

    seat: int
    roll: bool = False
    early: bool = False
    actions: tuple[Offer, ...] = ()


class Own(Struct, frozen=True):
    """What only I may see."""

    seats: tuple[int, ...] = ()
    choices: tuple[Choices, ...] = ()


class Position(Struct, frozen=True):
    """Everything that can be seen at a table."""

    table: TableInfo
    view: dict[str, object] | None = None
    """The game's own view; None before the start."""
    own: Own = Own()


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message of a connection."""

    position: Position


class News(Struct, frozen=True, tag="news"):
    """Something has happened."""

    position: Position


class Presence(Struct, frozen=True, tag="presence"):
    """Somebody has come or gone."""


class Reply(Struct, frozen=True, tag="reply"):
    """The reply to an intent."""

    id: str
    accepted: bool
    seq: int
    """The last event of what it did."""
    refusal: "Phrase | None" = None
    sentence: str = ""
    table: str | None = None
    """The table of a rematch."""


class Phrase(Struct, frozen=True):
    """Why something was refused, for programs."""

    key: str


class Fault(Struct, frozen=True, tag="error"):
    """The last message could not be accepted."""

    key: str
    sentence: str


class Farewell(Struct, frozen=True, tag="farewell"):
    """The server ends the connection, and says why."""

    key: str
    sentence: str


Frame = Welcome | News | Presence | Reply | Fault | Farewell


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    sentence: str
    key: str


FRAME: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)
