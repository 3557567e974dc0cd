"""The systemd units: systemd accepts them, and the program accepts what they start."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres import Postgres, use
from tests.redis_server import RedisServer
from tests.server.kit import TIMEOUT_S, Person, Server
from wuerfelreich.tables.store.store import Store

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
PROGRAM = "/opt/wuerfelreich/bin/wuerfelreich"
pytestmark = pytest.mark.soak


def started(unit: str) -> list[str]:
    """The command of a unit."""
    [line] = re.findall(r"^ExecStart=(.+)$", (DEPLOY / unit).read_text(encoding="utf-8"), re.M)
    return shlex.split(line)


def options_of(unit: str) -> tuple[str, ...]:
    """The options of a unit that starts a server, except where it listens and where its database is."""
    program, command, *rest = started(unit)
    assert (program, command) == (PROGRAM, "serve")
    found = dict(zip(rest[::2], rest[1::2], strict=True))
    for name in ("--port", "--database"):
        del found[name]
    return tuple(word for pair in found.items() for word in pair)


def test_systemd_accepts_them(tmp_path: Path) -> None:
    """Its own check, with a program that is there."""
    program = shutil.which("systemd-analyze")
    assert program is not None, "make soak installs systemd"
    for unit in UNITS:
        text = (DEPLOY / unit).read_text(encoding="utf-8").replace(PROGRAM, sys.executable)
        (tmp_path / unit).write_text(text, encoding="utf-8")
    names = [unit.replace("@.", "@8041.") for unit in UNITS]
    (tmp_path / "wuerfelreich@8041.service").symlink_to(tmp_path / "wuerfelreich@.service")
    done = subprocess.run(
        [program, "verify", "--man=no", *(f"{tmp_path / name}" for name in names)],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    complaints = [line for line in done.stderr.splitlines() if "wuerfelreich" in line.lower()]
    assert (done.returncode, complaints) == (0, [])


def test_a_server_starts_like_that(tmp_path: Path) -> None:
    with Server(tmp_path, *options_of("wuerfelreich.service")) as server, Person(server.address, "Anna"):
        assert server.healthy()


def test_one_of_many_starts_like_that(tmp_path: Path, postgres: Postgres) -> None:
    use(tmp_path, postgres.database())
    with RedisServer() as redis:
        options = [redis.address if word == "${REDIS}" else word for word in options_of("wuerfelreich@.service")]
        with Server(tmp_path, *options) as server, Person(server.address, "Anna"):
            assert server.healthy()


def test_the_backup_works_like_that(tmp_path: Path) -> None:
    """With an old backup that goes, and another that stays."""
    Store(tmp_path / "house.db").close()
    shell, flag, script = started("wuerfelreich-backup.service")
    script = script.replace(PROGRAM, f"{sys.executable} -m wuerfelreich").replace("%%", "%")
    (tmp_path / "backups").mkdir()
    subprocess.run(["touch", "-d", "40 days ago", "backups/old.db"], cwd=tmp_path, check=True)
    (tmp_path / "backups" / "recent.db").touch()
    subprocess.run([shell, flag, script], cwd=tmp_path, check=True, capture_output=True, timeout=TIMEOUT_S)
    names = sorted(path.name for path in (tmp_path / "backups").iterdir())
    assert names[1:] == ["recent.db"]
    assert re.fullmatch(r"[\d-]{17}\.db", names[0])
    assert (tmp_path / "backups" / names[0]).stat().st_mode & 0o077 == 0
