"""Inserts the rows of many steps in few statements; the SQL is generated from the schema once per number of rows."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from sqlalchemy import Dialect, Table, insert

from wuerfelreich.tables.store.database import Execute

#: The values of a row, in the order of the table's columns.
Row = tuple[object, ...]

MAX_ROWS = 64
"""Rows per statement: each number of rows is a separate statement that the driver keeps prepared."""


class AlreadyThere(Exception):
    """A row was not inserted, because there is another one with its key."""


def insert_rows(execute: Execute, dialect: Dialect, rows: Iterable[tuple[Table, Row]]) -> None:
    """Inserts rows, grouped by table and otherwise in order. In a table marked `replaced`, a row takes the place of the
    one with its key, and there may be only one for each key; in one marked `unless_there`, AlreadyThere is raised if
    there is one. The SQL goes straight to the driver, because SQLAlchemy's overhead takes longer than the statement
    itself."""
    of_table: dict[Table, list[Row]] = {}
    for table, row in rows:
        of_table.setdefault(table, []).append(row)
    for table, some in of_table.items():
        for at in range(0, len(some), MAX_ROWS):
            part = some[at : at + MAX_ROWS]
            done = execute(_statement(dialect, table, len(part)), tuple(chain(*part)))
            if "unless_there" in table.info and done.rowcount != len(part):
                raise AlreadyThere(table.name)


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
