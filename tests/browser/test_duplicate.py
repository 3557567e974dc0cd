"""Duplicate in two browsers: from making the tables to the comparison; in between, nobody sees the other table."""

import re
from functools import partial
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.browser.test_statistics import TOO_WIDE
from tests.server.kit import Line, Person
from wuerfelreich.tables.protocol.commands import Resign

GROUP = re.compile(r"/d/[\w-]+$")
TABLE = re.compile(r"/t/[\w-]+$")


def card(visitor: Visitor, number: int) -> Locator:
    """A table on the page of its group."""
    return visitor.page.get_by_role("listitem").filter(
        has=visitor.page.get_by_role("heading", name=f"Table {number}", exact=True)
    )


def fine(visitor: Visitor) -> None:
    """The page fits, and can be read by everybody."""
    assert not visitor.page.evaluate(TOO_WIDE)
    assert serious(visitor) == []


def give_up(line: Line, rng: Random) -> None:
    """A few moves, and the end."""
    line.play_on(rng, steps=6)
    line.must(Resign(0))


def test_two_browsers_play_the_same_luck(visitors: NewVisitor) -> None:
    anna, ben = visitors(), visitors(size=PHONE, touch=True)
    anna.open("/new/wuerfelkoenig")
    anna.page.get_by_role("link", name="Duplicate: several tables, same dice").click()
    anna.button("Make the tables").wait_for()
    fine(anna)
    anna.button("Make the tables").click()
    anna.page.wait_for_url(GROUP)
    group = anna.page.url
    expect(anna.page.get_by_text("No clock · No odds or hints · Level of the bots: Squire", exact=True)).to_be_visible()
    fine(anna)
    anna.page.get_by_label("Your name").fill("Anna")
    card(anna, 1).get_by_role("button").click()
    anna.page.wait_for_url(TABLE)
    anna.seated()
    first = anna.page.url
    ben.open(group)
    expect(card(ben, 1)).to_contain_text("You can look on once your own game here is over.")
    ben.page.goto(first)
    expect(ben.page.get_by_role("alert")).to_contain_text("still playing with the same dice")
    ben.open(group)
    ben.page.get_by_label("Your name").fill("Ben")
    fine(ben)
    card(ben, 2).get_by_role("button").click()
    ben.page.wait_for_url(TABLE)
    ben.seated()
    late = visitors(size=PHONE)
    late.open(group)
    expect(late.page.get_by_text("Every seat is taken.")).to_be_visible()
    expect(card(late, 1)).to_contain_text("To be seen once all tables have finished.")
    expect(late.page.get_by_label("Your name")).to_have_count(0)
    fine(late)
    for seed, visitor in enumerate((anna, ben), start=1):
        visitor.elsewhere(partial(give_up, rng=Random(seed)))
    anna.page.get_by_role("link", name="To all tables of this group").click()
    seat = anna.page.get_by_role("table", name="Seat 1")
    expect(seat.get_by_role("rowheader")).to_have_count(2)
    assert sorted(seat.get_by_role("rowheader").all_inner_texts()) == ["Anna", "Ben"]
    expect(anna.page.get_by_text("The same everywhere").first).to_be_visible()
    fine(anna)
    ben.open("/")
    ben.page.get_by_role("link", name=re.compile("^Comparison – Würfelkönig")).click()
    ben.page.wait_for_url(group)
    expect(ben.page.get_by_role("table", name="Seat 2")).to_be_visible()
    expect(ben.page.get_by_text("Seed", exact=True)).to_be_visible()
    fine(ben)
    card(ben, 1).get_by_role("link", name="Replay: table 1").click()
    ben.page.wait_for_url(f"{first}/replay")


def test_a_group_that_nobody_played(visitor: Visitor) -> None:
    with Person(visitor.address, "Anna") as anna:
        new = {"game": "knatsch", "seats": 2, "people": 2, "tables": 3, "hours": 24}
        group = anna.http.post("/duplicates", json=new).json()["id"]
        visitor.be(anna)
    visitor.open(f"/d/{group}")
    expect(card(visitor, 3)).to_contain_text("Nobody has come yet.")
    visitor.button("End it now").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Keep it open").click()
    expect(card(visitor, 3)).to_contain_text("Nobody has come yet.")
    visitor.button("End it now").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="End it now").click()
    expect(visitor.page.get_by_text("Nobody has finished a game at these tables")).to_be_visible()
    expect(visitor.button("Play here")).to_have_count(0)
    visitor.forgiven = "404"
    visitor.page.goto("/d/nowhere")
    expect(visitor.page.get_by_role("main")).to_contain_text("There is no table with this link")
