"""Worker processes for CPU-bound work, none of which runs on the event loop."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 3


class Pool:
    """A few identical processes. If one dies, all are replaced and the job is retried."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a job, which must be safe to run twice."""
        for left in reversed(range(TRIES)):
            executor = self._executor = self._executor or self._start()
            try:
                return await asyncio.wrap_future(executor.submit(job, *args, **kwargs))
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = None
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")

    def close(self) -> None:
        """Ends the processes, whatever they are doing."""
        if self._executor is None:
            return
        processes = list((self._executor._processes or {}).values())
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        self._executor = None

    def _start(self) -> ProcessPoolExecutor:
        # The workers inherit this: one thread each, or they would compete for the cores.
        for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ.setdefault(name, "1")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin)


def _begin() -> None:
    """Makes a worker leave Ctrl-C to the server, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
