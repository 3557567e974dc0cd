"""Tables over HTTP: everything that is not live."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter, QueryParameter

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Phrase
from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, Refused, refused
from wuerfelreich.server.http.openapi import problems, responses
from wuerfelreich.server.language import words_of
from wuerfelreich.server.wire import advice, duplicates, messages, replay, tables, view
from wuerfelreich.server.wire.game_file import game_file
from wuerfelreich.server.wire.shared import narrated
from wuerfelreich.server.wire.steps import MAX_STEPS, steps
from wuerfelreich.server.work import jobs
from wuerfelreich.server.work.chances import chances, moment_of, position_at, state_at
from wuerfelreich.server.work.course import MAX_COURSE, course
from wuerfelreich.server.work.for_client import for_client
from wuerfelreich.tables.branches import Branch
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Ended, Running
from wuerfelreich.tables.protocol.events import Settings, Visibility
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.settings import CheckedSettings, checked
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.words.characters import names_of

MAX_EVENTS = 100
"""Events in one response."""
TableId = Annotated[str, Parameter(max_length=64)]


@post("/tables", responses=problems(400, 401, 409, 413))
async def post_tables(request: AnyRequest, context: Context, data: tables.NewTable) -> tables.Summary:
    """Create a table."""
    me = sessions.known_guest(context, request)
    require_room(context, me)
    valid = await valid_settings(context, request, data, data.visibility)
    return view.summary(await context.tables.create(me, valid), words_of(request))


async def valid_settings(
    context: Context, request: AnyRequest, data: tables.NewTable | duplicates.NewDuplicate, visibility: Visibility
) -> CheckedSettings:
    """The settings that a client has chosen, checked; refuses the request if no table can have them."""
    settings = Settings(
        game=data.game,
        seats=data.seats,
        options=data.options,
        material=data.material,
        visibility=visibility,
        clock=data.clock,
        absent=data.absent,
        odds=data.odds,
    )
    if settings.material is None:
        valid = checked(settings)
    else:  # somebody's own file, which may be slow to check
        valid = await for_client(context, request, context.files, checked, settings)
    if isinstance(valid, Phrase):
        raise Refused(400, valid)
    return valid


def require_room(context: Context, me: Player) -> None:
    """Refuses the request if this guest has too many tables that are open or running."""
    most = context.limits.tables_of_player
    if context.store.lists.unfinished_of(me.id) >= most:
        raise refused(409, "server-too-many-tables", most=most)


async def find_table(context: Context, name: str) -> LiveTable:
    """A table by its id; refuses the request if there is none."""
    live = await context.tables.find(name) if len(name) <= 64 and name.isascii() else None
    if live is None:
        raise refused(404, "table-refusal-no-such-table")
    return live


@get("/tables/{table_id:str}", responses=problems(400, 404))
async def get_table(request: AnyRequest, context: Context, table_id: TableId) -> tables.Summary:
    """A table, for anyone who has its link."""
    return view.summary(await find_table(context, table_id), words_of(request))


@get("/tables/{table_id:str}/file", media_type=MediaType.TEXT, responses=problems(400, 404, 409))
async def get_file(context: Context, table_id: TableId) -> Response[str]:
    """The game file; it includes the seed of the dice once the table is closed."""
    table = (await find_table(context, table_id)).table
    record = table.record
    if record is None:
        raise refused(409, "table-refusal-not-started")
    name = f'attachment; filename="{table.settings.game}-{table_id}.wr"'
    return Response(await game_file(record), headers={"content-disposition": name}, media_type=MediaType.TEXT)


@get("/tables/{table_id:str}/steps", responses=problems(400, 404))
async def get_steps(
    request: AnyRequest,
    context: Context,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
    most: Annotated[int, Parameter(ge=1, le=MAX_STEPS)] = MAX_STEPS,
) -> replay.Steps:
    """The steps of a game from an event onwards, each with its sentence and the position after it."""
    return await steps((await find_table(context, table_id)).table, words_of(request), first, most)


@get("/tables/{table_id:str}/events", responses=problems(400, 404))
async def get_events(
    request: AnyRequest,
    context: Context,
    table_id: TableId,
    before: Annotated[int, Parameter(ge=1, le=2**31)] = 2**31,
    most: Annotated[int, Parameter(ge=1, le=MAX_EVENTS)] = MAX_EVENTS,
) -> tuple[messages.NarratedEvent, ...]:
    """The last events before one, in order: the history that a `Welcome` leaves out, page by page."""
    live = await find_table(context, table_id)
    return narrated(live.table, context.tables.history(live, before, most), words_of(request))


@post("/tables/{table_id:str}/branch", status_code=201, responses=problems(400, 401, 404, 409))
async def post_branch(request: AnyRequest, context: Context, table_id: TableId, data: tables.PlayOn) -> tables.Summary:
    """Play a game on from one of its steps, at a new table with its own dice and bots in the other seats. The game must
    be over, unless I am the only person in it."""
    me = sessions.known_guest(context, request)
    require_room(context, me)
    live = await find_table(context, table_id)
    wanted = Branch(data.at, data.seat, data.level)
    made = await context.tables.branch(live, me, wanted)
    if isinstance(made, Phrase):
        raise Refused(409, made)
    return view.summary(made, words_of(request))


@get("/tables/{table_id:str}/odds", responses={**problems(400, 404, 409), **responses(200, advice.Odds)})
async def get_odds(
    request: AnyRequest,
    context: Context,
    table_id: TableId,
    at: Annotated[int, Parameter(ge=0, le=2**31)] = 2**31,
) -> Response[bytes]:
    """The odds after an event or, without one, now; if the table allows it or the game is over. All keeps and targets
    are in one response."""
    table = (await find_table(context, table_id)).table
    game = _advised(table)
    seq = min(at, table.seq)
    state = state_at(game, seq)
    if not isinstance(game.rules.next(state), Decide | Chance):
        raise refused(409, "server-nothing-to-decide")
    found = await for_client(context, request, context.odds, jobs.odds, position_at(table, game, seq), seq)
    return Response(found, media_type=MediaType.JSON)


@get("/tables/{table_id:str}/chances", responses=problems(400, 404, 409))
async def get_chances(
    request: AnyRequest,
    context: Context,
    table_id: TableId,
    at: Annotated[int, Parameter(ge=0, le=2**31)] = 2**31,
) -> advice.Chances:
    """Every seat's chance to win after an event or, without one, now; if the table allows it or the game is over."""
    table = (await find_table(context, table_id)).table
    game = _advised(table)
    seq = min(at, table.seq)
    found = await for_client(context, request, context.odds, chances, moment_of(table, game, seq))
    return advice.Chances(seq, found.seats, found.over)


@get("/tables/{table_id:str}/course", responses=problems(400, 404, 409))
async def get_course(request: AnyRequest, context: Context, table_id: TableId) -> advice.Course:
    """Every seat's chance to win after each step of a finished game."""
    table = (await find_table(context, table_id)).table
    record = table.record
    if not isinstance(table.phase, Ended) or table.game is None or record is None:
        raise refused(409, "table-refusal-not-over")
    if len(record.entries) > MAX_COURSE:
        return advice.Course((), None, None)
    context.reviews.prepare(jobs.rules_at(table), len(table.chairs))  # the end of a game leads to its review
    file = (await game_file(record)).encode()
    found = await for_client(context, request, context.odds, course, file)
    events = tuple(table.game.played)
    if found is None:
        return advice.Course(events, None, None)
    turned = found.turned
    point = (
        None if turned is None else advice.TurningPoint(events[turned.entry], turned.seat, turned.before, turned.after)
    )
    return advice.Course(events, found.chances, found.reached, point)


@get("/tables/{table_id:str}/hint", responses={**problems(400, 401, 404, 409), **responses(200, advice.Hint)})
async def get_hint(
    request: AnyRequest, context: Context, table_id: TableId, seat: Annotated[int, Parameter(ge=0, le=5)]
) -> Response[bytes]:
    """The best play for one of my seats, if the table allows it."""
    me = sessions.known_guest(context, request)
    table = (await find_table(context, table_id)).table
    game = _open_game(table)
    if seat not in table.seat_of(me.id):
        raise refused(403, "table-refusal-not-your-seat")
    if game.next != Decide(seat):
        raise refused(409, "server-nothing-to-decide")
    words = words_of(request)
    names = names_of(words, table.chairs)
    position = jobs.position_of(table, game)
    found = await for_client(context, request, context.odds, jobs.advise, position, table.seq, words.language, names)
    return Response(found, media_type=MediaType.JSON)


@get("/tables/{table_id:str}/why", responses={**problems(400, 401, 404, 409), **responses(200, advice.Hint)})
async def get_why(
    request: AnyRequest, context: Context, table_id: TableId, at: Annotated[int, Parameter(ge=0, le=2**31)]
) -> Response[bytes]:
    """Why the action of an event was a good one, or what would have been better; if the table allows it."""
    sessions.known_guest(context, request)
    table = (await find_table(context, table_id)).table
    require_odds(table)
    done = None if table.game is None else jobs.decision_at(table, table.game, at)
    if done is None:
        raise refused(409, "server-nothing-to-explain")
    words = words_of(request)
    names = names_of(words, table.chairs)
    found = await for_client(context, request, context.odds, jobs.explain, *done, at, words.language, names)
    return Response(found, media_type=MediaType.JSON)


def _open_game(table: Table) -> TableGame:
    """The running game whose odds are wanted, if the table allows it."""
    require_odds(table)
    if not isinstance(table.phase, Running) or not isinstance(table.phase.game.next, Decide | Chance):
        raise refused(409, "server-nothing-to-decide")
    return table.phase.game


def _advised(table: Table) -> TableGame:
    """The game that may be looked into at a table, from its start; once it is over, anybody may know everything."""
    if not isinstance(table.phase, Ended):
        require_odds(table)
    if table.game is None:
        raise refused(409, "table-refusal-not-started")
    return table.game


def require_odds(table: Table) -> None:
    """Refuses the request if the table allows no advice."""
    if not table.settings.odds:
        raise refused(403, "server-no-odds")
