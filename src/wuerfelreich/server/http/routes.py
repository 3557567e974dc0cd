"""All HTTP routes of the server."""

import asyncio

from litestar import MediaType, Response, Router, get

from wuerfelreich.server.context import Context
from wuerfelreich.server.http import (
    archive,
    coach,
    duplicates,
    files,
    lobby,
    players,
    reviews,
    statistics,
    tables,
    tokens,
)
from wuerfelreich.server.http.openapi import problems
from wuerfelreich.server.http.pages import get_page
from wuerfelreich.server.ops.metrics import exposition
from wuerfelreich.server.wire import server_info


@get("/health", responses=problems())
async def get_health(context: Context) -> server_info.Health:
    """Whether the server can serve: 200 if its database can be read and written, even if single tables are damaged."""
    await asyncio.to_thread(context.store.lists.counts)
    await context.store.check_writable()
    unreadable = context.tables.unreadable
    status = server_info.Condition.DEGRADED if unreadable else server_info.Condition.OK
    return server_info.Health(status, len(unreadable), min(unreadable) // 1000 if unreadable else None)


@get("/metrics", media_type=MediaType.TEXT, responses=problems())
async def get_metrics(context: Context) -> Response[bytes]:
    """Metrics for Prometheus, of all processes at this port."""
    return Response(exposition(await context.siblings.all()), media_type="text/plain; version=0.0.4")


def routes() -> list[Router]:
    """All routes."""
    api = [
        players.get_me,
        players.post_me,
        players.patch_me,
        tokens.get_tokens,
        tokens.post_tokens,
        tokens.delete_token,
        lobby.get_games,
        lobby.get_rules,
        lobby.get_server,
        lobby.get_lobby,
        lobby.get_my_tables,
        tables.post_tables,
        tables.get_table,
        tables.get_file,
        tables.get_steps,
        tables.get_events,
        tables.get_odds,
        tables.get_chances,
        tables.get_hint,
        tables.get_course,
        tables.post_branch,
        tables.get_why,
        duplicates.post_duplicates,
        duplicates.get_duplicate,
        duplicates.post_enter,
        duplicates.post_close,
        duplicates.get_comparison,
        reviews.get_review,
        reviews.get_best,
        coach.get_coach,
        statistics.get_statistics,
        statistics.get_totals,
        statistics.get_luck,
        files.post_file,
        files.post_game,
        archive.get_archive,
        archive.get_archived_day,
    ]
    return [
        Router(f"/api/{server_info.VERSION}", route_handlers=api),
        Router("/", route_handlers=[get_health, get_metrics, get_page]),
    ]
