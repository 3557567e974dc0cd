"""Checks every table of a database: its hash chain, and that nothing stored elsewhere is newer than its log."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.exc import DatabaseError

from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.chain import Fault, Head, begin, compare, extend

_table, _head, _event, _reply = schema.tables.c, schema.heads.c, schema.events.c, schema.replies.c
_ENTRIES = select(_table.id, _table.seed, _head.seq, _head.link).join_from(
    schema.tables, schema.heads, _head.table_id == _table.id, isouter=True
)
_EVENTS = select(_event.seq, _event.at, _event.event).order_by(_event.seq)
_ORPHANS = select(_head.table_id).where(_head.table_id.not_in(select(_table.id)))
_REPLIES = select(_reply.table_id, _reply.reply, _head.seq).join_from(
    schema.replies, schema.heads, _head.table_id == _reply.table_id
)


class Checked(Struct, frozen=True):
    """The number of tables in a database, and what is wrong with the damaged ones."""

    tables: int
    damaged: dict[str, Fault]


class _Numbered(Struct):
    """The part of a reply that is compared with the log."""

    seq: int


def check_tables(connection: Connection) -> Checked:
    """Follows every table's hash chain; changes nothing."""
    tables = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
    if not inspect(connection).has_table("heads"):  # older than the chains: there is nothing to check
        return Checked(tables, {})
    damaged = dict.fromkeys(connection.execute(_ORPHANS).scalars(), Fault.NO_ENTRY)
    damaged |= {table: Fault.OLDER for table in _newer_replies(connection) if table not in damaged}
    for table, seed, seq, link in connection.execute(_ENTRIES).all():
        fault = _fault(connection, table, seed, None if link is None else Head(seq, link))
        if fault is not None:
            damaged[table] = fault
    return Checked(tables, damaged)


def _newer_replies(connection: Connection) -> Iterator[str]:
    """The tables with a reply from after the last event."""
    for table, reply, seq in connection.execute(_REPLIES):
        try:
            if msgspec.json.decode(reply, type=_Numbered).seq > seq:
                yield table
        except (msgspec.MsgspecError, TypeError):
            yield table


def _fault(connection: Connection, table: str, seed: bytes, stored: Head | None) -> Fault | None:
    try:
        rows = connection.execute(_EVENTS.where(_event.table_id == table))
        return compare(stored, extend(begin(table, seed), ((seq, at, event) for seq, at, event in rows)))
    except (DatabaseError, TypeError, AttributeError):
        return Fault.UNREADABLE
