"""`replay` and `verify`: what they print, and their exit codes."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import Run, refused, run
from tests.records.record_games import FOLDER
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES

__all__ = ["run"]

VILLAGE = FOLDER / "wuerfelkoenig" / "village.wr"
#: One recorded game of each game.
FILES = [next(iter(sorted((FOLDER / name).glob("*.wr")))) for name in GAMES if (FOLDER / name).exists()]


def changed(tmp_path: Path, old: str, new: str) -> str:
    """A file that differs from a sound one."""
    text = VILLAGE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "changed.wr"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_a_sound_file(run: Run, path: Path) -> None:
    done = run("verify", str(path))
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Sound: ")
    assert "draws recomputed from the seed." in done.out


def test_a_sound_file_as_json(run: Run) -> None:
    done = run("verify", str(VILLAGE), "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert (told["sound"], told["faults"], told["result"]["ending"]) == (True, [], "village")
    assert told["entries"] == VILLAGE.read_text(encoding="utf-8").split("\n\n")[1].count("\n")
    assert told["rolls_checked"] > 10


def test_an_unfinished_file(run: Run, tmp_path: Path) -> None:
    lines = VILLAGE.read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "short.wr").write_text("".join(lines[:20]), encoding="utf-8")
    done = run("verify", "short.wr")
    assert done.code == 0
    assert "The game is not over yet." in done.out
    assert json.loads(run("verify", "short.wr", "--json").out)["result"] is None


def test_a_file_that_breaks_the_rules(run: Run, tmp_path: Path) -> None:
    lines = VILLAGE.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("P"))
    seat = lines[at][:2]
    other = "P1" if seat != "P1" else "P2"
    path = changed(tmp_path, "\n" + lines[at] + "\n", f"\n{other}{lines[at][2:]}\n")
    done = run("verify", path)
    assert (done.code, done.err) == (1, "")
    assert f"Line {at + 1}: {other} moves, but it is {seat}’s decision." in done.out
    assert json.loads(run("verify", path, "--json").out)["sound"] is False
    assert run("verify", path, "--json").code == 1
    refused(run("replay", path), f"Line {at + 1}: ", f"it is {seat}’s decision")
    refused(run("terminal", "--resume", path), f"Line {at + 1}: ")
    refused(run("replay", path, "--lang", "de"), f"Zeile {at + 1}: ", f"{seat} muss entscheiden")


def test_a_file_with_other_dice(run: Run, tmp_path: Path) -> None:
    path = changed(tmp_path, '"seed":"', '"seed":"' + "0" * 64)
    refused(run("verify", path), "64 hexadecimal digits")
    seed = json.loads(next(line for line in VILLAGE.read_text(encoding="utf-8").split("\n") if line[:4] == "dice")[5:])
    path = changed(tmp_path, seed["seed"], "0" * 64)
    done = run("verify", path)
    assert done.code == 1
    assert "Header: The revealed seed is not the one whose hash was published." in done.out
    assert done.out.count("\n") < 20
    assert "more" in done.out
    assert len(json.loads(run("verify", path, "--json").out)["faults"]) > 20


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_not_game_files(run: Run, tmp_path: Path, command: str) -> None:
    refused(run(command, "missing.wr"), "missing.wr", "No such file")
    refused(run(command, str(tmp_path)), "Is a directory")
    (tmp_path / "other.txt").write_text("hello\n")
    refused(run(command, "other.txt"), "this is not a game file")
    (tmp_path / "empty.wr").touch()
    refused(run(command, "empty.wr"), "this is not a game file")
    with (tmp_path / "huge.wr").open("wb") as file:
        file.truncate(50_000_000)
    refused(run(command, "huge.wr"), "at most 4 MB")
    (tmp_path / "cut.wr").write_bytes(VILLAGE.read_bytes()[:-3])
    refused(run(command, "cut.wr"), "ends in the middle of a line")
    (tmp_path / "evil.wr").write_text('wuerfelreich 1\ngame "\x1b]0;evil\x07"\n\n')
    assert "\x1b" not in refused(run(command, "evil.wr"))
    (tmp_path / "evil.wr").write_bytes(VILLAGE.read_bytes().replace(b"options {}", b'options {"\\u001b[2J":1}'))
    assert "\x1b" not in refused(run(command, "evil.wr"), "options")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_a_replay_without_a_terminal_prints_all(run: Run, path: Path) -> None:
    done = run("replay", str(path))
    assert (done.code, done.err) == (0, "")
    assert done.out.count("\n") > 50
    assert "win" in done.out.strip().split("\n")[-1]
    told = json.loads(run("replay", str(path), "--json").out)
    assert told["game"] == path.parent.name
    assert [move["entry"] for move in told["moves"]] == path.read_text(encoding="utf-8").split("\n\n")[1].splitlines()
    assert told["result"]["places"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_by_option_and_by_locale(run: Run, language: str) -> None:
    said = {"en": "Sound", "de": "In Ordnung", "hu": "Rendben"}[language]
    locale = {"en": "en_GB.UTF-8", "de": "de_DE.UTF-8", "hu": "hu_HU.UTF-8"}[language]
    assert run("verify", str(VILLAGE), "--lang", language).out.startswith(said)
    assert run("verify", str(VILLAGE), LANG=locale).out.startswith(said)
    assert run("verify", str(VILLAGE), LC_ALL=locale, LANG="fr_FR").out.startswith(said)
    assert run("verify", str(VILLAGE), "--lang", language, LANG="de_DE", LC_ALL="hu_HU").out.startswith(said)


def test_a_language_that_does_not_exist(run: Run) -> None:
    refused(run("verify", str(VILLAGE), "--lang", "tlh"), "there is no language 'tlh'; choose one of en, de, hu")
