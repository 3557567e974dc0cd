"""What people at one table ask of each other: a quick message, taking back a move, ending the game. None of it takes
the focus, and the table's keys keep acting on the table."""

import re
from random import Random

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.server.kit import Line, Person
from wuerfelreich.records.log import Drawn, Moved
from wuerfelreich.tables.protocol.commands import Act, Ask, Roll, Sit, Start
from wuerfelreich.tables.protocol.events import Asked, Closed, Played, Question, Settings

FIRST = msgspec.Raw(b'{"start":1}')
TALK = {
    "en-GB": ("Menu", "Good luck!", "Hello!"),
    "de-DE": ("Menü", "Viel Glück!", "Hallo!"),
    "hu-HU": ("Menü", "Sok szerencsét!", "Szia!"),
}


def sit_together(anna: Visitor, ben: Person) -> str:
    """Anna, at her browser, and Ben at a Würfelkönig table; Anna is to roll."""
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
    """One seat plays until the other is to roll."""
    line.catch_up(other.seq)
    while (command := line.any_command(Random(3))) is not None:
        other.catch_up(line.must(command).seq)


def log_of(visitor: Visitor) -> list[object]:
    """What has happened at the page's table, according to the server."""
    events: list[object] = []
    visitor.elsewhere(lambda line: events.extend(told.event for told in line.events))
    return events


@pytest.mark.parametrize("language", TALK)
def test_a_message_arrives_in_the_readers_language(visitors: NewVisitor, language: str) -> None:
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


def test_the_roll_key_rolls_whatever_is_being_asked(visitor: Visitor) -> None:
    with Person(visitor.address, "Ben") as ben:
        table = sit_together(visitor, ben)
        with ben.at(table) as line:
            line.must(Ask(1, Question.END))
    visitor.page.get_by_role("region", name="A question").wait_for()
    expect(visitor.page.get_by_role("log")).to_contain_text("Ben proposes ending the game here.")
    before = visitor.seq()
    visitor.page.keyboard.press(" ")
    visitor.page.wait_for_function("seq => document.querySelector('[data-seq]').dataset.seq !== seq", arg=str(before))
    *_, last = log_of(visitor)
    assert isinstance(last, Played)
    assert isinstance(last.entry, Drawn)


def test_no_table_key_agrees_to_a_take_back(visitor: Visitor) -> None:
    with Person(visitor.address, "Ben") as ben:
        table = sit_together(visitor, ben)
        with ben.at(table) as line:
            visitor.elsewhere(lambda mine: finish_turn(mine, line))
            line.must(Roll(1))
            keep = next(
                offer for offer in line.position.own.choices[0].actions if b'"type":"keep"' in bytes(offer.action)
            )
            line.must(Act(1, keep.text))
            line.must(Ask(1, Question.TAKE_BACK))
    question = visitor.page.get_by_role("region", name="A question")
    question.wait_for()
    expect(visitor.page.get_by_role("log")).to_contain_text("Ben would like to take back the last move.")
    visitor.page.keyboard.press(" ")
    visitor.page.keyboard.press("Enter")
    assert log_of(visitor)[-1] == Asked(1, Question.TAKE_BACK)
    expect(question).to_be_visible()


def test_a_question_is_answered_only_by_going_there(visitor: Visitor) -> None:
    """Tab leads straight to it and away again; Enter there is an answer."""
    with Person(visitor.address, "Ben") as ben:
        table = sit_together(visitor, ben)
        with ben.at(table) as line:
            line.must(Ask(1, Question.END))
    question = visitor.page.get_by_role("region", name="A question")
    question.wait_for()
    expect(question.locator(":focus")).to_have_count(0)
    visitor.page.keyboard.press("Tab")
    expect(question.get_by_role("button", name="No")).to_be_focused()
    visitor.page.keyboard.press("Tab")
    expect(question.get_by_role("button", name="Yes")).to_be_focused()
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Tab")
    expect(question.locator(":focus")).to_have_count(0)
    question.get_by_role("button", name="Yes").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("[data-turn=over]").wait_for()
    assert any(isinstance(event, Closed) for event in log_of(visitor))


def test_the_roll_key_plays_my_own_dice_while_a_hint_is_shown(visitor: Visitor) -> None:
    with Person(visitor.address, "Ben") as ben:
        table = sit_together(visitor, ben)
    visitor.elsewhere(lambda line: line.catch_up(line.must(Roll(0)).seq))
    visitor.my_turn()
    dice = visitor.page.get_by_role("group", name="Dice").get_by_role("button", name=re.compile("^Die"))
    expect(dice.first).to_be_enabled()
    hinted = visitor.context.request.get(f"/api/v1/tables/{table}/hint?seat=0").json()["text"]
    own = 2 if len(hinted.split()) == 2 else 1  # a different number of dice than the hint keeps
    visitor.page.keyboard.press("h")
    hint = visitor.page.get_by_role("region", name="Hint")
    hint.wait_for()
    for number in range(own):
        visitor.page.keyboard.press(str(number + 1))
    visitor.page.keyboard.press(" ")
    hint.wait_for(state="detached")
    moves = [event.entry for event in log_of(visitor) if isinstance(event, Played) and isinstance(event.entry, Moved)]
    assert [len(move.text.split()) - 1 for move in moves] == [own], moves


def test_a_hint_that_comes_after_the_next_roll_is_not_shown(visitor: Visitor) -> None:
    with Person(visitor.address, "Ben") as ben:
        sit_together(visitor, ben)
    visitor.elsewhere(lambda line: line.catch_up(line.must(Roll(0)).seq))
    visitor.my_turn()
    dice = visitor.page.get_by_role("group", name="Dice").get_by_role("button", name=re.compile("^Die"))
    expect(dice.first).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/hint?*", hold)
    with visitor.page.expect_request("**/hint?*"):
        visitor.page.keyboard.press("h")
    before = visitor.page.locator("[data-seq]").first.get_attribute("data-seq")
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press(" ")
    rolled = "before => Number(document.querySelector('[data-seq]').dataset.seq) >= Number(before) + 2"
    visitor.page.wait_for_function(rolled, arg=before)
    visitor.my_turn()
    with visitor.page.expect_response("**/hint?*") as late:
        held[0].continue_()
    late.value.finished()
    expect(dice.first).to_be_enabled()
    assert visitor.page.get_by_role("region", name="Hint").count() == 0
