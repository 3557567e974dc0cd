"""Who is at the table: bots with names, tempers and faces, and people with a name and a picture of their choice."""

import re

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.characters import CAST

SQUIRES_IN_GERMAN = {words_in("de").text(f"character-{one}") for one in CAST["squire"]}


def test_a_bot_is_introduced_before_the_game_and_named_in_my_language_at_the_table(visitors: NewVisitor) -> None:
    german = visitors(size=PHONE, language="de-DE", touch=True)
    german.open("/new/wuerfelkoenig")
    seats = german.page.get_by_role("list", name="Plätze").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Spielt gut und irrt sich, wo es knapp ist.")
    first = seats.nth(1).locator("b").inner_text()
    assert first in SQUIRES_IN_GERMAN
    german.button("Jemand anders auf Platz 2").tap()
    second = seats.nth(1).locator("b").inner_text()
    assert second in SQUIRES_IN_GERMAN - {first}
    german.button("Los geht’s").tap()
    expect(german.page.get_by_role("list", name="Mitspieler")).to_contain_text(second)
    expect(german.page.locator(".task")).to_contain_text(re.compile("^(Du bist dran: |.+ ist am Zug)"))


def test_a_name_and_a_picture_from_the_settings_are_seen_by_the_others(visitors: NewVisitor) -> None:
    anna, ben = visitors(), visitors()
    anna.open("/")
    anna.button("Settings").click()
    settings = anna.page.get_by_role("dialog")
    settings.get_by_label("Your name").fill("Zsófi")
    settings.get_by_label("Your name").blur()
    chosen(anna, "Dragon")
    chosen(anna, "Turquoise")
    assert serious(anna) == []
    anna.open("/new/wuerfelkoenig/friends")
    anna.button("Open the table").click()
    anna.page.wait_for_url("**/t/*")
    ben.open(anna.page.url.removeprefix(anna.address))
    expect(ben.page.get_by_text("Zsófi")).to_be_visible()
    seen = ben.context.request.get(f"/api/v1/tables/{anna.page.url.rsplit('/', 1)[-1]}").json()
    assert (seen["seats"][0]["name"], seen["seats"][0]["picture"]) == ("Zsófi", "dragon-teal")


def chosen(visitor: Visitor, name: str) -> None:
    """Chooses a part of the picture, and waits until it is."""
    button = visitor.page.get_by_role("dialog").get_by_role("button", name=name, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
