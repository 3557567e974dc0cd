"""Waiting for work in other processes, but not for ever."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from wuerfelreich.server.house import House
from wuerfelreich.server.problems import refused

T = TypeVar("T")


async def in_time(house: House, job: Awaitable[T]) -> T:
    """The result of a job; after too long a client is told to try again."""
    try:
        return await asyncio.wait_for(job, house.limits.job)
    except TimeoutError:
        raise refused(503, "server-busy") from None
