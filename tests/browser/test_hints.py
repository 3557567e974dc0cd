"""Hints in the browser: the table itself shows the play, and the words never cover the dice."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.explaining import hold, note
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.server.kit import Line
from wuerfelreich.records.log import Moved
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.wire.messages import NarratedEvent
from wuerfelreich.tables.protocol.events import Played

#: How many dice, cards and rings the bar lies on.
COVERED = """() => {
  const bar = document.querySelector("section.bar").getBoundingClientRect();
  return [...document.querySelectorAll("[data-die], [data-colour], [data-glow]")].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const apart = right <= bar.left || left >= bar.right || bottom <= bar.top || top >= bar.bottom;
    return width > 0 && !apart && one.checkVisibility({ visibilityProperty: true });
  }).length;
}"""
#: Where the dice and cards are, once they are at rest: a card that was taken is on its way for a moment. Nothing moves
#: when a hint opens.
PLACES = """async () => {
  const places = () => [...document.querySelectorAll("main [data-die], main [data-colour], main button")].map((one) => {
    const { x, y } = one.getBoundingClientRect();
    return [Math.round(x), Math.round(y)];
  });
  for (let before = places(); ; ) {
    await new Promise((later) => setTimeout(later, 100));
    const now = places();
    if (String(now) === String(before)) return now;
    before = now;
  }
}"""

#: Whether something lies on the bar of everybody's chances to win.
CHANCES_COVERED = """() => {
  const bar = document.querySelector(".page > .chances");
  const { left, top, width, height } = bar.getBoundingClientRect();
  return [1, height - 1].some((down) => !bar.contains(document.elementFromPoint(left + width / 2, top + down)));
}"""


def until_a_bot_has_moved(line: Line) -> None:
    """Plays on to my first decision after a bot's."""
    rng = Random(3)
    while not (any(by_the_bot(told) for told in line.events) and decides(line)):
        command = None if line.over else line.any_command(rng)
        if command is None:
            line.take()
        else:
            line.must(command)


def by_the_bot(told: NarratedEvent) -> bool:
    event = told.event
    return isinstance(event, Played) and isinstance(event.entry, Moved) and event.entry.seat == 1


def decides(line: Line) -> bool:
    return any(not one.early and len(one.actions) > 1 for one in line.position.own.choices)


def test_a_long_press_on_do_it_explains_it_and_plays_nothing(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.sit_down("wuerfelkoenig")
    visitor.happens(lambda: visitor.page.keyboard.press(" "))
    visitor.page.keyboard.press("h")
    hint = visitor.page.get_by_role("region", name="Hint", exact=True)
    do_it, before = hint.get_by_role("button", name="Do it"), visitor.seq()
    do_it.wait_for()
    hold(visitor, do_it)
    expect(note(visitor, "Do it")).to_contain_text("Plays at once what the hint says.")
    assert serious(visitor) == []
    visitor.page.keyboard.press("Escape")
    expect(note(visitor, "Do it")).to_have_count(0)
    expect(hint).to_be_visible()
    assert visitor.seq() == before
    visitor.happens(do_it.tap)


def test_escape_closes_only_what_lies_on_top_of_a_hint(visitor: Visitor) -> None:
    visitor.sit_down("wuerfelkoenig")
    visitor.happens(lambda: visitor.page.keyboard.press(" "))
    visitor.page.keyboard.press("h")
    hint = visitor.page.get_by_role("region", name="Hint", exact=True)
    hint.wait_for()
    visitor.button("Menu").click()
    menu = visitor.page.get_by_role("dialog")
    menu.wait_for()
    visitor.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(hint).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_a_bots_move_before_a_branch_is_explained(visitor: Visitor) -> None:
    """Where a game is played on, the bot that sits there still has made the moves before."""
    visitor.sit_down("wuerfelkoenig")
    tables: list[str] = []

    def branch(line: Line) -> None:
        until_a_bot_has_moved(line)
        wanted = {"at": line.seq, "seat": 0, "level": "child"}
        tables.append(line.person.http.post(f"/tables/{line.table}/branch", json=wanted).json()["id"])

    visitor.elsewhere(branch)
    visitor.open(f"/t/{tables[0]}")
    visitor.seated()
    visitor.button("Why?", exact=True).click()
    why = visitor.page.get_by_role("region", name=re.compile("^Why"))
    expect(why).to_contain_text("to win")


@pytest.mark.parametrize("name", GAMES)
def test_the_table_shows_the_play_and_nothing_is_covered(visitors: NewVisitor, name: str) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.sit_down(name)
    visitor.elsewhere(until_a_bot_has_moved)
    page = visitor.page
    visitor.button("Chances to win", exact=True).click()
    page.locator(".page > .chances").wait_for()
    hint = page.get_by_role("region", name="Hint", exact=True)
    why = page.get_by_role("region", name=re.compile("^Why"))
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.my_turn()
        before = page.evaluate(PLACES)
        page.keyboard.press("h")
        hint.wait_for()
        page.locator("[data-glow]").first.wait_for()
        assert "to win" in hint.inner_text()
        assert page.evaluate(COVERED) == 0
        assert not page.evaluate(CHANCES_COVERED)
        assert page.evaluate(PLACES) == before
        # The bar lies on the button for this.
        hint.get_by_role("button", name=re.compile("^Why")).click()
        why.wait_for()
        why.get_by_role("button", name="Close").click()
        why.wait_for(state="detached")
        assert page.locator("[data-glow]").count() == 0
    visitor.button("Why?", exact=True).click()
    why.wait_for()
    assert "to win" in why.inner_text()
    assert why.get_by_role("button").all_inner_texts() == ["Close"], "what was done cannot be done again"
    assert page.evaluate(COVERED) == 0
    assert serious(visitor) == []
    page.keyboard.press("Escape")
    why.wait_for(state="detached")
