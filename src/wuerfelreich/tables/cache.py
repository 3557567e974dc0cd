"""The tables in memory: read from the log when they are needed, let go of when they are not."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator

from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.presence import Presence
from wuerfelreich.tables.store.store import Store, Unreadable
from wuerfelreich.tables.table import Running

MAX_LOADED = 500
"""So many tables are kept in memory. Beyond that, those that nobody watches are read again when they are needed."""

log = logging.getLogger(__name__)


class TableCache:
    """All tables that are in memory, the longest unused one first."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._absences: dict[str, Presence] = {}
        """Since when who is away from tables that were let go of, where a bot is to stand in."""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def readable(self, name: str) -> LiveTable | None:
        """The same as `load`, but one that is damaged is passed over, for lists and rounds."""
        try:
            return self.load(name)
        except Unreadable:
            log.exception("a table cannot be read")
            return None

    def load(self, name: str) -> LiveTable | None:
        """A table, from memory or from disk; None if there is none. Raises Unreadable."""
        if name in self._live:
            self._live.move_to_end(name)
            return self._live[name]
        stored = self._store.load(name)
        if stored is None:
            return None
        presence = self._absences.pop(name, None) or Presence(self._now())
        live = LiveTable(stored.table, stored.seed, stored.early, presence)
        self.keep(live)
        return live

    def holds(self, live: LiveTable) -> bool:
        """Whether this is still the one copy of its table, and not one that was let go of."""
        return self._live.get(live.table.name) is live

    def keep(self, live: LiveTable) -> None:
        """Keeps a table, and lets go of one that was not used for longest, if there are too many."""
        self._live[live.table.name] = live
        self.let_go()

    def let_go(self) -> None:
        """Lets go of tables that nobody watches, if there are too many. Those in use are passed over and come to the
        end, so that a call takes little time however many there are."""
        for _ in range(min(2, len(self._live) - MAX_LOADED)):
            name, idle = self._live.popitem(last=False)
            if idle.in_use:
                self._live[name] = idle
            elif isinstance(idle.table.phase, Running) and idle.table.settings.absent:
                self._absences[name] = idle.presence

    def forget(self, live: LiveTable, why: str) -> None:
        """Lets go of a table at once: what is on disk is the truth."""
        live.drop_watchers(why)
        self._live.pop(live.table.name, None)
