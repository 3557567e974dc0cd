"""A table, live: the position, what can be done, and doing it once even if the connection breaks."""

import secrets
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Self

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from wuerfelreich.client.errors import ConnectionLost, Refused
from wuerfelreich.client.messages import (
    FRAME,
    Choices,
    Farewell,
    Fault,
    Frame,
    News,
    Position,
    Presence,
    Problem,
    Reply,
    Welcome,
)

STALE = "table-refusal-stale"
"""The key of the refusal if something has happened in the meantime."""
LATER = frozenset(
    {"server-restart", "server-too-slow", "server-cannot-store", "server-too-many", "server-too-many-sockets"}
)
"""Why a server ends a connection or refuses a message that is worth another attempt."""
MAX_WAIT = 5.0
"""Seconds between two attempts to connect."""


class Game:
    """A connection to a table. If it breaks, it is opened again, and what had no reply yet is sent again with the same
    id: the server does it once, and replies as the first time."""

    def __init__(self, address: str, headers: Mapping[str, str], patience: float = 60.0) -> None:
        self._address = address
        self._headers = dict(headers)
        self._patience = patience
        """Seconds for which it tries to connect again."""
        self._position: Position | None = None
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()

    def __enter__(self) -> Self:
        self._take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lost()

    @property
    def position(self) -> Position:
        """The latest position."""
        assert self._position is not None, "use it as a context manager"
        return self._position

    @property
    def over(self) -> bool:
        """Whether the table is closed."""
        return self.position.table.status == "closed"

    def next(self, timeout: float | None = None) -> Position:
        """Waits for the next message, and returns the position after it. Raises TimeoutError."""
        self._take(timeout)
        return self.position

    def wait(self, timeout: float | None = None) -> Choices | None:
        """Waits until one of my seats has to roll or to act; None once the game is over. Raises TimeoutError if no
        message has come for so long."""
        while not self.over:
            for choices in self.position.own.choices:
                if not choices.early:
                    return choices
            self._take(timeout)
        return None

    # ------------------------------------------------------------------------------------------ commands

    def sit(self, seat: int | None = None) -> Reply:
        """Takes a seat, or the first open one, as a program."""
        return self.do({"type": "sit", "seat": seat})

    def leave(self, seat: int) -> Reply:
        """Gives up a seat before the start."""
        return self.do({"type": "leave", "seat": seat})

    def seat_bot(self, seat: int, level: str) -> Reply:
        """Seats a house bot. Only for the host, as `start` is; both need the scope `tables`."""
        return self.do({"type": "seat-bot", "seat": seat, "level": level})

    def start(self) -> Reply:
        """Starts the game."""
        return self.do({"type": "start"})

    def roll(self, seat: int) -> Reply:
        """Rolls."""
        return self.do({"type": "roll", "seat": seat})

    def act(self, seat: int, text: str) -> Reply:
        """Takes a legal action, by its text."""
        return self.do({"type": "act", "seat": seat, "text": text})

    def resign(self, seat: int) -> Reply:
        """Resigns."""
        return self.do({"type": "resign", "seat": seat})

    def rematch(self) -> str | None:
        """Asks for another game with the same players; returns its table. Needs the scope `tables`."""
        return self.do({"type": "rematch"}).table

    def do(self, command: Mapping[str, object], name: str | None = None) -> Reply:
        """Sends any command, and waits for its reply and for the position after it. Raises Refused; but a move that
        came too late is only reported, because the new position says what can be done instead."""
        intent = {"type": "intent", "id": name or secrets.token_urlsafe(12), "seen": self._seen, "command": command}
        reply = self._reply_to(str(intent["id"]), msgspec.json.encode(intent).decode())
        while self._seen < reply.seq:
            self._take()
        key = "" if reply.refusal is None else reply.refusal.key
        if not reply.accepted and key != STALE:
            raise Refused(key, reply.sentence)
        return reply

    # ------------------------------------------------------------------------------------------ the connection

    @property
    def _seen(self) -> int:
        return 0 if self._position is None else self._position.table.seq

    def _reply_to(self, name: str, intent: str) -> Reply:
        sent_to: ClientConnection | None = None
        while True:
            if self._socket is None or self._socket is not sent_to:
                sent_to = self._connected()
                try:
                    sent_to.send(intent)
                except ConnectionClosed:
                    self._lost()
                    continue
            match self._take():
                case Reply(id=found) as reply if found == name:
                    return reply
                case Fault(key, sentence):
                    if key not in LATER:
                        raise Refused(key, sentence)
                    time.sleep(MAX_WAIT / 10)
                    sent_to = None

    def _take(self, timeout: float | None = None) -> Frame | None:
        """The next frame; None if the connection has broken and was opened again."""
        connected = self._connected()
        try:
            frame = FRAME.decode(connected.recv(timeout))
        except ConnectionClosed:
            self._lost()
            return None
        match frame:
            case Welcome(position) | News(position):
                self._position = position
            case Farewell(key, sentence):
                self._lost()
                if key not in LATER:
                    raise Refused(key, sentence)
            case Presence() | Reply() | Fault():
                pass
        return frame

    def _lost(self) -> None:
        self._socket = None
        self._opened.close()

    def _connected(self) -> ClientConnection:
        """The connection; opened again if it is broken, less and less often. The server welcomes with the position."""
        began, wait = time.monotonic(), 0.1
        while self._socket is None:
            try:
                address = f"{self._address}?seen={self._seen}"
                opening = connect(address, additional_headers=self._headers, max_size=None, close_timeout=1)
                self._socket = self._opened.enter_context(opening)
            except InvalidStatus as refused:
                self._stop_if_refused(refused)
            except (OSError, EOFError, WebSocketException):
                pass
            if self._socket is None:
                if time.monotonic() - began + wait > self._patience:
                    raise ConnectionLost(f"{self._address} cannot be reached")
                time.sleep(wait)
                wait = min(2 * wait, MAX_WAIT)
        return self._socket

    def _stop_if_refused(self, refused: InvalidStatus) -> None:
        """A wrong token stays wrong; what a proxy or a busy server says may be different soon."""
        with suppress(msgspec.MsgspecError):
            problem = msgspec.json.decode(refused.response.body or b"", type=Problem)
            if refused.response.status_code in (401, 403):
                raise Refused(problem.key, problem.sentence) from None
