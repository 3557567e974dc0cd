"""Finished games are counted once, when they end or after the next start; a player's own games, and totals of all."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import delete

from tests.tables.kit import ANNA, BEN, Kit, kit, run
from wuerfelreich.records.tally import tally
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.statistics import TOTALS_FOR, TotalsCache, own_statistics
from wuerfelreich.tables.branches import Branch
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.protocol.commands import Resign, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Pace, Settings
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.tallies import games_of, lengths_and_wins, uncounted
from wuerfelreich.tables.table import Table
from wuerfelreich.words.catalogue import words_in

pytestmark = pytest.mark.usefixtures("either_store_in_soak")


async def finished(here: Kit, game: str, start: int = 1) -> Table:
    """A finished game of Anna's against a bot."""
    table = await here.table(Settings(game, 2, msgspec.Raw(b'{"start":%d}' % start)))
    await here.must(ANNA, table, Sit())
    await here.must(ANNA, table, SeatBot(1, "random"))
    await here.must(ANNA, table, Start())
    await here.play_on(table, {0: ANNA}, Random(3))
    await here.store.settled()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_counted_when_it_ends(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await finished(here, game)
            assert table.game is not None
            assert uncounted(here.store) == []
            [mine] = games_of(here.store, ANNA.id, 10)
            counted = tally(table.game.rules, table.game.steps, 2)
            assert mine.tally == counted.seats[0]
            assert games_of(here.store, BEN.id, 10) == []
            [statistics] = own_statistics(here.store, ANNA.id).games
            assert statistics.game == game
            assert statistics.played == len(statistics.games) == 1
            assert table.game.result is not None
            won = table.game.result.places[0] == 1 and not table.game.result.drawn
            assert statistics.won == won
            assert sum(statistics.dice.counts) == sum(counted.seats[0].rolled)
            assert statistics.games[0].luck is None
            lengths, _ = lengths_and_wins(here.store)
            assert [(one.game, one.games, one.turns) for one in lengths] == [(game, 1, counted.turns)]

    run(play())


def test_a_game_that_could_not_be_counted_is_counted_after_the_next_start(tmp_path: Path) -> None:
    names: list[str] = []

    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await finished(here, "wuerfelkoenig")
            names.append(table.name)
            await here.store.writer.write(lambda connection: connection.execute(delete(schema.tallies)))
            assert uncounted(here.store) == [table.name]
            assert own_statistics(here.store, ANNA.id).counted == 0

    async def again() -> None:
        async with kit(tmp_path) as here:
            await here.tables.open()
            if here.store.shared:  # then it is left to the process that cleans up for all
                await here.tables.clean_up()
            assert uncounted(here.store) == []
            assert [one.table for one in games_of(here.store, ANNA.id, 10)] == names

    run(play())
    run(again())


def test_branches_do_not_count(tmp_path: Path) -> None:
    """Whoever plays a won game on again and again wins nothing by it."""

    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await finished(here, "wuerfelkoenig")
            assert table.game is not None
            made = await here.tables.branch(here.live(table), ANNA, Branch(table.game.played[-40], 0, "random"))
            assert isinstance(made, LiveTable)
            await here.play_on(made.table, {0: ANNA}, Random(3))
            await here.store.settled()
            assert uncounted(here.store) == []
            assert [one.table for one in games_of(here.store, ANNA.id, 10)] == [table.name]
            assert sum(one.games for one in lengths_and_wins(here.store)[0]) == 1

    run(play())


def test_the_advantage_is_that_of_the_order_of_play(tmp_path: Path) -> None:
    """Whoever begins is first, in whichever seat; a game that somebody gave up or lost on time says nothing of it."""

    async def play() -> None:
        async with kit(tmp_path) as here:
            tables = [await finished(here, "wuerfelkoenig", start) for start in (1, 2, 1)]
            given_up = await here.table(Settings("wuerfelkoenig", 2))
            for player in (ANNA, BEN):
                await here.must(player, given_up, Sit())
            await here.must(ANNA, given_up, Start())
            await here.must(BEN, given_up, Resign(1))
            timed = await here.table(Settings("wuerfelkoenig", 2, clock=Pace(60)))
            for player in (ANNA, BEN):
                await here.must(player, timed, Sit())
            await here.must(ANNA, timed, Start())
            here.time += 60_000
            await here.tables.tick()
            await here.store.settled()
            expected = [0, 0]
            for table, first in zip(tables, (0, 1, 0), strict=True):
                assert table.game is not None
                assert table.game.result is not None
                for seat, place in enumerate(table.game.result.places):
                    expected[(seat - first) % 2] += place == 1
            [totals] = await TotalsCache(here.store).totals(words_in("en"))
            [size] = totals.sizes
            assert size.games == 5
            assert [one.wins for one in size.order] == expected
            assert sum(one.share for one in size.order) == pytest.approx(1)
            assert sum(one.games for one in size.endings) == 5
            endings = {one.sentence: one.games for one in size.endings}
            assert endings["Somebody has resigned."] == endings["Somebody has run out of time."] == 1

    run(play())


def test_totals_are_not_read_for_every_request(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            now = 0.0
            cache = TotalsCache(here.store, lambda: now)
            assert await cache.totals(words_in("de")) == ()
            await finished(here, "wuerfelkoenig")
            assert await cache.totals(words_in("en")) == ()
            now = TOTALS_FOR + 1
            assert len(await cache.totals(words_in("en"))) == 1

    run(play())


def test_two_at_one_screen_are_nobodys_statistics(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            await here.must(ANNA, table, Sit())
            await here.must(ANNA, table, Sit(name="Zoe"))
            await here.must(ANNA, table, Start())
            await here.play_on(table, {0: ANNA, 1: ANNA}, Random(3))
            await here.store.settled()
            assert len(games_of(here.store, ANNA.id, 10)) == 2
            assert own_statistics(here.store, ANNA.id).games == ()

    run(play())
