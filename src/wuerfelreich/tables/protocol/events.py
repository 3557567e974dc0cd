"""What can happen at a table. A table is the fold of its events; only names and secrets are kept elsewhere."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from wuerfelreich.records.header import Origin
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
    """Whether live odds, hints and chances to win are allowed."""


class Created(Struct, frozen=True, tag="created"):
    """The table is created; the hash of its seed is public from now on."""

    settings: Settings
    host: str
    commitment: str
    rules: int = 1
    """The version of the game's rules. Logs written before any game had a second version lack it."""
    dice: int = 1
    """The version of the fair dice. Logs written before there was a second version lack it."""
    material: str = ""
    """SHA-256 of the material, which the opening binds: a later program may spell ours differently."""
    group: str = ""
    """The group of tables with the same dice that this one belongs to; empty: none."""
    number: int = 0
    """Which table of the group it is, from 1."""


class Seated(Struct, frozen=True, omit_defaults=True, tag="seated"):
    """A player sits down. The name is kept outside the log."""

    seat: int
    player: str
    seed: str = ""
    """The seat's own seed for dice of version 1."""
    tip: str = ""
    """The tip of the chain of the player's device, for dice of version 2; empty: it has none."""
    awaited: bool = False
    """Whether the device is expected to register a tip before the start: the player was seated for a rematch."""
    program: bool = False
    """Whether a program of the player sits here, through a token."""


class BotSeated(Struct, frozen=True, omit_defaults=True, tag="bot-seated"):
    """A bot sits down. In version 2 it adds nothing to the dice."""

    seat: int
    level: str
    name: str
    seed: str = ""


class Tipped(Struct, frozen=True, tag="tipped"):
    """The device of a seated player registers the tip of its chain; the seat is the player's lowest."""

    seat: int
    tip: str


class Vacated(Struct, frozen=True, tag="vacated"):
    """A seat is open again before the start."""

    seat: int
    removed: bool = False
    """Whether the host removed the player, who then cannot sit down here again."""


class Opened(Struct, frozen=True, tag="opened"):
    """The host has started the game: seats and chains are frozen, and every device shows its first link."""


class Shown(Struct, frozen=True, tag="shown"):
    """A device shows the first link of its chain; the seat is the chain's lowest."""

    seat: int
    link: str


class Started(Struct, frozen=True, tag="started"):
    """The game begins; everything that shapes it is frozen."""


class Imported(Struct, frozen=True, tag="imported"):
    """A game played elsewhere: the header of its file without names. Its moves follow, then its end."""

    head: str


class Branched(Struct, frozen=True, omit_defaults=True, tag="branched"):
    """The game begins as another one did, whose first entries follow; after them it has its own dice."""

    origin: Origin
    since: tuple[int, ...] = ()
    """By seat: after how many of these entries all moves are those of the bot that sits there now. Empty in older logs:
    nothing is known of whoever made the moves up to here."""


class Played(Struct, frozen=True, omit_defaults=True, tag="played"):
    """An entry of the game's record."""

    entry: Entry
    declared_by: int | None = None
    """The seat that declared the resignation of a player who was away; None for everything else."""


class Question(StrEnum):
    """What needs everybody's consent."""

    TAKE_BACK = "takeback"
    END = "end"


class Asked(Struct, frozen=True, tag="asked"):
    """A seat asks the others."""

    seat: int
    question: Question


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agrees or declines. If the seat that asked declines, it withdraws its question."""

    seat: int
    yes: bool


class Credited(Struct, frozen=True, tag="credited"):
    """The server was down for so many milliseconds, which whoever is to move gets back."""

    milliseconds: int


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
    """Cancelled before the start, abandoned for too long, or closed by the operator."""


class ClosingReason(StrEnum):
    """Why an operator has closed a table. In the catalogues each is `closed-by-operator-` and its value."""

    UNSAID = "unsaid"
    CONDUCT = "conduct"
    FAULT = "fault"
    MAINTENANCE = "maintenance"
    REQUEST = "request"
    HOST_REMOVED = "host"


class Closed(Struct, frozen=True, omit_defaults=True, tag="closed"):
    """The table closes and the seed is revealed (hexadecimal; empty if an imported game has none, or while other tables
    of its group still roll with it)."""

    ending: Ending
    seed: str
    operator: ClosingReason | None = None
    """Why the operator of the server has closed it; None if nobody intervened."""


class Revealed(Struct, frozen=True, tag="revealed"):
    """No table of this one's group rolls any more: the seed that they share is revealed (hexadecimal)."""

    seed: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """A new table was created for a rematch."""

    table: str


Event = (
    Created
    | Seated
    | BotSeated
    | Tipped
    | Vacated
    | Opened
    | Shown
    | Started
    | Imported
    | Branched
    | Played
    | Asked
    | Answered
    | Credited
    | Said
    | Closed
    | Revealed
    | Rematched
)


class Stamped(Struct, frozen=True):
    """An event in the log: its number from 1, and when it was stored (milliseconds since 1970)."""

    seq: int
    at: int
    event: Event
