"""Worker processes for CPU-bound work, none of which runs on the event loop."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from wuerfelreich.server.work.fair_queue import FairQueue
from wuerfelreich.server.work.nursery import Nursery
from wuerfelreich.server.work.worker import Outcome, Worker, WorkerDied, pack

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 3


class Overrun(Exception):
    """A job took too long and was ended."""


class _Job:
    """A job, and where its outcome is awaited."""

    def __init__(self, work: bytes) -> None:
        self.work = work
        self.outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()


class Pool:
    """A few worker processes, started when needed, and a queue that is fair to everybody who wants something done. If
    there is more than one worker, nobody occupies all of them."""

    def __init__(
        self, name: str, workers: int, seconds: float, niceness: int = 0, nursery: Nursery | None = None
    ) -> None:
        self.name = name
        self._most = workers
        self._seconds = seconds
        self._niceness = niceness
        self._nursery = nursery
        self._queue: FairQueue[_Job] = FairQueue(max(1, workers - 1))
        self.begins: Callable[[str, str], None] = lambda pool, key: None
        """Called with the pool's name and the key of every job that begins."""
        self.served_elsewhere: Callable[[str], None] = self._queue.served_elsewhere
        """To be called with the key of a job that begins at another process."""
        self._more = asyncio.Event()
        self._serving: set[asyncio.Task[None]] = set()
        self._idle = 0

    async def run(self, key: str, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a job, which must be safe to run twice, when it is the turn of this key. Raises Overrun if it takes too
        long. If the caller gives up, a job that waits is dropped; one that has begun is finished for nobody."""
        waiting = _Job(pack(job, args, kwargs))
        self._queue.put(key, waiting)
        if self._idle < len(self._queue) and len(self._serving) < self._most:
            self._serving.add(asyncio.create_task(self._serve()))
        self._more.set()
        try:
            returned, found = await waiting.outcome
        except asyncio.CancelledError:
            self._queue.discard(key, waiting)
            raise
        if not returned:
            assert isinstance(found, Exception)
            raise found
        return cast(T, found)  # what the job returned, in another process

    async def close(self) -> None:
        """Ends the processes, whatever they are doing."""
        for serving in self._serving:
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        self._serving.clear()

    async def _serve(self) -> None:
        """Does jobs with one worker at a time until cancelled."""
        worker: Worker | None = None
        while True:
            key, job = await self._next(worker)
            self.begins(self.name, key)
            worker, outcome = await self._do(worker, job.work)
            self._queue.done(key)
            if not job.outcome.done():
                job.outcome.set_result(outcome)

    async def _next(self, worker: Worker | None) -> tuple[str, _Job]:
        """The next job, as soon as there is one."""
        self._idle += 1
        try:
            while (taken := self._queue.take()) is None:
                self._more.clear()
                await self._more.wait()
        except asyncio.CancelledError:
            if worker is not None:
                worker.end()
            raise
        finally:
            self._idle -= 1
        return taken

    async def _do(self, worker: Worker | None, work: bytes) -> tuple[Worker | None, Outcome]:
        """Does a job, and tells which worker is left. If the process dies, it is tried again with a new one."""
        for left in reversed(range(TRIES)):
            worker = worker or Worker(self._niceness, self._nursery)
            try:
                await worker.ready()
                async with asyncio.timeout(self._seconds):
                    return worker, await worker.do(work)
            except BaseException as error:
                worker.end()
                worker = None
                match error:
                    case TimeoutError():
                        return None, (False, Overrun())
                    case WorkerDied() if left:
                        continue
                    case Exception():
                        return None, (False, error)
                raise
        raise AssertionError("the last try returns or raises")
