"""The tables in memory: loaded from the log when needed, evicted when not."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator

from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Running
from wuerfelreich.tables.presence import Presence
from wuerfelreich.tables.protocol.events import Days
from wuerfelreich.tables.store.processes import elsewhere
from wuerfelreich.tables.store.store import Store, Unreadable
from wuerfelreich.tables.table import Table

MAX_LOADED = 500
"""Tables kept in memory. Beyond this, tables that nobody is using are evicted and loaded again when needed."""

log = logging.getLogger(__name__)


class TableCache:
    """All tables in memory, least recently used first."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._absences: dict[str, Presence] = {}
        """Who has been absent since when, for tables not in memory where that matters while nobody is there."""
        self._loading: dict[str, asyncio.Event] = {}
        """The tables being read, each with an event that is set at the end."""
        self.unreadable: dict[str, int] = {}
        """The tables that could not be read when they were last needed, and since when."""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    async def readable(self, name: str) -> LiveTable | None:
        """Like `load`, but None for a damaged table, so that sweeps can skip it."""
        try:
            return await self.load(name)
        except Unreadable:
            return None

    def in_memory(self, name: str) -> LiveTable | None:
        """A table if it is in memory; this does not count as using it."""
        return self._live.get(name)

    async def load(self, name: str) -> LiveTable | None:
        """A table, from memory or from disk; None if it does not exist. Raises Unreadable. However many ask for it at
        once, it is read once, and all get the same object."""
        while name not in self._live:
            loading = self._loading.get(name)
            if loading is None:
                return await self._read(name)
            await loading.wait()
        self._live.move_to_end(name)
        return self._live[name]

    async def _read(self, name: str) -> LiveTable | None:
        loading = self._loading[name] = asyncio.Event()
        try:
            stored = await self._store.load(name)
        except Unreadable as error:
            self._note_unreadable(name, error)
            raise
        finally:
            del self._loading[name]
            loading.set()  # also if the reader was cancelled: then the next one reads
        if stored is None:
            return None
        self.unreadable.pop(name, None)
        presence = self._absences.pop(name, None) or Presence(self._now())
        presence.be_elsewhere(self._elsewhere(name), self._now())
        live = LiveTable(
            stored.table, stored.seed, stored.early, presence, stored.head, stored.version, stored.keeper, stored.as_of
        )
        self.keep(live)
        return live

    def _elsewhere(self, name: str) -> frozenset[str]:
        """Who has a connection to a table at another process."""
        if not self._store.shared:
            return frozenset()
        return elsewhere(self._store, [name], self._now()).get(name, frozenset())

    def _note_unreadable(self, name: str, error: Unreadable) -> None:
        """Logs a damaged table once. The start of its id is enough to find it; the whole id would be a link to it."""
        if name not in self.unreadable:
            self.unreadable[name] = self._now()
            fields = {"table": f"{name[:6]}…", "why": error.fault}
            log.error("a table cannot be read", exc_info=error.__cause__ or error, extra={"fields": fields})

    def absent_since(self, name: str, at: int) -> None:
        """From when on the players of a table not yet in memory count as absent."""
        if name not in self._live:
            self._absences.setdefault(name, Presence(at))

    def note_turns(self) -> None:
        """Notes whose turn it is at every table in memory, before the process ends."""
        self._store.save_turns([turn for live in self._live.values() if (turn := live.turn_to_note) is not None])

    def holds(self, live: LiveTable) -> bool:
        """Whether this is still the current copy of its table rather than an evicted one."""
        return self._live.get(live.table.name) is live

    def keep(self, live: LiveTable) -> None:
        """Keeps a table, evicting the least recently used ones if there are too many."""
        self._live[live.table.name] = live
        self.let_go()

    def let_go(self) -> None:
        """Evicts tables that nobody is using, if there are too many. It looks at two at most and moves those in use to
        the end, so a call is quick however many tables there are."""
        for _ in range(min(2, len(self._live) - MAX_LOADED)):
            name, idle = self._live.popitem(last=False)
            if idle.in_use:
                self._live[name] = idle
                continue
            if isinstance(idle.table.phase, Running) and _absence_counts(idle.table):
                self._absences[name] = idle.presence
            if (turn := idle.turn_to_note) is not None:
                self._store.save_turns([turn])

    def forget(self, live: LiveTable, why: str) -> None:
        """Evicts a table immediately: what is on disk is the truth."""
        live.drop_watchers(why)
        self._live.pop(live.table.name, None)


def _absence_counts(table: Table) -> bool:
    """Whether a bot is to stand in for somebody absent, or absence is a matter of days."""
    return table.settings.absent is not None or isinstance(table.settings.clock, Days)
