"""A game is played by the rules version it began with: replayed, verified, branched and played to its end."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.records.record_games import FOLDER
from tests.records.sessions import fair_dice, new_session, play_on
from wuerfelreich import GAMES, game
from wuerfelreich.records import Moved, Record, RecordError, Session, branch, read_record, replay, verify, write_record
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.game import UnknownVersionError


def recorded(name: str) -> Record:
    return read_record((FOLDER / "knatsch" / f"{name}.wr").read_bytes())


#: A game from before version 2, with turns that ended by `end` after a special was taken while guards existed (KN7).
OLD = recorded("tournaments-turns_ended_after_specials")
NEW = recorded("tournaments-version_2")


def by_version(record: Record, version: int) -> Record:
    """The same moves in a file that names another version."""
    return Record(replace(record.header, rules=version), record.entries)


@pytest.mark.parametrize("record", [OLD, NEW], ids=["1", "2"])
def test_a_game_is_replayed_by_its_own_version(record: Record) -> None:
    played = replay(record)
    assert played.game.version == record.header.rules
    assert verify(record).sound


@pytest.mark.parametrize(("record", "other"), [(OLD, 2), (NEW, 1)], ids=["1 as 2", "2 as 1"])
def test_under_another_version_the_same_moves_break_the_rules_after_an_end(record: Record, other: int) -> None:
    [fault] = verify(by_version(record, other)).faults
    assert fault.entry is not None
    last = record.entries[fault.entry - 1]
    assert isinstance(last, Moved)
    assert last.text == "end"


def test_a_game_of_an_old_version_continues_and_ends_under_it() -> None:
    """Resumed from a file, including before the moves that the versions treat differently."""
    session = new_session(game("knatsch", version=1), 3, fair_dice("old", 3))
    rng = Random(3)
    for _ in range(60):
        play_on(session, rng)
    session = Session(read_record(write_record(session.record)))
    while session.result is None:
        play_on(session, rng)
    record = read_record(write_record(session.record))
    assert record.header.rules == 1
    assert verify(record).sound
    [fault] = verify(by_version(record, 2)).faults
    assert fault.entry is not None
    assert fault.entry > 60


def test_a_branch_keeps_the_version() -> None:
    session = Session(branch(OLD, len(OLD.entries) // 2, fair_dice("branch", 3)))
    rng = Random(1)
    while session.result is None:
        play_on(session, rng)
    assert session.header.rules == session.game.version == 1
    assert verify(session.record).sound


@pytest.mark.parametrize("name", GAMES)
def test_new_games_are_of_the_newest_version(name: str) -> None:
    newest = GAMES[name].versions[-1]
    rules = game(name)
    assert (rules.version, new_session(rules, rules.seats[0]).header.rules) == (newest, newest)
    assert shipped(name) is shipped(name, newest)
    assert [game(name, version=version).version for version in GAMES[name].versions] == list(GAMES[name].versions)


@pytest.mark.parametrize("version", [-1, 0, 3, 99])
def test_an_unknown_version_gets_a_clear_message(version: int) -> None:
    sentence = f"version {version} of the rules of knatsch is unknown: this program plays versions 1 to 2"
    with pytest.raises(UnknownVersionError, match=sentence):
        game("knatsch", version=version)
    with pytest.raises(RecordError, match=sentence):
        verify(read_record(write_record(by_version(OLD, version))))
