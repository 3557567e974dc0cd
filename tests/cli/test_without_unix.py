"""The program where Python has no `fcntl`, `uvloop` or `resource`, as on Windows."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.commands import program

HIDDEN = ("fcntl", "resource", "uvloop")
TIMEOUT_S = 60
_HIDE = f"""
import sys

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {HIDDEN}:
            raise ModuleNotFoundError(f"No module named '{{name}}'", name=name)

sys.meta_path.insert(0, Hide())
for name in {HIDDEN}:
    sys.modules.pop(name, None)
"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A PYTHONPATH that hides these modules from every process."""
    (tmp_path / "hide").mkdir()
    (tmp_path / "hide" / "sitecustomize.py").write_text(_HIDE)
    return os.pathsep.join([str(tmp_path / "hide"), *filter(None, [os.environ.get("PYTHONPATH")])])


@pytest.mark.parametrize("name", HIDDEN)
def test_the_modules_are_hidden(path: str, name: str) -> None:
    tried = subprocess.run(
        [sys.executable, "-c", f"import {name}"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        check=False,
    )
    assert f"No module named '{name}'".encode() in tried.stderr


def test_commands_run(path: str, tmp_path: Path) -> None:
    code, out, err = program("--help", folder=tmp_path, PYTHONPATH=path)
    assert (code, err) == (0, b"")
    assert b"serve" in out
    code, out, err = program("odds", "wuerfelkoenig", "--json", folder=tmp_path, PYTHONPATH=path)
    assert (code, err) == (0, b"")
    assert json.loads(out)["game"] == "wuerfelkoenig"


def test_the_server_runs(path: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wuerfelreich", "serve", "--port", "0", "--lang", "en"]
    with (tmp_path / "errors").open("wb") as errors:
        running = subprocess.Popen(
            [*command, "--database", str(tmp_path / "house.db")],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert running.stdout is not None
    try:
        said = running.stdout.readline()
        assert said.startswith("Würfelreich is running at "), (tmp_path / "errors").read_text()
        assert httpx.get(f"{said.split()[-1]}/health").json()["status"] == "ok"
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(TIMEOUT_S)
        running.stdout.close()
