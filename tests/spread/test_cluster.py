"""A Ray cluster does the same work as one process, whatever happens to its machines."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from signal import SIGKILL
from tempfile import TemporaryDirectory
from typing import IO

import msgspec
import pytest

from wuerfelreich.arena.match import Match, Report, play_match
from wuerfelreich.spread import CrewError, crew

ROOT = Path(__file__).parents[2]
MATCH = Match("wuerfelkoenig", ("greedy", "solver"), 40, "ray")


class Nodes:
    """Two Ray nodes in processes of their own."""

    def __init__(self, folder: str) -> None:
        Path(folder, "ray").mkdir()
        self.mark = f"RAY_TMPDIR={folder}"
        self.env = os.environ | {
            "RAY_TMPDIR": folder,
            "RAY_USAGE_STATS_ENABLED": "0",
            # Otherwise Ray replaces the loopback address by that of another interface.
            "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
            "RAY_health_check_initial_delay_ms": "0",
            "RAY_health_check_period_ms": "500",
            "RAY_health_check_failure_threshold": "3",
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        }
        self.log = Path(folder, "nodes.log")
        with self.log.open("w") as log:
            self.process = self.start("tests.spread.two_nodes", stderr=log)

    def start(self, module: str, *args: str, stderr: IO[str] | None = None) -> subprocess.Popen[str]:
        """A Python process beside the nodes."""
        command = [sys.executable, "-m", module, *args]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=ROOT, env=self.env, stdin=pipe, stdout=pipe, stderr=stderr, text=True)

    @cached_property
    def address(self) -> str:
        """The address of the cluster, as soon as there is one."""
        return self.line()

    def line(self) -> str:
        """What the nodes say next."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        assert line, self.log.read_text()
        return line

    def kill_one(self) -> None:
        """Kills the second node as soon as it is at work."""
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self.line() == "killed at work"

    def close(self) -> None:
        """Stops the nodes. Whatever does not stop is killed, and the test has failed."""
        try:
            self.process.communicate(timeout=30)
            assert self.left() == []
        finally:
            for process in self.left():
                os.kill(process, SIGKILL)

    def left(self) -> list[int]:
        """Processes that are still there."""
        return [int(name) for name in os.listdir("/proc") if name.isdecimal() and self.mark in _environment(name)]


def _environment(process: str) -> list[str]:
    try:
        return Path("/proc", process, "environ").read_text(errors="replace").split("\0")
    except OSError:  # it has just ended, or is not ours
        return []


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    # Not in pytest's folder: a socket's path must be shorter than 108 characters.
    with TemporaryDirectory(prefix="ray-") as folder:
        started = Nodes(folder)
        try:
            assert started.address
            yield started
        finally:
            started.close()


def test_a_cluster_does_what_one_process_does_whatever_happens_to_it(nodes: Nodes) -> None:
    """One test, because two nodes take seconds to start."""
    _bad_work_is_given_up(nodes)
    _a_node_is_killed_during_a_match(nodes)


def _a_node_is_killed_during_a_match(nodes: Nodes) -> None:
    args = ("--bots", ",".join(MATCH.bots), "--games", str(MATCH.games), "--seed", MATCH.seed)
    match = nodes.start("wuerfelreich", "match", MATCH.game, *args, "--ray", nodes.address, "--json")
    nodes.kill_one()
    once = play_match(MATCH)
    told, _ = match.communicate(timeout=60)
    assert match.returncode == 0
    report = msgspec.json.decode(told, type=Report)
    assert msgspec.structs.replace(report, milliseconds={}) == msgspec.structs.replace(once, milliseconds={})


def _bad_work_is_given_up(nodes: Nodes) -> None:
    """An error is raised as it is; lost work is repeated, but not for ever."""
    told, _ = nodes.start("tests.spread.misfortunes", nodes.address).communicate(timeout=60)
    failed, died, recovered = told.splitlines()
    assert failed == "ValueError: number 0 cannot be done"
    assert died.startswith(f"CrewError: too many workers of {nodes.address} were lost: ")
    assert recovered == "['0 is done']"


@pytest.fixture
def silent() -> Iterator[str]:
    """The address of a server that says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


def test_a_missing_ray_is_named(silent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CrewError, match=r'pip install "wuerfelreich\[cluster\]"'):
        crew(ray=silent)


def test_a_server_that_is_no_ray_cluster_is_given_up(silent: str) -> None:
    script = f"from wuerfelreich.spread import cluster; cluster.CONNECT_S = 1; cluster.Cluster({silent!r})"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=30, check=False)
    assert f"nothing at {silent} has answered as a Ray cluster within 1 seconds" in done.stderr


@pytest.mark.parametrize("address", ["", "here", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(CrewError, match=r"is HOST:PORT or auto"):
        crew(ray=address)


def test_nobody_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(CrewError, match=f"there is no Ray cluster at 127.0.0.1:{port}: Connection refused$"):
        crew(ray=f"127.0.0.1:{port}")


def test_no_cluster_on_this_machine() -> None:
    """Ray says so with advice about an option that we do not have."""
    script = """
import ray
from wuerfelreich.spread import cluster
def init(*_, **__):
    raise ConnectionError("Could not find any running Ray instance: set the `--address` flag.")
ray.init = init
cluster.Cluster("auto")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=30, check=False)
    assert done.stderr.splitlines()[-1].endswith("CrewError: there is no Ray cluster on this machine")


def test_an_address_and_a_number_of_processes_exclude_each_other() -> None:
    with pytest.raises(CrewError, match="not both"):
        crew(processes=2, ray="auto")
