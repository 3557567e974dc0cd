"""The review of a game in which somebody should have taken part in a tournament."""

import re

from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.browser.test_review import brought
from tests.records.record_games import FOLDER
from tests.server.kit import Server

GAME = FOLDER / "knatsch" / "tournaments-duplicate.wr"


def test_what_has_no_place_on_the_table_is_said_in_words(server: Server, visitor: Visitor) -> None:
    """Nobody has the buttons any more with which one takes part or declines."""
    visitor.open(f"/t/{brought(server, GAME)}/review")
    costly = visitor.page.get_by_role("region", name="The costliest decisions").get_by_role("listitem").first
    expect(costly).to_contain_text("Best: Take part in the tournament")
    costly.get_by_role("button", name=re.compile("^Look")).click()
    told = visitor.page.locator(".told")
    expect(told).to_contain_text("Played: Ben ")
    expect(told).to_contain_text("Best: Take part in the tournament")
    visitor.page.keyboard.press("ArrowRight")
    expect(told).not_to_contain_text("Best:")
