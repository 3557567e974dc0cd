"""The page for programs: tokens are made, shown once and revoked; and everybody sees where a program plays."""

import httpx
from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE
from tests.browser.test_statistics import TOO_WIDE
from tests.server.kit import TIMEOUT_S, Person, Server
from tests.server.test_tokens import Program
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings, Visibility


def status(server: Server, token: str) -> int:
    """Whether a token is accepted."""
    headers = {"authorization": f"Bearer {token}"}
    return httpx.get(f"{server.address}/api/v1/my-tables", headers=headers, timeout=TIMEOUT_S).status_code


def test_a_token_is_made_copied_and_revoked(visitors: NewVisitor, server: Server) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.open("/")
    page = visitor.page
    page.get_by_role("link", name="For programs").click()
    visitor.button("Create token").click()
    expect(page.get_by_role("alert")).to_have_text("Say what the token is for.")
    expect(page.get_by_label("What is it for?")).to_be_focused()
    page.get_by_label("What is it for?").fill("My bot")
    page.get_by_role("switch", name="Read").check(force=True)
    page.get_by_label("Valid for").select_option("30 days")
    visitor.button("Create token").click()
    token = page.locator("code").inner_text()
    expect(page.locator(".made")).to_be_focused()
    visitor.button("Copy").click()
    expect(page.get_by_text("The token has been copied.").last).to_be_attached()
    assert page.evaluate("navigator.clipboard.readText()") == token
    assert status(server, token) == 200
    assert serious(visitor) == []
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(TOO_WIDE) is False
    visitor.button("Done").click()
    expect(page.get_by_label("What is it for?")).to_be_focused()
    page.reload()
    mine = page.get_by_role("region", name="My tokens")
    expect(mine.get_by_text("Play, Set up tables, and Read")).to_be_visible()
    expect(mine.get_by_text("valid until")).to_be_visible()
    assert token not in page.content()
    visitor.button("Revoke “My bot”").click()
    page.get_by_role("dialog").get_by_role("button", name="Revoke", exact=True).click()
    expect(mine.get_by_text("You have no tokens yet.")).to_be_visible()
    expect(mine.locator(":focus")).to_have_count(1)
    assert status(server, token) == 401


def test_everybody_sees_where_a_program_plays(visitors: NewVisitor, server: Server) -> None:
    with Person(server.address, "Anna") as anna, Person(server.address, "Ben") as ben, Program(ben, "play") as program:
        table = anna.table(Settings("wuerfelkoenig", 2, visibility=Visibility.PUBLIC))
        with program.at(table) as line:
            line.must(Sit())
        visitor = visitors()
        visitor.be(anna)
        visitor.open("/")
        card = visitor.page.get_by_role("link").filter(has_text="Ben").first
        expect(card).to_contain_text("(program)")
        card.click()
        expect(visitor.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("program")
        with anna.at(table) as line:
            line.must(Sit())
            line.must(Start())
        panel = visitor.page.get_by_role("list", name="Players").get_by_role("button", name="Ben, program")
        expect(panel).to_be_visible()
        panel.click()
        expect(visitor.page.get_by_text("a program of Ben", exact=True)).to_be_visible()
