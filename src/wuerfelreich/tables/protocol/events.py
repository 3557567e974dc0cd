"""What can happen at a table. A table is the fold of its events; only names and secrets are kept elsewhere."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from wuerfelreich.records.log import Entry
from wuerfelreich.rules.material import MAX_BYTES

_DAY = 24 * 60 * 60
MAX_ABSENCE = 30 * _DAY


class Visibility(StrEnum):
    """Who can find a table."""

    PRIVATE = "private"
    """Only those who have the link."""
    PUBLIC = "public"
    """Everybody, in the lobby."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True, tag="pace"):
    """A clock in seconds: a budget for the whole game, and an increment for each of the player's own steps."""

    budget: Annotated[int, Meta(ge=1, le=_DAY)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """A clock for correspondence play: a number of days for each step."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock = Pace | Days


class Settings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the host chose. `options` are those of the game, as JSON; `material` is a custom material file, as text."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"{}"))
    material: Annotated[str, Meta(max_length=MAX_BYTES)] | None = None
    visibility: Visibility = Visibility.PRIVATE
    clock: Clock | None = None
    absent: Annotated[int, Meta(ge=1, le=MAX_ABSENCE)] | None = None
    """Seconds after which a bot stands in for an absent player; None: never."""
    odds: bool = False
    """Whether live odds and hints are allowed."""


class Created(Struct, frozen=True, tag="created"):
    """The table is created; the hash of its seed is public from now on."""

    settings: Settings
    host: str
    commitment: str
    rules: int = 1
    """The version of the game's rules. Logs written before any game had a second version lack it."""


class Seated(Struct, frozen=True, tag="seated"):
    """A player sits down, with the seat's own seed for the dice. The name is kept outside the log."""

    seat: int
    player: str
    seed: str


class BotSeated(Struct, frozen=True, tag="bot-seated"):
    """A bot sits down."""

    seat: int
    level: str
    name: str
    seed: str


class Vacated(Struct, frozen=True, tag="vacated"):
    """A seat is open again before the start."""

    seat: int
    removed: bool = False
    """Whether the host removed the player, who then cannot sit down here again."""


class Started(Struct, frozen=True, tag="started"):
    """The game begins; seats and seeds are frozen."""


class Imported(Struct, frozen=True, tag="imported"):
    """A game played elsewhere: the header of its file without names. Its moves follow, then its end."""

    head: str


class Played(Struct, frozen=True, tag="played"):
    """An entry of the game's record."""

    entry: Entry


class Question(StrEnum):
    """What needs everybody's consent."""

    TAKE_BACK = "takeback"
    END = "end"


class Asked(Struct, frozen=True, tag="asked"):
    """A seat asks the others."""

    seat: int
    question: Question


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agrees or declines."""

    seat: int
    yes: bool


class Message(StrEnum):
    """The preset messages; free text is not possible. In the catalogues each is `message-` and its value."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    WELL_PLAYED = "well-played"
    OOPS = "oops"
    THANKS = "thanks"
    ONE_MOMENT = "one-moment"
    YOUR_TURN = "your-turn"
    GOOD_GAME = "good-game"

    @classmethod
    def _missing_(cls, value: object) -> "Message | None":
        """Reads older logs, which have the catalogue keys instead."""
        plain = value.removeprefix("message-") if isinstance(value, str) else value
        return next((message for message in cls if message.value == plain), None)


class Said(Struct, frozen=True, tag="said"):
    """A seat sends a preset message."""

    seat: int
    message: Message


class Ending(StrEnum):
    """Why a table closed."""

    FINISHED = "finished"
    AGREED = "agreed"
    ABORTED = "aborted"
    """Cancelled before the start, or abandoned for too long."""


class Closed(Struct, frozen=True, tag="closed"):
    """The table closes and the seed is revealed (hexadecimal; empty if an imported game has none)."""

    ending: Ending
    seed: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """A new table was created for a rematch."""

    table: str


Event = (
    Created | Seated | BotSeated | Vacated | Started | Imported | Played | Asked | Answered | Said | Closed | Rematched
)


class Stamped(Struct, frozen=True):
    """An event in the log: its number from 1, and when it was stored (milliseconds since 1970)."""

    seq: int
    at: int
    event: Event
