"""Shared parts of a message are encoded once, yet each watcher gets their own seats and language, and nobody else's."""

from random import Random

import msgspec

from tests.server.kit import Line, Person
from wuerfelreich.server.wire import messages, tables
from wuerfelreich.tables.protocol.commands import Ask, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Played, Question, Settings


def summary(person: Person, table: str) -> tables.Summary:
    """The table's summary, requested separately."""
    return msgspec.json.decode(person.http.get(f"/tables/{table}").content, type=tables.Summary)


def sentences(line: Line) -> dict[int, str]:
    """The sentences received about moves, by event."""
    return {one.seq: one.sentence for one in line.events if isinstance(one.event, Played)}


def test_each_watcher_gets_their_own_version(anna: Person, ben: Person, nobody: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2))
    with (
        anna.at(table, lang="de") as hers,
        ben.at(table, lang="hu") as his,
        nobody.at(table, lang="de") as german,
        nobody.at(table) as silent,
    ):
        lines = {hers: anna, his: ben, german: nobody, silent: nobody}
        hers.must(Sit())
        his.must(Sit())
        hers.must(Start())
        for number in range(30):
            hers.catch_up(max(line.seq for line in lines))
            his.catch_up(hers.seq)
            due = hers if hers.position.table.due == 0 else his
            due.play_on(Random(number), steps=1)
            if number == 10:
                his.must(Say(1, Message.HELLO))
            for line, person in lines.items():
                line.catch_up(due.seq if number != 10 else his.seq)
                assert line.position.table == summary(person, table)
                assert bytes(line.position.view) == bytes(hers.position.view)
                assert not (line.position.own.choices and person is nobody)
        assert hers.position.own.seats == (0,)
        assert hers.position.own.hosting
        assert his.position.own.seats == (1,)
        assert not his.position.own.hosting
        assert german.position.own.seats == silent.position.own.seats == ()
        assert sentences(hers) == sentences(german)
        both = [(said, sentences(german)[seq]) for seq, said in sentences(his).items() if said]
        assert len(both) > 20
        assert all(hungarian != deutsch for hungarian, deutsch in both)
        assert set(sentences(silent).values()) == {""}
        assert german.position.task == hers.position.task not in ("", his.position.task)
        assert silent.position.task == ""

        his.socket.close()
        while any(seat.here for seat in german.position.table.seats[1:]):
            if isinstance(german.take(), messages.Presence):
                break
        hers.must(Ask(0, Question.END))
        german.catch_up(hers.seq)
        assert [seat.here for seat in german.position.table.seats] == [True, False]
