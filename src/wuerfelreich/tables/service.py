"""The one authority: every command of every mode comes through here, is stored, and only then told."""

import asyncio
import logging
import secrets as system
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from wuerfelreich.fair import SEED_BYTES, commitment
from wuerfelreich.records import Moved
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import NotationError, Phrase
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.tables import authority
from wuerfelreich.tables.authority import Early, Events, Secrets, refuse
from wuerfelreich.tables.commands import (
    Act,
    Answer,
    Ask,
    Command,
    Intent,
    Leave,
    Rematch,
    Resign,
    Roll,
    Say,
    SeatBot,
    Sit,
    Start,
)
from wuerfelreich.tables.events import (
    BotSeated,
    Closed,
    Created,
    Played,
    Rematched,
    Seated,
    Settings,
    Stamped,
    Started,
    Vacated,
)
from wuerfelreich.tables.presence import Presence
from wuerfelreich.tables.store import Player, Store
from wuerfelreich.tables.table import Status, Table
from wuerfelreich.tables.timers import Timers

T = TypeVar("T")
LOADED = 2_000
"""Tables kept in memory; others are read again when they are needed."""
WATCHERS = 200
"""Watchers of one table at most."""
AGAIN = 5_000
"""After so many milliseconds a bot that failed tries again."""
DAY = 24 * 60 * 60 * 1000
OPEN_FOR = 7 * DAY
"""An open table that nobody has touched for so long is removed."""
RUNNING_FOR = 90 * DAY
"""A game without a move for so long is given up, and its seed revealed."""

log = logging.getLogger(__name__)

#: Chooses an action for a seat: (table, seat) -> notation. Slow work belongs into another process.
ChooseAction = Callable[[Table, int], Awaitable[str]]


class Reply(Struct, frozen=True, omit_defaults=True):
    """The answer to an intent: accepted, or why not; and the last event there is."""

    id: str
    accepted: bool
    seq: int
    refusal: Phrase | None = None
    table: str | None = None
    """The new table of a rematch."""


class Watcher:
    """Somebody who is told what happens; no events: somebody has come or gone. One who is too slow is dropped, and
    reads the log again on return."""

    def __init__(self, most: int = 256) -> None:
        self.news: asyncio.Queue[list[Stamped] | None] = asyncio.Queue(most)

    def tell(self, stamped: list[Stamped]) -> bool:
        """Hands on news without waiting; False if the watcher cannot follow."""
        try:
            self.news.put_nowait(stamped)
        except asyncio.QueueFull:
            return False
        return True

    def drop(self) -> None:
        """Makes room for the last word: there will be no more news."""
        while not self.news.empty():
            self.news.get_nowait()
        self.news.put_nowait(None)


class _Loaded:
    """A table in memory: its fold, its secrets, who is there, and who watches."""

    def __init__(self, table: Table, seed: bytes, early: dict[int, str], at: int) -> None:
        self.table = table
        self.presence = Presence(at)
        self.seed = seed
        self.early = early
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()

    @property
    def secrets(self) -> Secrets:
        return Secrets(self.seed, self.early)

    @property
    def deadline(self) -> int | None:
        """When the seat that is due loses on time, or is absent for so long that a bot stands in."""
        table, due = self.table, self.table.due
        if due is None or not table.chairs[due].person or table.settings is None:
            return None
        times = [] if table.clock is None else [table.clock.flag_falls(due)]
        since = self.presence.away_since(table.chairs[due].player or "")
        if table.settings.absent is not None and since is not None:
            times.append(since + table.settings.absent * 1000)
        return min(times, default=None)


def steady_clock() -> Callable[[], int]:
    """Milliseconds since 1970 that run evenly, whatever is done to the machine's clock meanwhile."""
    wall, steady = time.time_ns(), time.monotonic_ns()
    return lambda: (wall + time.monotonic_ns() - steady) // 1_000_000


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store, choose: ChooseAction, now: Callable[[], int] | None = None) -> None:
        self._store = store
        self._choose = choose
        self.now = now or steady_clock()
        self._loaded: OrderedDict[str, _Loaded] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[asyncio.Task[None]] = set()
        self._closing = False
        self._timers = Timers()
        self._sooner = asyncio.Event()

    async def open(self) -> None:
        """Wakes the bots whose turn was pending when the process ended."""
        for listed in self._store.listed(status=Status.RUNNING, public=False, most=1_000_000):
            loaded = self._load(listed.id)
            if loaded is not None:
                self._wake(loaded)
                self._schedule(loaded)

    async def close(self) -> None:
        """Ends what is under way; nothing that was acknowledged is lost by it."""
        self._closing = True
        self.dismiss()
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def dismiss(self) -> None:
        """Tells all watchers that there will be no more news."""
        for loaded in self._loaded.values():
            self._drop_watchers(loaded)

    # ------------------------------------------------------------------------------------------ tables

    async def create(self, player: Player, settings: Settings) -> Table | Phrase:
        """Sets up a table; the hash of its seed is public from the first event on."""
        if refused := _settings_refused(settings):
            return refused
        seed = system.token_bytes(SEED_BYTES)
        name = system.token_urlsafe(12)
        stamped = [Stamped(1, self.now(), Created(settings, player.id, commitment(seed)))]
        table = Table(name, stamped)
        await self._store.create(table, seed, stamped)
        self._keep(_Loaded(table, seed, {}, self.now()))
        return table

    def find(self, name: str) -> Table | None:
        """A table by its name; there is no other way to a private one."""
        loaded = self._load(name)
        return None if loaded is None else loaded.table

    def watch(self, name: str, seen: int) -> tuple[Watcher, list[Stamped]] | None:
        """From now on the watcher is told everything; the list is exactly what was missed before."""
        loaded = self._load(name)
        if loaded is None or len(loaded.watchers) >= WATCHERS:
            return None
        watcher = Watcher()
        self._tell(loaded, [])
        loaded.watchers.add(watcher)
        if seen >= loaded.table.seq:
            return watcher, []
        # What is on disk but not in memory yet, the watcher will be told like everybody.
        return watcher, [one for one in self._store.events_since(name, seen) if one.seq <= loaded.table.seq]

    def unwatch(self, name: str, watcher: Watcher) -> None:
        """The watcher has gone."""
        loaded = self._loaded.get(name)
        if loaded is not None:
            loaded.watchers.discard(watcher)
            self._tell(loaded, [])

    def early_answers(self, name: str, player: str) -> dict[int, str]:
        """A player's own early answers; nobody else's."""
        loaded = self._load(name)
        if loaded is None:
            return {}
        own = loaded.table.seat_of(player)
        return {seat: text for seat, text in loaded.early.items() if seat in own}

    async def intend(self, player: Player, name: str, intent: Intent) -> Reply:
        """Carries out what a player wants, once: the same id gets the same answer."""
        stored = self._store.answer(player.id, intent.id)
        if stored is not None:
            return msgspec.json.decode(stored, type=Reply)
        return await self._finish(self._once(name, player, intent))

    async def _once(self, name: str, player: Player, intent: Intent) -> Reply:
        while (loaded := self._load(name)) is not None:
            async with loaded.lock:
                if self._loaded.get(name) is not loaded:
                    continue  # it was let go of while we waited
                stored = self._store.answer(player.id, intent.id)  # the first try may have come in meanwhile
                if stored is not None:
                    return msgspec.json.decode(stored, type=Reply)
                return await self._carry_out(loaded, player, intent)
        return Reply(intent.id, accepted=False, seq=0, refusal=refuse("table-refusal-no-such-table"))

    async def _finish(self, work: Coroutine[None, None, T]) -> T:
        """Work that must not stop half-way: a client that goes away, or the end of the house, lets it finish.
        Otherwise something could be on disk that the table in memory does not know of."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _carry_out(self, loaded: _Loaded, player: Player, intent: Intent) -> Reply:
        table = loaded.table
        if isinstance(intent.command, Rematch):
            return await self._rematch(loaded, player, intent)
        if isinstance(intent.command, Act | Roll) and intent.seen < table.last_played:
            return Reply(intent.id, accepted=False, seq=table.seq, refusal=refuse("table-refusal-stale"))
        decided = self._decide(loaded, player, intent.command)
        if isinstance(decided, Phrase):
            reply = Reply(intent.id, accepted=False, seq=table.seq, refusal=decided)
            await self._commit(loaded, [], (player.id, reply))
            return reply
        if isinstance(decided, Early):
            early = {**loaded.early, decided.seat: decided.text}
            reply = Reply(intent.id, accepted=True, seq=table.seq)
            await self._commit(loaded, [], (player.id, reply), early)
            return reply
        reply = Reply(intent.id, accepted=True, seq=table.seq + len(decided))
        await self._commit(loaded, decided, (player.id, reply))
        return reply

    def _decide(self, loaded: _Loaded, player: Player, command: Command) -> Events | Early | Phrase:
        """What follows from a command, after asking who may give it."""
        table, secrets = loaded.table, loaded.secrets
        match command:
            case Sit():
                return authority.sit(table, player.id, player.name, command, system.token_hex(8))
            case SeatBot():
                name = f"{command.level.capitalize()} {command.seat + 1}"
                return authority.seat_bot(table, player.id, command, name, system.token_hex(8))
            case Leave():
                return authority.leave(table, player.id, command)
            case Start():
                return authority.start(table, player.id, secrets)
            case Rematch():
                raise AssertionError("a rematch makes another table")
        if command.seat not in table.seat_of(player.id):
            return refuse("table-refusal-not-your-seat")
        if table.chairs[command.seat].resigned and not isinstance(command, Say):
            return refuse("table-refusal-already-resigned")
        match command:
            case Act():
                return authority.act(table, command, secrets)
            case Roll():
                return authority.roll(table, command, secrets)
            case Resign():
                return authority.resign(table, command, secrets)
            case Ask():
                return authority.ask(table, command, secrets)
            case Answer():
                return authority.answer(table, command, secrets)
            case Say():
                return authority.say(table, command)

    async def _rematch(self, loaded: _Loaded, player: Player, intent: Intent) -> Reply:
        """Another table with the same settings and people; the first who asks makes it, the others find it."""
        table = loaded.table
        if table.status is not Status.CLOSED or table.settings is None:
            return Reply(intent.id, accepted=False, seq=table.seq, refusal=refuse("table-refusal-not-over"))
        if not table.seat_of(player.id):
            return Reply(intent.id, accepted=False, seq=table.seq, refusal=refuse("table-refusal-not-your-seat"))
        if table.rematch is None:
            made = await self.create(player, _next_settings(table))
            assert isinstance(made, Table), "settings that were played once can be played again"
            await self._seat_again(made, table)
            await self._commit(loaded, [Rematched(made.name)], None)
        reply = Reply(intent.id, accepted=True, seq=table.seq, table=table.rematch)
        await self._commit(loaded, [], (player.id, reply))
        return reply

    async def _seat_again(self, made: Table, table: Table) -> None:
        loaded = self._loaded[made.name]
        events: Events = []
        for seat, chair in enumerate(table.chairs):
            seed = system.token_hex(8)
            if chair.player is not None:
                events.append(Seated(seat, chair.player, chair.name, seed))
            elif chair.bot is not None:
                events.append(BotSeated(seat, chair.bot, chair.name, seed))
        async with loaded.lock:
            await self._commit(loaded, events, None)

    # ------------------------------------------------------------------------------------------ storing and telling

    async def _commit(
        self,
        loaded: _Loaded,
        events: Events,
        answer: tuple[str, Reply] | None,
        early: dict[int, str] | None = None,
    ) -> None:
        """Stores a step; only when it is on disk the table in memory changes and everybody is told."""
        table = loaded.table
        at = max(self.now(), table.changed)
        stamped = [Stamped(table.seq + number, at, event) for number, event in enumerate(events, start=1)]
        applied = {one.entry.seat for one in events if isinstance(one, Played) and isinstance(one.entry, Moved)}
        if early is None and applied & loaded.early.keys():
            early = {seat: text for seat, text in loaded.early.items() if seat not in applied}
        status = _status_after(table, events)
        stored = None if answer is None else (answer[0], answer[1].id, msgspec.json.encode(answer[1]).decode())
        try:
            await self._store.append(table.name, stamped, status, _seats_after(events), stored, early)
        except Exception:  # what is on disk is the truth: read it again when the table is next asked for
            self._loaded.pop(table.name, None)
            self._drop_watchers(loaded)
            raise
        loaded.early = loaded.early if early is None else early
        for one in stamped:
            table.add(one)
        if stamped:
            self._tell(loaded, stamped)
            self._wake(loaded)
            self._schedule(loaded)

    def _tell(self, loaded: _Loaded, stamped: list[Stamped]) -> None:
        for watcher in list(loaded.watchers):
            if not watcher.tell(stamped):
                loaded.watchers.discard(watcher)
                watcher.drop()

    def _drop_watchers(self, loaded: _Loaded) -> None:
        for watcher in loaded.watchers:
            watcher.drop()
        loaded.watchers.clear()

    # ------------------------------------------------------------------------------------------ coming and going

    def here(self, name: str, player: str) -> bool:
        """Whether a player has a connection to a table."""
        loaded = self._loaded.get(name)
        return loaded is not None and loaded.presence.here(player)

    def watchers(self, name: str) -> int:
        """How many connections a table has, players' and spectators'."""
        loaded = self._loaded.get(name)
        return 0 if loaded is None else len(loaded.watchers)

    async def arrive(self, player: str, name: str) -> None:
        """A player's connection opens: seats that a bot took in the meantime are given back."""
        loaded = self._load(name)
        if loaded is None:
            return
        loaded.presence.arrive(player)
        self._tell(loaded, [])
        if any(_kept_warm(loaded.table, seat) for seat in loaded.table.seat_of(player)):
            await self._finish(self._give_back(loaded, player))

    async def _give_back(self, loaded: _Loaded, player: str) -> None:
        async with loaded.lock:
            for seat in loaded.table.seat_of(player):
                if _kept_warm(loaded.table, seat) and self._loaded.get(loaded.table.name) is loaded:
                    await self._commit(loaded, authority.come_back(loaded.table, seat), None)

    def depart(self, player: str, name: str) -> None:
        """A player's connection closes."""
        loaded = self._loaded.get(name)
        if loaded is not None and loaded.presence.here(player):
            loaded.presence.depart(player, self.now())
            self._tell(loaded, [])
            self._schedule(loaded)

    # ------------------------------------------------------------------------------------------ time

    async def keep_time(self) -> None:
        """Runs for ever: lets flags fall and bots stand in when their time comes."""
        while True:
            self._sooner.clear()
            when = await self.tick()
            wait = None if when is None else max(0, when - self.now()) / 1000
            try:
                await asyncio.wait_for(self._sooner.wait(), wait)
            except TimeoutError:
                continue

    async def tick(self) -> int | None:
        """Does everything whose time has come; returns when there is more to do."""
        while (name := self._timers.pop(self.now())) is not None:
            loaded = self._loaded.get(name)
            if loaded is None or self._closing:
                continue
            try:
                await self._finish(self._elapse(loaded))
            except Exception:
                log.exception("time could not be kept at a table")
                self._timers.set(name, self.now() + AGAIN)
        return self._timers.first

    async def _elapse(self, loaded: _Loaded) -> None:
        table = loaded.table
        async with loaded.lock:
            deadline, due, now = loaded.deadline, table.due, self.now()
            if deadline is None or due is None or deadline > now:
                self._wake(loaded)
                self._schedule(loaded)
                return
            if table.clock is not None and table.clock.flag_falls(due) <= now:
                events = authority.time_out(table, due, loaded.secrets)
                assert isinstance(events, list), events
            else:
                events = authority.stand_in(table, due)
            await self._commit(loaded, events, None)

    def _schedule(self, loaded: _Loaded) -> None:
        deadline = loaded.deadline
        if deadline is not None and self._timers.set(loaded.table.name, deadline):
            self._sooner.set()

    async def tidy(self) -> int:
        """Removes open tables that nobody touches any more, and gives up games that stand still; says how many."""
        now = self.now()
        removed = await self._store.forget(now - OPEN_FOR)
        for name, loaded in list(self._loaded.items()):
            if loaded.table.status is Status.OPEN and loaded.table.changed < now - OPEN_FOR:
                self._drop_watchers(loaded)
                del self._loaded[name]
        for listed in self._store.listed(status=Status.RUNNING, public=False, most=1_000_000):
            if listed.changed < now - RUNNING_FOR and (still := self._load(listed.id)) is not None:
                removed += await self._finish(self._give_up(still, now - RUNNING_FOR))
        return removed

    async def _give_up(self, loaded: _Loaded, before: int) -> bool:
        async with loaded.lock:
            if loaded.table.status is not Status.RUNNING or loaded.table.changed >= before:
                return False
            await self._commit(loaded, authority.abort(loaded.table, loaded.secrets), None)
            return True

    # ------------------------------------------------------------------------------------------ bots

    def _wake(self, loaded: _Loaded) -> None:
        """If a bot is to move, it does so in a task of its own, through the same door as everybody."""
        table = loaded.table
        due = table.due
        if self._closing or due is None or table.chairs[due].person:
            return
        task = asyncio.create_task(self._bot_moves(loaded, due, table.seq))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _bot_moves(self, loaded: _Loaded, seat: int, seq: int) -> None:
        """One action or roll of a bot. If anything happened meanwhile it is void: a new task has been made."""
        table = loaded.table
        assert table.replay is not None
        try:
            rolls = isinstance(table.replay.game.next(table.replay.state), Chance)
            text = None if rolls else await self._choose(table, seat)
            await self._finish(self._bot_acts(loaded, seat, seq, text))
        except Exception:  # no process to think in, or no room on the disk: the turn stays pending
            log.exception("a bot could not move")
            if self._load(table.name) is not None and self._timers.set(table.name, self.now() + AGAIN):
                self._sooner.set()

    async def _bot_acts(self, loaded: _Loaded, seat: int, seq: int, text: str | None) -> None:
        table = loaded.table
        async with loaded.lock:
            if table.seq != seq or self._closing or self._loaded.get(table.name) is not loaded:
                return
            if text is None:
                decided: Events | Early | Phrase = authority.roll(table, Roll(seat), loaded.secrets)
            else:
                decided = authority.act(table, Act(seat, text), loaded.secrets)
            assert isinstance(decided, list), f"the bot may not do this: {decided}"
            await self._commit(loaded, decided, None)

    # ------------------------------------------------------------------------------------------ memory

    def _load(self, name: str) -> _Loaded | None:
        if name in self._loaded:
            self._loaded.move_to_end(name)
            return self._loaded[name]
        stored = self._store.load(name)
        if stored is None:
            return None
        loaded = _Loaded(stored.table, stored.seed, stored.early, self.now())
        self._keep(loaded)
        return loaded

    def _keep(self, loaded: _Loaded) -> None:
        """Keeps a table in memory, and lets go of those that nobody has used or watches."""
        self._loaded[loaded.table.name] = loaded
        for name in list(self._loaded):
            if len(self._loaded) <= LOADED:
                return
            idle = self._loaded[name]
            if not idle.watchers and not idle.lock.locked() and idle.table.due is None:
                del self._loaded[name]


def _kept_warm(table: Table, seat: int) -> bool:
    """Whether a bot plays for somebody who may come back."""
    chair = table.chairs[seat]
    return table.status is Status.RUNNING and chair.stand_in and not chair.resigned


def _settings_refused(settings: Settings) -> Phrase | None:
    """Why a table cannot be set up like this."""
    if settings.game not in GAMES:
        return refuse("table-refusal-no-such-game", game=settings.game[:40])
    try:
        rules = game(settings.game, None if settings.material is None else settings.material.encode())
        rules.checked(settings.seats, msgspec.json.decode(settings.options, type=rules.options))
    except (NotationError, MaterialError, msgspec.MsgspecError, RecursionError) as error:
        return refuse("table-refusal-settings", why=str(error))
    return None


def _next_settings(table: Table) -> Settings:
    """The settings of a rematch: the start rotates."""
    assert table.settings is not None
    rules = table.rules()
    options = table.options(rules)
    if options.start is not None:
        options = msgspec.structs.replace(options, start=options.start % len(table.chairs) + 1)
    return msgspec.structs.replace(table.settings, options=msgspec.Raw(msgspec.json.encode(options)))


def _status_after(table: Table, events: Events) -> Status:
    status = table.status
    for event in events:
        if isinstance(event, Started):
            status = Status.RUNNING
        if isinstance(event, Closed):
            status = Status.CLOSED
    return status


def _seats_after(events: Events) -> dict[int, str | None]:
    """Who sits where after these events, for the list of a player's tables."""
    seats: dict[int, str | None] = {}
    for event in events:
        if isinstance(event, Seated):
            seats[event.seat] = event.player
        if isinstance(event, Vacated):
            seats[event.seat] = None
    return seats
