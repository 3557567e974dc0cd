"""The lobby over HTTP: games, rules, server information and lists of tables."""

import asyncio
from importlib.metadata import version
from typing import Annotated

from litestar import get
from litestar.params import Parameter
from msgspec.structs import replace

from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server import sessions
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.errors import AnyRequest, refused
from wuerfelreich.server.http.openapi import problems
from wuerfelreich.server.language import words_of
from wuerfelreich.server.statistics import with_luck
from wuerfelreich.server.wire import game_info, lists, server_info, view
from wuerfelreich.server.wire.games import games
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.store.groups import groups_of
from wuerfelreich.tables.store.tallies import accounts_of
from wuerfelreich.words.figures import figures_of, paragraphs_of
from wuerfelreich.words.rulebook import rulebook

MAX_LISTED = 50
"""Tables in one list."""


@get("/games", responses=problems())
async def get_games(request: AnyRequest) -> tuple[game_info.GameInfo, ...]:
    """The games, their numbers of players, options and bots."""
    return games(words_of(request))


@get("/rules/{game:str}", responses=problems(400, 404))
async def get_rules(request: AnyRequest, game: Annotated[str, Parameter(max_length=40)]) -> game_info.Rules:
    """The rules of a game, for learning it."""
    if game not in GAMES:
        raise refused(404, "table-refusal-no-such-game", game=game[:40])
    words = words_of(request)
    book = rulebook(words.language, game)
    return game_info.Rules(
        game=game,
        language=words.language,
        title=words.text(f"game-{game}"),
        html=book.html,
        contents=book.contents,
        figures=await asyncio.to_thread(figures_of, game),
        paragraphs=paragraphs_of(game),
        unofficial=words.text("unofficial"),
    )


@get("/server", responses=problems())
async def get_server(context: Context) -> server_info.ServerInfo:
    """The server's version, how many tables and connections it has, and its address for others."""
    tables = await asyncio.to_thread(context.store.lists.counts)
    return server_info.ServerInfo(
        version("wuerfelreich"), server_info.WIRE, tables, context.sockets, context.config.lan
    )


@get("/lobby", responses=problems())
async def get_lobby(request: AnyRequest, context: Context) -> lists.Lobby:
    """Public tables, most recently changed first."""
    me, words = sessions.guest_of(context, request), words_of(request)

    def public(status: Status) -> tuple[lists.TableCard, ...]:
        found = context.tables.listed(context.store.lists.lobby(status, MAX_LISTED))
        return tuple(view.card(one, me.id if me else None, words) for one in found)

    return lists.Lobby(public(Status.OPEN), public(Status.RUNNING))


@get("/my-tables", responses=problems(400, 401))
async def get_my_tables(
    request: AnyRequest,
    context: Context,
    before: Annotated[str | None, Parameter(max_length=64, description="a closed table: only those before it")] = None,
) -> tuple[lists.TableCard, ...]:
    """My tables: those waiting for me first, then the most recently changed. Closed ones are left out first if there
    are too many; `before` has the next of them."""
    me = sessions.known_guest(context, request)
    lists = context.store.lists
    listed = lists.tables_of(me.id, MAX_LISTED) if before is None else lists.closed_before(me.id, before, MAX_LISTED)
    found = context.tables.listed(listed)
    cards = [view.card(one, me.id, words_of(request)) for one in found]
    names = [one.id for one in found]
    reviews, groups = accounts_of(context.store, names), groups_of(context.store, names)
    grouped = [replace(card, group=groups.get(card.table.id, "")) for card in cards]
    mine = [with_luck(card, reviews.get(card.table.id)) for card in grouped]
    return tuple(sorted(mine, key=lambda card: (card.table.due not in card.mine, -card.table.changed)))
