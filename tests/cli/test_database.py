"""`backup` and `restore` on the command line."""

from pathlib import Path

from tests.cli.commands import Run, refused, run
from wuerfelreich.tables.store.store import Store

__all__ = ["run"]


def test_there_and_back(run: Run, tmp_path: Path) -> None:
    Store(tmp_path / "house.db").close()
    done = run("backup", "copy.db", "--database", "house.db", "--lang", "en")
    assert (done.code, done.out) == (0, "copy.db has everything so far: 0 tables.\n")
    done = run("restore", "copy.db", "--database", "house.db", "--lang", "de")
    assert done.code == 0
    assert done.out.startswith("copy.db ist jetzt die Datenbank.\nDie bisherige liegt als house.db.20")


def test_what_cannot_be_done(run: Run, tmp_path: Path) -> None:
    refused(run("backup", "copy.db", "--database", "missing.db"), "there is no database at missing.db")
    refused(run("restore", "missing.db", "--database", "house.db"), "there is no backup at missing.db")
    assert not (tmp_path / "house.db").exists()
