"""Everybody's three ways to win are always in sight."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE
from tests.browser.rare import open_at
from tests.browser.test_in_the_way import SIDEWAYS, SMALL
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide
from wuerfelreich.rules.registry import game

GAME = game("knatsch")
WAYS = ("Four castles: has", "Three castles and the King: has", "Two castles and three tournaments: has")


def first_decision(players: int) -> str:
    """The position in which the first player announces a target."""
    state, rng = GAME.start(players, None), Random(1)
    while not isinstance(step := GAME.next(state), Decide):
        assert isinstance(step, Chance), "nobody has won yet"
        state = GAME.apply(state, step.draw(rng.randrange))
    return GAME.write_state(state)


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("size", [SMALL, PHONE, SIDEWAYS, DESKTOP])
def test_everybodys_three_ways_to_win_are_in_sight_in_one_line(
    visitors: NewVisitor, size: tuple[int, int], players: int
) -> None:
    visitor = visitors(size=size, touch=size != DESKTOP)
    open_at(visitor, first_decision(players), players)
    realms = visitor.page.locator("[data-realm]")
    expect(realms).to_have_count(players)
    below = set()
    for realm in realms.all():
        heights = set()
        for way in WAYS:
            shown = realm.get_by_role("img", name=re.compile(f"^{way}"))
            expect(shown).to_be_in_viewport(ratio=1)
            heights.add(shown.evaluate("one => Math.round(one.getBoundingClientRect().top)"))
        assert len(heights) == 1
        below.add(heights.pop() > realm.locator(".name").evaluate("one => one.getBoundingClientRect().bottom - 4"))
    assert len(below) == 1, "they stand below the name or beside it, in all realms alike"
