"""Writes a database with one running game under the current rules, as SQL: tests/tables/running/GAME-VERSION.sql.
Run it once before a game's rules version is raised, so that the tests can finish the game under the old rules:

python -m tests.tables.record_running knatsch
"""

import asyncio
import sqlite3
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.tables.kit import ANNA, BEN, kit
from wuerfelreich.rules.registry import game
from wuerfelreich.tables.protocol.commands import SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Settings

FOLDER = Path(__file__).with_name("running")
MOVES = 20
"""How many moves people make: the game has only just begun."""


async def _fill(folder: Path, name: str) -> None:
    async with kit(folder) as here:
        for player in (ANNA, BEN):
            await here.store.add_player(player, f"{player.name}’s secret", here.time)
        table = await here.table(Settings(name, 3))
        await here.must(ANNA, table, Sit())
        await here.must(BEN, table, Sit())
        await here.must(ANNA, table, SeatBot(2, "random"))
        await here.must(ANNA, table, Start())
        await here.play_on(table, {0: ANNA, 1: BEN}, Random(name), most=MOVES)


def record(name: str) -> Path:
    """Writes the dump; returns its path."""
    with TemporaryDirectory() as folder:
        asyncio.run(_fill(Path(folder), name))
        database = sqlite3.connect(Path(folder) / "house.db")
        path = FOLDER / f"{name}-{game(name).version}.sql"
        path.write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
        database.close()
    return path


if __name__ == "__main__":
    print(record(sys.argv[1]))
