"""Six realms on a phone are small, but what they show is still seen: cards, chances and ways to win."""

from tests.browser.conftest import NewVisitor
from tests.browser.fit import NAMES, SIZES, show_everything
from tests.browser.layout import resize
from tests.browser.positions import positions
from tests.browser.rare import open_with_odds

#: For every chance, how many pictures it lies on; and how high the signs of all ways to win are.
SHOWN = """() => {
  const places = (found) => [...document.querySelectorAll(found)].map((one) => one.getBoundingClientRect());
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const pictures = places(".realm .picture");
  const covered = places(".realm [data-over]").map((one) => pictures.filter((other) => overlap(one, other)).length);
  const signs = places(".realm .goal").map(({ height }) => height);
  return [covered, signs];
}"""
READABLE_PX = 12


def test_on_phones_chances_cover_no_cards_and_all_ways_to_win_can_be_read(visitors: NewVisitor) -> None:
    """Between these sizes a finger's width comes first: there, chances lie on the feet of six pictures in a realm."""
    visitor = visitors(language="de-DE")
    show_everything(visitor, "de")
    stealing = positions("knatsch", 6, "late")["AimCard AimPile PutUnder SetGuards"]
    open_with_odds(visitor, stealing, NAMES, "de")
    for size in (SIZES[0], SIZES[2]):
        resize(visitor, size)
        covered, signs = visitor.page.evaluate(SHOWN)
        assert len(covered) > 4
        assert set(covered) == {0}, size
        assert len(signs) == 3 * len(NAMES)
        assert min(signs) > READABLE_PX, size
