"""The map on a phone: its fields are free and numbered, and the glass shows the part that matters large. What can be
chosen below it is in sight."""

import json
import re
from collections.abc import Collection
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.fit import LANGUAGES, NAMES, SIZES, TEXTS, Window, show_everything
from tests.browser.kit import PHONE, Visitor
from tests.browser.layout import resize
from tests.browser.positions import decisions, positions
from tests.browser.rare import SEQ, open_at, open_with_odds
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.registry import game
from wuerfelreich.server.work import jobs

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
#: Fields on which the counter, my cards or the glass lie: on what is left of a hexagon when its corners are cut off.
COVERED = """() => {
  const beside = document.querySelectorAll("button.supply, button.own, button.glass");
  const boxes = [...beside].map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  return [...document.querySelectorAll("[data-field]")]
    .filter((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      const [x, y, far] = [left + width / 2, top + height / 2, 0.43 * width];
      const nearest = (from, to, at) => Math.max(from, Math.min(to, at));
      return boxes.some(
        (box) => Math.hypot(nearest(box.left, box.right, x) - x, nearest(box.top, box.bottom, y) - y) < far,
      );
    })
    .map((field) => field.dataset.field);
}"""
#: What the lit fields are called on the map, and what the buttons call them.
CALLED = """() => {
  const seen = (one) => getComputedStyle(one).display !== "none";
  const texts = (of) => [...document.querySelectorAll(of)].filter(seen).map((one) => one.textContent).sort();
  const map = document.querySelector(".land > svg").classList;
  return [texts(".land .number"), texts(".option b"), map.contains("numbered")];
}"""
#: How far the map reaches up below a hint, in pixels: less than 0 if the hint lies on it.
BELOW_HINT = """() => {
  const [bar, map] = [".bar", ".land"].map((one) => document.querySelector(one).getBoundingClientRect());
  return map.top - bar.bottom;
}"""
#: How many choices are out of sight, whether an arrow says so, and how many it covers.
OUT_OF_SIGHT = """() => {
  const list = document.querySelector(".options").getBoundingClientRect();
  const arrow = document.querySelector(".panel .more")?.getBoundingClientRect();
  const choices = [...document.querySelectorAll(".option")].map((one) => one.getBoundingClientRect());
  const below = choices.filter(({ bottom }) => bottom > list.bottom + 4);
  const covered = choices.filter(({ left, right }) => arrow && left < arrow.right && right > arrow.left);
  return [below.length, arrow !== undefined, covered.length];
}"""


def most_choices(players: int, kinds: Collection[str] = ON_THE_MAP) -> str:
    """The position of a game with the most actions of these kinds: unless told, with the most fields to choose from."""
    rules = shipped(GAME)

    def choices(text: str) -> int:
        return sum(type(action).__name__ in kinds for action in rules.legal(rules.read_state(text)))

    return max((one.text for one in decisions(GAME, players)), key=choices)


def open_small(visitor: Visitor, text: str, players: int) -> None:
    """Opens a table where the map has the least room: a small phone, with odds and chances."""
    show_everything(visitor, "de")
    open_with_odds(visitor, text, NAMES[:players], "de")
    visitor.page.locator(".option").first.wait_for()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_lies_on_the_fields_and_their_buttons_call_them_as_the_map_does(
    visitors: NewVisitor, players: int
) -> None:
    visitor = visitors(size=SIZES[0], language=LANGUAGES["de"])
    open_small(visitor, most_choices(players), players)
    window = Window(visitor)
    for shape in product(SIZES, TEXTS):
        window.set(*shape)
        assert visitor.page.evaluate(COVERED) == [], shape
        on_map, on_buttons, numbered = visitor.page.evaluate(CALLED)
        assert set(on_map) == (set(on_buttons) if numbered else set()), shape
        assert on_buttons, shape
        assert any(name.isdecimal() for name in on_buttons) == numbered, shape


def test_choices_out_of_sight_are_pointed_at_and_only_those(visitors: NewVisitor) -> None:
    visitor = visitors(size=SIZES[0], language=LANGUAGES["de"])
    open_small(visitor, most_choices(2), 2)
    window = Window(visitor)
    for shape in product(SIZES, TEXTS):
        window.set(*shape)
        below, told, covered = visitor.page.evaluate(OUT_OF_SIGHT)
        assert told == (below > 0), shape
        assert covered == 0, shape
        expect(visitor.page.locator(".panel .figure")).to_be_in_viewport(ratio=1)
        assert not told or shape[1] > 100, shape
    window.set(SIZES[0], TEXTS[1])
    assert visitor.page.evaluate(OUT_OF_SIGHT)[1]
    visitor.page.locator(".option").last.scroll_into_view_if_needed()
    visitor.page.locator(".panel .more").wait_for(state="detached")


def test_a_citizen_looked_at_shows_the_ways_to_take_it(visitors: NewVisitor) -> None:
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, most_choices(2, ["Take"]), NAMES[:2], "de")
    visitor.page.locator(".card.won").first.click()
    window = Window(visitor)
    for shape in product(SIZES, TEXTS):
        window.set(*shape)
        expect(visitor.page.locator(".ways button").first).to_be_in_viewport(ratio=1)


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


def test_escape_puts_the_glass_away(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE)
    open_at(visitor, most_choices(2), 2)
    glass = visitor.button("Zoom")
    for walking in (False, True):
        glass.click()
        expect(glass).to_have_attribute("aria-pressed", "true")
        if walking:  # across the map, where a field then has the focus
            visitor.page.keyboard.press("ArrowRight")
            expect(visitor.page.locator("[data-field]:focus")).to_have_count(1)
        visitor.page.keyboard.press("Escape")
        expect(glass).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("kinds", ["Bully", "Tame", "Keep Take"])
def test_a_hint_leaves_the_map_in_sight(visitors: NewVisitor, kinds: str) -> None:
    visitor = visitors(size=SIZES[0], language=LANGUAGES["de"])
    show_everything(visitor, "de")
    text, names = positions(GAME, 2, "early")[kinds], NAMES[:2]
    rules = jobs.Rules(GAME, None, game(GAME).version)
    hint = json.loads(jobs.advise(jobs.Position(rules, text), SEQ, "de", names))
    for size in SIZES[:2]:
        resize(visitor, size)
        open_with_odds(visitor, text, names, "de")
        visitor.page.route(re.compile("/tables/rare/hint"), lambda route: route.fulfill(json=hint))
        visitor.page.keyboard.press("h")
        visitor.page.get_by_role("region", name="Tipp").wait_for()
        assert visitor.page.evaluate(BELOW_HINT) >= 0, size


def test_choices_that_fit_do_not_scroll(visitors: NewVisitor) -> None:
    """Where the list is half a pixel higher than its place, only its own edge sticks out."""
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, positions(GAME, 4, "middle")["Decline StealCard"], NAMES[:4], "de")
    assert Window(visitor).faults(SIZES[2], 200) == []
