"""Scheduled cleanup: tables that nobody touches any more are removed or closed."""

import asyncio

from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.decision import Decision
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol import playing
from wuerfelreich.tables.store.cleanup import remove_old_rows
from wuerfelreich.tables.store.processes import forget_dead
from wuerfelreich.tables.store.store import Store

OPEN_FOR = 7 * DAY
"""How long an open table can go untouched before it is removed."""
RUNNING_FOR = 90 * DAY
"""How long a game can go without a move before it is aborted and its seed revealed."""
GUESTS_FOR = 30 * DAY
"""How long a guest with neither a seat nor a table is kept after first arriving."""
REPLIES_FOR = 7 * DAY
"""How long after a table closes a client can still ask for the reply to an intent."""


async def clean_up(store: Store, journal: Journal) -> int:
    """Removes untouched open tables and aborts stalled games; returns how many tables that was."""
    now = journal.now()
    if store.shared:
        await forget_dead(store, now)
    removed = await remove_old_rows(store, now - OPEN_FOR, now - GUESTS_FOR, now - REPLIES_FOR)
    for live in journal.cache:
        if live.table.status is Status.OPEN and live.table.changed < now - OPEN_FOR:
            journal.cache.forget(live, "table-refusal-no-such-table")
    for name in await asyncio.to_thread(store.lists.stalled, now - RUNNING_FOR):
        if (still := await journal.cache.readable(name)) is not None:
            removed += await _give_up(journal, still, now - RUNNING_FOR)
    return removed


async def _give_up(journal: Journal, live: LiveTable, before: int) -> bool:
    def decide(live: LiveTable) -> Decision | None:
        stands_still = live.table.status is Status.RUNNING and live.table.changed < before
        return Decision(playing.abort(live.secrets)) if stands_still else None

    await journal.change(live, decide)
    return live.table.status is Status.CLOSED
