"""A careless operator or a failing disk damages the database: an event is changed, moved, lost or brought from
elsewhere. The table concerned is not played on as if nothing had happened: whoever asks for it gets a sentence, /health
and /metrics count it, the other tables carry on, and nothing is repaired behind anybody's back."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.histories import begin
from tests.server.kit import TIMEOUT_S, Person, Server
from tests.tables.kit import ANNA, BEN, Kit, run
from wuerfelreich.records import verify
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings, Visibility
from wuerfelreich.tables.store.backup import back_up
from wuerfelreich.tables.store.chain import Fault
from wuerfelreich.tables.store.store import Unreadable
from wuerfelreich.tables.table import Table

SEATED = {0: ANNA, 1: BEN}
#: Damages the table `hurt`, whose last event is `last`; `other` is a longer log, and `old` is an attached older backup.
Damage = Callable[[sqlite3.Connection, dict[str, str | int]], None]


def sql(*statements: str) -> Damage:
    """Damage by careless statements."""

    def run_all(database: sqlite3.Connection, names: dict[str, str | int]) -> None:
        for statement in statements:
            assert database.execute(statement, names).rowcount > 0, statement

    return run_all


def flip_a_bit(database: sqlite3.Connection, names: dict[str, str | int]) -> None:
    """One bit of one letter: still JSON, still a legal log, but another host."""
    first = "FROM events WHERE table_id = :hurt AND seq = 1"
    [text] = database.execute(f"SELECT event {first}", names).fetchone()
    at = text.index('"host":"') + len('"host":"')
    flipped = text[:at] + chr(ord(text[at]) ^ 2) + text[at + 1 :]
    sql("UPDATE events SET event = :text WHERE table_id = :hurt AND seq = 1")(database, {**names, "text": flipped})


LOSE = "DELETE FROM events WHERE table_id = :hurt"
CHANGE = "UPDATE events SET {} WHERE table_id = :hurt AND seq {}"
OLD_EVENTS = (LOSE, "INSERT INTO events SELECT * FROM old.events WHERE table_id = :hurt")
OTHER_HEAD = "REPLACE INTO heads SELECT :hurt, seq, link, version, keeper FROM heads WHERE table_id = :other"
OLD_HEAD = "REPLACE INTO heads SELECT * FROM old.heads WHERE table_id = :hurt"
OLD_ENTRY = "REPLACE INTO tables SELECT * FROM old.tables WHERE id = :hurt"
OTHER_EVENTS = (
    LOSE,
    "INSERT INTO events SELECT :hurt, seq, at, event FROM events WHERE table_id = :other AND seq <= :last",
)

DAMAGES: dict[str, tuple[Fault, Damage]] = {
    "a flipped bit": (Fault.CHANGED, flip_a_bit),
    "another time": (Fault.CHANGED, sql(CHANGE.format("at = at + 1", "= 5"))),
    "two events swapped": (
        Fault.CHANGED,
        sql(CHANGE.format("seq = -1", "= 2"), CHANGE.format("seq = 2", "= 3"), CHANGE.format("seq = 3", "= -1")),
    ),
    "the last event lost": (Fault.CUT, sql(f"{LOSE} AND seq = :last")),
    "a tail lost": (Fault.CUT, sql(f"{LOSE} AND seq > 4")),
    "everything lost": (Fault.CUT, sql(LOSE)),
    "a middle one lost": (Fault.CHANGED, sql(f"{LOSE} AND seq = 6")),
    "a middle one lost and the gap closed": (
        Fault.CUT,
        sql(f"{LOSE} AND seq = 6", CHANGE.format("seq = -seq", "> 6"), CHANGE.format("seq = -seq - 1", "< 0")),
    ),
    "one too many": (
        Fault.ADDED,
        sql("INSERT INTO events SELECT :hurt, seq + 1, at, event FROM events WHERE table_id = :hurt AND seq = :last"),
    ),
    "another table's events": (Fault.CHANGED, sql(*OTHER_EVENTS)),
    "another table's events and head": (
        Fault.CUT,
        sql(
            *OTHER_EVENTS,
            OTHER_HEAD,
        ),
    ),
    "another table's whole log": (
        Fault.CHANGED,
        sql(
            LOSE,
            "INSERT INTO events SELECT :hurt, seq, at, event FROM events WHERE table_id = :other",
            OTHER_HEAD,
        ),
    ),
    "another seed": (Fault.CHANGED, sql("UPDATE tables SET seed = randomblob(32) WHERE id = :hurt")),
    "older events": (Fault.CUT, sql(*OLD_EVENTS)),
    "older events and an older entry": (Fault.CUT, sql(*OLD_EVENTS, OLD_ENTRY)),
    "an older head": (Fault.ADDED, sql(OLD_HEAD)),
    "no head": (Fault.NO_HEAD, sql("DELETE FROM heads WHERE table_id = :hurt")),
    "a time that is no number": (Fault.UNREADABLE, sql(CHANGE.format("at = 'noon'", "= 5"))),
    "bytes instead of text": (Fault.UNREADABLE, sql(CHANGE.format("event = x'7bff'", "= 5"))),
    "text that is not UTF-8": (Fault.UNREADABLE, sql(CHANGE.format("event = CAST(x'7bff' AS TEXT)", "= 5"))),
}


async def begun(here: Kit, moves: int) -> Table:
    table = await here.table(Settings("wuerfelkoenig", 2))
    for player in SEATED.values():
        await here.must(player, table, Sit())
    await here.must(ANNA, table, Start())
    await here.play_on(table, SEATED, Random(1), most=moves)
    return table


def damage(path: Path, old: Path, how: Damage, names: dict[str, str | int]) -> list[str]:
    """Damages a database; returns all of it afterwards."""
    database = sqlite3.connect(path)
    database.execute("ATTACH ? AS old", (str(old),))
    with database:
        how(database, names)
    database.execute("DETACH old")
    database.close()
    return log_of(path, str(names["hurt"]))


def log_of(path: Path, table: str) -> list[str]:
    """Everything a table has in the log, as stored."""
    database = sqlite3.connect(path)
    rows = database.execute("SELECT seq, at, hex(event) FROM events WHERE table_id = ? ORDER BY seq", (table,))
    heads = database.execute("SELECT seq, hex(link) FROM heads WHERE table_id = ?", (table,))
    found = [repr(row) for row in [*rows, *heads]]
    database.close()
    return found


@pytest.mark.parametrize(("fault", "how"), DAMAGES.values(), ids=DAMAGES)
def test_damage_is_noticed_when_the_table_is_next_read(fault: Fault, how: Damage, tmp_path: Path) -> None:
    path, old = tmp_path / "house.db", tmp_path / "old.db"

    async def check() -> None:
        here = Kit(path)
        hurt, other = await begun(here, 4), await begun(here, 12)
        back_up(path, old)
        await here.play_on(hurt, SEATED, Random(2), most=4)
        assert hurt.seq < other.seq
        await here.close()
        after = damage(path, old, how, {"hurt": hurt.name, "other": other.name, "last": hurt.seq})

        again = Kit(path)
        await again.tables.open()
        for _ in range(2):
            with pytest.raises(Unreadable) as noticed:
                again.find(hurt.name)
            assert noticed.value.fault is fault
        assert len(again.tables.unreadable) == 1
        fine = again.find(other.name)
        again.time = fine.changed + 1
        await again.play_on(fine, SEATED, Random(3))
        assert fine.record is not None
        assert verify(fine.record).sound
        await again.close()
        assert log_of(path, hurt.name) == after, "nothing is repaired"
        checked = back_up(path, tmp_path / "new.db")
        assert (checked.tables, checked.damaged) == (2, {hurt.name: fault})

    run(check())


def test_rows_of_an_older_backup_are_noticed_by_the_result_they_do_not_lead_to(tmp_path: Path) -> None:
    """The table's log, its head and its entry are older, and fit together; the result is not."""
    path, old = tmp_path / "house.db", tmp_path / "old.db"

    async def check() -> None:
        here = Kit(path)
        hurt = await begun(here, 4)
        back_up(path, old)
        await here.play_on(hurt, SEATED, Random(2))
        await here.close()
        damage(path, old, sql(*OLD_EVENTS, OLD_HEAD, OLD_ENTRY), {"hurt": hurt.name})
        again = Kit(path)
        with pytest.raises(Unreadable) as noticed:
            again.find(hurt.name)
        assert noticed.value.fault is Fault.OLDER
        await again.close()

    run(check())


def test_rows_of_an_older_backup_are_noticed_by_the_replies_that_came_after_them(tmp_path: Path) -> None:
    """There is no result yet. Only the check of a whole database looks at all replies, so a backup says it."""
    path, old = tmp_path / "house.db", tmp_path / "old.db"

    async def check() -> None:
        here = Kit(path)
        hurt = await begun(here, 4)
        back_up(path, old)
        await here.play_on(hurt, SEATED, Random(2), most=2)
        await here.close()
        damage(path, old, sql(*OLD_EVENTS, OLD_HEAD, OLD_ENTRY), {"hurt": hurt.name})
        assert back_up(path, tmp_path / "new.db").damaged == {hurt.name: Fault.OLDER}

    run(check())


def test_a_lost_entry_is_noticed_by_a_backup(tmp_path: Path) -> None:
    """Nobody can find such a table any more, but its head says that there was one."""
    path = tmp_path / "house.db"

    async def check() -> None:
        here = Kit(path)
        hurt = await begun(here, 1)
        await here.close()
        damage(path, path, sql("DELETE FROM tables WHERE id = :hurt"), {"hurt": hurt.name})
        checked = back_up(path, tmp_path / "new.db")
        assert (checked.tables, checked.damaged) == (0, {hurt.name: Fault.NO_ENTRY})

    run(check())


def test_the_server_says_which_tables_are_damaged_and_serves_the_others(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        person, line, history = begin(server)
        public = person.table(Settings("knatsch", 2, visibility=Visibility.PUBLIC))
        line.__exit__(None, None, None)
        assert httpx.get(f"{server.address}/health", timeout=TIMEOUT_S).json() == {
            "status": "ok",
            "unreadable": 0,
            "since": None,
        }
        server.end()
    person.http.close()
    for table in (history.table, public):
        damage(tmp_path / "house.db", tmp_path / "house.db", flip_a_bit, {"hurt": table})
    with Server(tmp_path) as server, Person(server.address, "Ben") as ben:
        for _ in range(2):
            for table in (history.table, public):
                response = ben.http.get(f"/tables/{table}", headers={"accept-language": "en"})
                assert (response.status_code, response.json()["key"]) == (503, "server-unreadable")
                assert response.json()["sentence"].startswith("This table cannot be read")
        with ben.at(ben.table(Settings("knatsch", 2))) as fine:
            fine.must(Sit())
        answer = httpx.get(f"{server.address}/health", timeout=TIMEOUT_S)
        assert answer.status_code == 200, "it can still serve"
        told = answer.json()
        assert (told["status"], told["unreadable"]) == ("degraded", 2)
        assert told["since"] > 1_700_000_000
        metrics = httpx.get(f"{server.address}/metrics", timeout=TIMEOUT_S).text
        assert re.search(r'wuerfelreich_tables_unreadable{process="[^"]+"} 2.0', metrics)
        log = server.log.read_text()
    for table in (history.table, public):
        assert log.count(f'"table":"{table[:6]}…"') == 1, "said once"
        assert table not in log, "the whole id is a link to the table"
    assert log.count(f'"why":"{Fault.CHANGED}"') == 2
