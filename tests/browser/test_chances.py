"""The bar of everybody's chance to win: it follows the game, is there for everybody who wants it, and fits a phone."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.browser.layout import Part, faults_at_every_size
from tests.server.kit import Person
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings

SOME_GAMES = [one if at == 0 else pytest.param(one, marks=pytest.mark.soak) for at, one in enumerate(GAMES)]
FIRST = msgspec.Raw(b'{"start":1}')
TOLD = re.compile(r"^Chances to win: Anna (under 1|over 99|\d+)% and Ben (under 1|over 99|\d+)%\.$")
NONE = "The chances to win are not known for this material or this number of players."


def switch(visitor: Visitor) -> Locator:
    """The switch above the table."""
    return visitor.button("Chances to win", exact=True)


def bar(visitor: Visitor) -> Locator:
    """The bar."""
    return visitor.page.get_by_role("img", name=re.compile("^Chances to win: "))


def parts(visitor: Visitor) -> list[float]:
    """How much of the bar each seat has."""
    found: list[float] = (
        bar(visitor).locator(".bar i").evaluate_all("all => all.map(one => Number(getComputedStyle(one).flexGrow))")
    )
    return found


def answer(visitor: Visitor, seats: list[float] | None) -> None:
    """Lets the page believe that the server says this about every position."""
    visitor.page.route(re.compile(r"/chances\?"), lambda route: _fulfil(route, seats))


def _fulfil(route: Route, seats: list[float] | None) -> None:
    route.fulfill(json={"seq": 0, "seats": seats})


def test_the_space_bar_still_rolls_after_a_click_on_the_switch(visitors: NewVisitor) -> None:
    visitor = visitors()
    visitor.sit_down("wuerfelkoenig")
    switch(visitor).click()
    expect(switch(visitor)).to_have_attribute("aria-pressed", "true")
    before = int(visitor.page.locator("[data-seq]").get_attribute("data-seq") or "0")
    visitor.page.keyboard.press(" ")
    visitor.page.wait_for_function(
        "before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before
    )
    expect(switch(visitor)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", ["wuerfelkoenig"])
def test_the_bar_follows_the_rolls_of_the_others(visitors: NewVisitor, game: str) -> None:
    """Anna rolls in her browser; Ben, and somebody who only watches, see what that does to the chances."""
    anna, ben, watcher = visitors(), visitors(), visitors()
    with Person(anna.address, "Anna") as first, Person(anna.address, "Ben") as second:
        table = first.table(Settings(game, 2, FIRST, odds=True))
        with first.at(table) as line, second.at(table) as other:
            line.must(Sit(0))
            other.must(Sit(1))
            line.must(Start())
        anna.be(first)
        ben.be(second)
    for visitor in (anna, ben, watcher):
        visitor.open(f"/t/{table}")
        visitor.page.locator("[data-turn]").wait_for()
    for visitor in (ben, watcher):
        switch(visitor).click()
        expect(switch(visitor)).to_have_attribute("aria-pressed", "true")
        expect(bar(visitor)).to_have_accessible_name(TOLD)
    before = parts(ben)
    anna.my_turn()
    anna.page.keyboard.press(" ")
    for visitor in (ben, watcher):
        visitor.page.wait_for_function(
            "before => Number(getComputedStyle(document.querySelector('[role=img] .bar i')).flexGrow) !== before",
            arg=before[0],
        )
        assert sum(parts(visitor)) == pytest.approx(1, abs=1e-4)
        figures = [int(text) for text in re.findall(r"\d+", bar(visitor).locator(".figures").inner_text())]
        assert sum(figures) == 100
    assert parts(ben) == parts(watcher)
    assert bar(anna).count() == 0
    switch(ben).click()
    expect(bar(ben)).to_have_count(0)


def test_the_switch_says_why_there_is_no_bar(visitor: Visitor) -> None:
    visitor.sit_down("wuerfelkoenig")
    answer(visitor, None)
    switch(visitor).click()
    expect(visitor.page.locator(".toasts")).to_have_text(NONE)
    expect(visitor.button(NONE)).to_have_attribute("aria-pressed", "false")
    assert bar(visitor).count() == 0
    visitor.button("Settings").click()
    expect(visitor.page.get_by_role("switch", name=re.compile("^Show everybody’s chance"))).to_have_accessible_name(
        re.compile(re.escape(NONE))
    )


def test_there_is_no_switch_where_the_table_allows_no_odds(visitor: Visitor) -> None:
    with Person(visitor.address, "Anna") as anna, Person(visitor.address, "Ben") as ben:
        table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
        with anna.at(table) as line, ben.at(table) as other:
            line.must(Sit(0))
            other.must(Sit(1))
            line.must(Start())
        visitor.be(anna)
    visitor.page.add_init_script("localStorage.setItem('wuerfelreich', JSON.stringify({ chances: true }))")
    visitor.open(f"/t/{table}")
    visitor.seated()
    assert switch(visitor).count() == 0
    assert bar(visitor).count() == 0


def test_looking_back_the_bar_is_that_of_the_time(visitor: Visitor) -> None:
    visitor.sit_down("wuerfelkoenig")
    visitor.page.route(re.compile(r"/chances\?at="), _by_event)
    begun = visitor.seq()
    for events in (1, 3):  # a roll; and the dice kept, and another roll
        visitor.page.keyboard.press(" ")
        visitor.page.locator(f"[data-turn=mine][data-seq='{begun + events}']").wait_for()
    switch(visitor).click()
    now = visitor.seq() / 1000
    expect(part_of(visitor, now)).to_be_visible()
    visitor.button("Moves", exact=True).click()
    visitor.page.get_by_role("complementary").locator("ol button").first.click()
    visitor.button("Back to now").wait_for()
    expect(part_of(visitor, now)).to_have_count(0)
    assert 0 < parts(visitor)[0] < now
    visitor.button("Back to now").click()
    expect(part_of(visitor, now)).to_be_visible()


def part_of(visitor: Visitor, share: float) -> Locator:
    """The first part of the bar, if it has this share."""
    return bar(visitor).locator(f".bar i:first-child[style*='flex-grow: {share:g};']")


def _by_event(route: Route) -> None:
    """Chances that give away which event they belong to."""
    share = int(route.request.url.rpartition("=")[2]) / 1000
    route.fulfill(json={"seq": 0, "seats": [share, 1 - share]})


@pytest.mark.parametrize("game", SOME_GAMES)
def test_the_bar_fits_at_every_size(visitors: NewVisitor, game: str) -> None:
    """The switch is among the settings too."""
    visitor = visitors(size=PHONE)
    visitor.sit_down(game)
    answer(visitor, [0.996, 0.004])
    visitor.button("Settings").click()
    visitor.page.get_by_role("switch", name="Show everybody’s chance to win").check(force=True)
    visitor.page.keyboard.press("Escape")
    expect(bar(visitor)).to_have_accessible_name(re.compile("Anna over 99% and .* under 1%"))
    fits = [Part("bar", bar(visitor)), Part("figures", bar(visitor).locator(".figures > span"), least=10, number=2)]
    assert faults_at_every_size(visitor, fits) == []


def test_the_bar_leaves_room_for_the_colours_of_wuerfelland(visitors: NewVisitor) -> None:
    """Beside a land on its side, their list is as high as what is left, together with the odds."""
    visitor = visitors(size=PHONE)
    visitor.page.add_init_script("localStorage.setItem('wuerfelreich', JSON.stringify({ chances: true, odds: true }))")
    answer(visitor, [0.5, 0.5])
    visitor.sit_down("wuerfelland", boards=["1A", "1A"])
    expect(bar(visitor)).to_be_visible()
    colours, acts = (visitor.page.locator(f"section.{name}") for name in ("colours", "acts"))
    lowest = colours.evaluate(
        "all => Math.max(...[...all.querySelectorAll('*')].map(one => one.getBoundingClientRect().bottom))"
    )
    assert lowest <= acts.evaluate("one => one.getBoundingClientRect().top")
