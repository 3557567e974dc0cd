"""`review`: the report for people in three languages, JSON for tools, and a sentence for every other file."""

import json
import re
from itertools import cycle
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
from msgspec.structs import replace

from tests.cli.commands import Run, refused, run
from tests.records.record_games import FOLDER
from tests.records.sessions import finished, random_session
from tests.review.accounts import short_game
from tests.words.test_narration import RESIGNS
from wuerfelreich.cli.review_report import mean_points, sparkline
from wuerfelreich.records import Event, EventKind, Record, write_record
from wuerfelreich.review.report import Review
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES, words_in

__all__ = ["run"]

#: The fields that format 1 promises.
PLAYER = {"start", "dice", "draws", "loss", "others", "drift", "result", "decisions", "grade"}
STEP = {"kind", "player", "before", "after"}


def saved(folder: Path, record: Record) -> str:
    (folder / "game.wr").write_text(write_record(record), encoding="utf-8")
    return "game.wr"


def rows(value: object) -> list[dict[str, object]]:
    return msgspec.convert(value, list[dict[str, object]])


@pytest.mark.parametrize("name", GAMES)
def test_json_keeps_to_its_schema_and_adds_up(run: Run, tmp_path: Path, name: str) -> None:
    done = run("review", saved(tmp_path, short_game(name, 3)), "--json")
    assert (done.code, done.err) == (0, "")
    found: dict[str, object] = json.loads(done.out)
    jsonschema_rs.validator_for(msgspec.json.schema(Review)).validate(found)
    assert (found["format"], len(str(found["evaluator"])), found["game"]) == (1, 64, name)
    assert len(rows(found["players"])) == 3
    for player in rows(found["players"]):
        assert player.keys() >= PLAYER
        one = msgspec.convert({key: player[key] for key in PLAYER - {"grade"}}, dict[str, float])
        sums = one["start"] + one["dice"] + one["draws"] - one["loss"] + one["others"] + one["drift"]
        assert sums == pytest.approx(one["result"], abs=1e-9)
    for step in rows(found["steps"]):
        assert step.keys() >= STEP
        assert ("luck" in step) == (step["kind"] in ("dice", "draw"))
        assert ("loss" in step) == (step["kind"] in ("decision", "forced"))
        assert ("best" in step) == (step["kind"] == "decision")


@pytest.mark.parametrize(("name", "language"), [*zip(GAMES, cycle(LANGUAGES), strict=False)])
def test_people_read_names_curves_sums_and_reasons(run: Run, tmp_path: Path, name: str, language: str) -> None:
    done = run("review", saved(tmp_path, short_game(name, 2)), "--lang", language)
    assert (done.code, done.err) == (0, "")
    for name_of_player in ("Anna", "Ben"):
        assert done.out.count(name_of_player) > 3
    assert "▁" in done.out
    assert "█" in done.out
    better = {"en": "Better: ", "de": "Besser: ", "hu": "Tanács: "}
    assert done.out.count(better[language]) in range(1, 6)
    # No line needs more than the 80 signs of a narrow terminal.
    assert max(map(len, done.out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_fit_into_a_terminal_with_a_long_name(run: Run, tmp_path: Path, language: str) -> None:
    record = short_game(next(iter(GAMES)), 2)
    seats = tuple(replace(seat, name="Brigitta") for seat in record.header.seats)
    told = run(
        "review", saved(tmp_path, replace(record, header=replace(record.header, seats=seats))), "--lang", language
    )
    assert (told.code, told.err) == (0, "")
    assert "…" not in told.out


@pytest.mark.parametrize(
    ("file", "sentence"),
    [("penalties", "Mostly skill: for "), ("draw_pile", "Luck beat skill: ")],
)
def test_the_report_begins_with_what_decided_the_game(run: Run, file: str, sentence: str) -> None:
    told = run("review", str(FOLDER / "wuerfelkoenig" / f"{file}.wr"), "--lang", "en")
    assert told.out.splitlines()[1].startswith(sentence)
    assert "simulated games." in told.out
    # What was hoped for stands beside what was played, and what a roll was used for beside the roll.
    assert re.search(r"Turn \d+, \w+: .*\(\d+% for the ", told.out)
    assert re.search(r"points: \w+ rolls [RGB1-6 ]+\. \w+ (takes|wins|convinces|founds)", told.out)


#: How a report says what leaving the game cost: by resigning, and by running out of time.
LEFT = {
    "de": ("Ben hat aufgegeben: Das hat ", "Die Zeit von Ben ist abgelaufen: Das hat "),
    "en": ("Ben resigned: that cost ", "Ben ran out of time: that cost "),
    "hu": ("Ben feladta: ez ", "Ben ideje lejárt: ez "),
}


@pytest.mark.parametrize("timed_out", [False, True])
@pytest.mark.parametrize(("name", "language"), [*zip(GAMES, cycle(LANGUAGES), strict=False)])
def test_the_report_says_what_it_cost_to_leave_the_game(
    run: Run, tmp_path: Path, name: str, language: str, timed_out: bool
) -> None:
    """The number is that of the sums, and nothing else says that somebody resigned who ran out of time."""
    session = finished(name, 2)
    kinds = [EventKind.TIMEOUT, EventKind.RESIGN] if timed_out else [EventKind.RESIGN]
    entries = (*session.record.entries[:2], *(Event(kind, 1) for kind in kinds))
    done = run("review", saved(tmp_path, Record(session.header, entries)), "--lang", language)
    assert (done.code, done.err) == (0, "")
    said = done.out.splitlines()[1]
    assert said.startswith(LEFT[language][timed_out])
    [cost] = re.findall(r"\d+[.,]\d", said)
    [sums] = [line for line in done.out.splitlines() if re.match(r"Ben +\d+[.,]\d ", line)]
    assert f"−{cost}" in sums
    assert (re.search(RESIGNS[language], done.out) is None) == timed_out


def test_a_sparkline_shows_every_height_and_ends_with_the_last() -> None:
    assert sparkline([0, 0.13, 0.26, 0.4, 0.51, 0.63, 0.76, 0.9, 1], 20) == "▁▂▃▄▅▆▇██"
    assert sparkline([0.0] * 99 + [1.0], 10) == "▁▁▁▁▁▁▁▁▁█"


@pytest.mark.parametrize(("mean", "told"), [(0.0, "0,0"), (0.00028, "0,03"), (0.0006, "0,1"), (0.0123, "1,2")])
def test_little_is_not_called_nothing_where_it_is_a_mean(mean: float, told: str) -> None:
    assert mean_points(words_in("de"), mean) == told


def cannot(run: Run, file: str, *words: str) -> None:
    done = run("review", file)
    assert done.code == 1
    assert done.out == ""
    assert done.err.startswith("wuerfelreich: ")
    for word in words:
        assert word in done.err


def test_a_running_game_gets_a_sentence(run: Run, tmp_path: Path) -> None:
    session = random_session("knatsch", 2, seed=1, most=30)
    cannot(run, saved(tmp_path, session.record), "not over yet")


def test_a_tampered_game_gets_a_sentence_with_the_line(run: Run, tmp_path: Path) -> None:
    text = write_record(short_game("knatsch", 2))
    (tmp_path / "game.wr").write_text(text.replace("resign P2", "resign P6"), encoding="utf-8")
    cannot(run, "game.wr", "not sound. Line ")


def test_a_game_with_unknown_material_gets_a_sentence(run: Run) -> None:
    cannot(run, str(FOLDER / "wuerfelland" / "crossing-on_own_boards.wr"), "too different")


@pytest.mark.parametrize(
    ("data", "word", "german"),
    [
        (b"", "not a game file", "keine Spieldatei"),
        (b"\x00\xff", "UTF-8", "UTF-8"),
        (b"wuerfelreich 9\n", "format 9", "Format 9"),
        (b"{}", "not a game file", "keine Spieldatei"),
    ],
)
def test_a_foreign_file_gets_a_sentence(run: Run, tmp_path: Path, data: bytes, word: str, german: str) -> None:
    (tmp_path / "game.wr").write_bytes(data)
    refused(run("review", "game.wr"), word)
    refused(run("review", "game.wr", "--lang", "de"), "Diese Spieldatei ist nicht lesbar: ", german)


def test_a_missing_file_gets_a_sentence(run: Run) -> None:
    refused(run("review", "nowhere.wr"), "nowhere.wr")
