"""The rules with their pictures: as pages, and laid over a table."""

import os
from itertools import cycle, product

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import COLOURS, serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.browser.layout import SCHEMES, dress, resize
from tests.browser.positions import decisions
from tests.browser.rare import open_at
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES
from wuerfelreich.words.figures import examples
from wuerfelreich.words.rulebook import rulebook

FIRST = next(iter(GAMES))
SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
SIZES = (PHONE, DESKTOP) if SOAK else (PHONE,)
#: The pictures consist of thousands of pieces, none of which can be read or reached: only `make soak` checks them.
PICTURES = "" if SOAK else "[data-figure] > *"

#: Words that are wider than their place, or hang over the side of the page.
OVERFULL = """() => [...document.querySelectorAll("[data-figure], main p, main li, main td, main h2, main h3")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline"
    || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.outerHTML.slice(0, 200))"""
#: Words of which a line shows only a part. No word needs that: the narrowest line has room for the longest of them.
SPLIT = """() => {
  const range = document.createRange();
  const found = [];
  for (const cell of document.querySelectorAll("main th, main td")) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.parentElement.closest("[data-figure]")) continue;
      for (const word of text.data.matchAll(/[^\\s\\u2010-]+/g)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
      }
    }
  }
  return found;
}"""


def drawn(place: Page | Locator) -> Locator:
    """The pictures that have been drawn."""
    return place.locator("[data-figure]:has([inert] > * > *)")


#: Every game and every language once; `make soak` has all of them with one another.
PAGES = tuple(product(GAMES, LANGUAGES)) if SOAK else tuple(zip(GAMES, cycle(LANGUAGES), strict=False))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_page_has_its_pictures(visitors: NewVisitor, game: str, language: str) -> None:
    visitor = visitors(size=PHONE, language=language)
    visitor.open(f"/rules/{game}")
    pictures = rulebook(language, game).html.count("data-figure")
    expect(drawn(visitor.page)).to_have_count(pictures)
    assert visitor.page.locator("blockquote").count() >= len(examples(game))
    assert visitor.page.locator("#rules-symbols + table tbody tr").count() >= 10
    for scheme in SCHEMES if SOAK else SCHEMES[:1]:
        dress(visitor, scheme)
        assert serious(visitor, COLOURS if scheme == "dark" else (), without=PICTURES) == []
    visitor.page.evaluate("document.documentElement.lang = ''")  # nothing is hyphenated now
    for size in SIZES:
        resize(visitor, size)
        assert visitor.page.evaluate(OVERFULL) == [], size
        assert visitor.page.evaluate(SPLIT) == [], size


def test_the_contents_lead_to_a_section(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE)
    visitor.open(f"/rules/{FIRST}")
    visitor.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Key to the symbols").click()
    heading = visitor.page.get_by_role("heading", name="Key to the symbols")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_they_open_over_the_table_at_the_paragraph_of_the_phase(visitor: Visitor, game: str) -> None:
    visitor.sit_down(game)
    seq, address = visitor.seq(), visitor.page.url
    visitor.button("What can I do now?").focus()
    visitor.page.keyboard.press("Enter")
    rules = visitor.page.get_by_role("dialog", name="Rules")
    heading = rules.locator(":is(h2, h3):focus")
    expect(heading).to_be_in_viewport()
    assert heading.get_attribute("id") != "rules-goal", "it is not simply the beginning"
    drawn(rules).first.wait_for()
    if SOAK or game == FIRST:
        assert serious(visitor, without=PICTURES) == []
    visitor.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(visitor.button("What can I do now?")).to_be_focused()
    assert (visitor.seq(), visitor.page.url) == (seq, address)


@pytest.mark.parametrize(
    ("left", "section"), [("TakePenalty", "Nobody convinced: a penalty"), ("Alarm", "Dragon alarm")]
)
def test_they_open_at_what_is_left_when_nobody_is_convinced(visitor: Visitor, left: str, section: str) -> None:
    nobody = next(one.text for game in GAMES for one in decisions(game, 2) if one.kinds == (left,))
    open_at(visitor, nobody, 2)
    visitor.button("What can I do now?").click()
    expect(visitor.page.get_by_role("dialog").get_by_role("heading", name=section)).to_be_focused()
