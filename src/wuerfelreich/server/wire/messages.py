"""Every message over the connection to a live table, version 1. Incoming messages are bounded; outgoing ones reveal no
secrets."""

import msgspec
from msgspec import UNSET, Struct, UnsetType

from wuerfelreich.rules.game import Phrase, Sheet, Turn
from wuerfelreich.rules.harm import Harm
from wuerfelreich.server.wire.fairness import Fairness
from wuerfelreich.server.wire.tables import Summary
from wuerfelreich.tables.protocol.commands import Intent
from wuerfelreich.tables.protocol.events import Event


class Offer(Struct, frozen=True, omit_defaults=True):
    """A legal action: its notation, which the client sends back, and the game's own struct for it, such as
    `KnatschAction`."""

    text: str
    action: msgspec.Raw
    harm: Harm | None = None
    """Why my seat might regret it, so that the client can ask first."""


class Choices(Struct, frozen=True, omit_defaults=True):
    """What one of my seats can do now: roll, or take one of the actions; `early` means before its turn."""

    seat: int
    roll: bool = False
    early: bool = False
    actions: tuple[Offer, ...] = ()
    link: int = 0
    """The number of the link that a roll must carry, from 1; 0: none."""


class ClockNow(Struct, frozen=True):
    """Milliseconds left for each seat at the time `since`, running for the seat to move. `now` is the server's time."""

    left: tuple[int, ...]
    since: int
    now: int


class NarratedEvent(Struct, frozen=True, omit_defaults=True):
    """An event with its number and time, and a sentence if the client asked for a language. What was played is the
    game's own struct: an action such as `KnatschAction`, or the outcome of chance such as `KnatschOutcome`."""

    seq: int
    at: int
    event: Event
    sentence: str = ""
    action: msgspec.Raw | UnsetType = UNSET
    outcome: msgspec.Raw | UnsetType = UNSET
    turn: Turn | None = None
    """The turn it belongs to; null for what is not part of the game."""
    gains: dict[int, int] = {}
    """By how much it changed the totals of score sheets, by seat."""


class Away(Struct, frozen=True):
    """A player who is not connected: since when, and from when on the others may declare that they have resigned. Both
    are the server's time; compare them with the `now` of the message."""

    seat: int
    since: int
    declarable: int


class Present(Struct, frozen=True, omit_defaults=True):
    """The seats whose people are connected, the number of spectators and, while the game runs, who is away."""

    seats: tuple[int, ...]
    spectators: int
    away: tuple[Away, ...] = ()


class Own(Struct, frozen=True, omit_defaults=True):
    """What only one player may see at a table: seats, choices, early moves."""

    seats: tuple[int, ...] = ()
    hosting: bool = False
    choices: tuple[Choices, ...] = ()
    early: dict[int, Offer] = {}
    """My early moves by seat."""
    takes_back: int | None = None
    """My seat that could take back its last action, or ask to."""


class Position(Struct, frozen=True, omit_defaults=True):
    """The current state of the table: what everybody sees, and what is mine alone."""

    table: Summary
    view: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"null"))
    """The game's own view; null before the start."""
    task: str = ""
    """What the seat to move has to do now, as said to its player."""
    own: Own = Own()
    clock: ClockNow | None = None
    sheets: tuple[Sheet, ...] | None = None
    """The score sheets, once the game is over."""
    reason: str = ""
    """What ended the game, in the game's words, if it was played to the end."""
    fair: Fairness | None = None
    """The dice: in every welcome, and in the news before the first draw."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message: the position, who is here, and the events after the last one seen, at most the last 100. If
    there were more, the first one here is not the one after the last seen; `GET /tables/{id}/events?before=SEQ` has the
    events before any event, so that a client can read on backwards until it has them all."""

    wire: int
    """The wire version: a page that knows only older ones reloads itself."""
    position: Position
    present: Present
    events: tuple[NarratedEvent, ...]
    now: int
    """The server's time."""


class News(Struct, frozen=True, tag="news"):
    """Something has happened."""

    events: tuple[NarratedEvent, ...]
    position: Position


class Presence(Struct, frozen=True, tag="presence"):
    """Somebody has come or gone."""

    present: Present
    now: int
    """The server's time."""


class Reply(Struct, frozen=True, tag="reply", omit_defaults=True):
    """The reply to an intent: accepted, or why not, both as a phrase and as a sentence."""

    id: str
    accepted: bool
    seq: int
    refusal: Phrase | None = None
    sentence: str = ""
    table: str | None = None


class Fault(Struct, frozen=True, tag="error"):
    """A frame could not be accepted, or something went wrong."""

    key: str
    sentence: str


class Farewell(Struct, frozen=True, tag="farewell"):
    """The connection ends: reconnect with the last event seen."""

    key: str
    sentence: str


ServerFrame = Welcome | News | Presence | Reply | Fault | Farewell
#: What a client may send.
ClientFrame = Intent
