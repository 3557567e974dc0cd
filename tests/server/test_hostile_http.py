"""Requests that nobody should send: 4xx with a message, never 5xx, never a leak."""

import json
import re
from pathlib import Path

import httpx
import pytest

from tests.records.record_games import FOLDER
from tests.server.kit import TIMEOUT_S, Person, Server
from wuerfelreich.tables.protocol.events import Settings, Visibility

JSON = {"content-type": "application/json"}


def problem(response: httpx.Response, status: int, key: str) -> None:
    """It was refused with this status and key, and the response is safe to show anywhere."""
    assert (response.status_code, response.json().get("key")) == (status, key), response.text
    assert response.json()["sentence"]
    assert "Traceback" not in response.text
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in response.headers["content-security-policy"]


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.", "[::2]", "0.0.0.0"])
def test_the_server_accepts_only_its_own_host_names(host: str, server: Server) -> None:
    problem(httpx.get(f"{server.address}/health", headers={"host": host}, timeout=TIMEOUT_S), 403, "server-bad-host")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://[::1"},
        {"origin": "file://"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_cannot_change_anything(headers: dict[str, str], anna: Person) -> None:
    guest = {"name": "Mallory", "picture": "fox"}
    problem(anna.http.post("/me", json=guest, headers=headers), 403, "server-bad-origin")
    problem(anna.http.patch("/me", json=guest, headers=headers), 403, "server-bad-origin")
    problem(anna.http.post("/tables", json={"game": "knatsch", "seats": 2}, headers=headers), 403, "server-bad-origin")
    assert anna.http.get("/me").json()["name"] == "Anna"


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Host": "evil.example"}])
def test_other_sites_cannot_open_a_socket(headers: dict[str, str], anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2))
    upgrade = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        **headers,
    }
    assert anna.http.get(f"/tables/{table}/socket", headers=upgrade).status_code == 403


def test_cookies_are_hidden_from_scripts_and_other_sites(server: Server) -> None:
    response = httpx.post(f"{server.address}/api/v1/me", json={"name": "Anna", "picture": "fox"}, timeout=TIMEOUT_S)
    attributes = {part.strip().lower() for part in response.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    secret = response.cookies["wuerfelreich"]
    assert len(secret) == 43
    assert secret not in response.text
    assert secret not in server.log.read_text()
    assert isinstance(server.database, Path)
    assert secret.encode() not in server.database.read_bytes()


@pytest.mark.parametrize("cookie", ["", "x", "A" * 43, "A" * 5_000, "' OR 1=1 --", "\u00e4" * 43])
def test_an_unknown_cookie(cookie: str, nobody: Person) -> None:
    headers = [(b"cookie", f"wuerfelreich={cookie}".encode())]
    assert nobody.http.get("/me", headers=headers).json() is None
    problem(nobody.http.get("/my-tables", headers=headers), 401, "server-no-guest")
    assert nobody.http.get("/lobby", headers=headers).status_code == 200


BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "not UTF-8": b"\xff\xfe",
    "no name": b'{"picture":"fox"}',
    "name a number": b'{"name":1,"picture":"fox"}',
    "name empty": b'{"name":"","picture":"fox"}',
    "name too long": json.dumps({"name": "x" * 41, "picture": "fox"}).encode(),
    "picture an address": b'{"name":"A","picture":"http://x/y.png"}',
    "one field more": b'{"name":"A","picture":"fox","id":"admin"}',
    "deep": b"[" * 100_000,
    "deep objects": b'{"a":' * 100_000,
    "wide numbers": b'{"name":"A","picture":' + b"9" * 5_000 + b"}",
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_cannot_be_read(what: str, nobody: Person) -> None:
    problem(nobody.http.post("/me", content=BODIES[what], headers=JSON), 400, "server-bad-input")


def test_a_name_that_cannot_be_displayed(nobody: Person) -> None:
    for name in ("\u202egnp", "a\nb", " ", "\u0000"):
        response = nobody.http.post("/me", json={"name": name, "picture": "fox"})
        problem(response, 400, "table-refusal-name")


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "chess", "seats": 2},
        {"game": "wuerfelkoenig", "seats": 6},
        {"game": "wuerfelkoenig", "seats": 0},
        {"game": "wuerfelkoenig", "seats": 2, "options": {"start": 9}},
        {"game": "wuerfelkoenig", "seats": 2, "options": {"cheat": True}},
        {"game": "wuerfelkoenig", "seats": 2, "options": {"start": {"a": [1] * 50}}},
        {"game": "wuerfelkoenig", "seats": 2, "material": "{}"},
        {"game": "wuerfelkoenig", "seats": 2, "material": "[" * 100_000},
        {"game": "wuerfelkoenig", "seats": 2, "material": "x" * 300_000},
        {"game": "wuerfelkoenig", "seats": 2, "clock": {"type": "pace", "budget": 0}},
        {"game": "wuerfelkoenig", "seats": 2, "clock": {"type": "days", "days": 10**9}},
        {"game": "wuerfelkoenig", "seats": 2, "absent": -1},
        {"game": "wuerfelkoenig", "seats": 2, "visibility": "everybody"},
        {"game": "wuerfelkoenig", "seats": 2, "seed": "00"},
    ],
)
def test_a_table_that_cannot_be_set_up(settings: dict[str, object], anna: Person) -> None:
    response = anna.http.post("/tables", json=settings)
    assert response.status_code == 400
    assert response.json()["sentence"]
    assert response.json()["key"] in (
        "server-bad-input",
        "refusal-players",
        "table-refusal-settings",
        "table-refusal-no-such-game",
    )


def test_too_much_in_one_request(nobody: Person) -> None:
    huge = b"x" * (4 * 1024 * 1024 + 1)
    problem(nobody.http.post("/files", content=huge), 413, "server-too-large")
    problem(nobody.http.post("/me", content=huge, headers=JSON), 413, "server-too-large")


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"wuerfelreich 1\n", b"wuerfelreich 99\n\n", b"\x00" * 1_000]
)
def test_a_file_that_is_not_a_game(content: bytes, nobody: Person) -> None:
    problem(nobody.http.post("/files", content=content), 400, "server-bad-file")


def test_a_damaged_game_file_names_its_line(nobody: Person) -> None:
    content = (FOLDER / "wuerfelkoenig" / "village.wr").read_bytes()
    broken = nobody.http.post("/files", content=content[:-1], headers={"accept-language": "de"})
    problem(broken, 400, "server-bad-file-line")
    lines = content.count(b"\n")
    assert broken.json()["sentence"] == f"Diese Spieldatei ist beschädigt: Zeile {lines} ist nicht lesbar."


PATHS = [
    "/tables/nowhere",
    "/tables/' OR 1=1 --",
    "/tables/%00",
    "/tables/" + "x" * 2_000,
    "/tables/nowhere/file",
    "/tables/nowhere/odds",
    "/tables/nowhere/chances",
    "/tables/..%2f..%2f..%2fetc%2fpasswd",
    "/../../../../etc/passwd",
    "//evil.example/",
    "/tables/\u00e4",
    "/nothing",
]


@pytest.mark.parametrize("path", PATHS)
def test_paths_that_do_not_exist(path: str, anna: Person) -> None:
    response = anna.http.get(path)
    assert response.status_code in (400, 404)
    assert response.json()["sentence"]


def test_methods_and_types(anna: Person) -> None:
    problem(anna.http.delete("/me"), 405, "server-bad-method")
    problem(anna.http.put("/tables", json={}), 405, "server-bad-method")
    response = anna.http.post(
        "/me", content=b"name=Anna", headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert response.status_code in (400, 415)


def test_private_tables_are_not_listed(anna: Person, ben: Person) -> None:
    private = anna.table(Settings("wuerfelkoenig", 2))
    public = anna.table(Settings("wuerfelkoenig", 2, visibility=Visibility.PUBLIC))
    lobby = ben.http.get("/lobby").text
    assert public in lobby
    assert private not in lobby
    assert private in anna.http.get("/my-tables").text
    assert ben.http.get(f"/tables/{private}").is_success, "anybody with the link may come in"
    assert private not in ben.http.get("/my-tables").text


def test_every_response_carries_the_headers(server: Server, anna: Person) -> None:
    for path in ("/health", "/metrics", "/schema", "/schema/openapi.json", "/api/v1/games", "/nothing"):
        response = httpx.get(f"{server.address}{path}", timeout=TIMEOUT_S)
        assert response.headers["referrer-policy"] == "no-referrer", path
        assert "default-src 'none'" in response.headers["content-security-policy"], path
    assert anna.http.get("/me").headers["cache-control"] == "no-store"
    assert "server" not in anna.http.get("/me").headers


def test_a_client_that_asks_too_often_must_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Creating something permanent costs ten: a second guest within ten seconds is one too many."""
    with Server(tmp_path_factory.mktemp("slow"), "--rate", "1") as server:
        guest = {"name": "Anna", "picture": "fox"}
        responses = [httpx.post(f"{server.address}/api/v1/me", json=guest, timeout=TIMEOUT_S) for _ in range(5)]
        assert responses[0].status_code == 201
        late = [response for response in responses if response.status_code != 201]
        problem(late[0], 429, "server-too-many")
        assert late[0].headers["retry-after"]


def test_six_friends_behind_one_address_can_all_open_the_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A first visit fetches the app file by file; with the usual limits none of them is refused, nor sitting down."""
    with (
        Server(tmp_path_factory.mktemp("living-room"), "--rate", "20") as server,
        httpx.Client(timeout=TIMEOUT_S) as http,
    ):
        page = http.get(server.address).text
        files = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg))"', page)
        assert len(files) >= 3
        visits = [http.get(server.address + file).status_code for file in files * (6 * 50 // len(files))]
        assert set(visits) == {200}
        assert http.post(f"{server.address}/api/v1/me", json={"name": "Anna"}).status_code == 201
