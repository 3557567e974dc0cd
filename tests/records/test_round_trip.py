"""What is written can be read back as the same game, for every game and number of players."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.sessions import fair_dice, new_session, play_on, random_session
from tests.rules.kits import RULES, TABLES
from wuerfelreich import GAMES, game
from wuerfelreich.records import (
    Drawn,
    Event,
    Moved,
    Record,
    RecordError,
    Scripted,
    Seat,
    Seeded,
    Session,
    read_record,
    replay,
    verify,
    write_record,
)
from wuerfelreich.records.header import make_header

SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize(("name", "players"), TABLES)
@given(seed=SEEDS, most=st.integers(0, 150))
def test_a_game_is_the_same_after_writing_reading_and_replaying(name: str, players: int, seed: int, most: int) -> None:
    session = random_session(name, players, seed, most)
    text = write_record(session.record)
    read = read_record(text.encode())
    assert read == session.record
    assert write_record(read) == text
    played = replay(read)
    assert played.state == session.state
    assert played.result == session.result
    assert tuple(played.steps) == session.steps
    verdict = verify(read)
    assert verdict.faults == ()
    assert verdict.result == session.result
    assert verdict.dice.rolls == sum(isinstance(entry, Drawn) for entry in read.entries)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whole_games_are_sound_and_use_every_kind_of_entry(name: str, players: int) -> None:
    session = random_session(name, players, seed=players)
    assert session.result is not None
    assert verify(read_record(write_record(session.record))).sound
    assert {type(entry) for entry in session.record.entries} == {Moved, Drawn, Event}


@pytest.mark.parametrize("name", GAMES)
def test_custom_material_is_included_in_the_file(name: str) -> None:
    changed = {"note": 'house rules ✓ \u00ad\u2028 \t " \\', **msgspec.json.decode(RULES[name].box.canonical)}
    rules = game(name, msgspec.json.format(msgspec.json.encode(changed), indent=4))
    session = new_session(rules, rules.seats[0])
    for _ in range(10):
        session.draw() if not rules.legal(session.state) else session.act(rules.legal(session.state)[0])
    text = write_record(session.record)
    read = read_record(text)
    assert read == session.record
    assert write_record(read) == text
    assert not read.header.load().box.shipped
    assert read.header.load().box.fingerprint == rules.box.fingerprint != RULES[name].box.fingerprint
    assert verify(read).sound


@pytest.mark.parametrize("name", GAMES)
def test_shipped_material_is_only_named(name: str) -> None:
    text = write_record(new_session(RULES[name], RULES[name].seats[0]).record)
    assert f'material {{"sha256":"{RULES[name].box.fingerprint}"}}\n' in text
    assert len(text) < 1_000


@pytest.mark.parametrize("name", GAMES)
def test_the_largest_material_makes_a_file_that_can_be_read(name: str) -> None:
    """Floats grow when written out in full, so the limit must apply to what is written."""
    raw = msgspec.json.decode(RULES[name].box.canonical)
    filled = msgspec.json.encode({**raw, "filler": "F"}).replace(b'"F"', b"[" + b"1e15," * 45_000 + b"1]")
    with pytest.raises(ValueError, match="allowed"):
        game(name, filled)
    rules = game(name, msgspec.json.encode({**raw, "filler": ["ű" * 10_000] * 10}))
    record = Record(make_header(rules, tuple(Seat(str(at)) for at in range(rules.seats[0])), Seeded("x")))
    assert read_record(write_record(record)) == record


def test_a_session_continues_where_the_file_ends() -> None:
    whole = new_session(RULES["wuerfelkoenig"], 2)
    rng = Random(5)
    while whole.result is None:
        play_on(whole, rng)
    for cut in range(0, len(whole.record.entries), 7):
        session = Session(Record(whole.header, whole.record.entries[:cut]))
        for entry in whole.record.entries[cut:]:
            if isinstance(entry, Drawn):
                assert session.draw() == entry
            elif isinstance(entry, Moved):
                assert session.act(session.game.read_action(entry.text)) is None
        assert session.record == whole.record


def test_a_file_without_its_dice_cannot_be_continued() -> None:
    session = random_session("wuerfelkoenig", 2, seed=3, most=20)
    dice = fair_dice("3", 2)
    for unknown in (msgspec.structs.replace(dice, seed=None), Scripted()):
        header = msgspec.structs.replace(session.header, dice=unknown)
        with pytest.raises(RecordError, match="its dice are not in the file"):
            Session(Record(header, session.record.entries))
