"""The client of programs, against a real server: whole games, broken connections, revoked tokens."""

import runpy
import signal
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from tests.client.proxy import Proxy
from tests.server.kit import Person, Server
from wuerfelreich.client import Client, Game, Refused
from wuerfelreich.records import read_record, verify
from wuerfelreich.records.log import Moved
from wuerfelreich.rules.registry import GAMES

EXAMPLE = Path(__file__).parents[2] / "examples" / "any_move.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("programs")) as running:
        yield running
        assert running.healthy()


def token_of(server: Server, name: str, *scopes: str) -> str:
    """A token of a new guest."""
    with Person(server.address, name) as guest:
        made = guest.http.post("/tokens", json={"name": "bot", "scopes": scopes or ["play", "tables"]})
        return str(made.json()["token"])


def play(game: Game, seed: int) -> None:
    """Plays at random to the end."""
    rng = Random(seed)
    while (choices := game.wait(timeout=60)) is not None:
        if choices.roll:
            game.roll(choices.seat)
        else:
            game.act(choices.seat, rng.choice(choices.actions).text)


def check(client: Client, table: str) -> None:
    """The game was finished, and its file is sound."""
    verdict = verify(read_record(client.file(table).encode()))
    assert verdict.sound, verdict.faults
    assert verdict.result is not None


def test_the_example_has_about_thirty_lines() -> None:
    code = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 32


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.soak][: at > 0]) for at, name in enumerate(GAMES)]
)
def test_the_example_plays_a_whole_game_against_a_house_bot(
    name: str, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    token = token_of(server, "Anna")
    monkeypatch.setenv("WUERFELREICH_TOKEN", token)
    runpy.run_path(str(EXAMPLE))["main"](server.address, name)
    table, _, result = capsys.readouterr().out.partition(": ")
    assert result.startswith("Result(places=")
    check(Client(server.address, token), table)


def test_two_programs_play_against_each_other(server: Server) -> None:
    anna, ben = (Client(server.address, token_of(server, name)) for name in ("Anna", "Ben"))
    table = anna.new_table("wuerfelkoenig", seats=2)
    with anna.at(table) as host, ben.at(table) as guest:
        host.sit()
        guest.sit()
        host.start()
        other = Thread(target=play, args=(guest, 1))
        other.start()
        play(host, 2)
        other.join(60)
        assert not other.is_alive()
        assert [seat.program for seat in host.position.table.seats] == [True, True]
        assert host.position.table.result == guest.position.table.result
    check(anna, table)


def test_what_had_no_reply_is_done_once(server: Server) -> None:
    """The intent arrives, its reply does not: the client asks again, and the server does not do it again."""
    token = token_of(server, "Anna")
    table = _against_a_bot(server, token, "wuerfelland")  # no game of it is over after 20 steps
    acted: list[str] = []
    with Proxy(server.address) as proxy, Client(proxy.address, token).at(table) as game:
        for turn in range(20):
            choices = game.wait(timeout=60)
            assert choices is not None
            proxy.deaf = True
            if choices.roll:
                assert game.roll(choices.seat).accepted
            else:
                acted.append(choices.actions[0].text)
                assert game.act(choices.seat, acted[-1]).accepted
            assert proxy.broken == turn + 1
    entries = read_record(Client(server.address, token).file(table).encode()).entries
    assert [entry.text for entry in entries if isinstance(entry, Moved) and entry.seat == 0] == acted
    assert len(acted) > 5


def _against_a_bot(server: Server, token: str, name: str = "knatsch") -> str:
    client = Client(server.address, token)
    table = client.new_table(name, seats=2)
    with client.at(table) as game:
        game.sit()
        game.seat_bot(1, "random")
        game.start()
    return table


@pytest.mark.soak
def test_a_game_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        token = token_of(first, "Anna")
        table = _against_a_bot(first, token)
        with Proxy(first.address) as proxy, Client(proxy.address, token).at(table) as game:
            other = Thread(target=play, args=(game, 3))
            other.start()
            first.end(signal.SIGKILL)
            with Server(tmp_path) as second:
                proxy.target = second.address
                other.join(60)
                assert not other.is_alive()
                assert game.over
                check(Client(second.address, token), table)


def test_a_revoked_token_ends_the_program_with_a_sentence(server: Server) -> None:
    with Person(server.address, "Anna") as anna:
        made = anna.http.post("/tokens", json={"name": "bot", "scopes": ["play", "tables"]}).json()
        client = Client(server.address, made["token"])
        with client.at(client.new_table("knatsch", seats=2)) as game:
            anna.http.delete(f"/tokens/{made['kept']['id']}")
            with pytest.raises(Refused, match="revoked") as refused:
                game.wait(timeout=60)
            assert refused.value.key == "server-token-revoked"
            for again in (game.wait, lambda: client.table(game.position.table.id)):
                with pytest.raises(Refused) as refused:
                    again()
                assert refused.value.key == "server-bad-token"


def test_refusals_have_a_key_and_a_sentence(server: Server) -> None:
    client = Client(server.address, token_of(server, "Anna", "play"))
    with pytest.raises(Refused, match="the scope “tables” is missing"):
        client.new_table("knatsch", seats=2)
    with pytest.raises(Refused, match="There is no such table"), client.at("nowhere"):
        pass


def test_a_token_does_not_follow_a_redirect() -> None:
    asked: list[str] = []

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(302)
            self.send_header("location", f"http://localhost:{elsewhere.server_port}/stolen")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Says nothing."""

    with HTTPServer(("127.0.0.1", 0), Elsewhere) as elsewhere:
        Thread(target=elsewhere.handle_request, daemon=True).start()
        with pytest.raises(Refused, match="status 302"):
            Client(f"http://127.0.0.1:{elsewhere.server_port}", "wr_secret").table("x")
    assert asked == ["/api/v1/tables/x"]
