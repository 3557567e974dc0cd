"""The server process: listens, announces its address, and shuts down cleanly."""

import gc
import logging
import os
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from wuerfelreich.server.addresses import NO_PROXIES, Proxies
from wuerfelreich.server.app import application
from wuerfelreich.server.context import LOOPBACK, Config, Context
from wuerfelreich.server.descriptors import fitted, raise_descriptor_limit
from wuerfelreich.server.limits import Limits
from wuerfelreich.server.ops.logs import set_up_logs
from wuerfelreich.server.protocol import HttpProtocol, ServerConfig, SocketProtocol
from wuerfelreich.server.work.nursery import Nursery
from wuerfelreich.tables.store.database import Where
from wuerfelreich.tables.store.store import Store

log = logging.getLogger(__name__)
PATIENCE = 5
"""Seconds that open requests are given at shutdown."""


class _Server(uvicorn.Server):
    """Announces when it is listening, and tells clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, context: Context, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._context = context
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._context.say_goodbye()
        await super().shutdown(sockets)


def serve(
    database: Where,
    host: str,
    port: int,
    names: frozenset[str],
    limits: Limits,
    announce: Callable[[str, bool], None],
    log_level: int = logging.INFO,
    proxies: Proxies = NO_PROXIES,
    service_worker: bool = True,
    redis: str | None = None,
    listener: socket.socket | None = None,
    siblings: Path | None = None,
) -> None:
    """Runs until told to stop. Once it is listening it announces its address, and whether others on the local network
    can reach it. A listener that is given is used instead of the port, together with the processes that have a socket
    in the folder `siblings`. Raises StoreError or OSError if it cannot start."""
    set_up_logs(log_level)
    nursery = Nursery.start()
    limits = fitted(limits, raise_descriptor_limit())
    listener = listener or listen(host, port)
    address = listener.getsockname()
    try:
        store = Store(database)
    except BaseException:
        listener.close()
        raise
    hosts = LOOPBACK | {_bracketed(host)}
    own = lan_address() if host in ("0.0.0.0", "::") else None
    shown = f"http://{own or _bracketed(host)}:{address[1]}"
    lan = shown if own is not None or _bracketed(host) not in LOOPBACK else None
    accepted = hosts if own is None else hosts | {own}
    context = Context(store, Config(accepted, names, limits, lan, proxies, service_worker, redis, siblings), nursery)

    def announced() -> None:
        log.info("listening", extra={"fields": {"port": address[1]}})
        announce(shown, lan is not None)

    config = ServerConfig(
        application(context),
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=limits.frame,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    config.context = context
    _spare_the_collector()
    _Server(config, context, announced).run(sockets=[listener])


def _spare_the_collector() -> None:
    """Tunes the garbage collector. What exists now stays, and hardly any new object is in a cycle; scanning it all
    repeatedly took a tenth of the time of every move, in long pauses. A collection of the middle generation looks at no
    more than 25,000 objects, some 5 ms; a full one, which looks at every move of every table in memory, is rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 2_000)


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to this address; raises OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Name the protocol: otherwise asyncio leaves Nagle's algorithm on, and news waits for acknowledgements.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # Allows a port that was in use a moment ago. On Windows this would even share a port that is in use now.
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise OSError(error.errno, f"{error.strerror}", f"{host}:{port}") from None
    return listener


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host.lower()


def lan_address() -> str | None:
    """This machine's address on the local network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return address
