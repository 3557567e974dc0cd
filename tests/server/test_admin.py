"""`wuerfelreich admin` beside a running server, of either store, and what the players there notice."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import msgspec
import pytest

from tests.attacks.kit import eventually
from tests.cli.commands import Run, refused, run
from tests.postgres import Postgres, use
from tests.server.kit import Line, Person, Server, check_file
from tests.tables.kit import damaged
from wuerfelreich.server.socket.connection import REMOVED
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Command, Say, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Closed, Ending, Message, Settings
from wuerfelreich.tables.store.overview import Overview, TableLine
from wuerfelreich.words.catalogue import LANGUAGES, words_in

__all__ = ["run"]
#: The host begins.
SETTINGS = Settings("wuerfelkoenig", 2, msgspec.Raw(b'{"start":1}'))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def here(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of either store, which stays sound."""
    folder = tmp_path_factory.mktemp("admin")
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        use(folder, postgres.database())
    with Server(folder) as server:
        yield server
        assert server.healthy()
        assert damaged(server.database) == {}


@pytest.fixture
def people(here: Server) -> Iterator[tuple[Person, Person]]:
    """Two guests."""
    with Person(here.address, "Anna") as anna, Person(here.address, "Ben") as ben:
        yield anna, ben


@pytest.fixture
def admin(here: Server, run: Run) -> Run:
    """Runs an operator's command on the server's database."""
    return lambda *args, **more: run("admin", *args, "--database", str(here.database), "--lang", "en", **more)


def listed(admin: Run, *filters: str) -> list[TableLine]:
    return msgspec.json.decode(admin("tables", *filters, "--json").out, type=list[TableLine])


def guest_at(admin: Run, table: str, name: str) -> str:
    """The id of a guest at a table, as the operator finds it."""
    [line] = listed(admin, table)
    [guest] = [who.guest for who in line.seated if who.name == name]
    assert guest is not None
    return guest


def begin(lines: list[Line]) -> None:
    """Everybody sits down, and the first one starts."""
    for line in lines:
        line.sit()
    lines[0].must(Start())
    for line in lines:
        line.catch_up(lines[0].seq)
        line.show()
    lines[0].catch_up(lines[-1].seq)


def refused_once_known(line: Line, command: Command) -> str:
    """The key of the refusal that a command gets once the server has heard of a restriction."""
    while (reply := line.do(command)).accepted:
        time.sleep(0.1)
    assert reply.refusal is not None
    return reply.refusal.key


def test_a_game_is_closed(admin: Run, people: tuple[Person, Person]) -> None:
    """The other player is told that and why, in every language; the record has no result and can still be checked."""
    anna, ben = people
    table = anna.table(SETTINGS)
    with ExitStack() as stack:
        lines = [stack.enter_context(one.at(table, lang="de")) for one in people]
        begin(lines)
        lines[0].play_on(Random(1), steps=1)
        done = admin("close", table, "--reason", "conduct")
        assert (done.code, done.out) == (0, "The table is closed.\n")
        while not lines[1].over:
            lines[1].take()
        assert lines[1].position.table.why == words_in("de").text("closed-by-operator-conduct")
        assert isinstance(lines[1].events[-1].event, Closed)
        assert lines[1].position.table.ending is Ending.ABORTED
        assert lines[1].position.table.result is None
    sentences = set()
    for language in LANGUAGES:
        with ben.at(table, lang=language) as line:
            sentences.add(line.position.table.why)
    assert len(sentences) == len(LANGUAGES)
    check_file(anna, table)
    assert refused(admin("close", table), "already closed")


def test_an_open_table_is_closed(admin: Run, people: tuple[Person, Person]) -> None:
    anna, ben = people
    table = anna.table(SETTINGS)
    with ben.at(table, lang="hu") as line:
        assert admin("close", table).code == 0
        while not line.over:
            line.take()
        assert line.position.table.why == words_in("hu").text("closed-by-operator-unsaid")


def test_a_silenced_guest_plays_on_without_words(admin: Run, people: tuple[Person, Person]) -> None:
    anna, ben = people
    table = anna.table(SETTINGS)
    with anna.at(table) as host, ben.at(table) as line:
        line.must(Sit())
        line.must(Say(0, Message.HELLO))
        guest = guest_at(admin, table, "Ben")
        assert admin("silence", guest).out == "This guest can no longer send messages or choose names.\n"
        assert refused_once_known(line, Say(0, Message.HELLO)) == "table-refusal-silenced"
        assert line.refused(Sit(name="Rude")) == "table-refusal-silenced"
        for call in (ben.http.post, ben.http.patch):
            answer = call("/me", json={"name": "Rude", "picture": "fox"})
            assert (answer.status_code, answer.json()["key"]) == (403, "table-refusal-silenced")
        host.must(Sit())
        host.must(Say(1, Message.HELLO))
        host.must(Start())
        line.catch_up(host.seq)
        assert line.position.table.status is Status.RUNNING
        assert admin("unsilence", guest).code == 0
        assert refused(admin("unsilence", guest), "is not silenced")
        while not (reply := line.do(Say(0, Message.HELLO))).accepted:
            assert reply.refusal is not None
            assert reply.refusal.key == "table-refusal-silenced"
            time.sleep(0.1)


def test_a_guest_is_removed(admin: Run, people: tuple[Person, Person]) -> None:
    """From a game, where a bot plays on; from an open table; and from the server, until readmitted."""
    anna, ben = people
    running, hosted, joined = anna.table(SETTINGS), ben.table(SETTINGS), anna.table(SETTINGS)
    with ExitStack() as stack:
        lines = [stack.enter_context(one.at(running)) for one in people]
        begin(lines)
        watching = stack.enter_context(anna.at(hosted, lang="en"))
        host, sitting = stack.enter_context(anna.at(joined)), stack.enter_context(ben.at(joined))
        sitting.must(Sit())
        guest = guest_at(admin, running, "Ben")
        done = admin("remove", guest)
        assert (done.code, done.out) == (0, "This guest has been removed from all tables and cannot come back.\n")
        for line in (lines[1], sitting):
            assert line.drained() == REMOVED
            assert line.faults[-1].key == "server-removed"
        while not lines[0].position.table.seats[1].stand_in:
            lines[0].take()
        lines[0].play_on(Random(1))
        assert lines[0].position.table.ending is Ending.FINISHED
        check_file(anna, running)
        while not watching.over:
            watching.take()
        assert watching.position.table.why == words_in("en").text("closed-by-operator-host")
        while any(seat.person for seat in host.position.table.seats):
            host.take()
    for answer in (ben.http.post("/me", json={"name": "Ben", "picture": "fox"}), ben.http.get("/my-tables")):
        assert (answer.status_code, answer.json()["key"]) == (403, "server-removed")
    assert ben.http.get("/me").json() is None
    back = ben.at(joined)
    assert back.faults[-1].key == "server-removed"
    assert back.drained() == REMOVED
    assert admin("readmit", guest).out == "This guest can come back.\n"
    eventually(lambda: ben.http.get("/me").json() is not None)
    with ben.at(joined) as line:
        assert line.refused(Sit()) == "table-refusal-removed"


def test_a_bot_is_found_by_the_name_that_players_read(admin: Run, people: tuple[Person, Person]) -> None:
    anna, _ = people
    table = anna.table(SETTINGS)
    with anna.at(table) as line:
        line.must(SeatBot(1, "squire", "conrad"))
    for language in LANGUAGES:
        name = words_in(language).text("character-conrad")
        assert [one.id for one in listed(admin, name)] == [table]


def test_lists_and_figures(admin: Run, people: tuple[Person, Person]) -> None:
    anna, ben = people
    table = anna.table(SETTINGS)
    with ben.at(table) as line:
        line.must(Sit())
    [found] = listed(admin, table)
    assert (found.id, found.game, found.status) == (table, SETTINGS.game, Status.OPEN)
    ben_id = guest_at(admin, table, "Ben")
    assert [one.id for one in listed(admin, ben_id)] == [table]
    assert table in [one.id for one in listed(admin, "Be", "--status", "open", "--game", SETTINGS.game)]
    assert listed(admin, table, "--status", "running") == []
    assert f"Ben [{ben_id}]" in admin("tables", table).out
    assert admin("tables", "nothing like this").out == "There are no such tables.\n"
    figures = msgspec.json.decode(admin("statistics", "--json").out, type=Overview)
    assert figures.tables["open"] >= 1
    assert figures.guests >= 2
    assert figures.removed == figures.silenced == 0
    if figures.games:  # the test above has finished one, if it has run
        assert figures.games == {SETTINGS.game: 1}
        assert figures.sizes == {2: 1}
        assert [(day.games, day.guests) for day in figures.days] == [(1, 2)]
    assert admin("statistics").out.startswith("Tables: open ")
