"""Bots: they go through the same authority as people, and a pending turn survives a restart."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from wuerfelreich.rules.chance import Chance
from wuerfelreich.tables.decision import Decision
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Running
from wuerfelreich.tables.protocol import playing
from wuerfelreich.tables.protocol.change import Change
from wuerfelreich.tables.table import Table

#: Chooses an action for a seat: (table, seat) -> notation. Slow work belongs in another process.
ChooseAction = Callable[[Table, int], Awaitable[str]]

log = logging.getLogger(__name__)


class BotTurns:
    """The turns that bots are thinking about."""

    def __init__(self, journal: Journal, choose: ChooseAction, try_again: Callable[[LiveTable], None]) -> None:
        self._journal = journal
        self._choose = choose
        self._try_again = try_again
        self._thinking: set[asyncio.Task[None]] = set()
        self._closing = False

    def wake(self, live: LiveTable) -> None:
        """If it is a bot's turn, starts a task that moves for it."""
        table = live.table
        due = table.due
        if due is None or table.chairs[due].person or not isinstance(table.phase, Running):
            return
        if self._closing or not self._journal.keeps(live):
            return
        rolls = isinstance(table.phase.game.next, Chance)
        task = asyncio.create_task(self._move(live, due, table.seq, rolls))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def close(self) -> None:
        """Cancels all thinking; the turns stay pending."""
        self._closing = True
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)

    async def _move(self, live: LiveTable, seat: int, seq: int, rolls: bool) -> None:
        """Makes one action or roll. If anything else happened first it is discarded: a new task has been started."""
        try:
            text = None if rolls else await self._choose(live.table, seat)

            def decide(live: LiveTable) -> Decision | None:
                table = live.table
                if table.seq != seq or not isinstance(table.phase, Running):
                    return None
                if self._closing or not self._journal.keeps(live):
                    return None
                if text is None:
                    change = playing.roll(table, table.phase, seat, "", live.secrets)
                else:
                    change = playing.act(table, table.phase, seat, text, live.secrets)
                assert isinstance(change, Change), f"the bot's move was refused: {change}"
                return Decision(change)

            await self._journal.change(live, decide)
        except Exception:  # no worker process, or the disk is full: the turn stays pending
            log.exception("a bot could not move")
            self._try_again(live)
