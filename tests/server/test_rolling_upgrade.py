"""Two servers at one PostgreSQL are replaced by those of the next release, one after the other, while people play."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Lock, Thread

import httpx
import psycopg
import pytest

from tests.postgres import Postgres, use
from tests.server import histories
from tests.server.builds import later_build, revision_of
from tests.server.kit import TIMEOUT_S, Server
from tests.tables.kit import damaged
from wuerfelreich.tables.store.migrations import RELEASE

CLIENTS, SWAPS = (3, 2) if os.environ.get("HYPOTHESIS_PROFILE", "quick") == "quick" else (6, 10)
MOVES = 15
"""Moves of each client between two replacements."""


class Site:
    """Two servers at one database, which can be replaced."""

    def __init__(self, folder: Path, address: str) -> None:
        self._folder = folder
        self._address = address
        with ThreadPoolExecutor() as pool:
            self.servers = list(pool.map(self._start, range(2)))
        self.open = list(self.servers)
        """Those to which clients connect, as a load balancer knows them."""
        self.connecting = Lock()
        """Held while somebody connects: a server is stopped only after it has been taken out of `open`."""

    def _start(self, number: int, source: Path | None = None) -> Server:
        folder = self._folder / f"{number}"
        folder.mkdir(exist_ok=True)
        use(folder, self._address)
        return Server(folder, source=source)

    def replace(self, number: int, source: Path | None) -> int:
        """Stops one server, and starts another build in its place; returns how many intents the old one accepted."""
        old = self.servers[number]
        with self.connecting:
            self.open.remove(old)
        accepted = accepted_by(old)
        assert old.end() == -signal.SIGTERM
        self.servers[number] = self._start(number, source)
        self.open.append(self.servers[number])
        return accepted

    def end(self) -> None:
        """Stops both."""
        for server in self.servers:
            server.end()


class Client(Thread):
    """Plays one game after the other; goes to another server when the connection is lost, and also now and then."""

    def __init__(self, site: Site, number: int) -> None:
        super().__init__(daemon=True)
        self._site = site
        self._rng = Random(number)
        self.moves = 0
        self.ending = False
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Plays until told to end. Nothing may be lost, and nothing done twice."""
        try:
            while not self.ending:
                self._play()
        except BaseException as failure:
            self.failure = failure

    def _play(self) -> None:
        with self._site.connecting:
            person, line, history = histories.begin(self._rng.choice(self._site.open))
        while True:
            before = len(history.sent)
            connected = histories.play(line, history, self._rng, self._rng.randrange(5, 15))
            self.moves += len(history.sent) - before
            if connected and (line.over or self.ending):
                break
            line.__exit__(None, None, None)
            with self._site.connecting:
                line = histories.resume(self._rng.choice(self._site.open), person, history)
        history.check(line)
        line.__exit__(None, None, None)
        person.http.close()


def accepted_by(server: Server) -> int:
    """How many intents a server has accepted."""
    return int(_sample(server, r"wuerfelreich_intents_accepted_total{[^}]*} (\d+)"))


def release_of(server: Server) -> int:
    """The release of the program that a server runs."""
    return int(_sample(server, r'wuerfelreich_build_info{[^}]*release="(\d+)"'))


def _sample(server: Server, pattern: str) -> str:
    found = re.search(pattern, httpx.get(f"{server.address}/metrics", timeout=TIMEOUT_S).text)
    assert found is not None
    return found[1]


def revision_in(address: str) -> str:
    """The revision of a database."""
    with psycopg.connect(address) as connection:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert row is not None
    return str(row[0])


@contextmanager
def playing(site: Site) -> Iterator[list[Client]]:
    """Clients that play until the end of the block, without a fault."""
    clients = [Client(site, number) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    try:
        yield clients
    finally:
        for client in clients:
            client.ending = True
        for client in clients:
            client.join(TIMEOUT_S)
    assert [client.failure for client in clients] == [None] * CLIENTS
    assert not any(client.is_alive() for client in clients)


def go_on(clients: list[Client]) -> None:
    """Waits until everybody has made some moves."""
    wanted = {client: client.moves + MOVES for client in clients}
    until = time.monotonic() + TIMEOUT_S
    while any(client.moves < moves and client.failure is None for client, moves in wanted.items()):
        assert time.monotonic() < until, "nobody plays"
        time.sleep(0.02)


def test_a_rolling_upgrade_under_load(postgres: Postgres, tmp_path: Path) -> None:
    """The first new server migrates the database, and the old one plays on beside it. Then it is replaced as well; in
    `make soak`, also by the old release again, which runs on the schema of the next."""
    address = postgres.database()
    builds = [later_build(tmp_path, RELEASE + 1), None]
    before = revision_in(address)
    site = Site(tmp_path, address)
    served = []
    try:
        with playing(site) as clients:
            for swap in range(SWAPS):
                go_on(clients)
                served.append(site.replace(swap % 2, builds[swap // 2 % 2]))
                assert revision_in(address) == revision_of(RELEASE + 1) != before
                assert release_of(site.servers[swap % 2]) == RELEASE + 1 - swap // 2 % 2
            go_on(clients)
        served += [accepted_by(server) for server in site.servers]
        assert all(server.healthy() for server in site.servers)
    finally:
        site.end()
    assert min(served) > 0, "everybody served somebody"
    assert damaged(address) == {}


def start(source: Path | None, address: str, folder: Path) -> tuple[int, str]:
    """A server that cannot start: its exit code, and what it says."""
    command = [sys.executable, "-m", "wuerfelreich", "serve", "--port", "0", "--database", address]
    environment = os.environ | ({} if source is None else {"PYTHONPATH": f"{source}"})
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
    )
    return done.returncode, done.stderr.splitlines()[-1]


@pytest.mark.soak
def test_two_releases_apart(postgres: Postgres, tmp_path: Path) -> None:
    """The newer refuses while the older runs, and leaves the database alone; afterwards it is the other way round."""
    address = postgres.database()
    before, newer = revision_in(address), later_build(tmp_path, RELEASE + 2)
    use(tmp_path, address)
    with Server(tmp_path) as server:
        code, told = start(newer, address, tmp_path)
        assert code == 2
        assert told.endswith("a server two releases older is still using it; upgrade one release at a time")
        assert revision_in(address) == before
        assert server.healthy()
    with psycopg.connect(address) as connection:  # as if its lease were over
        connection.execute("UPDATE runs SET alive = 0")
    with Server(tmp_path, source=newer) as server:
        assert release_of(server) == RELEASE + 2
        code, told = start(None, address, tmp_path)
        assert code == 2
        assert told.endswith("the database was written by a newer Würfelreich; update this one to use it")
