"""What is asked over HTTP: everything at a table that is not live."""

import asyncio
from collections.abc import Awaitable
from importlib.metadata import version
from typing import Annotated, TypeVar

import msgspec
from litestar import MediaType, Response, Router, WebSocket, get, patch, post, websocket
from litestar.datastructures import State
from litestar.params import Parameter

from wuerfelreich.records import Fair, Record, read_record, write_record
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Phrase
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server import guests, jobs, show, wire
from wuerfelreich.server.games import games
from wuerfelreich.server.house import House
from wuerfelreich.server.language import language_of
from wuerfelreich.server.live import Connection
from wuerfelreich.server.problems import AnyRequest, Refused, refused
from wuerfelreich.server.steps import MOST as MOST_STEPS
from wuerfelreich.server.steps import steps
from wuerfelreich.tables.events import Settings
from wuerfelreich.tables.imports import MOST_ENTRIES, keep_game, kept_games
from wuerfelreich.tables.table import Status, Table
from wuerfelreich.words.catalogue import LANGUAGES
from wuerfelreich.words.rulebook import rules_html

T = TypeVar("T")
LISTED = 50
"""Tables in a list at most."""
TableId = Annotated[str, Parameter(max_length=64)]


def _language(request: AnyRequest) -> str:
    return request.headers.get("accept-language", "")


# ------------------------------------------------------------------------------------------------ guests


@get("/me")
async def get_me(request: AnyRequest, house: House) -> wire.Guest:
    """Who I am here."""
    me = guests.known_guest(house, request)
    return wire.Guest(me.name, me.picture)


@post("/me", status_code=201)
async def post_me(request: AnyRequest, house: House, data: wire.Guest) -> Response[wire.Guest]:
    """Become a guest. The answer brings a cookie, which is all that it takes to be the same guest again."""
    guests.check_name(data)
    known = guests.guest_of(house, request)
    if known is not None:
        await house.store.rename(msgspec.structs.replace(known, name=data.name, picture=data.picture))
        return Response(data, status_code=200)
    _, secret = await guests.welcome(house, data)
    secure = request.headers.get("host", "").partition(":")[0].lower() in house.config.public
    return Response(data, status_code=201, cookies=[guests.cookie(secret, secure)])


@patch("/me")
async def patch_me(request: AnyRequest, house: House, data: wire.Guest) -> wire.Guest:
    """Another name or picture. Seats that are taken keep the old name."""
    guests.check_name(data)
    me = guests.known_guest(house, request)
    await house.store.rename(msgspec.structs.replace(me, name=data.name, picture=data.picture))
    return data


# ------------------------------------------------------------------------------------------------ the house


@get("/games")
async def get_games(request: AnyRequest) -> tuple[wire.GameInfo, ...]:
    """The games, their numbers of players, options and bots."""
    return games(language_of(_language(request)))


@get("/rules/{game:str}")
async def get_rules(request: AnyRequest, game: Annotated[str, Parameter(max_length=40)]) -> wire.Rules:
    """The rules of a game, to learn it."""
    if game not in GAMES:
        raise refused(404, "table-refusal-no-such-game", game=game[:40])
    words = language_of(_language(request))
    html = rules_html(words.language, game)
    return wire.Rules(game, words.language, words.text(f"game-{game}"), html, words.text("unofficial"))


@get("/house")
async def get_house(house: House) -> wire.HouseInfo:
    """Which version this is, how many tables and connections there are, and where others find it."""
    return wire.HouseInfo(version("wuerfelreich"), house.store.counts(), house.sockets.total(), house.config.lan)


@get("/lobby")
async def get_lobby(request: AnyRequest, house: House) -> wire.Lobby:
    """Public tables, the newest first."""
    me = guests.guest_of(house, request)

    def public(status: Status) -> tuple[wire.Summary, ...]:
        listed = house.store.listed(status=status, public=True, most=LISTED)
        found = (house.tables.find(one.id) for one in listed)
        return tuple(show.summary(house.tables, one, me.id if me else None) for one in found if one is not None)

    return wire.Lobby(public(Status.OPEN), public(Status.RUNNING))


@get("/my-tables")
async def get_my_tables(request: AnyRequest, house: House) -> tuple[wire.Summary, ...]:
    """My tables: those that wait for me first, then the newest."""
    me = guests.known_guest(house, request)
    found = (house.tables.find(one.id) for one in house.store.tables_of(me.id, LISTED))
    mine = [show.summary(house.tables, table, me.id) for table in found if table is not None]
    return tuple(sorted(mine, key=lambda table: (table.due not in table.mine, -table.changed)))


# ------------------------------------------------------------------------------------------------ tables


@post("/tables")
async def post_tables(request: AnyRequest, house: House, data: wire.NewTable) -> wire.Summary:
    """Set up a table."""
    me = guests.known_guest(house, request)
    most = house.limits.tables_of_player
    hosted = [one for one in house.store.tables_of(me.id, 10 * most) if one.host == me.id]
    if sum(one.status != Status.CLOSED for one in hosted) >= most:
        raise refused(409, "server-too-many-tables", most=most)
    made = await house.tables.create(me, _settings(data))
    if isinstance(made, Phrase):
        raise Refused(400, made)
    return show.summary(house.tables, made, me.id)


def _settings(data: wire.NewTable) -> Settings:
    return Settings(
        game=data.game,
        seats=data.seats,
        options=msgspec.Raw(msgspec.json.encode(data.options)),
        material=data.material,
        visibility=data.visibility,
        clock=data.clock,
        absent=data.absent,
        odds=data.odds,
    )


def _find(house: House, name: str) -> Table:
    table = house.tables.find(name) if len(name) <= 64 and name.isascii() else None
    if table is None:
        raise refused(404, "table-refusal-no-such-table")
    return table


@get("/tables/{table_id:str}")
async def get_table(request: AnyRequest, house: House, table_id: TableId) -> wire.Summary:
    """A table, for everybody who knows its link."""
    me = guests.guest_of(house, request)
    return show.summary(house.tables, _find(house, table_id), me.id if me else None)


@get("/tables/{table_id:str}/file", media_type=MediaType.TEXT)
async def get_file(house: House, table_id: TableId) -> Response[str]:
    """The game file; the seed of the dice is in it once the table is closed."""
    table = _find(house, table_id)
    if table.record is None or table.settings is None:
        raise refused(409, "table-refusal-not-started")
    name = f'attachment; filename="{table.settings.game}.wr"'
    return Response(write_record(table.record), headers={"content-disposition": name}, media_type=MediaType.TEXT)


@get("/tables/{table_id:str}/steps")
async def get_steps(
    request: AnyRequest,
    house: House,
    table_id: TableId,
    first: Annotated[int, Parameter(query="from", ge=0, le=2**31)] = 0,
    most: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = MOST_STEPS,
) -> wire.Steps:
    """The steps of a game from an event on, with what was told and how things stood after each."""
    return await steps(_find(house, table_id), language_of(_language(request)), first, most)


@get("/tables/{table_id:str}/odds", media_type=MediaType.JSON)
async def get_odds(house: House, table_id: TableId) -> Response[bytes]:
    """The odds of the position, where the table allows it: all keeps and targets in one answer."""
    table = _find(house, table_id)
    name, material, state = _asked_about(table)
    found = await _in_time(house, house.odds.run(jobs.odds, name, material, state, table.seq))
    return Response(found, media_type=MediaType.JSON)


@get("/tables/{table_id:str}/hint", media_type=MediaType.JSON)
async def get_hint(
    request: AnyRequest, house: House, table_id: TableId, seat: Annotated[int, Parameter(ge=0, le=5)]
) -> Response[bytes]:
    """The best play for one of my seats, where the table allows it."""
    me = guests.known_guest(house, request)
    table = _find(house, table_id)
    name, material, state = _asked_about(table)
    if seat not in table.seat_of(me.id):
        raise refused(403, "table-refusal-not-your-seat")
    assert table.replay is not None
    if table.replay.game.next(table.replay.state) != Decide(seat):
        raise refused(409, "server-nothing-to-decide")
    language = language_of(_language(request)).language
    names = tuple(chair.name for chair in table.chairs)
    job = house.odds.run(jobs.advise, name, material, state, table.seq, language, names)
    return Response(await _in_time(house, job), media_type=MediaType.JSON)


def _asked_about(table: Table) -> tuple[str, str | None, str]:
    """The position whose odds are asked: game, material and state."""
    settings = table.settings
    if settings is None or not settings.odds:
        raise refused(403, "server-no-odds")
    if table.replay is None or table.status is not Status.RUNNING:
        raise refused(409, "server-nothing-to-decide")
    if not isinstance(table.replay.game.next(table.replay.state), Decide | Chance):
        raise refused(409, "server-nothing-to-decide")
    return settings.game, settings.material, table.replay.game.write_state(table.replay.state)


async def _in_time(house: House, job: Awaitable[T]) -> T:
    try:
        return await asyncio.wait_for(job, house.limits.job)
    except TimeoutError:
        raise refused(503, "server-busy") from None


@post("/files", status_code=200, media_type=MediaType.JSON)
async def post_file(
    request: AnyRequest,
    house: House,
    body: bytes,
) -> Response[bytes]:
    """Check a game file: every move against the rules, every roll against the seed."""
    language = language_of(_language(request)).language
    return Response(await _in_time(house, house.odds.run(jobs.check, body, language)), media_type=MediaType.JSON)


@post("/games", status_code=201)
async def post_game(request: AnyRequest, house: House, body: bytes) -> wire.Summary:
    """Keep a game that was played elsewhere: its file becomes a closed table, readable by its link."""
    me = guests.known_guest(house, request)
    if len(body) > house.limits.body:
        raise refused(413, "server-too-large")
    if kept_games(house.store, me.id) >= house.limits.games_of_player:
        raise refused(409, "server-too-many-games", most=house.limits.games_of_player)
    language = language_of(_language(request)).language
    found = await _in_time(house, house.odds.run(jobs.check, body, language))
    record = read_record(body)
    finished = finished_game(record, msgspec.json.decode(found, type=wire.Verdict))
    name = await keep_game(house.store, record, me.id, finished, house.tables.now())
    return show.summary(house.tables, _find(house, name), me.id)


def finished_game(record: Record, verdict: wire.Verdict) -> bool:
    """Whether a game was played to its end, or ended by consent, which opened its seed. Others are refused."""
    if not verdict.sound:
        raise refused(400, "server-unsound-file", why=verdict.faults[0])
    if len(record.entries) > MOST_ENTRIES:
        raise refused(400, "server-long-file", most=MOST_ENTRIES)
    dice = record.header.dice
    if verdict.result is None and not (isinstance(dice, Fair) and dice.seed):
        raise refused(400, "server-unfinished-file")
    return verdict.result is not None


# ------------------------------------------------------------------------------------------------ live


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[object, object, State], house: House, table_id: str) -> None:
    """The table, live. `seen` is the last event that the client has; `lang` asks for sentences."""
    query = socket.query_params
    seen = str(query.get("seen", "0"))
    lang = str(query.get("lang", ""))
    words = language_of(lang or socket.headers.get("accept-language", ""))
    connection = Connection(house, socket, guests.guest_of(house, socket), words, telling=lang in LANGUAGES)
    number = int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 10 else 0
    await connection.run(table_id if len(table_id) <= 64 else "", number)


# ------------------------------------------------------------------------------------------------ for the operator


@get("/health", media_type=MediaType.TEXT)
async def get_health(house: House) -> str:
    """Whether the house is open and its database answers."""
    house.store.counts()
    return "ok"


@get("/metrics")
async def get_metrics(house: House) -> Response[bytes]:
    """Meters for Prometheus."""
    text = house.meters.text(house.store.counts())
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


def routes() -> list[Router]:
    """All of it."""
    api = [
        get_me,
        post_me,
        patch_me,
        get_games,
        get_rules,
        get_house,
        get_lobby,
        get_my_tables,
        post_tables,
        get_table,
        get_file,
        get_steps,
        get_odds,
        get_hint,
        post_file,
        post_game,
        table_socket,
    ]
    return [
        Router(f"/api/{wire.VERSION}", route_handlers=api),
        Router("/", route_handlers=[get_health, get_metrics]),
    ]
