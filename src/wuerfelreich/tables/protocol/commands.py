"""What a player can ask for at a table. Every field is bounded, because commands can come from anybody."""

from typing import Annotated

from msgspec import Meta, Struct

from wuerfelreich.records.header import MAX_NAME_LENGTH
from wuerfelreich.tables.protocol.events import Message, Question

#: A seat, counted from 0; no game has more than six.
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Word = Annotated[str, Meta(max_length=40)]
#: A tip or link of a device's chain; empty: none.
Link = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber | None = None
    """None takes the first open seat."""
    name: Annotated[str, Meta(max_length=MAX_NAME_LENGTH)] = ""
    """For a second person at the same screen; empty takes the player's own name."""
    tip: Link = ""
    """The tip of the device's chain, with which it will take part in the dice; empty: it will not."""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True, tag="seat-bot"):
    """The host seats a bot."""

    seat: SeatNumber
    level: Word
    character: Word = ""
    """A character of this level; empty: one that is free."""


class Tip(Struct, frozen=True, forbid_unknown_fields=True, tag="tip"):
    """Register the tip of the device's chain before the start, for a player who was seated without one."""

    tip: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Show(Struct, frozen=True, forbid_unknown_fields=True, tag="show"):
    """Show the first link of the device's chain at the opening, which the device has computed itself."""

    opening: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    link: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Give up a seat before the start. The host may also remove a guest or a bot."""

    seat: SeatNumber


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """The host starts the game."""


class Cancel(Struct, frozen=True, forbid_unknown_fields=True, tag="cancel"):
    """The host cancels the table before the start."""


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """An action in notation. Where the game allows it before the player's turn, it is kept secret until then (WL6)."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=900)]


class Roll(Struct, frozen=True, forbid_unknown_fields=True, tag="roll"):
    """Roll the player's own dice."""

    seat: SeatNumber
    link: Link = ""
    """The next link of the device's chain. Without it, a device that has taken part until now no longer does."""


class Resign(Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Resign."""

    seat: SeatNumber


class DeclareResigned(Struct, frozen=True, forbid_unknown_fields=True, tag="declare-resigned"):
    """Declare that another player, who has been away for too long, has resigned."""

    seat: SeatNumber
    """My own."""
    absent: SeatNumber
    """The seat of the player who is away."""


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag="ask"):
    """Ask the others for a take-back, or to end the game."""

    seat: SeatNumber
    question: Question


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """Answer another seat's question, or withdraw one's own by answering no."""

    seat: SeatNumber
    question: Annotated[int, Meta(ge=0, le=2**31)]
    """The number of the event that asked it, so that an answer never counts for a question its player has not seen."""
    yes: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Send a preset message."""

    seat: SeatNumber
    message: Message


class Rematch(Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Play another game with the same people; the starting seat rotates."""


Command = (
    Sit
    | SeatBot
    | Tip
    | Leave
    | Start
    | Show
    | Cancel
    | Act
    | Roll
    | Resign
    | DeclareResigned
    | Ask
    | Answer
    | Say
    | Rematch
)


class Intent(Struct, frozen=True, forbid_unknown_fields=True, tag="intent"):
    """A command as a client sends it, with an id that the client chose and the last event it had seen."""

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
    seen: Annotated[int, Meta(ge=0, le=2**31)]
    command: Command
