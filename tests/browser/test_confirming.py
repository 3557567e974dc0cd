"""Confirmation before a move counts: by default only for a harmful one; always or never for those who want that."""

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.browser.wuerfelkoenig.test_table import GAME, by_finger, by_mouse, convinced, roll_button
from wuerfelreich.records.log import Moved
from wuerfelreich.server.wire.messages import NarratedEvent
from wuerfelreich.tables.protocol.events import Played

Confirm = Literal["always", "harmful", "never"] | bool


def choose(visitor: Visitor, confirm: Confirm) -> None:
    """Stores this setting in the browser beforehand, as some version of the page would have."""
    kept = json.dumps(json.dumps({"confirm": confirm}))
    visitor.context.add_init_script(f"'wuerfelreich' in localStorage || localStorage.setItem('wuerfelreich', {kept})")


def with_rolls_left(visitor: Visitor) -> Locator:
    """After the first roll of a turn, with dice that fulfil nothing: the penalty button."""
    penalty = visitor.button(re.compile("^take the penalty"))
    for _ in range(30):
        visitor.sit_down(GAME)
        roll_button(visitor).click()
        penalty.or_(convinced(visitor)).first.wait_for()
        if penalty.count():
            return penalty
    raise AssertionError("every first roll fulfils something")


def question(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Make this move?")


def moves(visitor: Visitor) -> list[str]:
    """What has been played at the page's table."""
    told: list[NarratedEvent] = []
    visitor.elsewhere(lambda line: told.extend(line.events))
    entries = [one.event.entry for one in told if isinstance(one.event, Played)]
    return [entry.text for entry in entries if isinstance(entry, Moved)]


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)])
def test_the_penalty_asks_once_while_rolls_are_left(visitors: NewVisitor, size: tuple[int, int], touch: bool) -> None:
    visitor = visitors(size=size, touch=touch)
    press = by_finger if touch else Locator.click
    penalty = with_rolls_left(visitor)
    press(penalty)
    expect(question(visitor)).to_contain_text("You still have rolls left.")
    expect(visitor.page.get_by_role("log")).to_contain_text("You still have rolls left.")
    assert serious(visitor) == []
    assert moves(visitor) == []
    press(question(visitor).get_by_role("button", name="Not yet"))
    question(visitor).wait_for(state="detached")
    assert moves(visitor) == []
    press(penalty)
    press(question(visitor).get_by_role("button", name="Do it"))
    # The question is gone before the server has the move.
    expect(visitor.page.get_by_role("log")).to_contain_text("takes a penalty")
    assert moves(visitor)[0] == "penalty"


def test_two_quick_taps_do_not_answer_the_question(visitor: Visitor) -> None:
    penalty = with_rolls_left(visitor)
    penalty.dblclick()
    question(visitor).get_by_role("button", name="Do it").dispatch_event("click", {"detail": 2})
    assert moves(visitor) == []
    expect(question(visitor)).to_be_visible()


def test_two_quick_taps_do_not_give_up(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.button("Menu").click()
    box = visitor.button("Resign").bounding_box()
    assert box is not None
    visitor.page.mouse.dblclick(box["x"] + 20, box["y"] + 20, delay=50)
    visitor.button("Really resign?").wait_for()
    assert visitor.page.locator("[data-turn=mine]").count() == 1


def test_the_keyboard_can_answer_the_question_and_the_roll_key_still_rolls(visitor: Visitor) -> None:
    penalty = with_rolls_left(visitor)
    penalty.press("Enter")
    question(visitor).wait_for()
    visitor.page.keyboard.press("Tab")
    expect(question(visitor).get_by_role("button", name="Not yet")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    question(visitor).wait_for(state="detached")
    expect(penalty).to_be_focused()
    penalty.press("Enter")
    question(visitor).wait_for()
    visitor.page.keyboard.press("Escape")
    question(visitor).wait_for(state="detached")
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.page.keyboard.press(" ")
    visitor.page.locator("[data-turn=mine]").wait_for()
    assert "penalty" not in moves(visitor)


def test_those_who_never_want_to_be_asked_are_not(visitor: Visitor) -> None:
    choose(visitor, "never")
    penalty = with_rolls_left(visitor)
    before = visitor.seq()
    penalty.click()
    expect(visitor.page.locator("[data-seq]")).not_to_have_attribute("data-seq", str(before))
    expect(question(visitor)).to_have_count(0)
    assert moves(visitor)[0] == "penalty"


@pytest.mark.parametrize("kept", ["always", True])
def test_those_who_always_want_to_be_asked_include_the_old_setting(visitor: Visitor, kept: Confirm) -> None:
    choose(visitor, kept)
    visitor.sit_down(GAME)
    while not question(visitor).count():  # rolling on needs no confirmation; a card or the penalty does
        by_mouse(visitor)
        visitor.my_turn()
    before = visitor.seq()
    question(visitor).get_by_role("button", name="Not yet").click()
    question(visitor).wait_for(state="detached")
    assert visitor.seq() == before
    by_mouse(visitor)
    visitor.happens(question(visitor).get_by_role("button", name="Do it").click)
    expect(question(visitor)).to_have_count(0)


def test_the_choice_is_in_the_settings(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.button("Settings").click()
    asked = visitor.page.get_by_role("group", name="Ask before a move counts")
    expect(asked.get_by_role("button", pressed=True)).to_have_text("If it could harm me")
    asked.get_by_role("button", name="Never").click()
    visitor.page.reload()
    visitor.button("Settings").click()
    expect(asked.get_by_role("button", pressed=True)).to_have_text("Never")
