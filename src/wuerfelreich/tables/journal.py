"""Storing and telling: a step is on disk before the table in memory changes and anybody hears of it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from wuerfelreich.records import Moved
from wuerfelreich.tables.authority import Events
from wuerfelreich.tables.events import Closed, Played, Seated, Stamped, Started, Vacated
from wuerfelreich.tables.loaded import Loaded
from wuerfelreich.tables.memory import Memory
from wuerfelreich.tables.reply import Reply
from wuerfelreich.tables.store import Store
from wuerfelreich.tables.table import Status, Table

T = TypeVar("T")


class Journal:
    """Every step of every table goes through `commit`, and what follows from it through `then`."""

    def __init__(self, store: Store, memory: Memory, now: Callable[[], int]) -> None:
        self._store = store
        self._tasks: set[asyncio.Task[Any]] = set()
        self.memory = memory
        self.now = now
        self.then: list[Callable[[Loaded], None]] = []
        """Are called after every step that changed a table: bots, clocks."""

    async def commit(
        self,
        loaded: Loaded,
        events: Events,
        answer: tuple[str, Reply] | None,
        early: dict[int, str] | None = None,
    ) -> None:
        """Stores a step; only when it is on disk the table in memory changes and everybody is told."""
        table = loaded.table
        at = max(self.now(), table.changed)
        stamped = [Stamped(table.seq + number, at, event) for number, event in enumerate(events, start=1)]
        applied = {one.entry.seat for one in events if isinstance(one, Played) and isinstance(one.entry, Moved)}
        if early is None and applied & loaded.early.keys():
            early = {seat: text for seat, text in loaded.early.items() if seat not in applied}
        status = _status_after(table, events)
        stored = None if answer is None else (answer[0], answer[1].id, msgspec.json.encode(answer[1]).decode())
        try:
            await self._store.append(table.name, stamped, status, _seats_after(events), stored, early)
        except Exception:  # what is on disk is the truth: read it again when the table is next asked for
            self.memory.forget(loaded, "server-cannot-store")
            raise
        loaded.early = loaded.early if early is None else early
        for one in stamped:
            table.add(one)
        if stamped:
            loaded.tell(stamped)
            for follow in self.then:
                follow(loaded)

    async def finish(self, work: Coroutine[None, None, T]) -> T:
        """Work that must not stop half-way: a client that goes away, or the end of the house, lets it finish.
        Otherwise something could be on disk that the table in memory does not know of."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Waits for what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _status_after(table: Table, events: Events) -> Status:
    status = table.status
    for event in events:
        if isinstance(event, Started):
            status = Status.RUNNING
        if isinstance(event, Closed):
            status = Status.CLOSED
    return status


def _seats_after(events: Events) -> dict[int, str | None]:
    """Who sits where after these events, for the list of a player's tables."""
    seats: dict[int, str | None] = {}
    for event in events:
        if isinstance(event, Seated):
            seats[event.seat] = event.player
        if isinstance(event, Vacated):
            seats[event.seat] = None
    return seats
