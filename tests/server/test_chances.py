"""The chances to win over HTTP: for everybody at a table that allows odds, after any event of the game."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import msgspec
import numpy as np
import pytest

from tests.records.record_games import FOLDER
from tests.server.kit import Person, Server, against_a_bot
from tests.value.networks import write_network
from wuerfelreich.records.log import Drawn, Moved
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.wire import advice
from wuerfelreich.server.work.chances import among_others
from wuerfelreich.server.work.course import course as of_file
from wuerfelreich.tables.protocol.commands import Ask, Resign, Sit, Start
from wuerfelreich.tables.protocol.events import Closed as TableClosed
from wuerfelreich.tables.protocol.events import Played, Question, Settings

GAME = "wuerfelkoenig"
FIRST = msgspec.Raw(b'{"start":1}')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an untrained network for two and three players."""
    folder = tmp_path_factory.mktemp("chances")
    write_network(folder / "networks", GAME, 2, 3)
    program = str(Path(__file__).parent / "untrained.py")
    with Server(folder, program=(program, str(folder / "networks"))) as running:
        yield running
        assert running.healthy()


def chances(person: Person, table: str, at: int | None = None) -> advice.Chances:
    """The chances after an event, or now."""
    found = person.http.get(f"/tables/{table}/chances", params={} if at is None else {"at": at})
    found.raise_for_status()
    return msgspec.json.decode(found.content, type=advice.Chances)


def seats(found: advice.Chances) -> list[float]:
    """The chances of a table that has them."""
    assert found.seats is not None
    assert sum(found.seats) == pytest.approx(1)
    return list(found.seats)


def test_everybody_sees_them_after_every_step(anna: Person, nobody: Person) -> None:
    table = anna.table(Settings(GAME, 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(5), steps=6)
        now = chances(nobody, table)
        while line.seq < now.seq:  # the bot may have moved meanwhile
            line.take()
        assert (now.seq, now.over) == (line.seq, False)
        steps = [told for told in line.events if isinstance(told.event, Played)]
        found = {told.seq: seats(chances(nobody, table, told.seq)) for told in steps}
        assert found[steps[-1].seq] == seats(now)
    rolls = [one.seq for one in steps if isinstance(one.event, Played) and isinstance(one.event.entry, Drawn)]
    assert sum(found[seq] != found.get(seq - 1) for seq in rolls) > len(rolls) // 2, "most rolls change something"
    acts = [one.seq for one in steps if isinstance(one.event, Played) and isinstance(one.event.entry, Moved)]
    assert acts
    assert seats(chances(nobody, table, 0)) == seats(chances(nobody, table, steps[0].seq - 1)), "before the first step"


def test_they_are_exact_once_the_game_is_over(anna: Person) -> None:
    table = anna.table(Settings(GAME, 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(2))
        assert isinstance(line.events[-1].event, TableClosed)
        result = line.position.table.result
        assert result is not None
        found = chances(anna, table)
        assert found.over
        winners = result.winners
        assert seats(found) == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
        first = next(told.seq for told in line.events if isinstance(told.event, Played))
        assert not chances(anna, table, first).over
        assert refusal(anna.http.get(f"/tables/{table}/odds")) == (409, "server-nothing-to-decide")


def test_who_has_resigned_cannot_win(server: Server) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(Person(server.address, name)) for name in ("Anna", "Ben", "Eve")]
        table = people[0].table(Settings(GAME, 3, FIRST, odds=True))
        lines = [stack.enter_context(person.at(table)) for person in people]
        for seat, line in enumerate(lines):
            line.must(Sit(seat))
        lines[0].must(Start())
        before = seats(chances(people[0], table))
        assert min(before) > 0
        resigned = lines[1].must(Resign(1)).seq
        after = seats(chances(people[0], table, resigned))
        assert after == pytest.approx([before[0] / (before[0] + before[2]), 0, before[2] / (before[0] + before[2])])
        assert seats(chances(people[0], table, resigned - 1)) == before
        last = lines[2].must(Resign(2)).seq
        assert chances(people[0], table, last) == advice.Chances(last, (1.0, 0.0, 0.0), over=True)


def test_the_others_share_equally_what_only_a_resigned_seat_could_win() -> None:
    assert among_others(np.array([0.0, 1.0, 0.0]), (1,)).tolist() == [0.5, 0.0, 0.5]


def test_without_a_network_there_are_none(anna: Person) -> None:
    table = anna.table(Settings(GAME, 4, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line, seats=4)
        assert chances(anna, table, line.seq) == advice.Chances(line.seq, None)


def refusal(response: httpx.Response) -> tuple[int, str]:
    """The status and the key of a refusal."""
    return response.status_code, response.json()["key"]


def test_they_are_advice_like_odds(anna: Person) -> None:
    table, strict = anna.table(Settings(GAME, 2, FIRST, odds=True)), anna.table(Settings(GAME, 2, FIRST))
    assert refusal(anna.http.get(f"/tables/{table}/chances")) == (409, "table-refusal-not-started")
    with anna.at(strict) as line:
        against_a_bot(line)
        assert refusal(anna.http.get(f"/tables/{strict}/chances")) == (403, "server-no-odds")
    assert anna.http.get(f"/tables/{table}/chances", params={"at": -1}).status_code == 400


def course(person: Person, table: str) -> advice.Course:
    """The course of a finished game."""
    found = person.http.get(f"/tables/{table}/course")
    found.raise_for_status()
    return msgspec.json.decode(found.content, type=advice.Course)


def test_the_course_of_a_finished_game_is_that_of_its_steps(anna: Person, nobody: Person) -> None:
    """Whether or not its table allowed odds: once a game is over, nobody gains by knowing them."""
    table = anna.table(Settings(GAME, 2, FIRST))
    with anna.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(2))
        played = [told.seq for told in line.events if isinstance(told.event, Played)]
    found = course(nobody, table)
    assert list(found.events) == played
    assert found.chances is not None
    for at in range(0, len(played), 7):
        assert seats(chances(nobody, table, played[at])) == pytest.approx(list(found.chances[at]))
    assert sorted(found.chances[-1]) in ([0, 1], [0.5, 0.5])
    assert found.reached is not None
    assert len(found.reached) == len(found.chances)


def test_what_a_step_reached_has_no_correction_of_the_network_in_it() -> None:
    """In Würfelland a position between two turns is valued anew by the rolls that follow: no step brought it about."""
    file = next(iter(sorted((FOLDER / "wuerfelland").glob("*.wr")))).read_bytes()
    found = of_file(file)
    assert found is not None
    corrected = [now != then for now, then in zip(found.chances, found.reached, strict=True)]
    assert 0 < sum(corrected) < len(corrected) / 2, "only where a turn has ended"
    assert not corrected[-1]


def test_without_a_network_there_is_no_course(anna: Person) -> None:
    table = anna.table(Settings(GAME, 4, FIRST))
    with anna.at(table) as line:
        against_a_bot(line, seats=4)
        line.must(Ask(0, Question.END))
    assert course(anna, table).chances is None


@pytest.mark.parametrize("game", GAMES)
def test_the_odds_of_a_step_are_those_of_the_time(anna: Person, nobody: Person, game: str) -> None:
    table = anna.table(Settings(game, 2, odds=True))
    then: dict[int, bytes] = {}
    with anna.at(table) as line:
        against_a_bot(line)
        for _ in range(12):
            if line.over:
                break
            line.play_on(Random(line.seq), steps=1)
            now = anna.http.get(f"/tables/{table}/odds")
            if now.status_code == 200 and now.json()["seq"] == line.seq:
                then[line.seq] = now.content
        if not line.over:
            line.must(Ask(0, Question.END))
    assert len(then) > 3
    later = {seq: nobody.http.get(f"/tables/{table}/odds", params={"at": seq}).content for seq in then}
    assert later == then
