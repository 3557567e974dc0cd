"""Time at the tables: flags fall, bots stand in for the absent, and what failed is tried again."""

import asyncio
import logging
import time
from collections.abc import Callable

from wuerfelreich.tables.journal import Decision, Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol import playing
from wuerfelreich.tables.table import Running
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
        self.wake: Callable[[LiveTable], None] = lambda live: None
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
            live = self._journal.cache.readable(name)
            if live is None or self._closing:
                continue
            try:
                await self._journal.change(live, self._elapse)
            except Exception:
                log.exception("time could not be kept at a table")
                self._call(name, self._journal.now() + AGAIN)
        return self._timers.first

    def schedule(self, live: LiveTable) -> None:
        """Sees to it that a table is called when its time is up."""
        if live.deadline is not None:
            self._call(live.table.name, live.deadline)

    def try_again(self, live: LiveTable) -> None:
        """Calls a table whose bot could not move."""
        if self._journal.cache.load(live.table.name) is not None:
            self._call(live.table.name, self._journal.now() + AGAIN)

    def close(self) -> None:
        """Nobody is called any more."""
        self._closing = True

    def _call(self, name: str, when: int) -> None:
        if self._timers.set(name, when):
            self._sooner.set()

    def _elapse(self, live: LiveTable) -> Decision | None:
        table = live.table
        deadline, due, now = live.deadline, table.due, self._journal.now()
        if deadline is None or due is None or deadline > now or not isinstance(table.phase, Running):
            self.wake(live)
            self.schedule(live)
            return None
        clock = table.phase.game.clock
        if clock is not None and clock.flag_falls(due) <= now:
            return Decision(playing.time_out(table, table.phase, due, live.secrets))
        return Decision(playing.stand_in(due))
