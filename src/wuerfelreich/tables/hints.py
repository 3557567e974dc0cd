"""Hints between processes that something has happened at a table. They are only about speed: what has happened is read
from the database, and everybody looks there every two seconds anyway."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from wuerfelreich.tables.redis_link import TIMEOUT_S, persist

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "wuerfelreich:tables"
"""Two installations may share it: hints about tables that a process does not have are ignored."""
MAX_PENDING = 10_000
"""Hints that wait to be sent; while Redis is away, more are dropped."""


class Hint(Struct, frozen=True, array_like=True):
    """The tables at which something has happened, and the process that says so."""

    sender: str
    tables: list[str]


_HINT: msgspec.json.Decoder[Hint] = msgspec.json.Decoder(Hint)
#: What to do when something has happened at a table.
Hear = Callable[[str], Awaitable[None]]


class Hints:
    """Sends hints through Redis and listens to those of others; without an address it does nothing."""

    def __init__(self, address: str | None) -> None:
        self._address = address
        self._me = secrets.token_hex(8)
        self._pending: set[str] = set()
        self._some = asyncio.Event()

    def say(self, table: str) -> None:
        """Tells the others soon that something has happened at a table."""
        if self._address is not None and len(self._pending) < MAX_PENDING:
            self._pending.add(table)
            self._some.set()

    async def run(self, hear: Hear, look: Callable[[], Awaitable[None]]) -> None:
        """Sends and listens until cancelled. Whenever it begins to listen, it looks at everything once."""
        if self._address is None:
            return
        await asyncio.gather(
            persist(self._address, self._send),
            persist(self._address, lambda redis: self._listen(redis, hear, look)),
        )

    async def _send(self, redis: "Redis") -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            tables, self._pending = sorted(self._pending), set()
            async with asyncio.timeout(TIMEOUT_S):
                await redis.publish(CHANNEL, msgspec.json.encode(Hint(self._me, tables)))

    async def _listen(self, redis: "Redis", hear: Hear, look: Callable[[], Awaitable[None]]) -> None:
        async with redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await look()
            async for message in channel.listen():
                hint = _read(message.get("data"))
                if hint is not None and hint.sender != self._me:
                    for table in hint.tables:
                        await hear(table)


def _read(data: object) -> Hint | None:
    """A hint; None if it is something else."""
    try:
        return _HINT.decode(data) if isinstance(data, bytes) else None
    except msgspec.MsgspecError:
        return None
