"""The map on a phone: the glass shows part of it large, and that part is the one that matters."""

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE
from tests.browser.positions import positions
from tests.browser.rare import open_at

GAME = "brettspiel"
#: Everything that is done on the map.
ON_THE_MAP = ("Place", "Tame", "Bully")
SEEN = """() => {
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  const lit = [...document.querySelectorAll("[data-field].lit")];
  return lit.filter((one) => inside(one.getBoundingClientRect())).length;
}"""


@pytest.mark.parametrize("players", [2, 4])
def test_the_glass_shows_fields_that_can_be_chosen(visitors: NewVisitor, players: int) -> None:
    visitor = visitors(size=PHONE, touch=True)
    shown = [text for kinds, text in positions(GAME, players, "middle").items() if kinds in ON_THE_MAP]
    assert shown
    for text in shown:
        open_at(visitor, text, players)
        visitor.button("Zoom").click()
        visitor.page.wait_for_timeout(100)
        assert visitor.page.evaluate(SEEN) > 0, text
