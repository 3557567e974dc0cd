"""Waits for work in other processes, up to a time limit."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import refused

T = TypeVar("T")


async def in_time(context: Context, job: Awaitable[T]) -> T:
    """The result of a job; if it takes too long, the client is told that the server is busy."""
    try:
        return await asyncio.wait_for(job, context.limits.job)
    except TimeoutError:
        raise refused(503, "server-busy") from None
