"""Connections below HTTP: how many there may be, and how long a client may take to send a request or read a response.

uvicorn limits none of this by itself: a connection without a whole request would stay open for ever."""

import asyncio
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any

import h11
import msgspec
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState

from wuerfelreich.rules.game import Phrase
from wuerfelreich.server.addresses import counted, is_proxy
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import RETRY_AFTER
from wuerfelreich.server.language import language_of, sentence
from wuerfelreich.server.limiter import Claim, Limit
from wuerfelreich.server.wire import server_info
from wuerfelreich.words.catalogue import LANGUAGES, words_in


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with the context that its protocols need."""

    context: Context


class Guard:
    """What a connection holds, whichever protocol it speaks: a place, and the time limit that it is under."""

    def __init__(self, context: Context, transport: asyncio.Transport) -> None:
        self._context = context
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        peer = (transport.get_extra_info("peername") or ("",))[0]
        limits = context.limits
        self._claims = [Claim(Limit.CONNECTIONS, "", limits.connections)]
        if not is_proxy(peer, context.config.proxies):  # a proxy's connections are those of many clients
            claim = Claim(Limit.CONNECTIONS_OF_ADDRESS, counted(peer), limits.connections_of_address)
            self._claims.append(claim)
        self._held = False

    def enter(self) -> bool:
        """Takes a place; False if there is none."""
        self._held = self._context.limiter.hold(*self._claims) is None
        return self._held

    def leave(self) -> None:
        """The connection is closed."""
        self.set_timer(None)
        self.has_read()
        if self._held:
            self._held = False
            self._context.limiter.release(*self._claims)

    def set_timer(self, seconds: float | None, late: Callable[[], None] = lambda: None) -> None:
        """Starts the time limit for what comes next, instead of any other; None for no limit."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, late)

    def must_read(self) -> None:
        """The client must read what was sent to it, within the time limit."""
        if self._reading is None:
            self._reading = self._loop.call_later(self._context.limits.send, self._abort)

    def has_read(self) -> None:
        """The client has read what was sent to it."""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _abort(self) -> None:
        self._context.count_refusal(Limit.READING)
        self._transport.abort()


class HttpProtocol(H11Protocol):
    """HTTP with limits. A request is under one time limit until its head is complete, and another until its body is;
    between requests uvicorn's own limit for idle connections holds."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._context = config.context
        self._guard: Guard | None = None
        self._awaited: tuple[Limit, object] | None = None
        """What the client is about to send, and in which request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._guard = Guard(self._context, transport)
        if self._guard.enter():
            self._await(Limit.HEAD)
        else:
            self._refuse(503, "server-too-many-connections")

    def connection_lost(self, exc: Exception | None) -> None:
        if self._guard is not None:
            self._guard.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        guard, self._guard = self._guard, None
        assert guard is not None
        guard.set_timer(None)
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketProtocol)
        socket.guard = guard

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._guard is not None:
            self._guard.must_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._guard is not None:
            self._guard.has_read()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self._guard is not None:
            self._guard.must_read()  # the connection stays open until the last response has been read

    def _look(self) -> None:
        """Sees what the client has to send next."""
        match self.conn.their_state:
            case h11.IDLE if self.conn.trailing_data[0]:
                self._await(Limit.HEAD)
            case h11.SEND_BODY:
                self._await(Limit.BODY)
            case _:
                self._await(None)

    def _await(self, part: Limit | None) -> None:
        awaited = None if part is None else (part, self.cycle)
        if self._guard is None or awaited == self._awaited:
            return
        self._awaited = awaited
        limits = self._context.limits
        match part:
            case Limit.HEAD:
                self._guard.set_timer(limits.head, self._late)
            case Limit.BODY:
                self._guard.set_timer(limits.body_time, self._late)
            case _:
                self._guard.set_timer(None)

    def _late(self) -> None:
        assert self._awaited is not None
        part, _ = self._awaited
        self._context.count_refusal(part)
        silent = not self.conn.trailing_data[0] if part is Limit.HEAD else self.cycle.response_started
        if silent:  # browsers open connections just in case
            self._close()
        else:
            self._refuse(408, "server-slow-request")

    def _refuse(self, status: int, key: str) -> None:
        """Says why the connection is closed."""
        self.transport.write(_response(status, key, self.headers))
        self._close()

    def _close(self) -> None:
        self.transport.close()
        if self._guard is not None:
            self._guard.must_read()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits. The guard comes from the HTTP connection that it was. What is sent in one turn of the
    event loop, such as a reply and the news of the move, leaves in one piece: a call of the system costs more than the
    rest of sending."""

    guard: Guard
    _leaving = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave()
        super().connection_lost(exc)

    def send(self, message: ASGISendEvent) -> Coroutine[Any, Any, None]:
        if message["type"] == "websocket.send" and (text := message.get("text")) is not None:
            return self._send(text)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # uvicorn would log an error for want of it
        return super().send(message)

    async def _send(self, text: str) -> None:
        """Sends a text, as uvicorn would, but writes it later; whatever else uvicorn writes before takes it along."""
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._leave)

    def _leave(self) -> None:
        self._leaving = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.guard.must_read()  # the connection stays open until everything has been read


def _response(status: int, key: str, headers: list[tuple[bytes, bytes]] | None) -> bytes:
    """A whole response. Before the headers are known, it is in all languages."""
    if headers is None:
        said = " ".join(sentence(words_in(language), Phrase(key)) for language in LANGUAGES)
    else:
        accepted = dict(headers).get(b"accept-language", b"").decode("latin-1")
        said = sentence(language_of(accepted), Phrase(key))
    body = msgspec.json.encode(server_info.Problem(said, key))
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        *([f"retry-after: {RETRY_AFTER[key]}"] if key in RETRY_AFTER else []),
    ]
    return "\r\n".join([*head, "", ""]).encode() + body
