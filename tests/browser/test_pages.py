"""Every page that is no table: it is there, in three languages, without a complaint, and axe finds nothing serious."""

from pathlib import Path

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "home": "/",
    "set-up": "/new/brettspiel",
    "friends": "/new/knatsch/friends",
    "here": "/new/wuerfelland/here",
    "rules": "/rules/wuerfelkoenig",
    "check": "/check",
}


def serious(visitor: Visitor) -> list[str]:
    """What axe holds to be serious or worse on the page that is shown."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visitor.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_serious_on_any_page(visitors: NewVisitor, size: tuple[int, int], scheme: str) -> None:
    visitor = visitors(size=size, scheme=scheme)
    for path in PAGES.values():
        visitor.open(path)
        visitor.page.get_by_role("heading", level=1).wait_for()
        assert serious(visitor) == [], path
        wide = visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"{path} is wider than the screen"


def test_the_language_changes_at_once_and_lasts(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.button("Settings").click()
    visitor.button("Deutsch").click()
    visitor.page.get_by_role("heading", name="Willkommen im Reich der Würfel").wait_for()
    visitor.button("Magyar").click()
    visitor.page.get_by_role("heading", name="Üdv a kockák birodalmában").wait_for()
    visitor.open("/check")
    visitor.page.get_by_role("heading", name="Játékfájl ellenőrzése").wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == "hu"


def test_a_page_that_is_not_there(visitor: Visitor) -> None:
    answer = visitor.page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    visitor.page.get_by_role("heading", name="Nothing here").wait_for()
    visitor.complaints.clear()  # the browser itself complains about the 404
    visitor.page.get_by_role("link", name="To the front page", exact=True).click()
    visitor.page.get_by_role("heading", name="Welcome to the realm of dice").wait_for()
