"""Around the game: finished games, links that lead nowhere, withdrawn questions, a clock without connection."""

import os
import re

import pytest
from msgspec import Raw
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.browser.test_among_people import FIRST, sit_together
from tests.browser.wuerfelkoenig.test_table import GAME, roll_button
from tests.server.kit import Person
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Resign, Sit, Start
from wuerfelreich.tables.protocol.events import Pace, Settings
from wuerfelreich.words.catalogue import LANGUAGES, words_in

NO_TABLE = "There is no table with this link: it may be incomplete, or the table has been removed."


def test_a_link_to_no_table_says_so_in_one_sentence(visitor: Visitor) -> None:
    visitor.forgiven = "404"
    for path in ("nowhere", "a" * 80, "a%2Fb", "", f"{'a' * 80}/replay", "nowhere/replay"):
        visitor.page.goto(f"/t/{path}")
        expect(visitor.page.get_by_role("main").get_by_text(NO_TABLE, exact=True)).to_be_visible()


def test_a_finished_game_stays_on_the_front_page_with_its_result(visitor: Visitor) -> None:
    with Person(visitor.address, "Anna") as anna, Person(visitor.address, "Ben") as ben:
        for loser in (0, 1):
            table = anna.table(Settings(GAME, 2, FIRST))
            with anna.at(table) as first, ben.at(table) as second:
                first.must(Sit(0))
                second.must(Sit(1))
                first.must(Start())
                (first, second)[loser].must(Resign(loser))
        visitor.be(anna)
    visitor.open("/")
    games = visitor.page.get_by_role("region", name="Finished games").get_by_role("listitem")
    expect(games).to_have_count(2)
    expect(games.nth(0)).to_contain_text("You won.")
    expect(games.nth(1)).to_contain_text("Ben wins.")


def test_a_question_leaves_the_dice_free_and_can_be_withdrawn(visitors: NewVisitor) -> None:
    anna, ben = visitors(size=PHONE, touch=True), visitors(size=PHONE, touch=True)
    with Person(anna.address, "Ben") as guest:
        table = sit_together(anna, guest)
        ben.be(guest)
    ben.open(f"/t/{table}")
    ben.page.locator(".tray").wait_for()
    ben.button("Menu").click()
    ben.button("Propose ending the game").click()
    question = anna.page.get_by_role("region", name="A question")
    question.get_by_role("button", name="Yes").wait_for()
    roll_button(anna).click(trial=True)  # nothing covers it
    ben.listen()
    anna.listen()
    ben.page.get_by_role("region", name="A question").get_by_role("button", name="Withdraw").click()
    expect(question).to_have_count(0)
    expect(ben.page.get_by_role("region", name="A question")).to_have_count(0)
    assert "Ben no longer proposes it." in anna.heard()
    assert "Ben no longer proposes it." not in ben.heard()


def test_the_clock_stops_counting_while_the_connection_is_lost(visitor: Visitor) -> None:
    lines: list[WebSocketRoute] = []
    lost = False

    def between(route: WebSocketRoute) -> None:
        if lost:
            route.close()
        else:
            route.connect_to_server()
            lines.append(route)

    visitor.page.route_web_socket(re.compile("/socket"), between)
    with Person(visitor.address, "Anna") as anna, Person(visitor.address, "Ben") as ben:
        table = anna.table(Settings(GAME, 2, FIRST, clock=Pace(600)))
        with anna.at(table) as first, ben.at(table) as second:
            first.must(Sit(0))
            second.must(Sit(1))
            first.must(Start())
        visitor.be(anna)
    visitor.open(f"/t/{table}")
    clock = visitor.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
    lost = True
    lines[-1].close()
    expect(clock).to_have_text(re.compile(r"^\d+:\d\d \?$"))
    shown = clock.inner_text()
    expect(clock).to_have_accessible_name("While the connection is lost, nobody here knows how much time is left.")
    visitor.page.wait_for_timeout(1_200)
    assert clock.inner_text() == shown


#: Closes a dialog as the browser does for Escape, and presses the space bar where the focus is then.
ESCAPE_AND_SPACE = """() => {
  document.querySelector('dialog').requestClose();
  const key = { key: ' ', bubbles: true, cancelable: true };
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key));
}"""


def test_after_the_menu_the_space_bar_rolls(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.button("Menu").click()
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("dialog").wait_for(state="detached")
    expect(roll_button(visitor)).to_be_enabled()
    visitor.happens(lambda: visitor.page.keyboard.press(" "))
    assert visitor.page.get_by_role("dialog").count() == 0


def test_the_space_bar_rolls_while_the_menu_is_still_leaving(visitor: Visitor) -> None:
    """Both keys in one task: the page has not heard yet that the menu is closed, and the focus is still in there."""
    visitor.sit_down(GAME)
    visitor.button("Menu").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.wait_for()
    visitor.page.keyboard.press("Tab")
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    visitor.happens(lambda: visitor.page.evaluate(ESCAPE_AND_SPACE))
    expect(dialog).to_have_count(0)


def test_a_rematch_says_who_has_not_followed_yet(visitors: NewVisitor) -> None:
    anna, ben = visitors(), visitors()
    with Person(anna.address, "Ben") as guest:
        table = sit_together(anna, guest)
        with guest.at(table) as line:
            line.must(Resign(1))
        ben.be(guest)
    ben.open(f"/t/{table}")
    anna.button("Play again").click()
    status = anna.page.get_by_role("status")
    expect(status).to_have_text("All seats are taken. Ben is not here yet.")
    ben.button("Go to the next game").click()
    expect(status).to_have_text("Everybody is here.")


#: The games whose panels differ; `make soak` looks at all of them.
AWAY_AT = list(GAMES) if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else list(GAMES)[-1:]


@pytest.mark.parametrize("game", AWAY_AT)
def test_whoever_leaves_is_away_at_the_others_table_until_he_is_back(visitors: NewVisitor, game: str) -> None:
    anna, ben = visitors(), visitors()
    with Person(anna.address, "Anna") as host, Person(anna.address, "Ben") as guest:
        table = host.table(Settings(game, 2, FIRST))
        with host.at(table) as first, guest.at(table) as second:
            first.must(Sit(0))
            second.must(Sit(1))
            first.must(Start())
        anna.be(host)
        ben.be(guest)
    away = anna.page.get_by_role("list", name="Players").get_by_text("away", exact=True)
    for visitor in (anna, ben):
        visitor.open(f"/t/{table}")
        visitor.page.get_by_role("list", name="Players").wait_for()
    expect(away).to_have_count(0)
    ben.page.goto("about:blank")
    expect(away).to_be_visible()
    ben.open(f"/t/{table}")
    expect(away).to_have_count(0)


def test_the_link_is_in_sight_for_the_host_and_in_nobody_elses_way(visitors: NewVisitor) -> None:
    host, guest = visitors(size=PHONE, touch=True), visitors(size=PHONE, touch=True)
    with Person(host.address, "Anna") as anna:
        table = anna.table(Settings(GAME, 3))
        with anna.at(table) as line:
            line.must(Sit(0))
        host.be(anna)
    for visitor in (host, guest):
        visitor.open(f"/t/{table}")
    invite = host.page.locator("section", has_text=f"/t/{table}")
    expect(invite.get_by_role("button", name="Copy the link")).to_be_in_viewport(ratio=1)
    expect(host.button("Somebody else at this screen: seat 2")).to_have_count(1)
    assert guest.button("Copy the link").count() == 0  # first of all, a seat
    guest.button("Sit down in seat 2").click()
    expect(guest.button("Copy the link")).to_be_visible()
    assert guest.page.get_by_text(f"/t/{table}").count() == 0


TERMS = {
    "en": "5 minutes each, plus 10 seconds per move · No odds or hints · "
    "If somebody is away, a bot stands in after 5 minutes · Who goes first: seat 2 · Treasures to win: 5, a short game",
    "de": "Je 5 Minuten, 10 Sekunden pro Zug · Ohne Chancen und Tipps · "
    "Wenn jemand weg ist, springt nach 5 Minuten ein Bot ein · Wer beginnt: Platz 2 · ",
    "hu": "Fejenként 5 perc, lépésenként 10 másodperc · Esélyek és tippek nélkül · "
    "Ha valaki nincs itt, 5 perc után bot ugrik be · ",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_reads_what_the_table_plays_by_before_sitting_down(visitors: NewVisitor, language: str) -> None:
    guest = visitors(size=PHONE, touch=True, language=language)
    with Person(guest.address, "Anna") as anna:
        options = Raw(b'{"treasures":5,"start":2}')
        table = anna.table(Settings("wuerfelland", 2, options, clock=Pace(300, 10), absent=300))
        usual = anna.table(Settings("wuerfelland", 2, odds=True))
    guest.open(f"/t/{table}")
    expect(guest.page.get_by_text(TERMS[language])).to_be_visible()
    assert serious(guest) == []
    guest.open(f"/t/{usual}")
    words = words_in(language)
    expect(
        guest.page.get_by_text(f"{words.text('web-clock-none')} · {words.text('web-odds-on')}", exact=True)
    ).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_free_seat_has_room_for_its_words_on_a_phone(visitors: NewVisitor, language: str) -> None:
    host, words = visitors(size=PHONE, touch=True, language=language), words_in(language)
    with Person(host.address, "Anna") as anna:
        table = anna.table(Settings(GAME, 2))
        with anna.at(table) as line:
            line.must(Sit(0))
        host.be(anna)
    host.open(f"/t/{table}")
    bot = host.page.get_by_label(words.text("web-seat-bot", {"number": 2}))
    sit = host.page.get_by_text(words.text("web-sit-here"), exact=True)
    here = sit.bounding_box()
    chosen = bot.bounding_box()
    assert here is not None
    assert chosen is not None
    lines = (
        "one => { const all = document.createRange(); all.selectNodeContents(one); return all.getClientRects().length }"
    )
    assert sit.evaluate(lines) == 1
    assert chosen["y"] >= here["y"] + here["height"]
    assert chosen["width"] > 220, "the longest level fits in"


def test_the_tools_of_a_table_on_a_phone(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.sit_down(GAME)
    page = visitor.page
    odds, hint = visitor.button("Exact odds"), visitor.button("Hint")
    before = odds.bounding_box()
    assert hint.count() == 0  # there is nothing to decide before the first roll
    roll_button(visitor).click()
    expect(hint).to_be_visible()
    assert odds.bounding_box() == before
    visitor.button("Chances to win", exact=True).click()
    expect(page.get_by_role("img", name=re.compile("^Chances to win: "))).to_be_visible()
    visitor.button("Moves").click()
    moves = page.get_by_role("complementary", name="Moves")
    expect(moves).to_be_visible()
    assert "Nunito" in moves.get_by_role("heading", name="Moves").evaluate("one => getComputedStyle(one).fontFamily")
    page.keyboard.press("Escape")
    expect(moves).to_have_count(0)
    visitor.button("Menu").click()
    last = page.get_by_role("dialog").get_by_role("button").last
    expect(last).to_have_text("Resign")
