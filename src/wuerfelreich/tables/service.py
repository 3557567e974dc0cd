"""The one authority: every command of every mode comes through here, is stored, and only then told."""

import asyncio
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
from wuerfelreich.tables.store import Player, Store
from wuerfelreich.tables.table import Status, Table

T = TypeVar("T")
LOADED = 2_000
"""Tables kept in memory; others are read again when they are needed."""
WATCHERS = 200
"""Watchers of one table at most."""

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
    """Somebody who is told what happens. One who is too slow is dropped, and reads the log again on return."""

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
    """A table in memory: its fold, its secrets, and who watches."""

    def __init__(self, table: Table, seed: bytes, early: dict[int, str]) -> None:
        self.table = table
        self.seed = seed
        self.early = early
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()

    @property
    def secrets(self) -> Secrets:
        return Secrets(self.seed, self.early)


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store, choose: ChooseAction, now: Callable[[], int] | None = None) -> None:
        self._store = store
        self._choose = choose
        self._now = now or (lambda: time.time_ns() // 1_000_000)
        self._loaded: OrderedDict[str, _Loaded] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        """Wakes the bots whose turn was pending when the process ended."""
        for listed in self._store.listed(status=Status.RUNNING, public=False, most=1_000_000):
            loaded = self._load(listed.id)
            if loaded is not None:
                self._wake(loaded)

    async def close(self) -> None:
        """Ends what is under way; nothing that was acknowledged is lost by it."""
        self._closing = True
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ------------------------------------------------------------------------------------------ tables

    async def create(self, player: Player, settings: Settings) -> Table | Phrase:
        """Sets up a table; the hash of its seed is public from the first event on."""
        if refused := _settings_refused(settings):
            return refused
        seed = system.token_bytes(SEED_BYTES)
        name = system.token_urlsafe(12)
        stamped = [Stamped(1, self._now(), Created(settings, player.id, commitment(seed)))]
        table = Table(name, stamped)
        await self._store.create(table, seed, stamped)
        self._keep(_Loaded(table, seed, {}))
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
        loaded.watchers.add(watcher)
        return watcher, self._store.events_since(name, seen) if seen < loaded.table.seq else []

    def unwatch(self, name: str, watcher: Watcher) -> None:
        """The watcher has gone."""
        if name in self._loaded:
            self._loaded[name].watchers.discard(watcher)

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
        loaded = self._load(name)
        if loaded is None:
            return Reply(intent.id, accepted=False, seq=0, refusal=refuse("table-refusal-no-such-table"))
        return await self._finish(self._once(loaded, player, intent))

    async def _once(self, loaded: _Loaded, player: Player, intent: Intent) -> Reply:
        async with loaded.lock:
            stored = self._store.answer(player.id, intent.id)  # the first try may have come in meanwhile
            if stored is not None:
                return msgspec.json.decode(stored, type=Reply)
            return await self._carry_out(loaded, player, intent)

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
        at = max(self._now(), table.changed)
        stamped = [Stamped(table.seq + number, at, event) for number, event in enumerate(events, start=1)]
        applied = {one.entry.seat for one in events if isinstance(one, Played) and isinstance(one.entry, Moved)}
        if early is None and applied & loaded.early.keys():
            early = {seat: text for seat, text in loaded.early.items() if seat not in applied}
        status = _status_after(table, events)
        stored = None if answer is None else (answer[0], answer[1].id, msgspec.json.encode(answer[1]).decode())
        await self._store.append(table.name, stamped, status, _seats_after(events), stored, early)
        loaded.early = loaded.early if early is None else early
        for one in stamped:
            table.add(one)
        if stamped:
            self._tell(loaded, stamped)
            self._wake(loaded)

    def _tell(self, loaded: _Loaded, stamped: list[Stamped]) -> None:
        for watcher in list(loaded.watchers):
            if not watcher.tell(stamped):
                loaded.watchers.discard(watcher)
                watcher.drop()

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
        rolls = isinstance(table.replay.game.next(table.replay.state), Chance)
        text = "" if rolls else await self._choose(table, seat)
        await self._finish(self._bot_acts(loaded, seat, seq, None if rolls else text))

    async def _bot_acts(self, loaded: _Loaded, seat: int, seq: int, text: str | None) -> None:
        table = loaded.table
        async with loaded.lock:
            if table.seq != seq or self._closing:
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
        loaded = _Loaded(stored.table, stored.seed, stored.early)
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


def _settings_refused(settings: Settings) -> Phrase | None:
    """Why a table cannot be set up like this."""
    if settings.game not in GAMES:
        return refuse("table-refusal-no-such-game", game=settings.game[:40])
    try:
        rules = game(settings.game, None if settings.material is None else settings.material.encode())
        rules.checked(settings.seats, msgspec.json.decode(settings.options, type=rules.options))
    except (NotationError, MaterialError, msgspec.MsgspecError) as error:
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
