"""Bots: they come through the same door as everybody, and a turn that is pending survives the process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from wuerfelreich.rules.chance import Chance
from wuerfelreich.tables.journal import Decision, Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol import playing
from wuerfelreich.tables.protocol.change import Change
from wuerfelreich.tables.table import Running, Table

#: Chooses an action for a seat: (table, seat) -> notation. Slow work belongs into another process.
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
        """If a bot is to move, it does so in a task of its own."""
        table = live.table
        due = table.due
        if self._closing or due is None or table.chairs[due].person or not isinstance(table.phase, Running):
            return
        rolls = isinstance(table.phase.game.next, Chance)
        task = asyncio.create_task(self._move(live, due, table.seq, rolls))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def close(self) -> None:
        """Thinks no more; the turns stay pending."""
        self._closing = True
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)

    async def _move(self, live: LiveTable, seat: int, seq: int, rolls: bool) -> None:
        """One action or roll. If anything happened meanwhile it is void: a new task has been made."""
        try:
            text = None if rolls else await self._choose(live.table, seat)

            def decide(live: LiveTable) -> Decision | None:
                table = live.table
                if table.seq != seq or self._closing or not isinstance(table.phase, Running):
                    return None
                if text is None:
                    change = playing.roll(table, table.phase, seat, live.secrets)
                else:
                    change = playing.act(table, table.phase, seat, text, live.secrets)
                assert isinstance(change, Change), f"the bot may not do this: {change}"
                return Decision(change)

            await self._journal.change(live, decide)
        except Exception:  # no process to think in, or no room on the disk: the turn stays pending
            log.exception("a bot could not move")
            self._try_again(live)
