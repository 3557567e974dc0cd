"""The ladder's page has a table of all bots and a picture for every game."""

import re
from pathlib import Path

import pytest

from wuerfelreich.arena.ladder import entrants
from wuerfelreich.rules.registry import GAMES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "ladder.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_table_of_all_bots_and_a_picture(name: str) -> None:
    command = PAGE.index(f"wuerfelreich ladder {name} --games", PAGE.index("## Two players"))
    picture = PAGE.index(f"(pictures/ladder-{name}.svg)", command)
    rows = re.findall(r"^\| ([a-z, ]+) \| (\d+) \|", PAGE[command:picture], re.MULTILINE)
    assert sorted(bots for bots, _ in rows) == sorted(", ".join((bot, *also)) for bot, also in entrants().items())
    ratings = [int(rating) for _, rating in rows]
    assert ratings == sorted(ratings, reverse=True)
    drawn = (DOCS / "pictures" / f"ladder-{name}.svg").read_text(encoding="utf-8")
    order = [drawn.index(f">{bots}</text>") for bots, _ in rows]
    assert order == sorted(order)
