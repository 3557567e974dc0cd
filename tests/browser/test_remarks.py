"""Remarks for beginners: seen and heard once, in nobody's way, and gone for good with one press."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE, Visitor

FIRST = "Roll all six dice. After that you may roll any of them again, twice."


def beginner(visitors: NewVisitor, size: tuple[int, int]) -> Visitor:
    """Somebody at a first table, who is to roll."""
    visitor = visitors(size=size, touch=size == PHONE, remarks=True)
    visitor.open("/")
    visitor.sit_down("wuerfelkoenig")
    visitor.page.locator(".tray").wait_for()
    return visitor


def places(page: Page, what: str) -> list[list[int]]:
    """Where these are on the page."""
    found: list[list[int]] = page.evaluate(
        """(what) => [...document.querySelectorAll(what)].map((one) => {
             const { x, y, width, height } = one.getBoundingClientRect();
             return [x, y, width, height].map(Math.round);
           })""",
        what,
    )
    return found


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things on the page do not lie on each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


@pytest.mark.parametrize("size", [PHONE, (320, 568), DESKTOP])
def test_a_remark_is_seen_once_and_in_nobodys_way(visitors: NewVisitor, size: tuple[int, int]) -> None:
    visitor = beginner(visitors, size)
    remark = visitor.page.get_by_role("complementary", name="Remark")
    expect(remark).to_have_text(re.compile(FIRST))
    expect(visitor.page.get_by_role("log")).to_contain_text(FIRST)
    assert serious(visitor) == []
    # On a phone, where it has lines of its own, only the dice stay where they are.
    staying = "header, .ribbon, main, main button, .tray" if size == DESKTOP else "header, .tray, .tray button"
    with_remark = places(visitor.page, staying)
    expect(visitor.page.locator(".ribbon .task")).to_have_text(re.compile("roll the dice"))
    for kept in (visitor.page.locator(".ribbon .task"), visitor.button("What can I do now?")):
        expect(kept).to_be_in_viewport(ratio=1)
        assert apart(remark, kept)
    visitor.button("What can I do now?").click(trial=True)
    assert apart(remark, visitor.page.locator(".tray"))
    for player in visitor.page.locator("main .players li").all():
        assert apart(remark, player)
    remark.get_by_role("button", name="Got it").click()
    expect(remark).to_have_count(0)
    assert places(visitor.page, staying) == with_remark
    visitor.page.reload()
    visitor.seated()
    visitor.page.locator(".tray").wait_for()
    assert remark.count() == 0
    while True:
        visitor.button(re.compile("^Roll")).click()
        with suppress(AssertionError):  # some dice are worth no remark
            expect(remark).to_be_visible()  # the next one, at its own moment
            break
        visitor.sit_down("wuerfelkoenig")


@pytest.mark.parametrize("size", [PHONE, (320, 568), (844, 390)])
def test_at_knatsch_it_covers_neither_the_cards_nor_the_dice_it_speaks_of(
    visitors: NewVisitor, size: tuple[int, int]
) -> None:
    visitor = visitors(size=size, touch=True, remarks=True)
    visitor.sit_down("knatsch")
    remark = visitor.page.get_by_role("complementary", name="Remark")
    expect(remark).to_contain_text("Choose one of the lit cards.")
    assert apart(remark, visitor.page.get_by_role("region", name="The middle of the table"))
    assert apart(remark, visitor.page.locator(".ribbon .task"))
    lit = visitor.page.get_by_role("button", name=re.compile("^(left|middle|right) pile: "), disabled=False)
    visitor.happens(lit.first.click)  # not every card can be attacked at once
    visitor.happens(visitor.button(re.compile("^Roll")).click)
    assert remark.count() == 0 or apart(remark, visitor.page.locator(".panel"))


def test_no_more_remarks_until_they_are_switched_on_again(visitors: NewVisitor) -> None:
    visitor = beginner(visitors, PHONE)
    remark = visitor.page.get_by_role("complementary", name="Remark")
    remark.get_by_role("button", name="No more remarks").click()
    expect(remark).to_have_count(0)
    visitor.button(re.compile("^Roll")).click()
    expect(visitor.button(re.compile("^Roll"))).to_be_enabled()
    assert remark.count() == 0
    visitor.button(re.compile("^Settings")).click()
    visitor.page.get_by_role("switch", name="Remarks in my first games of a kind").check(force=True)
    visitor.page.keyboard.press("Escape")
    visitor.sit_down("knatsch")  # where something is remarked on at once, whatever was rolled here
    expect(remark).to_be_visible()
