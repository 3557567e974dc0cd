"""The life of a worker process: it does one job after the other until the server has no more for it."""

import gc
import os
import pickle
import signal
import socket
import struct
from collections.abc import Callable
from importlib import import_module
from threading import Thread

SIZE = struct.Struct("!I")
"""How long a job or its outcome is, before it; and first of all the number of the process."""


def work(server: socket.socket, niceness: int, wait_for_its_end: Callable[[], None]) -> None:
    """Tells its number once it is ready, then does what the server sends. It leaves Ctrl-C to the server, and ends with
    it, even in the middle of a job."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_after, args=(wait_for_its_end,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)
    import_module("wuerfelreich.server.work.jobs")  # takes time, which must not count for the first job
    gc.freeze()  # what is loaded now stays: no job waits for the garbage collector to look through it again
    server.setblocking(True)
    server.sendall(SIZE.pack(os.getpid()))
    with server.makefile("rb") as stream:
        while size := stream.read(SIZE.size):
            outcome = _outcome(stream.read(*SIZE.unpack(size)))
            server.sendall(SIZE.pack(len(outcome)) + outcome)


def _outcome(job_as_bytes: bytes) -> bytes:
    try:
        job, args, kwargs = pickle.loads(job_as_bytes)
        return pickle.dumps((True, job(*args, **kwargs)))
    except Exception as error:
        try:
            # Not every exception survives: some have arguments that they cannot be made from again.
            pickle.loads(packed := pickle.dumps((False, error)))
        except Exception:
            return pickle.dumps((False, RuntimeError(type(error).__name__)))
        return packed


def _end_after(wait: Callable[[], None]) -> None:
    wait()
    os._exit(1)
