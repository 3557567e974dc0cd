"""A stranger wants to keep others out: with thousands of connections and sockets, with requests that never end, or
under many addresses. Everybody else must still get in, above all the players who have a seat."""

import re
import resource
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from typer.testing import CliRunner

from tests.attacks.kit import PROXY, Distant, Raw, eventually, limited, refusals
from tests.server.kit import TIMEOUT_S, Line, Person, Server
from tests.server.raw import RawLine
from wuerfelreich.cli.app import app
from wuerfelreich.server.descriptors import MAX_DESCRIPTORS, RESERVED, fitted
from wuerfelreich.server.limits import Limits
from wuerfelreich.tables.protocol.commands import Roll, Sit, Start
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.words.catalogue import LANGUAGES, words_in

ELSEWHERE = "127.0.0.2"
GUEST = {"name": "Mallory", "picture": "fox"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits one second for everything."""
    with limited(tmp_path_factory.mktemp("hasty"), head=1, body_time=1, send=1) as server:
        yield server
        assert server.healthy()


def head(server: Server, method: str, path: str, *headers: str) -> bytes:
    """The head of a request."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {urlsplit(server.address).netloc}", *headers]
    return "\r\n".join([*lines, "", ""]).encode()


def said(response: bytes) -> tuple[int, dict[str, str]]:
    """The status and the problem in a raw response."""
    top, _, body = response.partition(b"\r\n\r\n")
    return int(top.split()[1]), httpx.Response(200, content=body).json()


# ------------------------------------------------------------------------------------------ connections


def test_connections_without_a_request(tmp_path: Path) -> None:
    """One address opens more connections than it may. It is told so, and others do not notice."""
    with limited(tmp_path, connections_of_address=20) as server, ExitStack() as opened:
        held = [opened.enter_context(Raw(server)) for _ in range(20)]
        for _ in range(40):
            with Raw(server) as more:
                status, problem = said(more.rest())
                assert status == 503
                assert problem["key"] == "server-too-many-connections"
                for language in LANGUAGES:
                    assert words_in(language).text("server-too-many-connections") in problem["sentence"]
        request = head(server, "GET", "/health", "connection: close")
        with Raw(server, request, ELSEWHERE) as other:
            assert other.rest().startswith(b"HTTP/1.1 200")
        held[0].socket.close()

        def let_in() -> bool:
            with Raw(server, request) as again:
                return again.rest().startswith(b"HTTP/1.1 200")

        eventually(let_in)
        with Raw(server, head(server, "GET", "/metrics", "connection: close"), ELSEWHERE) as other:
            counted = rb'wuerfelreich_limited_total{limit="connections_of_address",process="[^"]+"} 4'
            assert re.search(counted, other.rest())


def test_sockets_count_as_connections(tmp_path: Path) -> None:
    """A place is held for the whole life of a connection, also after it has become a socket, and then given back."""
    with (
        limited(tmp_path, "--sockets", "100", connections_of_address=5) as server,
        Person(server.address, "Anna") as anna,
    ):
        table = anna.table(Settings("wuerfelkoenig", 2))
        anna.http.close()

        def let_in(number: int) -> bool:
            with ExitStack() as opened:
                request = head(server, "GET", "/health")
                all_at_once = [opened.enter_context(Raw(server, request)) for _ in range(number)]
                return all(one.socket.recv(4096).startswith(b"HTTP/1.1 200") for one in all_at_once)

        with ExitStack() as opened:
            for _ in range(4):
                opened.enter_context(RawLine(anna, table))
            eventually(lambda: let_in(1))
            assert not let_in(2)
        eventually(lambda: let_in(5))
        assert not let_in(6)


def test_a_connection_on_which_nothing_is_sent(hasty: Server) -> None:
    with Raw(hasty) as silent:
        assert silent.rest() == b"", "closed without a word: browsers open connections just in case"
    assert refusals(hasty, "head") > 0


def test_a_head_that_arrives_byte_by_byte(hasty: Server) -> None:
    with Raw(hasty) as slow:
        slow.drip(head(hasty, "GET", "/health", "x-padding: " + "x" * 100))
        assert said(slow.rest())[0] == 408


def test_a_second_head_that_arrives_byte_by_byte(hasty: Server) -> None:
    """After a whole request, the idle connection is closed by and by; a byte now and then must not prevent that."""
    with Raw(hasty, head(hasty, "GET", "/health")) as slow:
        slow.drip(head(hasty, "GET", "/health", "x-padding: " + "x" * 100))
        found = slow.rest()
        assert found.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in found


def test_a_body_that_arrives_byte_by_byte(hasty: Server) -> None:
    with Raw(hasty, head(hasty, "POST", "/api/v1/me", "content-length: 100", "accept-language: de")) as slow:
        slow.drip(b" " * 100)
        status, problem = said(slow.rest())
    assert (status, problem["key"]) == (408, "server-slow-request")
    assert problem["sentence"] == words_in("de").text("server-slow-request")
    assert refusals(hasty, "body") > 0


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_body_that_nobody_reads_arrives_byte_by_byte(method: str, hasty: Server) -> None:
    """The response does not wait for it; the connection must not, either."""
    with Raw(hasty, head(hasty, method, "/nothing", "transfer-encoding: chunked")) as slow:
        slow.drip(b"1\r\nx\r\n" * 20)
        assert slow.rest().startswith(b"HTTP/1.1 40")


def test_a_client_that_hangs_up_in_the_middle_of_a_body_is_no_error(hasty: Server) -> None:
    with Raw(hasty, head(hasty, "POST", "/api/v1/me", "content-length: 100")):
        pass
    assert hasty.healthy()


def test_responses_that_are_never_read(hasty: Server) -> None:
    """What cannot be sent is kept in memory only for a while."""
    before = refusals(hasty, "reading")
    with Raw(hasty, head(hasty, "GET", "/schema/openapi.json") * 200, buffer=4096):
        eventually(lambda: refusals(hasty, "reading") > before)


# ------------------------------------------------------------------------------------------ sockets


def filled(stack: ExitStack, person: Person, table: str, most: int) -> int:
    """Opens sockets until one is refused; how many were not."""
    for number in range(most):
        line = stack.enter_context(person.at(table))
        if line.faults:
            assert line.faults[-1].key == "server-too-many-sockets"
            assert line.drained() == 4429
            return number
    return most


def begun(anna: Person, ben: Person) -> str:
    """A running game of two; nobody is connected."""
    table = anna.table(Settings("wuerfelkoenig", 2))
    with anna.at(table) as line, ben.at(table) as other:
        line.must(Sit())
        line.catch_up(other.must(Sit()).seq)
        line.must(Start())
    return table


def test_a_stranger_at_the_same_address_takes_all_sockets(tmp_path: Path) -> None:
    """A quarter of an address's sockets is for players with a seat."""
    with limited(tmp_path, "--sockets", "12") as server, ExitStack() as stack:
        anna, ben, eve = (stack.enter_context(Person(server.address, name)) for name in ("Anna", "Ben", ""))
        table = begun(anna, ben)
        assert filled(stack, eve, table, 30) == 9
        with anna.at(table) as line, ben.at(table) as other:
            playing(line, other)
        assert filled(stack, anna, table, 30) == 3, "seats do not lift the limit"
        assert refusals(server, "sockets_of_address") > 0


def playing(*lines: Line) -> None:
    """Whoever's turn it is can play."""
    assert all(line.faults == [] for line in lines)
    [mine] = [line for line in lines if line.position.own.choices and not line.position.own.choices[0].early]
    mine.must(Roll(mine.position.own.choices[0].seat))


@pytest.mark.parametrize("limits", [{"sockets": 8}, {"watchers": 6}], ids=["of the server", "of the table"])
def test_strangers_everywhere_take_all_sockets(limits: dict[str, float], tmp_path: Path) -> None:
    """They come from many addresses, to one table. Its players can still reconnect."""
    with limited(tmp_path, *PROXY, **limits) as server, ExitStack() as stack:
        anna = stack.enter_context(Distant(server, "192.0.2.1", "Anna"))
        ben = stack.enter_context(Distant(server, "192.0.2.2", "Ben"))
        table = begun(anna, ben)
        got = [
            filled(stack, stack.enter_context(Distant(server, f"198.51.100.{number}")), table, 1)
            for number in range(20)
        ]
        assert sum(got) == 6
        with anna.at(table) as line, ben.at(table) as other:
            playing(line, other)


# ------------------------------------------------------------------------------------------ addresses


def guests(server: Server, forwarded: list[str]) -> list[int]:
    """The status for each new guest."""
    return [
        httpx.post(
            f"{server.address}/api/v1/me", json=GUEST, headers={"x-forwarded-for": one}, timeout=TIMEOUT_S
        ).status_code
        for one in forwarded
    ]


def test_a_forwarded_address_from_anybody_but_a_proxy_is_ignored(tmp_path: Path) -> None:
    with Server(tmp_path, "--rate", "1", "--proxy", "192.0.2.0/24") as server:
        assert guests(server, [f"198.51.100.{number}" for number in range(3)]) == [201, 429, 429]


def test_behind_a_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    """Neither addresses that the client has added itself nor other addresses of its network help."""
    same = ["2001:db8::1", "2001:db8::2", "6.6.6.6, 2001:0db8:0:0:ffff::9", "unknown, [2001:db8::3]:443"]
    with Server(tmp_path, "--rate", "1", *PROXY, "--proxy", "10.0.0.0/8") as server:
        assert guests(server, same) == [201, 429, 429, 429]
        assert guests(server, ["2001:db8:0:1::1", "198.51.100.1, 10.1.2.3", "::ffff:198.51.100.1"]) == [201, 201, 429]


def test_a_proxy_that_is_none() -> None:
    done = CliRunner().invoke(app, ["serve", "--proxy", "example.org"])
    assert done.exit_code == 2
    assert "--proxy: “example.org” is not an address or network" in done.stderr


def test_a_socket_is_refused_with_a_sentence(tmp_path: Path) -> None:
    upgrade = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "accept-language": "hu",
    }
    with limited(tmp_path, rate=0.001) as server:
        assert guests(server, [""]) == [201]
        answer = httpx.get(f"{server.address}/api/v1/tables/nowhere/socket", headers=upgrade, timeout=TIMEOUT_S)
        assert answer.status_code == 429
        assert answer.headers["retry-after"]
        assert answer.json()["sentence"] == words_in("hu").text("server-too-many")
        assert '"level":"error"' not in server.log.read_text()


# ------------------------------------------------------------------------------------------ descriptors


def test_the_descriptor_limit_is_raised(tmp_path: Path) -> None:
    with limited(tmp_path, soft=300) as server:
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert hard > 300
        assert soft == min(hard, MAX_DESCRIPTORS)


def test_connections_fit_into_the_descriptors() -> None:
    few = fitted(Limits(), 1024)
    assert few.connections + RESERVED == 1024
    assert few.sockets == few.connections // 2
    assert fitted(Limits(), 65_536) == fitted(Limits(), None) == Limits()
