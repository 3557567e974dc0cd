"""deploy/nginx.conf in front of real servers: the very file, with other ports, names and certificates."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from getpass import getuser
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.attacks.kit import eventually
from tests.postgres import Postgres, use
from tests.server.histories import History, finish, play, resume
from tests.server.kit import TIMEOUT_S, Person, Server
from tests.tables.kit import damaged
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings

FILE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
#: What the servers behind it need to know.
OPTIONS = ("--name", "localhost", "--proxy", "127.0.0.1")
MAIN = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
pytestmark = pytest.mark.soak


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """Every change must find something to change."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def site(servers: Sequence[Server], folder: Path, plain: int, secure: int) -> str:
    """The file for a test."""
    ports = [f"server {server.address.removeprefix('http://')};" for server in servers]
    return replaced(
        FILE.read_text(encoding="utf-8"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ", f"listen 127.0.0.1:{secure} "),
        ("server 127.0.0.1:8041;", ports[0]),
        ("server 127.0.0.1:8042;", ports[1] if len(ports) > 1 else ""),
        ("/etc/letsencrypt/live/dice.example.org", f"{folder}"),
        ("dice.example.org", "localhost"),
    )


@contextmanager
def nginx(servers: Sequence[Server], folder: Path) -> Iterator[tuple[str, str]]:
    """A real nginx in front of some servers: its addresses with and without TLS."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
    assert program is not None, "make soak installs nginx"
    plain, secure = free_port(), free_port()
    (folder / "site.conf").write_text(site(servers, folder, plain, secure))
    user = f"user {getuser()};" if os.geteuid() == 0 else ""  # only root can choose, and must read this folder
    (folder / "nginx.conf").write_text(user + MAIN.format(folder=folder))
    command = [program, "-p", f"{folder}", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/error.log"]
    subprocess.run([*command, "-t"], check=True, capture_output=True, timeout=TIMEOUT_S)
    process = subprocess.Popen(command)
    try:
        eventually(lambda: listening(secure))
        yield f"https://localhost:{secure}", f"http://localhost:{plain}"
    finally:
        process.terminate()
        process.wait(TIMEOUT_S)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a certificate for this machine, which clients in this process trust."""
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    made += ["-addext", "subjectAltName=DNS:localhost", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run(made, cwd=tmp_path, check=True, capture_output=True, timeout=TIMEOUT_S)
    monkeypatch.setenv("SSL_CERT_FILE", f"{tmp_path / 'fullchain.pem'}")
    return tmp_path


def test_one_server_behind_nginx(folder: Path) -> None:
    with Server(folder / "server", *OPTIONS) as server, nginx([server], folder) as (address, plain):
        sent_on = httpx.get(f"{plain}/t/x?y=z", timeout=TIMEOUT_S)
        assert (sent_on.status_code, sent_on.headers["location"]) == (308, "https://localhost/t/x?y=z")
        with Person(address, "Anna") as anna, Person(address, "Ben") as ben:
            assert all(cookie.secure for cookie in anna.http.cookies.jar)
            table = anna.table(Settings("wuerfelkoenig", 2))
            with anna.at(table) as line, ben.at(table) as other:
                line.must(Sit())
                other.catch_up(line.seq)
                other.must(Sit())
                line.must(Start())
                for _ in range(20):
                    mover = line if line.any_command(Random(1)) is not None else other
                    mover.play_on(Random(1), steps=1)
                    line.catch_up(mover.seq)
                    other.catch_up(mover.seq)
                assert line.events == other.events
            assert anna.http.post("/files", content=b"x" * 4_000_000).status_code == 400, "no game file"
            assert anna.http.post("/files", content=b"x" * 5_000_000).status_code == 413
            page = anna.http.get(f"{address}/")
            assert page.headers["strict-transport-security"].startswith("max-age=")
            assert page.headers["content-security-policy"]
            assert "server" not in page.headers or page.headers["server"] == "nginx"
            assert anna.http.get(f"{address}/metrics").status_code == 404
            assert anna.http.get(f"{address}/health").status_code == 200
        assert server.healthy()


def test_clients_are_told_apart_by_their_own_address(folder: Path) -> None:
    """Whatever they say it is."""
    with Server(folder / "server", *OPTIONS, "--rate", "5") as server, nginx([server], folder) as (address, _):
        with httpx.Client(timeout=TIMEOUT_S, base_url=address) as flooding:
            invented = ({"x-forwarded-for": f"203.0.113.{number}"} for number in range(200))
            found = [flooding.get("/api/v1/games", headers=header).status_code for header in invented]
        assert 429 in found
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(timeout=TIMEOUT_S, base_url=address, transport=elsewhere) as calm:
            assert calm.get("/api/v1/games").status_code == 200


def test_two_servers_behind_nginx_and_one_ends(folder: Path, postgres: Postgres) -> None:
    """Clients reconnect through nginx, and go on at the other one; nothing is lost."""
    where = postgres.database()
    with ExitStack() as stack:
        servers = []
        for number in range(2):
            (folder / f"{number}").mkdir()
            use(folder / f"{number}", where)
            servers.append(stack.enter_context(Server(folder / f"{number}", *OPTIONS)))
        address, _ = stack.enter_context(nginx(servers, folder))
        rng, games = Random(1), []
        for _ in range(4):
            person = Person(address, "Anna")
            line = person.at(person.table(Settings("wuerfelkoenig", 2)))
            line.sit()
            line.sit("Bela")
            line.must(Start())
            line.show()
            games.append((person, line, History(line.table)))
            assert play(line, games[-1][2], rng, 10)
        servers[0].end()
        behind = _Behind(servers[1], address)
        lost = 0
        for person, line, history in games:
            kept = line
            if not play(line, history, rng, 10):
                lost += 1
                line.__exit__(None, None, None)
                kept = resume(behind, person, history)
                assert play(kept, history, rng, 10)
            finish(kept, person, behind, history)
        assert 0 < lost < 4, "both had served somebody"
    assert damaged(where) == {}


class _Behind(Server):
    """A server as people reach it, through nginx."""

    def __init__(self, server: Server, address: str) -> None:
        self.address = address
        self.database = server.database
