"""The figures of docs/review.md are those that reviews compare with."""

import re
from pathlib import Path

from wuerfelreich.review.figures import figures_of
from wuerfelreich.rules.registry import GAMES

REVIEW = Path(__file__).parents[2] / "docs" / "review.md"
IDS = dict(zip(("Würfelkönig", "board game", "Würfelland", "Knatsch"), GAMES, strict=True))
ROW = re.compile(r"^\| ([\w ]+) \| (\d) \| (\w+) \| (.+) \|$", re.MULTILINE)


def test_the_table_of_luck_and_skill_is_that_of_the_figures() -> None:
    rows = ROW.findall(REVIEW.read_text("utf-8"))
    assert {(name, players) for name, players, _, _ in rows} == {(name, count) for name in IDS for count in "24"}
    for name, players, level, cells in rows:
        found = figures_of(IDS[name])[int(players)].levels[level]
        shares = [f"{100 * share:.0f} %" for share in (found.dice, found.draws, found.skill, found.drift)]
        counts = [f"{count:.0f}" for count in (found.length, found.decisions, found.real)]
        assert cells.split(" | ") == [*shares, *counts], (name, players, level)
