"""Who may do what: every role, every action, before, during and after the game."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.server.kit import Line, Person, Server
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Cancel,
    Command,
    DeclareResigned,
    Leave,
    Rematch,
    Resign,
    Roll,
    Say,
    SeatBot,
    Sit,
    Start,
)
from wuerfelreich.tables.protocol.events import Message, Question, Settings

#: The host has the first seat, the player the second, a neighbour the third; the fourth is open at first.
ROLES = ("stranger", "spectator", "removed", "neighbour", "host", "player")
ACTIONS: dict[str, Command] = {
    "sit": Sit(3),
    "seat-bot": SeatBot(3, "random"),
    "leave": Leave(1),
    "start": Start(),
    "cancel": Cancel(),
    "act": Act(1, "penalty"),
    "roll": Roll(1),
    "resign": Resign(1),
    "declare-resigned": DeclareResigned(1, 2),
    "ask": Ask(1, Question.END),
    "answer": Answer(1, 1, yes=True),
    "say": Say(1, Message.HELLO),
    "rematch": Rematch(),
}
OK, STARTED, OVER = "", "table-refusal-started", "refusal-over"
NOT_YET, NOT_OVER = "table-refusal-not-started", "table-refusal-not-over"
HOST, SEAT, SEATED = "table-refusal-host-only", "table-refusal-not-your-seat", "table-refusal-already-seated"
#: What a spectator, removed guest, neighbour, host and player get; a stranger always gets the same.
TABLE = {
    "open": {
        "sit": (OK, "table-refusal-removed", SEATED, SEATED, SEATED),
        "seat-bot": (HOST, HOST, HOST, OK, HOST),
        "leave": (HOST, HOST, HOST, OK, OK),
        "start": (HOST, HOST, HOST, "table-refusal-seats-open", HOST),
        "cancel": (HOST, HOST, HOST, OK, HOST),
        "act": (SEAT, SEAT, SEAT, SEAT, NOT_YET),
        "roll": (SEAT, SEAT, SEAT, SEAT, NOT_YET),
        "resign": (SEAT, SEAT, SEAT, SEAT, NOT_YET),
        "declare-resigned": (SEAT, SEAT, SEAT, SEAT, NOT_YET),
        "ask": (SEAT, SEAT, SEAT, SEAT, NOT_YET),
        "answer": (SEAT, SEAT, SEAT, SEAT, NOT_YET),
        "say": (SEAT, SEAT, SEAT, SEAT, OK),
        "rematch": (NOT_OVER,) * 5,
    },
    "running": {
        "sit": (STARTED,) * 5,
        "seat-bot": (STARTED,) * 5,
        "leave": (STARTED,) * 5,
        "start": (STARTED,) * 5,
        "cancel": (STARTED,) * 5,
        "act": (SEAT, SEAT, SEAT, SEAT, "refusal-roll-first"),
        "roll": (SEAT, SEAT, SEAT, SEAT, OK),
        "resign": (SEAT, SEAT, SEAT, SEAT, OK),
        "declare-resigned": (SEAT, SEAT, SEAT, SEAT, "table-refusal-not-away"),
        "ask": (SEAT, SEAT, SEAT, SEAT, OK),
        "answer": (SEAT, SEAT, SEAT, SEAT, "table-refusal-question-over"),
        "say": (SEAT, SEAT, SEAT, SEAT, OK),
        "rematch": (NOT_OVER,) * 5,
    },
    "closed": {
        "sit": (STARTED,) * 5,
        "seat-bot": (STARTED,) * 5,
        "leave": (STARTED,) * 5,
        "start": (STARTED,) * 5,
        "cancel": (STARTED,) * 5,
        "act": (SEAT, SEAT, SEAT, SEAT, OVER),
        "roll": (SEAT, SEAT, SEAT, SEAT, OVER),
        "resign": (SEAT, SEAT, SEAT, SEAT, OVER),
        "declare-resigned": (SEAT, SEAT, SEAT, SEAT, OVER),
        "ask": (SEAT, SEAT, SEAT, SEAT, OVER),
        "answer": (SEAT, SEAT, SEAT, SEAT, OVER),
        "say": (SEAT, SEAT, SEAT, SEAT, OK),
        "rematch": (SEAT, SEAT, OK, OK, OK),
    },
}


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[dict[str, Person]]:
    """One person for each role; the stranger has no name."""
    made = {role: Person(server.address, "" if role == "stranger" else role) for role in ROLES}
    yield made
    for person in made.values():
        person.http.close()


class Scene:
    """A table in a given phase, with everybody at it."""

    def __init__(self, people: dict[str, Person], phase: str) -> None:
        settings = Settings("wuerfelkoenig", 4, msgspec.Raw(b'{"start":2}'))
        self.table = people["host"].table(settings)
        self.lines = {role: person.at(self.table) for role, person in people.items()}
        host = self.lines["host"]
        self.lines["removed"].must(Sit(3))
        host.must(Leave(3))
        for seat, role in enumerate(("host", "player", "neighbour")):
            self.lines[role].must(Sit(seat))
        if phase != "open":
            host.must(SeatBot(3, "random"))
            host.must(Start())
        if phase == "closed":
            self.lines["player"].must(Ask(1, Question.END))
            self.lines["neighbour"].must(Answer(2, self.lines["player"].question, yes=True))
            host.must(Answer(0, self.lines["player"].question, yes=True))
        for line in self.lines.values():
            line.catch_up(max(each.seq for each in self.lines.values()))

    def close(self) -> None:
        for line in self.lines.values():
            line.__exit__(None, None, None)


def told(line: Line, role: str, command: Command) -> str:
    """The key of the refusal, or an empty string."""
    if role == "stranger":
        return line.fault(msgspec.json.encode(line.intent(command)).decode())
    reply = line.do(command)
    assert reply.accepted == (reply.refusal is None)
    return reply.refusal.key if reply.refusal is not None else OK


@pytest.mark.parametrize("phase", TABLE)
def test_what_is_refused(phase: str, people: dict[str, Person]) -> None:
    scene = Scene(people, phase)
    seq = scene.lines["host"].seq
    cells = {
        (action, role): key
        for action, keys in TABLE[phase].items()
        for role, key in zip(ROLES, ("server-no-guest", *keys), strict=True)
        if key != OK
    }
    found = {cell: told(scene.lines[cell[1]], cell[1], ACTIONS[cell[0]]) for cell in cells}
    assert found == cells
    with people["host"].at(scene.table, seq) as again:
        assert again.events == [], "nothing has happened at the table"
    scene.close()


@pytest.mark.parametrize("phase", TABLE)
def test_what_is_allowed(phase: str, people: dict[str, Person]) -> None:
    cells = [
        (action, role)
        for action, keys in TABLE[phase].items()
        for role, key in zip(ROLES[1:], keys, strict=True)
        if key == OK
    ]
    assert cells
    for action, role in cells:
        scene = Scene(people, phase)
        assert told(scene.lines[role], role, ACTIONS[action]) == OK, (action, role)
        scene.close()
