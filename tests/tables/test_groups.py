"""Duplicate: the tables of a group roll the same dice, nobody sits at two, and the seed is secret until the last."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.postgres import Postgres
from tests.tables.kit import ANNA, BEN, EVE, Kit, damaged, kit, run
from wuerfelreich.fair import commitment
from wuerfelreich.records import Drawn, Duplicate, read_record, verify, write_record
from wuerfelreich.records.group import compare_group
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.cleanup import OPEN_FOR
from wuerfelreich.tables.groups import GroupPlan
from wuerfelreich.tables.phase import Ended, Status
from wuerfelreich.tables.protocol.commands import Cancel, Leave, Resign, Roll, SeatBot, Sit, Start, Tip
from wuerfelreich.tables.protocol.events import Ending, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.settings import checked
from wuerfelreich.tables.store import groups
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.groups import Group, read_group
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table

HOUR = 60 * 60 * 1000


async def make(here: Kit, game: str = "wuerfelkoenig", seats: int = 2, people: int = 1, tables: int = 2) -> Group:
    """A group, made by Eve."""
    valid = checked(Settings(game, seats))
    assert not isinstance(valid, Phrase)
    return await here.tables.groups.make(EVE, valid, GroupPlan(tables, people, "random", here.time + HOUR))


async def entered(here: Kit, group: Group, number: int, player: Player) -> Table:
    """The table with a number."""
    live = await here.tables.groups.enter(group, number, player)
    assert not isinstance(live, Phrase), live
    return live.table


async def begun(here: Kit, group: Group, number: int, player: Player) -> Table:
    """A table at which a player sits against a bot, and has started."""
    table = await entered(here, group, number, player)
    await here.must(player, table, Sit())
    await here.must(player, table, Start())
    return table


async def give_up(here: Kit, table: Table, player: Player) -> None:
    """The end of a game of two, at once."""
    await here.must(player, table, Resign(0))
    assert table.status is Status.CLOSED


async def settled(here: Kit, group: Group) -> Group:
    """The group after everything that follows by itself has happened."""
    await here.tables.groups.close_down()
    found = read_group(here.store, group.id)
    assert found is not None
    return found


def seed_in(here: Kit, table: Table) -> bool:
    """Whether the seed can be found in anything that a client may get of a table."""
    record = table.record
    seed = here.live(table).seed.hex()
    told = [repr(one.event) for one in here.tables.history(here.live(table), 2**31, 1_000)]
    return any(seed in text for text in [*told, "" if record is None else write_record(record)])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_get_the_same_dice_and_the_seed_comes_with_the_last_table(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here, game, people=2)
            tables = []
            for number, people in ((1, (ANNA, BEN)), (2, (EVE, Player("gil", "Gil", "owl")))):
                table = await entered(here, group, number, people[0])
                assert table.commitment == commitment(group.seed)
                for player in people:
                    await here.must(player, table, Sit())
                await here.must(people[0], table, Start())
                await here.play_on(table, dict(enumerate(people)), Random(7), most=30)
                await give_up(here, table, people[0])
                tables.append(table)
                over = number == 2
                assert (await settled(here, group)).over is over
                assert [seed_in(here, one) for one in tables] == [over] * number
            records = [table.record for table in tables]
            assert records[0] is not None
            assert records[1] is not None
            assert records[0].entries == records[1].entries
            for record in (records[0], records[1]):
                read = read_record(write_record(record))
                assert verify(read).sound
                assert isinstance(read.header.dice, Duplicate)
                assert verify(read).dice.rolls == sum(isinstance(entry, Drawn) for entry in read.entries)
            assert not compare_group([records[0], records[1]]).faults

    run(play())


@pytest.mark.usefixtures("either_store")
def test_nobody_sits_at_two_tables_of_a_group(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here, people=2)
            one, two = [await entered(here, group, number, EVE) for number in (1, 2)]
            await here.must(ANNA, one, Sit())
            refused = await here.do(ANNA, two, Sit())
            assert refused.refusal == Phrase("duplicate-refusal-seated-elsewhere")
            assert two.seat_of(ANNA.id) == []
            await here.must(ANNA, one, Sit(name="Her sister"))  # at one screen
            await here.must(ANNA, one, Leave(1))
            assert not (await here.do(ANNA, two, Sit())).accepted
            await here.must(ANNA, one, Leave(0))
            await here.must(ANNA, two, Sit())
            assert not (await here.do(ANNA, one, Sit())).accepted

    run(play())


@pytest.mark.usefixtures("either_store")
def test_of_two_seats_taken_at_once_one_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            for _ in range(5):
                group = await make(here, people=2)
                tables = [await entered(here, group, number, EVE) for number in (1, 2)]
                replies = await asyncio.gather(*(here.do(ANNA, table, Sit()) for table in tables))
                assert sorted(reply.accepted for reply in replies) == [False, True]
                assert sum(len(table.seat_of(ANNA.id)) for table in tables) == 1

    run(play())


@pytest.mark.usefixtures("either_store")
def test_a_table_that_was_given_up_frees_its_players_and_its_place(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here, people=2)
            old = await entered(here, group, 1, ANNA)
            await here.must(ANNA, old, Sit())
            await here.must(ANNA, old, Cancel())
            assert not seed_in(here, old)
            other = await entered(here, group, 2, ANNA)
            await here.must(ANNA, other, Sit())
            new = await entered(here, group, 1, BEN)
            assert new.name != old.name
            assert (await entered(here, group, 1, EVE)).name == new.name
            assert not (await settled(here, group)).over

    run(play())


@pytest.mark.usefixtures("either_store")
def test_open_tables_that_are_cleaned_up_free_players_and_place(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here)
            other = await make(here)
            await give_up(here, await begun(here, other, 1, BEN), BEN)
            old = await entered(here, group, 1, ANNA)
            await here.must(ANNA, old, Sit())
            assert here.tables.groups.own_table(group, ANNA.id) == old.name
            here.time += OPEN_FOR + 1
            assert await here.tables.clean_up() == 1
            assert here.tables.groups.own_table(group, ANNA.id) is None
            assert await here.tables.groups.tables(group) == {}
            await here.tables.groups.settle(group.id)
            here.time += HOUR
            await here.tables.clean_up()
            assert read_group(here.store, group.id) is None  # it has ended, and nobody has played
            assert read_group(here.store, other.id) is not None

    run(play())


def test_a_bystander_who_came_first_keeps_nobody_from_starting(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await entered(here, await make(here), 1, EVE)
            await here.must(ANNA, table, Sit())
            assert table.host == ANNA.id
            assert not (await here.do(EVE, table, Start())).accepted
            await here.must(ANNA, table, Start())
            assert table.status is Status.RUNNING

    run(play())


def test_devices_add_nothing(tmp_path: Path) -> None:
    """What a device added would make the tables differ, and could be tried out."""

    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await entered(here, await make(here), 1, ANNA)
            await here.must(ANNA, table, Sit(tip="ab" * 32))
            assert table.chains == ()
            assert not (await here.do(ANNA, table, Tip("ab" * 32))).accepted
            await here.must(ANNA, table, Start())
            while table.due != 0:
                await asyncio.sleep(0)
            assert not (await here.do(ANNA, table, Roll(0, "ab" * 32))).accepted

    run(play())


def test_who_may_look_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here, tables=3)
            may_look = here.tables.groups.may_look
            one = await begun(here, group, 1, ANNA)
            waiting = await entered(here, group, 2, BEN)
            await here.must(BEN, waiting, Sit())
            everybody = (ANNA.id, BEN.id, EVE.id, None)
            assert [await may_look(here.live(one), who) for who in everybody] == [True, False, False, False]
            assert all([await may_look(here.live(waiting), who) for who in everybody])
            await here.must(BEN, waiting, Start())
            assert [await may_look(here.live(waiting), who) for who in everybody] == [False, True, False, False]
            await give_up(here, one, ANNA)
            # What Ben could learn from a game that is over is what is still secret; Anna has seen all of it.
            assert [await may_look(here.live(one), who) for who in everybody] == [True, False, False, False]
            assert [await may_look(here.live(waiting), who) for who in everybody] == [True, True, False, False]
            await give_up(here, waiting, BEN)
            assert await may_look(here.live(one), BEN.id)
            assert not (await settled(here, group)).over  # the third table may still be played
            third = await begun(here, group, 3, EVE)
            await give_up(here, third, EVE)
            assert (await settled(here, group)).over
            assert all([await may_look(here.live(table), None) for table in (one, waiting, third)])

    run(play())


@pytest.mark.usefixtures("either_store")
def test_closing_early_reveals_nothing_while_others_can_roll(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here)
            playing = await begun(here, group, 1, ANNA)
            assert await here.tables.groups.close(group, ANNA.id) == Phrase("table-refusal-host-only")
            assert await here.tables.groups.close(group, EVE.id) == Phrase("duplicate-refusal-playing")
            other = await entered(here, group, 2, BEN)
            await here.must(BEN, other, Sit())
            await here.must(BEN, other, Cancel())
            assert not (await settled(here, group)).over
            assert not seed_in(here, playing)
            assert not seed_in(here, other)
            await give_up(here, playing, ANNA)
            late = await entered(here, group, 2, BEN)
            await here.must(BEN, late, Sit())
            assert await here.tables.groups.close(group, EVE.id) is None
            assert (await settled(here, group)).over
            assert late.ending is Ending.ABORTED
            assert seed_in(here, playing)
            assert not (await here.do(BEN, late, Start())).accepted
            assert await here.tables.groups.enter(group, 2, BEN) == Phrase("duplicate-refusal-closed")

    run(play())


@pytest.mark.usefixtures("either_store")
def test_a_deadline_ends_what_is_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here)
            table = await begun(here, group, 1, ANNA)
            await here.tables.groups.settle(group.id)
            assert not (await settled(here, group)).over
            here.time = group.deadline
            assert await here.tables.groups.enter(group, 2, BEN) == Phrase("duplicate-refusal-closed")
            await here.tables.groups.settle(group.id)
            assert (await settled(here, group)).over
            assert table.ending is Ending.ABORTED
            assert isinstance(table.phase, Ended)
            assert table.phase.seed == group.seed.hex()
            before = table.seq
            await here.tables.groups.settle(group.id)
            assert table.seq == before

    run(play())


@pytest.mark.usefixtures("either_store")
def test_a_group_that_a_crash_left_is_settled_after_the_next_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here)
            here.tables._journal.then.remove(here.tables.groups.after)  # as if the process ended right after the game
            for number, player in ((1, ANNA), (2, BEN)):
                await give_up(here, await begun(here, group, number, player), player)
            assert not (await settled(here, group)).over
        async with kit(tmp_path) as again:
            task = asyncio.create_task(again.tables.groups.run())
            while not (await settled(again, group)).over:
                await asyncio.sleep(0.01)
            task.cancel()
            tables = await again.tables.groups.tables(group)
            assert [seed_in(again, live.table) for live in tables.values()] == [True, True]

    run(play())


def test_a_database_that_is_away_does_not_end_the_looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            group = await make(here)
            here.time = group.deadline
            known, tries = groups.unfinished_groups, []

            def away_at_first(store: Store) -> list[str]:
                tries.append(store)
                if len(tries) == 1:
                    raise StoreError("away")
                return known(store)

            monkeypatch.setattr(groups, "unfinished_groups", away_at_first)
            monkeypatch.setattr("wuerfelreich.tables.groups.INTERVAL", 0)
            task = asyncio.create_task(here.tables.groups.run())
            while not (await settled(here, group)).over:
                assert not task.done()
                await asyncio.sleep(0.01)
            task.cancel()
            assert len(tries) == 2

    run(play())


def test_bots_take_the_seats_that_people_do_not_have(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await entered(here, await make(here, seats=3), 1, ANNA)
            assert [chair.bot for chair in table.chairs] == [None, "random", "random"]
            await here.must(ANNA, table, Sit())
            assert not (await here.do(ANNA, table, SeatBot(1, "random"))).accepted
            await here.must(ANNA, table, Start())
            await here.play_on(table, {0: ANNA}, Random(1))
            assert table.ending is Ending.FINISHED

    run(play())


def test_two_processes_agree_on_seats_and_on_the_end(postgres: Postgres) -> None:
    async def play() -> None:
        address = postgres.database()
        one, two = Kit(address), Kit(address)
        for here in (one, two):
            await here.tables.open()
        group = await make(one)
        for number, player in ((1, EVE), (2, EVE)):
            await entered(one, group, number, player)
        places = [await entered(here, group, number, EVE) for here, number in ((one, 1), (two, 2))]
        replies = await asyncio.gather(one.do(ANNA, places[0], Sit()), two.do(ANNA, places[1], Sit()))
        assert sorted(reply.accepted for reply in replies) == [False, True]
        sat = [reply.accepted for reply in replies].index(True)
        people = (ANNA, BEN) if sat == 0 else (BEN, ANNA)
        for here, table, player, other in ((one, places[0], people[0], two), (two, places[1], people[1], one)):
            if player is BEN:
                await here.must(BEN, table, Sit())
            await here.must(player, table, Start())
            await give_up(here, table, player)
            live = await other.tables.find(table.name)
            assert live is not None
            assert live.table.status is Status.CLOSED
        await settled(one, group)
        assert (await settled(two, group)).over
        for here in (one, two):
            for table in places:
                live = await here.tables.find(table.name)
                assert live is not None
                assert isinstance(live.table.phase, Ended)
                assert live.table.phase.seed == group.seed.hex()
            await here.close()
        assert damaged(address) == {}

    run(play())
