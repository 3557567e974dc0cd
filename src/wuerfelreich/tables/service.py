"""The single authority: every command in every mode goes through here, and is stored before it is broadcast."""

import asyncio
import logging
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.administration import Administration
from wuerfelreich.tables.attendance import Attendance
from wuerfelreich.tables.bot_turns import BotTurns, ChooseAction
from wuerfelreich.tables.branches import Branch, branched_table
from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.cleanup import clean_up
from wuerfelreich.tables.deadlines import Deadlines
from wuerfelreich.tables.following import Following
from wuerfelreich.tables.groups import Groups
from wuerfelreich.tables.heartbeat import INTERVAL, Heartbeat
from wuerfelreich.tables.hints import Hints
from wuerfelreich.tables.intents import Intents
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.new_table import new_table
from wuerfelreich.tables.presence import Presence
from wuerfelreich.tables.protocol.commands import Intent
from wuerfelreich.tables.protocol.events import Stamped
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.protocol.settings import CheckedSettings
from wuerfelreich.tables.results import add_missing_results
from wuerfelreich.tables.resume import resume
from wuerfelreich.tables.steady_clock import SteadyClock
from wuerfelreich.tables.store.lists import Listed, RunningTable
from wuerfelreich.tables.store.processes import leads, leave, take_over
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.tallies import Tallies
from wuerfelreich.tables.watcher import Watcher

log = logging.getLogger(__name__)
MAX_MISSED = 100
"""Missed events that a new watcher gets at once."""


class Tables:
    """All tables in this process."""

    def __init__(
        self,
        store: Store,
        choose: ChooseAction,
        now: Callable[[], int] | None = None,
        redis: str | None = None,
    ) -> None:
        self._hints = hints = Hints(redis)
        self._clock = SteadyClock()
        self.now = now or self._clock
        self._store = store
        self._set_clock(store.time())
        self._cache = TableCache(store, self.now)
        self._heartbeat = Heartbeat(store, self.now, lambda: self._deadlines.pending)
        self._journal = Journal(store, self._cache, self.now, self._heartbeat.downtime, hints)
        self._deadlines = Deadlines(self._journal)
        self._bots = BotTurns(self._journal, choose, self._deadlines.try_again)
        self._deadlines.wake = self._bots.wake
        self._tallies = Tallies(store)
        self.groups = Groups(store, self._journal, self.find)
        self._journal.then = [self._bots.wake, self._deadlines.schedule, self._count, self.groups.after]
        self._attendance = Attendance(self._journal, self._deadlines.schedule)
        self.administration = Administration(store, self._journal)
        self._intents = Intents(store, self._cache, self._journal, self.administration)
        self.arrive = self._attendance.arrive
        self.depart = self._attendance.depart
        self.keep_time = self._deadlines.run
        self.tick = self._deadlines.tick
        self._following = Following(store, self._journal, hints, self._deadlines.schedule)
        self.follow = self._following.run
        self.obey = self.administration.run
        self.look = self._following.look
        self.hear = self._following.hear

    async def open(self) -> None:
        """Resumes what was pending when the last process ended: bots' turns, clocks, missing results. Others already
        play, so tables are only read when something is due or nobody knows what is due. A clock gets back the time in
        between when something next happens at its table: a timer that goes off too early does no harm."""
        await self._heartbeat.begin()
        if self._store.shared:
            await self.take_over()
        else:
            await self._resume(await asyncio.to_thread(self._store.lists.running))
            await self._add_missing()

    async def _add_missing(self) -> None:
        """Stores results and counts games if that is still to be done."""
        await add_missing_results(self._store, self._cache)
        await self._tallies.count_missing(self._cache)

    def _count(self, live: LiveTable) -> None:
        """Counts a game that has just ended at this process."""
        if self._journal.keeps(live):
            self._tallies.count(live)

    async def _resume(self, running: Iterable[RunningTable]) -> None:
        for name in resume(running, self._cache, self._deadlines, self.now()):
            live = await self._cache.readable(name)
            if live is not None and not await self._journal.credit(live):
                self._bots.wake(live)
                self._deadlines.schedule(live)
            await asyncio.sleep(0)

    async def take_over(self) -> None:
        """Does from now on what happens unprompted at the tables of processes that are no longer alive."""
        while taken := await take_over(self._store, self.now()):
            for name in taken:
                await self._following.hear(name)
            known = await asyncio.to_thread(self._store.lists.running)
            await self._resume([table for table in known if table.id in set(taken)])

    async def keep_beating(self) -> None:
        """Shows until cancelled that this process is alive, and takes over from those that are not."""
        while True:
            await asyncio.sleep(INTERVAL / 1000)
            try:
                await self.beat()
            except Exception:  # the disk is full, or the database is away: the next one may succeed
                log.exception("a heartbeat could not be stored")

    async def beat(self) -> None:
        """One heartbeat."""
        self._set_clock(await asyncio.to_thread(self._store.time))
        await self._heartbeat.beat()
        if self._store.shared and self._store.run is not None:
            await self.take_over()

    def _set_clock(self, now: int | None) -> None:
        """Processes at one database have its time."""
        if now is not None:
            self._clock.set(now)

    async def close(self) -> None:
        """Stops all work in progress; nothing that was acknowledged is lost."""
        self._deadlines.close()
        self.dismiss()
        await self._bots.close()
        await self.groups.close_down()
        await self._heartbeat.beat()
        self._cache.note_turns()
        await self._tallies.close()
        if self._store.shared:
            await leave(self._store)
        await self._journal.close()

    def dismiss(self) -> None:
        """Tells all watchers that the server is restarting, and drops them."""
        for live in self._cache:
            live.drop_watchers("server-restart")

    async def leads(self) -> bool:
        """Whether it is for this process to clean up. When it dies, another one takes that over."""
        return not self._store.shared or await asyncio.to_thread(leads, self._store, self.now())

    async def clean_up(self) -> int:
        """Removes or closes tables that nobody touches any more; returns how many. With several processes, also makes
        up for what one of them could not finish."""
        if self._store.shared:
            await self._add_missing()
        return await clean_up(self._store, self._journal)

    async def create(self, player: Player, checked: CheckedSettings) -> LiveTable:
        """Creates a table; the hash of its seed is public from the first event."""
        made = new_table(player.id, checked, self.now())
        head = await self._store.create(made)
        live = LiveTable(Table.fold(made.name, made.events), made.seed, {}, Presence(self.now()), head)
        self._cache.keep(live)
        return live

    async def branch(self, live: LiveTable, player: Player, wanted: Branch) -> LiveTable | Phrase:
        """Creates the table at which a game is played on from a step, or says why it cannot."""
        made = branched_table(live.table, wanted, player, self.now())
        if isinstance(made, Phrase):
            return made
        await self._store.create(made)
        begun = await self._cache.load(made.name)
        assert begun is not None, "it has just been stored"
        self._bots.wake(begun)
        return begun

    @property
    def unreadable(self) -> list[int]:
        """For each table that could not be read when it was last needed, since when."""
        return list(self._cache.unreadable.values())

    async def find(self, name: str) -> LiveTable | None:
        """A table by its name, which is the only way to reach a private one, with everything that other processes have
        stored so far. Raises Unreadable."""
        while (live := await self._cache.load(name)) is not None and self._store.shared:
            if await self._journal.refresh(live):
                break
        return live

    def listed(self, found: Iterable[Listed]) -> list[Listed]:
        """A list from disk, brought up to date from the tables that are in memory; none is read for it. Tables known to
        be damaged are left out."""
        return [self._up_to_date(one) for one in found if one.id not in self._cache.unreadable]

    def _up_to_date(self, one: Listed) -> Listed:
        live = self._cache.in_memory(one.id)
        return one if live is None else replace(one, due=live.table.due, changed=live.table.changed)

    def watch(self, live: LiveTable, seen: int, player: str | None = None) -> tuple[Watcher, list[Stamped]]:
        """Adds a watcher, which receives everything from now on, and returns it with the last MAX_MISSED of the events
        missed so far; `history` has those before."""
        watcher = Watcher(player=player)
        live.tell([])
        live.watchers.add(watcher)
        self._hints.want(live.table.name)
        if seen >= live.table.seq:
            return watcher, []
        # Events on disk but not yet in memory will reach the watcher with everybody else's.
        missed = self._store.events_since(live.table.name, max(seen, live.table.seq - MAX_MISSED))
        return watcher, [one for one in missed if one.seq <= live.table.seq]

    def history(self, live: LiveTable, before: int, most: int) -> list[Stamped]:
        """The last events before the given one, in order."""
        return self._store.events_before(live.table.name, min(before, live.table.seq + 1), most)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Removes a watcher."""
        live.watchers.discard(watcher)
        self._hints.unwant(live.table.name)
        live.tell([])
        self._cache.let_go()

    async def intend(self, player: Player, name: str, intent: Intent) -> Reply:
        """Carries out an intent once: the same id gets the same reply."""
        return await self._intents.carry_out(player, name, intent)
