"""The one authority: every command of every mode comes through here, is stored, and only then told."""

import asyncio
import secrets as system
from collections.abc import Callable, Iterable

from wuerfelreich.fair import SEED_BYTES, commitment
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.attendance import Attendance
from wuerfelreich.tables.bot_turns import BotTurns, ChooseAction
from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.cleanup import tidy
from wuerfelreich.tables.deadlines import Deadlines, steady_clock
from wuerfelreich.tables.journal import AlreadyAnswered, Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.presence import Presence
from wuerfelreich.tables.protocol import authority
from wuerfelreich.tables.protocol.authority import Early, Events, refuse
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Cancel,
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
from wuerfelreich.tables.protocol.events import BotSeated, Created, Rematched, Seated, Settings, Stamped
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.protocol.settings import next_settings, settings_refused
from wuerfelreich.tables.store.store import Listed, Store
from wuerfelreich.tables.table import Status, Table
from wuerfelreich.tables.watcher import Watcher

MAX_WATCHERS = 200
"""Watchers of one table at most."""


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store, choose: ChooseAction, now: Callable[[], int] | None = None) -> None:
        self.now = now or steady_clock()
        self._store = store
        self._cache = TableCache(store, self.now)
        self._journal = Journal(store, self._cache, self.now)
        self._time = Deadlines(self._journal)
        self._bots = BotTurns(self._journal, choose, self._time.try_again)
        self._time.wake = self._bots.wake
        self._journal.then = [self._bots.wake, self._time.schedule]
        self._attendance = Attendance(self._journal, self._time.schedule)
        self.here = self._attendance.here
        self.connections = self._attendance.connections
        self.arrive = self._attendance.arrive
        self.depart = self._attendance.depart
        self.keep_time = self._time.run
        self.tick = self._time.tick

    async def open(self) -> None:
        """Wakes the bots whose turn was pending when the process ended, and lets the clocks go on."""
        for name in self._store.timed():
            loaded = self._cache.readable(name)
            if loaded is not None:
                self._bots.wake(loaded)
                self._time.schedule(loaded)
            await asyncio.sleep(0)  # others play already

    async def close(self) -> None:
        """Ends what is under way; nothing that was acknowledged is lost by it."""
        self._time.close()
        self.dismiss()
        await self._bots.close()
        await self._journal.close()

    def dismiss(self) -> None:
        """Tells all watchers that there will be no more news."""
        for loaded in self._cache:
            loaded.drop_watchers("server-restart")

    async def tidy(self) -> int:
        """Removes and gives up what nobody touches any more; says how many tables."""
        return await tidy(self._store, self._journal)

    # ------------------------------------------------------------------------------------------ tables

    async def create(self, player: Player, settings: Settings) -> Table | Phrase:
        """Sets up a table; the hash of its seed is public from the first event on."""
        if refused := settings_refused(settings):
            return refused
        seed = system.token_bytes(SEED_BYTES)
        name = system.token_urlsafe(12)
        created = Created(settings, player.id, commitment(seed), GAMES[settings.game].checked_version())
        stamped = [Stamped(1, self.now(), created)]
        table = Table(name, stamped)
        await self._store.create(table, seed, stamped)
        self._cache.keep(LiveTable(table, seed, {}, Presence(self.now())))
        return table

    def shown(self, listed: Iterable[Listed]) -> list[Table]:
        """The tables of a list that are still there and can be read."""
        loaded = [self._cache.readable(one.id) for one in listed]
        return [one.table for one in loaded if one is not None]

    def find(self, name: str) -> Table | None:
        """A table by its name; there is no other way to a private one. Raises Unreadable."""
        loaded = self._cache.load(name)
        return None if loaded is None else loaded.table

    def watch(self, name: str, seen: int) -> tuple[Watcher, list[Stamped]] | None:
        """From now on the watcher is told everything; the list is exactly what was missed before."""
        loaded = self._cache.load(name)
        if loaded is None or len(loaded.watchers) >= MAX_WATCHERS:
            return None
        watcher = Watcher()
        loaded.tell([])
        loaded.watchers.add(watcher)
        if seen >= loaded.table.seq:
            return watcher, []
        # What is on disk but not in memory yet, the watcher will be told like everybody.
        return watcher, [one for one in self._store.events_since(name, seen) if one.seq <= loaded.table.seq]

    def unwatch(self, name: str, watcher: Watcher) -> None:
        """The watcher has gone."""
        loaded = self._cache.find(name)
        if loaded is not None:
            loaded.watchers.discard(watcher)
            loaded.tell([])
            self._cache.let_go()

    def watchers(self, name: str) -> int:
        """How many connections a table has, players' and spectators'."""
        loaded = self._cache.find(name)
        return 0 if loaded is None else len(loaded.watchers)

    def early_answers(self, name: str, player: str) -> dict[int, str]:
        """A player's own early answers; nobody else's."""
        loaded = self._cache.load(name)
        if loaded is None:
            return {}
        own = loaded.table.seat_of(player)
        return {seat: text for seat, text in loaded.early.items() if seat in own}

    # ------------------------------------------------------------------------------------------ intents

    async def intend(self, player: Player, name: str, intent: Intent) -> Reply:
        """Carries out what a player wants, once: the same id gets the same answer."""
        try:
            if isinstance(intent.command, Rematch):
                return await self._journal.finish(self._rematch(name, player, intent))
            return await self._once(name, player, intent)
        except AlreadyAnswered as before:
            return before.reply

    async def _once(self, name: str, player: Player, intent: Intent) -> Reply:
        while (loaded := self._cache.load(name)) is not None:
            await loaded.lock.acquire()
            stored: asyncio.Future[None] | None = None
            try:
                if not self._cache.holds(loaded):
                    continue  # it was let go of while we waited
                reply, stored = self._carry_out(loaded, player, intent)
            finally:
                if stored is None:
                    loaded.lock.release()  # else the next one's turn comes when this is on disk
            if stored is not None:
                await stored
            return reply
        return _no_such_table(intent)

    def _carry_out(
        self, loaded: LiveTable, player: Player, intent: Intent
    ) -> "tuple[Reply, asyncio.Future[None] | None]":
        """The answer, which holds as soon as the step is stored; None if there is nothing to store."""
        table = loaded.table
        if (before := loaded.refusals.get((player.id, intent.id))) is not None:
            return before, None
        if isinstance(intent.command, Act | Roll) and intent.seen < table.last_played:
            return self._refuse(loaded, player, intent, refuse("table-refusal-stale")), None
        decided = _decide(loaded, player, intent.command)
        if isinstance(decided, Phrase):
            return self._refuse(loaded, player, intent, decided), None
        if isinstance(decided, Early):
            events: Events = []
            early = {**loaded.early, decided.seat: decided.text}
        else:
            events, early = decided, None
        reply = Reply(intent.id, accepted=True, seq=table.seq + len(events))
        return reply, self._journal.commit(loaded, events, (player.id, reply), early, loaded.lock.release)

    def _refuse(self, loaded: LiveTable, player: Player, intent: Intent, why: Phrase) -> Reply:
        """Refuses, unless the intent was accepted before: then it comes again, and too late. One that would be
        accepted a second time finds its first answer when it is stored."""
        accepted = self._store.answer(player.id, intent.id)
        if accepted is not None:
            raise AlreadyAnswered(accepted)
        return loaded.refuse(player.id, Reply(intent.id, accepted=False, seq=loaded.table.seq, refusal=why))

    async def _rematch(self, name: str, player: Player, intent: Intent) -> Reply:
        while (loaded := self._cache.load(name)) is not None:
            async with loaded.lock:
                if self._cache.holds(loaded):
                    return await self._play_again(loaded, player, intent)
        return _no_such_table(intent)

    async def _play_again(self, loaded: LiveTable, player: Player, intent: Intent) -> Reply:
        """Another table with the same settings and people; the first who asks makes it, the others find it."""
        table = loaded.table
        if (before := loaded.refusals.get((player.id, intent.id))) is not None:
            return before
        if table.status is not Status.CLOSED or table.settings is None:
            return self._refuse(loaded, player, intent, refuse("table-refusal-not-over"))
        if not table.seat_of(player.id):
            return self._refuse(loaded, player, intent, refuse("table-refusal-not-your-seat"))
        if table.rematch is None:
            made = await self.create(player, next_settings(table))
            assert isinstance(made, Table), "settings that were played once can be played again"
            await self._seat_again(made, table)
            await self._journal.commit(loaded, [Rematched(made.name)])
        reply = Reply(intent.id, accepted=True, seq=table.seq, table=table.rematch)
        await self._journal.commit(loaded, [], (player.id, reply))
        return reply

    async def _seat_again(self, made: Table, table: Table) -> None:
        loaded = self._cache.load(made.name)
        assert loaded is not None, "it was made just now"
        events: Events = []
        for seat, chair in enumerate(table.chairs):
            seed = system.token_hex(8)
            if chair.player is not None:
                events.append(Seated(seat, chair.player, chair.name, seed, chair.picture))
            elif chair.bot is not None:
                events.append(BotSeated(seat, chair.bot, chair.name, seed))
        async with loaded.lock:
            await self._journal.commit(loaded, events)


def _no_such_table(intent: Intent) -> Reply:
    return Reply(intent.id, accepted=False, seq=0, refusal=refuse("table-refusal-no-such-table"))


def _decide(loaded: LiveTable, player: Player, command: Command) -> Events | Early | Phrase:
    """What follows from a command, after asking who may give it."""
    table, secrets = loaded.table, loaded.secrets
    match command:
        case Sit():
            return authority.sit(table, player, command, system.token_hex(8))
        case SeatBot():
            return authority.seat_bot(table, player.id, command, system.token_hex(8))
        case Leave():
            return authority.leave(table, player.id, command)
        case Start():
            return authority.start(table, player.id, secrets)
        case Cancel():
            return authority.cancel(table, player.id, secrets)
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
