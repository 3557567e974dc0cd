"""The processors of a Ray cluster: as many machines as one likes."""

import logging
import socket
from collections import Counter, deque
from collections.abc import Iterator
from threading import Thread
from typing import TYPE_CHECKING, TypeAlias

from wuerfelreich.spread.crew import Crew, CrewError, Result, Work, chunks, do_chunk

if TYPE_CHECKING:
    from ray import ObjectRef
    from ray.exceptions import RayTaskError

Results: TypeAlias = list[tuple[int, Result]]

REACH_S = 5.0
"""How long an address may take to accept a connection."""
CONNECT_S = 30.0
"""How long a cluster may take to let us join it."""
PATIENCE_S = 60.0
"""How long a cluster may be without any processor before the work is given up."""
AHEAD = 4
"""How many chunks per processor Ray is told about at the same time."""
RAY_RETRIES = 3
"""How often Ray gives out a chunk again whose worker was lost."""
MAX_LOSSES = 5
"""How often a chunk is handed to Ray again after it has given up on it."""


class Cluster(Crew):
    """All processors of a Ray cluster. The work of a machine or process that is lost is done again by another."""

    def __init__(self, address: str) -> None:
        _check_address(address)
        try:
            import ray
        except ImportError:
            raise CrewError('Ray is not installed: pip install "wuerfelreich[cluster]"') from None
        self._ray = ray
        self._address = address
        # Ray tells of lost machines on standard output, where our reports belong; no public option prevents it.
        ray._private.worker._worker_logs_enabled = False
        self._connect()
        self.workers = self._processors()
        if not self.workers:
            self.close()
            raise CrewError(f"the Ray cluster at {address} has no processors")

    def spread(self, work: Work[Result], count: int) -> Iterator[tuple[int, Result]]:
        ray = self._ray
        # Ray gives a task of one processor one thread for matrix products too.
        task = ray.remote(num_cpus=1, max_retries=RAY_RETRIES)(do_chunk)
        sent = ray.put(work)  # once, however many chunks there are
        waiting = deque(chunks(count, self.workers))
        running: dict[ObjectRef[Results[Result]], range] = {}
        losses: Counter[range] = Counter()
        try:
            while waiting or running:
                # Ray need not know of all chunks at once: there may be many.
                while waiting and len(running) < AHEAD * self.workers:
                    numbers = waiting.popleft()
                    running[task.remote(sent, numbers)] = numbers
                for done in self._finished(list(running)):
                    numbers = running.pop(done)
                    try:
                        results = ray.get(done)
                    except ray.exceptions.RayTaskError as error:
                        raise _cause(error) from None
                    except ray.exceptions.RayError as error:
                        losses[numbers] += 1
                        if losses[numbers] > MAX_LOSSES:
                            raise CrewError(f"too many workers of {self._address} were lost: {error}") from None
                        waiting.appendleft(numbers)
                        continue
                    yield from results
        finally:
            for left in running:
                ray.cancel(left, force=True)

    def _connect(self) -> None:
        """Connects to the cluster. Ray tries for minutes where something else listens, so this is done aside."""
        failures: list[BaseException] = []

        def connect() -> None:
            try:
                self._ray.init(self._address, log_to_driver=False, logging_level=logging.ERROR)
            except (Exception, SystemExit) as error:
                failures.append(error)

        aside = Thread(target=connect, name="ray", daemon=True)
        aside.start()
        aside.join(CONNECT_S)
        if aside.is_alive():
            raise CrewError(f"nothing at {self._address} has answered as a Ray cluster within {CONNECT_S:.0f} seconds")
        if failures and self._address == "auto" and isinstance(failures[0], ConnectionError):
            raise CrewError("there is no Ray cluster on this machine")  # Ray's own words name options of Ray
        if failures:
            raise CrewError(f"the Ray cluster at {self._address} cannot be used: {failures[0]}")

    def _finished(self, running: "list[ObjectRef[Results[Result]]]") -> "list[ObjectRef[Results[Result]]]":
        """Chunks that are done, at least one. Raises CrewError if nobody is left who could do any."""
        while True:
            done, _ = self._ray.wait(running, timeout=PATIENCE_S)
            if done:
                return done
            if not self._processors():
                raise CrewError(f"the Ray cluster at {self._address} has no processors left")

    def _processors(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 0))

    def close(self) -> None:
        self._ray.shutdown()


def _check_address(address: str) -> None:
    """Raises CrewError if nobody listens there: Ray itself would try for minutes."""
    if address == "auto":
        return
    host, separator, port = address.removeprefix("ray://").rpartition(":")
    if not separator or not port.isdecimal() or int(port) > 65535:
        raise CrewError(f"the address of a Ray cluster is HOST:PORT or auto, not '{address[:80]}'")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_S).close()
    except OSError as error:
        reason = error.strerror or str(error)  # without the number of the error
        raise CrewError(f"there is no Ray cluster at {address[:80]}: {reason}") from None


def _cause(error: "RayTaskError") -> Exception:
    """What went wrong in a chunk: an error in the work itself, or a machine that lacks this program."""
    if "failed to import on the worker" in str(error):
        return CrewError("a machine of the Ray cluster cannot import wuerfelreich: all need the same environment")
    cause = error.cause
    return cause if isinstance(cause, Exception) else error
