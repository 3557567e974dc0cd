"""Several processes at one PostgreSQL: what one does the others hear of, and what happens unprompted is done once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from msgspec.structs import replace

from tests.postgres import Postgres
from tests.tables.kit import ANNA, BEN, Kit, damaged, run
from wuerfelreich.tables import tallies
from wuerfelreich.tables.hints import Hints
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import DeclareResigned, Roll, Say, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Pace, Played, Settings
from wuerfelreich.tables.store.chain import Head, extend
from wuerfelreich.tables.store.processes import LEASE
from wuerfelreich.tables.store.step import ToldStep
from wuerfelreich.tables.store.store import Later, Store
from wuerfelreich.tables.store.stored_events import written_events
from wuerfelreich.tables.store.tallies import uncounted
from wuerfelreich.tables.table import Table


@asynccontextmanager
async def two(postgres: Postgres) -> AsyncIterator[tuple[Kit, Kit]]:
    """Two processes that have begun."""
    address = postgres.database()
    kits = Kit(address), Kit(address)
    for here in kits:
        await here.tables.open()
    try:
        yield kits
    finally:
        for here in kits:
            await here.close()
    assert damaged(address) == {}


async def begun(here: Kit, settings: Settings) -> Table:
    """A running game of Anna and Ben."""
    table = await here.table(settings)
    for player in (ANNA, BEN):
        await here.must(player, table, Sit())
    await here.must(ANNA, table, Start())
    return table


async def die(here: Kit, others: Kit) -> None:
    """Lets a process show no sign of life for longer than its lease, while the other one goes on."""
    others.time += LEASE + 1
    here.time = others.time
    await others.tables.beat()


def test_watchers_at_another_process_hear_of_a_move(postgres: Postgres) -> None:
    async def play() -> None:
        async with two(postgres) as (here, there):
            table = await begun(here, Settings("wuerfelkoenig", 2))
            live = there.live(table)
            watcher, _ = there.tables.watch(live, table.seq)
            await here.must(ANNA, table, Say(0, Message.HELLO))
            assert watcher.news.empty(), "there is nobody to tell it"
            await there.tables.look()
            assert watcher.news.get_nowait() == here.store.events_since(table.name, table.seq - 1)
            there.tables.unwatch(live, watcher)

    run(play())


def test_somebody_connected_elsewhere_is_here(postgres: Postgres) -> None:
    """Nobody can declare that they have resigned, and no bot stands in for them."""

    async def play() -> None:
        async with two(postgres) as (here, there):
            table = await begun(here, Settings("wuerfelkoenig", 2, absent=60))
            mine, theirs = here.live(table), there.live(table)
            await here.tables.arrive(ANNA.id, mine)
            await there.tables.arrive(BEN.id, theirs)
            await there.store.settled()
            await here.tables.look()
            assert mine.presence.here(BEN.id)
            for _ in range(100):
                here.time += 5_000
                there.time = here.time
                for one in (here, there):
                    await one.tables.beat()
                    await one.tables.look()
                    await one.tables.tick()
            assert not any(chair.stand_in for chair in table.chairs)
            refused = (await here.do(ANNA, table, DeclareResigned(0, 1))).refusal
            assert refused is not None
            assert refused.key == "table-refusal-not-away"
            there.tables.depart(BEN.id, theirs)
            await there.store.settled()
            await here.tables.look()
            assert not mine.presence.here(BEN.id)
            here.tables.depart(ANNA.id, mine)

    run(play())


def test_a_process_that_dies_leaves_nobody_here(postgres: Postgres) -> None:
    async def play() -> None:
        async with two(postgres) as (here, there):
            table = await begun(here, Settings("wuerfelkoenig", 2))
            mine, theirs = here.live(table), there.live(table)
            await here.tables.arrive(ANNA.id, mine)
            await there.tables.arrive(BEN.id, theirs)
            await there.store.settled()
            await here.tables.look()
            assert mine.presence.here(BEN.id)
            await die(there, here)
            await here.tables.look()
            assert not mine.presence.here(BEN.id)
            there.tables.depart(BEN.id, theirs)
            here.tables.depart(ANNA.id, mine)

    run(play())


def test_a_bot_is_moved_by_one_process(postgres: Postgres) -> None:
    """Both have the table in memory, but only the one that made the last step lets the bot think."""

    async def play() -> None:
        async with two(postgres) as (here, there):
            table = await here.table(Settings("wuerfelkoenig", 2))
            there.live(table)
            for seat in range(2):
                await here.must(ANNA, table, SeatBot(seat, "random"))
            await here.must(ANNA, table, Start())
            while table.status is Status.RUNNING:
                await asyncio.sleep(0.01)
                await there.tables.look()
            assert here.chosen > 0
            assert there.chosen == 0

    run(play())


def test_the_clocks_of_a_dead_process_are_taken_over(postgres: Postgres) -> None:
    async def play() -> None:
        async with two(postgres) as (here, there):
            table = await begun(here, Settings("wuerfelkoenig", 2, clock=Pace(30)))
            assert table.due is not None
            await die(here, there)
            assert there.live(table).keeper == there.store.run
            for one in (here, there):
                one.time += 40_000
            await there.tables.beat()
            await there.tables.tick()
            assert there.find(table.name).status is Status.CLOSED, "the flag has fallen"
            await here.tables.tick()
            ended = [one.event for one in here.store.events_since(table.name, 0) if isinstance(one.event, Played)]
            assert len([one for one in ended if "timeout" in str(one.entry)]) == 1

    run(play())


def test_a_frozen_process_that_wakes_up_does_not_act_on_what_it_has_lost(postgres: Postgres) -> None:
    """It still believes that the clock is its own, and that it has run out; meanwhile somebody has rolled."""

    async def play() -> None:
        async with two(postgres) as (here, there):
            table = await begun(here, Settings("wuerfelkoenig", 2, clock=Pace(30, 30)))
            frozen = here.live(table)
            assert table.due is not None
            await die(here, there)
            player = (ANNA, BEN)[table.due]
            await there.must(player, there.find(table.name), Roll(table.due))
            here.time += 40_000 - LEASE
            assert frozen.deadline is not None
            assert frozen.deadline <= here.time, "by what it knows, it would have to act"
            assert here.store.run == frozen.keeper
            await here.tables.tick()
            assert table.status is Status.RUNNING
            assert frozen.keeper == there.store.run

    run(play())


def test_a_process_that_ends_hands_over_at_once(postgres: Postgres) -> None:
    async def play() -> None:
        address = postgres.database()
        here, there = Kit(address), Kit(address)
        await here.tables.open()
        await there.tables.open()
        table = await begun(here, Settings("wuerfelkoenig", 2, clock=Pace(30)))
        await here.close()
        await there.tables.beat()
        assert there.live(table).keeper == there.store.run
        await there.close()

    run(play())


def test_one_process_cleans_up_for_all_and_another_when_it_dies(postgres: Postgres) -> None:
    async def play() -> None:
        async with two(postgres) as (here, there):
            assert [await one.tables.leads() for one in (here, there)] == [True, False]
            await die(here, there)
            assert [await one.tables.leads() for one in (here, there)] == [False, True], "it was only frozen"
            await here.tables.beat()
            assert [await one.tables.leads() for one in (here, there)] == [True, False]

    run(play())


def test_a_game_is_counted_by_the_process_that_ended_it(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one has it in memory, too. If the first dies before it has counted, whoever leads makes up for it."""

    async def play() -> None:
        async with two(postgres) as (here, there):
            table = await begun(here, Settings("wuerfelkoenig", 2))
            there.live(table)
            counted: list[Store] = []

            async def keep(store: Store, *_: object) -> None:
                counted.append(store)

            with monkeypatch.context() as patched:
                patched.setattr(tallies, "keep_tally", keep)
                await here.play_on(table, {0: ANNA, 1: BEN}, Random(1))
                await there.tables.look()
                await asyncio.sleep(0)
            assert there.live(table).table.status is Status.CLOSED
            assert counted == [here.store]
            assert uncounted(there.store) == [table.name]
            await here.tables.clean_up()
            assert uncounted(there.store) == []

    run(play())


async def hinted(here: Kit, there: Kit, table: Table) -> list[ToldStep]:
    """What one process tells another about a step at a table that the other one has in memory and is watched there."""
    before = there.live(table).version
    await here.must(ANNA, table, Say(0, Message.HELLO))
    live = here.live(table)
    rows = written_events(here.store.events_since(table.name, table.seq - 1))
    assert live.version == before + 1
    return [ToldStep(live.version, live.keeper, live.head.link, rows)]


@pytest.mark.parametrize("damage", ["none", "a gap", "another text", "another link", "no rows", "not an event"])
def test_a_step_that_is_told_is_added_if_it_fits_and_otherwise_read(
    damage: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two(postgres) as (here, there):
            table = await begun(here, Settings("wuerfelkoenig", 2))
            theirs = there.live(table)
            watcher, _ = there.tables.watch(theirs, table.seq)
            [step] = await hinted(here, there, table)
            seq, at, text = step.rows[0]
            match damage:
                case "a gap":
                    step = replace(step, version=step.version + 1)
                case "another text":
                    step = replace(step, rows=[(seq, at, text.replace("hello", "thanks"))])
                case "another link":
                    step = replace(step, link=bytes(32))
                case "no rows":
                    step = replace(step, rows=[])
                case "not an event":
                    rows = [(seq, at, "{}")]
                    step = replace(step, rows=rows, link=extend(theirs.head, rows).link)
            reads = 0
            later = there.store.later

            def counted(name: str, head: Head) -> Later | None:
                nonlocal reads
                reads += 1
                return later(name, head)

            monkeypatch.setattr(there.store, "later", counted)
            for _ in range(2):  # the second time it is known
                await there.tables.hear(table.name, [step])
            assert reads == (damage != "none")
            assert watcher.news.get_nowait() == here.store.events_since(table.name, table.seq - 1)
            mine = here.live(table)
            assert (theirs.head, theirs.version, theirs.keeper) == (mine.head, mine.version, mine.keeper)
            there.tables.unwatch(theirs, watcher)
            await there.must(BEN, table, Say(1, Message.HELLO))  # it goes on from there

    run(play())


def test_who_sits_where_is_not_told_in_a_hint(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """People's names are not in the log: whoever wants them reads them."""
    told: list[ToldStep | None] = []
    monkeypatch.setattr(Hints, "anybody_at", lambda _, table: True)
    monkeypatch.setattr(Hints, "say", lambda _, table, step=None: told.append(step))

    async def play() -> None:
        async with two(postgres) as (here, _):
            table = await here.table(Settings("wuerfelkoenig", 2))
            await here.must(ANNA, table, Sit())
            assert told == [None]
            await here.must(ANNA, table, SeatBot(1, "random"))
            await here.must(ANNA, table, Say(0, Message.HELLO))
            assert told[-1] is not None

    run(play())
