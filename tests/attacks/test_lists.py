"""A crowd of games must not stop the server: lists fold no game, and the start folds only those it must, in slices.
Work is counted, not timed: events folded, and turns that others get in between."""

import asyncio
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import update

from tests.attacks.crowd import MANY, count_folds, crash, long_game, many, seated
from tests.postgres import database_in
from tests.server.kit import Person, Server
from tests.tables.kit import ANNA, BEN, Kit, random_choice, run
from wuerfelreich.server.http.lobby import MAX_LISTED
from wuerfelreich.server.sessions import COOKIE
from wuerfelreich.server.wire import lists
from wuerfelreich.tables import cache
from wuerfelreich.tables.protocol.commands import SeatBot
from wuerfelreich.tables.protocol.events import Ending, Pace, Settings, Visibility
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import MAX_AT_ONCE, Store
from wuerfelreich.tables.table import Table

SECRET = "s" * 43
FIRST = msgspec.Raw(b'{"start":1}')
SECOND = msgspec.Raw(b'{"start":2}')


# ------------------------------------------------------------------------------------------------ lists


@pytest.mark.usefixtures("either_store")
def test_lists_of_many_games_read_none_of_them(tmp_path: Path) -> None:
    """The logs are destroyed beforehand: whoever reads one fails."""

    async def play() -> tuple[list[str], list[str]]:
        here = Kit(database_in(tmp_path))
        await here.store.add_player(ANNA, SECRET, here.tables.now())
        hers = await many(here, Settings("knatsch", 2, FIRST, visibility=Visibility.PUBLIC), MANY // 2)
        bens = await many(here, Settings("knatsch", 2, SECOND, visibility=Visibility.PUBLIC), MANY // 2)
        waiting = await here.table(Settings("knatsch", 3, visibility=Visibility.PUBLIC))
        await here.must(ANNA, waiting, SeatBot(2, "knight"))
        await here.close()
        return hers, bens

    hers, bens = asyncio.run(play())
    store = Store(database_in(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(update(schema.tables), {"changed": int(time.time() * 1000)})  # not old enough to be removed
        connection.execute(update(schema.events), {"event": "{"})
    store.close()
    with Server(tmp_path) as server, Person(server.address) as anna:
        anna.http.cookies.set(COOKIE, SECRET)
        lobby = msgspec.json.decode(anna.http.get("/lobby").content, type=lists.Lobby)
        mine = msgspec.json.decode(anna.http.get("/my-tables").content, type=tuple[lists.TableCard, ...])
        assert server.healthy()
    assert {card.table.id for card in lobby.running} == {*hers, *bens}
    assert all(card.table.due == (0 if card.table.id in hers else 1) for card in lobby.running)
    assert [seat.name for seat in lobby.running[0].table.seats] == [ANNA.name, BEN.name]
    [card] = lobby.open
    assert [(seat.name, seat.bot) for seat in card.table.seats] == [("", None), ("", None), ("Knight 3", "knight")]
    assert (card.hosting, card.mine) == (True, ())
    assert len(mine) == MAX_LISTED
    waiting = [card.table.due in card.mine for card in mine]
    assert waiting == sorted(waiting, reverse=True), "those waiting for her come first"


@pytest.mark.usefixtures("either_store")
def test_a_list_knows_of_every_move_at_once(tmp_path: Path) -> None:
    """Whose turn it is changes with every move, but is noted on disk only when the table leaves the memory."""

    async def play() -> None:
        here = Kit(database_in(tmp_path))
        table = here.find(await seated(here, Settings("knatsch", 2, FIRST)))
        rng = Random(1)
        for _ in range(30):
            [listed] = here.tables.listed(here.store.lists.tables_of(ANNA.id, 2))
            assert (listed.due, listed.changed) == (table.due, table.changed)
            assert table.due is not None
            here.time += 1
            await here.must((ANNA, BEN)[table.due], table, here.any_command(table, table.due, rng))
        await here.close()

    run(play())


@pytest.mark.usefixtures("either_store")
def test_an_evicted_table_is_listed_as_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MAX_LOADED", 3)

    async def play() -> None:
        here = Kit(database_in(tmp_path))
        name = await seated(here, Settings("knatsch", 2, SECOND))
        for _ in range(8):
            await here.table(Settings("knatsch", 2), host=BEN)
        await here.store.settled()
        [listed] = here.store.lists.tables_of(ANNA.id, 2)
        assert (listed.id, listed.due) == (name, 1)
        await here.close()

    run(play())


@pytest.mark.usefixtures("either_store")
def test_after_a_crash_no_list_claims_an_old_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded = count_folds(monkeypatch)
    path = database_in(tmp_path)

    async def play() -> None:
        here = Kit(path)
        name = await seated(here, Settings("knatsch", 2, FIRST))
        await here.close()
        here = Kit(path)
        table = here.find(name)
        await here.play_on(table, {0: ANNA, 1: BEN}, Random(1), most=5)
        due = table.due
        await crash(here)
        folded.clear()
        again = Kit(path)
        [listed] = again.tables.listed(again.store.lists.tables_of(ANNA.id, 2))
        assert listed.due is None
        assert folded == []
        await again.tables.open()
        if again.store.shared:  # then a start reads only where something happens unprompted
            again.find(name)
        [listed] = again.tables.listed(again.store.lists.tables_of(ANNA.id, 2))
        assert listed.due == due
        await again.close()

    run(play())


@pytest.mark.usefixtures("either_store")
def test_a_player_with_many_closed_tables_can_still_create_one(tmp_path: Path) -> None:
    """The limit counts open and running tables, however many closed ones there are besides."""

    async def play() -> None:
        here = Kit(database_in(tmp_path))
        await many(here, Settings("knatsch", 2), 4)
        assert here.store.lists.unfinished_of(ANNA.id) == 4
        assert here.store.lists.unfinished_of(BEN.id) == 0
        here.time += 91 * 24 * 60 * 60 * 1000
        assert await here.tables.clean_up() == 4
        assert here.store.lists.unfinished_of(ANNA.id) == 0
        await here.close()

    run(play())


# ------------------------------------------------------------------------------------------------ the start


@pytest.mark.usefixtures("either_store")
def test_the_start_sets_clocks_without_reading_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded = count_folds(monkeypatch)
    path = database_in(tmp_path)

    async def play() -> None:
        here = Kit(path)
        slow = await many(here, Settings("knatsch", 2, FIRST, clock=Pace(3600)))
        fast = await seated(here, Settings("knatsch", 2, FIRST, clock=Pace(60)))
        absent = await seated(here, Settings("knatsch", 2, FIRST, absent=90))
        at = here.time
        await here.close()
        folded.clear()
        again = Kit(path)
        again.time = at + 1000
        await again.tables.open()
        await again.tables.tick()
        assert folded == []
        again.time = at + 60_000
        await again.tables.tick()
        assert set(folded) == {fast}
        assert again.find(fast).ending is Ending.FINISHED
        again.time = at + 90_999
        await again.tables.tick()
        assert not again.find(absent).chairs[0].stand_in, "absence counts from the restart"
        again.time = at + 91_000
        await again.tables.tick()
        assert again.find(absent).chairs[0].stand_in
        assert not set(folded) & set(slow)
        await again.close()

    run(play())


@pytest.mark.usefixtures("either_store")
def test_after_a_crash_the_start_reads_in_slices_what_is_due_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded = count_folds(monkeypatch)
    path = database_in(tmp_path)
    loaded: list[str] = []
    load = Store.load

    async def noted(store: Store, name: str) -> object:
        loaded.append(name)
        return await load(store, name)

    async def play() -> None:
        here = Kit(path)
        due = await seated(here, Settings("knatsch", 2, FIRST, clock=Pace(60)))
        at = here.time
        await here.close()
        here = Kit(path)
        here.time = at
        quiet = await many(here, Settings("knatsch", 2))
        clocks = await many(here, Settings("knatsch", 2, FIRST, clock=Pace(3600)))
        long = await long_game(here)
        await crash(here)
        monkeypatch.setattr(Store, "load", noted)
        folded.clear()
        again = Kit(path)
        again.time = at + 100_000
        opening = asyncio.create_task(again.tables.open())
        slices = []
        while not opening.done():
            before = len(folded)
            await asyncio.sleep(0)  # somebody else's turn
            slices.append(len(folded) - before)
        assert max(slices) <= MAX_AT_ONCE
        assert loaded[0] == due
        assert set(loaded[1 : len(clocks) + 1]) == set(clocks)
        later = set() if again.store.shared else {*quiet, long}  # another process might know whose turn it is there
        assert set(loaded[len(clocks) + 1 :]) == later
        await again.close()

    run(play())


@pytest.mark.usefixtures("either_store")
def test_a_bots_turn_survives_both_kinds_of_end(tmp_path: Path) -> None:
    path = database_in(tmp_path)
    stuck = True

    async def choose(table: Table, seat: int) -> str:
        while stuck:
            await asyncio.sleep(0.01)
        return await random_choice(table, seat)

    async def play() -> None:
        nonlocal stuck
        here = Kit(path, choose)
        name = await seated(here, Settings("knatsch", 2, SECOND), bot=True)
        table = here.find(name)
        while table.due != 1:
            assert table.due is not None
            await here.must(ANNA, table, here.any_command(table, table.due, Random(1)))
        for end in (Kit.close, crash):
            seq = here.find(name).seq
            await end(here)
            stuck = False
            here = Kit(path, choose)
            await here.tables.open()
            while here.find(name).seq == seq:
                await asyncio.sleep(0.01)
            stuck = True
            while here.find(name).due != 1:
                due = here.find(name).due
                assert due is not None
                await here.must(ANNA, here.find(name), here.any_command(here.find(name), due, Random(1)))
        await here.close()

    run(play())
