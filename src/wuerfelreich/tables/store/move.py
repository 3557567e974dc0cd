"""Moving everything from one database to another: from SQLite to PostgreSQL, or back."""

from msgspec import Struct
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.check import Checked, check_tables
from wuerfelreich.tables.store.database import Database, Where, open_database
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.processes import LEASE

MAX_ROWS = 1_000
"""Rows read and written at a time."""
_LEFT_OUT = {schema.attending}
"""Who is connected where: nobody is."""


class Moved(Struct, frozen=True):
    """What was moved: rows by the name of their table, and what checking the copy found."""

    rows: dict[str, int]
    checked: Checked


def move_database(source: Where, target: Where) -> Moved:
    """Copies everything into an empty database, in one transaction. Counts rows and follows every hash chain on both
    sides before it commits; damaged tables are copied as they are. The source stays as it is, apart from migrations."""
    here = open_database(source)
    try:
        there = open_database(target)
        try:
            return _copy_all(here, there)
        except SQLAlchemyError as error:
            why = str(getattr(error, "orig", error)).partition("\n")[0]
            raise StoreError(f"nothing was moved: {why}") from None
        finally:
            there.close()
    finally:
        here.close()


def _copy_all(here: Database, there: Database) -> Moved:
    with here.snapshot() as source, there.engine.begin() as target:
        for database, connection in ((here, source), (there, target)):
            _check_unused(database, connection)
        if any(_counts(target).values()):
            raise StoreError("nothing was moved: the database to move to is not empty", Phrase("store-not-empty"))
        rows = _counts(source)
        for table in rows:
            _copy(source, target, schema.metadata.tables[table])
        if target.dialect.name == "postgresql":
            target.execute(text("SELECT setval('runs_id_seq', (SELECT coalesce(max(id), 0) + 1 FROM runs), false)"))
        checked = check_tables(target)
        if _counts(target) != rows or checked != check_tables(source):
            raise StoreError("nothing was moved: the copy is not the same")
        return Moved(rows, checked)


def _check_unused(database: Database, connection: Connection) -> None:
    """Raises StoreError if servers are using a shared database; a file is locked anyway."""
    now = database.time()
    if now is None:
        return
    run = schema.runs.c
    alive = select(func.count()).where(run.alive >= now - LEASE)
    if connection.execute(alive).scalar_one():
        raise StoreError(
            "nothing was moved: a server is using the database; stop it and wait ten seconds", Phrase("store-served")
        )


def _counts(connection: Connection) -> dict[str, int]:
    tables = [table for table in schema.metadata.sorted_tables if table not in _LEFT_OUT]
    return {table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables}


def _copy(source: Connection, target: Connection, table: Table) -> None:
    """Copies the rows of a table. Nobody keeps the tables yet: the first server takes them over."""
    nobody = {"keeper": None} if table is schema.heads else {}
    found = source.execution_options(stream_results=True).execute(select(table))
    for some in found.mappings().partitions(MAX_ROWS):
        target.execute(insert(table), [{**row, **nobody} for row in some])
