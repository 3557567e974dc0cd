"""Bots: they come through the same door as everybody, and a turn that is pending survives the process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol import authority
from wuerfelreich.tables.protocol.authority import Early, Events
from wuerfelreich.tables.protocol.commands import Act, Roll
from wuerfelreich.tables.table import Table

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

    def wake(self, loaded: LiveTable) -> None:
        """If a bot is to move, it does so in a task of its own."""
        table = loaded.table
        due = table.due
        if self._closing or due is None or table.chairs[due].person:
            return
        task = asyncio.create_task(self._move(loaded, due, table.seq))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def close(self) -> None:
        """Thinks no more; the turns stay pending."""
        self._closing = True
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)

    async def _move(self, loaded: LiveTable, seat: int, seq: int) -> None:
        """One action or roll. If anything happened meanwhile it is void: a new task has been made."""
        table = loaded.table
        assert table.replay is not None
        try:
            rolls = isinstance(table.replay.game.next(table.replay.state), Chance)
            text = None if rolls else await self._choose(table, seat)
            await self._journal.finish(self._act(loaded, seat, seq, text))
        except Exception:  # no process to think in, or no room on the disk: the turn stays pending
            log.exception("a bot could not move")
            self._try_again(loaded)

    async def _act(self, loaded: LiveTable, seat: int, seq: int, text: str | None) -> None:
        table = loaded.table
        async with loaded.lock:
            if table.seq != seq or self._closing or not self._journal.cache.holds(loaded):
                return
            if text is None:
                decided: Events | Early | Phrase = authority.roll(table, Roll(seat), loaded.secrets)
            else:
                decided = authority.act(table, Act(seat, text), loaded.secrets)
            assert isinstance(decided, list), f"the bot may not do this: {decided}"
            await self._journal.commit(loaded, decided)
