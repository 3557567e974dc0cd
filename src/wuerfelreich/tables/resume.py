"""The start after a restart: timers are set from what is noted on disk, and only the other tables have to be read."""

from collections.abc import Iterable

from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.deadlines import Deadlines
from wuerfelreich.tables.store.lists import RunningTable


def resume(running: Iterable[RunningTable], cache: TableCache, deadlines: Deadlines, now: int) -> list[str]:
    """Sets a timer for every table that has a deadline to come, and returns the tables that must be read now, most
    urgent first: those where something is due, then those about which a crash has left nothing certain."""
    urgent: list[tuple[int, int, str]] = []
    for table in running:
        if table.absent is not None:  # nobody is connected after a restart
            cache.absent_since(table.id, now)
            deadlines.call(table.id, now + table.absent * 1000)
        if not table.known:
            urgent.append((1 if table.wakes else 2, 0, table.id))
        elif table.wake_at is not None and table.wake_at <= now:
            urgent.append((0, table.wake_at, table.id))
        elif table.wake_at is not None:
            deadlines.call(table.id, table.wake_at)
    urgent.sort(key=lambda one: one[:2])  # among equals the order stays: most recently changed first
    return [name for *_, name in urgent]
