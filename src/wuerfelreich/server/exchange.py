"""What processes tell each other about their clients through Redis, so that limits and fair queues are those of all.

Every process says four times a second what its clients have used since, and once a second everything they hold. Nothing
is kept in Redis. A message that is lost, or a Redis that is away, only makes the limits of each process its own."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from wuerfelreich.server.limiter import Limit
from wuerfelreich.server.shared_limiter import SharedLimiter
from wuerfelreich.server.work.pool import Pool
from wuerfelreich.tables.redis_link import TIMEOUT_S, persist

if TYPE_CHECKING:
    from redis.asyncio import Redis

INTERVAL_S = 0.25
WHOLE_EVERY = 4
"""One message in so many has everything that is held. It also shows that the process is alive."""


class Usage(Struct, frozen=True, array_like=True):
    """What the clients of a process use. Releases that differ may exchange it, so it can only get longer."""

    sender: str
    whole: bool
    """Whether it has all places that are held, or only those whose number has changed."""
    spent: dict[str, float]
    """Tokens by address, since the last message."""
    held: list[tuple[str, str, int]]
    """Limit, key, number of places."""
    begun: list[tuple[str, str]]
    """Pool and key of the jobs that have begun since the last message."""


_USAGE: msgspec.json.Decoder[Usage] = msgspec.json.Decoder(Usage)
_LIMITS = {limit.value: limit for limit in Limit}


class Exchange:
    """One process's part in it."""

    def __init__(self, address: str, limiter: SharedLimiter, pools: Sequence[Pool]) -> None:
        self._address = address
        self._limiter = limiter
        self._pools = {pool.name: pool for pool in pools}
        self._me = secrets.token_hex(8)
        self._sent = 0
        self._begun: list[tuple[str, str]] = []
        for pool in pools:
            pool.begins = self._begins

    def _begins(self, pool: str, key: str) -> None:
        self._begun.append((pool, key))

    async def run(self) -> None:
        """Sends and listens until cancelled."""
        await asyncio.gather(persist(self._address, self._send), persist(self._address, self._listen))

    def message(self) -> bytes | None:
        """The next message to the others; None if there is nothing to say."""
        self._sent += 1
        whole = self._sent % WHOLE_EVERY == 0
        spent, changed = self._limiter.spent(), self._limiter.changed()
        held = self._limiter.held() if whole else changed
        begun, self._begun = self._begun, []
        if not (whole or spent or held or begun):
            return None
        places = [(limit.value, key, number) for (limit, key), number in held.items()]
        return msgspec.json.encode(Usage(self._me, whole, spent, places, begun))

    def hear(self, message: bytes) -> None:
        """Takes in a message of another process; anything else is ignored."""
        try:
            usage = _USAGE.decode(message)
        except msgspec.MsgspecError:
            return
        if usage.sender == self._me:
            return
        held = {(_LIMITS[limit], key): number for limit, key, number in usage.held if limit in _LIMITS}
        self._limiter.hear(usage.sender, usage.spent, held, usage.whole)
        for pool, key in usage.begun:
            if pool in self._pools:
                self._pools[pool].served_elsewhere(key)

    async def _send(self, redis: "Redis") -> None:
        while True:
            await asyncio.sleep(INTERVAL_S)
            message = self.message()
            if message is not None:
                async with asyncio.timeout(TIMEOUT_S):
                    await redis.publish(_channel(redis), message)

    async def _listen(self, redis: "Redis") -> None:
        async with redis.pubsub() as channel:
            await channel.subscribe(_channel(redis))
            async for message in channel.listen():
                if isinstance(data := message.get("data"), bytes):
                    self.hear(data)


def _channel(redis: "Redis") -> str:
    """Channels know nothing of database numbers, but installations that share a Redis differ in theirs."""
    return f"wuerfelreich:limits:{redis.connection_pool.connection_kwargs.get('db') or 0}"
