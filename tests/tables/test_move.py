"""Moving a database from SQLite to PostgreSQL and back: nothing is lost, and the games continue."""

import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from tests.postgres import Postgres
from tests.tables.kit import ANNA, BEN, Kit, damaged, run
from tests.tables.record_version import FOLDER, SECRETS
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.events import Ending
from wuerfelreich.tables.store.chain import Fault
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.move import move_database
from wuerfelreich.tables.store.processes import LEASE

NEWEST = max(FOLDER.glob("*.sql"))


def recorded(folder: Path) -> Path:
    """A database with a little of everything."""
    path = folder / "old.db"
    database = sqlite3.connect(path)
    database.executescript(NEWEST.read_text(encoding="utf-8"))
    database.close()
    return path


def dump(path: Path) -> set[str]:
    """Every row of a database file."""
    database = sqlite3.connect(path)
    lines = {line for line in database.iterdump() if line.startswith("INSERT") and "sqlite_sequence" not in line}
    database.close()
    return lines


def test_there_and_back(tmp_path: Path, postgres: Postgres) -> None:
    source, back = recorded(tmp_path), tmp_path / "back.db"
    address = postgres.database()
    there = move_database(source, address)
    assert there.checked.damaged == {}
    assert there.rows["tables"] == there.checked.tables > 3
    assert there.rows["events"] > there.rows["tables"]
    assert move_database(address, back).rows == there.rows
    assert dump(back) == dump(source)
    assert damaged(back) == damaged(address) == {}


def test_games_continue_in_the_new_place(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.database()
    move_database(recorded(tmp_path), address)

    async def play() -> None:
        here = Kit(address)
        await here.tables.open()
        assert all(here.store.player(secret) == player for player, secret in SECRETS.items())
        by_status = {listed.status: listed.id for listed in reversed(here.store.lists.tables_of(ANNA.id, 10))}
        running = here.find(by_status[Status.RUNNING])
        here.time = running.changed + 1
        await here.play_on(running, {0: ANNA, 1: BEN}, Random(1))
        assert running.ending is Ending.FINISHED
        await here.close()

    run(play())
    assert damaged(address) == {}


def test_damaged_tables_are_moved_as_they_are(tmp_path: Path, postgres: Postgres) -> None:
    source, address = recorded(tmp_path), postgres.database()
    with sqlite3.connect(source) as connection:
        [hurt] = connection.execute("SELECT table_id FROM events LIMIT 1").fetchone()
        connection.execute("UPDATE events SET at = at + 1 WHERE table_id = ? AND seq = 1", (hurt,))
    connection.close()
    assert move_database(source, address).checked.damaged == {hurt: Fault.CHANGED}
    assert damaged(address) == {hurt: Fault.CHANGED}


def test_what_cannot_be_moved(tmp_path: Path, postgres: Postgres) -> None:
    source, address = recorded(tmp_path), postgres.database()
    move_database(source, address)
    with pytest.raises(StoreError, match="the database to move to is not empty"):
        move_database(source, address)

    async def served() -> None:
        here = Kit(address, time=time.time_ns() // 1_000_000)
        await here.tables.open()
        with pytest.raises(StoreError, match="a server is using the database"):
            move_database(address, tmp_path / "other.db")
        await here.close()

    run(served())
    unfit = postgres.database()
    with sqlite3.connect(source) as connection:
        connection.execute("UPDATE players SET name = ?", ("x" * 41,))
    connection.close()
    with pytest.raises(StoreError, match="nothing was moved: value too long"):
        move_database(source, unfit)
    assert LEASE < 10_000, "as the message says"
    assert damaged(unfit) == {}
