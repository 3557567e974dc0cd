"""Middleware in front of everything: which requests are let in, how often, and with which response headers."""

import logging
import time
from typing import cast
from urllib.parse import urlsplit

from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
    WebSocketScope,
)

from wuerfelreich.server.addresses import client_of, counted
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import ClientGone, refuse
from wuerfelreich.server.limits import FILE, NEW
from wuerfelreich.server.socket.route import table_socket

log = logging.getLogger(__name__)
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)


class Middleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it and says why. From here on, `client` is the address that counts."""
        match str(scope["type"]):
            case "http":
                self._name_client(scope)
                await self._request(cast(HTTPScope, scope), receive, send)
            case "websocket":
                self._name_client(scope)
                await self._socket(cast(WebSocketScope, scope), receive, send)
            case _:  # the lifespan of the server
                await self._app(scope, receive, send)

    def _name_client(self, scope: Scope) -> None:
        peer, port = scope["client"] or ("", 0)
        scope["client"] = counted(client_of(peer, scope["headers"], self._context.config.proxies)), port

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status, started = 500, False

        async def leave(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                started = True
                status = message["status"]
                headers = [*message.get("headers", ())]
                message["headers"] = [*headers, *HEADERS, *_not_kept(scope["path"], headers)]
            await send(message)

        async def arrive() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            message = await receive()
            if message["type"] == "http.disconnect" and not started:
                raise ClientGone  # a stream that has begun ends by itself
            return message

        turned_away = self._turned_away(scope, scope["method"])
        if turned_away is not None:
            await refuse(scope, leave, *turned_away)
        else:
            await self._app(_asked(scope), arrive, leave)
        self._context.metrics.requests.labels(str(status)).inc()
        fields = {
            "status": status,
            "method": scope["method"][:10],
            "ms": round((time.perf_counter() - began) * 1000, 1),
        }
        log.info("request", extra={"fields": fields})

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        turned_away = self._turned_away(scope, "SOCKET")
        if turned_away is None:
            await table_socket(self._context, scope, receive, send)
        else:
            await receive()  # the request to connect
            await refuse(scope, send, *turned_away)

    def _turned_away(self, scope: HTTPScope | WebSocketScope, method: str) -> tuple[int, str] | None:
        """Why a request is refused: the wrong host name, another site behind it, or too many requests."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = _name_of(host)
        config = self._context.config
        if name not in config.hosts and name not in config.public:
            return 403, "server-bad-host"
        if method not in SAFE and not _same_origin(headers, host):
            return 403, "server-bad-origin"
        client = scope["client"]
        assert client is not None
        if not self._context.limiter.take(client[0], self._cost(scope["path"], method)):
            return 429, "server-too-many"
        return None

    def _cost(self, path: str, method: str) -> float:
        """What a request takes from its address's rate."""
        if method == "POST":
            return NEW
        return FILE if self._context.assets.file(path[1:]) is not None else 1


def _asked(scope: HTTPScope) -> HTTPScope:
    """The request that the routes answer: a HEAD is a GET whose body uvicorn leaves out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _name_of(host: str) -> str:
    """The name in a Host header, without the port; an IPv6 address keeps its brackets."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]


def _same_origin(headers: dict[bytes, bytes], host: str) -> bool:
    """Whether the headers allow that one of our own pages sent the request. Clients other than browsers send none."""
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin.decode("latin-1").lower())
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host


def _not_kept(path: str, headers: list[tuple[bytes, bytes]]) -> tuple[tuple[bytes, bytes], ...]:
    """Keeps API responses, which can be personal, out of caches, unless they say that they may be kept."""
    said = any(name.lower() == b"cache-control" for name, _ in headers)
    return ((b"cache-control", b"no-store"),) if path.startswith("/api/") and not said else ()
