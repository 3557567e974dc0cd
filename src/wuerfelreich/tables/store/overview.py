"""What an operator sees: lists of tables with their players, and totals. Read from columns; no game is read."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, func, literal, or_, select

from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.orders import Restriction
from wuerfelreich.words.characters import characters_named

_table, _seat, _player = schema.tables.c, schema.seats.c, schema.players.c
_result, _place, _restriction = schema.results.c, schema.result_seats.c, schema.restrictions.c


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who sits at a table."""

    name: str
    guest: str | None = None
    bot: str | None = None


class TableLine(Struct, frozen=True):
    """A table in an operator's list."""

    id: str
    game: str
    status: Status
    visibility: str
    changed: int
    host: str
    seated: tuple[Seated, ...]


class Day(Struct, frozen=True):
    """One day, in UTC: milliseconds since 1970 at its beginning, the games that ended, and the guests in them."""

    begins: int
    games: int
    guests: int


class Overview(Struct, frozen=True):
    """A server in figures."""

    tables: dict[str, int]
    """By status."""
    guests: int
    silenced: int
    removed: int
    games: dict[str, int]
    """Finished games by game."""
    sizes: dict[int, int]
    """Finished games by number of players."""
    bots: dict[str, int]
    """Seats in finished games by the bot's level."""
    days: tuple[Day, ...]
    """The last days on which a game ended, latest first."""


class Wanted(Struct, frozen=True):
    """Which tables to list."""

    text: str = ""
    """The id of a table or guest, or part of a name."""
    status: Status | None = None
    game: str | None = None
    most: int = 50


def list_tables(connection: Connection, wanted: Wanted) -> list[TableLine]:
    """The tables that fit, most recently changed first."""
    found = select(_table.id, _table.game, _table.status, _table.visibility, _table.changed, _table.host)
    if wanted.status is not None:
        found = found.where(_table.status == wanted.status)
    if wanted.game is not None:
        found = found.where(_table.game == wanted.game)
    if wanted.text:
        found = found.where(_fits(wanted.text))
    rows = connection.execute(found.order_by(_table.changed.desc(), _table.id).limit(wanted.most)).all()
    sitting = _sitting(connection, [row.id for row in rows])
    return [
        TableLine(row.id, row.game, Status(row.status), row.visibility, row.changed, row.host, sitting.get(row.id, ()))
        for row in rows
    ]


def known_guest(connection: Connection, guest: str) -> bool:
    """Whether there is such a guest."""
    return connection.execute(select(_player.id).where(_player.id == guest)).first() is not None


def status_of(connection: Connection, table: str) -> Status | None:
    """The status of a table; None if there is no such table."""
    found = connection.execute(select(_table.status).where(_table.id == table)).scalar()
    return None if found is None else Status(found)


def overview(connection: Connection, days: int) -> Overview:
    """The server in figures."""
    restricted = _counts(connection, select(_restriction.kind, func.count()).group_by(_restriction.kind))
    return Overview(
        tables=dict.fromkeys(Status, 0)
        | _counts(connection, select(_table.status, func.count()).group_by(_table.status)),
        guests=connection.execute(select(func.count()).select_from(schema.players)).scalar_one(),
        silenced=restricted.get(Restriction.SILENCED, 0),
        removed=restricted.get(Restriction.REMOVED, 0),
        games=_counts(connection, select(_result.game, func.count()).group_by(_result.game)),
        sizes={row[0]: row[1] for row in connection.execute(_SIZES)},
        bots=_counts(connection, select(_place.bot, func.count()).where(_place.bot.is_not(None)).group_by(_place.bot)),
        days=tuple(Day(row[0] * DAY, row[1], row[2]) for row in connection.execute(_DAYS.limit(days))),
    )


_SIZES = select(_result.players, func.count()).group_by(_result.players).order_by(_result.players)
_day = (_result.ended // literal(DAY, literal_execute=True)).label("day")
_DAYS = (
    select(_day, func.count(_result.table_id.distinct()), func.count(_place.player.distinct()))
    .join(schema.result_seats, _place.table_id == _result.table_id, isouter=True)
    .group_by(_day)
    .order_by(_day.desc())
)


def _counts(connection: Connection, wanted: "Select[str, int]") -> dict[str, int]:
    return {row[0]: row[1] for row in connection.execute(wanted.order_by(wanted.selected_columns[0]))}


def _fits(text: str) -> ColumnElement[bool]:
    # A bot's seat stores its character, not the name that players read.
    bots = and_(_seat.bot.is_not(None), _seat.name.in_(characters_named(text)))
    name = _seat.name.contains(text, autoescape=True)
    named = select(_seat.table_id).where(or_(_seat.player == text, name, bots))
    return or_(_table.id == text, _table.host == text, _table.id.in_(named))


def _sitting(connection: Connection, tables: list[str]) -> dict[str, tuple[Seated, ...]]:
    found: dict[str, tuple[Seated, ...]] = {}
    rows = select(_seat.table_id, _seat.name, _seat.player, _seat.bot).where(_seat.table_id.in_(tables))
    for table, name, guest, bot in connection.execute(rows.order_by(_seat.table_id, _seat.seat)):
        found[table] = (*found.get(table, ()), Seated(name, guest, bot))
    return found
