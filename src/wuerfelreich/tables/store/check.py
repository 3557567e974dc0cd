"""Checks every table of a database: its hash chain, and that nothing stored elsewhere is newer than its log."""

import sqlite3

from msgspec import Struct

from wuerfelreich.tables.store.chain import Fault, Head, begin, compare, extend

# From the first version that has heads on; an older database has no chains to check.
_ENTRIES = "SELECT id, seed, heads.seq, link FROM tables LEFT JOIN heads ON heads.table_id = id"
_EVENTS = "SELECT seq, at, event FROM events WHERE table_id = ? ORDER BY seq"
_ORPHANS = "SELECT table_id FROM heads WHERE table_id NOT IN (SELECT id FROM tables)"
_NEWER = """
    SELECT DISTINCT heads.table_id FROM replies JOIN heads ON heads.table_id = replies.table_id
    WHERE NOT json_valid(reply) OR json_extract(reply, '$.seq') > heads.seq
"""


class Checked(Struct, frozen=True):
    """The number of tables in a database, and what is wrong with the damaged ones."""

    tables: int
    damaged: dict[str, Fault]


def check_tables(database: sqlite3.Connection) -> Checked:
    """Follows every table's hash chain; changes nothing."""
    [tables] = database.execute("SELECT count(*) FROM tables").fetchone()
    if database.execute("SELECT 1 FROM sqlite_master WHERE name = 'heads'").fetchone() is None:
        return Checked(tables, {})
    damaged = {table: Fault.NO_ENTRY for [table] in database.execute(_ORPHANS)}
    damaged |= {table: Fault.OLDER for [table] in database.execute(_NEWER) if table not in damaged}
    for table, seed, seq, link in database.execute(_ENTRIES):
        fault = _fault(database, table, seed, None if link is None else Head(seq, link))
        if fault is not None:
            damaged[table] = fault
    return Checked(tables, damaged)


def _fault(database: sqlite3.Connection, table: str, seed: bytes, stored: Head | None) -> Fault | None:
    try:
        return compare(stored, extend(begin(table, seed), database.execute(_EVENTS, (table,))))
    except (sqlite3.Error, TypeError, AttributeError):
        return Fault.UNREADABLE
