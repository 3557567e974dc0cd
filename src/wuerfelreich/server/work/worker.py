"""A worker process: it does one job at a time, and can be ended in the middle of one."""

import asyncio
import gc
import multiprocessing
import os
import pickle
import signal
import socket
import struct
from collections.abc import Callable
from importlib import import_module
from threading import Thread

Outcome = tuple[bool, object]
"""Whether the job returned, and its result or exception."""
_SIZE = struct.Struct("!I")
_READY = b"\x01"
_LARGE = 64 * 1024
"""Bytes from which a result is unpacked in a thread, so as not to hold up the event loop."""


class WorkerDied(Exception):
    """The process ended before its job did."""


class Worker:
    """The server's end of a worker process."""

    def __init__(self, niceness: int) -> None:
        # The process inherits this: one thread, or workers would compete for the cores.
        for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ.setdefault(name, "1")
        self._ours, self._theirs = socket.socketpair()
        self._ours.setblocking(False)
        spawn = multiprocessing.get_context("spawn")
        self._process = spawn.Process(target=_work, args=(self._theirs, niceness), daemon=True)

    async def ready(self) -> None:
        """Waits until the process can take a job, and starts it first if need be; raises WorkerDied."""
        if self._process.pid is None:
            await asyncio.to_thread(self._process.start)
            self._theirs.close()
            await self._read(len(_READY))

    async def do(self, work: bytes) -> Outcome:
        """Does a job; raises WorkerDied. If it is cancelled, the worker must be ended."""
        try:
            await asyncio.get_running_loop().sock_sendall(self._ours, _SIZE.pack(len(work)) + work)
        except OSError as error:
            raise WorkerDied from error
        [size] = _SIZE.unpack(await self._read(_SIZE.size))
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
        """Ends the process, whatever it is doing."""
        self._ours.close()
        self._theirs.close()
        if self._process.pid is not None:
            self._process.kill()  # and the next one to start, or the end of the server, waits for it


def pack(job: Callable[..., object], args: tuple[object, ...], kwargs: dict[str, object]) -> bytes:
    """A job as bytes for a worker."""
    return pickle.dumps((job, args, kwargs))


def _work(server: socket.socket, niceness: int) -> None:
    """The life of a worker process: it leaves Ctrl-C to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_die_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)
    import_module("wuerfelreich.server.work.jobs")  # takes time, which must not count for the first job
    gc.freeze()  # what is loaded now stays: no job waits for the garbage collector to look through it again
    server.setblocking(True)
    server.sendall(_READY)
    with server.makefile("rb") as stream:
        while size := stream.read(_SIZE.size):
            outcome = _outcome(stream.read(*_SIZE.unpack(size)))
            server.sendall(_SIZE.pack(len(outcome)) + outcome)


def _outcome(work: bytes) -> bytes:
    try:
        job, args, kwargs = pickle.loads(work)
        return pickle.dumps((True, job(*args, **kwargs)))
    except Exception as error:
        try:
            # Not every exception survives: some have arguments that they cannot be made from again.
            pickle.loads(packed := pickle.dumps((False, error)))
        except Exception:
            return pickle.dumps((False, RuntimeError(type(error).__name__)))
        return packed


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
