"""The coach speaks to somebody who plays alone against bots, and to nobody else; and a branch lets them try again."""

from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.kit import Line, Person, against_a_bot
from wuerfelreich.records import Moved, read_record, replay
from wuerfelreich.records.log import Drawn
from wuerfelreich.review.difference import SMALLEST_COST
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.verdict import COSTLY
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Ask, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Played, Question, Settings

FIRST = msgspec.Raw(b'{"start":1}')


def verdict(person: Person, table: str, **query: int | str) -> httpx.Response:
    """Asks the coach."""
    return person.http.get(f"/tables/{table}/coach", params=query, headers={"accept-language": "en"})


def key(answer: httpx.Response) -> tuple[int, str]:
    """The status and the key of a refusal, which has a sentence."""
    assert answer.json()["sentence"] not in ("", answer.json()["key"])
    return answer.status_code, answer.json()["key"]


def my_decisions(line: Line) -> list[int]:
    """The events of the actions of seat 0."""
    return [
        told.seq
        for told in line.events
        if isinstance(told.event, Played) and isinstance(told.event.entry, Moved) and told.event.entry.seat == 0
    ]


def decide(line: Line) -> None:
    """Plays on until there is something for me to decide, so that nothing else happens at the table."""
    while not any(one.actions and not one.early for one in line.position.own.choices):
        if line.any_command(Random(1)) is None:
            line.take()
        else:
            line.play_on(Random(1), steps=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_verdict_is_what_the_judge_says(game: str, anna: Person) -> None:
    """For somebody who plays at random, in game after game until a decision was costly."""
    assert any(_costly(game, anna, Random(number)) for number in range(10))


def _costly(game: str, anna: Person, random: Random) -> int:
    """Recomputes the verdicts of a game's beginning from its file, decision by decision, and counts the costly ones."""
    table = anna.table(Settings(game, 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line, "knight")
        line.play_on(random, steps=20)
        asked = {seq: verdict(anna, table, at=seq).json() for seq in my_decisions(line)}
        played = [told.seq for told in line.events if isinstance(told.event, Played)]
    record = read_record(anna.http.get(f"/tables/{table}/file").content)
    steps, rules = replay(record).steps, record.header.load()
    costly = 0
    for seq, found in asked.items():
        step = steps[played.index(seq)]
        judged = adviser_of(rules).judge(step.before)
        assert step.move is not None
        best, taken = judged.chance(judged.best), judged.chance(step.move)
        assert best is not None
        assert taken is not None
        assert found["seq"] == seq
        # Both chances have six digits. A roll that promises nothing is not advised for a little more.
        assert -2e-6 <= max(0.0, best - taken) - found["loss"] < SMALLEST_COST
        if found["better"] is not None:
            costly += 1
            assert found["loss"] >= COSTLY
            better = judged.chance(rules.read_action(found["better"]["text"]))
            assert better is not None
            assert best - better < SMALLEST_COST
            assert found["better"]["sentence"]
    return costly


def test_my_last_decision_counts_and_not_the_dice_after_it(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line)
        assert key(verdict(anna, table)) == (409, "server-nothing-to-explain")
        line.play_on(Random(1), steps=6)
        mine = my_decisions(line)
        assert verdict(anna, table).json()["seq"] == mine[-1]
        assert verdict(anna, table, at=mine[1] - 1).json()["seq"] == mine[0]
        assert key(verdict(anna, table, at=mine[0] - 1)) == (409, "server-nothing-to-explain")
    assert key(verdict(anna, table, at=-1)) == (400, "server-bad-input")
    assert key(verdict(anna, table, at="now")) == (400, "server-bad-input")
    assert key(verdict(anna, "nowhere")) == (404, "table-refusal-no-such-table")


def test_nobody_is_coached_among_people(anna: Person, ben: Person) -> None:
    """Two people, with and without a bot, and two at the same screen: the server refuses, whatever the page asks."""
    for seats, others in ((2, [ben]), (3, [ben]), (2, [anna])):
        table = anna.table(Settings("wuerfelkoenig", seats, FIRST, odds=True))
        with anna.at(table) as line, others[0].at(table) as other:
            line.must(Sit(0))
            other.must(Sit(1, name="" if others[0] is ben else "Zoe"))
            if seats == 3:
                line.must(SeatBot(2, "random"))
            line.must(Start())
            line.play_on(Random(1), steps=2)
            for person in (anna, ben):
                assert key(verdict(person, table)) == (403, "server-no-coach")
            refused = branch(anna, table, line.seq)
            assert key(refused) == (409, "table-refusal-not-over")


def test_nobody_else_is_coached_and_not_where_advice_is_off(anna: Person, eve: Person, nobody: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    silent = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    for one in (table, silent):
        with anna.at(one) as line:
            against_a_bot(line)
            line.play_on(Random(1), steps=2)
    assert key(verdict(eve, table)) == (403, "table-refusal-not-your-seat")
    assert verdict(nobody, table).status_code == 401
    assert key(verdict(anna, silent)) == (403, "server-no-odds")


def branch(person: Person, table: str, at: int, seat: int = 0) -> httpx.Response:
    """Asks for a table at which the game is played on."""
    wanted = {"at": at, "seat": seat, "level": "squire"}
    return person.http.post(f"/tables/{table}/branch", json=wanted, headers={"accept-language": "en"})


def entries(person: Person, table: str) -> list[Any]:
    """What has been played at a table."""
    return list(read_record(person.http.get(f"/tables/{table}/file").content).entries)


def test_alone_against_bots_a_decision_can_be_tried_again_elsewhere(anna: Person, eve: Person) -> None:
    """The branch has what came before the decision and nothing after it; its dice are its own, and the first game goes
    on as if nothing had happened."""
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(1), steps=8)
        decide(line)
        before = anna.http.get(f"/tables/{table}").json()
        seq = my_decisions(line)[-1]
        assert key(branch(eve, table, seq - 1)) == (409, "table-refusal-not-over")
        assert key(branch(anna, table, seq - 1, seat=1)) == (409, "table-refusal-not-over")
        tried = [branch(anna, table, seq - 1).json() for _ in range(4)]
        assert anna.http.get(f"/tables/{table}").json() == before
        line.play_on(Random(1), steps=4)
    played = entries(anna, table)
    count = next(at for at, told in enumerate(t for t in line.events if isinstance(t.event, Played)) if told.seq == seq)
    rolls = []
    for made in tried:
        assert made["commitment"] != before["commitment"]
        with anna.at(made["id"]) as other:
            assert entries(anna, made["id"])[:count] == played[:count]
            assert other.position.own.choices[0].actions, "it is the same decision again"
            other.play_on(Random(2), steps=4)
        rolls.append([one.text for one in entries(anna, made["id"])[count:] if isinstance(one, Drawn)])
    assert len(set(map(tuple, rolls))) > 1, "no branch tells what the dice of another will be"


def test_a_costly_decision_can_be_taken_back_until_dice_are_rolled(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line)
        decide(line)
        kept = line.position.own.choices[0].actions[0]
        line.play_on(Random(1), steps=1)
        seq = my_decisions(line)[-1]
        assert verdict(anna, table, at=seq).json()["seq"] == seq
        assert line.position.own.takes_back == 0
        line.must(Ask(0, Question.TAKE_BACK))
        assert kept in line.position.own.choices[0].actions
