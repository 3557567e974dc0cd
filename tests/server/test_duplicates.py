"""Duplicate at a real server: two tables with the same dice from the link to the comparison, and nobody looks ahead."""

import time
from random import Random

import httpx
import msgspec
import pytest

from tests.server.kit import TIMEOUT_S, Line, Person, Server
from wuerfelreich.fair import commitment
from wuerfelreich.records import read_record, verify
from wuerfelreich.records.group import compare_group
from wuerfelreich.server.socket.connection import NOT_YET
from wuerfelreich.server.wire import duplicates
from wuerfelreich.server.wire.lists import TableCard
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Resign, Sit, Start
from wuerfelreich.tables.protocol.events import Days, Played, Started

NEW = {"game": "wuerfelkoenig", "seats": 2, "people": 1, "tables": 2, "hours": 24, "level": "random", "odds": True}
REFUSAL = "duplicate-refusal-not-yet"


def make(person: Person, **changes: object) -> str:
    """A group of tables."""
    made = person.http.post("/duplicates", json={**NEW, **changes})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def enter(person: Person, group: str, number: int) -> str:
    """The table with a number."""
    entered = person.http.post(f"/duplicates/{group}/tables/{number}")
    assert entered.status_code == 201, entered.text
    return str(entered.json()["id"])


def shown(person: Person, group: str) -> duplicates.Duplicate:
    """The group as a person sees it."""
    return msgspec.json.decode(person.http.get(f"/duplicates/{group}").content, type=duplicates.Duplicate)


def compared(person: Person, group: str) -> httpx.Response:
    """How its tables compare, or why that is not told."""
    return person.http.get(f"/duplicates/{group}/comparison")


def start(line: Line) -> None:
    """Sits down against the bot, and begins."""
    line.must(Sit())
    line.must(Start())


def test_a_group_says_what_its_tables_play_by(server: Server) -> None:
    with Person(server.address, "Anna") as anna:
        seen = shown(anna, make(anna, clock={"type": "days", "days": 3}, options={"start": 2}, absent=60))
    assert (seen.clock, seen.odds, seen.absent, seen.level) == (Days(3), True, 60, "random")
    assert msgspec.json.decode(seen.options) == {"start": 2}
    assert not seen.own_material


def test_two_tables_play_the_same_luck_and_are_compared(server: Server) -> None:
    with Person(server.address, "Anna") as anna, Person(server.address, "Ben") as ben:
        group = make(anna)
        promised = shown(ben, group).commitment
        tables = [enter(anna, group, 1), enter(ben, group, 2)]
        for person, table in ((anna, tables[0]), (ben, tables[1])):
            assert compared(person, group).json()["key"] == "duplicate-refusal-not-over"
            assert shown(person, group).seed is None
            with person.at(table) as line:
                assert line.position.table.commitment == promised
                start(line)
                line.play_on(Random(5))
                assert line.over
        seen = _over(ben, group)
        assert seen.seed is not None
        assert commitment(bytes.fromhex(seen.seed)) == promised
        assert [(one.number, one.id, one.mine) for one in seen.tables] == [(1, tables[0], False), (2, tables[1], True)]
        found = msgspec.json.decode(compared(ben, group).content, type=duplicates.GroupComparison)
        records = [read_record(ben.http.get(f"/tables/{table}/file").content) for table in tables]
        assert all(verify(record).sound for record in records)
        check = compare_group(records)
        assert check.labels >= found.common > 0
        assert check.equal >= found.equal > 0
        assert found.more == (len(found.rolls) < found.common)
        assert found.more or found.equal == sum(roll.same for roll in found.rolls)
        for seat in found.seats:
            assert sorted(one.table for one in seat.tables) == [1, 2]
            assert sum(one.difference for one in seat.tables) == pytest.approx(0)
            assert [one.points for one in seat.tables] == sorted((one.points for one in seat.tables), reverse=True)
            first, second = seat.tables
            assert (first.rank, second.rank) == (
                (1, 1) if (first.points, first.place) == (second.points, second.place) else (1, 2)
            )
        cards = msgspec.json.decode(ben.http.get("/my-tables").content, type=tuple[TableCard, ...])
        assert [(card.table.id, card.group) for card in cards] == [(tables[1], group)]
        assert found.rolls[0].same
        assert len(found.rolls[0].tables) == 1
        assert all(len(roll.tables) == 2 for roll in found.rolls if not roll.same)
        assert all("Seat " in roll.tables[0].sentence for roll in found.rolls)


def _over(person: Person, group: str) -> duplicates.Duplicate:
    """The group once its seed is revealed, which follows the end of its last table."""
    until = time.monotonic() + TIMEOUT_S
    while (seen := shown(person, group)).seed is None:
        assert time.monotonic() < until
    return seen


def test_whoever_plays_elsewhere_sees_nothing_of_a_table_whatever_the_route(server: Server) -> None:
    with Person(server.address, "Anna") as anna, Person(server.address, "Ben") as ben, Person(server.address) as nobody:
        group = make(anna)
        table = enter(anna, group, 1)
        with anna.at(table) as line, ben.at(table) as early, nobody.at(table) as visitor:
            start(line)
            for watching in (early, visitor):
                assert watching.drained() == NOT_YET
                assert watching.faults[-1].key == REFUSAL
                assert watching.position.table.status is Status.OPEN
                assert not any(isinstance(told.event, Started | Played) for told in watching.events)
            line.play_on(Random(1), steps=2)
        described = httpx.get(f"{server.address}/schema/openapi.json", timeout=TIMEOUT_S).json()["paths"]
        routes = [(path, method) for path, how in described.items() for method in how if "{table_id}" in path]
        assert len(routes) > 10
        for person in (ben, nobody):
            for path, method in routes:
                address = server.address + path.replace("{table_id}", table)
                answer = person.http.request(method, address, json={"at": 1, "seat": 0, "level": "random"})
                assert (path, answer.status_code, answer.json()["key"]) == (path, 403, REFUSAL)
            late = person.at(table)
            assert late.drained() == NOT_YET
            assert (late.events, late.faults[-1].key) == ([], REFUSAL)
            late.socket.close()
            assert [one.id for one in shown(person, group).tables] == [None, None]
        assert ben.http.post(f"/duplicates/{group}/tables/1").json()["key"] == "table-refusal-started"
        with ben.at(enter(ben, group, 2)) as own:
            start(own)
            own.must(Resign(0))
        assert ben.http.get(f"/tables/{table}/file").status_code == 200
        assert '"seed"' not in ben.http.get(f"/tables/{table}/file").text
        assert nobody.http.get(f"/tables/{table}/file").status_code == 403


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"tables": 1}, 400),
        ({"tables": 17}, 400),
        ({"people": 3}, 400),
        ({"people": 0}, 400),
        ({"hours": 0}, 400),
        ({"level": "wizard"}, 400),
        ({"game": "chess"}, 400),
        ({"visibility": "public"}, 400),
    ],
)
def test_what_cannot_be_made_is_refused(server: Server, changes: dict[str, object], status: int) -> None:
    with Person(server.address, "Anna") as anna:
        assert anna.http.post("/duplicates", json={**NEW, **changes}).status_code == status


def test_strangers_and_wrong_numbers_are_refused(server: Server) -> None:
    with Person(server.address, "Anna") as anna, Person(server.address, "Ben") as ben, Person(server.address) as nobody:
        group = make(anna)
        assert nobody.http.post("/duplicates", json=NEW).status_code == 401
        assert nobody.http.post(f"/duplicates/{group}/tables/1").status_code == 401
        assert anna.http.post(f"/duplicates/{group}/tables/3").status_code == 404
        assert anna.http.get("/duplicates/nowhere").json()["key"] == "duplicate-refusal-none"
        assert ben.http.post(f"/duplicates/{group}/close").json()["key"] == "table-refusal-host-only"
        with ben.at(enter(ben, group, 2)) as line:
            start(line)
            assert anna.http.post(f"/duplicates/{group}/close").json()["key"] == "duplicate-refusal-playing"
            line.must(Resign(0))
        ended = anna.http.post(f"/duplicates/{group}/close")
        assert ended.status_code == 200
        assert ended.json()["seed"]
        assert anna.http.post(f"/duplicates/{group}/tables/1").json()["key"] == "duplicate-refusal-closed"
        found = msgspec.json.decode(compared(anna, group).content, type=duplicates.GroupComparison)
        assert [len(seat.tables) for seat in found.seats] == [1, 1]
