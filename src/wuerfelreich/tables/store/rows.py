"""Inserts the rows of many steps in few statements; the SQL is generated from the schema once per number of rows."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from sqlalchemy import Dialect, Table, insert

from wuerfelreich.tables.store.database import Execute, Statement

#: The values of a row, in the order of the table's columns.
Row = tuple[object, ...]

MAX_ROWS = 64
"""Rows per statement: each number of rows is a separate statement that the driver keeps prepared."""


class AlreadyThere(Exception):
    """A row was not inserted, because there is another one with its key."""


class Insertion(NamedTuple):
    """A statement that inserts some rows."""

    table: Table
    statement: str
    values: Row
    rows: int

    @property
    def sent(self) -> Statement:
        """What goes to the driver."""
        return self.statement, self.values

    def check(self, inserted: int) -> None:
        """Raises AlreadyThere if it has inserted fewer rows than it should."""
        if "unless_there" in self.table.info and inserted != self.rows:
            raise AlreadyThere(self.table.name)


def insertions(dialect: Dialect, rows: Iterable[tuple[Table, Row]]) -> Iterator[Insertion]:
    """The statements that insert rows, grouped by table and otherwise in order. In a table marked `replaced`, a row
    takes the place of the one with its key, and there may be only one for each key; in one marked `unless_there`, a row
    whose key is there is left out, and the check fails. The SQL is for the driver, because SQLAlchemy's overhead takes
    longer than the statement itself."""
    of_table: dict[Table, list[Row]] = {}
    for table, row in rows:
        of_table.setdefault(table, []).append(row)
    for table, some in of_table.items():
        for at in range(0, len(some), MAX_ROWS):
            part = some[at : at + MAX_ROWS]
            yield Insertion(table, _statement(dialect, table, len(part)), tuple(chain(*part)), len(part))


def insert_rows(execute: Execute, dialect: Dialect, rows: Iterable[tuple[Table, Row]]) -> None:
    """Inserts rows. Raises AlreadyThere."""
    for one in insertions(dialect, rows):
        one.check(execute(one.statement, one.values).rowcount)


@lru_cache(maxsize=1024)
def _statement(dialect: Dialect, table: Table, rows: int) -> str:
    """INSERT INTO table (its columns) VALUES (…), (…), …"""
    head, values = str(insert(table).compile(dialect=dialect)).rsplit("VALUES ", 1)
    return f"{head}VALUES {', '.join([values] * rows)}{_on_conflict(table)}"


def _on_conflict(table: Table) -> str:
    if "unless_there" in table.info:
        return " ON CONFLICT DO NOTHING"
    if "replaced" not in table.info:
        return ""
    keys = ", ".join(column.name for column in table.primary_key)
    values = ", ".join(f"{column.name} = excluded.{column.name}" for column in table.columns if not column.primary_key)
    return f" ON CONFLICT ({keys}) DO UPDATE SET {values}"
