"""A WebSocket client that costs next to nothing, so that a benchmark measures the server and not its players."""

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)
"""Frames of a client must be masked; with zeros, the text stays as it is."""


class WebSocket(asyncio.Protocol):
    """One connection; `take` gets every text that arrives, `lost` is called when there will be no more."""

    def __init__(self, url: str, headers: dict[str, str], take: Callable[[bytes], None]) -> None:
        parts = urlsplit(url)
        self._request = _request(parts.netloc, f"{parts.path}?{parts.query}", headers)
        self._take = take
        self._buffer = bytearray()
        self._upgraded = False
        self._transport: asyncio.Transport | None = None
        self.lost: Callable[[], None] = lambda: None

    @classmethod
    async def open(cls, url: str, headers: dict[str, str], take: Callable[[bytes], None]) -> "WebSocket":
        """Connects; the server's reply to the request is read as it comes."""
        made = cls(url, headers, take)
        parts = urlsplit(url)
        await asyncio.get_running_loop().create_connection(lambda: made, parts.hostname or "", parts.port or 80)
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one without being a subclass
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Takes the frames that are whole."""
        self._buffer += data
        if not self._upgraded and not self._upgrade():
            return
        at = 0
        while (frame := _frame(self._buffer, at)) is not None:
            kind, start, at = frame
            self._hear(kind, bytes(self._buffer[start:at]))
        del self._buffer[:at]

    def connection_lost(self, exc: Exception | None) -> None:
        """There will be no more."""
        self.lost()

    def send(self, text: bytes, kind: int = _TEXT) -> None:
        """Sends a text."""
        assert self._transport is not None
        size = len(text)
        length = bytes([_MASKED | size]) if size < 126 else bytes([_MASKED | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([_FINAL | kind]) + length + _NO_MASK + text)

    def close(self) -> None:
        """Ends the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    def _upgrade(self) -> bool:
        """Reads the reply to the request, once it is whole."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            raise RuntimeError(f"no WebSocket: {bytes(self._buffer[:end]).decode()}")
        del self._buffer[: end + 4]
        self._upgraded = True
        return True

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._take(payload)
        elif kind == _PING:
            self.send(payload, _PONG)
        elif kind == _CLOSE:
            self.close()


def _request(host: str, path: str, headers: dict[str, str]) -> bytes:
    key = b64encode(secrets.token_bytes(16)).decode()
    fixed = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (fixed | headers).items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def _frame(data: bytearray, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame there, and where its payload starts and ends; None if it is not whole yet."""
    if len(data) < at + 2:
        return None
    if not data[at] & _FINAL:
        raise RuntimeError("the server sends texts in pieces")
    size, start = data[at + 1] & 0x7F, at + 2
    if size >= 126:
        more = 2 if size == 126 else 8
        if len(data) < start + more:
            return None
        size, start = int.from_bytes(data[start : start + more], "big"), start + more
    return (data[at] & 0x0F, start, start + size) if len(data) >= start + size else None
