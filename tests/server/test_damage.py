"""Damage on disk: what SQLite guarantees about its write-ahead log, and tables that cannot be read."""

import signal
import sqlite3
from pathlib import Path
from random import Random

from tests.server.histories import begin, finish, play
from tests.server.kit import Person, Server
from wuerfelreich.tables.protocol.events import Settings, Visibility

HEADER = 32
FRAME = 24


def last_page(log: bytearray) -> slice:
    """Where the last page of a write-ahead log lies: frames from before the last checkpoint have different salts."""
    size = int.from_bytes(log[8:12], "big")
    frames = range(HEADER, len(log) - FRAME - size + 1, FRAME + size)
    current = [at for at in frames if log[at + 8 : at + 16] == log[16:24]]
    return slice(current[-1] + FRAME, current[-1] + FRAME + size)


def test_a_damaged_last_page_costs_the_last_commit_and_nothing_before_it(tmp_path: Path) -> None:
    """Each frame of the log has a checksum over all frames before it, so SQLite reads up to the last intact commit. The
    damaged commit is lost, and comes out the same when its moves are repeated: the rolls follow from the seed."""
    rng = Random(5)
    with Server(tmp_path) as server:
        person, line, history = begin(server)
        assert play(line, history, rng, 12)
        line.__exit__(None, None, None)
        server.end(signal.SIGKILL)
    path = tmp_path / "house.db-wal"
    log = bytearray(path.read_bytes())
    where = last_page(log)
    log[where] = bytes(byte ^ 0xFF for byte in log[where])
    path.write_bytes(log)
    with Server(tmp_path) as server:
        person.address = server.address
        line = person.at(history.table)
        *_, before, last = (history.replies[intent.id].seq for intent in history.sent)
        assert line.seq == before < last, "all but the last commit"
        assert line.events == [history.events[seq] for seq in range(1, before + 1)]
        line.catch_up(line.ask(history.sent[-1]).seq)
        again = [told.event for told in line.events]
        assert again == [history.events[seq].event for seq in range(1, last + 1)], "the same events, the same rolls"
        history.events = {}
        assert play(line, history, rng, 10)
        finish(line, person, server, history)
        assert server.healthy()


def test_a_table_that_cannot_be_read_does_not_affect_the_others(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        person, line, history = begin(server)
        public = person.table(Settings("knatsch", 2, visibility=Visibility.PUBLIC))
        line.__exit__(None, None, None)
        server.end()
    database = sqlite3.connect(tmp_path / "house.db")
    with database:
        for table in (history.table, public):
            database.execute("UPDATE events SET event = '{' WHERE table_id = ? AND seq = 1", (table,))
    database.close()
    with Server(tmp_path) as server:
        person.address = server.address
        with Person(server.address) as nobody:
            for table in (history.table, public):
                response = nobody.http.get(f"/tables/{table}")
                assert (response.status_code, response.json()["key"]) == (503, "server-unreadable")
                assert response.json()["sentence"]
                with nobody.at(table) as closed:
                    assert closed.faults[-1].key == "server-unreadable"
                    assert closed.drained() == 1011
            assert nobody.http.get("/lobby").json() == {"open": [], "running": []}
        with Person(server.address, "Ben") as ben, ben.at(ben.table(Settings("knatsch", 2))) as fine:
            assert fine.seq == 1
        assert "a table cannot be read" in server.log.read_text()
        assert history.table not in server.log.read_text()
    person.http.close()
