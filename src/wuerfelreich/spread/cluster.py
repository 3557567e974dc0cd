"""The processors of a Ray cluster: as many machines as one likes."""

import logging
import socket
from collections import Counter, deque
from collections.abc import Iterator

from wuerfelreich.spread.crew import Crew, CrewError, Result, Work, chunks, do_chunk
from wuerfelreich.spread.processes import ONE_THREAD

CONNECT_S = 5.0
"""How long an address may take to accept a connection."""
PATIENCE_S = 60.0
"""How long a cluster may be without any processor before the work is given up."""
RAY_RETRIES = 3
MAX_LOSSES = 5
"""How often a chunk is given out again after Ray itself has given up on it."""


class Cluster(Crew):
    """All processors of a Ray cluster. The work of a machine or process that is lost is done again by another."""

    def __init__(self, address: str) -> None:
        self._address = address
        try:
            import ray
        except ImportError:
            raise CrewError('Ray is not installed: pip install "wuerfelreich[cluster]"') from None
        self._ray = ray
        _check_address(address)
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
        except (ConnectionError, RuntimeError, ValueError, OSError, ray.exceptions.RayError) as error:
            raise CrewError(f"the Ray cluster at {address} cannot be used: {error}") from None
        self.workers = self._processors()
        if not self.workers:
            self.close()
            raise CrewError(f"the Ray cluster at {address} has no processors")

    def spread(self, work: Work[Result], count: int) -> Iterator[tuple[int, Result]]:
        ray = self._ray
        # Other versions of one thread than in `Processes` would give other last digits of matrix products.
        one_thread = {"env_vars": dict.fromkeys(ONE_THREAD, "1")}
        task = ray.remote(num_cpus=1, max_retries=RAY_RETRIES, runtime_env=one_thread)(do_chunk)
        sent = ray.put(work)  # once, however many chunks there are
        waiting = deque(chunks(count, self.workers))
        running = {}
        losses: Counter[range] = Counter()
        try:
            while waiting or running:
                # Ray need not know of all chunks at once: there may be many.
                while waiting and len(running) < 4 * self.workers:
                    numbers = waiting.popleft()
                    running[task.remote(sent, numbers)] = numbers
                for done in self._finished(list(running)):
                    numbers = running.pop(done)
                    try:
                        results = ray.get(done)
                    except ray.exceptions.RayTaskError as error:
                        raise error.cause from None
                    except ray.exceptions.RayError as error:
                        losses[numbers] += 1
                        if losses[numbers] > MAX_LOSSES:
                            raise CrewError(f"the workers at {self._address} were lost {MAX_LOSSES} times") from error
                        waiting.appendleft(numbers)
                    else:
                        yield from results
        finally:
            for ref in running:
                ray.cancel(ref, force=True)

    def _finished(self, running: list["ObjectRef[Results]"]) -> list["ObjectRef[Results]"]:
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
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_S).close()
    except OSError as error:
        raise CrewError(f"there is no Ray cluster at {address[:80]}: {error}") from None
