"""Removes rows that are no longer needed: abandoned open tables, guests without a table, replies to old intents."""

from sqlalchemy import Connection, delete, select

from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store

MAX_AT_ONCE = 500
"""Tables named in one statement."""

_OF_TABLES = (
    schema.events,
    schema.heads,
    schema.seats,
    schema.replies,
    schema.early_moves,
    schema.duplicate_tables,
    schema.duplicate_players,
)
"""Where an open table has rows."""


async def remove_old_rows(store: Store, tables: int, guests: int, replies: int) -> int:
    """Removes, in one commit, open tables last touched before `tables`, groups of tables that ended before then without
    any, guests who arrived before `guests` and have neither a seat nor a table, and replies at tables closed before
    `replies`. Returns how many tables were removed."""

    def job(connection: Connection) -> int:
        removed = _remove_tables(connection, tables)
        _remove_groups(connection, tables)
        _remove_guests(connection, guests)
        _remove_replies(connection, replies)
        return removed

    return await store.writer.write(job)


def _remove_tables(connection: Connection, before: int) -> int:
    """Locks the heads first, as every step does: a table at which somebody sits down just now is left alone."""
    table, head = schema.tables.c, schema.heads.c
    old = select(table.id).where(table.status == Status.OPEN, table.changed < before)
    candidates = sorted(connection.execute(old).scalars())
    removed = 0
    for at in range(0, len(candidates), MAX_AT_ONCE):
        some = candidates[at : at + MAX_AT_ONCE]
        heads = select(head.table_id).where(head.table_id.in_(some)).order_by(head.table_id)
        connection.execute(heads.with_for_update())
        still = list(connection.execute(old.where(table.id.in_(some))).scalars())
        for other in _OF_TABLES:
            connection.execute(delete(other).where(other.c.table_id.in_(still)))
        removed += connection.execute(delete(schema.tables).where(table.id.in_(still))).rowcount
    return removed


def _remove_groups(connection: Connection, before: int) -> None:
    group, place = schema.duplicates.c, schema.duplicate_tables.c
    unused = (group.over, group.deadline < before, group.id.not_in(select(place.group_id)))
    connection.execute(delete(schema.duplicates).where(*unused))


def _remove_guests(connection: Connection, before: int) -> None:
    player, seat = schema.players.c, schema.seats.c
    seated, hosting = select(seat.player).where(seat.player.is_not(None)), select(schema.tables.c.host)
    idle = (player.seen < before, player.id.not_in(seated), player.id.not_in(hosting))
    connection.execute(delete(schema.players).where(*idle))
    connection.execute(delete(schema.tokens).where(schema.tokens.c.player.not_in(select(player.id))))


def _remove_replies(connection: Connection, before: int) -> None:
    table = schema.tables.c
    closed = select(table.id).where(table.status == Status.CLOSED, table.changed < before)
    connection.execute(delete(schema.replies).where(schema.replies.c.table_id.in_(closed)))
