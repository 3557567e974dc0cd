"""The archive's lists: which public games were finished when."""

from msgspec import Struct
from sqlalchemy import BigInteger, and_, bindparam, func, literal_column, select

from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store

DAY = 24 * 60 * 60 * 1000
_result, _table = schema.results.c, schema.tables.c
_public = and_(_table.visibility == "public", _table.imported.is_(False))
_finished = select(_result.table_id, _result.ended).join_from(
    schema.results, schema.tables, _table.id == _result.table_id
)
_PAGE = (
    _finished.where(
        _public,
        _result.game == bindparam("game"),
        _result.ended >= bindparam("first"),
        _result.ended < bindparam("before"),
    )
    .order_by(_result.ended, _result.table_id)
    .limit(bindparam("most"))
)
_SAME_TIME = _finished.where(
    _public,
    _result.game == bindparam("game"),
    _result.ended == bindparam("ended"),
    _result.table_id > bindparam("table"),
).order_by(_result.table_id)
_day = (_result.ended // literal_column(str(DAY), BigInteger)).label("day")
_DAYS = (
    select(_result.game, _day, func.count().label("games"))
    .join_from(schema.results, schema.tables, _table.id == _result.table_id)
    .where(_public, _result.ended >= bindparam("first"))
    .group_by(_result.game, _day)
    .order_by(_day.desc(), _result.game)
)


class FinishedGame(Struct, frozen=True):
    """A finished public game: its table, and when it ended."""

    table: str
    ended: int


class GamesOfDay(Struct, frozen=True):
    """How many public games of a kind were finished on a day, counted from 1970 in UTC."""

    game: str
    day: int
    games: int


def finished_games(store: Store, game: str, first: int, before: int, most: int) -> list[FinishedGame]:
    """The first public games of a kind that ended from `first` on and before `before`. There are more than `most` only
    if the last ones ended in the same millisecond, so that the next page can begin after it."""
    with store.reading() as connection:
        asked = {"game": game, "first": first, "before": before, "most": most}
        found = [FinishedGame(*row) for row in connection.execute(_PAGE, asked)]
        if len(found) == most:
            last = {"game": game, "ended": found[-1].ended, "table": found[-1].table}
            found += [FinishedGame(*row) for row in connection.execute(_SAME_TIME, last)]
    return found


def days_since(store: Store, first: int) -> list[GamesOfDay]:
    """The days since a time on which public games were finished, the latest first."""
    with store.reading() as connection:
        return [GamesOfDay(*row) for row in connection.execute(_DAYS, {"first": first})]
