"""What people do at a table, from setting it up to a rematch, with real clients."""

import json
from random import Random

import msgspec
import pytest

from tests.server.kit import Line, Person, against_a_bot, check_file
from wuerfelreich.fair.version2 import after
from wuerfelreich.records import Drawn, EventKind, read_record
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.rules.game import read_seat
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.wire import messages, tables
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Cancel,
    Leave,
    Rematch,
    Resign,
    Roll,
    Say,
    SeatBot,
    Show,
    Sit,
    Start,
)
from wuerfelreich.tables.protocol.events import Ending, Message, Played, Question, Settings, Visibility

FIRST = msgspec.Raw(b'{"start":1}')
OWN_BOARDS = {
    "boards": [
        {"name": "small", "evidence": "own", "rows": ["BBbRrYY ", "OBRRRYyG", "OOoSAGGg", "ObaAyYGB", "OoArRaBg"]},
    ],
    "sheets": [["small"]],
}


def happened(line: Line) -> list[TableEvent]:
    """What happened at the table besides the moves."""
    entries = [told.event.entry for told in line.events if isinstance(told.event, Played)]
    return [entry for entry in entries if isinstance(entry, TableEvent)]


def together(*lines: Line) -> None:
    """Waits until all lines have read the same events."""
    for line in lines:
        line.catch_up(max(each.seq for each in lines))


def keep(line: Line) -> Act:
    """An action after which the same player continues: keeping dice before the next roll."""
    [choice] = line.position.own.choices
    return Act(choice.seat, next(offer.text for offer in choice.actions if b'"type":"keep"' in bytes(offer.action)))


def test_a_table_with_custom_material(anna: Person) -> None:
    options = {"boards": ["small", "small"], "treasures": 5, "start": 1}
    made = anna.http.post(
        "/tables", json={"game": "wuerfelland", "seats": 2, "options": options, "material": json.dumps(OWN_BOARDS)}
    ).json()
    assert made["own_material"]
    with anna.at(made["id"]) as line:
        against_a_bot(line)
        line.play_on(Random(1), steps=5)
        assert json.loads(bytes(line.position.view))["lands"][0]["rows"] == OWN_BOARDS["boards"][0]["rows"]  # type: ignore[index]
        line.must(Ask(0, Question.END))
    check_file(anna, made["id"])


def test_a_host_cancels_a_table_before_the_start(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("knatsch", 2))
    with anna.at(table) as host, ben.at(table) as guest:
        guest.must(Sit())
        assert guest.refused(Cancel()) == "table-refusal-host-only"
        reply = host.must(Cancel())
        guest.catch_up(reply.seq)
        assert guest.position.table.ending is Ending.ABORTED
        assert guest.position.table.seed is not None, "revealed here too"
        assert guest.refused(Start()) == "table-refusal-started"
    assert anna.http.get(f"/tables/{table}/file").status_code == 409


def test_fifty_tables_and_room_for_another_once_one_is_cancelled(anna: Person) -> None:
    made = [anna.table(Settings("knatsch", 2)) for _ in range(50)]
    full = anna.http.post("/tables", json={"game": "knatsch", "seats": 2})
    assert (full.status_code, full.json()["key"]) == (409, "server-too-many-tables")
    with anna.at(made[0]) as line:
        line.must(Cancel())
    assert anna.http.post("/tables", json={"game": "knatsch", "seats": 2}).status_code == 201


def test_who_sits_where(anna: Person, ben: Person) -> None:
    """Everybody sees names and pictures; the chain of a client’s device is in the file."""
    table = anna.table(Settings("wuerfelkoenig", 4, FIRST))
    with anna.at(table) as first, ben.at(table) as second:
        link = "5" * 64
        tip = after(table, link)
        first.must(Sit(tip=tip))
        first.must(Sit(name="Opa"))
        first.must(SeatBot(2, "king"))
        second.must(Sit())
        together(first, second)
        seats = second.position.table.seats
        assert [(seat.name, seat.picture, seat.bot) for seat in seats] == [
            ("Anna", "fox", None),
            ("Opa", "", None),
            ("King 3", "king", "king"),
            ("Ben", "fox", None),
        ]
        second.must(Leave(3))
        first.catch_up(second.seq)
        first.must(SeatBot(3, "random"))
        first.must(Start())
        assert first.position.fair is not None
        first.must(Show(first.position.fair.opening, link))
    file = anna.http.get(f"/tables/{table}/file").text
    assert f'chain {{"seats":["P1","P2"],"tip":"{tip}","link":"{link}"}}' in file


def test_everybody_reads_a_bots_name_in_their_own_language(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, visibility=Visibility.PUBLIC))
    with anna.at(table, lang="de") as first, ben.at(table, lang="hu") as second:
        first.must(Sit())
        first.must(SeatBot(1, "squire", "conrad"))
        together(first, second)
        assert first.position.table.seats[1] == tables.SeatInfo("Konrad", "conrad", bot="squire")
        assert second.position.table.seats[1].name == "Konrád"
    for language, name in (("en", "Conrad"), ("de", "Konrad"), ("hu", "Konrád")):
        headers = {"accept-language": language}
        assert ben.http.get(f"/tables/{table}", headers=headers).json()["seats"][1]["name"] == name
        listed = ben.http.get("/lobby", headers=headers).json()["open"]
        seats = next(card["table"]["seats"] for card in listed if card["table"]["id"] == table)
        assert (seats[1]["name"], seats[1]["picture"]) == (name, "conrad")


def test_taking_back_needs_the_others_consent(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        together(first, second)
        first.must(Start())
        first.must(Roll(0))
        assert first.refused(Ask(0, Question.TAKE_BACK)) == "refusal-nothing-to-take-back"
        before = first.position.view
        first.must(keep(first))
        kept = first.position.view
        assert kept != before
        for yes in (False, True):
            first.must(Ask(0, Question.TAKE_BACK))
            together(first, second)
            assert first.position.view == kept, "nothing happens until the other has agreed"
            second.must(Answer(1, second.question, yes=yes))
            together(first, second)
            assert first.position.table.question is None
            assert first.position.view == second.position.view == (before if yes else kept)
        first.must(keep(first))
        first.must(Roll(0))
        assert first.refused(Ask(0, Question.TAKE_BACK)) == "refusal-nothing-to-take-back"
        second.catch_up(first.seq)
        first.must(Ask(0, Question.END))
        second.catch_up(first.seq)
        second.must(Answer(1, second.question, yes=True))
    check_file(ben, table)


def test_a_lone_player_takes_back_at_once(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as line:
        against_a_bot(line)
        line.must(Roll(0))
        before = line.position.view
        line.must(keep(line))
        line.must(Ask(0, Question.TAKE_BACK))
        assert line.position.view == before


def test_resigning_from_a_game_of_two_ends_it(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        together(first, second)
        first.must(Start())
        second.catch_up(first.seq)
        reply = second.must(Resign(1))
        first.catch_up(reply.seq)
        assert first.position.table.ending is Ending.FINISHED
        assert first.position.table.result is not None
        assert first.position.table.result.places == (1, 2)
    check_file(anna, table)


def test_after_resigning_from_a_game_of_three_a_bot_plays_on_and_comes_last(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 3, FIRST))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        together(first, second)
        first.must(SeatBot(2, "random"))
        first.must(Start())
        second.catch_up(first.seq)
        reply = second.must(Resign(1))
        first.catch_up(reply.seq)
        assert first.position.table.seats[1].stand_in
        first.play_on(Random(2))
        assert first.position.table.result is not None
        assert first.position.table.result.places[1] == 3
        assert happened(first) == [TableEvent(EventKind.RESIGN, 1)]
    check_file(anna, table)


@pytest.mark.parametrize("game", GAMES)
def test_the_start_rotates_even_if_it_was_drawn(game: str, anna: Person) -> None:
    table = anna.table(Settings(game, 2))
    with anna.at(table) as line:
        line.must(Sit())
        line.must(Sit(name="Opa"))
        line.must(Start())
        line.play_on(Random(3), steps=4)
        line.must(Ask(0, Question.END))
        again = line.do(Rematch()).table
        assert again is not None
    entries = read_record(anna.http.get(f"/tables/{table}/file").content).entries
    [began] = [read_seat(entry.text) for entry in entries if isinstance(entry, Drawn) and entry.label == "start"]
    with anna.at(again) as line:
        assert line.position.own.seats == (0, 1)
        assert json.loads(bytes(line.position.table.options))["start"] == (began + 1) % 2 + 1


def test_a_bot_stands_in_for_an_absent_player_until_they_return(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, msgspec.Raw(b'{"start":2}'), absent=1))
    with anna.at(table) as first:
        with ben.at(table) as second:
            reply = second.must(Sit(1))
        first.catch_up(reply.seq)
        first.must(Sit(0))
        first.must(Start())
        while not any(event == TableEvent(EventKind.BOT, 1) for event in happened(first)):
            first.take()
        assert first.position.table.seats[1].stand_in
        with ben.at(table) as second:
            assert TableEvent(EventKind.RETURN, 1) in happened(second)
            assert not second.position.table.seats[1].stand_in
            assert second.position.table.seats[1].here


def test_an_early_move_can_be_changed_until_it_counts(anna: Person, ben: Person) -> None:
    """WL6: the last one counts, and nobody learns of the others."""
    options = msgspec.Raw(b'{"start":1,"boards":["1A","1A"]}')
    table = anna.table(Settings("wuerfelland", 2, options))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        together(first, second)
        first.must(Start())
        rng = Random(4)
        while not any(choice.early for choice in second.position.own.choices):
            command = first.any_command(rng) or second.any_command(rng)
            assert command is not None
            (first if first.any_command(rng) else second).must(command)
            together(first, second)
        [early] = [choice for choice in second.position.own.choices if choice.early]
        for offer in (early.actions[0], early.actions[-1]):
            assert second.do(Act(1, offer.text)).accepted
        with ben.at(table) as again:
            assert again.position.own.early == {1: early.actions[-1]}
        before = first.seq
        while not any(getattr(entry, "seat", None) == 1 for entry in played_since(first, before)):
            command = first.any_command(rng)
            assert command is not None
            first.must(command)
        [played] = [entry for entry in played_since(first, before) if getattr(entry, "seat", None) == 1]
        assert getattr(played, "text", None) == early.actions[-1].text


def played_since(line: Line, seq: int) -> list[object]:
    """The record's entries after an event."""
    return [told.event.entry for told in line.events if told.seq > seq and isinstance(told.event, Played)]


def test_a_player_who_closes_one_of_two_tabs_is_still_there(anna: Person, ben: Person, nobody: Person) -> None:
    """A second tab does not count as a spectator either."""
    table = anna.table(Settings("wuerfelkoenig", 2))
    with anna.at(table) as first, nobody.at(table):
        first.must(Sit())
        with ben.at(table) as one:
            one.must(Sit())
            with ben.at(table) as two:
                assert two.present is not None
                while two.present != messages.Present((0, 1), 1):
                    two.take()
            one.must(Say(1, Message.HELLO))
            first.catch_up(one.seq)
            assert first.position.table.seats[1].here
        while first.present != messages.Present((0,), 1):
            first.take()
