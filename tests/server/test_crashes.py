"""The real process is killed: no acknowledged move is lost, none is made twice, no roll changes, all files verify."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from tests.server.histories import begin, finish, play, resume
from tests.server.kit import Person, Server
from wuerfelreich.tables.protocol.commands import SeatBot, Start
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.store.store import Store

POINTS = ("before-commit", "after-commit", "after-reply")
KILLS = 5 if os.environ.get("HYPOTHESIS_PROFILE", "quick") == "quick" else 1_000


@pytest.mark.usefixtures("either_store")
@pytest.mark.parametrize("point", POINTS)
def test_death_at_a_boundary(point: str, tmp_path: Path) -> None:
    """In the middle of play, after two seats, the start and the first link. The commits also count a guest, a table,
    the clean-up and the beginning of the server's run, some of which may share one."""
    rng = Random(point)
    with Server(tmp_path, fault=f"{point}:{8 if point == 'after-reply' else 11}") as server:
        person, line, history = begin(server)
        assert not play(line, history, rng, 100)
        line.__exit__(None, None, None)
        assert server.end() == -signal.SIGKILL
    assert 4 < len(history.replies) <= 8
    with Server(tmp_path) as server:
        line = resume(server, person, history)
        assert play(line, history, rng, 20)
        finish(line, person, server, history)


@pytest.mark.usefixtures("either_store")
def test_death_at_random_times(tmp_path: Path) -> None:
    rng = Random(1)
    server = Server(tmp_path)
    person, line, history = begin(server)
    for _ in range(KILLS):
        killer = Timer(rng.random() / 10, server.process.kill)
        killer.start()
        if play(line, history, rng, 10_000):  # the game ended first: start another one
            killer.join()
            history.check(line)
            line.__exit__(None, None, None)
            server.end()
            server = Server(tmp_path)
            person.http.close()
            person, line, history = begin(server)
            continue
        killer.join()
        line.__exit__(None, None, None)
        assert server.end() == -signal.SIGKILL
        server = Server(tmp_path)
        line = resume(server, person, history)
    if line.over:
        history.check(line)
        line.__exit__(None, None, None)
        person.http.close()
    else:
        finish(line, person, server, history)
    server.end()


def test_a_clean_shutdown_tells_the_clients(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        person, line, history = begin(server)
        assert play(line, history, Random(2), 10)
        server.process.terminate()
        assert line.drained() == 1012
        assert line.faults[-1].key == "server-restart"
        line.__exit__(None, None, None)
        server.end()
        assert '"event":"closed"' in server.log.read_text()
        assert "Traceback" not in server.log.read_text()
    with Server(tmp_path) as server:
        line = resume(server, person, history)
        finish(line, person, server, history)


@pytest.mark.usefixtures("either_store")
def test_a_bot_continues_after_a_crash(tmp_path: Path) -> None:
    """A bot's pending turn survives: a game between bots comes to its end in the second run."""
    with Server(tmp_path, fault="after-commit:12") as server:
        person = Person(server.address, "Anna")
        table = person.table(Settings("wuerfelkoenig", 2))
        with person.at(table) as line:
            line.must(SeatBot(0, "random"))
            line.must(SeatBot(1, "random"))
            line.do(Start())
            assert line.drained() == 1006
        assert server.end() == -signal.SIGKILL
    with Server(tmp_path) as server:
        person.address = server.address
        with person.at(table) as line:
            while not line.over:
                line.take()
        person.http.close()


def test_only_one_process_per_database(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        command = [sys.executable, "-m", "wuerfelreich", "serve", "--port", "0", "--database", str(server.database)]
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert second.returncode == 2
        assert "is in use by another Würfelreich" in second.stderr
        assert "Traceback" not in second.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with Server(tmp_path / "one") as server:
        port = server.address.rpartition(":")[2]
        command = [
            sys.executable,
            "-m",
            "wuerfelreich",
            "serve",
            "--port",
            port,
            "--database",
            str(tmp_path / "two.db"),
        ]
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1


def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_bytes(b"not a database" * 1_000)
    command = [sys.executable, "-m", "wuerfelreich", "serve", "--port", "0", "--database", str(tmp_path / "house.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_every_commit_is_flushed(tmp_path: Path) -> None:
    """Killing the process does not prove it: the file system would still have what was written."""
    store = Store(tmp_path / "house.db")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()
    assert sqlite3.connect(tmp_path / "house.db").execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_the_disk_has_it_before_the_reply(tmp_path: Path) -> None:
    """As seen from outside with strace: between an intent and its reply, a flush has returned."""
    assert shutil.which("strace"), "this test needs strace: install the package of that name"
    with Server(tmp_path) as server:
        person, line, history = begin(server)
        trace = tmp_path / "trace"
        tracer = subprocess.Popen(
            [
                "strace",
                "-f",
                "-s",
                "65536",  # a reply may leave together with the news of the move
                "-e",
                "trace=fdatasync,fsync,sendto,sendmsg,write,writev",
                "-p",
                str(server.process.pid),
                "-o",
                trace,
            ],
            stderr=subprocess.PIPE,
            text=True,
        )
        assert tracer.stderr is not None
        assert "attached" in tracer.stderr.readline()
        assert play(line, history, Random(3), 5)
        line.__exit__(None, None, None)
        person.http.close()
        tracer.send_signal(signal.SIGINT)
        tracer.communicate(timeout=60)
        calls = trace.read_text().splitlines()
    replied = [at for at, call in enumerate(calls) if '\\"type\\":\\"reply\\"' in call]
    assert len(replied) == len(history.sent)
    for before, at in zip([0, *replied], replied, strict=False):
        between = calls[before:at]
        assert any("fdatasync" in call or "fsync" in call for call in between), calls
        assert any(call.rstrip().endswith("= 0") and "sync" in call for call in between)
