"""Play through the socket: what is sent, asked, refused and repeated."""

import json
from random import Random

import msgspec
import pytest

from tests.server.kit import Person, against_a_bot, check_file
from wuerfelreich import GAMES
from wuerfelreich.rules.game import Game
from wuerfelreich.rules.harm import Harm
from wuerfelreich.server.wire import messages, tables
from wuerfelreich.tables.protocol.commands import Act, Answer, Ask, Rematch, Roll, Say, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Ending, Message, Question, Said, Settings, Visibility

FIRST = msgspec.Raw(b'{"start":1}')


def test_bots_of_every_level_play(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 5))
    with anna.at(table) as line:
        for seat, level in enumerate(("king", "knight", "apprentice", "random"), start=1):
            line.must(SeatBot(seat, level))
        line.must(Sit())
        line.must(Start())
        line.play_on(Random(1), steps=6)
        line.must(Ask(0, Question.END))
        assert line.position.table.ending is Ending.AGREED
    check_file(anna, table)


def test_two_people_and_a_spectator_see_the_same(anna: Person, ben: Person, nobody: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, visibility=Visibility.PUBLIC))
    with anna.at(table) as first, ben.at(table) as second, nobody.at(table) as other:
        first.must(Sit())
        second.must(Sit())
        first.must(Start())
        second.catch_up(first.seq)
        assert second.refused(Roll(1)) == "table-refusal-not-your-turn"
        for _ in range(10):
            for line in (first, second):
                while (command := line.any_command(Random(2))) is not None:
                    reply = line.must(command)
                    for each in (first, second, other):
                        each.catch_up(reply.seq)
        first.must(Say(0, Message.HELLO))
        for each in (second, other):
            each.catch_up(first.seq)
            assert each.events[-1].event == Said(0, Message.HELLO)
            assert each.position.view == first.position.view
        assert other.position.own.choices == ()
        assert other.position.own.seats == ()
        assert {told.seq for told in other.events} == {told.seq for told in first.events}


@pytest.mark.parametrize("message", Message)
def test_a_message_as_a_page_sends_it(anna: Person, ben: Person, message: Message) -> None:
    """In plain JSON, as from a page, which knows only the schema and nothing of this package."""
    table = anna.table(Settings("wuerfelkoenig", 2))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        said = {"type": "say", "seat": 0, "message": message.value}
        first.socket.send(json.dumps({"type": "intent", "id": "a-message", "seen": first.seq, "command": said}))
        while "a-message" not in first.replies:
            first.take()
        assert first.replies["a-message"].accepted
        second.catch_up(first.replies["a-message"].seq)
        assert second.events[-1].event == Said(0, message)


@pytest.mark.parametrize("game", [name for name, rules in GAMES.items() if rules.harms is not Game.harms])
def test_an_offer_warns_of_a_harmful_move(anna: Person, game: str) -> None:
    """Not for an early move, which can be changed; and there is always an offer without a warning."""
    with anna.at(anna.table(Settings(game, 2))) as line:
        against_a_bot(line)
        rng = Random(5)
        found: set[Harm] = set()
        while not found:
            line.play_on(rng, steps=1)
            assert not line.over
            for choice in line.position.own.choices:
                harms = {offer.harm for offer in choice.actions}
                assert not choice.actions or None in harms
                assert harms <= {None} or not choice.early
                found |= {harm for harm in harms if harm is not None}


def test_presence_is_sent(anna: Person, ben: Person, nobody: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2))
    with anna.at(table) as first:
        first.must(Sit())
        with ben.at(table) as second:
            second.must(Sit())
            while first.present != messages.Present((0, 1), 0):
                first.take()
            with nobody.at(table):
                while first.present != messages.Present((0, 1), 1):
                    first.take()
        while first.present != messages.Present((0,), 0):
            first.take()


def test_a_returning_player_gets_exactly_what_was_missed(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        first.must(Start())
        second.catch_up(first.seq)
        before = second.seq
        second.socket.close()
        for _ in range(3):
            command = first.any_command(Random(3))
            if command is not None:
                first.must(command)
        with ben.at(table, before) as again:
            assert [told.seq for told in again.events] == list(range(before + 1, first.seq + 1))
            assert again.position.view == first.position.view
        with ben.at(table, first.seq) as again:
            assert again.events == []
        with ben.at(table, 0) as again:
            assert [told.seq for told in again.events] == list(range(1, first.seq + 1))


def test_the_same_intent_gets_the_same_reply(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as line:
        against_a_bot(line)
        intent = line.intent(Roll(0))
        reply = line.ask(intent)
        assert reply.accepted
        line.catch_up(reply.seq)
        seq, events = line.seq, len(line.events)
        assert line.ask(intent) == reply
        with anna.at(table, line.seq) as other:
            assert other.ask(intent) == reply
        assert (line.seq, len(line.events)) == (seq, events)


def test_a_stale_intent_is_refused_as_stale(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as line:
        against_a_bot(line)
        old = line.seq
        line.must(Roll(0))
        choices = line.position.own.choices[0].actions
        reply = line.do(Act(0, choices[0].text), seen=old)
        assert not reply.accepted
        assert reply.refusal is not None
        assert reply.refusal.key == "table-refusal-stale"
        assert reply.seq == line.seq


def test_two_tabs_race_for_one_move(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as one:
        against_a_bot(one)
        with anna.at(table, one.seq) as two:
            intents = [one.intent(Roll(0)), two.intent(Roll(0))]
            one.send(intents[0])
            two.send(intents[1])
            for line, intent in zip((one, two), intents, strict=True):
                while intent.id not in line.replies:
                    line.take()
            replies = [one.replies[intents[0].id], two.replies[intents[1].id]]
            assert sorted(reply.accepted for reply in replies) == [False, True]


def test_take_back_by_consent_and_rematch(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        first.must(Start())
        assert first.refused(Rematch()) == "table-refusal-not-over"
        first.must(Ask(0, Question.END))
        second.catch_up(first.seq)
        assert second.position.table.question == tables.Asking(second.seq, 0, Question.END, (0,))
        second.must(Answer(1, second.question, yes=False))
        first.catch_up(second.seq)
        first.must(Ask(0, Question.END))
        second.catch_up(first.seq)
        reply = second.must(Answer(1, second.question, yes=True))
        first.catch_up(reply.seq)
        assert first.position.table.ending is Ending.AGREED
        assert first.position.table.seed is not None
        again = first.do(Rematch())
        assert again.table is not None
        assert second.do(Rematch()).table == again.table
        with ben.at(again.table) as line:
            assert line.position.own.seats == (1,)
            assert line.position.table.options == msgspec.Raw(b'{"start":2}')


def test_early_moves_are_secret(anna: Person, ben: Person) -> None:
    """Würfelland's passive players choose at the same time (WL6)."""
    table = anna.table(Settings("wuerfelland", 2))
    with anna.at(table) as first, ben.at(table) as second:
        first.must(Sit())
        second.must(Sit())
        first.must(Start())
        rng = Random(5)
        while True:
            for line in (first, second):
                line.catch_up(max(first.seq, second.seq))
            early = [line for line in (first, second) if any(choice.early for choice in line.position.own.choices)]
            if early:
                break
            for line in (first, second):
                if (command := line.any_command(rng)) is not None:
                    line.must(command)
                    break
        mine, other = early[0], second if early[0] is first else first
        choice = next(choice for choice in mine.position.own.choices if choice.early)
        before = mine.seq
        assert mine.do(Act(choice.seat, choice.actions[0].text)).accepted
        person = anna if mine is first else ben
        with person.at(table, mine.seq) as again:
            assert again.position.own.early == {choice.seat: choice.actions[0]}
        with (ben if mine is first else anna).at(table, 0) as spying:
            assert spying.position.own.early == {}
            assert spying.seq == before == other.seq


def test_sentences_are_in_the_clients_language(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as line:
        against_a_bot(line)
        line.must(Roll(0))
    with anna.at(table, lang="de") as german:
        assert any("würfelt" in told.sentence for told in german.events)
        assert german.position.task
        reply = german.do(Act(0, "nonsense"))
        assert reply.sentence.startswith("Das ist nicht zu lesen") or "nonsense" in reply.sentence
    with anna.at(table) as plain:
        assert not any(told.sentence for told in plain.events)
