"""The house over HTTP: games, rules, lists of tables."""

from importlib.metadata import version
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server import guests, show, wire
from wuerfelreich.server.describe import problems
from wuerfelreich.server.games import games
from wuerfelreich.server.house import House
from wuerfelreich.server.language import words_of
from wuerfelreich.server.problems import AnyRequest, refused
from wuerfelreich.tables.table import Status
from wuerfelreich.words.rulebook import rules_html

LISTED = 50
"""Tables in a list at most."""


@get("/games", responses=problems())
async def get_games(request: AnyRequest) -> tuple[wire.GameInfo, ...]:
    """The games, their numbers of players, options and bots."""
    return games(words_of(request))


@get("/rules/{game:str}", responses=problems(400, 404))
async def get_rules(request: AnyRequest, game: Annotated[str, Parameter(max_length=40)]) -> wire.Rules:
    """The rules of a game, to learn it."""
    if game not in GAMES:
        raise refused(404, "table-refusal-no-such-game", game=game[:40])
    words = words_of(request)
    html = rules_html(words.language, game)
    return wire.Rules(game, words.language, words.text(f"game-{game}"), html, words.text("unofficial"))


@get("/house", responses=problems())
async def get_house(house: House) -> wire.HouseInfo:
    """Which version this is, how many tables and connections there are, and where others find it."""
    return wire.HouseInfo(version("wuerfelreich"), house.store.counts(), house.sockets.total(), house.config.lan)


@get("/lobby", responses=problems())
async def get_lobby(request: AnyRequest, house: House) -> wire.Lobby:
    """Public tables, the newest first."""
    me = guests.guest_of(house, request)

    def public(status: Status) -> tuple[wire.Summary, ...]:
        listed = house.store.listed(status=status, public=True, most=LISTED)
        return tuple(show.summary(house.tables, one, me.id if me else None) for one in house.tables.shown(listed))

    return wire.Lobby(public(Status.OPEN), public(Status.RUNNING))


@get("/my-tables", responses=problems(401))
async def get_my_tables(request: AnyRequest, house: House) -> tuple[wire.Summary, ...]:
    """My tables: those that wait for me first, then the newest."""
    me = guests.known_guest(house, request)
    found = house.tables.shown(house.store.tables_of(me.id, LISTED))
    mine = [show.summary(house.tables, table, me.id) for table in found]
    return tuple(sorted(mine, key=lambda table: (table.due not in table.mine, -table.changed)))
