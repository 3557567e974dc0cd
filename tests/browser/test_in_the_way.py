"""Nothing lies on what somebody wants to press or see: boards, buttons, remarks, the table in a review."""

import re
from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fit import LANGUAGES, NAMES, SIZES, TEXTS, Window, show_everything
from tests.browser.kit import DESKTOP, PHONE, TABLET, Visitor
from tests.browser.layout import resize
from tests.browser.positions import decisions
from tests.browser.rare import open_at, open_with_odds
from tests.browser.test_among_people import FIRST
from tests.browser.test_review import brought
from tests.browser.test_telling import seesaw
from tests.records.record_games import FOLDER
from tests.server.kit import Person, Server
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.words.catalogue import words_in

#: A phone held sideways, and a usual laptop.
SIDEWAYS = (844, 390)
LAPTOP = (1366, 768)
#: The smallest phone.
SMALL = (320, 568)
#: Whether nothing lies on what has the focus.
FOCUS_SEEN = """() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return document.activeElement.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
#: What can be pressed on the table and lies, even in part, under the question whether to make a move.
UNDER_THE_QUESTION = """() => {
  const bar = document.querySelector("section.bar").getBoundingClientRect();
  return [...document.querySelectorAll("main :is(button, [role=button], a)")].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const apart = right <= bar.left || left >= bar.right || bottom <= bar.top || top >= bar.bottom;
    return width > 0 && !apart && one.checkVisibility({ visibilityProperty: true });
  }).map((one) => one.outerHTML);
}"""


def edges(place: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    box = place.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def within(place: Locator, frame: Locator) -> bool:
    """Whether one thing is wholly inside another."""
    inner, outer = edges(place), edges(frame)
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def harms(game: AnyGame, text: str) -> set[Harm]:
    """What would be regretted in a position."""
    return set(game.harms(game.read_state(text)).values())


def taller_than_the_window(visitor: Visitor) -> int:
    """By how many pixels the page could scroll."""
    found: int = visitor.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_others_do_not_lie_on_the_two_boards_to_choose_from(visitors: NewVisitor, players: int) -> None:
    visitor = visitors(size=SIDEWAYS)
    choosing = next(one for one in decisions("wuerfelland", players) if one.kinds == ("ChooseBoard",))
    open_at(visitor, choosing.text, players)
    boards = visitor.page.locator("[data-board]")
    expect(boards).to_have_count(2)
    stage, others = visitor.page.get_by_role("main"), visitor.page.locator("ul.others")
    for board in boards.all():
        assert within(board, stage)
        assert edges(board)[2] <= edges(others)[0]
    assert within(others, stage)
    for other in others.locator("li").all():
        assert within(other, stage)


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_table_is_as_high_as_the_window(visitors: NewVisitor, size: tuple[int, int]) -> None:
    visitor = visitors(size=size)
    visitor.sit_down("wuerfelkoenig")
    assert taller_than_the_window(visitor) == 0


def test_the_roll_button_is_in_its_panel_below_the_chances(visitors: NewVisitor) -> None:
    visitor = visitors(size=LAPTOP)
    show_everything(visitor, "en")
    rolling = next(one for one in decisions("knatsch", 4) if "Keep" in one.kinds)
    open_with_odds(visitor, rolling.text, NAMES[:4], "en")
    buttons = visitor.page.locator(".panel .side .button")
    expect(buttons).to_have_count(2)
    for button in buttons.all():
        assert within(button, visitor.page.locator(".panel"))


def test_a_remark_waits_until_the_hint_is_gone(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, remarks=True)
    remark = visitor.page.get_by_role("complementary", name="Remark")
    while True:
        visitor.sit_down("wuerfelkoenig")
        visitor.happens(visitor.button(re.compile("^Roll")).click)
        visitor.my_turn()
        expect(remark.filter(has_text="Roll all six dice")).to_have_count(0)
        with suppress(AssertionError):  # some dice are worth no remark
            expect(remark).to_be_visible()
            break
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".bar.above")).to_be_visible()
    expect(remark).to_be_hidden()
    visitor.page.keyboard.press("Escape")
    expect(remark).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_remark_covers_neither_the_tools_nor_anything_else(visitors: NewVisitor, game: str) -> None:
    visitor = visitors(size=PHONE, touch=True, remarks=True)
    visitor.sit_down(game)
    remark = visitor.page.get_by_role("complementary", name="Remark")
    expect(remark).to_be_visible()
    ribbon = visitor.page.locator(".ribbon")
    window = Window(visitor)
    for size, text in product(SIZES, TEXTS):
        assert window.faults(size, text) == []
        assert within(remark, ribbon), (size, text)
        assert edges(ribbon)[3] <= edges(visitor.page.get_by_role("main"))[1]
        for pressed in (*visitor.page.locator("nav .button").all(), *remark.get_by_role("button").all()):
            if pressed.is_visible():
                pressed.click(trial=True)


@pytest.mark.parametrize("size", [PHONE, SMALL, SIDEWAYS])
def test_on_a_phone_a_note_covers_neither_the_tools_nor_what_to_do(visitors: NewVisitor, size: tuple[int, int]) -> None:
    visitor = visitors(size=size, touch=True, remarks=True)
    visitor.sit_down("wuerfelkoenig")
    visitor.button("No more remarks").click()
    note = visitor.page.locator(".toasts p")
    expect(note).to_be_in_viewport(ratio=1)
    for kept in (visitor.page.locator("header"), visitor.page.locator(".ribbon")):
        assert edges(note)[1] >= edges(kept)[3]
    assert edges(note)[3] <= edges(visitor.page.locator(".tray"))[1]


def test_on_a_phone_the_list_of_moves_leaves_what_to_do_in_sight(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.sit_down("wuerfelkoenig")
    visitor.page.keyboard.press("m")
    moves = visitor.page.get_by_role("complementary", name="Moves")
    expect(moves).to_be_visible()
    assert edges(moves)[1] >= edges(visitor.page.locator(".ribbon"))[3]


def test_on_a_phone_a_new_leader_is_told_above_the_table(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    with Person(visitor.address, "Anna") as anna:
        told: list[str] = []
        while not told:  # hardly any game is without one
            with anna.at(anna.table(Settings("wuerfelkoenig", 2, FIRST))) as line:
                line.must(Sit(0))
                line.must(Sit(1, name="Bela"))
                line.must(Start())
                visitor.be(anna)
                visitor.open(f"/t/{line.table}")
                visitor.seated()
                told = seesaw(line)
        bubble = visitor.page.locator(".bubbles .lead")
        expect(bubble).to_have_text(told)
        assert edges(bubble)[3] <= edges(visitor.page.locator(".ribbon"))[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_before_a_move_leaves_the_other_choices_free(visitors: NewVisitor, language: str) -> None:
    visitor = visitors(language=LANGUAGES[language])
    page, words = visitor.page, words_in(language)
    game = shipped("wuerfelland")
    useless = next(one.text for one in decisions(game.id, 4) if Harm.OF_NO_USE in harms(game, one.text))
    open_at(visitor, useless, 4, harm=True, language=language)
    question = page.get_by_role("region", name=words.text("web-confirm-move"))
    for size in (*SIZES, DESKTOP, TABLET, (1024, 768), (667, 375)):
        resize(visitor, size)
        page.locator(".group.over").click()
        expect(question).to_contain_text(words.text("web-harm-of-no-use"))
        assert page.evaluate(UNDER_THE_QUESTION) == [], size
        for choice in page.locator(".group.open").all():
            choice.click(trial=True)
        question.get_by_role("button", name=words.text("web-take-back")).click()
        question.wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_opened_without_scrolling(visitors: NewVisitor, game: str) -> None:
    visitor = visitors(size=LAPTOP, language="de")
    visitor.open(f"/new/{game}")
    expect(visitor.button("Los geht’s")).to_be_in_viewport(ratio=1)
    visitor.page.get_by_label("Dein Name").focus()
    for _ in range(12):
        visitor.page.keyboard.press("Tab")
        assert visitor.page.evaluate(FOCUS_SEEN)


def test_on_a_phone_on_its_side_a_game_begins_above_the_fold(visitors: NewVisitor) -> None:
    for language, play in (("de", "Jetzt spielen"), ("en-GB", "Play now"), ("hu", "Játsszunk")):
        visitor = visitors(size=SIDEWAYS, touch=True, language=language)
        visitor.open("/")
        expect(visitor.page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
        expect(visitor.button(re.compile(f"^{play}")).first).to_be_in_viewport(ratio=1)


def test_the_table_of_a_review_fits_and_stays_where_it_is(server: Server, visitors: NewVisitor) -> None:
    visitor = visitors(size=LAPTOP)
    visitor.open(f"/t/{brought(server, FOLDER / 'brettspiel' / 'tiles-map_at_random.wr')}/review")
    stage = visitor.page.get_by_role("main")
    table = stage.locator("> .table")
    table.wait_for()
    places = set()
    for _ in range(12):
        assert table.evaluate("table => table.scrollHeight - table.clientHeight") <= 0
        places.add(edges(stage))
        visitor.page.keyboard.press("ArrowLeft")
    assert len(places) == 1
