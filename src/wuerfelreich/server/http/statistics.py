"""Statistics over HTTP."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, refused
from wuerfelreich.server.http.openapi import problems
from wuerfelreich.server.language import words_of
from wuerfelreich.server.statistics import luck_of_game, own_statistics
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


@get("/statistics/games/{game:str}", responses=problems(400, 404))
async def get_luck(game: Annotated[str, Parameter(max_length=40)]) -> tuple[statistics.GameLuck, ...]:
    """How much of a game's results is dice, draws and skill, by number of players and level; empty if that has not been
    measured."""
    if game not in GAMES:
        raise refused(404, "table-refusal-no-such-game", game=game[:40])
    return await asyncio.to_thread(luck_of_game, game)
