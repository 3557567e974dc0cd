"""Six realms on a phone are small, but what they show is still seen: cards, what must be beaten, chances and ways to
win."""

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.fit import NAMES, SIZES, TEXTS, USUAL_TEXT, Size, Window, show_everything
from tests.browser.layout import FINGER, resize
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
#: Cards without what must be beaten, cards that a finger may press although they are too small, and the size of the
#: smallest letters.
CARDS = """(finger) => {
  const cards = [...document.querySelectorAll(".realm .card")];
  const box = (one) => one.getBoundingClientRect();
  const told = (card) => [...card.querySelectorAll(".strip > *")].some((one) => box(one).width && box(one).height);
  const pressed = (card) => getComputedStyle(card).pointerEvents !== "none";
  const letters = (card) => parseFloat(getComputedStyle(card.querySelector(".strip")).fontSize);
  return [
    cards.filter((card) => !told(card)).length,
    cards.filter((card) => pressed(card) && Math.min(box(card).width, box(card).height) < finger).length,
    Math.min(...cards.map(letters)),
  ];
}"""
LARGER = 1.25
#: The least size of letters on a card.
LETTERS_PX = 9


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


@pytest.mark.parametrize("size", SIZES)
def test_every_card_says_what_must_be_beaten_and_a_finger_hits_it_or_its_realm(
    visitors: NewVisitor, size: Size
) -> None:
    """What must be beaten grows with the text."""
    visitor = visitors(language="de-DE")
    show_everything(visitor, "de")
    window = Window(visitor)
    for part in ("middle", "late"):
        text = next(text for kinds, text in positions("knatsch", 6, part).items() if "AimCard" in kinds)
        open_with_odds(visitor, text, NAMES, "de")
        letters = []
        for percent in TEXTS:
            window.set(size, percent)
            untold, missed, smallest = visitor.page.evaluate(CARDS, FINGER)
            assert (untold, missed) == (0, 0), (part, percent)
            letters.append(smallest)
        usual, large = letters
        assert usual >= LETTERS_PX, part
        assert large >= min(LARGER * usual, LARGER * USUAL_TEXT), part
