"""A database beside the servers that use it, for an operator's commands: it is neither locked nor migrated."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, func, inspect, select
from sqlalchemy.exc import DatabaseError

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.database import POSTGRES, Where
from wuerfelreich.tables.store.file import StoreError, check_revision, lock_database, missing
from wuerfelreich.tables.store.migrations import revision_of
from wuerfelreich.tables.store.processes import LEASE


class Beside:
    """The database, and whether a server is using it. Raises StoreError if it cannot be used."""

    def __init__(self, where: Where) -> None:
        self._file = None if isinstance(where, str) and where.startswith(POSTGRES) else Path(where)
        self._engine = _opened(where, self._file)
        try:
            with self.connection() as connection:
                check_revision("the database", revision_of(connection))
                if not inspect(connection).has_table(schema.orders.name):
                    raise StoreError(
                        "the database is older than this program; start the server once to update it",
                        Phrase("store-older"),
                    )
        except BaseException:
            self.close()
            raise

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """A connection with one transaction."""
        try:
            with self._engine.begin() as connection:
                yield connection
        except DatabaseError as error:
            why = str(getattr(error, "orig", error)).strip().partition("\n")[0]
            raise StoreError(f"the database cannot be used: {why}") from None

    def served(self) -> bool:
        """Whether a server is running at this database."""
        if self._file is not None:
            try:
                lock_database(self._file).release()
            except StoreError:
                return True
            return False
        with self.connection() as connection:
            alive = connection.execute(select(func.max(schema.runs.c.alive))).scalar()
            now = connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp()) * 1000").scalar_one()
        return alive is not None and alive >= now - LEASE

    def close(self) -> None:
        """Closes all connections."""
        self._engine.dispose()


def now() -> int:
    """When an operator has given a command, in milliseconds since 1970."""
    return int(time.time() * 1000)


def _opened(where: Where, file: Path | None) -> Engine:
    if file is None:
        from wuerfelreich.tables.store.postgres import engine_at

        return engine_at(str(where))
    from wuerfelreich.tables.store.sqlite import engine_of

    if not file.exists():
        raise missing(file)
    return engine_of(file)
