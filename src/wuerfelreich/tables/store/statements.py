"""What is asked of the database again and again: made once, so that SQLAlchemy knows every statement at once."""

from sqlalchemy import bindparam, delete, select, update

from wuerfelreich.tables.store import schema

_table = schema.tables.c
_event = schema.events.c
_answer = schema.answers.c
_player = schema.players.c
_seat = schema.seats.c
_listed = (_table.id, _table.game, _table.host, _table.status, _table.changed)

SEED = select(_table.seed).where(_table.id == bindparam("table"))
EVENTS = (
    select(_event.seq, _event.at, _event.event)
    .where(_event.table_id == bindparam("table"), _event.seq > bindparam("after"))
    .order_by(_event.seq)
)
EARLY = select(schema.early.c.seat, schema.early.c.text).where(schema.early.c.table_id == bindparam("table"))
ANSWER = select(_answer.answer).where(_answer.player == bindparam("player"), _answer.intent == bindparam("intent"))
PLAYER = select(_player.id, _player.name, _player.picture).where(_player.secret == bindparam("secret"))
TABLES_OF = (
    select(*_listed)
    .where(
        _table.id.in_(select(_seat.table_id).where(_seat.player == bindparam("player")))
        | (_table.host == bindparam("player"))
    )
    .order_by(_table.changed.desc())
    .limit(bindparam("most"))
)
LISTED = select(*_listed).where(_table.status == bindparam("status")).order_by(_table.changed.desc())
LOBBY = LISTED.where(_table.visibility == "public")

NOTE = update(schema.tables).where(_table.id == bindparam("table"))
"""With the values of `status` and `changed`."""
RENAME = update(schema.players).where(_player.id == bindparam("player"))
"""With the values of `name` and `picture`."""
VACATE = delete(schema.seats).where(_seat.table_id == bindparam("table"), _seat.seat == bindparam("at"))
FORGET_EARLY = delete(schema.early).where(schema.early.c.table_id == bindparam("table"))
