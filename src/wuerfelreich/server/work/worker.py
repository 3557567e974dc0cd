"""A worker process: it does one job at a time, and can be ended in the middle of one."""

import asyncio
import multiprocessing
import os
import pickle
import socket
from collections.abc import Callable
from multiprocessing.process import BaseProcess

from wuerfelreich.server.work.nursery import Nursery
from wuerfelreich.server.work.process import SIZE, work

Outcome = tuple[bool, object]
"""Whether the job returned, and its result or exception."""
_LARGE = 64 * 1024
"""Bytes from which a result is unpacked in a thread, so as not to hold up the event loop."""


class WorkerDied(Exception):
    """The process ended before its job did."""


class Worker:
    """The server's end of a worker process, which comes from the nursery or, without one, starts from nothing."""

    def __init__(self, niceness: int, nursery: Nursery | None = None) -> None:
        self._niceness = niceness
        self._nursery = nursery
        self._ours, self._theirs = socket.socketpair()
        self._ours.setblocking(False)
        self._process: BaseProcess | None = None
        self._pid: int | None = None

    async def ready(self) -> None:
        """Waits until the process can take a job, and starts it first if need be; raises WorkerDied."""
        if self._pid is None:
            await asyncio.to_thread(self._start)
            self._theirs.close()
            [self._pid] = SIZE.unpack(await self._read(SIZE.size))

    def _start(self) -> None:
        if self._nursery is not None and self._nursery.fork(self._theirs, self._niceness):
            return
        # The process inherits this: one thread, or workers would compete for the cores.
        for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ.setdefault(name, "1")
        spawn = multiprocessing.get_context("spawn")
        self._process = spawn.Process(target=_work, args=(self._theirs, self._niceness), daemon=True)
        self._process.start()

    async def do(self, job: bytes) -> Outcome:
        """Does a job; raises WorkerDied. If it is cancelled, the worker must be ended."""
        try:
            await asyncio.get_running_loop().sock_sendall(self._ours, SIZE.pack(len(job)) + job)
        except OSError as error:
            raise WorkerDied from error
        [size] = SIZE.unpack(await self._read(SIZE.size))
        outcome = await self._read(size)
        found: Outcome = await asyncio.to_thread(pickle.loads, outcome) if size >= _LARGE else pickle.loads(outcome)
        return found

    async def _read(self, size: int) -> bytes:
        loop, found = asyncio.get_running_loop(), bytearray()
        while len(found) < size:
            try:
                more = await loop.sock_recv(self._ours, min(size - len(found), _LARGE))
            except OSError as error:
                raise WorkerDied from error
            if not more:
                raise WorkerDied
            found += more
        return bytes(found)

    def end(self) -> None:
        """Ends the process, whatever it is doing. One that is not ready yet ends by itself: nobody hears it."""
        self._ours.close()
        self._theirs.close()
        if self._process is not None:
            self._process.kill()  # and the next one to start, or the end of the server, waits for it
        elif self._pid is not None and self._nursery is not None:
            self._nursery.end(self._pid)


def pack(job: Callable[..., object], args: tuple[object, ...], kwargs: dict[str, object]) -> bytes:
    """A job as bytes for a worker."""
    return pickle.dumps((job, args, kwargs))


def _work(server: socket.socket, niceness: int) -> None:
    """A process that starts from nothing."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    work(server, niceness, parent.join)
