"""The databases that a store can use: an SQLite file for one process, or PostgreSQL for many."""

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, Engine

POSTGRES = ("postgresql://", "postgres://")
#: Where a database is: the path of a file, or the address of a server.
Where = Path | str


class Cursor(Protocol):
    """What a driver returns for a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it has written."""
        ...

    def fetchall(self) -> object:
        """The rows it has found."""
        ...


class Inserted(NamedTuple):
    """What the database answered: the versions of the tables, and how many rows each statement has inserted."""

    versions: dict[str, int]
    rows: list[int]


#: A statement with its values.
Statement = tuple[str, tuple[object, ...]]
#: Executes a statement with its values, without going through SQLAlchemy.
Execute = Callable[[str, tuple[object, ...]], Cursor]


#: Locks tables and executes statements.
AtOnce = Callable[[Connection, Collection[str], Sequence[Statement]], Inserted | None]


class Database(Protocol):
    """A database that is open and has the newest schema."""

    engine: Engine
    """For writing; its transactions must be ended."""
    begin: str
    """The statement that begins a transaction, if the driver does not do so by itself."""

    shared: bool
    """Whether other processes may change what is stored."""

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection for single statements."""
        ...

    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection whose statements all see the same state of the database."""
        ...

    def versions(self, execute: Execute, tables: Collection[str]) -> dict[str, int] | None:
        """The versions of some tables, each locked until the transaction ends; None if nobody else can change them."""
        ...

    @property
    def at_once(self) -> AtOnce | None:
        """Locks some tables and inserts rows, without waiting for one answer before the next statement, and leaves the
        transaction open; returns None, and has done nothing, if a row is already there. None if that gains nothing."""
        ...

    def time(self) -> int | None:
        """Its own time in milliseconds since 1970; None if it has only ours."""
        ...

    def close(self) -> None:
        """Closes all connections."""
        ...


def open_database(where: Where) -> Database:
    """Opens the database at a path or an address and migrates it. Raises StoreError."""
    if isinstance(where, str) and where.startswith(POSTGRES):
        from wuerfelreich.tables.store.postgres import PostgresDatabase

        return PostgresDatabase(where)
    from wuerfelreich.tables.store.sqlite import SqliteDatabase

    return SqliteDatabase(Path(where))
