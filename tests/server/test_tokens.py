"""Tokens of programs: no more than their scopes, over HTTP and at a table; nothing once they are revoked."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.kit import Line, Person, Server
from tests.server.test_hostile_http import problem
from tests.tables.kit import ANNA, kit, run
from wuerfelreich.server.http.routes import routes
from wuerfelreich.server.tokens import REVOKED, Tokens
from wuerfelreich.server.wire.tokens import NewToken
from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.protocol.commands import Leave, Sit, Start
from wuerfelreich.tables.protocol.events import Settings, Visibility
from wuerfelreich.tables.protocol.player import Scope
from wuerfelreich.tables.watcher import Watcher

GUEST = {"name": "Mallory", "picture": "fox"}
NEW = {"game": "knatsch", "seats": 2}
#: Every route with a request, and the scope it needs; "": any token will do, "never": none.
ROUTES: dict[str, tuple[str, str, object, str]] = {
    "get_me": ("GET", "/me", None, ""),
    "post_me": ("POST", "/me", GUEST, "never"),
    "patch_me": ("PATCH", "/me", GUEST, "never"),
    "get_tokens": ("GET", "/tokens", None, "never"),
    "post_tokens": ("POST", "/tokens", {"name": "more", "scopes": ["play"]}, "never"),
    "delete_token": ("DELETE", "/tokens/x", None, "never"),
    "get_games": ("GET", "/games", None, ""),
    "get_rules": ("GET", "/rules/knatsch", None, ""),
    "get_server": ("GET", "/server", None, ""),
    "get_lobby": ("GET", "/lobby", None, ""),
    "get_my_tables": ("GET", "/my-tables", None, "read"),
    "post_tables": ("POST", "/tables", NEW, "tables"),
    "get_table": ("GET", "/tables/TABLE", None, ""),
    "get_file": ("GET", "/tables/TABLE/file", None, ""),
    "get_steps": ("GET", "/tables/TABLE/steps", None, ""),
    "get_events": ("GET", "/tables/TABLE/events", None, ""),
    "get_odds": ("GET", "/tables/TABLE/odds", None, ""),
    "get_chances": ("GET", "/tables/TABLE/chances", None, ""),
    "get_hint": ("GET", "/tables/TABLE/hint?seat=0", None, "play"),
    "get_course": ("GET", "/tables/TABLE/course", None, ""),
    "post_branch": ("POST", "/tables/TABLE/branch", {"at": 1, "seat": 0, "level": "squire"}, "never"),
    "get_why": ("GET", "/tables/TABLE/why?at=1", None, "never"),
    "get_review": ("GET", "/tables/TABLE/review", None, ""),
    "get_best": ("GET", "/tables/TABLE/best?at=1", None, ""),
    "get_coach": ("GET", "/tables/TABLE/coach", None, "never"),
    "get_statistics": ("GET", "/statistics", None, "read"),
    "get_totals": ("GET", "/statistics/totals", None, ""),
    "get_luck": ("GET", "/statistics/games/knatsch", None, ""),
    "post_file": ("POST", "/files", None, ""),
    "post_game": ("POST", "/games", None, "never"),
    "post_duplicates": (
        "POST",
        "/duplicates",
        {"game": "knatsch", "seats": 2, "tables": 2, "people": 1, "hours": 1},
        "never",
    ),
    "get_duplicate": ("GET", "/duplicates/x", None, ""),
    "post_enter": ("POST", "/duplicates/x/tables/1", None, "never"),
    "post_close": ("POST", "/duplicates/x/close", None, "never"),
    "get_comparison": ("GET", "/duplicates/x/comparison", None, ""),
    "get_archive": ("GET", "/archive", None, ""),
    "get_archived_day": ("GET", "/archive/knatsch/2026-01-01", None, ""),
    "get_health": ("GET", "/../../health", None, ""),
    "get_metrics": ("GET", "/../../metrics", None, ""),
    "get_page": ("GET", "/../../", None, ""),
}


def issued(person: Person, *scopes: str, **more: object) -> Mapping[str, str]:
    """A new token: the header that shows it, and its id."""
    made = person.http.post("/tokens", json={"name": "bot", "scopes": scopes, **more})
    assert made.status_code == 201, made.text
    return {"authorization": f"Bearer {made.json()['token']}", "id": made.json()["kept"]["id"]}


class Program(Person):
    """Somebody's program: it has a token and no cookie."""

    def __init__(self, owner: Person, *scopes: str, **more: object) -> None:
        super().__init__(owner.address)
        token = issued(owner, *scopes, **more)
        self.id = token["id"]
        self.http.headers["authorization"] = token["authorization"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": self.http.headers["authorization"]}


@pytest.fixture
def table(anna: Person) -> str:
    return anna.table(Settings("knatsch", 2, odds=True))


def test_every_route_is_in_the_matrix() -> None:
    found = [route for router in routes() for route in router.routes if isinstance(route, HTTPRoute)]
    names = {handler.handler_name for route in found for handler in route.route_handlers}
    assert names - {"options_handler"} == set(ROUTES)


def test_no_route_without_its_scope(anna: Person, table: str) -> None:
    for scope in Scope:
        with Program(anna, scope) as program:
            for name, (method, path, body, needed) in ROUTES.items():
                reply = program.http.request(method, path.replace("TABLE", table), json=body)
                if needed == "never":
                    problem(reply, 403, "server-token-never")
                elif needed not in ("", scope):
                    problem(reply, 403, "server-token-scope")
                    assert f"“{needed}”" in reply.json()["sentence"]
                else:
                    assert reply.status_code != 401, name
                    assert not reply.text.count("server-token"), name
                assert "set-cookie" not in reply.headers, name
    assert anna.http.get("/me").json()["name"] == "Anna"


def test_a_token_decides_alone(anna: Person, ben: Person) -> None:
    """A request with a token never acts for the guest of a cookie, nor as the other way round."""
    with Program(ben, "play") as program:
        both = {"authorization": program.http.headers["authorization"]}
        assert anna.http.get("/me", headers=both).json()["name"] == "Ben"
        problem(anna.http.get("/my-tables", headers=both), 403, "server-token-scope")
        problem(anna.http.get("/tokens", headers=both), 403, "server-token-never")
        token = both["authorization"].split()[1]
        as_cookie = {"cookie": f"wuerfelreich={token.removeprefix('wr_')}"}
        assert program.http.get("/me", headers={**as_cookie, "authorization": ""}).json() is None
        cookie = ben.http.cookies["wuerfelreich"]
        for secret in (cookie, f"wr_{cookie}"):
            reply = program.http.get("/me", headers={"authorization": f"Bearer {secret}"})
            problem(reply, 401, "server-bad-token")


@pytest.mark.parametrize("token", ["x", "wr_", f"wr_{'A' * 43}", "wr_" + "A" * 5_000, "' OR 1=1 --", "ä" * 43])
def test_a_wrong_token_gets_a_sentence(token: str, anna: Person, table: str) -> None:
    wrong = [(b"authorization", f"Bearer {token}".encode())]
    for path in ("/me", "/games", f"/tables/{table}", "/tokens"):
        problem(anna.http.get(path, headers=wrong), 401, "server-bad-token")
    upgrade = [
        (b"connection", b"Upgrade"),
        (b"upgrade", b"websocket"),
        (b"sec-websocket-version", b"13"),
        (b"sec-websocket-key", b"dGhlIHNhbXBsZSBub25jZQ=="),
    ]
    refused = anna.http.get(f"/tables/{table}/socket", headers=[*wrong, *upgrade])
    assert (refused.status_code, refused.json()["key"]) == (401, "server-bad-token")


def test_a_password_for_a_proxy_is_no_token(anna: Person) -> None:
    assert anna.http.get("/me", headers={"authorization": "Basic YTpi"}).json()["name"] == "Anna"


def test_tokens_are_listed_without_their_secrets_and_only_to_their_owner(
    anna: Person, ben: Person, nobody: Person, server: Server
) -> None:
    with Program(anna, "tables", "play", "play", days=3) as program:
        program.http.get("/me")
        anna.http.patch("/me", json={"name": "Anna", "picture": "owl"})  # stored after the use of the token
        [listed] = anna.http.get("/tokens").json()
        assert (listed["name"], listed["scopes"]) == ("bot", ["play", "tables"])
        assert listed["expires"] - listed["created"] == 3 * 24 * 60 * 60 * 1000
        assert listed["used"] >= listed["created"]
        secret = program.http.headers["authorization"].split()[1]
        assert secret not in anna.http.get("/tokens").text
        assert secret not in server.log.read_text()
        assert isinstance(server.database, Path)
        for file in server.database.parent.glob("house.db*"):
            assert secret.encode() not in file.read_bytes()
        assert ben.http.get("/tokens").json() == []
        problem(ben.http.delete(f"/tokens/{program.id}"), 404, "server-no-such-token")
        problem(nobody.http.get("/tokens"), 401, "server-no-guest")
        assert program.http.get("/me").status_code == 200
        assert anna.http.delete(f"/tokens/{program.id}").status_code == 204
        problem(program.http.get("/me"), 401, "server-bad-token")
        assert anna.http.get("/tokens").json() == []


@pytest.mark.parametrize(
    "wanted",
    [
        {"name": "", "scopes": ["play"]},
        {"name": "a\nb", "scopes": ["play"]},
        {"name": "x" * 41, "scopes": ["play"]},
        {"name": "x", "scopes": []},
        {"name": "x", "scopes": ["admin"]},
        {"name": "x", "scopes": ["play"], "days": 0},
        {"name": "x", "scopes": ["play"], "days": 400},
        {"name": "x", "scopes": ["play"], "player": "anna"},
    ],
)
def test_a_token_that_cannot_be_made(wanted: dict[str, object], anna: Person) -> None:
    assert anna.http.post("/tokens", json=wanted).status_code == 400
    assert anna.http.get("/tokens").json() == []


def test_a_guest_has_at_most_ten(anna: Person) -> None:
    for _ in range(10):
        issued(anna, "play")
    problem(anna.http.post("/tokens", json={"name": "b", "scopes": ["play"]}), 409, "server-too-many-tokens")
    assert len(anna.http.get("/tokens").json()) == 10


def closed(line: Line) -> int:
    """Reads to the end; the last message says why."""
    code = line.drained()
    assert line.faults[-1].key == "server-token-revoked"
    return code


def test_a_revoked_token_ends_its_sockets_at_once(anna: Person, table: str) -> None:
    with Program(anna, "play") as program, Program(anna, "play") as other:
        with program.at(table) as line, other.at(table) as spared, anna.at(table) as person:
            line.must(Sit(0))
            anna.http.delete(f"/tokens/{program.id}")
            assert closed(line) == 4401
            spared.must(Leave(0))
            person.must(Sit(0))
        with pytest.raises(InvalidStatus) as refused:
            program.at(table)
        assert refused.value.response.status_code == 401


def test_nothing_is_done_for_a_token_after_it_was_revoked(anna: Person, table: str) -> None:
    """Whatever is already on its way."""
    with Program(anna, "play") as program, program.at(table) as line:
        anna.http.delete(f"/tokens/{program.id}")
        try:
            for _ in range(20):
                line.send(line.intent(Sit()))
        except ConnectionClosed:
            pass
        assert closed(line) == 4401
        assert line.replies == {}
        assert not any(seat["name"] for seat in map(dict, anna.http.get(f"/tables/{table}").json()["seats"]) if seat)


@pytest.mark.parametrize("scope", Scope)
def test_what_a_socket_shows_and_whom_it_stands_for(scope: Scope, anna: Person, ben: Person, table: str) -> None:
    """A token for tables alone shows nothing of the guest's own; only one that may play means that they are here."""
    with Program(anna, "play") as player, player.at(table) as line:
        line.must(Sit(0))
    while ben.http.get(f"/tables/{table}").json()["seats"][0].get("here", False):
        pass  # the server has not yet noticed that the program has gone
    with Program(anna, scope) as program, program.at(table) as line:
        assert line.position.own.seats == (() if scope is Scope.TABLES else (0,))
        assert line.present is not None
        assert line.present.seats == ((0,) if scope is Scope.PLAY else ())
        seat = line.position.table.seats[0]
        assert (seat.name, seat.person, seat.program) == ("Anna", True, True)
        if scope is not Scope.TABLES:
            assert line.refused(Start()) == "table-refusal-scope"


def test_lists_say_who_is_a_program(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("knatsch", 2, visibility=Visibility.PUBLIC))
    with Program(anna, "play") as program, program.at(table) as line, ben.at(table) as person:
        line.must(Sit())
        person.must(Sit())
    card = next(one for one in ben.http.get("/lobby").json()["open"] if one["table"]["id"] == table)
    assert [seat.get("program", False) for seat in card["table"]["seats"]] == [True, False]


@pytest.mark.parametrize("how", ["revoked", "expired"])
def test_another_process_ends_its_sockets_soon(how: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with kit(tmp_path) as here:
            await here.store.add_player(ANNA, "secret", here.time)
            ours, theirs = (Tokens(here.store, lambda: here.time) for _ in range(2))
            made = [await ours.issue(ANNA.id, NewToken("bot", (Scope.PLAY,), days=1)) for _ in range(2)]
            ids = [one.kept.id for one in made if one is not None]
            ended, spared = Watcher(), Watcher()
            with theirs.watching(ids[0], ended), theirs.watching(ids[1], spared):
                await theirs.look()
                assert theirs.holds(ids[0], ended)
                if how == "revoked":
                    await ours.revoke(ANNA.id, ids[0])
                else:
                    here.time += DAY
                await theirs.look()
                assert ended.why == REVOKED
                assert not theirs.holds(ids[0], ended)
                assert theirs.holds(ids[1], spared) == (how == "revoked")
            late = Watcher()
            with theirs.watching(ids[0], late):
                assert late.why == REVOKED, "revoked between the look-up and the socket"

    run(look())
