"""What the things on a Würfelland table say about themselves, by their roles and names."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.explaining import assert_nothing_is_silent, by_key, note
from tests.browser.kit import Visitor
from tests.browser.rare import open_at
from tests.browser.wuerfelland.test_table import COLOUR

CROSSES = (
    "crosses c4 f4 d5 f5 g5 h5 d6 e6 f6 g6 h6 e7 g7 f8 / "
    "e1 f1 g1 c2 d2 e2 f2 c3 d3 f3 h3 e4 f4 h4 i4 f5 h5 i5 j5 e6 f6 g6 f7"
)
CROSSING = (
    "wuerfelland cross; goal 9; round 12; active P1; seat P1; rolls 4; aside A 4; dice Y G; treasure-rolls 0; "
    f"owed 0 0; sheets -; boards 4A 2B; {CROSSES}"
)
CHOOSING = (
    "wuerfelland choose; goal 9; round 12; active P1; seat P1; rolls 1; aside -; dice R R Y G G B; treasure-rolls 0; "
    f"owed 0 0; sheets -; boards 4A 2B; {CROSSES}"
)


def field(visitor: Visitor, colour: str, dark: bool = True) -> Locator:
    """The first field of this colour that can, or cannot, be crossed now."""
    land = visitor.page.get_by_role("group", name=re.compile("^Land of "))
    return land.get_by_role("button", name=re.compile(colour), disabled=dark).first


def test_fields_dice_colours_and_players_explain_themselves(visitor: Visitor) -> None:
    line = open_at(visitor, CROSSING, players=2)
    by_key(visitor, field(visitor, "grey", dark=False), "grey field")
    expect(note(visitor, "grey field").get_by_text("You can cross it now.")).to_be_visible()
    by_key(visitor, field(visitor, "grey"), "grey field")
    far = "Neither the start nor a cross is next to this area."
    expect(note(visitor, "grey field").get_by_text(far)).to_be_visible()
    visitor.page.keyboard.press("Escape")
    field(visitor, "blue").press("Enter")
    expect(visitor.page.get_by_role("note").get_by_text("You have chosen grey and cannot use another")).to_be_visible()
    by_key(visitor, visitor.button("aside: 4 × grey"), "aside: 4 × grey")
    colours = visitor.page.get_by_role("list", name="Colours").get_by_role("button")
    by_key(visitor, colours.first, "red")
    by_key(visitor, visitor.button(re.compile("^. of 9 treasures")).last, "Treasures")
    by_key(visitor, visitor.page.get_by_role("list", name="Players").get_by_role("button").nth(1), "P2")
    assert serious(visitor) == []
    assert_nothing_is_silent(visitor, least=100)
    assert line.sent == []

    open_at(visitor, CHOOSING, players=2)
    by_key(visitor, visitor.button(COLOUR).first, "2 dice in red")
    expect(note(visitor, "2 dice in red").get_by_text("more than your one free field there")).to_be_visible()
    by_key(visitor, field(visitor, "orange"), "orange field")
