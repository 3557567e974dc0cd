"""A player who is away."""

from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.kit import Person, Server
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings


def test_a_press_on_away_tells_since_when_and_what_to_do(server: Server, visitor: Visitor) -> None:
    with Person(server.address, "Anna") as first, Person(server.address, "Ben") as second:
        table = first.table(Settings("knatsch", 2))
        with first.at(table) as line, second.at(table) as other:
            line.must(Sit(0))
            other.must(Sit(1))
            line.must(Start())
        visitor.be(first)
    visitor.open(f"/t/{table}")
    visitor.page.locator(".away").click()
    note = visitor.page.get_by_role("note", name="Ben")
    expect(note).to_contain_text("the others can declare in the menu that Ben has left the game")
