"""A branch: the past of an old game, and a future with its own dice."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from tests.records.sessions import fair_dice, finished
from wuerfelreich.records import Fair, Moved, Record, RecordError, Session, branch, read_record, verify, write_record
from wuerfelreich.rules.game import Phrase

GAME = finished("wuerfelkoenig", 2).record
FIRST = next(at for at, entry in enumerate(GAME.entries) if isinstance(entry, Moved))
ROLL = FIRST - 1


def test_a_branch_shares_the_past_and_has_its_own_dice() -> None:
    record = branch(GAME, FIRST, fair_dice("new", 2))
    assert record.entries == GAME.entries[:FIRST]
    assert record.header.origin is not None
    assert record.header.origin.entries == FIRST
    assert read_record(write_record(record)) == record
    verdict = verify(record)
    assert verdict.sound
    assert verdict.dice.told == Phrase("dice-checked-since-branch", {"rolls": 0, "entries": FIRST})
    plain = verify(Record(replace(record.header, origin=None), record.entries))
    assert {fault.why.key for fault in plain.faults} == {"broken-dice"}


def test_dice_after_the_branch_are_checked() -> None:
    session = Session(branch(GAME, ROLL, fair_dice("new", 2)))
    session.draw()
    assert verify(session.record).sound
    assert verify(session.record).dice.rolls == 1
    foreign = Record(session.header, (*session.record.entries[:-1], GAME.entries[ROLL]))
    assert [fault.why.key for fault in verify(foreign).faults] == ["broken-dice"]


def test_a_branch_is_identified_by_the_text_it_shares() -> None:
    """Whether the seed has been revealed in the meantime makes no difference."""
    dice = GAME.header.dice
    assert isinstance(dice, Fair)
    hidden = Record(replace(GAME.header, dice=replace(dice, seed=None)), GAME.entries)
    shared = Record(hidden.header, GAME.entries[:FIRST])
    expected = sha256(write_record(shared).encode()).hexdigest()
    for known in (GAME, hidden):
        origin = branch(known, FIRST, fair_dice("new", 2)).header.origin
        assert origin is not None
        assert origin.record == expected


def test_a_branch_can_branch_again_and_at_any_entry() -> None:
    for at in range(len(GAME.entries) + 1):
        once = branch(GAME, at, fair_dice("new", 2))
        assert verify(once).sound
        twice = branch(once, at // 2, fair_dice("newer", 2))
        assert twice.header.origin != once.header.origin
        assert verify(twice).sound


def test_a_branch_outside_the_game_or_with_known_dice_is_refused() -> None:
    for at in (-1, len(GAME.entries) + 1):
        with pytest.raises(RecordError, match="cannot branch"):
            branch(GAME, at, fair_dice("new", 2))
    with pytest.raises(RecordError, match="needs its own dice"):
        branch(GAME, 3, GAME.header.dice)
    with pytest.raises(RecordError, match="one seat seed for every seat"):
        branch(GAME, 3, fair_dice("new", 3))
