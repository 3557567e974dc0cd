"""Time at the tables: flags fall, bots stand in for the absent, and what failed is tried again."""

import asyncio
import logging
import time
from collections.abc import Callable

from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol import authority
from wuerfelreich.tables.timer_queue import TimerQueue

AGAIN = 5_000
"""After so many milliseconds a bot that failed tries again."""

log = logging.getLogger(__name__)


def steady_clock() -> Callable[[], int]:
    """Milliseconds since 1970 that run evenly, whatever is done to the machine's clock meanwhile."""
    wall, steady = time.time_ns(), time.monotonic_ns()
    return lambda: (wall + time.monotonic_ns() - steady) // 1_000_000


class Deadlines:
    """Calls every table when its time has come."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._timers = TimerQueue()
        self._sooner = asyncio.Event()
        self._closing = False
        self.wake: Callable[[LiveTable], None] = lambda loaded: None
        """Is called where it was not a person's time that has come: perhaps a bot's turn is pending."""

    async def run(self) -> None:
        """Runs for ever."""
        while True:
            self._sooner.clear()
            when = await self.tick()
            wait = None if when is None else max(0, when - self._journal.now()) / 1000
            try:
                await asyncio.wait_for(self._sooner.wait(), wait)
            except TimeoutError:
                continue

    async def tick(self) -> int | None:
        """Does everything whose time has come; returns when there is more to do."""
        while (name := self._timers.pop(self._journal.now())) is not None:
            loaded = self._journal.cache.readable(name)
            if loaded is None or self._closing:
                continue
            try:
                await self._journal.finish(self._elapse(loaded))
            except Exception:
                log.exception("time could not be kept at a table")
                self._call(name, self._journal.now() + AGAIN)
        return self._timers.first

    def schedule(self, loaded: LiveTable) -> None:
        """Sees to it that a table is called when its time is up."""
        if loaded.deadline is not None:
            self._call(loaded.table.name, loaded.deadline)

    def try_again(self, loaded: LiveTable) -> None:
        """Calls a table whose bot could not move."""
        if self._journal.cache.load(loaded.table.name) is not None:
            self._call(loaded.table.name, self._journal.now() + AGAIN)

    def close(self) -> None:
        """Nobody is called any more."""
        self._closing = True

    def _call(self, name: str, when: int) -> None:
        if self._timers.set(name, when):
            self._sooner.set()

    async def _elapse(self, loaded: LiveTable) -> None:
        table = loaded.table
        async with loaded.lock:
            deadline, due, now = loaded.deadline, table.due, self._journal.now()
            if deadline is None or due is None or deadline > now:
                self.wake(loaded)
                self.schedule(loaded)
                return
            if table.clock is not None and table.clock.flag_falls(due) <= now:
                events = authority.time_out(table, due, loaded.secrets)
                assert isinstance(events, list), events
            else:
                events = authority.stand_in(table, due)
            await self._journal.commit(loaded, events)
