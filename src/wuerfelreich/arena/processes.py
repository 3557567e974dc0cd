"""Work spread over processes: the results do not depend on their number."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Result = TypeVar("Result")


def spread(work: Callable[[int], Result], count: int, processes: int) -> Iterator[tuple[int, Result]]:
    """The results of `work` for 0, 1, 2 … up to the count, each with its number, in the order they are finished.
    `work` is sent to the processes, so it must be a function of a module or a `partial` of one."""
    if processes == 1:
        yield from ((at, work(at)) for at in range(count))
        return
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # one thread per process: more would only compete
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        size = max(1, min(20, count // (processes * 4)))
        jobs = [pool.submit(_part, work, begin, min(begin + size, count)) for begin in range(0, count, size)]
        for job in as_completed(jobs):
            yield from job.result()


def _part(work: Callable[[int], Result], begin: int, end: int) -> list[tuple[int, Result]]:
    return [(at, work(at)) for at in range(begin, end)]
