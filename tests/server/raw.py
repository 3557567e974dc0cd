"""A hand-made WebSocket, for clients that break off mid-frame or never read."""

import base64
import os
import socket
import struct
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from tests.server.kit import TIMEOUT_S, Person


class RawLine:
    """A connection to a table whose bytes the test sends itself. Nothing is read unless the test reads."""

    def __init__(self, person: Person, table: str, receive_buffer: int | None = None) -> None:
        address = urlsplit(person.address)
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(TIMEOUT_S)
        self.socket.connect((address.hostname, address.port))
        headers = {
            "Host": address.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **person.headers,
        }
        lines = [f"GET /api/v1/tables/{table}/socket HTTP/1.1", *(f"{name}: {text}" for name, text in headers.items())]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.head = b""
        while not self.head.endswith(b"\r\n\r\n"):
            self.head += self.socket.recv(1)
        assert b" 101 " in self.head, self.head

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def break_off(self) -> None:
        """Drops the connection as a lost network does: no goodbye, and whatever was in transit is gone."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def read_frame(self) -> bytes | None:
        """The next text frame from the server; None if it ends the connection."""
        try:
            first, length = self._read(2)
            if length == 126:
                length = int.from_bytes(self._read(2), "big")
            elif length == 127:
                length = int.from_bytes(self._read(8), "big")
            payload = self._read(length)
        except ConnectionError:
            return None
        return payload if first & 0x0F == 1 else None

    def _read(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            more = self.socket.recv(count - len(found))
            if not more:
                raise ConnectionError
            found += more
        return found


def text_frame(text: bytes) -> bytes:
    """A client's text frame, masked as required."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return b"\x81" + length + mask + masked
