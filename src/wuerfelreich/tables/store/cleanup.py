"""Rows that nobody needs any more: open tables left alone, guests who never sat down, answers to old questions."""

from sqlalchemy import Connection, delete, select

from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Status


async def forget(store: Store, tables: int, guests: int, answers: int) -> int:
    """Removes open tables that nobody has touched since a time, guests who came before another and have neither a seat
    nor a table, and the answers at tables that closed before a third; returns how many tables. One commit."""

    def job(connection: Connection) -> int:
        removed = _forget_tables(connection, tables)
        _forget_guests(connection, guests)
        _forget_answers(connection, answers)
        return removed

    return await store.writer.write(job)


def _forget_tables(connection: Connection, before: int) -> int:
    table = schema.tables.c
    old = select(table.id).where(table.status == Status.OPEN, table.changed < before).scalar_subquery()
    for other in (schema.events, schema.seats, schema.answers, schema.early):
        connection.execute(delete(other).where(other.c.table_id.in_(old)))
    return connection.execute(delete(schema.tables).where(table.status == Status.OPEN, table.changed < before)).rowcount


def _forget_guests(connection: Connection, before: int) -> None:
    player = schema.players.c
    seated, hosting = select(schema.seats.c.player), select(schema.tables.c.host)
    idle = (player.seen < before, player.id.not_in(seated), player.id.not_in(hosting))
    connection.execute(delete(schema.players).where(*idle))


def _forget_answers(connection: Connection, before: int) -> None:
    table = schema.tables.c
    closed = select(table.id).where(table.status == Status.CLOSED, table.changed < before)
    connection.execute(delete(schema.answers).where(schema.answers.c.table_id.in_(closed)))
