"""Moves names out of the log, adds results, and adds columns for what used to be found by matching text."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_events = sa.table("events", sa.column("table_id"), sa.column("seq"), sa.column("event"))
_seats = sa.table(
    "seats", sa.column("table_id"), sa.column("seat"), sa.column("player"), sa.column("name"), sa.column("picture")
)
_tables = sa.table("tables", sa.column("id"), sa.column("wakes"), sa.column("imported"), sa.column("ending"))


def upgrade() -> None:
    """Leaves the results of finished games to the server, which adds them at the start: it has to replay the games."""
    op.rename_table("answers", "replies")
    with op.batch_alter_table("replies") as replies:
        replies.alter_column("answer", new_column_name="reply")
    op.rename_table("early", "early_moves")
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("player", existing_type=sa.String(32), nullable=True)
        seats.add_column(sa.Column("name", sa.String(40), nullable=False, server_default=""))
        seats.add_column(sa.Column("picture", sa.String(20), nullable=False, server_default=""))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("wakes", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("ending", sa.String(10)))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("ending", sa.String(40), nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
    )
    op.create_index("results_by_game", "results", ["game", "ended"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), index=True),
        sa.Column("bot", sa.String(20)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    """Moves or copies from the log what now has its own columns."""
    for kind, take in (
        ("created", _take_created),
        ("seated", _take_name),
        ("bot-seated", _take_wakes),
        ("imported", _take_imported),
        ('played","entry":{"type":"event', _take_wakes),
        ("closed", _take_ending),
    ):
        found = _events.c.event.startswith(f'{{"type":"{kind}"', autoescape=True)
        for row in connection.execute(sa.select(_events).where(found).order_by(_events.c.table_id, _events.c.seq)):
            take(connection, row.table_id, row.seq, json.loads(row.event))


def _note(connection: sa.Connection, table: str, **values: object) -> None:
    connection.execute(sa.update(_tables).where(_tables.c.id == table).values(values))


def _rewrite(connection: sa.Connection, table: str, seq: int, event: dict[str, object]) -> None:
    written = json.dumps(event, ensure_ascii=False, separators=(",", ":"))
    connection.execute(
        sa.update(_events).where(_events.c.table_id == table, _events.c.seq == seq).values(event=written)
    )


def _take_created(connection: sa.Connection, table: str, _seq: int, event: dict[str, object]) -> None:
    settings = event["settings"]
    assert isinstance(settings, dict)
    if settings.get("clock") is not None or settings.get("absent") is not None:
        _note(connection, table, wakes=True)


def _take_name(connection: sa.Connection, table: str, seq: int, event: dict[str, object]) -> None:
    """A player who has left the seat again has no row any more, and needs no name."""
    shown = {"name": event.pop("name"), "picture": event.pop("picture", "")}
    seat = sa.and_(_seats.c.table_id == table, _seats.c.seat == event["seat"], _seats.c.player == event["player"])
    connection.execute(sa.update(_seats).where(seat).values(shown))
    _rewrite(connection, table, seq, event)


def _take_wakes(connection: sa.Connection, table: str, _seq: int, _event: dict[str, object]) -> None:
    _note(connection, table, wakes=True)


def _take_imported(connection: sa.Connection, table: str, seq: int, event: dict[str, object]) -> None:
    """The header of a file has a line for each seat, with the name of the person who sat there."""
    lines = str(event["head"]).split("\n")
    for seat, at in enumerate(at for at, line in enumerate(lines) if line.startswith("seat ")):
        told = json.loads(lines[at].removeprefix("seat "))
        row = {"table_id": table, "seat": seat, "player": None, "name": told["name"], "picture": ""}
        connection.execute(sa.insert(_seats).values(row))
        told["name"] = f"P{seat + 1}"
        lines[at] = f"seat {json.dumps(told, ensure_ascii=False, separators=(',', ':'))}"
    _rewrite(connection, table, seq, {**event, "head": "\n".join(lines)})
    _note(connection, table, imported=True)


def _take_ending(connection: sa.Connection, table: str, _seq: int, event: dict[str, object]) -> None:
    _note(connection, table, ending=event["ending"])
