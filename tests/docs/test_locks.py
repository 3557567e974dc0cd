"""The lock files: every package has one version and its hashes, as pip-audit and `--require-hashes` need them."""

import re
from pathlib import Path

import pytest

LOCKS = sorted((Path(__file__).parents[2] / "requirements").glob("*.txt"))
PINNED = re.compile(r"[a-z0-9][a-z0-9-]*==[^\s;]+( ; [^\\]+?)?( --hash=sha256:[0-9a-f]{64})+")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_line_pins_a_package(lock: Path) -> None:
    joined = re.sub(r"\s*\\\n\s*", " ", lock.read_text(encoding="utf-8"))
    entries = [line for line in joined.splitlines() if line and not line.lstrip().startswith("#")]
    assert entries
    assert [entry for entry in entries if not PINNED.fullmatch(entry)] == []


def test_every_list_has_its_lock() -> None:
    """`build` is part of every environment that installs the project."""
    wanted = {path.stem for path in LOCKS[0].parent.glob("*.in")} - {"build"} | {"run", "dev"}
    assert {lock.stem for lock in LOCKS} == wanted
