"""A table as the fold of its events: who sits where, the game so far, and what is being asked."""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

import msgspec
from msgspec import Struct

from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind, Fair, Record, Replay, Seat, read_record
from wuerfelreich.records.header import Header, make_header, rules_of
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, GameOptions
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.clocks import ClockState
from wuerfelreich.tables.protocol.events import (
    Answered,
    Asked,
    BotSeated,
    Closed,
    Created,
    Ending,
    Imported,
    Played,
    Question,
    Rematched,
    Said,
    Seated,
    Settings,
    Stamped,
    Started,
    Vacated,
)


class Status(StrEnum):
    """Where a table stands."""

    OPEN = "open"
    RUNNING = "running"
    CLOSED = "closed"


class Chair(Struct):
    """A seat at the table. A bot that plays for somebody else leaves the player's name on the chair."""

    name: str = ""
    picture: str = ""
    player: str | None = None
    bot: str | None = None
    """The level of the bot that sits here by itself."""
    seed: str = ""
    stand_in: bool = False
    """A bot plays for the absent or resigned player."""
    resigned: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a person decides here."""
        return self.player is not None and not self.stand_in


class Table:
    """One table, from its creation to the present."""

    def __init__(self, name: str, events: Iterable[Stamped] = ()) -> None:
        self.name = name
        self.seq = 0
        self._due: tuple[int | None] | None = None
        self.status = Status.OPEN
        self.host = ""
        self.commitment = ""
        self.version = 1
        """The version of the game's rules."""
        self.settings: Settings | None = None
        self.chairs: list[Chair] = []
        self.replay: Replay | None = None
        self.header: Header | None = None
        self.clock: ClockState | None = None
        self.question: Asked | None = None
        self.agreed: set[int] = set()
        self.removed: set[str] = set()
        """Players whom the host asked to leave."""
        self.seatings = 0
        """How often somebody has sat down."""
        self.spoken: Counter[int] = Counter()
        """Messages and questions by seat."""
        self.ending: Ending | None = None
        self.seed: str | None = None
        self.rematch: str | None = None
        self.changed = 0
        self.last_played = 0
        """The event that last changed the game: who has not seen it acts on an old position."""
        self.played: list[int] = []
        """The events that are entries of the record, in its order."""
        for stamped in events:
            self.add(stamped)

    def add(self, stamped: Stamped) -> None:
        """Adds the next event of the log."""
        assert stamped.seq == self.seq + 1, f"event {stamped.seq} does not follow {self.seq}"
        self.seq = stamped.seq
        self.changed = stamped.at
        match stamped.event:
            case Created(settings, host, commitment, version):
                self.settings, self.host, self.commitment = settings, host, commitment
                self.version = GAMES[settings.game].checked_version(version)
                self.chairs = [Chair() for _ in range(settings.seats)]
            case Seated(seat, player, name, seed, picture):
                self.chairs[seat] = Chair(name=name, picture=picture, player=player, seed=seed)
                self.seatings += 1
            case BotSeated(seat, level, name, seed):
                self.chairs[seat] = Chair(name=name, bot=level, seed=seed)
                self.seatings += 1
            case Vacated(seat, removed):
                sat = self.chairs[seat].player
                self.removed |= {sat} if removed and sat is not None else set()
                self.chairs[seat] = Chair()
            case Started():
                self._start(stamped.at)
            case Imported(head):
                self._bring(head)
            case Played():
                self._play(stamped.event, stamped.at)
            case Asked() as asked:
                self.question, self.agreed = asked, {asked.seat}
                self.spoken[asked.seat] += 1
            case Answered(seat, yes):
                self.agreed.add(seat)
                self.question = self.question if yes else None
            case Closed(ending, seed):
                self.status, self.ending, self.seed = Status.CLOSED, ending, seed or None
                self.question = None
            case Rematched(table):
                self.rematch = table
            case Said(seat):
                self.spoken[seat] += 1
        self._due = None  # to be found again

    def _start(self, at: int) -> None:
        assert self.settings is not None
        rules = self.rules()
        seats = tuple(Seat(chair.name, chair.bot) for chair in self.chairs)
        dice = Fair(self.name, self.commitment, tuple(chair.seed for chair in self.chairs))
        self.header = make_header(rules, seats, dice, self.options(rules))
        self.replay = Replay(rules, self.header)
        self.status = Status.RUNNING
        if self.settings.clock is not None:
            self.clock = ClockState(self.settings.clock, len(self.chairs), at)

    def _bring(self, head: str) -> None:
        """A game from elsewhere: nobody here has a seat in it."""
        self.header = read_record(head).header
        self.chairs = [Chair(name=seat.name, bot=seat.bot) for seat in self.header.seats]
        self.replay = Replay(self.rules(), self.header)
        self.status = Status.RUNNING

    def _play(self, played: Played, at: int) -> None:
        assert self.replay is not None
        due = self.due
        self.replay.add(played.entry)
        self.last_played = self.seq
        self.played.append(self.seq)
        self.question = None
        if isinstance(played.entry, TableEvent):
            chair = self.chairs[played.entry.seat]
            match played.entry.kind:
                case EventKind.RESIGN:
                    chair.resigned = chair.stand_in = True
                case EventKind.BOT:
                    chair.stand_in = True
                case EventKind.RETURN:
                    chair.stand_in = False
        if self.clock is not None and due is not None:
            self.clock.pass_on(due, at, moved=not isinstance(played.entry, TableEvent))

    def rules(self) -> AnyGame:
        """The rules that this table plays by, with its material."""
        assert self.settings is not None
        material = self.settings.material
        return rules_of(self.settings.game, None if material is None else material.encode(), self.version)

    def options(self, rules: AnyGame) -> GameOptions:
        """The options that the host chose."""
        assert self.settings is not None
        return msgspec.json.decode(self.settings.options, type=rules.options)

    @property
    def due(self) -> int | None:
        """The seat that is to decide or to roll; None where nobody is. Asked often, found once per event."""
        if self._due is None:
            self._due = (self._find_due(),)
        return self._due[0]

    def _find_due(self) -> int | None:
        if self.replay is None or self.status is not Status.RUNNING:
            return None
        match self.replay.game.next(self.replay.state):
            case Decide(player):
                return player
            case Chance(owner=owner):
                return owner
        return None

    def seat_of(self, player: str) -> list[int]:
        """The seats of a player; several at one screen."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    @property
    def resigned(self) -> list[int]:
        """The seats that have given up."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.resigned]

    @property
    def people(self) -> set[str]:
        """The players whose seats no bot has taken."""
        return {chair.player for chair in self.chairs if chair.person and chair.player is not None}

    @property
    def record(self) -> Record | None:
        """The game as a record; the seed is in it once it is revealed."""
        if self.header is None or self.replay is None:
            return None
        header = self.header
        if self.seed is not None and isinstance(header.dice, Fair):
            header = msgspec.structs.replace(header, dice=msgspec.structs.replace(header.dice, seed=self.seed))
        return Record(header, tuple(step.entry for step in self.replay.steps))

    @property
    def open_question(self) -> Question | None:
        """What the others are asked now."""
        return self.question.question if self.question is not None else None
