"""Reviews over HTTP, for anyone who may see the replay: whoever has the link of a table where the game is over."""

from contextlib import suppress
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import Parameter, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, Refused, refused
from wuerfelreich.server.http.openapi import problems, responses
from wuerfelreich.server.http.tables import TableId, find_table
from wuerfelreich.server.language import words_of
from wuerfelreich.server.limiter import LimitReached
from wuerfelreich.server.reviews import NotReviewed, Wanted
from wuerfelreich.server.wire import advice
from wuerfelreich.server.wire.game_file import game_file
from wuerfelreich.server.wire.review import ReviewPart
from wuerfelreich.server.work import jobs
from wuerfelreich.server.work.coaching import best_move
from wuerfelreich.server.work.course import MAX_COURSE
from wuerfelreich.server.work.for_client import for_client, refusing_if_busy
from wuerfelreich.tables.phase import Ended
from wuerfelreich.tables.store.store import Unreadable
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.value.shipped import NoEvaluator, reviewer_hash
from wuerfelreich.words.characters import names_of


@get("/tables/{table_id:str}/review", responses=problems(400, 404, 409))
async def get_review(
    request: AnyRequest,
    context: Context,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
) -> ReviewPart:
    """The review of a finished game from a step on, as far as it is computed. The first request begins it; it goes on
    as long as somebody asks."""
    table = (await find_table(context, table_id)).table
    wanted = await _wanted(table)
    address = request.client.host if request.client else ""
    try:
        with refusing_if_busy(context):
            found = await context.reviews.read(wanted, address, first)
    except NotReviewed as cannot:
        raise Refused(409, cannot.why) from None
    return ReviewPart(found.steps, found.report)


async def expect_review(context: Context, table_id: str, address: str) -> None:
    """Begins the review that a page will ask for once it has loaded. If there is none to be had, it is told then."""
    with suppress(Refused, LimitReached, Unreadable, SQLAlchemyError):
        table = (await find_table(context, table_id)).table
        wanted = await _wanted(table)
        context.reviews.prepare(jobs.rules_at(table), len(table.chairs))
        await context.reviews.expect(wanted, address)


async def _wanted(table: Table) -> Wanted:
    """The review of a table's game; refuses the request if there can be none."""
    game, record = _finished(table), table.record
    if record is None or game.result is None:
        raise refused(409, "server-review-no-result")
    if len(record.entries) > MAX_COURSE:
        raise refused(409, "server-review-too-long", most=MAX_COURSE)
    try:
        evaluator = reviewer_hash(table.settings.game, len(table.chairs))
    except NoEvaluator:
        raise refused(409, "review-no-network") from None
    return Wanted(table.name, (await game_file(record)).encode(), evaluator)


def _finished(table: Table) -> TableGame:
    """The game at a table; refuses the request if it is not over."""
    if not isinstance(table.phase, Ended) or table.game is None:
        raise refused(409, "table-refusal-not-over")
    return table.game


@get("/tables/{table_id:str}/best", responses={**problems(400, 404, 409), **responses(200, advice.BestMove)})
async def get_best(
    request: AnyRequest, context: Context, table_id: TableId, at: Annotated[int, Parameter(ge=0, le=2**31)]
) -> Response[bytes]:
    """What would have been best instead of the action of an event, and why; once the game is over."""
    table = (await find_table(context, table_id)).table
    done = jobs.decision_at(table, _finished(table), at)
    if done is None:
        raise refused(409, "server-nothing-to-explain")
    words = words_of(request)
    names = names_of(words, table.chairs)
    found = await for_client(context, request, context.odds, best_move, *done, at, words.language, names)
    return Response(found, media_type=MediaType.JSON)
