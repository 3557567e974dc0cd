"""One commit for a batch of jobs, without those that have lost a race."""

import asyncio
from collections.abc import Callable, Iterable

from msgspec import Struct
from sqlalchemy import Connection, Table

from wuerfelreich.tables import crash_points
from wuerfelreich.tables.store import statements
from wuerfelreich.tables.store.database import AtOnce, Database, Execute
from wuerfelreich.tables.store.rows import Row, insert_rows, insertions

#: Called after a commit with the reason it failed, or None.
Then = Callable[[Exception | None], None]


class LostTransaction(Exception):
    """The database has rolled back the transaction in progress."""


class Overtaken(Exception):
    """Another process has changed the table first: read what came, and decide again."""


class Claim(Struct, frozen=True):
    """What a job depends on: that a table still has this version, and that an intent has no reply yet."""

    table: str
    version: int
    intent: tuple[str, str] | None = None
    """The player, and the id of the intent."""


class Job:
    """Rows to insert, other work to do, and what to call on the caller's event loop once the commit has returned."""

    def __init__(
        self,
        rows: Iterable[tuple[Table, Row]],
        work: Callable[[Connection], None] | None,
        then: Then,
        claim: Claim | None,
    ) -> None:
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.then = then
        self.claim = claim
        self._work = work

    @property
    def more(self) -> bool:
        """Whether there is more to do than insert rows."""
        return self._work is not None

    def run(self, connection: Connection) -> None:
        """Does what inserting rows cannot."""
        if self._work is not None:
            self._work(connection)
            if not getattr(connection.connection.driver_connection, "in_transaction", True):
                raise LostTransaction("the transaction has been lost")


#: Jobs of a batch that were left out of its commit because they lost a race, and why.
Lost = dict[Job, Exception]
Commit = Callable[[Connection, Database, list[Job]], Lost]


def commit_all(connection: Connection, database: Database, batch: list[Job]) -> Lost:
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


def commit_rows(connection: Connection, database: Database, batch: list[Job]) -> Lost:
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


def _commit_at_once(connection: Connection, at_once: AtOnce, batch: list[Job]) -> bool:
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


def _overtaken(execute: Execute, database: Database, batch: list[Job]) -> Lost:
    """The jobs whose table has another version than they expect."""
    claims = {job: job.claim for job in batch if job.claim is not None}
    found = database.versions(execute, {claim.table for claim in claims.values()}) if claims else None
    if found is None:
        return {}
    lost = Overtaken("another process has changed this table")
    return {job: lost for job, claim in claims.items() if found.get(claim.table) != claim.version}


def already_replied(connection: Connection, batch: list[Job]) -> list[Job]:
    """The jobs whose intents already have a reply."""
    intents = {job: job.claim.intent for job in batch if job.claim is not None and job.claim.intent is not None}
    with connection.begin():
        rows = connection.execute(statements.REPLIED, {"intents": list(intents.values())})
        found = {(player, intent) for player, intent in rows}
    return [job for job, intent in intents.items() if intent in found]


def _rows(batch: list[Job]) -> list[tuple[Table, Row]]:
    return [row for job in batch for row in job.rows]
