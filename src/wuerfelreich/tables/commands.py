"""What a player can want at a table."""

from msgspec import Struct

from wuerfelreich.tables.events import Question


class Sit(Struct, frozen=True, tag="sit"):
    """Take an open seat."""

    seat: int | None = None
    """None takes the first open one."""
    name: str = ""
    """For a second person at the same screen; empty takes the player's own name."""
    seed: str = ""


class SeatBot(Struct, frozen=True, tag="seat-bot"):
    """The host seats a bot."""

    seat: int
    level: str


class Leave(Struct, frozen=True, tag="leave"):
    """Before the start: get up. The host may ask a guest, or a bot, to leave."""

    seat: int


class Start(Struct, frozen=True, tag="start"):
    """The host begins the game."""


class Act(Struct, frozen=True, tag="act"):
    """An action in notation. Before one's turn, where the game allows it, it is kept secret until then (WL6)."""

    seat: int
    text: str


class Roll(Struct, frozen=True, tag="roll"):
    """Roll one's own dice."""

    seat: int


class Resign(Struct, frozen=True, tag="resign"):
    """Give up."""

    seat: int


class Ask(Struct, frozen=True, tag="ask"):
    """Ask the others to let an action be taken back, or to end the game."""

    seat: int
    question: Question


class Answer(Struct, frozen=True, tag="answer"):
    """Answer what another seat asks."""

    seat: int
    yes: bool


class Say(Struct, frozen=True, tag="say"):
    """A ready-made message."""

    seat: int
    message: str


class Rematch(Struct, frozen=True, tag="rematch"):
    """Another game with the same people; the start rotates."""


Command = Sit | SeatBot | Leave | Start | Act | Roll | Resign | Ask | Answer | Say | Rematch


class Intent(Struct, frozen=True):
    """A command as a client sends it: with an id of its own making, and the last event it had seen."""

    id: str
    seen: int
    command: Command
