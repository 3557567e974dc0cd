"""Duplicate over HTTP: groups of tables with the same dice."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter
from litestar.types import Guard

from wuerfelreich.bots import BOTS
from wuerfelreich.fair import commitment
from wuerfelreich.rules.game import Phrase
from wuerfelreich.server import sessions
from wuerfelreich.server.comparison import comparison, listed
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, Refused, refused
from wuerfelreich.server.http.openapi import problems
from wuerfelreich.server.http.tables import require_room, valid_settings
from wuerfelreich.server.language import words_of
from wuerfelreich.server.wire import duplicates, tables, view
from wuerfelreich.tables.groups import GroupPlan
from wuerfelreich.tables.protocol.events import Visibility
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.store.groups import Group, unfinished_groups_of
from wuerfelreich.words.catalogue import Words

HOUR = 60 * 60 * 1000
GroupId = Annotated[str, Parameter(max_length=64)]
Number = Annotated[int, Parameter(ge=1, le=duplicates.MAX_TABLES)]


def looking(context: Context) -> Guard:
    """Keeps those away from a table who would see dice that they will roll themselves, whatever the route."""

    async def guard(connection: sessions.AnyConnection, _: BaseRouteHandler) -> None:
        name = connection.path_params.get("table_id")
        if not isinstance(name, str) or len(name) > 64 or not name.isascii():
            return
        live = await context.tables.find(name)
        if live is None or not live.table.group:
            return
        me = sessions.guest_of(context, connection)
        if not await context.tables.groups.may_look(live, None if me is None else me.id):
            raise refused(403, "duplicate-refusal-not-yet")

    return guard


@post("/duplicates", responses=problems(400, 401, 409, 413))
async def post_duplicates(request: AnyRequest, context: Context, data: duplicates.NewDuplicate) -> duplicates.Duplicate:
    """Make a group of tables that all play with the same dice. Its tables are private, and are created when somebody
    comes."""
    me = sessions.known_guest(context, request)
    most = context.limits.tables_of_player
    if unfinished_groups_of(context.store, me.id) >= most:
        raise refused(409, "server-too-many-tables", most=most)
    if data.people > data.seats:
        raise refused(400, "duplicate-refusal-people")
    if data.level not in BOTS:
        raise refused(400, "table-refusal-no-such-bot", level=data.level)
    valid = await valid_settings(context, request, data, Visibility.PRIVATE)
    deadline = context.tables.now() + data.hours * HOUR
    plan = GroupPlan(data.tables, data.people, data.level, deadline)
    return await _shown(context, await context.tables.groups.make(me, valid, plan), me, words_of(request))


def _find(context: Context, name: str) -> Group:
    group = context.tables.groups.find(name) if len(name) <= 64 and name.isascii() else None
    if group is None:
        raise refused(404, "duplicate-refusal-none")
    return group


@get("/duplicates/{group_id:str}", responses=problems(400, 404))
async def get_duplicate(request: AnyRequest, context: Context, group_id: GroupId) -> duplicates.Duplicate:
    """A group of tables, for anyone who has its link."""
    me = sessions.guest_of(context, request)
    return await _shown(context, _find(context, group_id), me, words_of(request))


@post("/duplicates/{group_id:str}/tables/{number:int}", responses=problems(400, 401, 404, 409))
async def post_enter(request: AnyRequest, context: Context, group_id: GroupId, number: Number) -> tables.Summary:
    """Go to a table of a group; the first who comes is its host."""
    me = sessions.known_guest(context, request)
    group = _find(context, group_id)
    if number > group.tables:
        raise refused(404, "table-refusal-no-such-table")
    if number not in await context.tables.groups.tables(group):
        require_room(context, me)
    live = await context.tables.groups.enter(group, number, me)
    if isinstance(live, Phrase):
        raise Refused(409, live)
    if not await context.tables.groups.may_look(live, me.id):
        raise refused(409, "table-refusal-started")
    return view.summary(live, words_of(request))


@post("/duplicates/{group_id:str}/close", status_code=200, responses=problems(400, 401, 404, 409))
async def post_close(request: AnyRequest, context: Context, group_id: GroupId) -> duplicates.Duplicate:
    """End a group although not all its tables have played; only for its host, and while nobody is playing."""
    me = sessions.known_guest(context, request)
    refusal = await context.tables.groups.close(_find(context, group_id), me.id)
    if refusal is not None:
        raise Refused(409, refusal)
    return await _shown(context, _find(context, group_id), me, words_of(request))


@get("/duplicates/{group_id:str}/comparison", responses=problems(400, 404, 409))
async def get_comparison(request: AnyRequest, context: Context, group_id: GroupId) -> duplicates.GroupComparison:
    """How the tables played the same luck, once the group is over."""
    group = _find(context, group_id)
    if not group.over:
        raise refused(409, "duplicate-refusal-not-over")
    found = await context.tables.groups.tables(group)
    tables_by_number = {number: live.table for number, live in found.items()}
    return await asyncio.to_thread(comparison, tables_by_number, words_of(request))


async def _shown(context: Context, group: Group, me: Player | None, words: Words) -> duplicates.Duplicate:
    groups, settings = context.tables.groups, group.checked.settings
    found = await groups.tables(group)
    own = None if me is None else groups.own_table(group, me.id)
    shown = []
    for number in range(1, group.tables + 1):
        live = found.get(number)
        if live is None:
            shown.append(duplicates.GroupTable(number))
            continue
        table = live.table
        looks = await groups.may_look(live, None if me is None else me.id)
        shown.append(
            duplicates.GroupTable(
                number=number,
                status=table.status,
                seats=tuple(listed(chair, words) for chair in table.chairs),
                id=table.name if looks else None,
                ending=table.ending,
                mine=own == table.name,
            )
        )
    return duplicates.Duplicate(
        id=group.id,
        game=settings.game,
        seats=settings.seats,
        people=group.people,
        commitment=commitment(group.seed),
        deadline=group.deadline,
        tables=tuple(shown),
        options=settings.options,
        level=group.level,
        own_material=settings.material is not None,
        clock=settings.clock,
        absent=settings.absent,
        odds=settings.odds,
        hosting=me is not None and me.id == group.host,
        closed=group.closed or group.deadline <= context.tables.now(),
        seed=group.seed.hex() if group.over else None,
    )
