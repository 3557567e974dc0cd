"""Truncated, damaged and hostile files: an error message, or a sound shorter game – never any other exception."""

import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.sessions import finished, new_session, random_session
from tests.rules.kits import RULES
from wuerfelreich.records import (
    Event,
    EventKind,
    Record,
    RecordError,
    Session,
    Verdict,
    read_record,
    verify,
    write_record,
)
from wuerfelreich.records.disk import load
from wuerfelreich.records.file import MAX_FILE_BYTES, MAX_LINE_LENGTH
from wuerfelreich.records.header import MAX_NAME_LENGTH
from wuerfelreich.records.log import MAX_ENTRIES
from wuerfelreich.rules.material import MAX_BYTES
from wuerfelreich.rules.registry import GAMES

SMALL = write_record(random_session("wuerfelkoenig", 2, seed=4, most=14).record).encode()
LARGE = {name: write_record(finished(name, RULES[name].seats[-1]).record).encode() for name in GAMES}
HEAD, BODY = SMALL.decode().split("\n\n")
HEADER = dict(line.split(" ", 1) for line in HEAD.split("\n"))


def examined(data: bytes | str) -> Verdict | None:
    """What checking a file finds; None if a message says that it is not a game file."""
    try:
        return verify(read_record(data))
    except RecordError as error:
        told = error.phrase
    assert told is not None, "there are words for it in every language"
    return None


def refused(data: bytes | str) -> str:
    """The error message that a file gets."""
    with pytest.raises(RecordError) as error:
        verify(read_record(data))
    assert 10 < len(str(error.value)) < 2_000
    return str(error.value)


def with_line(key: str, value: str) -> str:
    """The small file with another value in its header."""
    return SMALL.decode().replace(f"\n{key} {HEADER[key]}\n", f"\n{key} {value}\n", 1)


def test_cut_off_at_every_byte() -> None:
    whole = verify(read_record(SMALL))
    sound = 0
    for cut in range(len(SMALL)):
        verdict = examined(SMALL[:cut])
        if verdict is not None:
            assert verdict.sound
            assert verdict.entries < whole.entries
            assert SMALL[:cut].endswith(b"\n")
            sound += 1
    assert sound == whole.entries  # cut after the empty line and after every entry but the last


@pytest.mark.parametrize("name", GAMES)
def test_a_large_file_cut_off_anywhere(name: str) -> None:
    data = LARGE[name]
    rng = Random(1)
    for cut in [*rng.sample(range(len(data)), 12), *(at + 1 for at in rng.sample(range(len(data)), 6))]:
        verdict = examined(data[:cut])
        assert verdict is None or verdict.sound


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_bytes_damaged_at_random(name: str, data: st.DataObject) -> None:
    damaged = bytearray(LARGE[name])
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        damaged[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    examined(bytes(damaged))


@given(at=st.integers(0, len(SMALL) - 1), new=st.binary(min_size=1, max_size=4))
def test_bytes_damaged_in_a_small_file(at: int, new: bytes) -> None:
    """It is mostly header, so this exercises the header's checks."""
    examined(SMALL[:at] + new + SMALL[at + len(new) :])


@given(data=st.data())
def test_lines_swapped_dropped_and_duplicated(data: st.DataObject) -> None:
    lines = SMALL.decode().split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1))
    lines[at : at + 1] = data.draw(st.sampled_from([[], [lines[other]], [lines[at]] * 2, [lines[at], lines[other]]]))
    examined("\n".join(lines))


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: "wuerfelreich 1\n" + text))
def test_nonsense(data: bytes | str) -> None:
    assert examined(data) is None


@given(st.characters(categories=["Cs"]))
def test_lone_surrogates_in_a_text(sign: str) -> None:
    assert "UTF-8" in refused(SMALL.decode() + f"P1 {sign}\n")
    assert "UTF-8" in refused(sign)


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"\0" * 100, b"\xff\xfe", b"PK\x03\x04", b"{}", "wuerfelreich", "würfelreich 1\n"]
)
def test_other_files(data: bytes | str) -> None:
    assert "this is not a game file" in refused(data)


def test_another_format() -> None:
    assert refused("wuerfelreich 4\n\n") == "this file has format 4; this program reads formats 1 to 3"
    assert "this program reads formats 1 to 3" in refused("wuerfelreich " + "9" * 1_000 + "\n\n")


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.wr"
    with path.open("wb") as file:
        file.write(SMALL)
        file.truncate(50_000_000)
    began = time.process_time()
    with pytest.raises(RecordError, match="at most 4 MB"):
        load(path)
    assert time.process_time() - began < 1
    with pytest.raises(RecordError, match="at most 4,194,304 bytes"):
        read_record(b"x" * (MAX_FILE_BYTES + 1))


def test_too_many_moves() -> None:
    most = HEAD + "\n\n" + "! timeout P1\n" * MAX_ENTRIES
    assert verify(read_record(most)).sound
    assert refused(most + "! timeout P1\n") == "a game file may have at most 20,000 moves, but this one has 20,001"


def test_a_session_stops_at_the_maximum_number_of_moves() -> None:
    session = new_session(RULES["wuerfelkoenig"], 2)
    full = Session(Record(session.header, (Event(EventKind.TIMEOUT, 0),) * MAX_ENTRIES))
    with pytest.raises(RecordError, match="at most 20,000 moves"):
        full.draw()
    assert len(full.steps) == MAX_ENTRIES


def test_too_much_material() -> None:
    own = '{"citizens":"' + "x" * 300_000 + '"}'
    assert refused(with_line("material", f'{{"sha256":"{"0" * 64}","own":{own}}}')) == "line 4: the line is too long"
    own = '{"citizens":"' + "x" * (MAX_BYTES + 1) + '"}'
    assert "allowed" in refused(with_line("material", f'{{"sha256":"{"0" * 64}","own":{own}}}'))


@pytest.mark.parametrize("deep", [30, 100, 1_000, 100_000])
@pytest.mark.parametrize("key", ["game", "rules", "material", "seat", "options", "dice"])
def test_deep_nesting(key: str, deep: int) -> None:
    for opening, closing in (("[", "]"), ('{"own":', "}"), ('{"a":[', "]}")):
        nested = opening * deep + "1" + closing * deep
        assert refused(with_line(key, nested))
        assert refused(with_line(key, opening * deep))
    own = f'{{"sha256":"{"0" * 64}","own":{"[" * deep}{"]" * deep}}}'
    assert refused(with_line("material", own))
    assert refused(with_line("material", own.replace("[", '{"a":').replace("]", "}")))


@pytest.mark.parametrize("key", ["game", "rules", "material", "seat", "options", "dice"])
@pytest.mark.parametrize(
    "value",
    [
        "",
        "null",
        "true",
        "7",
        "-1",
        "1.5",
        "1e400",
        "9" * 900,
        '""',
        "[]",
        "{}",
        '"\\ud800"',
        "NaN",
        "{",
        '{"kind":"dice"}',
    ],
)
def test_wrong_types_and_numbers_out_of_range(key: str, value: str) -> None:
    if (key, value) != ("options", "{}"):
        assert refused(with_line(key, value))


def test_every_header_line_is_required_exactly_once() -> None:
    lines = SMALL.decode().split("\n")
    for at, line in enumerate(lines[1:7], start=1):
        key = line.split(" ")[0]
        without = "\n".join(lines[:at] + lines[at + 1 :])
        assert key in refused(without) or "players, not for" in refused(without) or "seat seed" in refused(without)
        if key != "seat":
            assert f"2 '{key}' lines" in refused("\n".join([*lines[:at], line, *lines[at:]]))
    origin = f'origin {{"record":"{"0" * 64}","entries":0}}'
    assert examined(HEAD + "\n" + origin + "\n\n" + BODY)
    assert "2 'origin' lines" in refused(HEAD + "\n" + origin + "\n" + origin + "\n\n" + BODY)
    assert "999 'seat' lines" in refused(HEAD.replace("\nseat", "\nseat {}" * 997 + "\nseat", 1) + "\n\n")
    assert refused(HEAD + "\nsecret 1\n\n") == "line 9: a header has no line 'secret'"


def test_a_branch_without_its_shared_moves() -> None:
    origin = f'origin {{"record":"{"0" * 64}","entries":99}}'
    assert "99 moves it shares" in refused(HEAD + "\n" + origin + "\n\n" + BODY)
    for entries in (-1, MAX_ENTRIES + 1, 2**70):
        assert refused(HEAD + "\n" + origin.replace("99", str(entries)) + "\n\n" + BODY)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seat", '{"name":""}'),
        ("seat", '{"name":"' + "x" * (MAX_NAME_LENGTH + 1) + '"}'),
        ("seat", '{"name":"\\u001b[2J"}'),
        ("seat", '{"name":"a\\nb"}'),
        ("seat", '{"name":"a","bot":"\\u0000"}'),
        ("dice", '{"kind":"seeded","seed":""}'),
        ("dice", '{"kind":"seeded","seed":"' + "x" * (MAX_NAME_LENGTH + 1) + '"}'),
        ("dice", '{"kind":"seeded","seed":"\\u0007"}'),
        ("dice", f'{{"kind":"fair","table":"a b","commitment":"{"0" * 64}","seats":["a","b"]}}'),
        ("dice", f'{{"kind":"fair","table":"a","commitment":"{"0" * 64}","seats":["a","b,c"]}}'),
        ("dice", f'{{"kind":"fair","table":"a","commitment":"{"0" * 64}","seats":["a"]}}'),
        ("dice", f'{{"kind":"fair","table":"a","commitment":"{"0" * 63}","seats":["a","b"]}}'),
        ("dice", f'{{"kind":"fair","table":"a","commitment":"{"0" * 64}","seats":["a","b"],"seed":"{"g" * 64}"}}'),
        ("material", f'{{"sha256":"{"A" * 64}"}}'),
        ("options", '{"start":99}'),
        ("options", '{"surprise":1}'),
    ],
)
def test_a_header_that_makes_no_sense(key: str, value: str) -> None:
    assert refused(with_line(key, value))


def test_the_last_of_two_equal_keys_counts() -> None:
    """As in JSON elsewhere; whatever was read is also what is written back."""
    record = read_record(with_line("options", '{"start":99,"start":null}'))
    assert write_record(record).encode() == SMALL


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "hello",
        "P0 penalty",
        "P7 penalty",
        "p1 penalty",
        "! dance P1",
        "! takeback",
        "! takeback P9",
        "! takeback P1 P2",
        "~",
        "~ start",
        "~ start = P1",
        "~ start = P1 < ",
        "~ start = P1 < 0/",
        "~ start = P1 < 2/2",
        "~ start = P1 < -1/2",
        "~ start = P1 < 0/0",
        "~ start = P1 < 00/2",
        "~ start = P1 < 0/9999999999",
        "~ start = P1 < 0/2  0/2",
        "~ start = P1 < ٠/٢",
        "~ " + "x" * 61 + " = P1 < 0/2",
        "~ start = " + "x" * 201 + " < 0/2",
        "P1 " + "x" * MAX_LINE_LENGTH,
        "P1 penalty\0",
        "P1 \x1b[2J",
        "P1 a\rb",
        "P1 \u2028",
        "P1 \u202e",
    ],
)
def test_a_line_that_is_not_an_entry(line: str) -> None:
    at = SMALL.count(b"\n") + 1
    assert refused(SMALL.decode() + line + "\n").startswith(f"line {at}: ")


def test_no_newline_at_the_end() -> None:
    assert refused(SMALL[:-1]).endswith("the file ends in the middle of a line")


def test_line_endings_and_byte_order_marks_of_other_systems() -> None:
    record = read_record(SMALL)
    assert read_record(SMALL.replace(b"\n", b"\r\n")) == record
    assert read_record(b"\xef\xbb\xbf" + SMALL) == record
    assert read_record(SMALL.decode()) == record
    assert "not a game file" in refused(SMALL.replace(b"\n", b"\r"))
    assert "UTF-8" in refused(SMALL.decode().encode("utf-16"))
    assert "UTF-8" in refused(SMALL.replace(b"Anna", b"\xff\xfe"))
