"""A table as the fold of its events. Each phase is a type, so only a running table has the parts of a running game."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import Struct

from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind, Fair, Record, Seat, read_record
from wuerfelreich.records.header import make_header, rules_of
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
    Rematched,
    Said,
    Seated,
    Stamped,
    Started,
    Vacated,
)
from wuerfelreich.tables.table_game import TableGame


class Status(StrEnum):
    """The phase of a table, as lists and the database know it."""

    OPEN = "open"
    RUNNING = "running"
    CLOSED = "closed"


class SeatName(Struct, frozen=True):
    """A person's name at a seat. Names are kept out of the log so that they can be removed."""

    name: str
    picture: str = ""
    """The player's picture; none for a second person at the same screen."""


class Chair(Struct):
    """A seat at the table. A bot that stands in for a player leaves the player's name on the chair."""

    name: str = ""
    picture: str = ""
    player: str | None = None
    bot: str | None = None
    """The level of the bot that holds this seat in its own right."""
    seed: str = ""
    stand_in: bool = False
    """Whether a bot is playing for the absent or resigned player."""
    resigned: bool = False

    @property
    def open(self) -> bool:
        """Whether the seat is free."""
        return self.player is None and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a person makes the decisions here."""
        return self.player is not None and not self.stand_in


class SettingUp(Struct):
    """Before the start."""

    removed: set[str] = msgspec.field(default_factory=set)
    """Players the host has asked to leave."""
    seatings: int = 0
    """How often somebody has sat down."""


class Running(Struct):
    """From the start to the end."""

    game: TableGame
    question: Asked | None = None
    agreed: set[int] = msgspec.field(default_factory=set)
    """The seats that have agreed to the question."""


class Ended(Struct):
    """After the end."""

    game: TableGame | None
    """None if the table closed before the start."""
    ending: Ending
    seed: str | None
    """The seed of the dice, revealed."""
    rematch: str | None = None
    """The table of the next game."""


Phase: TypeAlias = SettingUp | Running | Ended


class Table:
    """One table, from its creation to the present."""

    def __init__(self, name: str, created: Stamped, names: Mapping[int, SeatName] | None = None) -> None:
        assert isinstance(created.event, Created), "a log begins with the creation of its table"
        event = created.event
        self.name = name
        self.settings = event.settings
        self.host = event.host
        self.commitment = event.commitment
        self.version = GAMES[event.settings.game].checked_version(event.rules)
        """The version of the game's rules."""
        self.names = dict(names or {})
        """People's names at their seats, from outside the log."""
        self.chairs = [Chair() for _ in range(event.settings.seats)]
        self.phase: Phase = SettingUp()
        self.spoken: Counter[int] = Counter()
        """Number of messages and questions by seat."""
        self.seq = created.seq
        self.changed = created.at
        self._due: tuple[int | None] | None = None

    @staticmethod
    def fold(name: str, events: Iterable[Stamped], names: Mapping[int, SeatName] | None = None) -> "Table":
        """The table that results from a whole log."""
        rest = iter(events)
        table = Table(name, next(rest), names)
        for stamped in rest:
            table.add(stamped)
        return table

    def add(self, stamped: Stamped) -> None:
        """Adds the next event of the log."""
        assert stamped.seq == self.seq + 1, f"event {stamped.seq} does not follow {self.seq}"
        self.seq = stamped.seq
        self.changed = stamped.at
        match self.phase, stamped.event:
            case Running() as running, Played() as played:
                self._play(running, played, stamped.at)
            case Running() as running, Asked() as asked:
                running.question, running.agreed = asked, {asked.seat}
                self.spoken[asked.seat] += 1
            case Running() as running, Answered(seat, yes):
                running.agreed.add(seat)
                running.question = running.question if yes else None
            case _, Said(seat):
                self.spoken[seat] += 1
            case SettingUp() as setting_up, Seated() | BotSeated() | Vacated() as event:
                self._seat(setting_up, event)
            case SettingUp(), Started():
                self.phase = Running(self._game(stamped.at))
            case SettingUp(), Imported(head):
                self.phase = Running(self._imported(head))
            case SettingUp() | Running(), Closed(ending, seed):
                self.phase = Ended(self.game, ending, seed or None)
            case Ended() as ended, Rematched(table):
                ended.rematch = table
            case phase, event:
                raise AssertionError(f"{type(event).__name__} cannot happen at a table that is {type(phase).__name__}")
        self._due = None  # recomputed when next needed

    def _seat(self, setting_up: SettingUp, event: Seated | BotSeated | Vacated) -> None:
        match event:
            case Seated(seat, player, seed):
                shown = self.names.get(seat, SeatName(""))
                self.chairs[seat] = Chair(name=shown.name, picture=shown.picture, player=player, seed=seed)
                setting_up.seatings += 1
            case BotSeated(seat, level, name, seed):
                self.chairs[seat] = Chair(name=name, bot=level, seed=seed)
                setting_up.seatings += 1
            case Vacated(seat, removed):
                sat = self.chairs[seat].player
                if removed and sat is not None:
                    setting_up.removed.add(sat)
                self.chairs[seat] = Chair()

    def _game(self, at: int) -> TableGame:
        """The game that is starting."""
        rules = self.rules()
        seats = tuple(Seat(chair.name, chair.bot) for chair in self.chairs)
        dice = Fair(self.name, self.commitment, tuple(chair.seed for chair in self.chairs))
        header = make_header(rules, seats, dice, self.options(rules))
        clock = self.settings.clock
        return TableGame(rules, header, None if clock is None else ClockState(clock, len(self.chairs), at))

    def _imported(self, head: str) -> TableGame:
        """An imported game: no player here has a seat in it."""
        header = read_record(head).header
        seats = tuple(
            Seat(self.names[at].name if at in self.names else seat.name, seat.bot)
            for at, seat in enumerate(header.seats)
        )
        self.chairs = [Chair(name=seat.name, bot=seat.bot) for seat in seats]
        return TableGame(self.rules(), msgspec.structs.replace(header, seats=seats))

    def _play(self, running: Running, played: Played, at: int) -> None:
        due = self.due
        running.game.play(played.entry, self.seq)
        running.question = None
        if isinstance(played.entry, TableEvent):
            chair = self.chairs[played.entry.seat]
            match played.entry.kind:
                case EventKind.RESIGN:
                    chair.resigned = chair.stand_in = True
                case EventKind.BOT:
                    chair.stand_in = True
                case EventKind.RETURN:
                    chair.stand_in = False
        if running.game.clock is not None and due is not None:
            running.game.clock.pass_on(due, at, moved=not isinstance(played.entry, TableEvent))

    def rules(self) -> AnyGame:
        """The rules this table plays by, with its material."""
        material = self.settings.material
        return rules_of(self.settings.game, None if material is None else material.encode(), self.version)

    def options(self, rules: AnyGame) -> GameOptions:
        """The options the host chose."""
        return msgspec.json.decode(self.settings.options, type=rules.options)

    @property
    def status(self) -> Status:
        """The table's phase as a status."""
        match self.phase:
            case SettingUp():
                return Status.OPEN
            case Running():
                return Status.RUNNING
            case Ended():
                return Status.CLOSED

    @property
    def wakes(self) -> bool:
        """Whether things happen here unprompted: a bot plays or stands in, or a clock is running."""
        timed = self.settings.clock is not None or self.settings.absent is not None
        return timed or any(chair.bot is not None or chair.stand_in for chair in self.chairs)

    @property
    def game(self) -> TableGame | None:
        """The game, once it has started."""
        return None if isinstance(self.phase, SettingUp) else self.phase.game

    @property
    def record(self) -> Record | None:
        """The game as a record, once it has started; includes the seed once the table is closed."""
        if isinstance(self.phase, SettingUp) or self.phase.game is None:
            return None
        return self.phase.game.record(self.phase.seed if isinstance(self.phase, Ended) else None)

    @property
    def ending(self) -> Ending | None:
        """Why the table closed, once it has."""
        return self.phase.ending if isinstance(self.phase, Ended) else None

    @property
    def due(self) -> int | None:
        """The seat that has to decide or roll; None if no seat has to. Read often, so it is found once per event."""
        if self._due is None:
            self._due = (self._find_due(),)
        return self._due[0]

    def _find_due(self) -> int | None:
        if not isinstance(self.phase, Running):
            return None
        match self.phase.game.next:
            case Decide(player):
                return player
            case Chance(owner=owner):
                return owner
        return None

    def seat_of(self, player: str) -> list[int]:
        """The seats of a player; several when people share a screen."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    @property
    def resigned(self) -> list[int]:
        """The seats that have resigned."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.resigned]

    @property
    def people(self) -> set[str]:
        """The players who have a seat where no bot is standing in."""
        return {chair.player for chair in self.chairs if chair.person and chair.player is not None}
