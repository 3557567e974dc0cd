"""What people rely on while they play: dice stay where they are, the keyboard stays at the table, notes are seen."""

import os
import re
from itertools import product

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fit import NAMES, show_everything
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.browser.positions import decisions, positions
from tests.browser.rare import open_at, open_with_odds
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.registry import game as game_named
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

#: What Playwright may be busy with between two looks is no movement.
TOLERANCE = 0.6
#: Long enough for an answer to be drawn.
SETTLED_MS = 200
SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
GONE = "document.activeElement === document.body"


def places(visitor: Visitor) -> list[tuple[float, float]]:
    """Where the dice lie, whether kept or not: across, and the height of their tray."""
    found = visitor.page.locator("main .tray .die").evaluate_all(
        """all => all.map(one => {
          const tray = one.closest(".tray").getBoundingClientRect();
          return [one.getBoundingClientRect().left, tray.top];
        })"""
    )
    return [(left, top) for left, top in found]


def moved(before: list[tuple[float, float]], after: list[tuple[float, float]]) -> bool:
    """Whether any die lies elsewhere."""
    return any(
        abs(one[0] - other[0]) > TOLERANCE or abs(one[1] - other[1]) > TOLERANCE
        for one, other in zip(before, after, strict=True)
    )


def with_dice(game: str) -> str:
    """A position of a game in which dice have just been rolled and some can be kept or chosen."""
    return next(text for kinds, text in positions(game, 2, "early").items() if re.search("Keep|ChooseColour", kinds))


def test_no_die_moves_while_dice_are_chosen(visitors: NewVisitor) -> None:
    """The words of the buttons change with every die that is kept, and so do the odds, which arrive late."""
    visitor = visitors(language="de-DE")
    show_everything(visitor, "de")
    waiting: list[tuple[Route, object]] = []
    for game, size in product(GAMES, (PHONE, DESKTOP) if SOAK else (PHONE,)):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        open_with_odds(visitor, with_dice(game), NAMES[:2], "de", lambda *asked: waiting.append(asked))
        visitor.page.locator("main .tray .die").nth(2).wait_for()  # the table may arrive after the rest of the page
        before = places(visitor)
        route, odds = waiting.pop()
        route.fulfill(json=odds)
        visitor.page.wait_for_timeout(SETTLED_MS)
        assert not moved(before, places(visitor)), f"{game}, {size}: when the odds arrive"
        dice = visitor.page.locator("main .tray button.die:enabled")
        for at in range(min(dice.count(), 4)):
            dice.nth(at).click()
            assert not moved(before, places(visitor)), f"{game}, {size}: after {at + 1} dice"


def tasks(game: str) -> dict[str, str]:
    """What the table says there is to do, in German, by the position of a game of two."""
    rules = game_named(game)
    told = narration(words_in("de"), rules, NAMES[:2])
    return {one.text: told.task(rules.read_state(one.text)) for one in decisions(game, 2)}


def test_a_long_sentence_does_not_move_the_table(visitors: NewVisitor) -> None:
    visitor = visitors(size=(920, 768), language="de-DE")
    show_everything(visitor, "de")
    said = {text: task for game in GAMES for text, task in tasks(game).items()}
    tops = set()
    for text in (max(said, key=lambda one: len(said[one])), min(said, key=lambda one: len(said[one]))):
        open_with_odds(visitor, text, NAMES[:2], "de")
        visitor.page.locator("main .tray, main [data-explains]").first.wait_for()
        tops.add(visitor.page.locator("main").evaluate("main => main.getBoundingClientRect().top"))
    assert len(tops) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_stays_at_the_table_after_a_roll(visitor: Visitor, game: str) -> None:
    visitor.sit_down(game)
    board = visitor.button(re.compile("^play on board"))
    if board.count():
        board.first.click()
    roll = first_roll(visitor)
    before = visitor.seq()
    roll.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_function(
        "before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before
    )
    visitor.page.wait_for_timeout(300)
    assert not visitor.page.evaluate(GONE)
    assert visitor.page.evaluate("document.querySelector('main').contains(document.activeElement)")


def first_roll(visitor: Visitor) -> Locator:
    """The button for a first roll; where a target is announced before it, the first target is."""
    roll = visitor.button(re.compile("^(Roll|Take part|Defend)"))
    target = visitor.page.locator("button[data-target]")
    roll.or_(target).first.wait_for()
    if target.count():
        target.first.click()
    expect(roll.first).to_be_enabled()
    return roll.first


def test_a_note_is_above_a_dialog(visitor: Visitor) -> None:
    line = open_at(visitor, with_dice("wuerfelkoenig"), 2)
    visitor.button("Settings").click()
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.evaluate("document.querySelector('dialog').style.cssText = 'inset: 0; height: 100%; max-height: none'")
    strip: FloatRect = {"x": 0, "y": 0, "width": DESKTOP[0], "height": 60}
    before = visitor.page.screenshot(clip=strip)
    line.tell({"type": "error", "key": "too-fast", "sentence": "Not so fast."})
    visitor.page.locator(".toasts p").wait_for()
    assert visitor.page.screenshot(clip=strip) != before, "the dialog covers the whole window, and the note with it"
