"""The archive over HTTP: finished public games, by game and day, for whoever wants to study them."""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import Parameter
from litestar.response import Stream

from wuerfelreich.records import write_record
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, refused
from wuerfelreich.server.http.openapi import problems, responses
from wuerfelreich.server.limits import NEW
from wuerfelreich.server.wire.archive import ArchivedDay, ArchivedGame
from wuerfelreich.tables.archive import archived
from wuerfelreich.tables.store.archive import DAY, FinishedGame, days_since, finished_games
from wuerfelreich.tables.store.store import Store

MAX_GAMES = 25
"""Games in one response, but for those that ended in the same millisecond."""
LISTED = 30
"""Days in the list."""
SETTLED = 60 * 60 * 1000
"""Milliseconds after its end from which on a day does not change."""
NDJSON = "application/x-ndjson"

log = logging.getLogger(__name__)


@get("/archive", responses=problems())
async def get_archive(context: Context) -> tuple[ArchivedDay, ...]:
    """The last thirty days on which public games were finished, and how many."""
    first = (context.tables.now() // DAY - LISTED + 1) * DAY
    found = await asyncio.to_thread(days_since, context.store, first)
    return tuple(ArchivedDay(one.game, _day(one.day), one.games) for one in found)


@get("/archive/{game:str}/{day:date}", responses={**problems(400, 404), **responses(200, ArchivedGame)})
async def get_archived_day(
    request: AnyRequest,
    context: Context,
    game: Annotated[str, Parameter(max_length=40)],
    day: date,
    after: Annotated[int, Parameter(ge=0, lt=DAY, description="a cursor, as the `Link` header has it")] = 0,
) -> Response[bytes] | Stream:
    """The public games of a kind that were finished on a day in UTC, oldest first: one JSON object with a game file in
    each line. If there are more, the header `Link` has the address of the next page. Names are left out."""
    if game not in GAMES:
        raise refused(404, "table-refusal-no-such-game", game=game[:40])
    begins = (day - date(1970, 1, 1)).days * DAY
    store = context.store
    found = await asyncio.to_thread(finished_games, store, game, begins + after, begins + DAY, MAX_GAMES)
    headers = _headers(request, found, settled=context.tables.now() >= begins + DAY + SETTLED)
    if len(found) >= MAX_GAMES:
        more = f"/api/v1/archive/{game}/{day}?after={found[-1].ended - begins + 1}"
        headers["link"] = f'<{more}>; rel="next"'
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=NDJSON)
    address = request.client.host if request.client else ""
    if not context.limiter.take(address, NEW):
        raise refused(429, "server-too-many")
    headers["content-disposition"] = f'attachment; filename="{game}-{day}.ndjson"'
    return Stream(_lines(store, found), headers=headers, media_type=NDJSON)


def _headers(request: AnyRequest, found: list[FinishedGame], settled: bool) -> dict[str, str]:
    """A tag for these games, and whether they may be kept. The tag says nothing about the tables' ids."""
    tag = hashlib.sha256("\n".join([request.url.path, *(one.table for one in found)]).encode()).hexdigest()[:32]
    kept = "public, max-age=31536000, immutable" if settled else "no-cache"
    return {"etag": f'"{tag}"', "cache-control": kept}


async def _lines(store: Store, found: list[FinishedGame]) -> AsyncIterator[bytes]:
    """The games, one in memory at a time."""
    for one in found:
        line = await asyncio.to_thread(_line, store, one.table)
        if line is not None:
            yield line


def _line(store: Store, table: str) -> bytes | None:
    try:
        record = archived(store, table)
    except Exception:  # a damaged table must not keep the others out
        log.exception("a game cannot be archived")
        return None
    if record is None:
        return None
    header = record.header
    return msgspec.json.encode(ArchivedGame(header.game, len(header.seats), write_record(record))) + b"\n"


def _day(number: int) -> str:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=number)).date().isoformat()
