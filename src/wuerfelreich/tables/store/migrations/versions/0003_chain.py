"""Adds the end of the hash chain over each table's events."""

from collections.abc import Iterator, Sequence

import sqlalchemy as sa
from alembic import op

from wuerfelreich.tables.store.chain import begin, extend

revision = "0003"
down_revision = "0002"

MAX_ROWS = 500
"""Tables read and written at a time."""

_tables = sa.table("tables", sa.column("id"), sa.column("seed"))
_events = sa.table("events", sa.column("table_id"), sa.column("seq"), sa.column("at"), sa.column("event"))


def upgrade() -> None:
    """Follows the chain of every table from its first event. Like all migrations it is one transaction: a start that is
    interrupted leaves the database as it was."""
    heads = op.create_table(
        "heads",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("link", sa.LargeBinary(32), nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    for some in connection.execute(sa.select(_tables)).partitions(MAX_ROWS):
        if found := list(_heads(connection, some)):
            connection.execute(sa.insert(heads), found)


def _heads(connection: sa.Connection, tables: Sequence[sa.Row[tuple[str, bytes]]]) -> Iterator[dict[str, object]]:
    for table in tables:
        log = sa.select(_events.c.seq, _events.c.at, _events.c.event).where(_events.c.table_id == table.id)
        try:
            rows = connection.execute(log.order_by(_events.c.seq))
            head = extend(begin(table.id, table.seed), ((seq, at, event) for seq, at, event in rows))
        except (sa.exc.DBAPIError, TypeError, AttributeError):
            continue  # already damaged: without a head it cannot be read, and the others can
        yield {"table_id": table.id, "seq": head.seq, "link": head.link}
