"""The list of attacks is complete, and every file it names exists."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "attacks"
LINKED = re.findall(r"\]\(([^)]+\.py)\)", (FOLDER / "README.md").read_text(encoding="utf-8"))


def test_every_attack_is_listed_once() -> None:
    here = [name for name in LINKED if "/" not in name]
    assert sorted(here) == sorted(path.name for path in FOLDER.glob("test_*.py"))


def test_every_test_named_exists() -> None:
    assert [name for name in LINKED if not (FOLDER / name).is_file()] == []


def test_every_path_in_the_threat_model_exists() -> None:
    root = FOLDER.parents[1]
    text = (root / "SECURITY.md").read_text(encoding="utf-8")
    paths = re.findall(r"\]\(([^)#]+)", text) + re.findall(r"`((?:requirements|tools)/\w*)`", text)
    paths += [f"src/wuerfelreich/{path}" for path in re.findall(r"`((?:server|tables)/[\w/.]+)`", text)]
    assert len(paths) > 15
    assert [path for path in paths if not (root / path).exists()] == []
