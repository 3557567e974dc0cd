"""What a player can want at a table. Everything is bounded: commands come from anywhere."""

from typing import Annotated

from msgspec import Meta, Struct

from wuerfelreich.records.header import MAX_NAME_LENGTH
from wuerfelreich.tables.protocol.events import Message, Question

#: A seat, counted from 0; no game has more than six.
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Word = Annotated[str, Meta(max_length=40)]


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber | None = None
    """None takes the first open one."""
    name: Annotated[str, Meta(max_length=MAX_NAME_LENGTH)] = ""
    """For a second person at the same screen; empty takes the player's own name."""
    seed: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,64}$")] = ""
    """What the client adds to the dice; empty lets the table draw one."""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True, tag="seat-bot"):
    """The host seats a bot."""

    seat: SeatNumber
    level: Word
    title: Annotated[str, Meta(max_length=MAX_NAME_LENGTH - 4)] = ""
    """What the host's language calls such a bot: with a number it becomes the bot's name. Empty: in English."""


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Before the start: get up. The host may ask a guest, or a bot, to leave."""

    seat: SeatNumber


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """The host begins the game."""


class Cancel(Struct, frozen=True, forbid_unknown_fields=True, tag="cancel"):
    """The host gives up a table before the start."""


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """An action in notation. Before one's turn, where the game allows it, it is kept secret until then (WL6)."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=900)]


class Roll(Struct, frozen=True, forbid_unknown_fields=True, tag="roll"):
    """Roll one's own dice."""

    seat: SeatNumber


class Resign(Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Give up."""

    seat: SeatNumber


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag="ask"):
    """Ask the others to let an action be taken back, or to end the game."""

    seat: SeatNumber
    question: Question


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """Answer what another seat asks."""

    seat: SeatNumber
    yes: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """A ready-made message."""

    seat: SeatNumber
    message: Message


class Rematch(Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Another game with the same people; the start rotates."""


Command = Sit | SeatBot | Leave | Start | Cancel | Act | Roll | Resign | Ask | Answer | Say | Rematch


class Intent(Struct, frozen=True, forbid_unknown_fields=True, tag="intent"):
    """A command as a client sends it: with an id of its own making, and the last event it had seen."""

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
    seen: Annotated[int, Meta(ge=0, le=2**31)]
    command: Command
