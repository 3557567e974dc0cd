"""The heartbeat: how a server that starts knows when the last one was still alive."""

from collections.abc import Callable

from wuerfelreich.tables.downtime import Downtime
from wuerfelreich.tables.store.runs import begin_run, note_alive, runs_so_far
from wuerfelreich.tables.store.store import Store

INTERVAL = 3_000
"""Milliseconds between two heartbeats: after a crash, a clock is right to within this time."""


class Heartbeat:
    """One run of the server."""

    def __init__(self, store: Store, now: Callable[[], int], wanted: Callable[[], bool]) -> None:
        self._store = store
        self._now = now
        self._wanted = wanted
        """Whether any clock is running: if none is, there is nothing to write."""
        self._started = now()
        self._run: int | None = None
        earlier = runs_so_far(store, self._started)
        self.downtime = Downtime(earlier, self._started)

    async def begin(self) -> None:
        """Stores that this run has begun. What went before stays known for as long as a clock may have to be
        credited."""
        self._run = self._store.run = await begin_run(self._store, self._started)

    async def beat(self) -> None:
        """Stores that this run is alive, if a clock is running or other processes want to know."""
        if self._run is not None and (self._store.shared or self._wanted()):
            await note_alive(self._store, self._run, self._now())
