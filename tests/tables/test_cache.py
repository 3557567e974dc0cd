"""Tables that nobody needs are evicted from memory, and nothing is lost by it: neither moves nor time."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.tables.kit import ANNA, BEN, Kit, kit, run
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind, verify
from wuerfelreich.tables import cache
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Say, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Ending, Message, Pace, Settings
from wuerfelreich.tables.table import Table

pytestmark = pytest.mark.usefixtures("either_store_in_soak")

FIRST = msgspec.Raw(b'{"start":1}')


@pytest.fixture(autouse=True)
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache with room for three tables."""
    monkeypatch.setattr(cache, "MAX_LOADED", 3)


async def seated(here: Kit, settings: Settings) -> str:
    table = await here.table(settings)
    for player in (ANNA, BEN):
        await here.must(player, table, Sit())
    await here.must(ANNA, table, Start())
    return table.name


async def crowd_out(here: Kit) -> None:
    """Others arrive, until every table that nobody watches has been evicted."""
    for _ in range(12):
        await here.table(Settings("knatsch", 2))


def waking(here: Kit) -> set[str]:
    return {table.id for table in here.store.lists.running() if table.wakes}


def again(here: Kit, name: str) -> Table:
    table = here.find(name)
    return table


def test_an_evicted_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            name = await seated(here, Settings("wuerfelkoenig", 2))
            left = again(here, name)
            await here.play_on(left, {0: ANNA, 1: BEN}, Random(4), most=20)
            await crowd_out(here)
            table = again(here, name)
            assert table is not left, "it was read again"
            assert (table.seq, table.record) == (left.seq, left.record)
            await here.play_on(table, {0: ANNA, 1: BEN}, Random(5))
            assert table.status is Status.CLOSED
            assert table.record is not None
            assert verify(table.record).sound

    run(play())


def test_a_watched_table_is_not_evicted(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            name = await seated(here, Settings("wuerfelkoenig", 2))
            table = again(here, name)
            watched = here.tables.watch(here.live(name), table.seq)
            await crowd_out(here)
            assert again(here, name) is table
            await here.must(ANNA, table, Say(0, Message.HELLO))
            assert await watched[0].news.get()
            here.tables.unwatch(here.live(name), watched[0])
            await crowd_out(here)
            assert again(here, name) is not table

    run(play())


def test_a_flag_falls_at_an_evicted_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            name = await seated(here, Settings("wuerfelkoenig", 2, FIRST, clock=Pace(60)))
            await crowd_out(here)
            here.time += 59_999
            await here.tables.tick()
            assert again(here, name).status is Status.RUNNING
            await crowd_out(here)
            here.time += 1
            await here.tables.tick()
            assert again(here, name).ending is Ending.FINISHED

    run(play())


def test_absence_continues_at_an_evicted_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            name = await seated(here, Settings("wuerfelkoenig", 2, FIRST, absent=30))
            presence = here.live(name)
            await here.tables.arrive("anna", presence)
            assert presence is not None
            here.time += 100_000
            here.tables.depart("anna", presence)
            for seconds in (20, 9):
                await crowd_out(here)
                here.time += seconds * 1000
                await here.tables.tick()
                assert again(here, name).chairs[0].person
            await crowd_out(here)
            here.time += 1000
            await here.tables.tick()
            record = again(here, name).record
            assert record is not None
            assert TableEvent(EventKind.BOT, 0) in record.entries

    run(play())


def test_only_tables_with_something_due_are_read_at_the_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            await seated(here, Settings("wuerfelkoenig", 2))
            clock = await seated(here, Settings("wuerfelkoenig", 2, FIRST, clock=Pace(60)))
            absent = await seated(here, Settings("wuerfelkoenig", 2, FIRST, absent=30))
            bot = await here.table(Settings("wuerfelkoenig", 2, FIRST))
            await here.must(ANNA, bot, Sit())
            await here.must(ANNA, bot, SeatBot(1, "random"))
            assert waking(here) == {clock, absent}
            await here.must(ANNA, bot, Start())
            assert waking(here) == {clock, absent, bot.name}

    run(play())
