"""`backup` and `restore` on the command line."""

import asyncio
import sqlite3
from pathlib import Path

from tests.cli.commands import Run, refused, run
from tests.tables.kit import kit
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.store.store import Store

__all__ = ["run"]


def test_there_and_back(run: Run, tmp_path: Path) -> None:
    Store(tmp_path / "house.db").close()
    done = run("backup", "copy.db", "--database", "house.db", "--lang", "en")
    assert (done.code, done.out) == (0, "copy.db has everything so far: 0 tables.\n")
    done = run("restore", "copy.db", "--database", "house.db", "--lang", "de")
    assert done.code == 0
    assert done.out.startswith("copy.db ist jetzt die Datenbank.\nDie bisherige liegt als house.db.20")


def test_damaged_tables_are_named(run: Run, tmp_path: Path) -> None:
    """The copy is made all the same: a backup with a damaged table is better than none."""

    async def fill() -> str:
        async with kit(tmp_path) as here:
            return (await here.table(Settings("knatsch", 2))).name

    table = asyncio.run(fill())
    with sqlite3.connect(tmp_path / "house.db") as connection:
        connection.execute("UPDATE events SET at = at + 1")
    connection.close()
    named = f"  {table}: its events or its seed were changed\n"
    done = run("backup", "copy.db", "--database", "house.db", "--lang", "en")
    assert (done.code, done.out) == (1, "copy.db has everything so far: one table.\n")
    assert done.err == f"One table in it is damaged:\n{named}"
    done = run("restore", "copy.db", "--database", "other.db", "--lang", "hu")
    assert (done.code, done.out) == (1, "Mostantól ez az adatbázis: copy.db.\n")
    assert done.err == f"Sérült asztalok benne (1):\n{named}"


def test_what_cannot_be_done(run: Run, tmp_path: Path) -> None:
    refused(run("backup", "copy.db", "--database", "missing.db"), "there is no database at missing.db")
    refused(run("restore", "missing.db", "--database", "house.db"), "there is no backup at missing.db")
    assert not (tmp_path / "house.db").exists()


def test_a_move(run: Run, tmp_path: Path) -> None:
    Store(tmp_path / "house.db").close()
    done = run("move-database", "house.db", "new.db", "--lang", "en")
    assert (done.code, done.out) == (0, "Everything has been moved and checked: 0 tables, 0 events.\n")
    refused(run("move-database", "missing.db", "new.db"), "there is no database at missing.db")
