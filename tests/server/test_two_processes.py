"""Two real servers at one PostgreSQL and one Redis: whoever is at which, everybody plays the same game."""

import os
import signal
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from threading import Timer

import httpx
import pytest
from _pytest.mark import ParameterSet
from websockets.exceptions import WebSocketException

from tests.postgres import Postgres, use
from tests.redis_server import RedisServer
from tests.server import histories
from tests.server.histories import History, begin, finish, resume
from tests.server.kit import TIMEOUT_S, Line, Person, Server, check_file
from tests.tables.kit import damaged
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.limits import Limits
from wuerfelreich.server.wire import messages
from wuerfelreich.tables.protocol.commands import Intent, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Ending, Settings
from wuerfelreich.tables.store.processes import LEASE

POINTS = ("before-commit", "after-commit", "after-reply")
ANY_TIME = "at any time"
_QUICK = os.environ.get("HYPOTHESIS_PROFILE", "quick") == "quick"
KILLS = int(os.environ.get("KILLS", "3" if _QUICK else "1000"))
RACES = int(os.environ.get("RACES", "20" if _QUICK else "1000"))


class Pair:
    """Two servers with a database and a Redis in common."""

    def __init__(self, folder: Path, postgres: Postgres, redis: RedisServer) -> None:
        self.folder = folder
        self.address = postgres.database()
        self.redis = redis
        self.servers = [self.start(number) for number in range(2)]

    def start(self, number: int, fault: str = "") -> Server:
        """Starts one of them."""
        folder = self.folder / f"{number}"
        folder.mkdir(exist_ok=True)
        use(folder, self.address)
        return Server(folder, "--redis", self.redis.address, fault=fault)

    def person(self, name: str, at: int) -> Person:
        """A guest at one of the servers."""
        return Person(self.servers[at].address, name)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    """Two servers, which end without a damaged table; a test that kills one starts another."""
    with RedisServer() as redis:
        both = Pair(tmp_path_factory.mktemp("pair"), postgres, redis)
        try:
            yield both
        finally:
            for server in both.servers:
                server.end()
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
    rng = Random(9)
    deaths: Counter[str] = Counter()
    at, ways = 0, [ANY_TIME, ANY_TIME]
    playing: tuple[Person, History] | None = None
    while deaths.total() < KILLS:
        killer = Timer(rng.random() / 5 if ways[at] is ANY_TIME else TIMEOUT_S, pair.servers[at].process.kill)
        killer.start()
        try:
            playing, over = play_until_it_dies(pair.servers[at], playing, rng)
        finally:
            killer.cancel()
            killer.join()
        if over:
            playing = None
        if pair.servers[at].process.poll() is None and ways[at] is not ANY_TIME:
            continue  # the game was over first
        pair.servers[at].end(signal.SIGKILL)
        deaths[ways[at]] += 1
        print(f"{deaths.total()} deaths so far: {dict(deaths)}", flush=True)
        ways[at] = rng.choice((ANY_TIME, *POINTS))
        fault = "" if ways[at] is ANY_TIME else f"{ways[at]}:{rng.randrange(6, 40)}"
        pair.servers[at] = pair.start(at, fault=fault)
        at = 1 - at
    for number in range(2):
        if ways[number] is not ANY_TIME:
            pair.servers[number].end()
            pair.servers[number] = pair.start(number)
    if playing is not None:
        person, history = playing
        finish(resume(pair.servers[at], person, history), person, pair.servers[at], history)


def play_until_it_dies(
    server: Server, playing: tuple[Person, History] | None, rng: Random
) -> tuple[tuple[Person, History] | None, bool]:
    """Goes on with a game, or begins one; returns it, and whether it came to its end. If the server dies before a game
    has begun, there is none."""
    line: Line | None = None
    try:
        if playing is None:
            person, line, history = begin(server)
            playing = person, history
        else:
            line = resume(server, *playing)
        over = histories.play(line, playing[1], rng, 10_000)
        if over:
            playing[1].check(line)
            playing[0].http.close()
        return playing, over
    except (OSError, httpx.TransportError, WebSocketException):
        return playing, False
    finally:
        if line is not None:
            line.__exit__(None, None, None)


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
        while httpx.get(f"{pair.servers[0].address}/health", timeout=TIMEOUT_S).status_code != 200:
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
