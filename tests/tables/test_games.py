"""Whole games of every kind, for every number of players, through the one entrance."""

from pathlib import Path
from random import Random

import pytest

from tests.rules.kits import TABLES
from tests.tables.kit import ANNA, BEN, Kit, kit, run
from wuerfelreich.records import read_record, verify, write_record
from wuerfelreich.tables.hints import Hints
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Act, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Ending, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.store.step import ToldStep
from wuerfelreich.tables.table import Table


@pytest.mark.usefixtures("either_store_in_soak")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_two_people_and_bots_play_to_the_end(name: str, players: int, tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings(name, players))
            await here.must(ANNA, table, Sit())
            await here.must(BEN, table, Sit())
            for seat in range(2, players):
                await here.must(ANNA, table, SeatBot(seat, "random"))
            await here.must(ANNA, table, Start())
            await here.play_on(table, {0: ANNA, 1: BEN}, Random(f"{name}{players}"))
            assert table.status is Status.CLOSED
            assert table.ending is Ending.FINISHED
            record = table.record
            assert record is not None
            verdict = verify(read_record(write_record(record)))
            assert verdict.sound, verdict.faults
            assert verdict.result is not None
            stored = await here.store.load(table.name)
            assert stored is not None
            assert stored.table.record == record

    run(play())


def test_a_table_survives_a_restart_in_the_middle(tmp_path: Path) -> None:
    async def first() -> tuple[str, str]:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelkoenig", 2))
            await here.must(ANNA, table, Sit())
            await here.must(ANNA, table, SeatBot(1, "random"))
            await here.must(ANNA, table, Start())
            await here.play_on(table, {0: ANNA}, Random(1), most=12)
            return table.name, table.commitment

    async def second(name: str, commitment: str) -> None:
        async with kit(tmp_path) as here:
            await here.tables.open()
            table = here.find(name)
            assert table.status is Status.RUNNING
            assert table.commitment == commitment
            await here.play_on(table, {0: ANNA}, Random(2))
            assert table.record is not None
            assert verify(table.record).sound

    async def both() -> None:
        await second(*await first())

    run(both())


@pytest.mark.usefixtures("either_store")
def test_early_moves_are_secret_and_played_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Würfelland's passive players choose at the same time (WL6)."""
    told: list[ToldStep | None] = []
    monkeypatch.setattr(Hints, "anybody_at", lambda _, table: True)
    monkeypatch.setattr(Hints, "say", lambda _, table, step=None: told.append(step))

    async def play() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings("wuerfelland", 2))
            await here.must(ANNA, table, Sit())
            await here.must(BEN, table, Sit())
            await here.must(ANNA, table, Start())
            seat, player = await _until_early(here, table)
            assert table.game is not None
            game, state = table.game.rules, table.game.state
            texts = [game.write_action(action) for action in game.legal_for(state, seat)]
            before = table.seq
            await here.must(player, table, Act(seat, texts[0]))
            await here.must(player, table, Act(seat, texts[-1]))
            assert table.seq == before, "nobody is told of an early move"
            assert told[-2:] == [None, None], "nor is any other process"
            assert here.live(table).early_moves_of(player.id) == {seat: texts[-1]}
            other = BEN if player is ANNA else ANNA
            assert here.live(table).early_moves_of(other.id) == {}
            await here.must(other, table, here.any_command(table, 1 - seat, Random(1)))
            record = table.record
            assert record is not None
            assert any(getattr(entry, "text", "") == texts[-1] for entry in record.entries[-6:])
            assert here.live(table).early_moves_of(player.id) == {}

    run(play())


async def _until_early(here: Kit, table: Table) -> tuple[int, Player]:
    """Plays until somebody may make an early move."""
    rng = Random(4)
    people = {0: ANNA, 1: BEN}
    assert table.game is not None
    while not (early := table.game.rules.early(table.game.state)):
        await here.play_on(table, people, rng, most=1)
    return early[0], people[early[0]]
