"""High contrast: as the system asks, or by choice; words at 7:1 on every table, and edges where the system has its own
colours."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.kit import Visitor
from wuerfelreich.rules.registry import GAMES

#: The rule for 7:1.
ENHANCED = ("color-contrast-enhanced",)


#: Every table takes its time: `make soak` looks at all of them.
TABLES = list(GAMES) if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else list(GAMES)[:1]


def has(visitor: Visitor, contrast: str) -> None:
    """Waits until the page has this contrast."""
    expect(visitor.page.locator("html")).to_have_attribute("data-contrast", contrast)


def test_the_system_asks_for_it_and_the_visitor_has_the_last_word(visitor: Visitor) -> None:
    visitor.open("/")
    has(visitor, "normal")
    visitor.page.emulate_media(contrast="more")
    has(visitor, "high")
    visitor.open("/")
    has(visitor, "high")
    visitor.button("Settings EN").click()
    group = visitor.page.get_by_role("group", name="Contrast")
    group.get_by_role("button", name="Normal").click()
    has(visitor, "normal")
    visitor.page.emulate_media(contrast="no-preference")
    group.get_by_role("button", name="High").click()
    visitor.open("/")
    has(visitor, "high")


@pytest.mark.parametrize("game", TABLES)
def test_words_stand_out_on_every_table(visitor: Visitor, game: str) -> None:
    visitor.sit_down(game)
    assert serious(visitor, ENHANCED) != []
    visitor.page.emulate_media(contrast="more")
    has(visitor, "high")
    assert serious(visitor, ENHANCED) == []
    visitor.page.emulate_media(contrast="more", color_scheme="dark")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious(visitor, ENHANCED) == []


def test_with_the_systems_own_colours_the_focus_and_the_buttons_have_edges(visitor: Visitor) -> None:
    visitor.page.emulate_media(forced_colors="active")
    visitor.open("/")
    button = visitor.button("Settings EN")
    button.focus()
    visitor.page.keyboard.press("Shift+Tab")
    visitor.page.keyboard.press("Tab")
    style = button.evaluate("(one) => [getComputedStyle(one).outlineStyle, getComputedStyle(one).borderTopWidth]")
    assert style == ["solid", "1px"]
