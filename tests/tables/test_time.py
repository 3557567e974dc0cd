"""Clocks, absence and clean-up, with a clock set by the test: nobody waits."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.tables.kit import ANNA, BEN, Kit, kit, run
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind, verify
from wuerfelreich.tables.cleanup import OPEN_FOR, RUNNING_FOR
from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Act, Ask, Leave, Resign, Roll, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Days, Ending, Message, Pace, Question, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.results import result_of
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.timer_queue import TimerQueue

pytestmark = pytest.mark.usefixtures("either_store_in_soak")


async def seated(here: Kit, settings: Settings, people: tuple[Player, ...] = (ANNA, BEN)) -> Table:
    """A running table where the first of these players begins."""
    table = await here.table(settings)
    for player in people:
        await here.must(player, table, Sit())
    await here.must(ANNA, table, Start())
    return table


def happened(table: Table) -> list[TableEvent]:
    assert table.record is not None
    return [entry for entry in table.record.entries if isinstance(entry, TableEvent)]


def first(seats: int, clock: Pace | Days | None = None, absent: int | None = None) -> Settings:
    """Würfelkönig, with the first seat to begin."""
    return Settings("wuerfelkoenig", seats, msgspec.Raw(b'{"start":1}'), clock=clock, absent=absent)


def test_when_a_flag_falls_the_game_is_lost(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here, first(2, clock=Pace(60)))
            await here.tables.arrive("anna", here.live(table))
            here.time += 59_999
            assert await here.tables.tick() == table.changed + 60_000
            assert happened(table) == []
            here.time += 1
            await here.tables.tick()
            assert table.status is Status.CLOSED
            assert table.ending is Ending.FINISHED
            assert happened(table) == [TableEvent(EventKind.TIMEOUT, 0), TableEvent(EventKind.RESIGN, 0)]
            assert table.record is not None
            verdict = verify(table.record)
            assert verdict.sound
            assert verdict.result is not None
            assert verdict.result.ending == "timeout"
            found = result_of(table)
            assert found is not None
            assert found.ending == "timeout"

    run(play())


def test_whose_time_has_run_out_is_refused_with_that_reason(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here, first(3, clock=Pace(60)), (ANNA, BEN, Player("eve", "Eve", "owl")))
            here.time += 60_000
            await here.tables.tick()
            assert (table.timed_out, table.resigned, table.status) == ([0], [0], Status.RUNNING)
            reply = await here.do(ANNA, table, Resign(0))
            assert reply.refusal is not None
            assert reply.refusal.key == "table-refusal-timed-out"

    run(play())


def test_a_move_earns_the_increment_but_other_commands_do_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here, first(3, clock=Pace(60, 10)), (ANNA, BEN, Player("eve", "Eve", "owl")))
            assert table.game is not None
            assert table.game.clock is not None
            here.time += 5_000
            await here.must(ANNA, table, Roll(0))
            assert table.game.clock.left == [65_000, 60_000, 60_000]
            here.time += 5_000
            await here.must(BEN, table, Resign(1))
            assert table.game.clock.left == [60_000, 60_000, 60_000]

    run(play())


def test_a_day_per_decision(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here, first(2, clock=Days(1)))
            here.time += DAY - 1
            await here.must(ANNA, table, Roll(0))
            assert table.game is not None
            assert table.game.clock is not None
            assert table.game.clock.left == [DAY, DAY]
            here.time += DAY
            await here.tables.tick()
            assert table.status is Status.CLOSED

    run(play())


def test_a_bot_stands_in_for_an_absent_player_who_gets_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here, first(2, absent=30))
            await here.tables.arrive("anna", here.live(table))
            presence = here.live(table)
            await here.tables.arrive("anna", presence)
            assert presence is not None
            here.tables.depart("anna", presence)
            here.time += 600_000
            await here.tables.tick()
            assert happened(table) == [], "one of two connections is still open"
            here.tables.depart("anna", presence)
            here.time += 29_999
            await here.tables.tick()
            assert happened(table) == []
            here.time += 1
            watched = here.tables.watch(here.live(table), table.seq)
            await here.tables.tick()
            assert happened(table) == [TableEvent(EventKind.BOT, 0)]
            assert not table.chairs[0].person
            await watched[0].news.get()
            await watched[0].news.get()  # the bot has moved
            await here.tables.arrive("anna", here.live(table))
            assert TableEvent(EventKind.RETURN, 0) in happened(table)
            assert table.chairs[0].person

    run(play())


def test_nobody_stands_in_for_a_player_who_is_not_due(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here, first(2, absent=30))
            await here.tables.arrive("anna", here.live(table))
            here.time += 3_600_000
            await here.tables.tick()
            assert happened(table) == []

    run(play())


def test_absence_counts_from_the_restart(tmp_path: Path) -> None:
    async def before() -> str:
        async with kit(tmp_path) as here:
            return (await seated(here, first(2, absent=30))).name

    async def after(name: str) -> None:
        async with kit(tmp_path) as here:
            here.time += 10 * DAY
            await here.tables.open()
            table = here.find(name)
            assert await here.tables.tick() == here.time + 30_000
            assert happened(table) == []

    async def both() -> None:
        await after(await before())

    run(both())


def test_a_resigned_player_can_only_talk(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here, first(3), (ANNA, BEN, Player("eve", "Eve", "owl")))
            await here.must(BEN, table, Resign(1))
            for command in (Act(1, "penalty"), Roll(1), Resign(1), Ask(1, Question.END)):
                reply = await here.do(BEN, table, command)
                assert reply.refusal is not None
                assert reply.refusal.key == "table-refusal-already-resigned"
            await here.must(BEN, table, Say(1, Message.GOOD_GAME))
            await here.tables.arrive("ben", here.live(table))
            assert table.chairs[1].stand_in, "a resigned seat is not given back"

    run(play())


def test_a_removed_player_cannot_sit_down_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            await here.must(BEN, table, Sit(1))
            await here.must(ANNA, table, Leave(1))
            reply = await here.do(BEN, table, Sit(1))
            assert reply.refusal is not None
            assert reply.refusal.key == "table-refusal-removed"

    run(play())


def test_old_tables_are_deleted_and_old_games_abandoned(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            waiting = await here.table(Settings("wuerfelkoenig", 2))
            playing = await seated(here, first(2))
            here.time += OPEN_FOR
            assert await here.tables.clean_up() == 0
            here.time += 1
            assert await here.tables.clean_up() == 1
            assert await here.tables.find(waiting.name) is None
            here.time += RUNNING_FOR
            assert await here.tables.clean_up() == 1
            assert playing.ending is Ending.ABORTED
            assert playing.record is not None
            assert verify(playing.record).sound

    run(play())


def test_a_watcher_receives_everything_once(tmp_path: Path) -> None:
    """Somebody who starts watching between the commit and the announcement is not told twice."""

    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await seated(here, first(2))
            seen = table.seq - 1
            watched = here.tables.watch(here.live(table), seen)
            watcher, missed = watched
            await here.play_on(table, {0: ANNA, 1: BEN}, Random(3), most=5)
            told = [one.seq for one in missed]
            while not watcher.news.empty():
                told += [one.seq for one in watcher.news.get_nowait() or ()]
            assert told == list(range(seen + 1, table.seq + 1))

    run(play())


@pytest.mark.parametrize("times", [[3, 5, 1], [5, 5], [1]])
def test_a_table_is_called_once_at_its_earliest_time(times: list[int]) -> None:
    timers = TimerQueue()
    for when in times:
        timers.set("table", when)
    assert timers.first == min(times)
    assert timers.pop(min(times) - 1) is None
    assert timers.pop(min(times)) == "table"
    assert timers.pop(1_000) is None
