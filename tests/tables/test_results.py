"""A finished game has its result beside the log, and no names are in the log."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import select

from tests.tables.kit import ANNA, BEN, Kit, kit, question_of, run
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Answer, Ask, Rematch, Resign, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Question, Settings
from wuerfelreich.tables.results import result_of
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.step import ResultRow, ResultSeat
from wuerfelreich.tables.table import Table

NO_REMATCH = {
    "sqlite": (
        'CREATE TRIGGER no_rematch BEFORE INSERT ON events WHEN new.event LIKE \'{"type":"rematched%\' '
        "BEGIN SELECT RAISE(ABORT, 'no room'); END",
    ),
    "postgresql": (
        "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$",
        "CREATE TRIGGER no_rematch BEFORE INSERT ON events FOR EACH ROW "
        'WHEN (new.event LIKE \'{"type":"rematched%%\') EXECUTE FUNCTION no_room()',
    ),
}
"""Makes a database refuse the event that names the next table."""
ROOM_AGAIN = {"sqlite": "DROP TRIGGER no_rematch", "postgresql": "DROP TRIGGER no_rematch ON events"}


def stored(here: Kit, table: Table) -> ResultRow | None:
    """The result of a table as stored on disk."""
    with here.store.engine.connect() as connection:
        row = connection.execute(select(schema.results).where(schema.results.c.table_id == table.name)).one_or_none()
        seat = schema.result_seats.c
        seats = connection.execute(
            select(seat.player, seat.bot, seat.place, seat.points)
            .where(seat.table_id == table.name)
            .order_by(seat.seat)
        ).all()
    if row is None:
        assert not seats
        return None
    assert row.players == len(seats)
    return ResultRow(row.game, row.ended, row.ending, row.drawn, tuple(ResultSeat(*one) for one in seats))


async def two_people(here: Kit, game: str) -> Table:
    table = await here.table(Settings(game, 2))
    for player in (ANNA, BEN):
        await here.must(player, table, Sit())
    await here.must(ANNA, table, Start())
    return table


@pytest.mark.usefixtures("either_store_in_soak")
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_its_result(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings(game, 2, msgspec.Raw(b'{"start":1}')))
            await here.must(ANNA, table, Sit())
            await here.must(ANNA, table, SeatBot(1, "random"))
            await here.must(ANNA, table, Start())
            await here.play_on(table, {0: ANNA}, Random(3))
            assert table.game is not None
            assert table.game.result is not None
            found = stored(here, table)
            assert found is not None
            assert found == result_of(table), "the result stored with the last move is that of the whole log"
            assert found.ended == table.changed
            assert [(seat.player, seat.bot) for seat in found.seats] == [(ANNA.id, None), (None, "random")]
            assert tuple(seat.place for seat in found.seats) == table.game.result.places
            sheets = table.game.rules.sheets(table.game.state)
            assert tuple(seat.points for seat in found.seats) == tuple(sheet.total for sheet in sheets)

    run(play())


@pytest.mark.usefixtures("either_store")
def test_a_resigned_game_has_a_result_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await two_people(here, "wuerfelkoenig")
            await here.must(BEN, table, Resign(1))
            found = stored(here, table)
            assert found is not None
            assert (found.ending, [seat.place for seat in found.seats]) == ("resigned", [1, 2])

    run(play())


@pytest.mark.usefixtures("either_store")
def test_an_abandoned_game_has_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await two_people(here, "knatsch")
            await here.must(ANNA, table, Ask(0, Question.END))
            await here.must(BEN, table, Answer(1, question_of(table), yes=True))
            assert stored(here, table) is None
            assert here.store.unrated() == []

    run(play())


@pytest.mark.usefixtures("either_store")
def test_no_names_are_in_the_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await two_people(here, "wuerfelkoenig")
            await here.must(BEN, table, Resign(1))
            again = here.find((await here.must(ANNA, table, Rematch())).table or "")
            for one in (table, again):
                assert [chair.name for chair in one.chairs] == ["Anna", "Ben"]
                for stamped in here.store.events_since(one.name, 0):
                    written = msgspec.json.encode(stamped.event).decode()
                    assert "Anna" not in written
                    assert "Ben" not in written
            stored_again = await here.store.load(again.name)
            assert stored_again is not None
            assert [chair.name for chair in stored_again.table.chairs] == ["Anna", "Ben"]

    run(play())


@pytest.mark.usefixtures("either_store")
def test_a_rematch_is_stored_together_with_the_table_it_follows(tmp_path: Path) -> None:
    """In two steps, a failure in between would leave a table that nobody can find."""

    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await two_people(here, "wuerfelkoenig")
            await here.must(BEN, table, Resign(1))
            with here.store.engine.begin() as connection:
                for statement in NO_REMATCH[connection.dialect.name]:
                    connection.exec_driver_sql(statement)
            with pytest.raises(Exception, match="no room"):
                await here.do(ANNA, table, Rematch())
            assert sum(here.store.lists.counts().values()) == 1
            with here.store.engine.begin() as connection:
                connection.exec_driver_sql(ROOM_AGAIN[connection.dialect.name])
            reply = await here.do(ANNA, here.find(table.name), Rematch())
            assert reply.accepted
            assert reply.table is not None
            assert sum(here.store.lists.counts().values()) == 2

    run(play())
