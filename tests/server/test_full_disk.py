"""The real server runs out of disk space: clients get an error message, and nothing acknowledged is lost."""

import resource
from pathlib import Path
from random import Random

import httpx

from tests.server.histories import History, begin, finish, play, resume
from tests.server.kit import TIMEOUT_S, Line, Server


def allow(server: Server, size: int) -> None:
    """Stops the server's files from growing beyond this size; to SQLite it looks like a full disk."""
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


def play_until_full(line: Line, history: History, rng: Random) -> None:
    """Plays until a move gets an error instead of a reply."""
    while not line.faults:
        command = line.any_command(rng)
        assert command is not None, "the game was over first"
        intent = line.intent(command)
        history.sent.append(intent)
        line.send(intent)
        while intent.id not in line.replies and not line.faults:
            line.take()
        if intent.id in line.replies:
            line.catch_up(line.replies[intent.id].seq)
    history.hear(line)


def test_a_full_disk(tmp_path: Path) -> None:
    rng = Random(7)
    with Server(tmp_path) as server:
        person, line, history = begin(server)
        assert play(line, history, rng, 5)
        allow(server, (tmp_path / "house.db-wal").stat().st_size + 40_000)
        play_until_full(line, history, rng)
        assert line.faults[0].key == "server-cannot-store"
        assert line.faults[0].sentence == "The server cannot store anything at the moment; nothing has changed."
        assert line.drained() == 1013, "try again later"
        assert {fault.key for fault in line.faults} == {"server-cannot-store"}
        told = history.sent.pop()  # it got no reply: the game is as it was before
        with person.at(history.table) as again:
            assert again.seq == max(history.events)
        refused = httpx.post(f"{server.address}/api/v1/me", json={"name": "Ben"}, timeout=TIMEOUT_S)
        assert (refused.status_code, refused.json()["key"]) == (503, "server-cannot-store")
        health = httpx.get(f"{server.address}/health", timeout=TIMEOUT_S)
        assert (health.status_code, health.json()["key"]) == (503, "server-cannot-store")
        allow(server, resource.RLIM_INFINITY)
        assert httpx.get(f"{server.address}/health", timeout=TIMEOUT_S).status_code == 200, "it looks for itself"
        history.sent.append(told)
        line = resume(server, person, history)
        assert history.replies[told.id].accepted
        assert play(line, history, rng, 10)
        finish(line, person, server, history)
        log = server.log.read_text()
    assert '"error":"OperationalError"' in log
    assert history.table not in log
