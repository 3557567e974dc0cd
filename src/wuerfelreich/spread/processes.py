"""Processes of this machine."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from wuerfelreich.spread.crew import Crew, CrewError, Result, Work, chunks, do_chunk

MAX_PROCESSES = 64
ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""One thread per process: more would only compete."""


class Processes(Crew):
    """Processes that are started with the first work."""

    def __init__(self, processes: int) -> None:
        if not 1 <= processes <= MAX_PROCESSES:
            raise CrewError(f"there can be 1 to {MAX_PROCESSES} processes, not {processes}")
        for name in ONE_THREAD:
            os.environ.setdefault(name, "1")
        self.workers = processes
        # Ctrl-C reaches every process. Workers end without a word: what there is to say, the caller says.
        quietly = (signal.SIGINT, signal.SIG_DFL)
        self._pool = ProcessPoolExecutor(processes, get_context("spawn"), signal.signal, quietly)

    def spread(self, work: Work[Result], count: int) -> Iterator[tuple[int, Result]]:
        jobs = [self._pool.submit(do_chunk, work, numbers) for numbers in chunks(count, self.workers)]
        try:
            for job in as_completed(jobs):
                yield from job.result()
        except BrokenProcessPool:
            raise CrewError("a process ended before its work was done") from None
        finally:
            for job in jobs:
                job.cancel()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
