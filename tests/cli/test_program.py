"""The program itself, with other encodings, closed pipes and interruptions."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import program
from tests.records.record_games import FOLDER

VILLAGE = str(FOLDER / "wuerfelkoenig" / "village.wr")


@pytest.mark.parametrize(
    "environment",
    [
        {"LANG": "C"},
        {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "latin-1"},
    ],
)
def test_umlauts_do_not_crash_the_game(tmp_path: Path, environment: dict[str, str]) -> None:
    code, out, err = program(
        "terminal", "wuerfelkoenig", "--lang", "hu", answers="\n?\nvissza\nő\n".encode(), folder=tmp_path, **environment
    )
    assert (code, err) == (0, b"")
    assert b"terminal --resume" in out


def test_json_is_utf8_whatever_the_encoding(tmp_path: Path) -> None:
    code, out, err = program("replay", VILLAGE, "--json", "--lang", "de", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert (code, err) == (0, b"")
    assert any("würfelt" in move["told"] for move in json.loads(out.decode())["moves"])


def test_input_that_is_not_text(tmp_path: Path) -> None:
    code, out, err = program(
        "terminal", "wuerfelkoenig", folder=tmp_path, answers=b"\n\xff\xfe\n\x00\n", PYTHONIOENCODING="utf-8"
    )
    assert (code, err) == (0, b"")
    assert b"means nothing here" in out


def test_a_path_may_contain_any_bytes(tmp_path: Path) -> None:
    odd = b"\xff.wr".decode("utf-8", "surrogateescape")
    code, out, err = program("terminal", "wuerfelkoenig", "--file", odd, folder=tmp_path)
    assert (code, err) == (0, b"")
    assert b"--resume" in out


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_reader_that_has_seen_enough(form: list[str], tmp_path: Path) -> None:
    """As in `| head`: the pipe is closed before anything is written."""
    command = [sys.executable, "-m", "wuerfelreich", "replay", VILLAGE, *form]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.stderr is not None
        assert running.stderr.read() == b""
    assert running.returncode == 1
