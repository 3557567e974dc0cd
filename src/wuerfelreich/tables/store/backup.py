"""Backups of the database. Copying the file is not enough: the newest moves are in the write-ahead log next to it, and
a log left next to a restored file would be played into it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

from msgspec import Struct
from sqlalchemy.exc import DatabaseError

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.store.check import Checked, check_tables
from wuerfelreich.tables.store.file import (
    StoreError,
    check_sound,
    lock_database,
    make_private,
    missing,
    other_file,
    unusable,
)
from wuerfelreich.tables.store.sqlite import read_only

#: What SQLite keeps next to a database.
SIDE_FILES = ("-wal", "-shm")


class Restored(Struct, frozen=True):
    """A backup that is now the database, and the name under which the previous database is kept, if there was one."""

    checked: Checked
    kept: Path | None


def back_up(database: Path, to: Path) -> Checked:
    """Writes a copy of the database, also while the server is running, and returns what checking it found. The copy has
    every move that was acknowledged before it began."""
    if not database.exists():
        raise missing(database)
    if to.exists():
        raise StoreError(f"{to} already exists; choose another name", Phrase("store-exists", {"file": str(to)}))
    with _placed(to) as copy:
        _copy(database, copy)
        return _check(copy)


def restore(backup: Path, database: Path, now: datetime) -> Restored:
    """Puts a backup in place of the database while no server uses it. The database that was there is kept under another
    name. Damaged tables do not prevent it: a backup with some is better than none."""
    if not backup.exists():
        raise StoreError(f"there is no backup at {backup}", Phrase("store-no-backup", {"file": str(backup)}))
    checked = _check(backup)
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = lock_database(database)
    try:
        with _placed(database) as copy:
            _copy(backup, copy)
            kept = _set_aside(database, now) if database.exists() else None
            _drop_side_files(database)
        return Restored(checked, kept)
    finally:
        lock.release()


def _copy(source: Path, copy: Path) -> None:
    """Copies with SQLite's own backup, which reads the write-ahead log too; the copy is one file without a log."""
    try:
        reader, writer = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True), sqlite3.connect(copy)
        try:
            reader.backup(writer)
            writer.execute("PRAGMA journal_mode=DELETE")
        finally:
            reader.close()
            writer.close()
    except sqlite3.Error as error:
        raise unusable(source, error) from None
    with copy.open("rb+") as file:
        os.fsync(file.fileno())


def _check(path: Path) -> Checked:
    """Checks a sound database of ours, table by table; raises StoreError if it is anything else."""
    engine = read_only(path)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM tables, alembic_version")
            check_sound(path)
            return check_tables(connection)
    except DatabaseError:
        raise other_file(path) from None
    finally:
        engine.dispose()


def _set_aside(database: Path, now: datetime) -> Path:
    """Renames the database, with everything in its write-ahead log written into it first."""
    try:
        old = sqlite3.connect(database)
        try:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            old.close()
    except sqlite3.Error:  # damaged: keep its log too, for whoever wants to rescue something
        _rename_side_files(database, now)
    kept = database.with_name(f"{database.name}.{now:%Y-%m-%d-%H%M%S}")
    database.rename(kept)
    return kept


def _rename_side_files(database: Path, now: datetime) -> None:
    for end in SIDE_FILES:
        side = database.with_name(database.name + end)
        if side.exists():
            side.rename(database.with_name(f"{database.name}.{now:%Y-%m-%d-%H%M%S}{end}"))


def _drop_side_files(database: Path) -> None:
    """Removes a stale log: SQLite would play it into the restored file."""
    for end in SIDE_FILES:
        database.with_name(database.name + end).unlink(missing_ok=True)


@contextmanager
def _placed(path: Path) -> Iterator[Path]:
    """A new file next to this path that takes its place at the end."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as made:
        copy = Path(made.name)
    try:
        make_private(copy)
        yield copy
        copy.replace(path)
    finally:
        copy.unlink(missing_ok=True)
