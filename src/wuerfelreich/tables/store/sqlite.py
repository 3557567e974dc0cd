"""SQLite with a write-ahead log, for one process: each commit is flushed to disk before anybody hears of it."""

import sqlite3
from collections.abc import Collection
from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from wuerfelreich.tables.store.database import Execute
from wuerfelreich.tables.store.file import StoreError, check_sound, lock_database, make_private
from wuerfelreich.tables.store.migrations import MigrationError, migrate


class SqliteDatabase:
    """A file. It is locked, and a second process gets a StoreError."""

    begin = "BEGIN"
    shared = False
    at_once = None

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock_database(path)
        try:
            make_private(path)
            check_sound(path)
            self.engine = _migrated(path)
        except BaseException:
            self._lock.release()
            raise

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection for single statements."""
        return self.engine.connect()

    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection whose statements all see the same state: a transaction does, with a write-ahead log."""
        return self.engine.connect()

    def versions(self, _execute: Execute, _tables: Collection[str]) -> None:
        """Nobody else can change a table."""
        return

    def time(self) -> None:
        """It has only ours."""
        return

    def close(self) -> None:
        """Closes all connections and releases the file."""
        self.engine.dispose()
        self._lock.release()


def read_only(path: Path) -> Engine:
    """A file as it is; nothing can be written, and a server may be using it."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool)


def _migrated(path: Path) -> Engine:
    """The database, brought to the newest revision."""
    engine = engine_of(path)
    try:
        migrate(engine)
    except (DatabaseError, MigrationError) as error:
        engine.dispose()
        raise StoreError(f"{path} cannot be used: {getattr(error, 'orig', error)}") from None
    return engine


def engine_of(path: Path) -> Engine:
    """For writing to a file: with a write-ahead log, and flushed to disk at each commit."""
    # Each number of rows inserted together is a separate statement, and all of them should stay prepared.
    engine = create_engine(f"sqlite:///{path}", connect_args={"cached_statements": 512})

    @event.listens_for(engine, "connect")
    def prepare(connection: object, _record: object) -> None:
        # Issue BEGIN ourselves: the driver would begin only at a job's savepoint, whose release would then commit.
        connection.isolation_level = None  # type: ignore[attr-defined]
        cursor = connection.cursor()  # type: ignore[attr-defined]
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
