"""A single writer thread: jobs that arrive during a commit share the next one (group commit)."""

import asyncio
import queue
import time
from collections.abc import Callable, Iterable
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import DatabaseError, IntegrityError

from wuerfelreich.tables import crash_points
from wuerfelreich.tables.store.rows import Row, insert_rows

T = TypeVar("T")
#: Called after a commit with the reason it failed, or None.
Then = Callable[[Exception | None], None]
MAX_BATCH = 256
"""Jobs in one commit; once it has this many, no more are collected."""


class LostTransaction(Exception):
    """The database has rolled back the transaction in progress."""


class _Waiting:
    """A job and its rows, and what to call on the caller's event loop once the commit has returned."""

    def __init__(self, rows: Iterable[tuple[Table, Row]], job: Callable[[Connection], None] | None, then: Then) -> None:
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.then = then
        self._job = job

    @property
    def more(self) -> bool:
        """Whether there is more to do than insert rows."""
        return self._job is not None

    def run(self, connection: Connection) -> None:
        """Does what inserting rows cannot."""
        if self._job is not None:
            self._job(connection)
            if not getattr(connection.connection.driver_connection, "in_transaction", True):
                raise LostTransaction("the transaction has been lost")


class Writer:
    """Runs jobs in order. They share a transaction; if it fails, each is retried in its own, so none spoils another."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._gathered: list[_Waiting] = []
        self._jobs: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self.observe: Callable[[float], None] = lambda seconds: None
        """Called with the duration of every commit."""
        self.failing = False
        """Whether the database refused the last commit, because the disk is full or broken."""
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Runs a job; returns once what it wrote is on disk. Cancelling the caller does not stop the job."""
        results: list[T] = []
        await self._added((), lambda connection: results.append(job(connection)))
        return results[-1]

    async def insert(self, rows: Iterable[tuple[Table, Row]]) -> None:
        """Inserts rows; returns once they are on disk."""
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
        """Inserts rows, batched with other callers' into few statements, and runs a job if there is one. `then` is
        called on the event loop once they are on disk, even if the caller is cancelled."""
        waiting = _Waiting(rows, job, then)
        self._gathered.append(waiting)
        if len(self._gathered) == 1:
            waiting.loop.call_soon(self._hand_over)  # with the rest of this loop turn: waking the thread is costly

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def close(self) -> None:
        """Writes what is queued, then ends the thread."""
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
        """Commits a batch in one transaction or, if that fails, each job in its own. Callers hear of a job only after
        its commit has returned."""
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
        """Tries to commit a batch; returns None if all of it is on disk, or the reason why none of it is."""
        began = time.perf_counter()
        try:
            commit(connection, batch)
        except Exception as failure:
            self.failing = isinstance(failure, DatabaseError) and not isinstance(failure, IntegrityError)
            return failure
        finally:
            self.observe(time.perf_counter() - began)
        self.failing = False
        return None


def _commit_all(connection: Connection, batch: list[_Waiting]) -> None:
    """Commits rows and jobs."""
    with connection.begin():
        insert_rows(connection.exec_driver_sql, connection.dialect, _rows(batch))
        for job in batch:
            job.run(connection)
        crash_points.reach("before-commit")
    crash_points.reach("after-commit")


def _commit_rows(connection: Connection, batch: list[_Waiting]) -> None:
    """Commits rows only, without going through SQLAlchemy. This is the usual case: moves are nothing but rows."""
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
    """Wakes each event loop once, however many jobs it is waiting for."""
    for loop in {job.loop for job in batch}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, [job.then for job in batch if job.loop is loop], lost)


def _tell_all(callers: list[Then], lost: Exception | None) -> None:
    for then in callers:
        then(lost)
