"""Playing a finished game on from one of its steps: a new table with its own dice, and bots in the other seats."""

from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tests.records.record_games import FOLDER
from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.records import read_record, verify
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Ask, Resign, Sit, Start
from wuerfelreich.tables.protocol.events import Question, Settings

FIRST = msgspec.Raw(b'{"start":1}')


@pytest.fixture
def closed(anna: Person) -> str:
    """A game of Anna's against a bot that ended by agreement after a few moves."""
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(1), steps=8)
        line.must(Ask(0, Question.END))
    return table


def play_on(person: Person, table: str, at: int, seat: int = 0, **more: str) -> httpx.Response:
    """Asks for a table to play on."""
    wanted = {"at": at, "seat": seat, "level": "squire", **more}
    return person.http.post(f"/tables/{table}/branch", json=wanted, headers={"accept-language": "en"})


def steps(person: Person, table: str) -> list[dict[str, Any]]:
    """The first steps of a table."""
    found: list[dict[str, Any]] = person.http.get(f"/tables/{table}/steps").json()["steps"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_to_its_end(game: str, ben: Person) -> None:
    """From the middle of a recorded game, with dice that anybody can check."""
    path = sorted((FOLDER / game).glob("*.wr"))[0]
    old = ben.http.post("/games", content=path.read_bytes()).json()["id"]
    all_steps = steps(ben, old)
    middle = all_steps[len(all_steps) // 2]
    made = play_on(ben, old, middle["seq"], seat=1)
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    assert [bool(seat.get("bot")) for seat in made.json()["seats"]] == [
        at != 1 for at in range(len(made.json()["seats"]))
    ]
    shared = steps(ben, table)[: middle["number"]]
    assert [step["view"] for step in shared] == [step["view"] for step in all_steps[: middle["number"]]]
    assert [step["entry"] for step in shared] == [step["entry"] for step in all_steps[: middle["number"]]]
    with ben.at(table) as line:
        line.play_on(Random(4))
        assert line.over
    record = read_record(ben.http.get(f"/tables/{table}/file").content)
    assert record.header.origin is not None
    assert record.header.origin.entries == middle["number"]
    found = verify(record)
    assert found.sound, found.faults
    assert found.dice.rolls > 0


def test_a_running_game_gives_nothing_away(anna: Person, ben: Person) -> None:
    """Somebody alone against bots may try something else, with other dice: `test_coach.py` is about that."""
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(1), steps=3)
        refused = play_on(ben, table, line.seq)
        assert (refused.status_code, refused.json()["key"]) == (409, "table-refusal-not-over")
        for person in (anna, ben):
            course = person.http.get(f"/tables/{table}/course")
            assert (course.status_code, course.json()["key"]) == (409, "table-refusal-not-over")


def test_the_old_game_is_left_as_it_was(anna: Person, ben: Person, closed: str) -> None:
    before = _without_presence(anna, closed)
    for at in (0, before["seq"]):
        made = play_on(ben, closed, at).json()
        assert made["commitment"] != before["commitment"]
        assert made["seats"][0]["name"] == "Ben"
        assert made["status"] == "running"
        assert made["practice"]
    assert "practice" not in before
    assert _without_presence(anna, closed) == before


def test_it_is_said_which_moves_are_the_bots_own(ben: Person, closed: str) -> None:
    """So that nobody takes a person's move for one of the bot that has the seat now, and that the moves of bots that
    stay can be asked about: from branch to branch, and in a branch from before where a branch began."""

    def since(table: dict[str, Any]) -> list[int | None]:
        """For every bot, the number of the step from which on its moves are its own."""
        seqs = [0, *(step["seq"] for step in steps(ben, table["id"]))]
        return [seqs.index(seat.get("since", 0)) if "bot" in seat else None for seat in table["seats"]]

    def branch(table: str, entries: int, seat: int) -> dict[str, Any]:
        made: dict[str, Any] = play_on(ben, table, steps(ben, table)[entries - 1]["seq"], seat=seat).json()
        return made

    assert since(ben.http.get(f"/tables/{closed}").json()) == [None, 0]
    assert since(branch(closed, 6, 0)) == [None, 0]
    once = branch(closed, 6, 1)
    assert since(once) == [6, None]
    with ben.at(once["id"]) as line:
        line.play_on(Random(2), steps=4)
        line.must(Ask(1, Question.END))
    assert since(branch(once["id"], 8, 1)) == [6, None]
    assert since(branch(once["id"], 8, 0)) == [None, 8]
    assert since(branch(once["id"], 4, 1)) == [4, None]


def test_a_bots_move_before_a_branch_is_explained(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line, "squire")
        while not any(step["entry"].get("seat") == 1 for step in steps(anna, table)):
            line.play_on(Random(1), steps=1)
        line.must(Ask(0, Question.END))
    made = play_on(anna, table, line.seq).json()
    its = next(step["seq"] for step in steps(anna, made["id"]) if step["entry"].get("seat") == 1)
    assert its > made["seats"][1].get("since", 0)
    found = anna.http.get(f"/tables/{made['id']}/why", params={"at": its})
    assert found.status_code == 200
    assert found.json()["seat"] == 1


def _without_presence(person: Person, table: str) -> dict[str, Any]:
    """A table as its link shows it, whoever may just be leaving."""
    found: dict[str, Any] = person.http.get(f"/tables/{table}").json()
    for seat in found["seats"]:
        seat.pop("here", None)
    return found


@pytest.mark.parametrize(
    ("wanted", "status", "key"),
    [
        ({"seat": 2}, 409, "refusal-no-such-seat"),
        ({"seat": 9}, 400, "server-bad-input"),
        ({"level": "wizard"}, 409, "table-refusal-no-such-bot"),
        ({"at": -1}, 400, "server-bad-input"),
        ({"more": 1}, 400, "server-bad-input"),
    ],
)
def test_nonsense_is_refused(anna: Person, closed: str, wanted: dict[str, Any], status: int, key: str) -> None:
    body = {"at": 5, "seat": 0, "level": "squire", **wanted}
    refused = anna.http.post(f"/tables/{closed}/branch", json=body)
    assert (refused.status_code, refused.json()["key"]) == (status, key)


def test_strangers_have_to_say_who_they_are(nobody: Person, closed: str) -> None:
    assert play_on(nobody, closed, 5).status_code == 401
    assert play_on(nobody, "nowhere", 5).status_code in (401, 404)


def test_not_after_the_end_and_not_for_who_has_resigned(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 3, FIRST))
    with anna.at(table) as line, ben.at(table) as other:
        line.must(Sit(0))
        other.must(Sit(1))
        with Person(anna.address, "Eve") as eve, eve.at(table) as third:
            third.must(Sit(2))
            line.must(Start())
            resigned = other.must(Resign(1)).seq
            last = third.must(Resign(2)).seq
    assert play_on(anna, table, last).json()["key"] == "table-refusal-no-branch"
    assert play_on(anna, table, resigned, seat=1).json()["key"] == "table-refusal-no-branch"
    assert play_on(anna, table, resigned, seat=2).status_code == 201
    assert play_on(anna, table, resigned - 1, seat=1).status_code == 201


def test_not_where_only_chance_is_left(ben: Person) -> None:
    """The last citizen of the pile ends the game, whoever draws it: nobody would have anything left to do."""
    path = FOLDER / "wuerfelkoenig" / "draw_pile.wr"
    old = ben.http.post("/games", content=path.read_bytes()).json()["id"]
    entries = len(read_record(path.read_bytes()).entries)
    seqs = [step["seq"] for step in ben.http.get(f"/tables/{old}/steps", params={"from": entries - 10}).json()["steps"]]
    assert play_on(ben, old, seqs[-1]).json()["key"] == "table-refusal-no-branch"
    assert play_on(ben, old, seqs[-2]).json()["key"] == "table-refusal-no-branch"
    assert play_on(ben, old, seqs[-3]).status_code == 201


def test_it_counts_as_one_of_my_tables(server: Server, closed: str) -> None:
    """With the same limit as tables set up in the usual way."""
    with Person(server.address, "Gierig") as greedy:
        statuses = [play_on(greedy, closed, 5).status_code for _ in range(51)]
    assert statuses == [201] * 50 + [409]
