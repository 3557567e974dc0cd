"""Waiting for work in other processes, but not for ever."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import refused

T = TypeVar("T")


async def in_time(context: Context, job: Awaitable[T]) -> T:
    """The result of a job; after too long a client is told to try again."""
    try:
        return await asyncio.wait_for(job, context.limits.job)
    except TimeoutError:
        raise refused(503, "server-busy") from None
