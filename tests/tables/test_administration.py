"""What a server does about an operator's orders, on either store."""

import asyncio
from pathlib import Path

import pytest

from tests.postgres import Postgres, database_in, use
from tests.tables.kit import ANNA, BEN, EVE, Kit, kit, run
from wuerfelreich.fair.device import Device
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind
from wuerfelreich.tables.administration import INTERVAL
from wuerfelreich.tables.deadlines import AGAIN
from wuerfelreich.tables.phase import Ended, Opening, Status
from wuerfelreich.tables.protocol.commands import SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Closed, ClosingReason, Ending, Played, Settings
from wuerfelreich.tables.protocol.starting import PATIENCE
from wuerfelreich.tables.store.beside import Beside
from wuerfelreich.tables.store.orders import OrderKind, Restriction, give_order, is_done, read_orders, restrict
from wuerfelreich.tables.store.store import Store

SETTINGS = Settings("wuerfelkoenig", 3)


def order(folder: Path, kind: OrderKind, target: str, reason: ClosingReason = ClosingReason.UNSAID) -> str:
    """What a command writes, beside the server."""
    beside = Beside(database_in(folder))
    with beside.connection() as connection:
        if kind is OrderKind.REMOVE:
            restrict(connection, target, Restriction.REMOVED, 1)
        made = give_order(connection, kind, target, reason, 1)
    beside.close()
    return made


def done(folder: Path, made: str) -> bool:
    beside = Beside(database_in(folder))
    with beside.connection() as connection:
        found = is_done(connection, made)
    beside.close()
    return found


@pytest.mark.usefixtures("either_store")
def test_an_order_waits_for_a_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(SETTINGS)
        made = order(tmp_path, OrderKind.CLOSE, table.name, ClosingReason.FAULT)
        assert not done(tmp_path, made)
        async with kit(tmp_path) as here:
            await here.tables.administration.look()
            phase = here.find(table.name).phase
            assert isinstance(phase, Ended)
            assert (phase.ending, phase.operator) == (Ending.ABORTED, ClosingReason.FAULT)
            assert phase.seed is not None
            assert here.store.lists.lobby(Status.OPEN, 10) == []
        assert done(tmp_path, made)

    run(play())


@pytest.mark.usefixtures("either_store")
def test_all_seats_of_a_removed_player_are_played_by_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(SETTINGS)
            await here.must(BEN, table, Sit())
            await here.must(BEN, table, Sit(name="Bela"))
            await here.must(ANNA, table, Sit())
            await here.must(ANNA, table, Start())
            made = order(tmp_path, OrderKind.REMOVE, BEN.id)
            for _ in range(2):  # the second time there is nothing left to do
                await here.tables.administration.look()
                bots = [chair.stand_in for chair in table.chairs]
                assert bots == [True, True, False]
            assert (await here.do(BEN, table, Sit())).refusal is not None
            assert done(tmp_path, made)
            played = [
                one.event.entry for one in here.store.events_since(table.name, 0) if isinstance(one.event, Played)
            ]
            assert [
                entry.seat for entry in played if isinstance(entry, TableEvent) and entry.kind is EventKind.BOT
            ] == [0, 1]

    run(play())


def test_a_player_is_removed_once_the_devices_have_agreed(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(SETTINGS)
            device = Device.new(table.name, table.commitment)
            await here.must(BEN, table, Sit(tip=device.tip))
            await here.must(ANNA, table, Sit())
            await here.must(ANNA, table, SeatBot(2, "random"))
            await here.must(ANNA, table, Start())
            assert isinstance(table.phase, Opening)
            made = order(tmp_path, OrderKind.REMOVE, BEN.id)
            await here.tables.administration.look()
            assert not done(tmp_path, made)
            here.time += PATIENCE + AGAIN
            await here.tables.tick()
            await here.tables.administration.look()
            assert table.chairs[0].stand_in
            assert done(tmp_path, made)

    run(play())


def test_what_is_gone_or_damaged_keeps_no_order_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            orders = [order(tmp_path, OrderKind.CLOSE, "missing"), order(tmp_path, OrderKind.REMOVE, EVE.id)]
            await here.tables.administration.look()
            assert all(done(tmp_path, made) for made in orders)

    run(play())


def test_two_servers_carry_out_one_order_once(postgres: Postgres, tmp_path: Path) -> None:
    use(tmp_path, postgres.database())

    async def play() -> None:
        async with kit(tmp_path) as here, kit(tmp_path) as there:
            table = await here.table(SETTINGS)
            copy = there.find(table.name)
            order(tmp_path, OrderKind.CLOSE, table.name)
            await asyncio.gather(*(one.tables.administration.look() for one in (here, there)))
            events = [one.event for one in here.store.events_since(table.name, 0)]
            assert [type(event) for event in events].count(Closed) == 1
            for one in (here, there):
                await one.tables.look()
            assert table.status is copy.status is Status.CLOSED

    run(play())


def test_a_server_that_starts_knows_who_is_restricted(tmp_path: Path) -> None:
    """Before it serves anybody."""
    Store(tmp_path / "house.db").close()
    order(tmp_path, OrderKind.REMOVE, BEN.id)

    async def play() -> None:
        here = Kit(tmp_path / "house.db")
        assert here.tables.administration.removed == {BEN.id}
        assert len(read_orders(here.store).pending) == 1
        await here.close()

    run(play())


def test_the_server_looks_for_orders_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(SETTINGS)
            obeying = asyncio.create_task(here.tables.obey())
            await asyncio.sleep(0)
            order(tmp_path, OrderKind.CLOSE, table.name)
            async with asyncio.timeout(20 * INTERVAL):
                while table.status is not Status.CLOSED:
                    await asyncio.sleep(0.05)
            obeying.cancel()

    run(play())
