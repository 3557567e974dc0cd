"""Statistics of finished games: what was counted in each, one player's games, and totals of all games."""

import msgspec
from msgspec import Struct
from sqlalchemy import Integer, bindparam, case, cast, func, select

from wuerfelreich.records.tally import SeatTally, Tally
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.rows import Row
from wuerfelreich.tables.store.store import Store

_result = schema.results.c
_place = schema.result_seats.c
_tally = schema.tallies.c
_review = schema.reviews.c
_table = schema.tables.c
_SEATS: msgspec.json.Decoder[tuple[SeatTally, ...]] = msgspec.json.Decoder(tuple[SeatTally, ...])

UNCOUNTED = select(_table.id).where(
    _table.ending == "finished", ~_table.imported, _table.id.not_in(select(_tally.table_id))
)
"""Finished games that have not been counted."""
_GAMES_OF = (
    select(
        _result.table_id,
        _result.game,
        _result.players,
        _result.ended,
        _result.drawn,
        _place.seat,
        _place.place,
        _place.points,
        _tally.seats,
        _review.players.label("review"),
    )
    .join_from(schema.result_seats, schema.results, _result.table_id == _place.table_id)
    .join(schema.tallies, _tally.table_id == _place.table_id)
    .join(schema.reviews, _review.table_id == _place.table_id, isouter=True)
    .where(_place.player == bindparam("player"), _tally.whole)
    .order_by(_result.ended.desc(), _result.table_id, _place.seat)
    .limit(bindparam("most"))
)
_ACCOUNTS_OF = select(_review.table_id, _review.players).where(
    _review.table_id.in_(bindparam("tables", expanding=True))
)
_of_whole_games = schema.results.join(schema.tallies, _tally.table_id == _result.table_id)
_LENGTHS = (
    select(_result.game, _result.players, _result.ending, func.count(), func.sum(_tally.turns))
    .select_from(_of_whole_games)
    .where(_tally.whole)
    .group_by(_result.game, _result.players, _result.ending)
)
_order = (_place.seat - _tally.first + _result.players) % _result.players
"""The place of a seat in the order of play, from 0."""
_WINS = (
    select(_result.game, _result.players, _order, func.sum(cast(case((_place.place == 1, 1), else_=0), Integer)))
    .select_from(_of_whole_games.join(schema.result_seats, _place.table_id == _result.table_id))
    .where(_tally.whole, _tally.first.is_not(None), ~_result.drawn, _result.ending.not_in(["resigned", "timeout"]))
    .group_by(_result.game, _result.players, _order)
)


class OwnGame(Struct, frozen=True):
    """A finished game as its player's statistics have it."""

    table: str
    game: str
    players: int
    ended: int
    drawn: bool
    seat: int
    place: int
    points: int
    tally: SeatTally
    review: str | None
    """Every player's account, as JSON."""


class Lengths(Struct, frozen=True):
    """Games with one number of players that ended in one way: how many, and their turns together."""

    game: str
    players: int
    ending: str
    games: int
    turns: int


class Wins(Struct, frozen=True):
    """How often a place in the order of play has won."""

    game: str
    players: int
    order: int
    wins: int


async def keep_tally(store: Store, table: str, whole: bool, found: Tally) -> None:
    """Stores what was counted in a game."""
    await store.writer.insert([(schema.tallies, _row(table, whole, found))])


def _row(table: str, whole: bool, found: Tally) -> Row:
    return table, whole, found.turns, found.first, msgspec.json.encode(found.seats).decode()


def uncounted(store: Store) -> list[str]:
    """The finished games that have not been counted."""
    with store.reading() as connection:
        return list(connection.execute(UNCOUNTED).scalars())


def games_of(store: Store, player: str, most: int) -> list[OwnGame]:
    """A player's last games that were played from the start; one for each of the player's seats."""
    with store.reading() as connection:
        rows = connection.execute(_GAMES_OF, {"player": player, "most": most}).all()
    return [
        OwnGame(table, game, players, ended, drawn, seat, place, points, _SEATS.decode(seats)[seat], review)
        for table, game, players, ended, drawn, seat, place, points, seats, review in rows
    ]


def accounts_of(store: Store, tables: list[str]) -> dict[str, str]:
    """Every player's account, as JSON, by table; only of games that have been reviewed."""
    with store.reading() as connection:
        rows = connection.execute(_ACCOUNTS_OF, {"tables": tables})
        return {row.table_id: row.players for row in rows}


def lengths_and_wins(store: Store) -> tuple[list[Lengths], list[Wins]]:
    """Totals of all games that were played from the start. It reads them all: keep what it returns."""
    with store.reading() as connection:
        lengths = [Lengths(*row) for row in connection.execute(_LENGTHS)]
        wins = [Wins(*row) for row in connection.execute(_WINS)]
    return lengths, wins
