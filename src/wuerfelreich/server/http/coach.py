"""The coach over HTTP: a verdict on one's own decision at a table of bots."""

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import Parameter

from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, refused
from wuerfelreich.server.http.openapi import problems, responses
from wuerfelreich.server.http.tables import TableId, find_table, require_odds
from wuerfelreich.server.language import words_of
from wuerfelreich.server.wire.coaching import CoachVerdict
from wuerfelreich.server.work import coaching, jobs
from wuerfelreich.server.work.for_client import for_client
from wuerfelreich.words.characters import names_of


@get("/tables/{table_id:str}/coach", responses={**problems(400, 401, 404, 409), **responses(200, CoachVerdict)})
async def get_coach(
    request: AnyRequest,
    context: Context,
    table_id: TableId,
    at: Annotated[int, Parameter(ge=0, le=2**31)] = 2**31,
) -> Response[bytes]:
    """What my last decision up to an event cost, and what would have been better. Only for somebody who plays alone
    against bots, and if the table allows odds."""
    me = sessions.known_guest(context, request)
    table = (await find_table(context, table_id)).table
    require_odds(table)
    seat = table.alone
    if seat is None:
        raise refused(403, "server-no-coach")
    if table.chairs[seat].player != me.id:
        raise refused(403, "table-refusal-not-your-seat")
    event = None if table.game is None else coaching.last_decision(table.game, seat, at)
    done = None if table.game is None or event is None else jobs.decision_at(table, table.game, event)
    if done is None or event is None:
        raise refused(409, "server-nothing-to-explain")
    words = words_of(request)
    names = names_of(words, table.chairs)
    found = await for_client(context, request, context.odds, coaching.judge, *done, event, words.language, names)
    return Response(found, media_type=MediaType.JSON)
