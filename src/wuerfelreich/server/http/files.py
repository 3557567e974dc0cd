"""Game files over HTTP: checked, or kept as tables that can be read."""

import asyncio

import msgspec
from litestar import MediaType, Response, post

from wuerfelreich.records import Fair, Record, read_record
from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, refused
from wuerfelreich.server.http.openapi import TakesFile, answers, problems
from wuerfelreich.server.http.tables import find_table
from wuerfelreich.server.language import words_of
from wuerfelreich.server.wire import messages, view
from wuerfelreich.server.work import jobs
from wuerfelreich.server.work.deadline import in_time
from wuerfelreich.tables.imports import MAX_ENTRIES, keep_game, kept_games


@post(
    "/files",
    status_code=200,
    responses={**problems(400, 413), **answers(200, messages.Verdict)},
    operation_class=TakesFile,
)
async def post_file(request: AnyRequest, context: Context, body: bytes) -> Response[bytes]:
    """Check a game file: every move against the rules, every roll against the seed."""
    language = words_of(request).language
    return Response(await in_time(context, context.odds.run(jobs.check, body, language)), media_type=MediaType.JSON)


@post("/games", status_code=201, responses=problems(400, 401, 409, 413), operation_class=TakesFile)
async def post_game(request: AnyRequest, context: Context, body: bytes) -> messages.Summary:
    """Keep a game that was played elsewhere: its file becomes a closed table, readable by its link."""
    me = sessions.known_guest(context, request)
    if len(body) > context.limits.body:
        raise refused(413, "server-too-large")
    if kept_games(context.store, me.id) >= context.limits.games_of_player:
        raise refused(409, "server-too-many-games", most=context.limits.games_of_player)
    language = words_of(request).language
    found = await in_time(context, context.odds.run(jobs.check, body, language))
    record = await asyncio.to_thread(read_record, body)
    finished = _finished(record, msgspec.json.decode(found, type=messages.Verdict))
    name = await keep_game(context.store, record, me.id, finished, context.tables.now())
    return view.summary(context.tables, find_table(context, name), me.id)


def _finished(record: Record, verdict: messages.Verdict) -> bool:
    """Whether a game was played to its end, or ended by consent, which opened its seed. Others are refused."""
    if not verdict.sound:
        raise refused(400, "server-unsound-file", why=verdict.faults[0])
    if len(record.entries) > MAX_ENTRIES:
        raise refused(400, "server-long-file", most=MAX_ENTRIES)
    dice = record.header.dice
    if verdict.result is None and not (isinstance(dice, Fair) and dice.seed):
        raise refused(400, "server-unfinished-file")
    return verdict.result is not None
