"""Several server processes on one machine and one port; one that dies is replaced."""

import logging
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from msgspec import Struct

from wuerfelreich.server.addresses import Proxies
from wuerfelreich.server.limits import Limits
from wuerfelreich.server.ops.logs import set_up_logs
from wuerfelreich.server.run import listen, serve
from wuerfelreich.tables.store.database import Where

PAUSE, MAX_PAUSE = 1.0, 30.0
"""Seconds before a process that has died is replaced: doubled from the first to the second as long as processes die
within a minute, because the database is away, say. Starting one takes two seconds of computing."""
MINUTE = 60
PATIENCE = 15
"""Seconds that the processes have to end by themselves, all together."""

log = logging.getLogger(__name__)


class Served(Struct, frozen=True):
    """What every process needs to know."""

    database: Where
    host: str
    port: int
    names: frozenset[str]
    limits: Limits
    log_level: int
    proxies: Proxies
    service_worker: bool
    redis: str | None


def serve_with(workers: int, what: Served, announce: Callable[[str, bool], None]) -> int:
    """Runs that many processes until told to stop, and announces their address once the first is listening. Returns 0,
    or the exit code of a first process that could not begin."""
    set_up_logs(what.log_level)
    listener = listen(what.host, what.port)
    folder = TemporaryDirectory(prefix="wuerfelreich-")
    team = _Team(listener, what, Path(folder.name))
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, team.end)
    try:
        told = team.begin()
        if told is None:
            return team.processes[0].exitcode or 0
        announce(*told)
        team.keep(workers)
        return 0
    finally:
        listener.close()
        folder.cleanup()


class _Team:
    """The processes at one listener, which find each other in a folder."""

    def __init__(self, listener: socket.socket, what: Served, folder: Path) -> None:
        self._context = get_context("spawn")
        self._listener = listener
        self._what = what
        self._folder = folder
        self._ending = False
        self._pause = PAUSE
        self._started = 0.0
        self.processes: list[BaseProcess] = []

    def end(self, _signal: int, _frame: FrameType | None) -> None:
        """Tells all processes to end."""
        self._ending = True
        for process in self.processes:
            process.terminate()

    def begin(self) -> tuple[str, bool] | None:
        """Starts the first process; returns its address and whether it is on the local network, or None if it ended."""
        hear, said = self._context.Pipe(duplex=False)
        first = self._start(said)
        said.close()
        self.processes.append(first)
        wait([hear, first.sentinel])
        try:
            told: tuple[str, bool] = hear.recv()
        except EOFError:
            first.join()
            return None
        return told

    def keep(self, workers: int) -> None:
        """Keeps so many processes running until they are told to end, and waits for them."""
        while len(self.processes) < workers:
            self.processes.append(self._start(None))
        while not self._ending:
            wait([process.sentinel for process in self.processes], PAUSE)
            self._replace_dead()
        for process in self.processes:
            process.terminate()
        self._wait_for_all(PATIENCE)
        for process in self.processes:
            process.kill()
            process.join()

    def _wait_for_all(self, seconds: float) -> None:
        """Waits until all processes have ended, but no longer than this altogether."""
        until = time.monotonic() + seconds
        while running := [process.sentinel for process in self.processes if process.is_alive()]:
            left = until - time.monotonic()
            if left <= 0:
                log.error("processes do not end and are killed", extra={"fields": {"processes": len(running)}})
                return
            wait(running, left)

    def _told_to_end(self) -> bool:
        """Asked anew, because a signal may arrive at any time."""
        return self._ending

    def _replace_dead(self) -> None:
        for at, process in enumerate(self.processes):
            if not process.is_alive() and not self._ending:
                log.error("a process has died", extra={"fields": {"code": process.exitcode}})
                if time.monotonic() - self._started > MINUTE:
                    self._pause = PAUSE
                self._rest(self._pause)
                self._pause = min(2 * self._pause, MAX_PAUSE)
                if not self._told_to_end():
                    self.processes[at] = self._start(None)

    def _rest(self, seconds: float) -> None:
        """Waits, unless told to end."""
        until = time.monotonic() + seconds
        while not self._ending and time.monotonic() < until:
            time.sleep(PAUSE / 10)

    def _start(self, said: Connection | None) -> BaseProcess:
        self._started = time.monotonic()
        process = self._context.Process(
            target=_work, args=(self._listener, self._what, self._folder, said), name="worker"
        )
        process.start()
        return process


def _work(listener: socket.socket, what: Served, folder: Path, said: Connection | None) -> None:
    """One process."""

    def announce(address: str, lan: bool) -> None:
        if said is not None:
            said.send((address, lan))
            said.close()

    serve(
        what.database,
        what.host,
        what.port,
        what.names,
        what.limits,
        announce,
        what.log_level,
        what.proxies,
        what.service_worker,
        what.redis,
        listener,
        folder,
    )
