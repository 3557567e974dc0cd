"""Game files over HTTP: checking them, and importing them as closed tables."""

from functools import partial
from typing import Annotated

from litestar import MediaType, Response, post
from litestar.params import QueryParameter

from wuerfelreich.rules.game import Phrase
from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, Refused, refused
from wuerfelreich.server.http.openapi import TakesFile, problems, responses
from wuerfelreich.server.http.tables import find_table
from wuerfelreich.server.language import words_of
from wuerfelreich.server.wire import replay, tables, view
from wuerfelreich.server.work import jobs
from wuerfelreich.server.work.for_client import for_client


@post(
    "/files",
    status_code=200,
    responses={**problems(400, 413), **responses(200, replay.Verdict)},
    operation_class=TakesFile,
)
async def post_file(request: AnyRequest, context: Context, body: bytes) -> Response[bytes]:
    """Check a game file: every move against the rules, every roll against the seed."""
    language = words_of(request).language
    verdict = await for_client(context, request, context.files, jobs.check, body, language)
    return Response(verdict, media_type=MediaType.JSON)


@post("/games", status_code=201, responses=problems(400, 401, 409, 413), operation_class=TakesFile)
async def post_game(
    request: AnyRequest,
    context: Context,
    body: bytes,
    played_out: Annotated[bool, QueryParameter(name="played-out", description="refuse one without a result")] = False,
) -> tables.Summary:
    """Import a game played elsewhere: its file becomes a closed table, readable by its link."""
    me = sessions.known_guest(context, request)
    if len(body) > context.limits.body:
        raise refused(413, "server-too-large")
    if context.store.imported_by(me.id) >= context.limits.games_of_player:
        raise refused(409, "server-too-many-games", most=context.limits.games_of_player)
    language = words_of(request).language
    job = partial(jobs.import_game, played_out=played_out)
    made = await for_client(context, request, context.files, job, body, me.id, context.tables.now(), language)
    if isinstance(made, Phrase):
        raise Refused(400, made)
    await context.store.create(made)
    return view.summary(await find_table(context, made.name), words_of(request))
