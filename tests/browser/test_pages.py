"""Every page but the tables: it loads in three languages without a complaint, and axe finds nothing serious."""

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.browser.layout import SIZES, faults_at_every_size
from tests.server.kit import Person
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.events import Settings

FIRST = next(iter(GAMES))
PAGES = {
    "home": "/",
    **{f"set-up of {name}": f"/new/{name}" for name in GAMES},
    "friends": f"/new/{FIRST}/friends",
    "here": f"/new/{FIRST}/here",
    "check": "/check",
    "programs": "/programs",
}


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_nothing_serious_on_any_page(visitors: NewVisitor, path: str) -> None:
    visitor = visitors(size=PHONE)
    visitor.open(path)
    visitor.page.get_by_role("heading", level=1).wait_for()
    faults = []
    for size in ("phone", "desktop"):
        faults += faults_at_every_size(visitor, sizes=[size])
        if visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append(f"wider than {SIZES[size][0]} pixels")
    assert faults == []


def test_the_language_changes_at_once_and_is_remembered(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.button("Settings").click()
    visitor.button("Deutsch").click()
    visitor.page.get_by_role("heading", name="Willkommen im Reich der Würfel").wait_for()
    visitor.button("Magyar").click()
    visitor.page.get_by_role("heading", name="Üdv a kockák birodalmában").wait_for()
    visitor.open("/check")
    visitor.page.get_by_role("heading", name="Játékfájl ellenőrzése").wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == "hu"


def test_a_page_that_does_not_exist(visitor: Visitor) -> None:
    visitor.forgiven = "404"
    response = visitor.page.goto("/nowhere")
    assert response is not None
    assert response.status == 404
    visitor.page.get_by_role("heading", name="Nothing here").wait_for()
    visitor.page.get_by_role("link", name="To the front page", exact=True).click()
    visitor.page.get_by_role("heading", name="Welcome to the realm of dice").wait_for()


def test_the_rules_of_a_game_that_does_not_exist(visitors: NewVisitor) -> None:
    visitor = visitors(language="de-DE")
    visitor.forgiven = "404"
    visitor.page.goto("/rules/chess")
    visitor.page.get_by_text("Diese Seite gibt es nicht.").wait_for()


@pytest.mark.parametrize("page", ["replay", "review"])
def test_a_game_that_has_not_begun_is_looked_at_where_it_will(page: str, visitor: Visitor) -> None:
    visitor.forgiven = "409"
    with Person(visitor.address, "Anna") as anna:
        table = anna.table(Settings(FIRST, 2))
    visitor.page.goto(f"/t/{table}/{page}")
    visitor.page.wait_for_url(f"**/t/{table}")
    visitor.page.get_by_role("heading", name="Seats").wait_for()


@pytest.mark.parametrize("width", [PHONE[0], 1366, 1920, 2560])
def test_the_castle_at_the_foot_of_a_page_keeps_its_flag(visitors: NewVisitor, width: int) -> None:
    visitor = visitors(size=(width, 800))
    visitor.open("/check")
    cut = visitor.page.evaluate(
        "document.querySelector('.hills').getBoundingClientRect().top"
        " - document.querySelector('.hills .flag').getBoundingClientRect().top"
    )
    assert cut <= 0, f"{cut} pixels are cut off"


def test_the_words_on_the_card_of_a_table_keep_clear_of_its_edges(visitors: NewVisitor) -> None:
    """The longest title, on two lines, with the word for practice below it."""
    visitor = visitors(size=PHONE)
    visitor.sit_down("brettspiel")
    table = visitor.page.url.rpartition("/")[2]
    practice = f"JSON.stringify([['{table}', '/t/{table}']])"
    visitor.page.evaluate(f"localStorage.setItem('wuerfelreich.practice', {practice})")
    visitor.open("/")
    card = visitor.page.get_by_role("link", name="Practice")
    card.wait_for()
    above, below = card.evaluate(
        """(card) => {
          const words = (part) => {
            const range = document.createRange();
            range.selectNodeContents(card.querySelector(part));
            return range.getBoundingClientRect();
          };
          const outer = card.getBoundingClientRect();
          return [words("strong").top - outer.top, outer.bottom - words(".who > *").bottom];
        }"""
    )
    assert min(above, below) >= 4
