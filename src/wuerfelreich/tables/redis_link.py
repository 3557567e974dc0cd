"""Work that needs Redis, done again and again while Redis comes and goes. Nothing that matters may depend on it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from redis.asyncio import Redis

MIN_PAUSE, MAX_PAUSE = 0.1, 5.0
"""Seconds between attempts to reach Redis while it is away: doubled from the first to the second."""
TIMEOUT_S = 2

log = logging.getLogger(__name__)


async def persist(address: str, work: Callable[["Redis"], Awaitable[None]]) -> None:
    """Works with Redis until cancelled, again and again if it goes away."""
    from redis.asyncio import from_url

    pause, now = MIN_PAUSE, asyncio.get_running_loop().time
    while True:
        began = now()
        redis = from_url(address, socket_connect_timeout=TIMEOUT_S)
        try:
            await work(redis)
        except Exception as failure:
            why = failure.exceptions[0] if isinstance(failure, ExceptionGroup) else failure
            log.warning("Redis is away: %s", type(why).__name__)
        finally:
            await redis.aclose()
        pause = MIN_PAUSE if now() - began > MAX_PAUSE else min(2 * pause, MAX_PAUSE)
        await asyncio.sleep(pause)
