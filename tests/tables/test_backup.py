"""Backups: every acknowledged move is in one, a stale log next to a restored database does no harm, nothing is lost."""

import shutil
import sqlite3
import stat
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from tests.tables.kit import ANNA, BEN, Kit, run
from wuerfelreich.records import verify
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.store.backup import Restored, back_up, restore
from wuerfelreich.tables.store.check import Checked
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table

NOW = datetime(2026, 11, 16, 1, 2, 3)


async def playing(here: Kit) -> Table:
    table = await here.table(Settings("wuerfelkoenig", 2))
    for player in (ANNA, BEN):
        await here.must(player, table, Sit())
    await here.must(ANNA, table, Start())
    await here.play_on(table, {0: ANNA, 1: BEN}, Random(1), most=10)
    return table


def test_a_backup_of_a_running_server_has_every_move_and_is_played_on(tmp_path: Path) -> None:
    database, backup, elsewhere = tmp_path / "house.db", tmp_path / "backup.db", tmp_path / "there" / "house.db"

    async def check() -> None:
        here = Kit(database)
        table = await playing(here)
        copied = tmp_path / "copied.db"
        shutil.copy(database, copied)
        assert not sqlite3.connect(copied).execute("SELECT name FROM sqlite_master").fetchall(), "all is in the log yet"
        assert back_up(database, backup) == Checked(1, {})
        seen = here.store.events_since(table.name, 0)
        await here.close()

        assert restore(backup, elsewhere, NOW) == Restored(Checked(1, {}), None)
        there = Kit(elsewhere)
        assert there.store.events_since(table.name, 0) == seen
        again = there.find(table.name)
        there.time = again.changed + 1
        await there.play_on(again, {0: ANNA, 1: BEN}, Random(2))
        assert again.record is not None
        assert verify(again.record).sound
        await there.close()

    run(check())


def test_a_stale_log_is_not_played_into_a_restored_database(tmp_path: Path) -> None:
    """The server died and left its log; what the backup does not have must not come back in pieces."""
    database, backup = tmp_path / "house.db", tmp_path / "backup.db"

    async def check() -> None:
        here = Kit(database)
        table = await playing(here)
        back_up(database, backup)
        before = here.store.events_since(table.name, 0)
        await here.play_on(table, {0: ANNA, 1: BEN}, Random(3), most=5)
        after = here.store.events_since(table.name, 0)
        assert len(after) > len(before)
        for end in ("", "-wal", "-shm"):  # as a killed process leaves them
            shutil.copy(f"{database}{end}", tmp_path / f"dead.db{end}")
        await here.close()

        dead = tmp_path / "dead.db"
        kept = restore(backup, dead, NOW).kept
        assert kept == tmp_path / "dead.db.2026-11-16-010203"
        for path, events in ((dead, before), (kept, after)):
            store = Store(path)
            assert store.events_since(table.name, 0) == events
            store.close()

    run(check())


def test_nothing_is_overwritten_and_nothing_strange_is_restored(tmp_path: Path) -> None:
    database, backup = tmp_path / "house.db", tmp_path / "backup.db"
    with pytest.raises(StoreError, match="there is no database"):
        back_up(database, backup)
    Store(database).close()
    assert back_up(database, backup) == Checked(0, {})
    with pytest.raises(StoreError, match="already exists"):
        back_up(database, backup)
    with pytest.raises(StoreError, match="there is no backup"):
        restore(tmp_path / "missing.db", database, NOW)
    other = tmp_path / "other.db"
    sqlite3.connect(other).execute("CREATE TABLE notes (text)").connection.close()
    for strange in (other, Path(__file__)):
        with pytest.raises(StoreError, match="is not a database of Würfelreich"):
            restore(strange, database, NOW)
    store = Store(database)
    with pytest.raises(StoreError, match="in use by another"):
        restore(backup, database, NOW)
    store.close()
    assert sorted(path.name for path in tmp_path.iterdir() if not path.name.endswith(".lock")) == [
        "backup.db",
        "house.db",
        "other.db",
    ]


def test_the_database_and_its_backups_are_for_their_owner_alone(tmp_path: Path) -> None:
    """They hold the seeds of running games: whoever reads them knows every roll to come."""
    database, backup = tmp_path / "house.db", tmp_path / "backup.db"
    database.touch(0o644)
    database.chmod(0o644)
    store = Store(database)
    back_up(database, backup)
    for path in (database, Path(f"{database}-wal"), backup):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    store.close()


def test_a_damaged_database_and_one_of_a_newer_program_are_refused_in_plain_words(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    Store(newer).close()
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="written by a newer Würfelreich"):
        Store(newer)
    with pytest.raises(StoreError, match="written by a newer Würfelreich"):
        restore(newer, tmp_path / "house.db", NOW)

    damaged = tmp_path / "damaged.db"

    async def fill() -> None:
        here = Kit(damaged)
        for _ in range(20):
            await here.table(Settings("wuerfelkoenig", 2))
        await here.close()

    run(fill())
    pages = bytearray(damaged.read_bytes())
    pages[4096 * 3 : 4096 * 3 + 64] = bytes(64)
    damaged.write_bytes(pages)
    with pytest.raises(StoreError, match=r"is damaged|cannot be used"):
        Store(damaged)
