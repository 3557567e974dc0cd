"""Running the command line, in this process or as a separate program."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from wuerfelreich.cli.app import app


class Done(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in an empty folder, with an English locale unless another is given."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def running(*args: str, answers: str = "", **environment: str) -> Done:
        done = CliRunner().invoke(app, args, input=answers, env=environment)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return Done(done.exit_code, done.stdout, done.stderr)

    return running


def program(*args: str, folder: Path, answers: bytes = b"", **environment: str) -> tuple[int, bytes, bytes]:
    """Runs the installed program, with exactly these environment variables besides the necessary ones."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-m", "wuerfelreich", *args],
        input=answers,
        capture_output=True,
        cwd=folder,
        env={**kept, "XDG_DATA_HOME": str(folder / "data"), **environment},
        check=False,
        timeout=120,
    )
    return done.returncode, done.stdout, done.stderr


def refused(done: Done, *words: str) -> str:
    """The one-sentence error that bad input got."""
    assert done.code == 2, done
    assert "Traceback" not in done.err + done.out
    assert done.err.startswith("wuerfelreich: ")
    assert done.err.count("\n") == 1
    for word in words:
        assert word in done.err
    return done.err
