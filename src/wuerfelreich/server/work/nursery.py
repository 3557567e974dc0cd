"""The nursery: a copy of the server process, made before it does anything, of which worker processes are copies.

A worker that starts from nothing loads the package (half a second), and the first hint of a game has it build what the
solvers need (up to another). The nursery does both once, while nobody waits, and its copies share the memory."""

import gc
import logging
import os
import select
import signal
import socket
import struct
import sys
from collections import deque
from typing import NoReturn

from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.server.work import jobs
from wuerfelreich.server.work.process import work

_NUMBER = struct.Struct("!i")
_WARM, _FORK, _FORGET = b"w", b"f", b"r"
PLAYERS = 2
"""It gets ready for so many; what more players need besides is made when they sit down."""

log = logging.getLogger(__name__)


class Nursery:
    """The server's end of it."""

    def __init__(self, control: socket.socket, lifeline: int, pid: int) -> None:
        self._control = control
        self._lifeline = lifeline
        self._pid = pid
        self._warm = False

    @classmethod
    def start(cls) -> "Nursery | None":
        """Makes the copy. To be called while the process has one thread, and no file or socket that matters. None where
        copies are not safe: everywhere but on Linux."""
        if sys.platform != "linux":
            return None
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        reading, writing = os.pipe()
        pid = os.fork()
        if not pid:
            _Home(theirs, reading).stay()
        theirs.close()
        os.close(reading)
        return cls(ours, writing, pid)

    def warm(self) -> None:
        """Somebody is coming: it gets ready for every game, unless it has already. Does not wait."""
        if not self._warm:
            self._warm = True
            self._tell(_WARM)

    def fork(self, server: socket.socket, niceness: int) -> bool:
        """Makes a worker with this end of a pair of sockets. False if the nursery has died."""
        return self._tell(_FORK + _NUMBER.pack(niceness), server.fileno())

    def end(self, pid: int) -> None:
        """Ends a worker, whatever it is doing. Nobody else can have its number before: even if the worker has died, it
        is not waited for until now."""
        os.kill(pid, signal.SIGKILL)
        self._tell(_FORGET + _NUMBER.pack(pid))

    def close(self) -> None:
        """Ends it, and waits until it has; it finishes what it is getting ready, and waits for the workers that have
        been ended."""
        self._control.close()
        os.close(self._lifeline)
        os.waitpid(self._pid, 0)

    def _tell(self, message: bytes, *descriptors: int) -> bool:
        try:
            socket.send_fds(self._control, [message], list(descriptors))
        except OSError:
            log.warning("workers start from nothing: the process that they were copied from has died")
            return False
        return True


class _Home:
    """The nursery itself."""

    def __init__(self, control: socket.socket, lifeline: int) -> None:
        self._control = control
        self._lifeline = lifeline
        self._to_do: deque[str] = deque()
        """Games to get ready for."""

    def stay(self) -> NoReturn:
        """Does what the server says until it has ended, and gets ready whenever it says nothing."""
        try:
            self._let_go()
            while True:
                if self._to_do and not select.select([self._control], [], [], 0)[0]:
                    self._get_ready(self._to_do.popleft())
                else:
                    self._obey()
        finally:
            os._exit(1)

    def _let_go(self) -> None:
        """Closes what it has in common with the server: that would stay open when the server closes it."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        gc.freeze()  # what has been closed here must not be closed again: its number will be another's
        kept = {2, self._control.fileno(), self._lifeline}
        nothing = os.open(os.devnull, os.O_RDWR)
        for number in map(int, os.listdir("/proc/self/fd")):
            if number in (0, 1):
                os.dup2(nothing, number)
            elif number not in kept:
                try:
                    os.close(number)
                except OSError:
                    continue  # the folder that was listed

    def _get_ready(self, name: str) -> None:
        try:
            jobs.prepare(jobs.Rules(name, None, game(name).version), PLAYERS)
        except Exception:
            log.exception("could not get ready for %s: the first hint will take longer", name)

    def _obey(self) -> None:
        message, descriptors, _, _ = socket.recv_fds(self._control, 16, 1)
        match message[:1]:
            case b"":
                os._exit(0)
            case b"w":
                self._to_do.extend(GAMES)
            case b"f":
                self._fork(descriptors[0], *_NUMBER.unpack(message[1:]))
            case _:
                [pid] = _NUMBER.unpack(message[1:])
                os.waitpid(pid, 0)

    def _fork(self, descriptor: int, niceness: int) -> None:
        with socket.socket(fileno=descriptor) as server:
            if os.fork():
                return
            self._control.close()
            work(server, niceness, self._wait_for_the_end)
            os._exit(0)

    def _wait_for_the_end(self) -> None:
        """Until the server has ended: nobody ever writes to the lifeline, and only the server could."""
        os.read(self._lifeline, 1)
