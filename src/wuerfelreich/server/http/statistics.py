"""Statistics over HTTP."""

import asyncio

from litestar import get

from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest
from wuerfelreich.server.http.openapi import problems
from wuerfelreich.server.language import words_of
from wuerfelreich.server.statistics import own_statistics
from wuerfelreich.server.wire import statistics


@get("/statistics", responses=problems(401))
async def get_statistics(request: AnyRequest, context: Context) -> statistics.Statistics:
    """My statistics: of my own finished games, and for nobody else."""
    me = sessions.known_guest(context, request)
    return await asyncio.to_thread(own_statistics, context.store, me.id)


@get("/statistics/totals", responses=problems())
async def get_totals(request: AnyRequest, context: Context) -> tuple[statistics.Totals, ...]:
    """Totals of all finished games on this server, up to ten minutes old. They name nobody."""
    return await context.totals.totals(words_of(request))
