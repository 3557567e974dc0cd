"""Servers that start quickly: a process imports the package once, and every server is forked from it."""

import importlib
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import TimeoutExpired

from wuerfelreich.cli import app
from wuerfelreich.tables import crash_points

_forks = get_context("forkserver")
_forks.set_forkserver_preload([__name__, "wuerfelreich.server.run"])


class Forked:
    """`wuerfelreich` with arguments, in a process of its own: as much of `subprocess.Popen` as tests use."""

    def __init__(self, arguments: list[str], folder: Path, environment: Mapping[str, str], log: Path) -> None:
        reading, writing = _forks.Pipe(duplex=False)
        self._process = _forks.Process(target=_run, args=(arguments, folder, dict(environment), log, writing))
        self._process.start()
        writing.close()
        self.stdout = open(os.dup(reading.fileno()), encoding="utf-8")  # noqa: SIM115 – whoever made it closes it
        reading.close()
        assert self._process.pid is not None
        self.pid: int = self._process.pid
        # The other process hears first that a server has ended; by then its number may be another's.
        self._handle: int | None = os.pidfd_open(self.pid)

    def poll(self) -> int | None:
        """The exit code, or None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Waits until it ends; returns the exit code."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise TimeoutExpired(self._process.name, timeout or 0)
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
        return code

    def send_signal(self, which: signal.Signals) -> None:
        """Sends a signal, unless it has ended."""
        if self._handle is None:
            return
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._handle, which)

    def terminate(self) -> None:
        """Asks it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Ends it at once."""
        self.send_signal(signal.SIGKILL)


def _run(arguments: list[str], folder: Path, environment: dict[str, str], log: Path, out: Connection) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(out.fileno(), 1)
    out.close()
    sys.stdout, sys.stderr = open(1, "w", encoding="utf-8"), open(2, "w", encoding="utf-8")  # noqa: SIM115 – till the end
    importlib.reload(crash_points)  # it reads the environment when it is imported
    sys.argv = ["wuerfelreich", *arguments]
    app.main()
