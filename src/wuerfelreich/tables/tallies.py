"""Counting finished games for statistics: each when it ends, and once those that ended before there were any."""

import asyncio
import logging

from wuerfelreich.records.tally import tally
from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Ended
from wuerfelreich.tables.protocol.events import Ending
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.store.tallies import keep_tally, uncounted
from wuerfelreich.tables.table import Table

log = logging.getLogger(__name__)


class Tallies:
    """The games that are being counted. If one cannot be stored, it is counted after the next start."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._storing: set[asyncio.Task[None]] = set()

    def count(self, live: LiveTable) -> None:
        """Counts a game that has just ended."""
        if _is_finished(live.table):
            task = asyncio.create_task(self._count(live.table))
            self._storing.add(task)
            task.add_done_callback(self._storing.discard)

    async def count_missing(self, cache: TableCache) -> None:
        """Counts every finished game that has not been counted."""
        for name in await asyncio.to_thread(uncounted, self._store):
            live = await cache.readable(name)
            if live is not None and _is_finished(live.table):
                await self._count(live.table)
            await asyncio.sleep(0)  # others are already playing

    async def close(self) -> None:
        """Waits until everything counted is stored."""
        await asyncio.gather(*self._storing)

    async def _count(self, table: Table) -> None:
        """Counts a finished game. A branch is noted, too, so that it is not looked at again."""
        game = table.game
        assert game is not None, "a finished game has begun"
        try:
            found = tally(game.rules, game.steps, len(table.chairs))
            await keep_tally(self._store, table.name, game.header.origin is None, found)
        except Exception:  # statistics disturb nobody who plays
            log.exception("a game could not be counted")


def _is_finished(table: Table) -> bool:
    return isinstance(table.phase, Ended) and table.phase.ending is Ending.FINISHED
