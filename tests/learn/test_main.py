"""`python -m wuerfelreich.learn`, as a program of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOREIGN = ("typer", "rich", "fluent", "litestar", "sqlalchemy", "wuerfelreich.cli", "wuerfelreich.arena")


def program(*args: str) -> tuple[int, str, str]:
    done = subprocess.run([sys.executable, *args], capture_output=True, text=True, check=False, timeout=120)
    return done.returncode, done.stdout, done.stderr


def test_it_imports_nothing_that_a_bare_machine_lacks(tmp_path: Path) -> None:
    """A whole run, with all that it imports."""
    run = f"""
import runpy, sys
sys.argv = ["learn", "wuerfelkoenig", "--players", "2", "--plain", "--generations", "1", "--games-per-generation", "2",
            "--calibration-games", "2", "--set", "hidden=8", "--folder", {os.fspath(tmp_path)!r}]
try:
    runpy.run_module("wuerfelreich.learn", run_name="__main__")
except SystemExit as done:
    assert not done.code, done.code
print([name for name in sys.modules if name.startswith({FOREIGN!r})])
"""
    code, out, err = program("-c", run)
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == "[]"
    assert {path.name for path in tmp_path.iterdir()} >= {"2.npz", "2.json", "learning.svg", "checkpoint.npz"}


def test_workers_do_without_jax() -> None:
    """It takes a second and much memory in every process."""
    imports = "import sys, wuerfelreich.learn.self_play, wuerfelreich.learn.calibration; print('jax' in sys.modules)"
    assert program("-c", imports) == (0, "False\n", "")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess", "--generations", "1"], "there is no game 'chess'"),
        (["wuerfelkoenig", "--players", "2,x", "--plain"], "not a list of numbers of players"),
    ],
)
def test_bad_input_gets_a_sentence(args: list[str], sentence: str, tmp_path: Path) -> None:
    code, _, err = program("-m", "wuerfelreich.learn", *args, "--folder", str(tmp_path))
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1
