"""A table as the fold of its events."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import astuple, replace

from wuerfelreich.records import Chain, Duplicate, EventKind, Fair, Fair2, Header, Record, Seat, read_record
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records.header import make_header, rules_of
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, GameOptions, seat_name
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.chair import Chair, SeatName
from wuerfelreich.tables.clocks import ClockState
from wuerfelreich.tables.phase import Ended, Opening, OpenQuestion, Phase, Running, SettingUp, Status, with_links
from wuerfelreich.tables.protocol.events import (
    Answered,
    Asked,
    BotSeated,
    Branched,
    Closed,
    Created,
    Credited,
    Ending,
    Imported,
    Opened,
    Played,
    Rematched,
    Revealed,
    Said,
    Seated,
    Shown,
    Stamped,
    Started,
    Tipped,
    Vacated,
)
from wuerfelreich.tables.table_game import TableGame

#: The versions of the fair dice: with links of the players' devices, and those that a group of tables shares.
LINKED, DUPLICATE = 2, 3


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
        self.dice = event.dice
        """The version of the fair dice."""
        self.group, self.number = event.group, event.number
        """The group of tables with the same dice, and which of them this is; empty and 0: none."""
        self.material = event.material
        """SHA-256 of the material when the table was created; empty if that was before dice of version 2."""
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
                running.question = OpenQuestion(self.seq, asked, {asked.seat})
                self.spoken[asked.seat] += 1
            case Running() as running, Answered(seat, yes):
                if not yes:
                    running.question = None
                elif running.question is not None:
                    running.question.agreed.add(seat)
            case Opening() as opening, Credited(milliseconds):
                opening.since += milliseconds
            case Running(TableGame(clock=ClockState() as clock)), Credited(milliseconds):
                clock.credit(milliseconds)
            case _, Said(seat):
                self.spoken[seat] += 1
            case SettingUp() as setting_up, Seated() | BotSeated() | Tipped() | Vacated() as event:
                self._seat(setting_up, event)
            case SettingUp(), Opened():
                self.phase = Opening(self.header(), stamped.at)
            case Opening() as opening, Shown(seat, link):
                opening.links[seat] = link
            case SettingUp(), Started():
                self._start(self.header(), stamped.at)
            case Opening() as opening, Started():
                self._start(with_links(opening), stamped.at)
            case SettingUp(), Branched(origin, since):
                self._start(replace(self.header(), origin=origin), stamped.at)
                for seat, chair in enumerate(self.chairs):
                    chair.since = since[seat] if since else origin.entries
            case SettingUp(), Imported(head):
                self.phase = Running(self._imported(head))
            case SettingUp() | Opening() | Running(), Closed(ending, seed, operator):
                self.phase = Ended(self.game, ending, seed or None, operator=operator)
            case Ended() as ended, Rematched(table):
                ended.rematch = table
            case Ended() as ended, Revealed(seed):
                ended.seed = seed
            case phase, event:
                raise AssertionError(f"{type(event).__name__} cannot happen at a table that is {type(phase).__name__}")
        self._due = None  # recomputed when next needed

    def _seat(self, setting_up: SettingUp, event: Seated | BotSeated | Tipped | Vacated) -> None:
        match event:
            case Seated(seat, player, seed, tip, awaited, program):
                name, picture = astuple(self.names.get(seat, SeatName("")))
                chair = Chair(name, picture, player, seed=seed, tip=tip, awaited=awaited, program=program)
                self.chairs[seat] = chair
                setting_up.seatings[player] += 1
            case Tipped(seat, tip):
                for own in self.seat_of(self.chairs[seat].player or ""):
                    self.chairs[own].tip, self.chairs[own].awaited = tip, False
            case BotSeated(seat, level, name, seed):
                self.chairs[seat] = Chair(name=name, bot=level, seed=seed)
                setting_up.bots_seated += 1
            case Vacated(seat, removed):
                sat = self.chairs[seat].player
                if removed and sat is not None:
                    setting_up.removed.add(sat)
                self.chairs[seat] = Chair()
        if self.group and not self.seat_of(self.host):
            # Whoever only looked at the table of a group must not keep those who sit there from starting.
            self.host = next((chair.player for chair in self.chairs if chair.player is not None), self.host)

    def header(self) -> Header:
        """The header of the game, as it would start now."""
        rules = self.rules()
        seats = tuple(Seat(chair.name, chair.bot) for chair in self.chairs)
        if self.dice == 1:
            dice = Fair(self.name, self.commitment, tuple(chair.seed for chair in self.chairs))
            return make_header(rules, seats, dice, self.options(rules))
        if self.dice == DUPLICATE:
            shared = Duplicate(self.group, self.commitment)
            return self._with_material(make_header(rules, seats, shared, self.options(rules)))
        header = make_header(rules, seats, Fair2(self.name, self.commitment), self.options(rules), self.chains)
        return self._with_material(header)

    def _with_material(self, header: Header) -> Header:
        """A header with the hash of the material as it was when the table was created."""
        return replace(header, material=replace(header.material, sha256=self.material))

    @property
    def chains(self) -> tuple[Chain, ...]:
        """The chains of the players' devices, one for all seats of a player, in the order of their lowest seats."""
        people = dict.fromkeys(chair.player for chair in self.chairs if chair.player is not None and chair.tip)
        seats = [self.seat_of(player) for player in people]
        return tuple(Chain(tuple(map(seat_name, own)), self.chairs[own[0]].tip) for own in seats)

    def _start(self, header: Header, at: int) -> None:
        clock = self.settings.clock
        timed = None if clock is None else ClockState(clock, len(self.chairs), at)
        self.phase = Running(TableGame(self.rules(), header, timed))
        self.spoken.clear()  # others may have sat here before, and talked

    def _imported(self, head: str) -> TableGame:
        """An imported game: no player here has a seat in it."""
        header = read_record(head).header
        seats = tuple(
            Seat(self.names[at].name if at in self.names else seat.name, seat.bot)
            for at, seat in enumerate(header.seats)
        )
        since = 0 if header.origin is None else header.origin.entries
        self.chairs = [Chair(name=seat.name, bot=seat.bot, since=since) for seat in seats]
        return TableGame(self.rules(), replace(header, seats=seats))

    def _play(self, running: Running, played: Played, at: int) -> None:
        due = self.due
        running.game.play(played.entry, self.seq)
        match played.entry:
            case TableEvent(EventKind.BOT, seat):
                self.chairs[seat].stand_in = True
            case TableEvent(EventKind.RETURN, seat):
                self.chairs[seat].stand_in = False
            case TableEvent(EventKind.RESIGN, seat):
                self.chairs[seat].resigned = self.chairs[seat].stand_in = True
                running.question = None
            case TableEvent(EventKind.TIMEOUT, seat):
                self.chairs[seat].timed_out = True
                running.question = None
            case _:
                running.question = None
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
            case Opening() | Running():
                return Status.RUNNING
            case Ended():
                return Status.CLOSED

    @property
    def wakes(self) -> bool:
        """Whether things happen here unprompted: the opening ends, a bot plays or stands in, or a clock is running."""
        return isinstance(self.phase, Opening) or self.wakes_running

    @property
    def wakes_running(self) -> bool:
        """Whether things happen unprompted while the game is running."""
        timed = self.settings.clock is not None or self.settings.absent is not None
        return timed or any(chair.bot is not None or chair.stand_in for chair in self.chairs)

    @property
    def game(self) -> TableGame | None:
        """The game, once it has started."""
        return None if isinstance(self.phase, SettingUp | Opening) else self.phase.game

    @property
    def record(self) -> Record | None:
        """The game as a record, once it has started; includes the seed once the table is closed."""
        if isinstance(self.phase, SettingUp | Opening) or self.phase.game is None:
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
    def timed_out(self) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.timed_out]

    @property
    def people(self) -> set[str]:
        """The players in the game, connected or not, even those for whom a bot is standing in."""
        return {chair.player for chair in self.chairs if chair.playing and chair.player is not None}

    @property
    def alone(self) -> int | None:
        """The seat of the only person at a table where bots have all the other seats; None if there are more people,
        even at the same screen."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.bot is None]
        return people[0] if len(people) == 1 and self.chairs[people[0]].player is not None else None
