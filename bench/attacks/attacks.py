"""The attacks. Each runs in a process of its own, from an address of its own, until its time is up."""

import json
import os
import socket
import time
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from wuerfelreich.records.header import shipped
from wuerfelreich.rules.material import MAX_BYTES

ATTACKER = "127.0.0.2"
PATIENCE_S = 10.0
#: What the server answered, by kind.
Answers = Counter[str]
#: An attack: (the server's address, a table with a long game, when to stop) -> what it was answered.
Attack = Callable[[str, str, float], Answers]


def _client(address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=ATTACKER)
    return httpx.Client(base_url=f"{address}/api/v1", transport=transport, timeout=PATIENCE_S)


def _repeat(address: str, until: float, ask: Callable[[httpx.Client], httpx.Response]) -> Answers:
    """Asks as fast as the server answers; gets itself a guest first, and a new one when that is refused."""
    answers: Answers = Counter()
    with _client(address) as http:
        while time.monotonic() < until:
            try:
                if not http.cookies:
                    answers[f"guest {http.post('/me', json={'name': 'Eve'}).status_code}"] += 1
                answers[str(ask(http).status_code)] += 1
            except httpx.HTTPError as error:
                answers[type(error).__name__] += 1
    return answers


def _table(http: httpx.Client, **fields: object) -> httpx.Response:
    body = {"game": "wuerfelkoenig", "seats": 2, **fields}
    return http.post("/tables", content=json.dumps(body), headers={"content-type": "application/json"})


def many_cards(address: str, table: str, until: float) -> Answers:
    """Material with 18,500 card ids."""
    material = json.loads(shipped("wuerfelkoenig").box.canonical)
    material["citizens"] = [{"id": f"c{number}"} for number in range(18_500)]
    text = json.dumps(material, separators=(",", ":"))[:MAX_BYTES]
    return _repeat(address, until, lambda http: _table(http, material=text))


def many_boards(address: str, table: str, until: float) -> Answers:
    """Material with 5,200 boards."""
    material = json.loads(shipped("wuerfelland").box.canonical)
    material["boards"] += [{"name": f"b{number}", "rows": ["S"]} for number in range(5_200)]
    text = json.dumps(material, separators=(",", ":"))
    return _repeat(address, until, lambda http: _table(http, game="wuerfelland", material=text))


def many_options(address: str, table: str, until: float) -> Answers:
    """Options with as many invented fields as a request may have."""
    options = {f"f{number}": 0 for number in range(90_000)}
    return _repeat(address, until, lambda http: _table(http, options=options, visibility="public"))


def lists(address: str, table: str, until: float) -> Answers:
    """The lobby, full of long games, and one's own tables."""
    return _repeat(address, until, lambda http: (http.get("/lobby"), http.get("/my-tables"))[1])


def long_file(address: str, table: str, until: float) -> Answers:
    """The file and the steps of a long game."""
    return _repeat(
        address, until, lambda http: (http.get(f"/tables/{table}/file"), http.get(f"/tables/{table}/steps"))[1]
    )


def rejoin(address: str, table: str, until: float) -> Answers:
    """Joining a long game again and again from its beginning."""
    answers: Answers = Counter()
    while time.monotonic() < until:
        try:
            line = _socket(address, table)
            answers["welcome"] += bool(line.recv(PATIENCE_S))
            line.close()
        except (OSError, TimeoutError, WebSocketException) as error:
            answers[type(error).__name__] += 1
    return answers


def _socket(address: str, table: str, cookie: str = "") -> ClientConnection:
    url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket?lang=de"
    headers = {"Origin": address, **({"Cookie": cookie} if cookie else {})}
    return connect(
        url,
        additional_headers=headers,
        source_address=(ATTACKER, 0),
        open_timeout=PATIENCE_S,
        ping_interval=None,
        max_size=None,
        close_timeout=0.5,
    )


def sockets(address: str, table: str, until: float) -> Answers:
    """As many open sockets as possible, from one address."""
    answers: Answers = Counter()
    held: list[ClientConnection] = []
    while time.monotonic() < until:
        try:
            line = _socket(address, table)
            answers[json.loads(line.recv(PATIENCE_S))["type"]] += 1
            held.append(line)
        except (OSError, TimeoutError, WebSocketException) as error:
            answers[type(error).__name__] += 1
            time.sleep(0.01)
    for line in held:
        line.socket.close()
    return answers


def connections(address: str, table: str, until: float) -> Answers:
    """Connections that never ask for anything."""
    return _trickle(address, until, b"")


def slow_heads(address: str, table: str, until: float) -> Answers:
    """Requests whose heads arrive byte by byte."""
    return _trickle(address, until, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 4_000)


def slow_bodies(address: str, table: str, until: float) -> Answers:
    """Requests whose bodies arrive byte by byte."""
    head = b"POST /api/v1/files HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"
    return _trickle(address, until, head + b"x" * 4_000, at_once=len(head))


def _trickle(address: str, until: float, data: bytes, at_once: int = 0) -> Answers:
    """Hundreds of connections that send a byte now and then, and come again when they are ended."""
    answers: Answers = Counter()
    place = urlsplit(address)
    held: dict[socket.socket, int] = {}
    while time.monotonic() < until:
        if len(held) < 800:
            try:
                line = socket.create_connection(
                    (place.hostname, place.port), timeout=PATIENCE_S, source_address=(ATTACKER, 0)
                )
                line.setblocking(False)
                held[line] = at_once
                answers["open"] += 1
                if at_once:
                    line.send(data[:at_once])
            except OSError as error:
                answers[type(error).__name__] += 1
                time.sleep(0.01)
        for line, at in list(held.items())[-40:]:
            try:
                if at < len(data):
                    held[line] = at + line.send(data[at : at + 1])
                if line.recv(100) == b"":
                    raise ConnectionResetError
                answers["told"] += 1
            except BlockingIOError:
                continue
            except OSError:
                del held[line]
                line.close()
                answers["ended"] += 1
    for line in held:
        line.close()
    return answers


def odds(address: str, table: str, until: float) -> Answers:
    """Odds of a board game, asked for as fast as possible over many connections."""
    from threading import Thread

    with _client(address) as http:
        http.post("/me", json={"name": "Eve"}).raise_for_status()
        made = _table(http, game="brettspiel", odds=True)
        cookie = "; ".join(f"{name}={text}" for name, text in http.cookies.items())
    own = str(made.json()["id"])
    line = _socket(address, own, cookie)
    for number, command in enumerate(
        ({"type": "sit"}, {"type": "seat-bot", "seat": 1, "level": "random"}, {"type": "start"})
    ):
        line.send(json.dumps({"type": "intent", "id": f"i{number}", "seen": 0, "command": command}))
    answers: Answers = Counter()

    def ask() -> None:
        answers.update(_repeat(address, until, lambda http: http.get(f"/tables/{own}/odds")))

    threads = [Thread(target=ask) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    line.close()
    return answers


def files(address: str, table: str, until: float) -> Answers:
    """Large game files to be checked."""
    with _client(address) as http:
        file = http.get(f"/tables/{table}/file").content
    return _repeat(address, until, lambda http: http.post("/files", content=file))


def frames(address: str, table: str, until: float) -> Answers:
    """Frames as fast as the socket takes them: garbage, intents for others, wrong links."""
    answers: Answers = Counter()
    bad = ["{", "[]", '"' + "x" * 15_000 + '"']
    bad += [
        json.dumps({"type": "intent", "id": f"i{number}", "seen": 0, "command": command})
        for number, command in enumerate(
            (
                {"type": "roll", "seat": 0, "link": "0" * 64},
                {"type": "show", "opening": "0" * 64, "link": "0" * 64},
                {"type": "tip", "tip": "0" * 64},
            )
        )
    ]
    while time.monotonic() < until:
        try:
            line = _socket(address, table)
            for number in range(400):
                line.send(bad[number % len(bad)])
                answers["sent"] += 1
            line.close()
        except (OSError, TimeoutError, WebSocketException) as error:
            answers[type(error).__name__] += 1
    return answers


def guests(address: str, table: str, until: float) -> Answers:
    """New guests, and nothing else."""
    answers: Answers = Counter()
    with _client(address) as http:
        while time.monotonic() < until:
            http.cookies.clear()
            answers[str(http.post("/me", json={"name": "Eve"}).status_code)] += 1
    return answers


ATTACKS: dict[str, Attack] = {
    "material: 18,500 card ids": many_cards,
    "material: thousands of boards": many_boards,
    "options: 90,000 invented fields": many_options,
    "lists of 50 long games": lists,
    "file and steps of a long game": long_file,
    "joining a long game": rejoin,
    "sockets from one address": sockets,
    "idle connections": connections,
    "slow heads": slow_heads,
    "slow bodies": slow_bodies,
    "odds": odds,
    "files to be checked": files,
    "frames": frames,
    "guests": guests,
}


def run(name: str, address: str, table: str, seconds: float) -> Answers:
    """Runs one attack with low priority: an attacker elsewhere would not take this machine's processor time."""
    os.nice(15)
    return ATTACKS[name](address, table, time.monotonic() + seconds)
