"""A real server process with its own database."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tests.postgres import database_in
from tests.server.forked import Forked

TIMEOUT_S = 60


class Server:
    """`wuerfelreich serve` on a free port; `program` runs instead of it, to tamper with its environment, or the package
    in `source`."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        fault: str = "",
        program: Sequence[str] = (),
        source: Path | None = None,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.database = database_in(folder)
        self.log = folder / "log.jsonl"
        arguments = [
            "serve",
            "--port",
            "0",
            "--lang",
            "en",
            "--database",
            str(self.database),
            "--rate",
            "100000",
            *options,
        ]
        environment = {**os.environ, "WUERFELREICH_FAULT": fault}
        self.process: Forked | subprocess.Popen[str]
        if program or source:
            self.process = self._start(program, arguments, environment, source)
        else:
            self.process = Forked(arguments, folder, environment, self.log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()  # written only once the server is listening
        assert line.startswith("Würfelreich is running at http://"), self.log.read_text()
        self.address = line.split()[-1]

    def _start(
        self, program: Sequence[str], arguments: list[str], environment: dict[str, str], source: Path | None
    ) -> subprocess.Popen[str]:
        with self.log.open("ab") as errors:
            return subprocess.Popen(
                [sys.executable, *(program or ("-m", "wuerfelreich")), *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=self.folder,
                env=environment | ({} if source is None else {"PYTHONPATH": f"{source}"}),
                text=True,
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ends the process, cleanly or not, and waits for it."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(TIMEOUT_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def healthy(self) -> bool:
        """Whether it still responds, and has logged no error."""
        answered = httpx.get(f"{self.address}/health", timeout=TIMEOUT_S).json()["status"] == "ok"
        return answered and '"level":"error"' not in self.log.read_text()
