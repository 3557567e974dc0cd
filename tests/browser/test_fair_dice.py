"""Two people with their own browsers: both devices take part in the dice, and each browser's check compares the game
with what it saw itself."""

import re

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.browser.wuerfelkoenig.test_table import by_mouse
from tests.server.kit import Line, Person
from wuerfelreich.tables.protocol.commands import Resign
from wuerfelreich.tables.protocol.events import Settings

FIRST = msgspec.Raw(b'{"start":1}')


def waiting_room(anna: Visitor, ben: Visitor) -> str:
    """Anna's table, at which both sit down by themselves."""
    with Person(anna.address, "Anna") as host:
        table = host.table(Settings("wuerfelkoenig", 2, FIRST))
        anna.be(host)
    for visitor, seat in ((anna, 1), (ben, 2)):
        visitor.open(f"/t/{table}")
        visitor.button(f"Sit down in seat {seat}").click()
        visitor.button(f"Leave seat {seat}").wait_for()
    return table


def is_to_move(visitor: Visitor) -> bool:
    """Whether the page shows that it is this visitor's turn."""
    return visitor.page.locator("[data-turn]").get_attribute("data-turn") == "mine"


def play_a_turn(visitor: Visitor, after: Visitor) -> None:
    """Takes something as soon as possible, until it is somebody else's turn."""
    visitor.seated()
    while not is_to_move(after):
        if is_to_move(visitor):
            by_mouse(visitor)
            visitor.agree()
        visitor.page.wait_for_timeout(20)


def resign(line: Line) -> None:
    """Ben gives up."""
    line.must(Resign(1))


def verdict(visitor: Visitor) -> str:
    """Checks the dice and returns what the page says about them."""
    visitor.button("Check the dice").click()
    expect(visitor.page.locator(".verdict")).not_to_be_empty()
    return visitor.page.locator(".check [role=status]").inner_text()


@pytest.fixture
def pair(visitors: NewVisitor) -> tuple[Visitor, Visitor]:
    """Anna at a desktop, Ben with a phone."""
    return visitors(), visitors(size=PHONE, touch=True)


def test_both_devices_take_part_and_both_find_out_what_was_changed_afterwards(pair: tuple[Visitor, Visitor]) -> None:
    anna, ben = pair
    table = waiting_room(anna, ben)
    anna.button("Start", exact=True).click()
    play_a_turn(anna, after=ben)
    anna.page.reload()
    play_a_turn(ben, after=anna)
    play_a_turn(anna, after=ben)
    ben.elsewhere(resign)
    said = [verdict(anna), verdict(ben)]
    own = [re.search(r"All \d+ rolls and draws are right, and your (\d+|one) rolls? carr", words) for words in said]
    assert all(own), said
    records = {re.search(r"record (\d+:[0-9a-f]{16})\.", words) for words in said}
    assert len({found[1] for found in records if found}) == 1, said
    assert "took no part" not in "".join(said)

    assert re.search(r"All \d+ rolls and draws are right", in_the_replay(ben, table))

    def rewrite(route: Route) -> None:
        file = route.fetch()
        route.fulfill(response=file, body=re.sub(r"^P1 (take|penalty).*$", "P1 take 1 1", file.text(), flags=re.M))

    anna.page.route("**/file", rewrite)
    assert "The record differs from what was seen" in verdict_again(anna)
    forge(ben, table, "opening")
    assert "This is not the table you agreed to begin." in verdict_again(ben)


def in_the_replay(visitor: Visitor, table: str) -> str:
    """What the check says that is offered where the game is shown again; then back to the table."""
    visitor.open(f"/t/{table}/replay")
    visitor.button("Check the dice").click()
    visitor.page.locator("dialog").get_by_role("button", name="Check the dice").click()
    expect(visitor.page.locator(".verdict")).not_to_be_empty()
    said = visitor.page.locator(".check [role=status]").inner_text()
    visitor.open(f"/t/{table}")
    return said


def verdict_again(visitor: Visitor) -> str:
    """Checks the dice once more, when something is wrong."""
    visitor.button("Check the dice").click()
    expect(visitor.page.locator(".verdict")).to_have_text(re.compile("Do not trust it"))
    return visitor.page.locator(".check [role=status]").inner_text()


def forge(visitor: Visitor, table: str, field: str) -> None:
    """Lets this browser have agreed to, or seen, something else."""
    visitor.page.evaluate(
        """([key, field]) => {
          const memory = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({ ...memory, [field]: "ab".repeat(32) }));
        }""",
        [f"wuerfelreich.dice.{table}", field],
    )


def test_the_waiting_room_says_whose_device_is_awaited(pair: tuple[Visitor, Visitor]) -> None:
    anna, ben = pair
    waiting_room(anna, ben)
    ben.page.close()
    anna.button("Start", exact=True).click()
    status = anna.page.get_by_role("status").first
    expect(status).to_have_text(re.compile(r"^Mixing everybody’s dice … waiting for .+’s device\.$"))
    anna.button("Cancel the game").click()
    expect(status).to_have_text("The table was closed.")
