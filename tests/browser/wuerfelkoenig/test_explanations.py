"""What the things on a Würfelkönig table say about themselves: to a mouse, a finger, keys and a screen reader."""

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.code_size import NEVER_IDLE
from tests.browser.conftest import NewVisitor
from tests.browser.explaining import assert_nothing_is_silent, by_key, hold, note
from tests.browser.kit import PHONE, Visitor
from tests.browser.rare import open_at
from tests.browser.wuerfelkoenig.test_table import GAME, citizens, roll_button

#: The dice convince only the last citizen of the row.
POSITION = (
    "wuerfelkoenig choose; turn 4 P1; roll 2/3; dice R3 R6 G1 G3 G5 B4; "
    "row busy_fairy_5 busy_fairy_2 cuddly_orc_3 odd_mushroom_goblin_2 busy_fairy_4; villages 3 3 3 3 3; "
    "penalties -1 -4 -3 -3 -2 -2 -2 -1 -1; discards crazy_gnome_5; piles busy_fairy_3 / arrogant_elf_1 -1"
)
GOBLIN = "Odd Mushroom Goblin"
MISSING = "At most 3 of your dice share a colour, Odd Mushroom Goblin asks for 5."


def citizen(visitor: Visitor, at: int) -> Locator:
    """A citizen of the row, from 0."""
    return citizens(visitor).nth(at)


def test_the_first_question_after_a_reload_is_answered(visitors: NewVisitor) -> None:
    """Whichever way it is asked, even if the page has had no time to load what answers it."""
    visitor = visitors(touch=True)
    visitor.context.add_init_script(NEVER_IDLE)
    open_at(visitor, POSITION, players=2)
    goblin = citizen(visitor, 3)
    ways: tuple[Callable[[], None], ...] = (
        partial(goblin.hover, force=True),
        partial(goblin.click, button="right", force=True),
        partial(goblin.tap, force=True),
        partial(goblin.press, "i"),
    )
    for ask in ways:
        visitor.page.reload()
        goblin.wait_for()
        visitor.page.mouse.move(2, 2)
        ask()
        expect(note(visitor, GOBLIN).get_by_text(MISSING)).to_be_visible()


def test_the_mouse_the_keys_and_a_screen_reader_learn_everything(visitor: Visitor) -> None:
    line = open_at(visitor, POSITION, players=2)
    page = visitor.page
    # A mouse that rests on something is told, and what it is told goes with it.
    page.mouse.move(2, 2)
    citizen(visitor, 3).hover(force=True)
    shown = note(visitor, GOBLIN)
    expect(shown.get_by_text(MISSING)).to_be_visible()
    page.mouse.move(2, 2)
    expect(shown).to_have_count(0)
    # A press on what cannot be taken explains it; one elsewhere closes that again.
    citizen(visitor, 3).click(force=True)
    expect(shown).to_be_visible()
    expect(shown.get_by_role("term").filter(has_text="Asks for")).to_be_visible()
    expect(shown.get_by_text("5 of one colour")).to_be_visible()
    citizen(visitor, 3).click(force=True)
    expect(shown).to_have_count(0)
    # A right click explains what a plain click would take.
    citizen(visitor, 4).click(button="right")
    expect(note(visitor, "Busy Fairy").get_by_text("Your dice convince it: you can take it.")).to_be_visible()
    expect(note(visitor, "Busy Fairy").get_by_text("P1: 1")).to_be_visible()
    assert serious(visitor) == []
    page.mouse.click(2, 2)
    expect(page.get_by_role("note")).to_have_count(0)
    assert line.sent == []

    visitor.listen()
    by_key(visitor, page.get_by_role("list", name="Villages").get_by_role("button").nth(1), "Mine")
    by_key(visitor, visitor.button(re.compile("next penalty")), "Penalty")
    assert note(visitor, "Penalty").get_by_text("your dice convince the Busy Fairy").count() == 1
    by_key(visitor, visitor.button(re.compile("left to draw")), "To come")
    by_key(visitor, visitor.button(re.compile("^Die 2:")), "red 6")
    by_key(visitor, roll_button(visitor), "Roll 6 dice")
    by_key(visitor, page.get_by_role("list", name="Players").get_by_role("button").nth(1), "The kingdom of P2")
    assert note(visitor, "The kingdom of P2").get_by_role("listitem").count() == 2
    citizen(visitor, 2).focus()
    page.keyboard.press("Enter")
    expect(note(visitor, "Cuddly Orc")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("note")).to_have_count(0)
    expect(citizen(visitor, 2)).to_be_focused()
    heard = visitor.heard()
    assert any(sentence.startswith("Cuddly Orc. ") and "asks for 4" in sentence for sentence in heard), heard
    assert line.sent == []
    # 2 players, 5 villages, 5 citizens, 2 piles, 6 dice; the page's own buttons speak for themselves.
    assert_nothing_is_silent(visitor, least=20)


def test_a_long_press_explains_on_a_phone_and_the_dice_stay_free(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    line = open_at(visitor, POSITION, players=2)
    hold(visitor, citizen(visitor, 4))
    expect(note(visitor, "Busy Fairy")).to_be_visible()
    assert line.sent == []
    for at in (1, 3):
        citizen(visitor, at).tap(force=True)
        shown = visitor.page.get_by_role("note")
        expect(shown).to_have_count(1)
        box = shown.bounding_box()
        tray = visitor.page.get_by_role("group", name="Dice").bounding_box()
        assert box is not None
        assert tray is not None
        assert box["y"] + box["height"] <= tray["y"] or tray["y"] + tray["height"] <= box["y"]
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    visitor.button(re.compile("^Die 1:")).tap()
    expect(visitor.page.get_by_role("note")).to_have_count(0)
    expect(visitor.button(re.compile("^Die 1:.*kept$"))).to_have_count(1)
    assert_nothing_is_silent(visitor, least=20)


def test_a_chance_is_told_even_where_no_odds_are_shown(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    roll_button(visitor).click()
    visitor.my_turn()
    dark = visitor.page.get_by_role("list", name="Open citizens").get_by_role("button", disabled=True).first
    dark.focus()
    visitor.page.keyboard.press("i")
    shown = visitor.page.get_by_role("note")
    chance = shown.get_by_role("definition").filter(has_text=re.compile(r"^\s*[\d.]+%"))
    expect(chance).to_have_count(1)
    assert visitor.page.get_by_text(re.compile("chance")).count() == 0  # none on the table itself
    visitor.page.keyboard.press("1")
    expect(shown.get_by_text("Chance with the dice kept")).to_be_visible()
