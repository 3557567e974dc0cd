"""What people at one table want of each other: a quick message, a move taken back, the end. Nothing of it takes the
focus, and the keys of the table go on acting on the table."""

from random import Random

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.server.kit import Line, Person
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings

FIRST = msgspec.Raw(b'{"start":1}')
TALK = {
    "en-GB": ("Menu", "Good luck!", "Hello!"),
    "de-DE": ("Menü", "Viel Glück!", "Hallo!"),
    "hu-HU": ("Menü", "Sok szerencsét!", "Szia!"),
}


def sit_together(anna: Visitor, ben: Person) -> str:
    """Anna, in front of her browser, and Ben at a table of Würfelkönig; Anna is to roll."""
    with Person(anna.address, "Anna") as host:
        table = host.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
        with host.at(table) as first, ben.at(table) as second:
            first.must(Sit(0))
            second.must(Sit(1))
            first.must(Start())
        anna.be(host)
    anna.open(f"/t/{table}")
    anna.page.locator("[data-turn]").wait_for()
    anna.page.locator(".tray").wait_for()
    return table


def finish_turn(line: Line, other: Line) -> None:
    """One seat plays until the other one is to roll."""
    line.catch_up(other.seq)
    while (command := line.any_command(Random(3))) is not None:
        other.catch_up(line.must(command).seq)


def log_of(visitor: Visitor) -> list[object]:
    """What has happened at the table of the page, as the server tells it."""
    events: list[object] = []
    visitor.elsewhere(lambda line: events.extend(told.event for told in line.events))
    return events


@pytest.mark.parametrize("language", TALK)
def test_a_message_arrives_in_the_language_of_who_reads_it(visitors: NewVisitor, language: str) -> None:
    menu, good_luck, hello = TALK[language]
    anna, ben = visitors(), visitors(language=language, size=PHONE, touch=True)
    with Person(anna.address, "Ben") as guest:
        table = sit_together(anna, guest)
        ben.be(guest)
    ben.open(f"/t/{table}")
    ben.page.locator(".tray").wait_for()
    ben.listen()
    anna.listen()
    anna.button("Menu").click()
    anna.button("Hello!", exact=True).click()
    expect(ben.page.locator(".toasts")).to_have_text(f"Anna: {hello}")
    assert ben.heard() == [f"Anna: {hello}"]
    ben.button(menu).click()
    ben.button(good_luck, exact=True).click()
    expect(anna.page.locator(".toasts").get_by_text("Ben: Good luck!", exact=True)).to_be_visible()
    assert anna.heard() == ["Anna: Hello!", "Ben: Good luck!"]
