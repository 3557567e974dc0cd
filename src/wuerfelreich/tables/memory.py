"""The tables in memory: read from the log when they are needed, let go of when they are not."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator

from wuerfelreich.tables.loaded import Loaded
from wuerfelreich.tables.store import Store, Unreadable

LOADED = 2_000
"""Tables kept in memory; others are read again when they are needed."""

log = logging.getLogger(__name__)


class Memory:
    """All tables that are in memory, the longest unused one first."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._loaded: OrderedDict[str, Loaded] = OrderedDict()

    def __iter__(self) -> Iterator[Loaded]:
        return iter(list(self._loaded.values()))

    def readable(self, name: str) -> Loaded | None:
        """The same as `load`, but one that is damaged is passed over, for lists and rounds."""
        try:
            return self.load(name)
        except Unreadable:
            log.exception("a table cannot be read")
            return None

    def load(self, name: str) -> Loaded | None:
        """A table, from memory or from disk; None if there is none. Raises Unreadable."""
        if name in self._loaded:
            self._loaded.move_to_end(name)
            return self._loaded[name]
        stored = self._store.load(name)
        if stored is None:
            return None
        loaded = Loaded(stored.table, stored.seed, stored.early, self._now())
        self.keep(loaded)
        return loaded

    def find(self, name: str) -> Loaded | None:
        """A table if it is in memory."""
        return self._loaded.get(name)

    def holds(self, loaded: Loaded) -> bool:
        """Whether this is still the one copy of its table, and not one that was let go of."""
        return self._loaded.get(loaded.table.name) is loaded

    def keep(self, loaded: Loaded) -> None:
        """Keeps a table, and lets go of those that nobody has used or watches."""
        self._loaded[loaded.table.name] = loaded
        for name in list(self._loaded):
            if len(self._loaded) <= LOADED:
                return
            idle = self._loaded[name]
            if not idle.watchers and not idle.lock.locked() and idle.table.due is None:
                del self._loaded[name]

    def forget(self, loaded: Loaded, why: str) -> None:
        """Lets go of a table at once: what is on disk is the truth."""
        loaded.drop_watchers(why)
        self._loaded.pop(loaded.table.name, None)
