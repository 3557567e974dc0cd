"""Two real servers at one PostgreSQL and one Redis: whoever is at which, everybody plays the same game."""

import os
import signal
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from random import Random

import pytest
from _pytest.mark import ParameterSet

from tests.postgres import Postgres
from tests.redis_server import RedisServer
from tests.server import histories
from tests.server.histories import begin, finish, resume
from tests.server.kills import POINTS, Tally, kill_by_turns
from tests.server.kit import TIMEOUT_S, Line, check_file
from tests.server.pair import Pair
from tests.tables.kit import damaged
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.limits import Limits
from wuerfelreich.server.wire import messages
from wuerfelreich.tables.protocol.commands import Intent, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Ending, Settings
from wuerfelreich.tables.store.processes import LEASE

_QUICK = os.environ.get("HYPOTHESIS_PROFILE", "quick") == "quick"
KILLS = int(os.environ.get("KILLS", "3" if _QUICK else "1000"))
RACES = int(os.environ.get("RACES", "20" if _QUICK else "1000"))


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    """Two servers, which end without a damaged table; a test that kills one starts another."""
    with RedisServer() as redis:
        both = Pair(tmp_path_factory.mktemp("pair"), postgres.database(), redis)
        try:
            yield both
        finally:
            both.end()
        assert damaged(both.address) == {}


def play(lines: list[Line], rng: Random, steps: int = 20_000) -> None:
    """Everybody moves when it is their turn, and hears of every move of the other."""
    for _ in range(steps):
        if lines[0].over:
            return
        ready = [(line, command) for line in lines if (command := line.any_command(rng)) is not None]
        if ready:
            line, command = ready[0]
            seq = line.must(command).seq
        else:
            lines[0].take()
            seq = lines[0].seq
        for line in lines:
            line.catch_up(seq)


def sit_down(lines: list[Line]) -> None:
    """Everybody sits down at one table, with their own device, and the first one starts."""
    for line in lines:
        line.sit()
        for other in lines:
            other.catch_up(line.seq)
    lines[0].must(Start())
    for line in lines:
        line.catch_up(lines[0].seq)
        line.show()
        for other in lines:
            other.catch_up(line.seq)


def one_of(kinds: Iterable[str]) -> list[str | ParameterSet]:
    """The first kind in every run, all of them in `make soak`."""
    first, *others = kinds
    return [first, *(pytest.param(other, marks=pytest.mark.soak) for other in others)]


@pytest.mark.parametrize("game", one_of(GAMES))
def test_a_whole_game_at_two_servers(game: str, pair: Pair) -> None:
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(pair.person(name, at)) for at, name in enumerate(("Anna", "Ben")))
        table = anna.table(Settings(game, 2))
        lines = [stack.enter_context(person.at(table)) for person in (anna, ben)]
        sit_down(lines)
        play(lines, Random(game))
        for line in lines:
            assert line.position.table.ending is Ending.FINISHED
            assert [told.seq for told in line.events] == list(range(1, line.seq + 1))
        assert lines[0].events == lines[1].events
        check_file(ben, table)


def test_sockets_at_both_servers_are_counted_together(pair: Pair) -> None:
    with ExitStack() as stack:
        anna = stack.enter_context(pair.person("Anna", 0))
        table = anna.table(Settings("wuerfelkoenig", 2))
        for _ in range(Limits().sockets_of_player):
            stack.enter_context(anna.at(table))
        anna.address = pair.servers[1].address
        until = time.monotonic() + TIMEOUT_S
        while (line := stack.enter_context(anna.at(table))).present is not None:
            line.__exit__(None, None, None)
            assert time.monotonic() < until, "the other server does not count them"
        assert line.drained() == 4429


def test_redis_goes_away_and_comes_back(pair: Pair) -> None:
    """Nothing is lost but speed."""
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(pair.person(name, at)) for at, name in enumerate(("Anna", "Ben")))
        table = anna.table(Settings("wuerfelkoenig", 2))
        lines = [stack.enter_context(person.at(table)) for person in (anna, ben)]
        sit_down(lines)
        rng = Random(1)
        pair.redis.stop()
        play(lines, rng, 3)
        pair.redis.start()
        play(lines, rng)
        assert lines[0].events == lines[1].events


def test_the_bots_of_a_killed_server_are_moved_by_the_other(pair: Pair) -> None:
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(pair.person(name, at)) for at, name in enumerate(("Anna", "Ben")))
        table = anna.table(Settings("wuerfelkoenig", 2))
        watching = stack.enter_context(ben.at(table))
        with anna.at(table) as line:
            for seat in range(2):
                line.must(SeatBot(seat, "random"))
            pair.servers[0].end(signal.SIGKILL)
            pair.servers[0] = pair.start(0, fault="after-commit:12")
            anna.address = pair.servers[0].address
        with anna.at(table) as line:
            line.do(Start())
            assert line.drained() == 1006
        assert pair.servers[0].end() == -signal.SIGKILL
        died = time.monotonic()
        pair.servers[0] = pair.start(0)
        seen = watching.seq
        while not watching.over:
            watching.take()
        assert watching.seq > seen
        assert time.monotonic() - died < 3 * LEASE / 1000 + TIMEOUT_S


def test_a_frozen_server_does_not_act_on_what_it_has_lost(pair: Pair) -> None:
    """It is stopped for longer than its lease while a bot plays; the other one moves, and it goes on from there."""
    with ExitStack() as stack:
        anna, ben = (stack.enter_context(pair.person(name, at)) for at, name in enumerate(("Anna", "Ben")))
        table = anna.table(Settings("wuerfelkoenig", 2))
        lines = [stack.enter_context(person.at(table)) for person in (anna, ben)]
        lines[0].must(Sit())
        lines[0].must(SeatBot(1, "random"))
        lines[0].must(Start())
        frozen = pair.servers[0].process.pid
        os.kill(frozen, signal.SIGSTOP)
        try:
            time.sleep(LEASE / 1000 + 4)
        finally:
            os.kill(frozen, signal.SIGCONT)
        play([lines[0]], Random(1), 30)
        lines[1].catch_up(lines[0].seq)
        assert lines[0].events == lines[1].events[: len(lines[0].events)]


@pytest.mark.parametrize("point", one_of(POINTS))
def test_death_at_a_boundary_and_on_at_the_other_server(point: str, pair: Pair) -> None:
    """Somebody plays at a server that dies in the middle of a step, and sends the same intent to the other one."""
    rng = Random(point)
    pair.servers[0].end()
    pair.servers[0] = pair.start(0, fault=f"{point}:{8 if point == 'after-reply' else 14}")
    person, line, history = begin(pair.servers[0])
    assert not histories.play(line, history, rng, 100)
    line.__exit__(None, None, None)
    assert pair.servers[0].end() == -signal.SIGKILL
    pair.servers[0] = pair.start(0)
    line = resume(pair.servers[1], person, history)
    assert histories.play(line, history, rng, 20)
    finish(line, person, pair.servers[1], history)


def test_either_dies_at_any_boundary_and_at_random_times(pair: Pair) -> None:
    """Somebody goes on at the other server each time. Nothing is lost, nothing is done twice, no roll changes."""
    tally = Tally(Counter())
    kill_by_turns(pair, Random(9), KILLS, tally)
    assert tally.deaths.total() == KILLS
    assert tally.acknowledged > 0


def test_two_tabs_at_two_servers_race_for_the_same_move(pair: Pair) -> None:
    """Exactly one of the two moves is made, the other is late, and both see the same game."""
    rng = Random(5)
    won = [0, 0]
    with ExitStack() as stack:
        lines: list[Line] = []
        while sum(won) < RACES:
            if not lines or lines[0].over:
                anna, line, _ = begin(pair.servers[0])
                stack.enter_context(anna)
                anna.address = pair.servers[1].address
                lines = [stack.enter_context(line), stack.enter_context(anna.at(line.table))]
            lines[1].catch_up(lines[0].seq)
            command = lines[0].any_command(rng)
            assert command is not None
            intents = [line.intent(command) for line in lines]
            for line, intent in rng.sample([*zip(lines, intents, strict=True)], 2):
                line.send(intent)
            replies = [told(line, intent) for line, intent in zip(lines, intents, strict=True)]
            assert sorted(reply.accepted for reply in replies) == [False, True]
            [late] = [reply.refusal for reply in replies if reply.refusal is not None]
            assert late.key in ("table-refusal-stale", "refusal-over")
            winner = replies.index(next(reply for reply in replies if reply.accepted))
            won[winner] += 1
            print(f"{sum(won)} races so far, won by {won}", flush=True)
            for line in lines:
                line.catch_up(replies[winner].seq)
            assert lines[0].events[-1] == lines[1].events[-1]


def told(line: Line, intent: Intent) -> messages.Reply:
    """The reply to an intent that has been sent."""
    while intent.id not in line.replies:
        line.take()
    return line.replies[intent.id]


def test_postgresql_goes_away_and_comes_back(pair: Pair, postgres: Postgres) -> None:
    """Clients are told to try again; nothing acknowledged is lost, and what was not is done once."""
    with ExitStack() as stack:
        anna = stack.enter_context(pair.person("Anna", 0))
        table = anna.table(Settings("wuerfelkoenig", 2))
        rng = Random(4)
        with anna.at(table) as line:
            line.sit()
            line.sit("Bela")
            line.must(Start())
            line.show()
            play([line], rng, 5)
            postgres.stop("immediate")
            try:
                command = line.any_command(rng)
                assert command is not None
                intent = line.intent(command)
                line.send(intent)
                assert line.drained() == 1013, "try again later"
                assert line.faults[-1].key == "server-cannot-store"
                before = {told.seq: told for told in line.events}
            finally:
                postgres.start()
        until = time.monotonic() + TIMEOUT_S
        health = [f"{server.address}/health" for server in pair.servers]
        asking = [*health, f"{pair.servers[1].address}/api/v1/me"]  # the other one has to read
        while any(anna.http.get(url).status_code != 200 for url in asking):
            assert time.monotonic() < until
            time.sleep(0.1)
        anna.address = pair.servers[1].address
        with anna.at(table) as line:
            assert {told.seq: told for told in line.events if told.seq in before} == before
            reply = line.ask(intent)
            assert reply.accepted
            line.catch_up(reply.seq)
            assert line.ask(intent) == reply
            play([line], rng, 10)
