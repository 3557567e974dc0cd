"""The page of statistics, with real finished games; and how much of a game is luck, on the page of its rules."""

import re
import sqlite3
from random import Random

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.tables.protocol.events import Settings

#: Whether anything is wider than the window.
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def anna(server: Server) -> Person:
    """Somebody with a few finished games, all but the first of them reviewed."""
    with Person(server.address, "Anna") as anna:
        tables = []
        for start in (1, 2, 1):
            tables.append(anna.table(Settings("wuerfelkoenig", 2, msgspec.Raw(b'{"start":%d}' % start))))
            with anna.at(tables[-1]) as line:
                against_a_bot(line)
                line.play_on(Random(start))
        accounts = '[{"luck":0.25,"mean_loss":0.012},{"luck":-0.25,"mean_loss":0.5}]'
        with sqlite3.connect(server.database, timeout=30) as database:
            for table in tables[1:]:
                database.execute("INSERT INTO reviews VALUES (?, ?, ?, ?)", (table, "0" * 64, accounts, b""))
        database.close()
        return anna


def test_my_games_and_everybodys(visitors: NewVisitor, anna: Person) -> None:
    visitor = visitors(size=DESKTOP)
    visitor.be(anna)
    visitor.open("/")
    page = visitor.page
    expect(page.get_by_text("Luck +25, given away 1.2 per decision").first).to_be_visible()
    page.get_by_role("link", name="Statistics").click()
    mine = page.get_by_role("region", name="My games").get_by_role("article", name="Würfelkönig")
    assert mine.get_by_role("definition").first.inner_text() == "3"
    expect(mine.get_by_role("img", name="Luck in 2 reviewed games: +25 percentage points on average.")).to_be_visible()
    expect(mine.get_by_role("img", name="Given away per decision in 2 reviewed games")).to_be_visible()
    expect(mine.get_by_text("With fair dice,")).to_be_visible()
    mine.get_by_text("Game by game").click()
    assert mine.get_by_role("link", name="Game of").count() == 3
    visitor.button("Review one more game").click()
    expect(mine.get_by_role("img", name="Luck in 3 reviewed games")).to_be_visible()
    expect(visitor.button(re.compile("more game"))).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 740})
    starts = mine.locator(".favourites i").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")
    assert len(set(starts)) == 1, "bars begin at the same place"
    wide = mine.locator(".faces i").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert max(wide) - min(wide) < 0.5, "no word makes its bar wider"
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    bars = mine.locator(".favourites .count").evaluate_all(
        "(all) => all.map((one) => one.querySelector('i').getBoundingClientRect().width / Number(one.textContent))"
    )
    assert max(bars) - min(bars) < 0.5, "bars are as long as they say"
    luck, dice = (mine.get_by_role("heading", name=name).bounding_box() for name in ("Luck", "The dice I rolled"))
    assert luck is not None
    assert dice is not None
    assert luck["x"] + 300 < dice["x"], "a single game has the whole width"
    everybody = page.get_by_role("region", name="Everybody’s games").get_by_role("article", name="Würfelkönig")
    expect(everybody.get_by_text("turns long").first).to_be_visible()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(TOO_WIDE) is False
        assert serious(visitor) == []


def test_somebody_new_sees_what_will_be_here(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, language="de")
    visitor.open("/statistics")
    expect(visitor.page.get_by_text("Noch kein beendetes Spiel.")).to_be_visible()
    assert serious(visitor) == []


LUCK = [
    {
        "players": players,
        "levels": [
            {"level": level, "games": 10, "dice": 0.6, "draws": 0.1, "skill": skill, "unknown": 0.3 - skill,
             "turns": 20, "decisions": 40, "real": 30}
            for level, skill in (("child", 0.2), ("squire", 0.12), ("master", 0.0))
        ],
    }
    for players in (2, 3)
]  # fmt: skip


def test_the_rules_say_how_much_is_luck(visitor: Visitor) -> None:
    """As far as it has been measured: here with figures of our own."""

    def answer(route: Route) -> None:
        route.fulfill(json=LUCK)

    visitor.page.route("**/statistics/games/*", answer)
    visitor.open("/rules/wuerfelkoenig")
    luck = visitor.page.get_by_role("region", name="Luck or skill?")
    luck.wait_for()
    visitor.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Luck or skill?").click()
    expect(luck.get_by_role("heading")).to_be_focused()
    expect(luck).to_contain_text(
        "Where everybody plays like a Squire, 70% of what decides a game is luck and 12% is skill;"
        " the computer cannot tell what the other 18% is."
    )
    expect(luck.get_by_role("img", name="Royal Child: dice 60%, draws 10%, skill 20%, not known 10%.")).to_be_visible()
    expect(luck).to_contain_text("20 turns; 30 of 40 decisions matter")
    expect(luck).to_contain_text("Measured in 10 simulated games at each level")
    expect(luck).to_contain_text("only roughly")
    luck.get_by_role("button", name="3").click()
    assert luck.get_by_role("button", name="3").get_attribute("aria-pressed") == "true"
    assert serious(visitor) == []
