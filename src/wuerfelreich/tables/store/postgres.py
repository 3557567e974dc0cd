"""PostgreSQL, for many processes: the database settles who comes first."""

import asyncio
import time
from collections.abc import Collection, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import cast

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.store.database import Execute, Inserted, Statement
from wuerfelreich.tables.store.file import StoreError, check_revision
from wuerfelreich.tables.store.migrations import MigrationError, migrate, revision_of

MAX_CONNECTIONS = 8
"""Connections of one process: one writes, the others read."""
CONNECT_S = 3
"""Seconds to wait for a connection."""
MAX_PREPARED = 512
SETTINGS = {"statement_timeout": "10s", "lock_timeout": "5s", "idle_in_transaction_session_timeout": "20s"}
"""A process that is frozen in a transaction must not hold up the others for longer."""
MIN_PAUSE, MAX_PAUSE = 0.1, 2.0
"""Seconds between attempts to connect while the database is away: doubled from the first to the second."""

_TIME = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT")
_LOCKED = "SELECT table_id, version FROM heads WHERE table_id = ANY(%s) ORDER BY table_id FOR UPDATE"
"""In order, so that two processes never wait for each other."""


class PostgresDatabase:
    """A database at a server, shared with other processes."""

    begin = ""  # psycopg begins a transaction by itself
    shared = True

    def __init__(self, url: str) -> None:
        self.engine = engine_at(url)
        try:
            with self.engine.connect() as connection:
                check_revision("the database", revision_of(connection))
            migrate(self.engine)
        except (DatabaseError, MigrationError) as error:
            self.engine.dispose()
            raise StoreError(f"the database cannot be used: {_reason(error)}") from None
        except BaseException:
            self.engine.dispose()
            raise
        self._single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection for single statements, without the round trips of a transaction."""
        return self._single.connect()

    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection whose statements all see the same state of the database."""
        return self._snapshots.connect()

    def versions(self, execute: Execute, tables: Collection[str]) -> dict[str, int]:
        """The versions of some tables, each locked until the transaction ends."""
        return dict(cast(Iterable[tuple[str, int]], execute(_LOCKED, (sorted(tables),)).fetchall()))

    def at_once(self, connection: Connection, tables: Collection[str], inserts: Sequence[Statement]) -> Inserted | None:
        """Locks some tables and inserts rows in one round trip instead of one for each statement; None, and nothing is
        done, if a row is already there."""
        import psycopg

        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        try:
            with driver.pipeline():
                locked = driver.execute(_LOCKED.encode(), (sorted(tables),))
                sent = [driver.execute(statement.encode(), values) for statement, values in inserts]
        except psycopg.IntegrityError:
            driver.rollback()
            return None
        versions = dict(cast(Iterable[tuple[str, int]], locked.fetchall()))
        return Inserted(versions, [one.rowcount for one in sent])

    def time(self) -> int:
        """Its own time in milliseconds since 1970."""
        with self.reading() as connection:
            return int(connection.execute(_TIME).scalar_one())

    def close(self) -> None:
        """Closes all connections."""
        self.engine.dispose()


def engine_at(url: str) -> Engine:
    """For a database at an address; nothing is connected yet. Raises StoreError."""
    try:
        address = make_url(url).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        raise StoreError(
            "this is not the address of a database: postgresql://user:password@host/name", Phrase("store-address")
        ) from None
    try:
        engine = create_engine(
            address,
            paramstyle="format",  # by position, as in the rows of many steps
            pool_size=MAX_CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_S,
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": CONNECT_S,
                "tcp_user_timeout": 1000 * CONNECT_S,  # for what is sent
                "keepalives_idle": CONNECT_S,  # for what is awaited
                "keepalives_interval": 1,
                "keepalives_count": CONNECT_S,
                "options": " ".join(f"-c {name}={value}" for name, value in SETTINGS.items()),
            },
        )
    except ModuleNotFoundError:
        raise StoreError(
            "PostgreSQL needs psycopg: install wuerfelreich[postgres]", Phrase("store-needs-psycopg")
        ) from None
    _pause_between_attempts(engine)
    return engine


def _pause_between_attempts(engine: Engine) -> None:
    """Fails at once for a while after an attempt to connect has failed. The event loop also reads, and must not wait
    for a database that is away: there, it fails at once until another thread has connected. The heartbeat tries."""
    pause, again, last = MIN_PAUSE, 0.0, ""

    @event.listens_for(engine, "do_connect")
    def connect(dialect: object, _record: object, args: list[object], options: dict[str, object]) -> object:
        nonlocal pause, again, last
        import psycopg

        if last and (_on_event_loop() or time.monotonic() < again):
            raise psycopg.OperationalError(last)
        try:
            made = engine.dialect.connect(*args, **options)
        except psycopg.OperationalError as failure:
            again, last = time.monotonic() + pause, str(failure) or "no connection"
            pause = min(2 * pause, MAX_PAUSE)
            raise
        pause, last = MIN_PAUSE, ""
        made.prepared_max = MAX_PREPARED  # each number of rows inserted together is a separate statement
        return made


def _on_event_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", error)).strip().partition("\n")[0]
