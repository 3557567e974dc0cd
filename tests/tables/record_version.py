"""Writes a database of the newest version, with a little of everything, as SQL: tests/tables/versions/NNNN.sql.
Run it once for every migration, before the next one changes the schema:

python -m tests.tables.record_version
"""

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from tests.tables.kit import ANNA, BEN, Kit, kit, question_of
from wuerfelreich.records import verify
from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.groups import GroupPlan
from wuerfelreich.tables.imports import imported_table
from wuerfelreich.tables.protocol.commands import Act, Answer, Ask, Intent, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Question, Settings
from wuerfelreich.tables.protocol.settings import checked
from wuerfelreich.tables.store.reviews import KeptReview, keep_review
from wuerfelreich.tables.store.step import NewTable
from wuerfelreich.tables.table import Table

FOLDER = Path(__file__).with_name("versions")
SECRETS = {ANNA: "anna’s secret", BEN: "ben’s secret"}


async def _seated(here: Kit, settings: Settings) -> Table:
    table = await here.table(settings)
    await here.must(ANNA, table, Sit())
    await here.must(BEN, table, Sit())
    await here.must(ANNA, table, Start())
    return table


async def _fill(folder: Path) -> None:
    async with kit(folder) as here:
        for player, secret in SECRETS.items():
            await here.store.add_player(player, secret, here.time)
        waiting = await here.table(Settings("knatsch", 3))
        await here.tables.intend(ANNA, waiting.name, Intent("known", 1, Sit()))
        await here.must(ANNA, waiting, SeatBot(1, "knight"))
        closed = await _seated(here, Settings("brettspiel", 2))
        await here.play_on(closed, {0: ANNA, 1: BEN}, Random(1), most=8)
        await here.must(ANNA, closed, Ask(0, Question.END))
        await here.must(BEN, closed, Answer(1, question_of(closed), yes=True))
        finished = await _seated(here, Settings("wuerfelkoenig", 2))
        await here.play_on(finished, {0: ANNA, 1: BEN}, Random(1))
        assert finished.record is not None
        brought = imported_table(finished.record, finished.rules(), verify(finished.record), ANNA.id, here.time)
        assert isinstance(brought, NewTable)
        await here.store.create(brought)
        await keep_review(here.store, finished.name, KeptReview("0" * 64, "[]", b""))
        boards = msgspec.Raw(b'{"start":1,"boards":["1A","2A"],"treasures":5}')
        running = await _seated(here, Settings("wuerfelland", 2, boards, absent=3600))
        while not _early(running):
            await here.play_on(running, {0: ANNA, 1: BEN}, Random(running.seq), most=1)
        await here.must(BEN, running, Act(1, "pass"))
        await _group(here)


async def _group(here: Kit) -> None:
    """A group of tables to which nobody has come yet."""
    valid = checked(Settings("wuerfelkoenig", 2))
    assert not isinstance(valid, Phrase)
    await here.tables.groups.make(ANNA, valid, GroupPlan(2, 1, "random", here.time + 1_000_000))


def _early(table: Table) -> bool:
    assert table.game is not None
    return 1 in table.game.rules.early(table.game.state)


def record() -> Path:
    """Writes the dump; returns its path."""
    with TemporaryDirectory() as folder:
        asyncio.run(_fill(Path(folder)))
        database = sqlite3.connect(Path(folder) / "house.db")
        [version] = database.execute("SELECT version_num FROM alembic_version").fetchone()
        path = FOLDER / f"{version}.sql"
        path.write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
        database.close()
    return path


if __name__ == "__main__":
    print(record())
