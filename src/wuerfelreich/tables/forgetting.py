"""Rows that nobody needs any more: guests who never sat down, and answers that nobody will ask for again."""

from sqlalchemy import Connection, delete, select

from wuerfelreich.tables import schema
from wuerfelreich.tables.store import Store
from wuerfelreich.tables.table import Status


async def forget_guests(store: Store, before: int) -> int:
    """Removes guests who came before this time and have neither a seat nor a table; returns how many."""
    player = schema.players.c
    seated = select(schema.seats.c.player)
    hosting = select(schema.tables.c.host)
    idle = delete(schema.players).where(player.seen < before, player.id.not_in(seated), player.id.not_in(hosting))

    def job(connection: Connection) -> int:
        return connection.execute(idle).rowcount

    return await store.writer.write(job)


async def forget_answers(store: Store, before: int) -> int:
    """Removes the answers to what was wanted at tables that closed before this time; returns how many."""
    table = schema.tables.c
    closed = select(table.id).where(table.status == Status.CLOSED, table.changed < before)
    old = delete(schema.answers).where(schema.answers.c.table_id.in_(closed))

    def job(connection: Connection) -> int:
        return connection.execute(old).rowcount

    return await store.writer.write(job)
