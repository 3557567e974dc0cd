"""Following what other processes do at the tables in memory: on a hint at once, and otherwise every two seconds. The
log is the truth; a hint that is lost costs nothing but time, and one that does not fit is not believed."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from wuerfelreich.tables.hints import Hints
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.store.processes import elsewhere
from wuerfelreich.tables.store.step import ToldStep
from wuerfelreich.tables.store.store import Store

INTERVAL = 2
"""Seconds between two looks at all tables in memory."""
MAX_AT_ONCE = 500
"""Tables looked at in one statement."""

log = logging.getLogger(__name__)


class Following:
    """Keeps the tables in memory up to date."""

    def __init__(self, store: Store, journal: Journal, hints: Hints, schedule: Callable[[LiveTable], None]) -> None:
        self._store = store
        self._hints = hints
        self._journal = journal
        self._schedule = schedule

    async def run(self) -> None:
        """Looks and listens until cancelled, if others may change the tables at all."""
        if self._store.shared:
            await asyncio.gather(self._look_often(), self._hints.run(self))

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.look()
            except Exception:  # the database is away: the next look may succeed
                log.exception("what other processes have done cannot be read")

    async def look(self) -> None:
        """Reads what has changed at any table in memory, and who is connected elsewhere."""
        tables = list(self._journal.cache)
        for at in range(0, len(tables), MAX_AT_ONCE):
            some = {live.table.name: live for live in tables[at : at + MAX_AT_ONCE]}
            versions = await asyncio.to_thread(self._store.versions, list(some))
            for name, live in some.items():
                if versions.get(name) != live.version:
                    await self._journal.refresh(live)
            watched = [name for name, live in some.items() if live.in_use or live.deadline is not None]
            present = await asyncio.to_thread(elsewhere, self._store, watched, self._journal.now())
            for name in watched:
                self._be_elsewhere(some[name], present.get(name, frozenset()))

    async def hear(self, table: str, steps: Sequence[ToldStep] = ()) -> None:
        """Adds what has happened at a table, after a hint; unless it is told, it is read."""
        live = self._journal.cache.in_memory(table)
        if live is None or (steps and self._journal.follow(live, steps)):
            return
        before = live.version
        await self._journal.refresh(live)
        if live.version == before:  # then somebody has come or gone
            self._journal.look_around(live)
            self._schedule(live)

    async def look_at(self, table: str) -> None:
        """Reads what has happened at a table."""
        live = self._journal.cache.in_memory(table)
        if live is not None:
            await self._journal.refresh(live)

    def _be_elsewhere(self, live: LiveTable, players: frozenset[str]) -> None:
        if live.presence.be_elsewhere(players, self._journal.now()):
            live.tell([])
            self._schedule(live)
