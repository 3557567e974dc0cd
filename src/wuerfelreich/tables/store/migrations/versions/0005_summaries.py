"""Adds to each table and seat what lists and the start need, so that neither has to replay games."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_events = sa.table("events", sa.column("table_id"), sa.column("seq"), sa.column("event"))
_log = sa.select(_events.c.table_id, sa.cast(_events.c.event, sa.LargeBinary))
"""Events as bytes: a damaged one may not even be text."""
_seats = sa.table(
    "seats",
    sa.column("table_id"),
    sa.column("seat"),
    sa.column("player"),
    sa.column("name"),
    sa.column("picture"),
    sa.column("bot"),
)
_tables = sa.table("tables", sa.column("id"), sa.column("seats"), sa.column("absent"))


def upgrade() -> None:
    """Leaves whose turn it is to the server, which finds out after the start: it has to replay the games."""
    op.add_column("tables", sa.Column("seats", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("absent", sa.Integer))
    op.add_column("tables", sa.Column("due", sa.Integer))
    op.add_column("tables", sa.Column("wake_at", sa.BigInteger))
    op.add_column("tables", sa.Column("as_of", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.add_column("seats", sa.Column("bot", sa.String(20)))
    connection = op.get_bind()
    _fill_tables(connection)
    _fill_bots(connection)
    _fill_imported_bots(connection)


def _fill_tables(connection: sa.Connection) -> None:
    first = _log.join(_tables, _events.c.table_id == _tables.c.id).where(_events.c.seq == 1)
    for table, _, event in _readable(connection, first):
        settings = event.get("settings")
        if isinstance(settings, dict):
            values = {"seats": settings.get("seats", 0), "absent": settings.get("absent")}
            connection.execute(sa.update(_tables).where(_tables.c.id == table).values(values))


def _fill_bots(connection: sa.Connection) -> None:
    """The bots that sit somewhere now; one that was removed again before the start does not."""
    sitting: dict[tuple[str, object], dict[str, object]] = {}
    moved = sa.or_(*(_is(kind) for kind in ("bot-seated", "vacated")))
    found = _log.where(moved).order_by(_events.c.table_id, _events.c.seq)
    for table, kind, event in _readable(connection, found):
        if kind == "bot-seated":
            sitting[table, event["seat"]] = event
        else:
            sitting.pop((table, event["seat"]), None)
    for (table, seat), event in sitting.items():
        row = {"table_id": table, "seat": seat, "player": None, "name": event["name"], "picture": ""}
        connection.execute(sa.insert(_seats).values({**row, "bot": event["level"]}))


def _fill_imported_bots(connection: sa.Connection) -> None:
    """The header of a file has a line for each seat; their rows are already there."""
    for table, _, event in _readable(connection, _log.where(_is("imported"))):
        lines = (line.removeprefix("seat ") for line in str(event["head"]).split("\n") if line.startswith("seat "))
        for seat, line in enumerate(lines):
            here = sa.and_(_seats.c.table_id == table, _seats.c.seat == seat)
            connection.execute(sa.update(_seats).where(here).values(bot=json.loads(line).get("bot")))


def _is(kind: str) -> sa.ColumnElement[bool]:
    return _events.c.event.startswith(f'{{"type":"{kind}"', autoescape=True)


def _readable(connection: sa.Connection, found: sa.Executable) -> list[tuple[str, str, dict[str, object]]]:
    """Table, kind and content of events; a damaged one is left out, because its table cannot be read either."""
    events = []
    for table, text in connection.execute(found):
        try:
            event = json.loads(text)
            events.append((table, event["type"], event))
        except (ValueError, TypeError, KeyError):
            continue
    return events
