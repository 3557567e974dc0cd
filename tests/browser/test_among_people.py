"""What people at one table ask of each other: a quick message, taking back a move, ending the game. None of it takes
the focus, and the table's keys keep acting on the table."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.server.kit import Line, Person, Server
from wuerfelreich.records.log import Drawn, Moved
from wuerfelreich.tables.protocol.commands import Act, Answer, Ask, Roll, Sit, Start
from wuerfelreich.tables.protocol.events import Asked, Closed, Pace, Played, Question, Settings

FIRST = msgspec.Raw(b'{"start":1}')
#: The control at one's own panel, what Ben says there, and Anna's "Hello!" as he reads it.
TALK = {
    "en-GB": ("Say something", "Good luck!", "Hello!"),
    "de-DE": ("Etwas sagen", "Viel Glück!", "Hallo!"),
    "hu-HU": ("Üzenet", "Sok szerencsét!", "Szia!"),
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


#: How far the tail of a bubble is from the middle of the speaker's face, along the bubble's edge.
TAIL = """(bubble, seat) => {
  const face = document.querySelector(`[data-panel="${seat}"] .mark`).getBoundingClientRect();
  const box = bubble.getBoundingClientRect();
  const tail = parseFloat(bubble.style.getPropertyValue("--tail"));
  const upright = bubble.dataset.side === "left" || bubble.dataset.side === "right";
  return Math.abs(upright ? box.top + tail - face.top - face.height / 2 : box.left + tail - face.left - face.width / 2);
}"""
FACE_PX = 12


def bubble_at(visitor: Visitor, seat: int, text: str) -> None:
    """Waits until something is said at the panel of a seat, close to it and within the page."""
    said = visitor.page.locator(".bubbles .said").filter(has_text=text)
    expect(said).to_be_visible()
    panel = visitor.page.locator(f"[data-panel='{seat}']").bounding_box()
    box = said.bounding_box()
    assert panel is not None
    assert box is not None
    across = max(box["x"] - panel["x"] - panel["width"], panel["x"] - box["x"] - box["width"])
    down = max(box["y"] - panel["y"] - panel["height"], panel["y"] - box["y"] - box["height"])
    assert max(across, down) <= 12, (box, panel)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= visitor.page.evaluate("innerWidth")
    assert said.evaluate(TAIL, seat) <= FACE_PX, "the tail points at the speaker's face"


@pytest.mark.parametrize("language", TALK)
def test_a_message_appears_at_the_panel_in_the_readers_language(visitors: NewVisitor, language: str) -> None:
    say, good_luck, hello = TALK[language]
    anna, ben = visitors(), visitors(language=language, size=PHONE, touch=True)
    with Person(anna.address, "Ben") as guest:
        table = sit_together(anna, guest)
        ben.be(guest)
    ben.open(f"/t/{table}")
    ben.page.locator(".tray").wait_for()
    ben.listen()
    anna.listen()
    before = anna.seq()
    anna.button("Say something").click()
    anna.button("Hello!", exact=True).click()
    bubble_at(ben, 0, hello)
    bubble_at(anna, 0, "Hello!")
    assert ben.heard() == [f"Anna: {hello}"]
    ben.button(say).click()
    ben.button(good_luck, exact=True).click()
    bubble_at(anna, 1, "Good luck!")
    bubble_at(ben, 1, good_luck)
    assert anna.heard() == ["Anna: Hello!", "Ben: Good luck!"]
    # A click leaves the focus where it was: the space bar rolls.
    anna.page.keyboard.press(" ")
    anna.page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before + 2)


def test_messages_by_keyboard_and_for_somebody_who_wants_none(visitors: NewVisitor) -> None:
    anna, ben = visitors(), visitors()
    with Person(anna.address, "Ben") as guest:
        table = sit_together(anna, guest)
        ben.be(guest)
    ben.open(f"/t/{table}")
    ben.page.locator(".tray").wait_for()
    say = anna.button("Say something")
    say.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.button("Hello!", exact=True)).to_be_focused()
    assert serious(anna) == []
    anna.page.keyboard.press("Escape")
    expect(say).to_be_focused()
    expect(anna.button("Hello!", exact=True)).to_be_hidden()
    anna.page.keyboard.press(" ")
    anna.page.keyboard.press("ArrowDown")
    expect(anna.button("Good luck!", exact=True)).to_be_focused()
    anna.page.keyboard.press("Enter")
    bubble_at(ben, 0, "Good luck!")
    ben.button("Say something").click()
    ben.page.get_by_role("switch", name="Show what others say").click()
    ben.listen()
    anna.button("Say something").click()
    anna.button("Oops.", exact=True).click()
    bubble_at(anna, 0, "Oops.")
    ben.page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=anna.seq())
    assert ben.heard() == []
    assert ben.page.locator(".bubbles").get_by_text("Oops.").count() == 0


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


# ------------------------------------------------------------------------------------------------ consent and absence


def test_who_proposes_hears_a_no_and_take_back_is_offered_only_when_possible(visitor: Visitor) -> None:
    with Person(visitor.address, "Ben") as ben:
        table = sit_together(visitor, ben)
        with ben.at(table) as line:
            visitor.button("Menu").click()
            expect(visitor.button("Propose ending the game")).to_be_visible()
            assert visitor.button(re.compile("take back")).count() == 0, "nothing has been played yet"
            visitor.button("Propose ending the game").click()
            visitor.page.get_by_role("region", name="A question").wait_for()
            while line.position.table.question is None:
                line.take()
            line.must(Answer(1, line.question, yes=False))
            expect(visitor.page.locator(".toasts")).to_have_text("Ben does not agree.")
            expect(visitor.page.get_by_role("region", name="A question")).to_have_count(0)
            visitor.elsewhere(lambda mine: mine.catch_up(mine.must(Roll(0)).seq))
            visitor.elsewhere(lambda mine: mine.catch_up(mine.must(keep(mine)).seq))
            visitor.my_turn()
            visitor.button("Menu").click()
            visitor.button("Ask to take back my last move").click()
            while line.position.table.question is None:
                line.take()
            assert line.position.table.question.question is Question.TAKE_BACK


def keep(line: Line) -> Act:
    """Keeps some dice."""
    choices = line.position.own.choices[0]
    return Act(choices.seat, next(one.text for one in choices.actions if b'"type":"keep"' in bytes(one.action)))


class Later:
    """A server on which a test lets time pass."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "passed"
        self._file.write_text("0")
        program = str(Path(__file__).parents[1] / "server" / "later.py")
        self.server = Server(folder, program=(program, str(self._file)))

    def skip(self, seconds: int) -> None:
        """Lets so many seconds pass."""
        written = self._file.with_suffix(".new")
        written.write_text(str(seconds))
        written.replace(self._file)


@pytest.fixture
def later(tmp_path: Path) -> Iterator[Later]:
    made = Later(tmp_path)
    with made.server:
        yield made
        assert made.server.healthy()


#: The menu, its entry for somebody away, the question whether one is sure, and what the others hear.
GONE = {
    "en-GB": ("Menu", "Ben has been away", "Really play on without Ben", "Anna declared that Ben has left the game."),
    "de-DE": ("Menü", "Ben ist lange weg", "Wirklich ohne Ben", "Anna hat erklärt, dass Ben nicht mehr mitspielt."),
    "hu-HU": ("Menü", "Ben régóta nincs itt", "Tényleg folytatjátok", "Anna bejelentette, hogy Ben kilépett"),
}


@pytest.mark.parametrize(
    "language", [one if one == "de-DE" else pytest.param(one, marks=pytest.mark.soak) for one in GONE]
)
def test_the_others_play_on_without_somebody_who_stays_away(browser: Browser, later: Later, language: str) -> None:
    """Anna's browser says so, and Eve's shows it; Ben finds that he has resigned."""
    menu, away, sure, told = GONE[language]
    address = later.server.address
    with ExitStack() as stack:
        people = {name: stack.enter_context(Person(address, name)) for name in ("Anna", "Ben", "Eve")}
        table = people["Anna"].table(Settings("wuerfelkoenig", 3, FIRST))
        lines = [person.at(table) for person in people.values()]
        for seat, line in enumerate(lines):
            line.must(Sit(seat))
        lines[0].must(Start())
        anna, eve = Visitor(browser, address, language=language), Visitor(browser, address, language=language)
        for visitor, name in ((anna, "Anna"), (eve, "Eve")):
            stack.callback(visitor.close)
            visitor.be(people[name])
            visitor.open(f"/t/{table}")
            visitor.page.locator(".tray").wait_for()
        for line in lines:
            line.__exit__(None, None, None)
        expect(anna.page.locator(".players .away")).to_have_count(1)
        later.skip(5 * 60)
        with Person(address, "Uwe") as spectator, spectator.at(table):
            anna.button(menu).click()
            anna.button(away).click()
            anna.button(sure).click()
            expect(eve.page.get_by_role("log")).to_contain_text(told)
            expect(eve.page.locator(".players .resigned")).to_have_count(1)
        with people["Ben"].at(table) as back:
            assert back.position.table.seats[1].resigned
            assert back.position.own.choices == ()


#: What Anna, whose time has run out, the others and the review say of it, and what nobody says: that she resigned.
OUT_OF_TIME = {
    "en-GB": ("Your time has run out.", "Anna has run out of time.", "Anna ran out of time: that cost ", "resign"),
    "de-DE": (
        "Deine Zeit ist abgelaufen.",
        "Die Zeit von Anna ist abgelaufen.",
        "Die Zeit von Anna ist abgelaufen: Das hat ",
        "aufgegeben|gibt auf",
    ),
    "hu-HU": ("Lejárt az időd.", "Anna ideje lejárt.", "Anna ideje lejárt: ez ", "felad"),
}


@pytest.mark.parametrize(
    "language", [one if one == "en-GB" else pytest.param(one, marks=pytest.mark.soak) for one in OUT_OF_TIME]
)
def test_who_runs_out_of_time_has_not_resigned(browser: Browser, tmp_path: Path, language: str) -> None:
    """For herself, the other player and a spectator; at the end, in the review and in statistics."""
    own, theirs, cost, resigns = OUT_OF_TIME[language]
    with ExitStack() as stack:
        address = stack.enter_context(Server(tmp_path)).address
        people = {name: stack.enter_context(Person(address, name)) for name in ("Anna", "Ben", "Eve")}
        table = people["Anna"].table(Settings("knatsch", 2, FIRST, clock=Pace(5)))
        with people["Anna"].at(table) as first, people["Ben"].at(table) as second:
            first.must(Sit(0))
            second.must(Sit(1))
            first.must(Start())
        visitors = [Visitor(browser, address, language=language) for _ in people]
        for visitor, person in zip(visitors, people.values(), strict=True):
            stack.callback(visitor.close)
            visitor.be(person)
            visitor.open(f"/t/{table}")
        for visitor, said in zip(visitors, (own, theirs, theirs), strict=True):
            sheet = visitor.page.get_by_role("dialog")
            expect(sheet.get_by_text(said, exact=True)).to_be_visible()
            expect(visitor.page.locator(".ribbon .last")).to_contain_text("Anna")
            assert not re.search(resigns, visitor.page.locator("body").inner_text() + sheet.inner_text())
        page = visitors[1].page
        visitors[1].open(f"/t/{table}/review")
        expect(page.locator(".answer p")).to_contain_text(cost)
        card = page.locator(".players > li", has_text="Anna")
        expect(card).to_contain_text(cost)
        expect(card.locator(".figure").nth(1)).not_to_have_text("0")
        assert not re.search(resigns, page.locator("body").inner_text())
        visitors[1].open("/statistics")
        page.get_by_text("1 ×").first.wait_for()
        assert not re.search(resigns, page.locator("body").inner_text())


def test_nobody_is_declared_gone_too_early(browser: Browser, later: Later) -> None:
    address = later.server.address
    with Person(address, "Ben") as ben:
        anna = Visitor(browser, address)
        sit_together(anna, ben)
        expect(anna.page.locator(".players .away")).to_have_count(1)
        later.skip(4 * 60)
        anna.page.reload()
        anna.page.locator(".tray").wait_for()
        anna.button("Menu").click()
        expect(anna.button("Resign")).to_be_visible()
        assert anna.button(re.compile("has been away")).count() == 0
        anna.close()


def test_a_full_table_says_so_and_a_spectator_sees_that_he_watches(visitors: NewVisitor) -> None:
    watcher, player = visitors(), visitors()
    with Person(watcher.address, "Anna") as anna, Person(watcher.address, "Ben") as ben:
        table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
        player.be(ben)
        with anna.at(table) as first, ben.at(table) as second:
            first.must(Sit(0))
            watcher.open(f"/t/{table}")
            expect(watcher.button("Sit down in seat 2")).to_be_visible()
            second.must(Sit(1))
            expect(watcher.page.get_by_role("status")).to_have_text(
                "The table is full. You can watch as soon as the game starts."
            )
            assert watcher.button("Sit down").count() == 0
            first.must(Start())
        expect(watcher.page.get_by_text("You’re watching.", exact=True)).to_be_visible()
        player.open(f"/t/{table}")
        player.page.locator(".tray").wait_for()
        assert player.page.get_by_text("You’re watching.", exact=True).count() == 0


def test_the_menu_lists_keys_only_where_there_may_be_some(visitors: NewVisitor) -> None:
    for touch in (False, True):
        visitor = visitors(size=PHONE, touch=touch)
        visitor.sit_down("knatsch")
        visitor.button("Menu").click()
        menu = visitor.page.get_by_role("dialog", name="Menu")
        menu.get_by_text("Nobody is watching.").wait_for()
        expect(menu.get_by_text("Keys: ")).to_be_visible(visible=not touch)
