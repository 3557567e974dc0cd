"""Every message on the wire, version 1. Incoming messages are bounded; outgoing ones reveal no secrets."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from wuerfelreich.records.header import MAX_NAME_LENGTH
from wuerfelreich.records.log import Entry
from wuerfelreich.rules.game import Phrase, Result, Sheet, Turn
from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.material import MAX_BYTES
from wuerfelreich.rules.options import OptionKind, When
from wuerfelreich.server.wire.fairness import Fairness
from wuerfelreich.tables.protocol.commands import Intent
from wuerfelreich.tables.protocol.events import MAX_ABSENCE, Clock, Ending, Event, Question, Visibility
from wuerfelreich.tables.table import Status
from wuerfelreich.words.rulebook import Section

VERSION = "v1"
"""The version in paths."""
WIRE = 4
"""The version a page must understand; raised with every change that an older page would get wrong."""

EMBLEMS = ("die", "fox", "owl", "cat", "bear", "frog", "hare", "dragon")
COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "brown")
PICTURE = f"^({'|'.join(EMBLEMS)})(-({'|'.join(COLOURS)}))?$"
"""The pictures people can choose from: emblems of the app, each in several colours."""

# ------------------------------------------------------------------------------------------------ people


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest as others see them: a name and one of the app's pictures."""

    name: Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
    picture: Annotated[str, Meta(pattern=PICTURE)] = "die"
    """An emblem and its colour; an emblem alone is red."""


class Problem(Struct, frozen=True):
    """Why something was not done: a sentence for people and a key for programs."""

    sentence: str
    key: str


# ------------------------------------------------------------------------------------------------ the server


class BotLevel(Struct, frozen=True):
    """A bot's level, as `seat-bot` names it, and its name for people."""

    id: str
    title: str


class Choice(Struct, frozen=True):
    """One value of an option."""

    value: int | str | None
    title: str


class OptionInfo(Struct, frozen=True):
    """Something the host can choose about a game: a form field with its choices."""

    name: str
    title: str
    kind: OptionKind
    choices: tuple[Choice, ...]
    default: int | str | tuple[str, ...] | None
    when: When | None = None
    """The value of another option with which alone it is asked for; null: always."""


class GameFacts(Struct, frozen=True):
    """What is the same in all languages: how many can play, roughly how long a game takes, and whether it is decided by
    points or is a race to a goal. They are built into the browser app."""

    id: str
    seats: tuple[int, ...]
    minutes: int
    scored: bool


class GameInfo(GameFacts, frozen=True):
    """A game that can be played, with its options and bots, in a client's language."""

    title: str
    about: str
    options: tuple[OptionInfo, ...]
    bots: tuple[BotLevel, ...]


class Rules(Struct, frozen=True):
    """The rules of a game in our own words, as HTML without scripts, and the note that all of this is unofficial."""

    game: str
    language: str
    title: str
    html: str
    contents: tuple[Section, ...]
    figures: msgspec.Raw
    """The game's own pictures, by the names that the HTML's `data-figure` has."""
    paragraphs: dict[str, str]
    """The id of the section that explains a phase; `<phase> last` is a phase after the last roll."""
    unofficial: str


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
    here: bool = False
    """Whether the person is connected."""
    stand_in: bool = False
    """Whether a bot is playing for the person."""
    resigned: bool = False


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
    result: Result | None = None
    seed: str | None = None
    rematch: str | None = None


class ListedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat in a list: open if it has no name; a bot's has its level."""

    name: str = ""
    picture: str = ""
    bot: str | None = None


class ListedTable(Struct, frozen=True, omit_defaults=True):
    """A table as lists show it."""

    id: str
    game: str
    status: Status
    seats: tuple[ListedSeat, ...]
    changed: int
    due: int | None = None
    """The seat to move. For a short time after a crash of the server it is not known."""
    ending: Ending | None = None
    places: tuple[int, ...] = ()
    """The place of every seat, once the game is finished."""
    drawn: bool = False


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table in a list, with my part in it: my seats, and whether I am the host."""

    table: ListedTable
    mine: tuple[int, ...] = ()
    hosting: bool = False
    luck: float | None = None
    """What dice and draws did to my chance to win; null unless the game has been reviewed and I had one seat."""
    loss: float | None = None
    """What my decisions cost on average."""


class Lobby(Struct, frozen=True):
    """Public tables: those not yet started, and games to watch."""

    open: tuple[TableCard, ...]
    running: tuple[TableCard, ...]


class Condition(StrEnum):
    """How a server is: `degraded` if it has found tables that it cannot read."""

    OK = "ok"
    DEGRADED = "degraded"


class Health(Struct, frozen=True):
    """How the server is, how many tables it has found damaged, and when it found the first (seconds since 1970)."""

    status: Condition
    unreadable: int
    since: int | None


class ServerInfo(Struct, frozen=True):
    """The versions of the program and the wire, statistics, and the server's local network address if it has one."""

    version: str
    wire: int
    tables: dict[str, int]
    sockets: int
    lan: str | None


class Verdict(Struct, frozen=True):
    """What checking a game file found, in words."""

    sound: bool
    entries: int
    faults: tuple[str, ...]
    dice: str
    rolls_checked: int
    links: int
    """How many rolls carry a number of a player's own device."""
    remarks: tuple[str, ...]
    """What the dice protocol could not protect in this game."""
    result: Result | None
    ended: str = ""


class TargetOdds(Struct, frozen=True):
    """Something the dice can reach: the game's own struct for it, such as `KnatschTarget`, and its chance. The name is
    only its key in the other parts of the odds."""

    name: str
    target: msgspec.Raw
    chance: float


class Odds(Struct, frozen=True):
    """The odds of a position: the chance of every target, the chances by name after each action that rolls on (keyed by
    the offer's text), and the names of targets already reached."""

    seq: int
    targets: tuple[TargetOdds, ...]
    keeps: dict[str, dict[str, float]]
    reached: tuple[str, ...]


class Chances(Struct, frozen=True, omit_defaults=True):
    """Every seat's chance to win after an event. `seats` is null if no network fits the game's material or number of
    players. Once the game is over, these are the shares of the win."""

    seq: int
    seats: tuple[float, ...] | None
    over: bool = False


class Course(Struct, frozen=True):
    """Every seat's chance to win after each step of a finished game: the numbers of the events, and the chances, which
    are null if no network fits the game or if it is very long."""

    events: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...] | None


class HintPlay(Struct, frozen=True):
    """Something else that could be done, in words, and what it gives: the chance to win (null if no network fits the
    material) and points at once (null if none, or if points do not decide)."""

    text: str
    action: msgspec.Raw
    play: str
    chance: float | None
    points: int | None


class Hint(Struct, frozen=True):
    """A play with its reason: the best one in a position or, after `why`, one that was made. `action` is the game's own
    struct, such as `KnatschAction`, and says what to show on the table; `aims` are the targets of the odds that its
    dice are kept for. `outlook` says what the play gives, and the next best idea. Alternatives are other ideas that
    give less or, where the play was not the best, the one that gives more."""

    seq: int
    seat: int
    text: str
    action: msgspec.Raw
    aims: tuple[msgspec.Raw, ...]
    sentence: str
    outlook: str
    chance: float | None
    points: int | None
    alternatives: tuple[HintPlay, ...]


class StepShown(Struct, frozen=True):
    """A step of a game: its event, its number in the game from 1, and the position after it. For the other fields see
    `NarratedEvent`."""

    seq: int
    number: int
    entry: Entry
    sentence: str
    view: msgspec.Raw
    task: str
    """Who is to move now."""
    turn: Turn
    gains: dict[int, int] = {}
    action: msgspec.Raw | UnsetType = UNSET
    outcome: msgspec.Raw | UnsetType = UNSET


class Steps(Struct, frozen=True):
    """Some steps of a game in order, the total number, and the event where the next ones begin, if there are more."""

    steps: tuple[StepShown, ...]
    all: int
    more: int | None


# ------------------------------------------------------------------------------------------------ one table, live


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
