"""What the things on a table of the board game say about themselves, by their roles and names."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.brettspiel.test_table import citizens
from tests.browser.conftest import NewVisitor
from tests.browser.explaining import assert_nothing_is_silent, by_key, note
from tests.browser.kit import PHONE, Visitor
from tests.browser.rare import open_at

CHOOSING = (
    "brettspiel choose; map band; turn 6 P1; roll 2/3; dice G6 B1 B2 B4 B5 B6; effect none; "
    "open S1-02 S2-11 S3-05 S4-09 S5-07; gone S1-05 S1-07 S2-01 S5-04 S5-08; known meadow; hand -; "
    "fires A5 A6 A11 B14 B15; neutral -; gold A3 A10 B9 B12; white A1 A12 A15 B1 B3 B10; markers - / A2 B8; "
    "cards ? ? / G6 B6 ?; owned 0 1 0 / 0 1 0; supply 2 10 10"
)
PLACING = (
    "brettspiel place; map band; turn 4 P1; roll 3/3; dice R1 R4 R5 R5 R6 G5; effect alarm; "
    "open S1-02 S2-01 S3-05 S4-09 S5-07; gone S1-05 S1-07 S5-04 S5-08; known -; hand floodplain; "
    "fires A5 A6 B14 B15; neutral -; gold A3 A10 B9 B12; white A1 A12 A15 B1 B3 B10; markers - / A2; "
    "cards ? ? / G6 ?; owned 0 1 0 / 0 1 0; supply 2 10 11"
)
STEALING = (
    "brettspiel steal; map band; turn 18 P1; roll 3/3; dice R1 R1 R3 B4 B4 B6; effect thief_of_cards; "
    "open S1-03 S2-09 S3-11 S4-03 S5-07; gone S1-01 S1-02 S1-04 S1-05 S1-06 S1-07 S2-01 S2-02 S2-05 S2-11 S3-05 "
    "S4-01 S4-02 S4-06 S4-09 S4-11 S5-04 S5-08; known fir_forest farmland; hand -; "
    "fires A5 A6 A7 A11 A13 B6 B9 B12 B14 B15; neutral -; gold A3 B9 B12; white A12 A15 B1 B3 B10; "
    "markers A1 A9 A14 B2 / A2 A10 B8 B13; cards R4 G2 G2 B4 ? / R5 G5 G6 B6 ?; owned 0 1 1 / 1 2 0; supply 2 10 4"
)


def field(visitor: Visitor, landscape: str) -> Locator:
    """The first field of the map with this landscape."""
    return visitor.page.get_by_role("group", name="Map").get_by_role("button", name=re.compile(landscape)).first


def test_citizens_fields_dice_and_kingdoms_explain_themselves(visitor: Visitor) -> None:
    line = open_at(visitor, CHOOSING, players=2)
    by_key(visitor, citizens(visitor).nth(0), "Grumpy Merchant")
    expect(note(visitor, "Grumpy Merchant").get_by_text("Your dice win it over: you can take it.")).to_be_visible()
    by_key(visitor, citizens(visitor).nth(1), "Arrogant Thief")
    expect(note(visitor, "Arrogant Thief").get_by_text("asks for at least 28")).to_be_visible()
    expect(note(visitor, "Arrogant Thief").get_by_text("one way with jokers")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    citizens(visitor).nth(2).press("Enter")  # it cannot be taken
    expect(note(visitor, "Busy Dragon Tamer").get_by_text("The dice show 0 red")).to_be_visible()
    by_key(visitor, field(visitor, "Caves"), "Caves")
    expect(note(visitor, "Caves").get_by_text("A castle of P2 stands here.")).to_be_visible()
    by_key(visitor, field(visitor, "Steppe"), "Steppe")
    expect(note(visitor, "Steppe").get_by_text("A dragon fire burns here")).to_be_visible()
    by_key(visitor, visitor.button(re.compile("^Supply")), "In the supply")
    by_key(visitor, visitor.button(re.compile("^Die 1:")), "green 6")
    by_key(visitor, visitor.page.get_by_role("list", name="Players").get_by_role("button").nth(1), "P2")
    expect(note(visitor, "P2").get_by_role("listitem")).to_have_count(3)
    assert serious(visitor) == []
    assert_nothing_is_silent(visitor, least=40)
    assert line.sent == []


def test_what_is_chosen_for_an_effect_explains_itself(visitor: Visitor) -> None:
    open_at(visitor, PLACING, players=2)
    by_key(visitor, field(visitor, "Desert"), "Desert")
    expect(note(visitor, "Desert").get_by_text("You have no tile with this landscape to place now.")).to_be_visible()
    by_key(visitor, field(visitor, "River Meadow"), "River Meadow")
    expect(note(visitor, "River Meadow").get_by_text("You can choose this field.")).to_be_visible()
    assert_nothing_is_silent(visitor, least=35)
    open_at(visitor, STEALING, players=2)
    by_key(visitor, visitor.button(re.compile("^steal the red 5 joker")), "red 5")
    assert_nothing_is_silent(visitor, least=35)


def test_four_choices_of_an_effect_are_in_one_row_on_a_phone(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE)
    open_at(visitor, STEALING, players=2)
    choices = visitor.button(re.compile("^steal the "))
    expect(choices).to_have_count(4)
    boxes = [one.bounding_box() for one in choices.all()]
    assert len({box and round(box["y"]) for box in boxes}) == 1
