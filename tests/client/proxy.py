"""A connection that can break: bytes pass through until it is told to swallow replies and to hang up."""

import socket
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Self


class Proxy:
    """Forwards connections to a server, which may change."""

    def __init__(self, address: str) -> None:
        self.target = address
        self.deaf = False
        """Whether what the server sends is lost. The connection breaks as soon as something is."""
        self.broken = 0
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        """Where clients find it."""
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        """Breaks all connections."""
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                host, port = self.target.removeprefix("http://").split(":")
                try:
                    server = socket.create_connection((host, int(port)))
                except OSError:  # it is not running
                    client.close()
                    continue
                self._open += [client, server]
                Thread(target=self._pass_on, args=(client, server, False), daemon=True).start()
                Thread(target=self._pass_on, args=(server, client, True), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, reply: bool) -> None:
        with suppress(OSError):
            while some := source.recv(65536):
                if reply and self.deaf:
                    self.deaf = False
                    self.broken += 1
                    break
                target.sendall(some)
        for one in (source, target):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
