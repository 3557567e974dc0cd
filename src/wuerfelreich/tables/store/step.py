"""What one step changes on disk."""

from collections.abc import Sequence

from msgspec import Struct

from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.change import Change, GameResult
from wuerfelreich.tables.protocol.events import BotSeated, Closed, Ending, Seated, Stamped, Vacated
from wuerfelreich.tables.store.chain import Head


class SeatRow(Struct, frozen=True):
    """Who sits at a seat; no player means a bot, or somebody in an imported game."""

    player: str | None
    name: str
    picture: str = ""
    bot: str | None = None
    """The bot's level."""
    program: bool = False
    """Whether a program plays for the player."""


class ResultSeat(Struct, frozen=True):
    """A seat's result: its player or its bot's level, place and points."""

    player: str | None
    bot: str | None
    place: int
    points: int


class ResultRow(Struct, frozen=True):
    """How a game ended."""

    game: str
    ended: int
    ending: str
    drawn: bool
    seats: tuple[ResultSeat, ...]


class NewTable(Struct, frozen=True):
    """A table to be created."""

    name: str
    seed: bytes
    host: str
    game: str
    visibility: str
    events: list[Stamped]
    status: Status = Status.OPEN
    wakes: bool = False
    imported: bool = False
    ending: Ending | None = None
    seats: dict[int, SeatRow] = {}
    result: ResultRow | None = None


class StoredReply(Struct, frozen=True):
    """The reply to a player's intent, as JSON."""

    player: str
    intent: str
    text: str


class Note(Struct, frozen=True):
    """A table's new entry in the list of tables."""

    status: Status
    changed: int
    wakes: bool
    """Whether things happen at the table unprompted: a bot plays, or a clock runs."""
    ending: Ending | None


class Turn(Struct, frozen=True):
    """Whose turn it is at a running table, noted for lists and for the next start when the table leaves the memory.
    Noting it with every move would cost more than the move."""

    table: str
    due: int | None
    wake_at: int | None
    """When a bot or a clock acts if nothing else happens."""
    as_of: int
    """The last event of the table. Once there are later ones, the rest is out of date."""


class Step(Struct, frozen=True):
    """A step of one table, stored in one transaction with everything that belongs to it."""

    table: str
    head: Head
    """The end of the table's hash chain before this step."""
    version: int
    """The table's version before this step."""
    events: list[Stamped]
    note: Note | None = None
    seats: dict[int, SeatRow | None] = {}
    """Who sits where now; None: nobody."""
    reply: StoredReply | None = None
    early: dict[int, str | None] = {}
    """The early moves that have changed; None: played."""
    result: ResultRow | None = None
    beside: NewTable | None = None
    """Another table created in this step: a rematch."""
    group: str = ""
    """The group of tables that it belongs to."""
    left: frozenset[str] = frozenset()
    """The players who have no seat at the table any more."""

    @property
    def rare(self) -> bool:
        """Whether there is more to do than insert rows."""
        seating = None in self.seats.values() or (self.group != "" and bool(self.seats))
        return self.note is not None or seating or bool(self.early)


class ToldStep(Struct, frozen=True, array_like=True):
    """A step as one process tells it to another: nothing but events, and what the table is then."""

    version: int
    keeper: int | None
    link: bytes
    """The end of the hash chain after it."""
    rows: list[tuple[int, int, str]]
    """Its events as they are stored: number, time, text."""

    @property
    def head(self) -> Head:
        """The end of the hash chain after it."""
        return Head(self.rows[-1][0], self.link)


def seats_after(change: Change) -> dict[int, SeatRow | None]:
    """Who sits where after a change, for lists of tables."""
    seats: dict[int, SeatRow | None] = {}
    for event in change.events:
        match event:
            case Seated(seat, player, program=program):
                shown = change.names[seat]
                seats[seat] = SeatRow(player, shown.name, shown.picture, program=program)
            case BotSeated(seat, level, name):
                seats[seat] = SeatRow(None, name, bot=level)
            case Vacated(seat):
                seats[seat] = None
    return seats


def players_left(change: Change, sitting: Sequence[str | None]) -> frozenset[str]:
    """The players whose seats a change before the start has all freed; `sitting` has each seat's player before it."""
    after = dict(enumerate(sitting))
    for event in change.events:
        match event:
            case Vacated(seat):
                after[seat] = None
            case Closed():
                after = {}
    return frozenset(player for player in sitting if player is not None) - set(after.values())


def result_row(game: str, at: int, result: GameResult, seats: list[tuple[str | None, str | None]]) -> ResultRow:
    """The row of a finished game; each seat is (player, bot level)."""
    return ResultRow(
        game,
        at,
        result.ending,
        result.drawn,
        tuple(
            ResultSeat(player, bot, place, points)
            for (player, bot), place, points in zip(seats, result.places, result.points, strict=True)
        ),
    )
