"""Carrying out what an operator wants. Commands only write rows; every process reads them once a second, so that they
work with one process or many. Tables are changed like by anybody else, in steps that another process may overtake."""

import asyncio
import logging

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.decision import Decision
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Ended, Opening, Running, SettingUp, Status
from wuerfelreich.tables.protocol import playing
from wuerfelreich.tables.protocol.change import Change, refuse
from wuerfelreich.tables.protocol.commands import Command, Say, Sit
from wuerfelreich.tables.protocol.events import ClosingReason, Vacated
from wuerfelreich.tables.store.orders import Order, OrderKind, finish, read_orders
from wuerfelreich.tables.store.store import Store

INTERVAL = 1
"""Seconds between two looks at what the operator wants."""
MAX_TABLES = 10_000
"""Tables that a guest is removed from at once."""

log = logging.getLogger(__name__)


class Administration:
    """Who is restricted, as far as this process knows, and what it does about orders."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self._store = store
        self._journal = journal
        known = read_orders(store)
        self.silenced = known.silenced
        """Guests who may not send messages or choose names."""
        self.removed = known.removed
        """Guests who may not come back."""

    async def run(self) -> None:
        """Looks until cancelled."""
        while True:
            try:
                await self.look()
            except Exception:  # the database is away: the next look may succeed
                log.exception("what the operator wants cannot be read or done")
            await asyncio.sleep(INTERVAL)

    async def look(self) -> None:
        """Learns who is restricted, and carries out what is pending."""
        found = await asyncio.to_thread(read_orders, self._store)
        self.silenced, self.removed = found.silenced, found.removed
        for live in self._journal.cache if self.removed else ():
            live.drop_players(self.removed, "server-removed")
        for order in found.pending:
            if await self._carry_out(order):
                await finish(self._store, order, self._journal.now())
                log.info("an order has been carried out", extra={"fields": {"order": order.kind}})

    def forbids(self, player: str, command: Command) -> Phrase | None:
        """Why a restricted guest may not give a command."""
        if player in self.removed:
            return refuse("server-removed")
        chooses_name = isinstance(command, Sit) and command.name != ""
        if player in self.silenced and (chooses_name or isinstance(command, Say)):
            return refuse("table-refusal-silenced")
        return None

    async def _carry_out(self, order: Order) -> bool:
        """Does what is wanted; False if it has to be tried again."""
        if order.kind is OrderKind.CLOSE:
            await self._close(order.target, order.reason)
            return True
        tables = await asyncio.to_thread(self._store.lists.tables_of, order.target, MAX_TABLES)
        done = [await self._remove(order.target, one.id) for one in tables if one.status is not Status.CLOSED]
        return all(done)

    async def _close(self, table: str, reason: ClosingReason) -> None:
        def decide(live: LiveTable) -> Decision | None:
            closed = isinstance(live.table.phase, Ended)
            return None if closed else Decision(playing.close_by_operator(live.secrets, reason))

        while (live := await self._journal.cache.readable(table)) is not None:
            if await self._journal.change(live, decide):
                return

    async def _remove(self, player: str, table: str) -> bool:
        """Removes a guest from one table, a seat at a time; False while the devices are agreeing on the dice."""
        more = True

        def decide(live: LiveTable) -> Decision | None:
            nonlocal more
            change = _without(live, player)
            more = change is not None
            return None if change is None else Decision(change)

        while more and (live := await self._journal.cache.readable(table)) is not None:
            await self._journal.change(live, decide)
            if isinstance(live.table.phase, Opening):
                return False
        return True


def _without(live: LiveTable, player: str) -> Change | None:
    """The next step in removing a player. In a game a bot plays on; the others may soon declare that the player, who is
    away, has resigned. A table whose host is gone could never begin."""
    table, seats = live.table, live.table.seat_of(player)
    match table.phase:
        case SettingUp() if table.host == player:
            return playing.close_by_operator(live.secrets, ClosingReason.HOST_REMOVED)
        case SettingUp() if seats:
            return Change((Vacated(seats[0], removed=True),))
        case Running() as running:
            mine = [seat for seat in seats if table.chairs[seat].person]
            return playing.stand_in(running, mine[0]) if mine else None
    return None
