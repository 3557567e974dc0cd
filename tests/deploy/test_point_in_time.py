"""A restore of PostgreSQL to a point in time, from a base backup and the archive, with the settings in deploy/."""

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import psycopg
import pytest

from tests.attacks.kit import eventually
from tests.postgres import Postgres, use
from tests.server.kit import Person, Server
from tests.tables.kit import damaged
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
ARCHIVE = "/srv/archive"
pytestmark = pytest.mark.soak


def settings(name: str, archive: Path, **others: str) -> str:
    """A file of settings, with another archive and other values."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert ARCHIVE in text
    lines = text.replace(ARCHIVE, f"{archive}").splitlines()
    for key, value in others.items():
        [at] = [at for at, line in enumerate(lines) if line.startswith(f"{key} = ")]
        lines[at] = f"{key} = '{value}'"
    return "\n".join(lines) + "\n"


@pytest.fixture
def archived() -> Iterator[tuple[Postgres, Path]]:
    """A server that archives its log, and a folder that it may write to."""
    with Postgres() as postgres:
        folder = Path(mkdtemp(prefix="restore-", dir="/tmp"))
        (folder / "archive").mkdir()
        for one in (folder, folder / "archive"):
            one.chmod(0o777)  # PostgreSQL may run as another user
        with (postgres.folder / "postgresql.conf").open("a") as config:
            config.write(settings("postgresql-archive.conf", folder / "archive"))
        postgres.restart()
        try:
            yield postgres, folder
        finally:
            shutil.rmtree(folder)


@contextmanager
def restored(postgres: Postgres, folder: Path, until: str) -> Iterator[None]:
    """Starts what was restored to a time, in place of the server."""
    with (folder / "base" / "postgresql.auto.conf").open("a") as config:
        config.write(settings("postgresql-restore.conf", folder / "archive", recovery_target_time=until))
    signal = folder / "base" / "recovery.signal"
    signal.touch()
    signal.chmod(0o666)
    options = f'-h "" -k {postgres.folder}'
    postgres.run("pg_ctl", "-w", "-D", f"{folder / 'base'}", "-l", f"{folder / 'log'}", "-o", options, "start")
    try:
        yield
    finally:
        postgres.run("pg_ctl", "-w", "-D", f"{folder / 'base'}", "-m", "fast", "stop")
        postgres.start()


def value(address: str, statement: str) -> str:
    with psycopg.connect(address, autocommit=True) as connection:
        row = connection.execute(statement.encode()).fetchone()
    assert row is not None
    return str(row[0])


def test_back_to_before_the_accident(archived: tuple[Postgres, Path], tmp_path: Path) -> None:
    """Everything acknowledged until then is there, nothing after it; no table is damaged, and play goes on."""
    postgres, folder = archived
    address, rng = postgres.database(), Random(1)
    use(tmp_path, address)
    with Server(tmp_path) as server, Person(server.address, "Anna") as anna:
        table = anna.table(Settings("wuerfelkoenig", 2))
        with anna.at(table) as line:
            line.must(Sit())
            line.must(Sit(name="Bela"))
            line.must(Start())
            line.play_on(rng, steps=5)
            postgres.run(
                "pg_basebackup", "-h", f"{postgres.folder}", "-U", "postgres", "-D", f"{folder / 'base'}", "-c", "fast"
            )
            line.play_on(rng, steps=20)
            kept = list(line.events)
            until = value(address, "SELECT clock_timestamp()")
            time.sleep(0.1)
            line.play_on(rng, steps=10)
            lost = line.seq
    value(address, "DELETE FROM events RETURNING 1")  # the accident
    assert damaged(address) != {}
    last = value(address, "SELECT pg_walfile_name(pg_switch_wal())")
    eventually((folder / "archive" / last).exists)
    postgres.stop()
    with restored(postgres, folder, until):
        eventually(lambda: value(address, "SELECT pg_is_in_recovery()") == "False")
        assert damaged(address) == {}
        with Server(tmp_path) as server:
            anna.address = server.address
            with anna.at(table) as line:
                assert line.events == kept
                assert line.seq < lost
                line.play_on(rng, steps=5)
        assert damaged(address) == {}
