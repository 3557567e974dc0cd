"""Deadlines at the tables: openings end, flags fall, bots stand in for absent players, failed work is retried."""

import asyncio
import logging
from collections.abc import Callable

from wuerfelreich.tables.decision import Decision
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Opening, Running
from wuerfelreich.tables.protocol import playing, starting
from wuerfelreich.tables.timer_queue import TimerQueue

AGAIN = 5_000
"""Milliseconds before failed work is retried."""

log = logging.getLogger(__name__)


class Deadlines:
    """Acts on every table when its deadline is due."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._timers = TimerQueue()
        self._sooner = asyncio.Event()
        self._closing = False
        self.wake: Callable[[LiveTable], None] = lambda live: None
        """Called when a timer fires but no person's deadline is due: a bot's turn may be pending."""

    async def run(self) -> None:
        """Runs until cancelled."""
        while True:
            self._sooner.clear()
            when = await self.tick()
            wait = None if when is None else max(0, when - self._journal.now()) / 1000
            try:
                await asyncio.wait_for(self._sooner.wait(), wait)
            except TimeoutError:
                continue

    async def tick(self) -> int | None:
        """Does everything that is due; returns the time of the next timer."""
        while (name := self._timers.pop(self._journal.now())) is not None:
            live = await self._journal.cache.readable(name)
            if live is None or self._closing:
                continue
            try:
                await self._journal.change(live, self._elapse)
            except Exception:
                log.exception("a deadline could not be handled")
                self.call(name, self._journal.now() + AGAIN)
        return self._timers.first

    def schedule(self, live: LiveTable) -> None:
        """Sets a timer for the table's deadline, if it has one and this process watches its clocks."""
        if live.deadline is not None and self._journal.keeps(live):
            self.call(live.table.name, live.deadline)

    @property
    def pending(self) -> bool:
        """Whether any deadline is still to come."""
        return self._timers.first is not None

    def try_again(self, live: LiveTable) -> None:
        """Sets a timer for a table whose bot could not move."""
        self.call(live.table.name, self._journal.now() + AGAIN)

    def close(self) -> None:
        """Stops acting on deadlines."""
        self._closing = True

    def call(self, name: str, when: int) -> None:
        """Sets a timer for a table, which need not be in memory. A timer that is too early does no harm."""
        if self._timers.set(name, when):
            self._sooner.set()

    def _elapse(self, live: LiveTable) -> Decision | None:
        if not self._journal.keeps(live):
            return None
        table, now = live.table, self._journal.now()
        if live.deadline is not None and live.deadline <= now:
            self._journal.look_around(live)
        deadline, due = live.deadline, table.due
        if isinstance(table.phase, Opening) and deadline is not None and deadline <= now:
            return Decision(starting.begin(table, table.phase, live.secrets))
        if deadline is None or due is None or deadline > now or not isinstance(table.phase, Running):
            self.wake(live)
            self.schedule(live)
            return None
        clock = table.phase.game.clock
        if clock is not None and clock.flag_falls(due) <= now:
            return Decision(playing.time_out(table, table.phase, due, live.secrets))
        return Decision(playing.stand_in(table.phase, due))
