"""Every way in which a game file can break the rules or its promise is found, at the right entry, with the reason."""

import msgspec
import pytest
from msgspec.structs import replace

from tests.records.record_games import FOLDER
from tests.records.sessions import fair_dice, finished, new_session
from tests.rules.kits import RULES
from wuerfelreich import Chance, game
from wuerfelreich.records import (
    BrokenRecord,
    Drawn,
    Entry,
    Event,
    EventKind,
    Fair,
    Fair2,
    Moved,
    Record,
    RecordError,
    Scripted,
    Seat,
    Seeded,
    branch,
    read_record,
    replay,
    verify,
    write_record,
)
from wuerfelreich.records.dice_check import Fault
from wuerfelreich.records.header import Material, make_header
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.game_files import fault_sentence

GAME = finished("wuerfelkoenig", 2).record
#: The first player's first choice, and the roll before it.
FIRST = next(at for at, entry in enumerate(GAME.entries) if isinstance(entry, Moved))
ROLL = FIRST - 1
P1 = next(entry.seat for entry in GAME.entries if isinstance(entry, Moved))
P2 = 1 - P1


def changed(at: int, *entries: Entry, upto: int | None = None) -> Record:
    """The game with one entry replaced by others, and possibly cut off there."""
    rest = GAME.entries[at + 1 :] if upto is None else ()
    return Record(GAME.header, (*GAME.entries[:at], *entries, *rest))


def rules_fault(record: Record) -> Fault:
    """The only breach of the rules in a file, after writing and reading it."""
    faults = [fault for fault in verify(read_record(write_record(record))).faults if fault.why.key != "broken-dice"]
    assert len(faults) == 1
    with pytest.raises(BrokenRecord) as broken:
        replay(record)
    assert (broken.value.entry, broken.value.why, broken.value.because) == (
        faults[0].entry,
        faults[0].why,
        faults[0].because,
    )
    return faults[0]


def test_the_game_itself_is_sound() -> None:
    verdict = verify(GAME)
    assert verdict.sound
    assert verdict.entries == len(GAME.entries)
    assert verdict.result is not None
    assert verdict.dice.told == Phrase("dice-checked", {"rolls": verdict.dice.rolls})


def test_a_move_out_of_turn() -> None:
    text = GAME.entries[FIRST]
    assert isinstance(text, Moved)
    assert rules_fault(changed(FIRST, Moved(P2, text.text))) == Fault(
        FIRST, Phrase("broken-other-seat", {"seat": f"P{P2 + 1}", "due": f"P{P1 + 1}"})
    )


def test_an_illegal_action() -> None:
    state = replay(Record(GAME.header, GAME.entries[:FIRST])).state
    rules = RULES["wuerfelkoenig"]
    wanted = next(
        text for text in ("take 1", "take 2", "take 3", "penalty") if rules.refusal(state, rules.read_action(text))
    )
    fault = rules_fault(changed(FIRST, Moved(P1, wanted)))
    assert fault.entry == FIRST
    assert fault.why == Phrase("broken-refused", {"seat": f"P{P1 + 1}", "action": wanted})
    assert fault.because == rules.refusal(state, rules.read_action(wanted))


@pytest.mark.parametrize("text", ["", "dance", "keep R9", "take 77", "take 1 to P9", "keep " + "R1 " * 200])
def test_an_unreadable_action(text: str) -> None:
    fault = rules_fault(changed(FIRST, Moved(P1, text)))
    assert (fault.entry, fault.why.key) == (FIRST, "broken-notation")


def test_an_action_before_its_roll() -> None:
    roll = GAME.entries[ROLL]
    assert isinstance(roll, Drawn)
    early = Record(GAME.header, (*GAME.entries[:ROLL], Moved(P1, "penalty")))
    assert rules_fault(early) == Fault(ROLL, Phrase("broken-draw-due", {"label": roll.label}))


def test_a_roll_instead_of_a_decision() -> None:
    roll = GAME.entries[ROLL]
    twice = Record(GAME.header, (*GAME.entries[: ROLL + 1], roll))
    assert rules_fault(twice) == Fault(FIRST, Phrase("broken-action-due", {"seat": f"P{P1 + 1}"}))


def test_a_draw_other_than_the_one_due() -> None:
    roll = GAME.entries[ROLL]
    assert isinstance(roll, Drawn)
    fault = rules_fault(changed(ROLL, replace(roll, label="turn 9 roll 3")))
    assert fault == Fault(ROLL, Phrase("broken-label", {"label": "turn 9 roll 3", "due": roll.label}))


@pytest.mark.parametrize("picks", [((0, 6),), ((0, 6),) * 5, ((0, 6),) * 7, ((0, 5), *((0, 6),) * 5)])
def test_picks_that_do_not_fit_the_draw(picks: tuple[tuple[int, int], ...]) -> None:
    roll = GAME.entries[ROLL]
    assert isinstance(roll, Drawn)
    fault = rules_fault(changed(ROLL, replace(roll, picks=picks)))
    assert fault == Fault(ROLL, Phrase("broken-totals", {"label": roll.label}))


def test_a_roll_with_the_wrong_text() -> None:
    roll = GAME.entries[ROLL]
    assert isinstance(roll, Drawn)
    lie = "R1 R2 R3 R4 R5 R6"
    fault = rules_fault(changed(ROLL, replace(roll, text=lie)))
    assert fault == Fault(ROLL, Phrase("broken-outcome", {"label": roll.label, "told": lie, "true": roll.text}))


def forged(at: int) -> Record:
    """The game with another pick in a roll, and the text that belongs to it; cut off there."""
    roll = GAME.entries[at]
    assert isinstance(roll, Drawn)
    (pick, total), *rest = roll.picks
    picks = (((pick + 1) % total, total), *rest)
    rules = RULES["wuerfelkoenig"]
    due = rules.next(replay(Record(GAME.header, GAME.entries[:at])).state)
    assert isinstance(due, Chance)
    given = iter(picks)
    told = rules.write_outcome(due, due.draw(lambda _: next(given)[0]))
    return Record(GAME.header, (*GAME.entries[:at], Drawn(roll.label, picks, told)))


def test_forged_dice_are_found() -> None:
    record = forged(ROLL)
    roll = record.entries[ROLL]
    assert isinstance(roll, Drawn)
    assert replay(record).steps  # it breaks no rule
    assert verify(record).faults == (Fault(ROLL, Phrase("broken-dice", {"label": roll.label})),)


def test_dice_are_not_checked_where_that_is_impossible() -> None:
    record = forged(ROLL)
    dice = GAME.header.dice
    assert isinstance(dice, Fair)
    hidden = verify(Record(replace(GAME.header, dice=replace(dice, seed=None)), record.entries))
    assert hidden.sound
    assert (hidden.dice.told, hidden.dice.rolls) == (Phrase("dice-not-revealed", {"commitment": dice.commitment}), 0)
    scripted = verify(Record(replace(GAME.header, dice=Scripted()), record.entries))
    assert scripted.sound
    assert (scripted.dice.told, scripted.dice.rolls) == (Phrase("dice-scripted"), 0)


def test_seeded_dice_are_checked_too() -> None:
    session = new_session(RULES["wuerfelkoenig"], 2, Seeded("Montag"))
    for _ in range(3):
        session.draw()
    assert verify(session.record).sound
    verdict = verify(Record(replace(session.header, dice=Seeded("Dienstag")), session.record.entries))
    assert [fault.why.key for fault in verdict.faults] == ["broken-dice"] * len(verdict.faults)
    assert verdict.faults


def test_a_seed_other_than_promised_is_found_even_if_the_dice_fit_it() -> None:
    other = fair_dice("other", 2)
    swapped = replace(fair_dice("1", 2), commitment=other.commitment)
    verdict = verify(Record(replace(GAME.header, dice=swapped), GAME.entries))
    assert verdict.faults == (Fault(None, Phrase("broken-commitment")),)


def test_another_table_or_seat_seed_gives_other_dice() -> None:
    dice = fair_dice("1", 2)
    for other in (replace(dice, table="other"), replace(dice, seats=("seat-2", "seat-1"))):
        verdict = verify(Record(replace(GAME.header, dice=other), GAME.entries))
        assert {fault.why.key for fault in verdict.faults} == {"broken-dice"}


@pytest.mark.parametrize(
    "late",
    [
        Moved(0, "penalty"),
        Drawn("turn 99 roll 1", ((0, 6),), "R1"),
        *(Event(kind, seat) for kind in EventKind for seat in (0, 1)),
    ],
)
def test_nothing_may_follow_the_end(late: Entry) -> None:
    """Not even a take-back: by then the seed is public, and future dice are known."""
    over = Record(GAME.header, (*GAME.entries, late))
    assert rules_fault(over) == Fault(len(GAME.entries), Phrase("broken-after-end"))


def acted(*entries: Entry) -> Record:
    """The first decision, then these entries."""
    return Record(GAME.header, (*GAME.entries[:FIRST], *entries))


def test_a_take_back_restores_the_previous_state() -> None:
    session = new_session(RULES["wuerfelkoenig"], 2, GAME.header.dice)
    while isinstance(session.next(), Chance):
        session.draw()
    before = session.state
    action = session.game.legal(before)[-1]
    assert session.act(action) is None
    assert session.take_back() is None
    assert session.state == before
    assert session.act(action) is None
    assert verify(session.record).sound


def test_a_take_back_never_crosses_a_chance_step() -> None:
    session = new_session(RULES["wuerfelkoenig"], 2, GAME.header.dice)
    while isinstance(session.next(), Chance):
        session.draw()
    assert session.act(session.game.read_action("keep -")) is None
    session.draw()
    assert session.movers == ()
    assert session.take_back() == Phrase("refusal-nothing-to-take-back")
    back = Record(session.header, (*session.record.entries, Event(EventKind.TAKE_BACK, P1)))
    assert rules_fault(back) == Fault(FIRST + 2, Phrase("broken-nothing-to-take-back"))


def test_an_action_can_be_taken_back_only_once() -> None:
    back = Event(EventKind.TAKE_BACK, P1)
    twice = acted(Moved(P1, "keep -"), back, back)
    assert rules_fault(twice) == Fault(FIRST + 2, Phrase("broken-nothing-to-take-back"))


def test_nobody_takes_back_another_players_action() -> None:
    stolen = acted(Moved(P1, "keep -"), Event(EventKind.TAKE_BACK, P2))
    assert rules_fault(stolen) == Fault(FIRST + 1, Phrase("broken-take-back-of-others", {"seat": f"P{P1 + 1}"}))


def test_events_name_a_seat_at_the_table() -> None:
    for kind in EventKind:
        strange = acted(Event(kind, 4))
        assert rules_fault(strange) == Fault(FIRST, Phrase("refusal-no-such-seat", {"seat": "P5"}))


def test_an_unfinished_game_is_sound_and_has_no_result() -> None:
    verdict = verify(Record(GAME.header, GAME.entries[:FIRST]))
    assert verdict.sound
    assert verdict.result is None


def test_other_rules_and_other_material_are_refused() -> None:
    with pytest.raises(
        RecordError, match="version 99 of the rules of wuerfelkoenig is unknown: this program plays version 1"
    ):
        verify(Record(replace(GAME.header, rules=99), GAME.entries))
    with pytest.raises(RecordError, match="not the material"):
        verify(Record(replace(GAME.header, material=Material("0" * 64)), GAME.entries))
    own = msgspec.json.encode({**msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical), "note": 1})
    with pytest.raises(RecordError, match="not the material"):
        verify(Record(replace(GAME.header, material=Material(GAME.header.material.sha256, msgspec.Raw(own)))))
    with pytest.raises(RecordError, match="cannot be used"):
        verify(Record(replace(GAME.header, material=Material("0" * 64, msgspec.Raw(b'{"citizens":[]}')))))
    for own in (b"null", b"[]", b"7"):
        with pytest.raises(RecordError, match="JSON object"):
            verify(Record(replace(GAME.header, material=Material("0" * 64, msgspec.Raw(own)))))


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_number_of_seats_or_wrong_options_are_refused(name: str) -> None:
    rules = RULES[name]
    header = make_header(rules, tuple(Seat(str(at)) for at in range(rules.seats[0])), Seeded("x"))
    with pytest.raises(RecordError, match="players, not for"):
        verify(Record(replace(header, seats=header.seats[:1])))
    with pytest.raises(RecordError, match="cannot begin"):
        verify(Record(replace(header, options=rules.options(start=6 + 1))))


def entry_line(record: Record, fault: Fault) -> str:
    """The line of the file that a message names."""
    sentence = fault_sentence(words_in("en"), record.header, fault)
    number = int(sentence.split(":")[0].removeprefix("Line "))
    return write_record(record).split("\n")[number - 1]


def test_messages_name_the_line_of_the_file() -> None:
    record = changed(FIRST, Moved(P1, "dance"))
    assert entry_line(record, rules_fault(record)) == f"P{P1 + 1} dance"
    branched = branch(GAME, FIRST, fair_dice("new", 2))
    record = Record(branched.header, (*branched.entries, Moved(P1, "dance")))
    assert entry_line(record, rules_fault(record)) == f"P{P1 + 1} dance"


def test_custom_material_may_break_nothing_else() -> None:
    own = msgspec.json.encode({**msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical), "note": "mine"})
    session = new_session(game("wuerfelkoenig", own), 2, fair_dice("1", 2))
    session.draw()
    swapped = Record(replace(session.header, material=GAME.header.material), session.record.entries)
    assert verify(swapped).sound  # the cards are the same, only the note is not
    assert verify(session.record).sound


def test_a_finished_game_must_have_its_seed_and_an_unfinished_one_with_it_is_remarked_upon() -> None:
    record = read_record((FOLDER / "knatsch" / "king-linked.wr").read_bytes())
    dice = record.header.dice
    assert isinstance(dice, Fair2)
    hidden = verify(Record(replace(record.header, dice=replace(dice, seed=None)), record.entries))
    assert [fault.why.key for fault in hidden.faults] == ["broken-no-seed"]
    cut = verify(Record(record.header, record.entries[:-1]))
    assert cut.sound
    assert [remark.key for remark in cut.dice.remarks] == ["dice-unfinished"]
