"""Tidying up by rule: what nobody touches any more is removed or given up."""

from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol import authority
from wuerfelreich.tables.store.cleanup import forget
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Status

OPEN_FOR = 7 * DAY
"""An open table that nobody has touched for so long is removed."""
RUNNING_FOR = 90 * DAY
"""A game without a move for so long is given up, and its seed revealed."""
GUESTS_FOR = 30 * DAY
"""A guest who came so long ago and has neither a seat nor a table is forgotten."""
ANSWERS_FOR = 7 * DAY
"""For so long after the end a client can ask again for the answer to what it wanted."""


async def tidy(store: Store, journal: Journal) -> int:
    """Removes open tables that nobody touches any more, and gives up games that stand still; says how many."""
    now = journal.now()
    removed = await forget(store, now - OPEN_FOR, now - GUESTS_FOR, now - ANSWERS_FOR)
    for loaded in journal.cache:
        if loaded.table.status is Status.OPEN and loaded.table.changed < now - OPEN_FOR:
            journal.cache.forget(loaded, "table-refusal-no-such-table")
    for listed in store.listed(status=Status.RUNNING, public=False, most=1_000_000):
        if listed.changed < now - RUNNING_FOR and (still := journal.cache.readable(listed.id)) is not None:
            removed += await journal.finish(_give_up(journal, still, now - RUNNING_FOR))
    return removed


async def _give_up(journal: Journal, loaded: LiveTable, before: int) -> bool:
    async with loaded.lock:
        if loaded.table.status is not Status.RUNNING or loaded.table.changed >= before:
            return False
        await journal.commit(loaded, authority.abort(loaded.table, loaded.secrets))
        return True
