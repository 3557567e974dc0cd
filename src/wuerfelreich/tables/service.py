"""The one authority: every command of every mode comes through here, is stored, and only then told."""

import asyncio
from collections.abc import Callable, Iterable

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.attendance import Attendance
from wuerfelreich.tables.bot_turns import BotTurns, ChooseAction
from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.cleanup import clean_up
from wuerfelreich.tables.deadlines import Deadlines, steady_clock
from wuerfelreich.tables.intents import Intents
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.new_table import new_table
from wuerfelreich.tables.presence import Presence
from wuerfelreich.tables.protocol.commands import Intent
from wuerfelreich.tables.protocol.events import Settings, Stamped
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.protocol.settings import settings_refused
from wuerfelreich.tables.results import add_missing_results
from wuerfelreich.tables.store.store import Listed, Store
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.watcher import Watcher

MAX_WATCHERS = 200
"""Watchers of one table."""


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store, choose: ChooseAction, now: Callable[[], int] | None = None) -> None:
        self.now = now or steady_clock()
        self._store = store
        self._cache = TableCache(store, self.now)
        self._journal = Journal(store, self._cache, self.now)
        self._deadlines = Deadlines(self._journal)
        self._bots = BotTurns(self._journal, choose, self._deadlines.try_again)
        self._deadlines.wake = self._bots.wake
        self._journal.then = [self._bots.wake, self._deadlines.schedule]
        self._attendance = Attendance(self._journal, self._deadlines.schedule)
        self._intents = Intents(store, self._cache, self._journal)
        self.arrive = self._attendance.arrive
        self.depart = self._attendance.depart
        self.keep_time = self._deadlines.run
        self.tick = self._deadlines.tick

    async def open(self) -> None:
        """Wakes the bots whose turn was pending when the process ended, lets the clocks go on, and adds the results of
        games that were finished before results were kept."""
        for name in self._store.waking():
            live = self._cache.readable(name)
            if live is not None:
                self._bots.wake(live)
                self._deadlines.schedule(live)
            await asyncio.sleep(0)  # others play already
        await add_missing_results(self._store, self._cache)

    async def close(self) -> None:
        """Ends what is under way; nothing that was acknowledged is lost by it."""
        self._deadlines.close()
        self.dismiss()
        await self._bots.close()
        await self._journal.close()

    def dismiss(self) -> None:
        """Tells all watchers that there will be no more news."""
        for live in self._cache:
            live.drop_watchers("server-restart")

    async def clean_up(self) -> int:
        """Removes and gives up what nobody touches any more; says how many tables."""
        return await clean_up(self._store, self._journal)

    async def create(self, player: Player, settings: Settings) -> LiveTable | Phrase:
        """Sets up a table; the hash of its seed is public from the first event on."""
        if refused := settings_refused(settings):
            return refused
        made = new_table(player.id, settings, self.now())
        await self._store.create(made)
        live = LiveTable(Table.fold(made.name, made.events), made.seed, {}, Presence(self.now()))
        self._cache.keep(live)
        return live

    def find(self, name: str) -> LiveTable | None:
        """A table by its name; there is no other way to a private one. Raises Unreadable."""
        return self._cache.load(name)

    def listed(self, found: Iterable[Listed]) -> list[LiveTable]:
        """The tables of a list that are still there and can be read."""
        return [live for one in found if (live := self._cache.readable(one.id)) is not None]

    def watch(self, live: LiveTable, seen: int) -> tuple[Watcher, list[Stamped]] | None:
        """From now on the watcher is told everything; the list is exactly what was missed before. None: too many."""
        if len(live.watchers) >= MAX_WATCHERS:
            return None
        watcher = Watcher()
        live.tell([])
        live.watchers.add(watcher)
        if seen >= live.table.seq:
            return watcher, []
        # What is on disk but not in memory yet, the watcher will be told like everybody.
        missed = self._store.events_since(live.table.name, seen)
        return watcher, [one for one in missed if one.seq <= live.table.seq]

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """The watcher has gone."""
        live.watchers.discard(watcher)
        live.tell([])
        self._cache.let_go()

    async def intend(self, player: Player, name: str, intent: Intent) -> Reply:
        """Carries out what a player wants, once: the same id gets the same reply."""
        return await self._intents.carry_out(player, name, intent)
