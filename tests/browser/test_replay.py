"""Stepping through a game: a badge belongs to one step, every step has its words, nobody is away, and
nothing is refused to somebody who only looks."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.explaining import assert_nothing_is_refused
from tests.browser.kit import Visitor
from tests.browser.test_review import brought
from tests.records.record_games import FOLDER
from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import SeatBot, Sit
from wuerfelreich.tables.protocol.events import Settings

STEPS = 12


def open_replay(server: Server, visitor: Visitor, game: str) -> None:
    """The replay of a game against a bot that its player has left."""
    with Person(server.address, "Anna") as anna:
        table = anna.table(Settings(game, 2))
        with anna.at(table) as line:
            against_a_bot(line)
            line.play_on(Random(3), steps=STEPS)
    visitor.open(f"/t/{table}/replay")
    visitor.page.get_by_role("slider").wait_for()


def points(visitor: Visitor) -> list[int]:
    """The points of the kingdoms."""
    shown = visitor.page.locator(".kingdom .points").all_inner_texts()
    return [int(text.replace("−", "-")) for text in shown]


def test_a_badge_belongs_to_one_step(server: Server, visitor: Visitor) -> None:
    open_replay(server, visitor, "wuerfelkoenig")
    # The moves scroll on their own: there is nothing below the table to get lost in.
    assert visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    badges = visitor.page.locator(".kingdom .news b")
    visitor.page.keyboard.press("End")
    visitor.page.locator(".kingdom .top").first.wait_for()
    assert badges.all_inner_texts() == []
    visitor.page.keyboard.press("Home")
    before = points(visitor)
    while points(visitor) == before:
        visitor.page.keyboard.press("ArrowRight")
    gained = [now - was for was, now in zip(before, points(visitor), strict=True) if now != was]
    assert badges.all_inner_texts() == [f"{gain:+}".replace("-", "−") for gain in gained]
    visitor.page.keyboard.press("ArrowLeft")
    assert badges.all_inner_texts() == []


def test_the_address_follows_the_steps_and_none_is_out_of_range(server: Server, visitor: Visitor) -> None:
    open_replay(server, visitor, "wuerfelkoenig")
    start, told = visitor.page.url, visitor.page.locator(".told")

    def said() -> str:
        return told.text_content() or ""

    entries = visitor.page.evaluate("history.length")
    first = said()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_url(f"{start}/*")
    assert visitor.page.evaluate("history.length") == entries
    expect(told).not_to_have_text(first)
    third = said()
    visitor.page.reload()
    expect(told).to_have_text(third)
    visitor.page.keyboard.press("End")
    expect(told).not_to_have_text(third)
    last = said()
    visitor.forgiven = "404"  # the server knows that an address is none
    for address, shown in (("9999", last), ("abc", first), ("0", first), ("-1", first)):
        visitor.page.goto(f"{start}/{address}")
        expect(told).to_have_text(shown)
        expect(visitor.page).not_to_have_url(f"{start}/{address}")


@pytest.mark.parametrize("page", ["replay", "review"])
def test_whoever_leaves_asks_for_nothing_more(page: str, server: Server, visitor: Visitor) -> None:
    table = brought(server, FOLDER / "knatsch" / "tournaments.wr")
    visitor.page.route(re.compile(r"/steps\?from=(?!0)"), lambda route: None)  # the rest of the game is awaited
    with visitor.page.expect_request(re.compile(r"/steps\?from=(?!0)")) as awaited:
        visitor.open(f"/t/{table}/{page}")
    visitor.page.get_by_role("slider").wait_for()
    with visitor.page.expect_event("requestfailed", lambda failed: failed == awaited.value):
        visitor.page.get_by_role("banner").get_by_role("link").first.click()


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_words_and_nobody_is_away(game: str, server: Server, visitor: Visitor) -> None:
    open_replay(server, visitor, game)
    told = visitor.page.locator(".told")
    said: list[str] = []
    while not said or visitor.button("One step forward").is_enabled():
        visitor.page.keyboard.press("ArrowRight")
        said.append(told.inner_text().strip())
    assert "…" not in said
    assert visitor.page.locator(".away").count() == 0
    assert_nothing_is_refused(visitor)


def test_the_first_step_shows_the_table_set_up(server: Server, visitor: Visitor) -> None:
    open_replay(server, visitor, "wuerfelkoenig")
    expect(visitor.page.locator(".told")).to_contain_text("goes first")
    expect(visitor.page.get_by_role("list", name="Open citizens").get_by_role("listitem")).to_have_count(5)
    assert visitor.page.get_by_role("list", name="Open citizens").locator("svg").count() >= 5


def test_a_replay_is_played_at_a_chosen_speed_and_paused(server: Server, visitor: Visitor) -> None:
    visitor.page.clock.install()
    open_replay(server, visitor, "wuerfelkoenig")
    slider, clock = visitor.page.get_by_role("slider"), visitor.page.clock
    visitor.page.get_by_role("combobox", name="Speed").select_option("Fast")
    visitor.button("Play", exact=True).click()
    clock.run_for(4_000)
    visitor.page.keyboard.press(" ")
    expect(visitor.button("Play", exact=True)).to_be_visible()
    fast = int(slider.input_value())  # only now: until it pauses, the page's time goes on as well
    assert fast >= 8
    clock.run_for(5_000)
    assert int(slider.input_value()) == fast
    visitor.page.keyboard.press("Home")
    visitor.page.get_by_role("combobox", name="Speed").select_option("Slow")
    visitor.button("Play", exact=True).click()
    clock.run_for(4_000)
    assert int(slider.input_value()) < fast
    visitor.button("Pause", exact=True).click()
    expect(visitor.button("Play", exact=True)).to_be_visible()


def test_a_replay_is_seen_from_ones_own_seat(server: Server, visitor: Visitor) -> None:
    with Person(server.address, "Anna") as anna:
        table = anna.table(Settings("knatsch", 2))
        with anna.at(table) as line:
            line.must(Sit(1))
            line.must(SeatBot(0, "random"))
        visitor.be(anna)
    visitor.open(f"/t/{table}")
    visitor.button("Start", exact=True).click()
    visitor.page.get_by_role("list", name="Players").wait_for()
    visitor.open(f"/t/{table}/replay")
    visitor.page.get_by_role("slider").wait_for()
    assert visitor.page.locator("[data-realm]").first.get_attribute("data-realm") == "1"
