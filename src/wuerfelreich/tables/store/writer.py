"""One thread that writes: what comes while a commit is under way shares the next one (group commit)."""

import asyncio
import queue
import time
from collections.abc import Callable, Iterable
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Engine, Table

from wuerfelreich.tables import crash_points
from wuerfelreich.tables.store.rows import Row, insert_rows

T = TypeVar("T")
#: What follows a commit: called with why it failed, or None.
Then = Callable[[Exception | None], None]
MAX_BATCH = 256
"""Jobs in one commit, after which no more are waited for."""


class LostTransaction(Exception):
    """The database has undone everything that was under way."""


class _Waiting:
    """A job and its rows, and what its caller does when the commit has returned, on the caller's event loop."""

    def __init__(self, rows: Iterable[tuple[Table, Row]], job: Callable[[Connection], None] | None, then: Then) -> None:
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.then = then
        self._job = job

    @property
    def more(self) -> bool:
        """Whether there is more to do than to add rows."""
        return self._job is not None

    def run(self, connection: Connection) -> None:
        """Does what rows alone cannot say."""
        if self._job is not None:
            self._job(connection)
            if not getattr(connection.connection.driver_connection, "in_transaction", True):
                raise LostTransaction("the transaction has been lost")


class Writer:
    """Runs jobs in order. They share a transaction; if it fails, each gets one of its own and spoils no other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._gathered: list[_Waiting] = []
        self._jobs: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self.observe: Callable[[float], None] = lambda seconds: None
        """Is told how long every commit took."""
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Runs a job; returns when what it wrote is on disk. A caller that goes away does not stop it."""
        results: list[T] = []
        await self._added((), lambda connection: results.append(job(connection)))
        return results[-1]

    async def insert(self, rows: Iterable[tuple[Table, Row]]) -> None:
        """Adds rows; returns when they are on disk."""
        await self._added(rows, None)

    def _added(
        self, rows: Iterable[tuple[Table, Row]], job: Callable[[Connection], None] | None
    ) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(lost: Exception | None) -> None:
            if done.done():
                return
            if lost is None:
                done.set_result(None)
            else:
                done.set_exception(lost)

        self.add(rows, job, then)
        return done

    def add(self, rows: Iterable[tuple[Table, Row]], job: Callable[[Connection], None] | None, then: Then) -> None:
        """Adds rows, together with those of others in few statements, and runs a job if there is one. `then` is
        called on the event loop when they are on disk, whatever becomes of the caller."""
        waiting = _Waiting(rows, job, then)
        self._gathered.append(waiting)
        if len(self._gathered) == 1:
            waiting.loop.call_soon(self._hand_over)  # with all that comes in this turn of the loop: waking is dear

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def close(self) -> None:
        """Writes what is waiting, and ends."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (batch := self._jobs.get()) is not None:
                last = False
                while len(batch) < MAX_BATCH and not last and not self._jobs.empty():
                    more = self._jobs.get()
                    last = more is None
                    batch += more or ()
                self._commit(connection, batch)
                if last:
                    return

    def _commit(self, connection: Connection, batch: list[_Waiting]) -> None:
        """A batch in one transaction, else each job in one of its own. Nobody hears of a job before its commit has
        returned."""
        plain = not any(job.more for job in batch)
        lost = self._attempt(connection, batch, _commit_rows if plain else _commit_all)
        if lost is None or (len(batch) == 1 and not plain):
            _tell(batch, lost)
        else:
            for job in batch:
                _tell([job], self._attempt(connection, [job], _commit_all))

    def _attempt(
        self, connection: Connection, batch: list[_Waiting], commit: Callable[[Connection, list[_Waiting]], None]
    ) -> Exception | None:
        """Tries to commit; returns why nothing of the batch is on disk, or None if all of it is."""
        began = time.perf_counter()
        try:
            commit(connection, batch)
        except Exception as failure:
            return failure
        finally:
            self.observe(time.perf_counter() - began)
        return None


def _commit_all(connection: Connection, batch: list[_Waiting]) -> None:
    """Rows and jobs."""
    with connection.begin():
        insert_rows(connection.exec_driver_sql, connection.dialect, _rows(batch))
        for job in batch:
            job.run(connection)
        crash_points.reach("before-commit")
    crash_points.reach("after-commit")


def _commit_rows(connection: Connection, batch: list[_Waiting]) -> None:
    """The usual case: moves, which are rows and nothing else, without SQLAlchemy between us and the driver."""
    driver = connection.connection
    cursor = driver.cursor()
    try:
        cursor.execute("BEGIN")
        insert_rows(cursor.execute, connection.dialect, _rows(batch))
        crash_points.reach("before-commit")
        driver.commit()
    except BaseException:
        driver.rollback()
        raise
    finally:
        cursor.close()
    crash_points.reach("after-commit")


def _rows(batch: list[_Waiting]) -> list[tuple[Table, Row]]:
    return [row for job in batch for row in job.rows]


def _tell(batch: list[_Waiting], lost: Exception | None) -> None:
    """Wakes every event loop once, however many jobs it waits for."""
    for loop in {job.loop for job in batch}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, [job.then for job in batch if job.loop is loop], lost)


def _tell_all(callers: list[Then], lost: Exception | None) -> None:
    for then in callers:
        then(lost)
