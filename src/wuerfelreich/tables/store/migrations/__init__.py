"""Database migrations, run at every start: they upgrade a database from any earlier version to this one.

Every release runs on the schema of the next one, so that servers can be upgraded one after the other. A migration must
therefore leave alone what the release before it reads and writes: it may add tables, and columns that are nullable or
have a default. Two releases apart, the older program refuses to start, and the newer one while the older still runs.
The release is the first part of a revision's name (`2_0009`); those without belong to the first."""

import re
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

RELEASE = 1
"""The release that this program is, or will be. Raise it after each release that has had migrations."""
_LOCK = 0x57726569
"""Names the lock under which processes that start at the same time migrate one after the other."""


FOLDER = Path(__file__).parent
_REVISION = re.compile(r'^(down_)?revision = "(\w+)"', re.MULTILINE)


class MigrationError(Exception):
    """A database cannot be upgraded; the message says why."""


def migrate(engine: Engine, revision: str | None = None) -> None:
    """Upgrades the database to a revision, by default the newest. One of the next release is left as it is. Raises
    MigrationError."""
    wanted = newest() if revision is None else revision
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:name)"), {"name": _LOCK})
        now = revision_of(connection)
        if now == wanted or (now is not None and now not in _revisions()):
            return
        if connection.dialect.name == "postgresql" and now not in (None, newest()):
            _check_runs(connection)
        _upgrade(connection, wanted)


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command  # most starts have nothing to upgrade, and this takes a fifth of a start
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise MigrationError(str(error)) from None


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def usable(revision: str) -> bool:
    """Whether this program can use a database with this revision: it knows it, or the next release has made it."""
    return revision in _revisions() or _release(revision) == RELEASE + 1


def _check_runs(connection: Connection) -> None:
    """Raises MigrationError if a process that is alive could not use what the migrations leave."""
    from wuerfelreich.tables.store.processes import LEASE  # which itself needs a database that is migrated

    if "release" not in {column["name"] for column in inspect(connection).get_columns("runs")}:
        return
    alive = text("SELECT min(release) FROM runs WHERE alive >= extract(epoch FROM clock_timestamp()) * 1000 - :lease")
    oldest = connection.execute(alive, {"lease": LEASE}).scalar()
    if oldest is not None and oldest < RELEASE - 1:
        raise MigrationError("a server two releases older is still using it; upgrade one release at a time")


def newest() -> str:
    """The newest revision that this program knows."""
    revisions = _revisions()
    [last] = set(revisions) - set(revisions.values())
    return last


def _revisions() -> dict[str, str | None]:
    """All revisions that this program knows, each with the one before it."""
    return _revisions_in(FOLDER / "versions")


@cache
def _revisions_in(folder: Path) -> dict[str, str | None]:
    """Read from the files without running them, which is what Alembic would do."""
    found: dict[str, str | None] = {}
    for file in folder.glob("*.py"):
        named = dict(_REVISION.findall(file.read_text()))
        found[named[""]] = named.get("down_")
    return found


def _release(revision: str) -> int | None:
    """The release of a revision; None if its name does not say so."""
    release, line, _ = revision.partition("_")
    return int(release) if line and release.isdecimal() else None
