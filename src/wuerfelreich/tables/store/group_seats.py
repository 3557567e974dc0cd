"""Nobody sits at two tables of a group: written in the same transaction as the seat itself."""

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.step import Step

_c = schema.duplicate_players.c
_THIS = (_c.group_id == bindparam("group"), _c.player == bindparam("who"))
TABLE_OF = select(_c.table_id).where(*_THIS)
"""The table of a group at which a player sits."""
_LEAVE = delete(schema.duplicate_players).where(*_THIS, _c.table_id == bindparam("table"))


class SeatedElsewhere(Exception):
    """The player has a seat at another table of the group; nothing was stored."""


def seat_in_group(connection: Connection, step: Step) -> None:
    """Notes who sits down at a table of a group, and who leaves it before the start. Raises SeatedElsewhere."""
    for player in sorted({who.player for who in step.seats.values() if who is not None and who.player is not None}):
        at = connection.execute(TABLE_OF, {"group": step.group, "who": player}).scalar()
        if at is None:
            row = {"group_id": step.group, "player": player, "table_id": step.table}
            try:
                connection.execute(insert(schema.duplicate_players), row)
            except IntegrityError:  # at another process, just now
                raise SeatedElsewhere(player) from None
        elif at != step.table:
            raise SeatedElsewhere(player)
    for player in sorted(step.left):
        connection.execute(_LEAVE, {"group": step.group, "who": player, "table": step.table})
