"""Statements that run often, built once so that SQLAlchemy finds each compiled form in its cache."""

from sqlalchemy import bindparam, case, delete, func, select, text, tuple_, union, update

from wuerfelreich.tables.store import schema

_table = schema.tables.c
_event = schema.events.c
_head = schema.heads.c
_reply = schema.replies.c
_early = schema.early_moves.c
_player = schema.players.c
_seat = schema.seats.c
_place = schema.result_seats.c

_known = _table.as_of == select(func.max(_event.seq)).where(_event.table_id == _table.id).scalar_subquery()
"""Whether the columns know whose turn it is. The index finds a table's last event without reading it."""
_due = case((_known, _table.due))
_drawn = func.coalesce(
    select(schema.results.c.drawn).where(schema.results.c.table_id == _table.id).scalar_subquery(), False
)
_listed = (
    _table.id,
    _table.game,
    _table.host,
    _table.status,
    _table.changed,
    _table.ending,
    _table.seats,
    _due,
    _drawn,
)

TABLE = (
    select(
        _table.seed,
        _table.as_of,
        _head.seq,
        _head.link,
        _head.version,
        _head.keeper,
        schema.results.c.table_id.label("result"),
    )
    .join_from(schema.tables, schema.heads, _head.table_id == _table.id, isouter=True)
    .join(schema.results, schema.results.c.table_id == _table.id, isouter=True)
    .where(_table.id == bindparam("table"))
)
"""A table's seed, up to where its turn is noted, the end of its hash chain, its version; whether it has a result."""
GAME = select(_table.game).where(_table.id == bindparam("table"))
EVENTS = (
    select(_event.seq, _event.at, _event.event)
    .where(_event.table_id == bindparam("table"), _event.seq > bindparam("after"))
    .order_by(_event.seq)
)
EVENTS_BEFORE = (
    select(_event.seq, _event.at, _event.event)
    .where(_event.table_id == bindparam("table"), _event.seq < bindparam("before"))
    .order_by(_event.seq.desc())
    .limit(bindparam("most"))
)
EARLY = select(_early.seat, _early.text).where(_early.table_id == bindparam("table"))
NAMES = select(_seat.seat, _seat.name, _seat.picture).where(_seat.table_id == bindparam("table"))
HEAD = select(_head.seq, _head.link, _head.version, _head.keeper).where(_head.table_id == bindparam("table"))
VERSIONS = select(_head.table_id, _head.version).where(_head.table_id.in_(bindparam("tables", expanding=True)))
REPLIED = select(_reply.player, _reply.intent).where(
    tuple_(_reply.player, _reply.intent).in_(bindparam("intents", expanding=True))
)
REPLY = select(_reply.reply).where(_reply.player == bindparam("player"), _reply.intent == bindparam("intent"))
PLAYER = select(_player.id, _player.name, _player.picture).where(_player.secret == bindparam("secret"))
_players = _table.id.in_(
    union(
        select(_seat.table_id).where(_seat.player == bindparam("player")),
        select(_table.id).where(_table.host == bindparam("player")),
    )
)
TABLES_OF = (
    select(*_listed)
    .where(_players)
    .order_by(_table.status == "closed", _table.changed.desc(), _table.id.desc())
    .limit(bindparam("most"))
)
_other = schema.tables.alias("other").c
CLOSED_BEFORE = (
    select(*_listed)
    .where(
        _players,
        _table.status == "closed",
        tuple_(_table.changed, _table.id)
        < select(_other.changed, _other.id).where(_other.id == bindparam("before")).scalar_subquery(),
    )
    .order_by(_table.changed.desc(), _table.id.desc())
    .limit(bindparam("most"))
)
"""A player's closed tables that changed before the one called `before`."""
LOBBY = (
    select(*_listed)
    .where(_table.status == bindparam("status"), _table.visibility == "public")
    .order_by(_table.changed.desc())
    .limit(bindparam("most"))
)
SITTING = select(_seat.table_id, _seat.seat, _seat.player, _seat.name, _seat.picture, _seat.bot, _seat.program).where(
    _seat.table_id.in_(bindparam("tables", expanding=True))
)
PLACES = select(_place.table_id, _place.seat, _place.place).where(
    _place.table_id.in_(bindparam("tables", expanding=True))
)
UNFINISHED_OF = select(func.count()).where(_table.host == bindparam("host"), _table.status != "closed")
COUNTS = select(_table.status, func.count().label("tables")).group_by(_table.status)
STALLED = select(_table.id).where(_table.status == "running", _table.changed < bindparam("before"))

NOTE = update(schema.tables).where(_table.id == bindparam("table"))
"""Takes values for `status`, `changed`, `wakes` and `ending`."""
TURN = update(schema.tables).where(_table.id == bindparam("table"))
"""Takes values for `due`, `wake_at` and `as_of`."""
RENAME = update(schema.players).where(_player.id == bindparam("player"))
"""Takes values for `name` and `picture`."""
VACATE = delete(schema.seats).where(_seat.table_id == bindparam("table"), _seat.seat == bindparam("at"))
FORGET_EARLY = delete(schema.early_moves).where(_early.table_id == bindparam("table"), _early.seat == bindparam("at"))
RUNNING = (
    select(_table.id, _table.wakes, _table.absent, _table.wake_at, _known)
    .where(_table.status == "running", _table.wakes | ~_known)
    .order_by(_table.changed.desc())
)
"""Running tables at which something happens unprompted, or nobody knows whose turn it is."""
IMPORTED_BY = select(func.count()).where(_table.host == bindparam("host"), _table.imported)
UNRATED = select(_table.id).where(_table.ending == "finished", _table.id.not_in(select(schema.results.c.table_id)))
"""Finished games without a stored result, from before results were stored."""
TOUCH = text("UPDATE alembic_version SET version_num = version_num")
"""Writes a page and changes nothing."""
