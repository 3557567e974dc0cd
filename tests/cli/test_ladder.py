"""`ladder`: ratings for people and for tools."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import Run, refused, run
from wuerfelreich.bots import BOTS

__all__ = ["run"]

FEW = ("random", "greedy", "solver", "apprentice", "king")


def test_a_ladder_for_people_and_for_tools(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wuerfelreich.arena.ladder.BOTS", {name: BOTS[name] for name in FEW})
    done = run("ladder", "wuerfelkoenig", "--games", "4", "--plot", "ladder.svg")
    assert done.code == 0, done
    assert "24 games: 2 deals" in done.out
    told = json.loads(run("ladder", "wuerfelkoenig", "--games", "4", "--json").out)
    rows = [line.split() for line in done.out.splitlines()[1:5]]
    assert [row[0].rstrip(",") for row in rows] == [one["bot"] for one in told["bots"]]
    assert rows[0][:3] == ["solver,", "king", f"{told['bots'][0]['rating']:.0f}"]
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8").startswith("<svg ")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("chess",), "there is no game “chess”"),
        (("wuerfelkoenig", "--players", "6"), "Würfelkönig is for 2 to 5 players"),
        (("wuerfelkoenig", "--games", "3"), "4 to 20,000 games, not 3"),
        (("wuerfelkoenig", "--processes", "0"), "1 to 64 processes"),
        (("wuerfelkoenig", "--plot", "missing/ladder.svg"), "missing/ladder.svg: No such file"),
    ],
)
def test_impossible_ladders(run: Run, args: tuple[str, ...], words: str) -> None:
    refused(run("ladder", *args), words)
