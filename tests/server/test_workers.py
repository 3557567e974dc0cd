"""Several processes on one port: everybody plays the same game, and one that dies is replaced."""

import os
import re
import signal
import socket
import time
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.postgres import Postgres, use
from tests.redis_server import RedisServer
from tests.server.kit import TIMEOUT_S, Person, Server
from wuerfelreich.server import workers
from wuerfelreich.server.addresses import NO_PROXIES
from wuerfelreich.server.limits import Limits
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings


def children(pid: int) -> set[int]:
    """The processes that serve. A tracker of shared resources is another child."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    found = {int(child) for task in tasks for child in (task / "children").read_text().split()}
    return {child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


def metrics_of(server: Server) -> dict[str, dict[str, float]]:
    """The value of every metric without other labels, by process."""
    found: dict[str, dict[str, float]] = {}
    text = httpx.get(f"{server.address}/metrics", timeout=TIMEOUT_S).text
    types = re.findall(r"^# TYPE (\w+)", text, re.MULTILINE)
    assert len(types) == len(set(types)), "a metric is described once"
    for name, process, value in re.findall(r'^(\w+){process="([^"]+)"} (\S+)$', text, re.MULTILINE):
        found.setdefault(name, {})[process] = float(value)
    return found


def processes_in(metrics: dict[str, dict[str, float]]) -> set[int]:
    """The processes whose metrics are shown."""
    return {int(process.partition(":")[2]) for process in metrics["wuerfelreich_sockets"]}


def test_several_processes_on_one_port(tmp_path: Path, postgres: Postgres) -> None:
    use(tmp_path, postgres.database())
    with ExitStack() as stack:
        redis = stack.enter_context(RedisServer())
        server = stack.enter_context(Server(tmp_path, "--redis", redis.address, "--workers", "2"))
        until = time.monotonic() + TIMEOUT_S
        while len(before := children(server.process.pid)) < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        anna, ben = (stack.enter_context(Person(server.address, name)) for name in ("Anna", "Ben"))
        table = anna.table(Settings("wuerfelkoenig", 2))
        lines = [stack.enter_context(person.at(table)) for person in (anna, ben)]
        for line in lines:
            line.must(Sit())
        lines[0].catch_up(lines[1].seq)
        lines[0].must(Start())
        lines[1].catch_up(lines[0].seq)
        rng = Random(1)
        for _ in range(20):
            [(line, command)] = [(line, found) for line in lines if (found := line.any_command(rng)) is not None]
            seq = line.must(command).seq
            for other in lines:
                other.catch_up(seq)
        accepted = "wuerfelreich_intents_accepted_total"
        while processes_in(shown := metrics_of(server)) != before:
            assert time.monotonic() < until
        for _ in range(4):  # whichever is asked
            assert sum(shown[accepted].values()) == 23
            shown = metrics_of(server)
        os.kill(min(before), signal.SIGKILL)
        while len(children(server.process.pid) - {min(before)}) < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert httpx.get(f"{server.address}/health", timeout=TIMEOUT_S).status_code == 200
        while min(before) in processes_in(metrics_of(server)):
            assert time.monotonic() < until
        for line in lines:
            line.__exit__(None, None, None)
        assert server.end() == 0


def test_processes_that_do_not_end_are_killed_together(tmp_path: Path, postgres: Postgres) -> None:
    """They are frozen. The wait for them is one wait, however many there are."""
    use(tmp_path, postgres.database())
    program = (
        "-c",
        "import sys; from wuerfelreich.server import workers; workers.PATIENCE = 3; "
        "from wuerfelreich.cli.app import main; sys.exit(main())",
    )
    server = Server(tmp_path, "--workers", "2", program=program)
    until = time.monotonic() + TIMEOUT_S
    while len(frozen := children(server.process.pid)) < 2:
        assert time.monotonic() < until
        time.sleep(0.05)
    for one in frozen:
        os.kill(one, signal.SIGSTOP)
    assert server.end() == 0
    assert server.log.read_text().count("processes do not end and are killed") == 1
    assert not any(Path(f"/proc/{one}").exists() for one in frozen)


class Dead:
    """A process that has died at once."""

    exitcode = 1

    def is_alive(self) -> bool:
        return False


def test_processes_that_keep_dying_are_replaced_ever_more_rarely(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Otherwise a database that is away for an hour would keep a processor busy for as long."""
    now = 1000.0

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    starts: list[float] = []

    class Team(workers._Team):
        def _start(self, said: object) -> Dead:  # type: ignore[override]
            starts.append(now)
            self._started = now
            return Dead()

    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    with socket.socket() as listener:
        team = Team(listener, served(), tmp_path)
        team.processes = [team._start(None)]  # type: ignore[list-item]
        for _ in range(8):
            team._replace_dead()
        pauses = [round(after - before) for before, after in pairwise(starts)]
        assert pauses == [1, 2, 4, 8, 16, 30, 30, 30]
        now += 2 * workers.MINUTE
        team._replace_dead()
        assert round(starts[-1] - starts[-2]) == 2 * workers.MINUTE + 1


def served() -> workers.Served:
    """What the processes would serve."""
    return workers.Served("", "", 0, frozenset(), Limits(), 0, NO_PROXIES, True, None)
