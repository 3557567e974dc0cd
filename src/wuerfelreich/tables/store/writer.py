"""A single writer thread: jobs that arrive during a commit share the next one (group commit)."""

import asyncio
import queue
import time
from collections.abc import Callable, Iterable
from threading import Thread
from typing import TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Table
from sqlalchemy.exc import DatabaseError, IntegrityError

from wuerfelreich.tables import crash_points
from wuerfelreich.tables.store import statements
from wuerfelreich.tables.store.database import AtOnce, Database, Execute
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.rows import AlreadyThere, Row, insert_rows, insertions

T = TypeVar("T")
#: Called after a commit with the reason it failed, or None.
Then = Callable[[Exception | None], None]
MAX_BATCH = 256
"""Jobs in one commit; once it has this many, no more are collected."""


class LostTransaction(Exception):
    """The database has rolled back the transaction in progress."""


class Overtaken(Exception):
    """Another process has changed the table first: read what came, and decide again."""


class Repeated(Exception):
    """The intent already has a reply."""


class Away(StoreError):
    """The database cannot be reached; what was being stored may or may not be stored."""


class Claim(Struct, frozen=True):
    """What a job depends on: that a table still has this version, and that an intent has no reply yet."""

    table: str
    version: int
    intent: tuple[str, str] | None = None
    """The player, and the id of the intent."""


class _Waiting:
    """A job and its rows, and what to call on the caller's event loop once the commit has returned."""

    def __init__(
        self,
        rows: Iterable[tuple[Table, Row]],
        job: Callable[[Connection], None] | None,
        then: Then,
        claim: Claim | None,
    ) -> None:
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.then = then
        self.claim = claim
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


#: Jobs of a batch that were left out of its commit because they lost a race, and why.
Lost = dict[_Waiting, Exception]
Commit = Callable[[Connection, Database, list[_Waiting]], Lost]


class Writer:
    """Runs jobs in order. They share a transaction, from which those that lost a race are left out; if it fails, each
    is retried in its own, so none spoils another."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: Connection | None = None
        self._gathered: list[_Waiting] = []
        self._jobs: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
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
        waiting = _Waiting(rows, job, then, claim)
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

    def _commit(self, batch: list[_Waiting]) -> None:
        """Commits a batch in one transaction or, if that fails, each job in its own. Callers hear of a job only after
        its commit has returned."""
        plain = not any(job.more for job in batch)
        lost = self._attempt(batch, _commit_rows if plain else _commit_all)
        if isinstance(lost, dict | Away) or (len(batch) == 1 and not plain):
            _tell(batch, lost)
        else:
            for job in batch:
                _tell([job], self._attempt([job], _commit_all))

    def _attempt(self, batch: list[_Waiting], commit: Commit) -> Lost | Exception:
        """Tries to commit a batch; returns what was left out of it, or the reason why none of it is on disk."""
        try:
            lost = self._reconnecting(batch, commit)
        except Exception as failure:
            refused = isinstance(failure, DatabaseError) and not isinstance(failure, IntegrityError)
            self.failing = refused or isinstance(failure, Away)
            return failure
        self.failing = False
        return lost

    def _reconnecting(self, batch: list[_Waiting], commit: Commit) -> Lost:
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

    def _leave_out(self, batch: list[_Waiting], commit: Commit) -> Lost:
        """Commits a batch without the jobs that have lost a race."""
        lost: Lost = {}
        while left := [job for job in batch if job not in lost] if lost else batch:
            if self._connection is None:
                self._connection = self._database.engine.connect()
            began = time.perf_counter()
            try:
                return lost | commit(self._connection, self._database, left)
            except AlreadyThere:
                repeated = _repeated(self._connection, left)
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


def _commit_all(connection: Connection, database: Database, batch: list[_Waiting]) -> Lost:
    """Commits rows and jobs."""
    with connection.begin():
        lost = _overtaken(connection.exec_driver_sql, database, batch)
        kept = [job for job in batch if job not in lost]
        insert_rows(connection.exec_driver_sql, connection.dialect, _rows(kept))
        for job in kept:
            job.run(connection)
        crash_points.reach("before-commit")
    crash_points.reach("after-commit")
    return lost


def _commit_rows(connection: Connection, database: Database, batch: list[_Waiting]) -> Lost:
    """Commits rows only, without going through SQLAlchemy. This is the usual case: moves are nothing but rows."""
    if database.at_once is not None and _commit_at_once(connection, database.at_once, batch):
        return {}
    driver = connection.connection
    cursor = driver.cursor()
    try:
        if database.begin:
            cursor.execute(database.begin)
        lost = _overtaken(cursor.execute, database, batch)
        insert_rows(cursor.execute, connection.dialect, _rows([job for job in batch if job not in lost]))
        crash_points.reach("before-commit")
        driver.commit()
    except BaseException:
        driver.rollback()
        raise
    finally:
        cursor.close()
    crash_points.reach("after-commit")
    return lost


def _commit_at_once(connection: Connection, at_once: AtOnce, batch: list[_Waiting]) -> bool:
    """Commits rows in as few round trips as possible, in the hope that nobody has lost a race. False, and nothing is
    done, if somebody has."""
    claims = [job.claim for job in batch if job.claim is not None]
    inserts = list(insertions(connection.dialect, _rows(batch)))
    driver = connection.connection
    try:
        done = at_once(connection, {claim.table for claim in claims}, [one.sent for one in inserts])
        if done is None:
            return False
        if any(done.versions.get(claim.table) != claim.version for claim in claims):
            driver.rollback()
            return False
        for one, rows in zip(inserts, done.rows, strict=True):
            one.check(rows)
        crash_points.reach("before-commit")
        driver.commit()
    except BaseException:
        driver.rollback()
        raise
    crash_points.reach("after-commit")
    return True


def _overtaken(execute: Execute, database: Database, batch: list[_Waiting]) -> Lost:
    """The jobs whose table has another version than they expect."""
    claims = {job: job.claim for job in batch if job.claim is not None}
    found = database.versions(execute, {claim.table for claim in claims.values()}) if claims else None
    if found is None:
        return {}
    lost = Overtaken("another process has changed this table")
    return {job: lost for job, claim in claims.items() if found.get(claim.table) != claim.version}


def _repeated(connection: Connection, batch: list[_Waiting]) -> list[_Waiting]:
    """The jobs whose intents already have a reply."""
    intents = {job: job.claim.intent for job in batch if job.claim is not None and job.claim.intent is not None}
    with connection.begin():
        rows = connection.execute(statements.REPLIED, {"intents": list(intents.values())})
        found = {(player, intent) for player, intent in rows}
    return [job for job, intent in intents.items() if intent in found]


def _rows(batch: list[_Waiting]) -> list[tuple[Table, Row]]:
    return [row for job in batch for row in job.rows]


def _tell(batch: list[_Waiting], lost: Lost | Exception) -> None:
    """Wakes each event loop once, however many jobs it is waiting for."""
    why = lost if isinstance(lost, dict) else dict.fromkeys(batch, lost)
    for loop in {job.loop for job in batch}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, [(job.then, why.get(job)) for job in batch if job.loop is loop])


def _tell_all(callers: list[tuple[Then, Exception | None]]) -> None:
    for then, lost in callers:
        then(lost)
