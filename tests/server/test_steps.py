"""Looking back: the steps of a game over HTTP match what the socket sent, and no more."""

import json
from random import Random

import msgspec
import pytest

from tests.server.kit import Person, against_a_bot
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Act, Ask, Roll, Sit, Start
from wuerfelreich.tables.protocol.events import Played, Question, Settings

FIRST = msgspec.Raw(b'{"start":1}')
GERMAN = {"accept-language": "de"}


def read_all(person: Person, table: str, most: int) -> list[dict[str, object]]:
    """All steps, page by page."""
    found: list[dict[str, object]] = []
    after: int | None = 0
    while after is not None:
        response = person.http.get(f"/tables/{table}/steps", params={"from": after, "most": most}, headers=GERMAN)
        page = response.json()
        assert len(page["steps"]) <= most
        found += page["steps"]
        after = page["more"]
    assert [step["number"] for step in found] == list(range(1, page["all"] + 1))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_are_what_the_socket_sent(game: str, anna: Person, nobody: Person) -> None:
    table = anna.table(Settings(game, 2))
    views: dict[int, object] = {}
    with anna.at(table, lang="de") as line:
        against_a_bot(line)
        for _ in range(15):
            if line.over:  # a short game
                break
            line.play_on(Random(line.seq), steps=1)
            views[line.seq] = json.loads(bytes(line.position.view))
        if not line.over:
            line.must(Ask(0, Question.END))
    told = {one.seq: one for one in line.events if isinstance(one.event, Played)}
    steps = read_all(nobody, table, most=7)
    assert [step["seq"] for step in steps] == list(told)
    for step in steps:
        seq = step["seq"]
        assert isinstance(seq, int)
        assert step["sentence"] == told[seq].sentence
        played = told[seq].event
        assert isinstance(played, Played)
        assert step["entry"] == json.loads(msgspec.json.encode(played.entry))
        assert step["view"] == views.get(seq, step["view"])
    assert len(views.keys() & told.keys()) > 3, "some views were compared"
    assert any(step["task"] for step in steps)


def test_early_moves_are_in_no_step(anna: Person, ben: Person) -> None:
    """WL6: an early choice is revealed when it is played, and not before."""
    options = msgspec.Raw(b'{"start":1,"boards":["1A","1A"]}')
    table = anna.table(Settings("wuerfelland", 2, options))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        first.must(Start())
        first.must(Roll(0))
        rng = Random(3)
        while not any(choice.early for choice in second.position.own.choices):
            # Some rolls leave Ben nothing to choose; then he plays his own turn, and Anna another one.
            here, there = (second, first) if first.any_command(rng) is None else (first, second)
            command = here.any_command(rng)
            assert command is not None
            here.must(command)
            there.catch_up(here.seq)
        early = next(choice for choice in second.position.own.choices if choice.early)
        secret = early.actions[-1].text
        before = anna.http.get(f"/tables/{table}/steps").json()
        second.must(Act(early.seat, secret))
        assert second.position.own.early == {}, "no news, only the reply"
        assert ben.http.get(f"/tables/{table}/steps").json() == before
        while first.seq == second.seq and (command := first.any_command(rng)) is not None:
            reply = first.must(command)
            second.catch_up(reply.seq)
            texts = [step["entry"].get("text") for step in anna.http.get(f"/tables/{table}/steps").json()["steps"]]
            if secret in texts:
                return
        raise AssertionError("the early move was never played")


def test_before_the_start_there_are_no_steps(anna: Person) -> None:
    table = anna.table(Settings("knatsch", 2))
    assert anna.http.get(f"/tables/{table}/steps").json() == {"steps": [], "all": 0, "more": None}
    assert anna.http.get("/tables/nowhere/steps").status_code == 404


@pytest.mark.parametrize("query", [{"most": 101}, {"most": 0}, {"from": -1}, {"from": 2**40}, {"from": "x"}])
def test_the_range_of_steps_is_bounded(query: dict[str, int | str], anna: Person) -> None:
    table = anna.table(Settings("knatsch", 2))
    response = anna.http.get(f"/tables/{table}/steps", params=query)
    assert response.status_code == 400
    assert response.json()["key"] == "server-bad-input"
