"""Frames that nobody should send get a reply or a close code, never move for others, and never harm the server."""

import json
from random import Random

import msgspec
import pytest

from tests.server.kit import Line, Person, Server, against_a_bot
from wuerfelreich.tables.protocol.commands import Act, Roll, Sit, Start
from wuerfelreich.tables.protocol.events import Settings

FIRST = msgspec.Raw(b'{"start":1}')
ROLL = {"type": "intent", "id": "a", "seen": 3, "command": {"type": "roll", "seat": 0}}


def changed(**fields: object) -> str:
    return json.dumps({**ROLL, **fields})


FRAMES = {
    "nothing": "",
    "no JSON": "roll!",
    "half of it": changed()[:-4],
    "a number": "1",
    "a list": "[]",
    "null": "null",
    "no fields": "{}",
    "unknown type": changed(type="admin"),
    "unknown field": changed(admin=True),
    "unknown command": changed(command={"type": "cheat"}),
    "command without type": changed(command={"seat": 0}),
    "command with more": changed(command={"type": "roll", "seat": 0, "dice": "R6 R6 R6 R6 R6 R6"}),
    "id too long": changed(id="x" * 65),
    "id empty": changed(id=""),
    "id odd": changed(id="'; DROP TABLE events; --"),
    "id a number": changed(id=1),
    "seen negative": changed(seen=-1),
    "seen huge": changed(seen=10**30),
    "seen a word": changed(seen="all"),
    "seat negative": changed(command={"type": "roll", "seat": -1}),
    "seat too high": changed(command={"type": "roll", "seat": 6}),
    "seat a fraction": changed(command={"type": "roll", "seat": 0.5}),
    "text too long": changed(command={"type": "act", "seat": 0, "text": "x" * 901}),
    "text empty": changed(command={"type": "act", "seat": 0, "text": ""}),
    "name too long": changed(command={"type": "sit", "name": "x" * 41}),
    "free words": changed(command={"type": "say", "seat": 0, "message": "insult"}),
    "message a number": changed(command={"type": "say", "seat": 0, "message": 1}),
    "odd seed": changed(command={"type": "sit", "seed": "a b"}),
    "deep lists": "[" * 7_000,
    "deep objects": '{"a":' * 3_000,
    "lone surrogate": '"\\ud800"',
}


@pytest.fixture
def line(anna: Person) -> Line:
    return anna.at(anna.table(Settings("wuerfelkoenig", 2, FIRST)))


@pytest.mark.parametrize("what", FRAMES)
def test_a_malformed_frame_gets_an_error(what: str, line: Line) -> None:
    with line:
        assert line.fault(FRAMES[what]) == "server-bad-input"
        assert line.faults[-1].sentence
        line.must(Sit())  # the connection stays open


def test_only_text_frames_are_accepted(line: Line) -> None:
    with line:
        assert line.fault(changed().encode()) == "server-not-text"


def test_a_giant_frame_closes_the_connection(line: Line, server: Server) -> None:
    with line:
        line.socket.send("x" * 20_000)
        assert line.drained() == 1009
    assert server.healthy()


def test_too_many_faults_close_the_connection(line: Line) -> None:
    with line:
        for _ in range(30):
            line.socket.send("?")
        assert line.drained() == 4400
        assert line.faults[-1].key == "server-too-many-faults"


@pytest.mark.parametrize("table", ["nowhere", "A" * 64, "' OR 1=1 --", "%00"])
def test_a_table_that_does_not_exist(table: str, anna: Person, server: Server) -> None:
    with Line(anna, table.replace(" ", "%20").replace("'", "%27")) as line:
        assert line.faults[-1].key == "table-refusal-no-such-table"
        assert line.drained() == 4404
    assert server.healthy()


def test_seat_names_can_be_displayed(line: Line) -> None:
    with line:
        assert line.refused(Sit(name="Anna\u202e")) == "table-refusal-name"
        assert line.refused(Sit(name="A\nB")) == "table-refusal-name"


def test_nobody_plays_for_others(anna: Person, ben: Person) -> None:
    """Not even with an exact copy of an intent that somebody else sent."""
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        first.must(Start())
        second.catch_up(first.seq)
        intent = first.intent(Roll(0))
        stolen = second.ask(intent)
        assert not stolen.accepted
        assert stolen.refusal is not None
        assert stolen.refusal.key == "table-refusal-not-your-seat"
        assert first.ask(intent).accepted, "the thief's reply is not mine"


def test_a_replayed_intent_at_another_table_does_nothing(anna: Person) -> None:
    one, two = (anna.table(Settings("wuerfelkoenig", 2, FIRST)) for _ in range(2))
    with anna.at(one) as first, anna.at(two) as second:
        against_a_bot(first)
        against_a_bot(second)
        before = second.seq
        intent = first.intent(Roll(0))
        assert first.ask(intent) == second.ask(intent)
        with anna.at(two, before) as again:
            assert again.events == []


def test_actions_in_bad_notation_are_refused(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as line:
        against_a_bot(line)
        line.must(Roll(0))
        for text in (
            "keep",
            "take 99",
            "keep R9",
            "\u0000",
            "take 1 village village",
            "🎲",
            "P2 take 1",
            "keep " * 150,
        ):
            reply = line.do(Act(0, text))
            assert not reply.accepted, text


def test_random_frames(anna: Person, server: Server) -> None:
    """Frames with a few characters changed: each gets a reply, until there have been too many."""
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    rng = Random(11)
    pieces = ['"', "{", "}", "[", ":", ",", "0", "-1", "1e999", "null", "true", "\\u0000", "intent", "seat", "\ud7ff"]
    for _ in range(5):
        with anna.at(table) as line:
            for _ in range(29):
                frame = list(changed(seen=line.seq))
                for _ in range(rng.randrange(1, 4)):
                    frame[rng.randrange(len(frame))] = rng.choice(pieces)
                line.socket.send("".join(frame))
                while line.take().__struct_config__.tag not in ("reply", "error"):
                    pass
            line.do(Sit())
    assert server.healthy()
