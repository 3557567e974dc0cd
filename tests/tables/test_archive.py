"""The archive's lists, on both stores."""

from pathlib import Path
from random import Random

import pytest

from tests.tables.kit import ANNA, BEN, kit, run
from wuerfelreich.records import verify
from wuerfelreich.tables.archive import archived
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings, Visibility
from wuerfelreich.tables.store.archive import DAY, FinishedGame, GamesOfDay, days_since, finished_games

GAME = "wuerfelkoenig"


@pytest.mark.usefixtures("either_store")
def test_public_games_by_day(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            found = []
            for visibility in (Visibility.PUBLIC, Visibility.PRIVATE, Visibility.PUBLIC):
                here.time += DAY
                table = await here.table(Settings(GAME, 2, visibility=visibility))
                for player in (ANNA, BEN):
                    await here.must(player, table, Sit())
                await here.must(ANNA, table, Start())
                await here.play_on(table, {0: ANNA, 1: BEN}, Random(1))
                if visibility is Visibility.PUBLIC:
                    found.append(FinishedGame(table.name, here.time))
                    record = archived(here.store, table.name)
                    assert record is not None
                    assert verify(record).result is not None
            assert finished_games(here.store, GAME, 0, here.time + 1, 9) == found
            assert finished_games(here.store, GAME, 0, here.time, 9) == found[:1]
            assert finished_games(here.store, GAME, found[0].ended + 1, here.time + 1, 9) == found[1:]
            assert finished_games(here.store, GAME, 0, here.time + 1, 1) == found[:1]
            assert finished_games(here.store, "", 0, here.time + 1, 9) == []
            days = [GamesOfDay(GAME, one.ended // DAY, 1) for one in found[::-1]]
            assert days_since(here.store, 0) == days
            assert days_since(here.store, found[0].ended + 1) == days[:1]

    run(play())
