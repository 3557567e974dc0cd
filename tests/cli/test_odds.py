"""`odds`: exact chances for people and for tools."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.commands import Run, refused, run
from tests.rules.kits import RULES
from wuerfelreich.rules.registry import GAMES

__all__ = ["run"]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_odds(run: Run, name: str) -> None:
    done = run("odds", name)
    assert (done.code, done.err) == (0, "")
    assert "%" in done.out
    told = json.loads(run("odds", name, "--json").out)
    assert told["game"] == name


def test_material_of_ones_own(run: Run, tmp_path: Path) -> None:
    raw = msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical)
    (tmp_path / "own.json").write_bytes(msgspec.json.encode({**raw, "note": "ours"}))
    assert run("odds", "wuerfelkoenig", "--material", "own.json").out == run("odds", "wuerfelkoenig").out


def test_what_cannot_be_asked(run: Run) -> None:
    refused(run("odds", "chess"), "there is no game 'chess'")
    refused(run("odds", "wuerfelkoenig", "--rolls", "0"), "1 to 10 rolls")
    refused(run("odds", "wuerfelkoenig", "--rolls", "11"), "1 to 10 rolls")
    refused(run("odds", "wuerfelkoenig", "--position", "nonsense"), "this is no position")
    refused(run("odds", "wuerfelkoenig", "--material", "missing.json"), "missing.json", "No such file")
