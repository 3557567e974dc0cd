"""Tables with fair dice of version 2: the opening waits for the devices, and every roll of a person carries a link."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.tables.kit import ANNA, BEN, EVE, Kit, kit, run
from wuerfelreich.fair.device import Chained, Device, Proposal
from wuerfelreich.fair.version2 import chain
from wuerfelreich.records import Drawn, Event, EventKind, Fair, read_record, verify, write_record
from wuerfelreich.records.device_check import check_device
from wuerfelreich.records.file import write_entry
from wuerfelreich.records.links import options_text
from wuerfelreich.rules.game import read_seat
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.phase import Ended, Opening, Running, SettingUp
from wuerfelreich.tables.protocol.commands import (
    Act,
    Cancel,
    Leave,
    Rematch,
    Resign,
    Roll,
    SeatBot,
    Show,
    Sit,
    Start,
    Tip,
)
from wuerfelreich.tables.protocol.events import Days, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.starting import PATIENCE
from wuerfelreich.tables.table import Table

pytestmark = pytest.mark.usefixtures("either_store_in_soak")

SETTINGS = Settings("wuerfelkoenig", 2, msgspec.Raw(b'{"start":1}'))


def proposal(table: Table) -> Proposal:
    """The table as its opening shows it."""
    assert isinstance(table.phase, Opening)
    header = table.phase.header
    return Proposal(
        table.commitment,
        header.game,
        header.rules,
        header.material.sha256,
        options_text(header.options),
        tuple(seat.bot for seat in header.seats),
        tuple(Chained(tuple(map(read_seat, one.seats)), one.tip) for one in header.chains),
    )


def begun(table: Table) -> tuple[Chained, ...]:
    """The chains as the header has them after the start."""
    assert table.game is not None
    chains = table.game.header.chains
    return tuple(Chained(tuple(map(read_seat, chain.seats)), chain.tip, chain.link or "") for chain in chains)


async def seated(opened: Kit, table: Table, *people: Player) -> dict[Player, Device]:
    """People sit down with their devices."""
    devices = {player: Device.new(table.name, table.commitment) for player in people}
    for player, device in devices.items():
        await opened.must(player, table, Sit(tip=device.tip))
    return devices


async def agreed(opened: Kit, table: Table, devices: dict[Player, Device]) -> None:
    """The host starts, and all devices show their first links."""
    await opened.must(ANNA, table, Start())
    for player, device in devices.items():
        await opened.must(player, table, Show(*device.agree(proposal(table))))
    for device in devices.values():
        device.begin(begun(table))


def caught_up(table: Table, device: Device) -> None:
    """The device sees what has happened since."""
    assert table.game is not None
    for step in table.game.steps[device.memory.entries :]:
        device.observe(write_entry(step.entry))


async def played(opened: Kit, table: Table, devices: dict[Player, Device], rng: Random) -> None:
    """All play at random to the end; bots are not asked."""
    seats = {seat: player for player in devices for seat in table.seat_of(player.id)}
    while isinstance(table.phase, Running):
        for device in devices.values():
            caught_up(table, device)
        assert table.due is not None
        player = seats[table.due]
        command = opened.any_command(table, table.due, rng)
        if isinstance(command, Roll):
            command = Roll(command.seat, devices[player].next_link())
        await opened.must(player, table, command)
    for device in devices.values():
        caught_up(table, device)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_carry_links_and_every_device_finds_what_it_saw(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(Settings(game, 2))
            devices = await seated(opened, table, ANNA, BEN)
            await agreed(opened, table, devices)
            await played(opened, table, devices, Random(game))
            assert table.record is not None
            text = write_record(table.record)
            assert text.startswith("wuerfelreich 2\n")
            record = read_record(text)
            assert record == table.record
            verdict = verify(record)
            assert verdict.sound, verdict.faults
            assert verdict.dice.remarks == ()
            checked = [check_device(record, device.memory) for device in devices.values()]
            assert [one.faults for one in checked] == [(), ()]
            assert sum(one.links for one in checked) == verdict.dice.links > 10

    run(test())


def test_one_person_against_a_bot_begins_with_one_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            devices = await seated(opened, table, ANNA)
            await opened.must(ANNA, table, SeatBot(1, "random"))
            await agreed(opened, table, devices)
            assert isinstance(table.phase, Running)
            assert table.game is not None
            assert [chain.seats for chain in table.game.header.chains] == [("P1",)]

    run(test())


def test_several_seats_at_one_screen_have_one_chain(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(Settings("knatsch", 3))
            devices = await seated(opened, table, ANNA, BEN)
            await opened.must(ANNA, table, Sit(name="Opa"))
            await agreed(opened, table, devices)
            assert table.game is not None
            assert [chain.seats for chain in table.game.header.chains] == [("P1", "P3"), ("P2",)]
            await played(opened, table, devices, Random(1))
            assert table.record is not None
            assert verify(table.record).sound
            assert check_device(table.record, devices[ANNA].memory).faults == ()

    run(test())


def test_nothing_can_be_changed_after_the_opening(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            devices = await seated(opened, table, ANNA, BEN)
            await opened.must(ANNA, table, Start())
            assert isinstance(table.phase, Opening)
            for player, command in (
                (BEN, Leave(1)),
                (ANNA, Leave(1)),
                (EVE, Sit()),
                (BEN, Tip("0" * 64)),
                (ANNA, Start()),
            ):
                reply = await opened.do(player, table, command)
                assert reply.refusal is not None
                assert reply.refusal.key == "table-refusal-started"
            early = await opened.do(ANNA, table, Roll(0, devices[ANNA].next_link()))
            assert early.refusal is not None
            assert early.refusal.key == "table-refusal-not-started"

    run(test())


def test_a_first_link_must_be_the_chains_and_for_this_opening_and_is_shown_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            devices = await seated(opened, table, ANNA, BEN)
            await opened.must(ANNA, table, Start())
            opening, link = devices[ANNA].agree(proposal(table))
            for player, shown, key in (
                (ANNA, Show("0" * 64, link), "table-refusal-other-opening"),
                (ANNA, Show(opening, "0" * 64), "table-refusal-wrong-link"),
                (BEN, Show(opening, link), "table-refusal-wrong-link"),
                (EVE, Show(opening, link), "table-refusal-not-your-seat"),
            ):
                reply = await opened.do(player, table, shown)
                assert reply.refusal is not None
                assert reply.refusal.key == key
            await opened.must(ANNA, table, Show(opening, link))
            again = await opened.do(ANNA, table, Show(opening, link))
            assert again.refusal is not None
            assert again.refusal.key == "table-refusal-already-shown"

    run(test())


@pytest.mark.parametrize(("clock", "wait"), [(None, PATIENCE), (Days(3), 3 * 24 * 3600 * 1000)])
def test_the_start_waits_as_long_as_the_pace_allows_and_then_begins_without_the_silent(
    tmp_path: Path, clock: Days | None, wait: int
) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(msgspec.structs.replace(SETTINGS, clock=clock))
            devices = await seated(opened, table, ANNA, BEN)
            await opened.must(ANNA, table, Start())
            await opened.must(ANNA, table, Show(*devices[ANNA].agree(proposal(table))))
            devices[BEN].agree(proposal(table))  # its link does not arrive
            opened.time += wait - 1
            await opened.tables.tick()
            assert isinstance(table.phase, Opening)
            opened.time += 1
            await opened.tables.tick()
            assert isinstance(table.phase, Running)
            devices[ANNA].begin(begun(table))
            await opened.must(ANNA, table, Roll(0, devices[ANNA].next_link()))
            assert table.record is not None
            assert [chain.link is None for chain in table.record.header.chains] == [False, True]
            assert [remark.key for remark in verify(table.record).dice.remarks] == ["dice-silent"]
            found = check_device(table.record, devices[BEN].memory, over=False)
            assert [fault.key for fault in found.faults] == ["dice-began-without-you"]

    run(test())


def test_an_opening_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            devices = await seated(opened, table, ANNA, BEN)
            await opened.must(ANNA, table, Start())
            await opened.must(ANNA, table, Show(*devices[ANNA].agree(proposal(table))))
            name = table.name
        async with kit(tmp_path) as opened:
            opened.time += PATIENCE
            await opened.tables.open()
            await opened.tables.tick()
            assert isinstance(opened.find(name).phase, Running)

    run(test())


def test_the_host_can_cancel_an_opening(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            await seated(opened, table, ANNA, BEN)
            await opened.must(ANNA, table, Start())
            refused = await opened.do(BEN, table, Cancel())
            assert not refused.accepted
            await opened.must(ANNA, table, Cancel())
            assert isinstance(table.phase, Ended)
            assert table.record is None

    run(test())


def test_a_wrong_link_changes_nothing_and_a_missing_one_ends_the_chain(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            devices = await seated(opened, table, ANNA, BEN)
            await agreed(opened, table, devices)
            before = table.seq
            others = chain(table.name, devices[BEN].memory.secret)[2]
            for link in ("0" * 64, others):
                reply = await opened.do(ANNA, table, Roll(0, link))
                assert reply.refusal is not None
                assert reply.refusal.key == "table-refusal-wrong-link"
            assert table.seq == before
            await opened.must(ANNA, table, Roll(0))
            assert table.record is not None
            silent, drawn = table.record.entries[-2:]
            assert silent == Event(EventKind.SILENT, 0)
            assert isinstance(drawn, Drawn)
            assert drawn.link == ""
            assert verify(table.record).sound
            for device in devices.values():
                caught_up(table, device)
            found = check_device(table.record, devices[ANNA].memory, over=False)
            assert [fault.key for fault in found.faults] == ["dice-other-device"]
            assert check_device(table.record, devices[BEN].memory, over=False).faults == ()

    run(test())


def test_a_roll_that_is_sent_again_gets_the_same_dice(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            devices = await seated(opened, table, ANNA, BEN)
            await agreed(opened, table, devices)
            link = devices[ANNA].next_link()
            assert devices[ANNA].next_link() == link, "the same until it is in the record"
            seen = table.seq
            await opened.must(ANNA, table, Roll(0, link))
            after = table.seq
            late = await opened.do(ANNA, table, Roll(0, link), seen)
            assert not late.accepted
            assert table.seq == after

    run(test())


def test_when_a_bot_stands_in_the_chain_is_over_for_good(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(msgspec.structs.replace(SETTINGS, absent=60))
            devices = await seated(opened, table, ANNA, BEN)
            await agreed(opened, table, devices)
            opened.time += 60_000
            await opened.tables.tick()
            assert table.record is not None
            assert table.record.entries[-2:] == (Event(EventKind.BOT, 0), Event(EventKind.SILENT, 0))
            await opened.tables.arrive(ANNA.id, opened.live(table))
            while table.due != 0 or not isinstance(opened.any_command(table, 0, Random(1)), Roll):
                assert table.due is not None
                command = opened.any_command(table, table.due, Random(1))
                if isinstance(command, Roll) and table.due == 1:
                    caught_up(table, devices[BEN])
                    command = Roll(1, devices[BEN].next_link())
                await opened.must(ANNA if table.due == 0 else BEN, table, command)
            late = await opened.do(ANNA, table, Roll(0, devices[ANNA].next_link()))
            assert late.refusal is not None
            assert late.refusal.key == "table-refusal-wrong-link"
            await opened.must(ANNA, table, Roll(0))
            assert verify(table.record).sound

    run(test())


def test_nobody_can_register_a_copied_tip(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            devices = await seated(opened, table, ANNA)
            copied = await opened.do(BEN, table, Sit(tip=devices[ANNA].tip))
            assert copied.refusal is not None
            assert copied.refusal.key == "table-refusal-known-tip"
            await opened.must(BEN, table, Sit())
            again = await opened.do(BEN, table, Tip(devices[ANNA].tip))
            assert not again.accepted

    run(test())


def test_a_rematch_waits_for_the_devices_of_those_who_had_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            devices = await seated(opened, table, ANNA, BEN)
            await agreed(opened, table, devices)
            await opened.must(BEN, table, Resign(1))
            made = await opened.must(ANNA, table, Rematch())
            assert made.table is not None
            again = opened.find(made.table)
            assert isinstance(again.phase, SettingUp)
            early = await opened.do(ANNA, again, Start())
            assert early.refusal is not None
            assert early.refusal.key == "table-refusal-awaited"
            assert early.refusal.args == {"names": "Anna, Ben"}
            new = {player: Device.new(again.name, again.commitment) for player in (ANNA, BEN)}
            for player, device in new.items():
                await opened.must(player, again, Tip(device.tip))
            await agreed(opened, again, new)
            assert isinstance(again.phase, Running)
            assert all(chair.tip for chair in again.chairs)

    run(test())


def test_without_any_device_the_game_begins_at_once_and_the_check_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with kit(tmp_path) as opened:
            table = await opened.table(SETTINGS)
            await opened.must(ANNA, table, Sit())
            await opened.must(BEN, table, Sit())
            await opened.must(ANNA, table, Start())
            assert isinstance(table.phase, Running)
            await opened.must(ANNA, table, Roll(0))
            assert table.game is not None
            assert not isinstance(table.game.header.dice, Fair)
            assert table.record is not None
            assert [remark.key for remark in verify(table.record).dice.remarks] == ["dice-no-device"]
            refused = await opened.do(ANNA, table, Act(0, "roll"))
            assert not refused.accepted

    run(test())
