"""A server with limits of its own, and clients that know no manners."""

import json
import re
import socket
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

import httpx

from tests.server.kit import TIMEOUT_S, Person, Server

PROXY = ("--proxy", "127.0.0.1")
_LIMITED = Path(__file__).with_name("limited.py")


def limited(folder: Path, *options: str, **limits: float) -> Server:
    """A server whose limits are reached soon."""
    return Server(folder, *options, program=(str(_LIMITED), json.dumps(limits)))


def eventually(happens: Callable[[], bool]) -> None:
    """Waits until something happens, which it must."""
    until = time.monotonic() + TIMEOUT_S
    while not happens():
        assert time.monotonic() < until, "it never happens"
        time.sleep(0.05)


def refusals(server: Server, limit: str) -> int:
    """How many refusals by this limit the metrics have counted."""
    text = httpx.get(f"{server.address}/metrics", timeout=TIMEOUT_S).text
    found = re.search(rf'wuerfelreich_limited_total{{limit="{limit}",process="[^"]+"}} (\d+)', text)
    return int(found[1]) if found else 0


class Distant(Person):
    """Somebody behind a proxy, which says where they are."""

    def __init__(self, server: Server, forwarded: str, name: str = "") -> None:
        super().__init__(server.address)
        self.forwarded = forwarded
        self.http.headers["x-forwarded-for"] = forwarded
        if name:
            self.http.post("/me", json={"name": name, "picture": "fox"}).raise_for_status()

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends when it opens a socket, and what the proxy adds."""
        return {**super().headers, "X-Forwarded-For": self.forwarded}


class Raw:
    """A TCP connection, from any address of this machine."""

    def __init__(self, server: Server, sent: bytes = b"", source: str = "127.0.0.1", buffer: int | None = None) -> None:
        to = urlsplit(server.address)
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(TIMEOUT_S)
        self.socket.bind((source, 0))
        self.socket.connect((to.hostname, to.port))
        self.socket.sendall(sent)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def drip(self, data: bytes, pause: float = 0.1) -> None:
        """Sends byte by byte, as long as the server listens."""
        for number in range(len(data)):
            try:
                self.socket.sendall(data[number : number + 1])
            except OSError:
                return
            time.sleep(pause)

    def rest(self) -> bytes:
        """Everything until the server closes the connection, which it must."""
        found = b""
        try:
            while more := self.socket.recv(65536):
                found += more
        except ConnectionResetError:
            pass
        return found
