"""Connections that break off mid-frame, race each other, or are never read."""

from random import Random

import msgspec
import pytest

from tests.server.kit import Line, Person, Server, against_a_bot
from tests.server.raw import RawLine, text_frame
from wuerfelreich.server.wire import messages
from wuerfelreich.tables.protocol.commands import Roll, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Settings

FIRST = msgspec.Raw(b'{"start":2}')
_FRAME: msgspec.json.Decoder[messages.ServerFrame] = msgspec.json.Decoder(messages.ServerFrame)


def for_two(anna: Person, ben: Person) -> Line:
    """A game between the two; it is Ben's turn to roll, and he is away."""
    line = anna.at(anna.table(Settings("wuerfelkoenig", 2, FIRST)))
    line.must(Sit())
    with ben.at(line.table) as other:
        reply = other.must(Sit())
    line.catch_up(reply.seq)
    line.must(Start())
    return line


def until_gone(line: Line, seat: int) -> None:
    """Reads until nobody is present on a seat."""
    while line.present is None or seat in line.present.seats:
        line.take()


@pytest.mark.parametrize("sent", [1, 3, 30])
def test_a_client_that_is_cut_off_in_the_middle_of_a_frame(sent: int, anna: Person, ben: Person) -> None:
    """In the first byte, in the length, in the text: half a frame has no effect, and the player is seen to leave."""
    with for_two(anna, ben) as line:
        until_gone(line, 1)
        intent = line.intent(Roll(1))
        frame = text_frame(msgspec.json.encode(intent))
        raw = RawLine(ben, line.table)
        assert raw.read_frame() is not None
        while line.present is None or 1 not in line.present.seats:
            line.take()
        before = line.seq
        raw.socket.sendall(frame[:sent])
        raw.break_off()
        until_gone(line, 1)
        with ben.at(line.table) as again:
            assert again.seq == before, "nothing has happened"
            again.must(Roll(1))


def test_a_client_that_is_cut_off_before_the_reply(anna: Person, ben: Person) -> None:
    """The whole frame has arrived: it is carried out once, and the reply can be fetched later."""
    with for_two(anna, ben) as line:
        intent = line.intent(Roll(1))
        raw = RawLine(ben, line.table)
        assert raw.read_frame() is not None
        raw.socket.sendall(text_frame(msgspec.json.encode(intent)))
        line.catch_up(line.seq + 1)
        raw.break_off()
        with ben.at(line.table) as again:
            seq = again.seq
            reply = again.ask(intent)
            assert reply.accepted
            assert reply.seq == seq


def test_two_tabs_race_for_every_move(anna: Person) -> None:
    """Both tabs send whatever they like at the same time, for many moves: each move is made once."""
    rng = Random(4)
    table = anna.table(Settings("wuerfelkoenig", 2))
    with anna.at(table) as one:
        one.must(Sit())
        one.must(Sit(name="Bela"))
        one.must(Start())
        with anna.at(table) as two:
            for _ in range(25):
                commands = [one.any_command(rng), two.any_command(rng)]
                intents = []
                for line, command in zip((one, two), commands, strict=True):
                    assert command is not None
                    intents.append(line.intent(command))
                    line.send(intents[-1])
                for line, intent in zip((one, two), intents, strict=True):
                    while intent.id not in line.replies:
                        line.take()
                replies = [one.replies[intents[0].id], two.replies[intents[1].id]]
                assert sorted(reply.accepted for reply in replies) == [False, True]
                [refused] = [reply for reply in replies if not reply.accepted]
                assert refused.refusal is not None
                assert refused.refusal.key == "table-refusal-stale"
                for line in (one, two):
                    line.catch_up(max(reply.seq for reply in replies))
                if one.over:
                    return


def test_a_spectator_who_never_reads(anna: Person, nobody: Person, server: Server) -> None:
    """The others play on at their own speed. When the spectator finally reads, there is no gap: they get everything, or
    everything up to the point where the server dropped them."""
    table = anna.table(Settings("wuerfelkoenig", 2))
    with anna.at(table) as line, RawLine(nobody, table, receive_buffer=4096) as sleeping:
        against_a_bot(line)
        intents = [line.intent(Say(0, Message.HELLO)) for _ in range(400)]
        for intent in intents:
            line.send(intent)
        while not all(intent.id in line.replies for intent in intents):
            line.take()
        assert all(line.replies[intent.id].accepted for intent in intents)
        line.catch_up(line.replies[intents[-1].id].seq)
        seen = 0
        while (frame := sleeping.read_frame()) is not None:
            match _FRAME.decode(frame):
                case messages.Welcome(events=events) | messages.News(events=events):
                    assert [told.seq for told in events] == list(range(seen + 1, seen + len(events) + 1))
                    seen += len(events)
                case messages.Farewell(key=key):
                    assert key == "server-too-slow"
            if seen == line.seq:
                break
        assert seen > 0
    assert server.healthy()
