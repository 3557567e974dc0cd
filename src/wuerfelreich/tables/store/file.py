"""The database as a file: private, used by one process at a time, sound, and not from a newer program."""

import os
import sqlite3
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.store.migrations import usable


class StoreError(Exception):
    """The database cannot be used; the message says why."""

    def __init__(self, why: str, phrase: Phrase | None = None) -> None:
        self.phrase = phrase
        """The same for the operator, where one phrase can say it."""
        super().__init__(why)


def missing(database: Path | str) -> StoreError:
    """There is no database at this place."""
    return StoreError(f"there is no database at {database}", Phrase("store-missing", {"file": str(database)}))


def other_file(path: Path) -> StoreError:
    """There is a file at this place, but none of ours."""
    return StoreError(f"{path} is not a database of Würfelreich", Phrase("store-other-file", {"file": str(path)}))


def unusable(path: Path, error: sqlite3.Error) -> StoreError:
    """SQLite refuses the file."""
    if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
        return other_file(path)
    return StoreError(f"{path} cannot be used: {error}")


def lock_database(path: Path) -> BaseFileLock:
    """Locks the database for this process, whatever path leads to it; the lock is released when the process ends,
    however it ends."""
    lock = FileLock(f"{os.path.realpath(path)}.lock", timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError(
            f"{path} is in use by another Würfelreich on this machine", Phrase("store-in-use", {"file": str(path)})
        ) from None
    return lock


def make_private(path: Path) -> None:
    """Creates the file if need be, for its owner alone: it holds the seeds of running games. SQLite gives the files
    next to it the same permissions."""
    try:
        path.touch(mode=0o600)
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
    except OSError as error:
        raise StoreError(f"{path} cannot be used: {error.strerror}") from None


def check_sound(path: Path) -> None:
    """Raises StoreError if the file is damaged, or was written by a newer program."""
    try:
        database = sqlite3.connect(path)
        try:
            [found] = database.execute("PRAGMA quick_check(1)").fetchone()
            versioned = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
            row = database.execute("SELECT version_num FROM alembic_version").fetchone() if versioned else None
        finally:
            database.close()
    except sqlite3.Error as error:
        raise unusable(path, error) from None
    if found != "ok":
        raise StoreError(
            f"{path} is damaged ({found}); put a backup in its place with `wuerfelreich restore`",
            Phrase("store-damaged", {"file": str(path)}),
        )
    check_revision(path, None if row is None else row[0])


def check_revision(database: Path | str, revision: str | None) -> None:
    """Raises StoreError if a program that is too new has written a database."""
    if revision is not None and not usable(revision):
        raise StoreError(
            f"{database} was written by a newer Würfelreich; update this one to use it", Phrase("store-newer")
        )
