"""A database of any earlier version, with data, becomes one of this version, and its games go on."""

import sqlite3
from pathlib import Path
from random import Random

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.tables.kit import ANNA, BEN, Kit, run
from tests.tables.record_version import FOLDER, SECRETS
from wuerfelreich.records import verify
from wuerfelreich.tables.protocol.commands import Intent, Sit
from wuerfelreich.tables.protocol.events import Ending
from wuerfelreich.tables.store import migrations
from wuerfelreich.tables.table import Status

DUMPS = sorted(FOLDER.glob("*.sql"))


def versions() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    return ScriptDirectory.from_config(config)


def restored(dump: Path, folder: Path) -> Path:
    path = folder / "house.db"
    database = sqlite3.connect(path)
    database.executescript(dump.read_text(encoding="utf-8"))
    database.close()
    return path


def test_every_version_has_its_dump() -> None:
    """After a new migration: python -m tests.tables.record_version"""
    assert [dump.stem for dump in DUMPS] == sorted(script.revision for script in versions().walk_revisions())


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_an_earlier_database_is_played_on(dump: Path, tmp_path: Path) -> None:
    path = restored(dump, tmp_path)

    async def play() -> None:
        here = Kit(path)
        with here.store.engine.connect() as connection:
            now = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        assert now == versions().get_current_head()
        for player, secret in SECRETS.items():
            assert here.store.player(secret) == player
        by_status = {listed.status: listed.id for listed in here.store.tables_of(ANNA.id, 10)}
        assert set(by_status) == set(Status)

        await here.tables.open()
        running = here.tables.find(by_status[Status.RUNNING])
        assert running is not None
        assert here.tables.early_answers(running.name, BEN.id) == {1: "pass"}
        here.time = running.changed + 1
        await here.play_on(running, {0: ANNA, 1: BEN}, Random(1))
        assert running.ending is Ending.FINISHED
        closed = here.tables.find(by_status[Status.CLOSED])
        assert closed is not None
        for table in (running, closed):
            assert table.record is not None
            verdict = verify(table.record)
            assert verdict.sound
            assert verdict.rolls_checked > 0

        reply = await here.tables.intend(ANNA, by_status[Status.OPEN], Intent("known", 1, Sit()))
        assert reply.accepted, "the answer of that time is still known"
        assert reply.seq == 2
        await here.close()

    run(play())
