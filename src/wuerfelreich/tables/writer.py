"""One thread that writes: jobs that come while a commit is under way share the next one (group commit)."""

import asyncio
import queue
import time
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Any, Generic, TypeVar, cast

from sqlalchemy import Connection, Engine

from wuerfelreich.tables import faults

T = TypeVar("T")
MOST = 256
"""Jobs in one commit at most."""


class _Waiting(Generic[T]):
    """A job with the future of its caller. The result is held back until the commit has returned."""

    def __init__(self, job: Callable[[Connection], T]) -> None:
        self.future: Future[T] = Future()
        self.future.set_running_or_notify_cancel()  # a caller that goes away does not stop what is being written
        self._job = job
        self._failure: Exception | None = None
        self._result: T | None = None

    def run(self, connection: Connection) -> None:
        """Runs in a savepoint: a failure undoes this job alone. Some undo everything, as a full disk does: raised."""
        try:
            with connection.begin_nested():
                self._result = self._job(connection)
        except Exception as failure:  # the caller gets it; the other jobs go on
            if not getattr(connection.connection.driver_connection, "in_transaction", True):
                raise
            self._failure = failure

    def tell(self, lost: Exception | None) -> None:
        """Tells the caller; `lost` is why the commit itself failed."""
        failure = lost or self._failure
        if failure is not None:
            self.future.set_exception(failure)
        else:
            self.future.set_result(cast(T, self._result))


Job = _Waiting[Any]


class Writer:
    """Runs jobs in order, each in a savepoint of its own: one that fails spoils no other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.observe: Callable[[float], None] = lambda seconds: None
        """Is told how long every commit took."""
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Runs a job; returns when what it wrote is on disk."""
        waiting = _Waiting(job)
        self._jobs.put(waiting)
        return await asyncio.wrap_future(waiting.future)

    def close(self) -> None:
        """Writes what is waiting, and ends."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                batch = [first]
                last = False
                while len(batch) < MOST and not self._jobs.empty():
                    job = self._jobs.get()
                    if job is None:
                        last = True
                        break
                    batch.append(job)
                self._commit(connection, batch)
                if last:
                    return

    def _commit(self, connection: Connection, batch: list[Job]) -> None:
        """All jobs of a batch in one transaction. Nobody hears of a job before the commit has returned."""
        lost: Exception | None = None
        began = time.perf_counter()
        try:
            with connection.begin():
                for job in batch:
                    job.run(connection)
                faults.reach("before-commit")
            faults.reach("after-commit")
        except Exception as failure:  # nothing of the batch is on disk
            lost = failure
        self.observe(time.perf_counter() - began)
        for job in batch:
            job.tell(lost)
