"""A single writer thread: jobs that arrive during a commit share the next one (group commit)."""

import asyncio
import queue
import time
from collections.abc import Callable, Iterable
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.exc import DatabaseError, IntegrityError

from wuerfelreich.tables.store.commit import Claim, Commit, Job, Lost, Then, already_replied, commit_all, commit_rows
from wuerfelreich.tables.store.database import Database
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.rows import AlreadyThere, Row

T = TypeVar("T")
MAX_BATCH = 256
"""Jobs in one commit; once it has this many, no more are collected."""


class Repeated(Exception):
    """The intent already has a reply."""


class Away(StoreError):
    """The database cannot be reached; what was being stored may or may not be stored."""


class Writer:
    """Runs jobs in order. They share a transaction, from which those that lost a race are left out; if it fails, each
    is retried in its own, so none spoils another."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: Connection | None = None
        self._gathered: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.observe: Callable[[float], None] = lambda seconds: None
        """Called with the duration of every commit."""
        self.failing = False
        """Whether the database refused the last commit, because the disk is full or broken, or it is away."""
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

    def add(
        self,
        rows: Iterable[tuple[Table, Row]],
        job: Callable[[Connection], None] | None,
        then: Then,
        claim: Claim | None = None,
    ) -> None:
        """Inserts rows, batched with other callers' into few statements, and runs a job if there is one. `then` is
        called on the event loop once they are on disk, even if the caller is cancelled; or with Overtaken or Repeated
        if a claim is not true."""
        waiting = Job(rows, job, then, claim)
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

    # ------------------------------------------------------------------------------------------ in the thread

    def _run(self) -> None:
        last = False
        while not last and (batch := self._jobs.get()) is not None:
            while len(batch) < MAX_BATCH and not last and not self._jobs.empty():
                more = self._jobs.get()
                last = more is None
                batch += more or ()
            self._commit(batch)
        self._hang_up()

    def _commit(self, batch: list[Job]) -> None:
        """Commits a batch in one transaction or, if that fails, each job in its own. Callers hear of a job only after
        its commit has returned."""
        plain = not any(job.more for job in batch)
        lost = self._attempt(batch, commit_rows if plain else commit_all)
        if isinstance(lost, dict | Away) or (len(batch) == 1 and not plain):
            _tell(batch, lost)
        else:
            for job in batch:
                _tell([job], self._attempt([job], commit_all))

    def _attempt(self, batch: list[Job], commit: Commit) -> Lost | Exception:
        """Tries to commit a batch; returns what was left out of it, or the reason why none of it is on disk."""
        try:
            lost = self._reconnecting(batch, commit)
        except Exception as failure:
            refused = isinstance(failure, DatabaseError) and not isinstance(failure, IntegrityError)
            self.failing = refused or isinstance(failure, Away)
            return failure
        self.failing = False
        return lost

    def _reconnecting(self, batch: list[Job], commit: Commit) -> Lost:
        """Tries once more if the connection breaks: the database may just have been restarted. If the first commit did
        reach it, claims are no longer true, so that nothing is done twice."""
        try:
            return self._leave_out(batch, commit)
        except Exception:
            if not self._broken:
                raise
            self._hang_up()
        try:
            return self._leave_out(batch, commit)
        except Exception as failure:
            if not self._broken:
                raise
            self._hang_up()
            raise Away("the database cannot be reached") from failure

    def _leave_out(self, batch: list[Job], commit: Commit) -> Lost:
        """Commits a batch without the jobs that have lost a race."""
        lost: Lost = {}
        while left := [job for job in batch if job not in lost] if lost else batch:
            if self._connection is None:
                self._connection = self._database.engine.connect()
            began = time.perf_counter()
            try:
                return lost | commit(self._connection, self._database, left)
            except AlreadyThere:
                repeated = already_replied(self._connection, left)
                if not repeated:  # twice in this batch
                    raise
                lost |= dict.fromkeys(repeated, Repeated("this intent already has a reply"))
            finally:
                self.observe(time.perf_counter() - began)
        return lost

    @property
    def _broken(self) -> bool:
        """Whether there is no connection, or only a broken one."""
        connection = self._connection
        if connection is None or connection.invalidated:
            return True
        return bool(getattr(connection.connection.driver_connection, "closed", False))

    def _hang_up(self) -> None:
        if self._connection is not None:
            if self._broken:
                self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _tell(batch: list[Job], lost: Lost | Exception) -> None:
    """Wakes each event loop once, however many jobs it is waiting for."""
    why = lost if isinstance(lost, dict) else dict.fromkeys(batch, lost)
    for loop in {job.loop for job in batch}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, [(job.then, why.get(job)) for job in batch if job.loop is loop])


def _tell_all(callers: list[tuple[Then, Exception | None]]) -> None:
    for then, lost in callers:
        then(lost)
