"""Storing and narration: a step is on disk before the table in memory changes and anybody hears of it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from wuerfelreich.records import Moved
from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol.authority import Events
from wuerfelreich.tables.protocol.events import Closed, Played, Seated, Stamped, Started, Vacated
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.store.store import Step, Store
from wuerfelreich.tables.table import Status, Table

T = TypeVar("T")
MINUTE = 60 * 1000


class AlreadyAnswered(Exception):
    """An intent comes again; with the answer that it got."""

    def __init__(self, answer: str) -> None:
        super().__init__("this intent has been answered")
        self.reply = msgspec.json.decode(answer, type=Reply)


class Journal:
    """Every step of every table goes through `commit`, and what follows from it through `then`."""

    def __init__(self, store: Store, memory: TableCache, now: Callable[[], int]) -> None:
        self._store = store
        self._tasks: set[asyncio.Task[Any]] = set()
        self.cache = memory
        self.now = now
        self.then: list[Callable[[LiveTable], None]] = []
        """Are called after every step that changed a table: bots, clocks."""

    def commit(
        self,
        loaded: LiveTable,
        events: Events,
        answer: tuple[str, Reply] | None = None,
        early: dict[int, str] | None = None,
        after: Callable[[], None] = lambda: None,
    ) -> "asyncio.Future[None]":
        """Stores a step; only when it is on disk the table in memory changes and everybody is told, and `after` is
        called. Who waits for that may go away meanwhile. Raises AlreadyAnswered, and does nothing, where the intent
        has had its answer."""
        table = loaded.table
        at = max(self.now(), table.changed)
        stamped = [Stamped(table.seq + number, at, event) for number, event in enumerate(events, start=1)]
        applied = {one.entry.seat for one in events if isinstance(one, Played) and isinstance(one.entry, Moved)}
        if early is None and applied & loaded.early.keys():
            early = {seat: text for seat, text in loaded.early.items() if seat not in applied}
        status = _status_after(table, events)
        noted = at if events and _worth_noting(loaded, status, at) else None
        stored = None if answer is None else (answer[0], answer[1].id, msgspec.json.encode(answer[1]).decode())
        step = Step(table.name, stamped, status, noted, _seats_after(events), stored, early)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(lost: Exception | None) -> None:
            failure = self._settle(loaded, step, lost)
            after()
            if done.done():
                return
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

        self._store.append(step, then)
        return done

    def _settle(self, loaded: LiveTable, step: Step, lost: Exception | None) -> Exception | None:
        """What follows when a step is on disk, or is not; returns why it failed."""
        try:
            if lost is not None:
                raise lost
            self._happen(loaded, step)
        except IntegrityError as failure:
            known = None if step.answer is None else self._store.answer(*step.answer[:2])
            if known is not None:
                return AlreadyAnswered(known)
            self.cache.forget(loaded, "server-cannot-store")
            return failure
        except Exception as failure:  # what is on disk is the truth: read it again when the table is next asked for
            self.cache.forget(loaded, "server-cannot-store")
            return failure
        return None

    def _happen(self, loaded: LiveTable, step: Step) -> None:
        loaded.noted = loaded.noted if step.noted is None else step.noted
        loaded.early = loaded.early if step.early is None else step.early
        for one in step.events:
            loaded.table.add(one)
        if step.events:
            loaded.tell(step.events)
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
        await self._store.settled()


def _worth_noting(loaded: LiveTable, status: Status, at: int) -> bool:
    """Whether the list of tables is to know. Its order and the tidying need no seconds; a status they need at once,
    and an open table could be tidied away meanwhile."""
    return status is Status.OPEN or status is not loaded.table.status or at - loaded.noted >= MINUTE


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
