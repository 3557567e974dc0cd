"""Removes rows that are no longer needed: abandoned open tables, guests without a table, replies to old intents."""

from sqlalchemy import Connection, delete, select

from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Status


async def remove_old_rows(store: Store, tables: int, guests: int, replies: int) -> int:
    """Removes, in one commit, open tables last touched before `tables`, guests who arrived before `guests` and have
    neither a seat nor a table, and replies at tables closed before `replies`. Returns how many tables were removed."""

    def job(connection: Connection) -> int:
        removed = _remove_tables(connection, tables)
        _remove_guests(connection, guests)
        _remove_replies(connection, replies)
        return removed

    return await store.writer.write(job)


def _remove_tables(connection: Connection, before: int) -> int:
    table = schema.tables.c
    old = select(table.id).where(table.status == Status.OPEN, table.changed < before).scalar_subquery()
    for other in (schema.events, schema.heads, schema.seats, schema.replies, schema.early_moves):
        connection.execute(delete(other).where(other.c.table_id.in_(old)))
    return connection.execute(delete(schema.tables).where(table.status == Status.OPEN, table.changed < before)).rowcount


def _remove_guests(connection: Connection, before: int) -> None:
    player, seat = schema.players.c, schema.seats.c
    seated, hosting = select(seat.player).where(seat.player.is_not(None)), select(schema.tables.c.host)
    idle = (player.seen < before, player.id.not_in(seated), player.id.not_in(hosting))
    connection.execute(delete(schema.players).where(*idle))


def _remove_replies(connection: Connection, before: int) -> None:
    table = schema.tables.c
    closed = select(table.id).where(table.status == Status.CLOSED, table.changed < before)
    connection.execute(delete(schema.replies).where(schema.replies.c.table_id.in_(closed)))
