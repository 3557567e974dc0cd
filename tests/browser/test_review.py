"""The review of a real game: by mouse, keyboard and spoken names, on a phone, in three languages; and without one."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import NewVisitor
from tests.browser.kit import PHONE, Visitor
from tests.records.record_games import FOLDER
from tests.server.kit import Person, Server
from wuerfelreich.words.catalogue import LANGUAGES, words_in

#: Three players, take-backs, and one who resigns.
GAME = FOLDER / "wuerfelkoenig" / "penalties-with_take_backs_and_one_who_resigns.wr"
#: What the table itself looks like is tested elsewhere.
TABLE = "main"
NO_NETWORK = next(FOLDER.rglob("*own_boards.wr"))
#: Long names in the place of those of a game's players.
LONG = {
    "Anna": "Maximilian von Hohenstaufen",
    "Ben": "Bartholomäus",
    "Carla": "Christopher Montgomery-Smythe III",
}
#: What is wrong with the words of a picture: they leave its margins, lie on each other, or are squeezed.
PICTURE_FAULTS = """() => {
  const { width, height } = document.querySelector("svg").viewBox.baseVal;
  const words = [...document.querySelectorAll("text")].map((one) => {
    const { x, y, width, height } = one.getBBox();
    const text = one.textContent;
    one.removeAttribute("textLength");
    const squeezed = Math.abs(one.getComputedTextLength() / width - 1) > 0.03;
    return { text, left: x, right: x + width, top: y + height / 5, bottom: y + height * 0.8, squeezed };
  });
  const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return words.filter((one, at) =>
    one.squeezed || one.left < 38 || one.right > width - 38 || one.bottom > height - 10 ||
    words.slice(at + 1).some((other) => overlap(one, other))).map(({ text }) => text);
}"""


def brought(server: Server, file: Path, names: dict[str, str] | None = None) -> str:
    """The table of a game file; `names` replaces those of its players."""
    text = file.read_text()
    for name, other in (names or {}).items():
        text = text.replace(f'seat {{"name":"{name}"}}', f'seat {{"name":"{other}"}}')
    with Person(server.address, "Anna") as anna:
        return str(anna.http.post("/games", content=text.encode()).json()["id"])


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A finished game; the first test that looks at it has it computed."""
    return brought(server, GAME)


def players(page: Page) -> Iterator[str]:
    """What is said about everybody, once it is known."""
    shown = page.get_by_role("list", name=re.compile("^(Everybody’s luck|Glück und Spiel|Mindenki)")).locator("> li")
    expect(shown).to_have_count(3)
    yield from shown.all_inner_texts()


def test_from_the_end_of_a_game_by_mouse(server: Server, visitor: Visitor, table: str) -> None:
    page = visitor.page
    visitor.open(f"/t/{table}")
    page.get_by_role("dialog").get_by_role("link", name="Luck or skill?").click()
    for text in players(page):
        assert re.search(r"Luck\n[+−]?\d", text), text
        assert re.search(r"Given away\n\d", text), text
    curve = page.get_by_role("img", name=re.compile(r"^Chances to win over the game\. .*% at the end"))
    expect(curve.locator("path.line")).to_have_count(3)
    assert curve.locator(".number").count() == page.get_by_role("region", name="Turning points").locator("li").count()
    told = page.locator(".told p").first
    before = told.inner_text()
    costly = page.get_by_role("region", name="The costliest decisions").get_by_role("listitem").first
    expect(costly).to_contain_text("Best:")
    costly.get_by_role("button", name=re.compile("^Look")).click()
    expect(told).not_to_have_text(before)
    for mark in ("played", "best"):  # on the table, and explained beside it
        expect(page.locator(f"svg.marks path.badge.{mark}").first).to_be_attached()
        expect(page.locator(f".told .mark.{mark}")).to_have_text(mark)
    box = page.get_by_role("slider").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"Anna \d.*%"))
    assert serious(visitor, without=TABLE) == []
    with page.expect_download() as saved:
        visitor.button("Save as PNG").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    costly.get_by_role("button", name=re.compile("^Try it yourself")).click()
    page.locator("[data-turn]").wait_for()
    assert table not in page.url
    assert visitor.my_turn()
    page.get_by_role("link", name="Back to the review").click()
    expect(costly).to_have_class(re.compile("shown"))  # the same moment again


def test_from_a_replay_by_keyboard(visitor: Visitor, table: str) -> None:
    page = visitor.page
    visitor.open(f"/t/{table}/replay")
    page.get_by_role("link", name="Luck or skill?").press("Enter")
    list(players(page))
    slider, told = page.get_by_role("slider"), page.locator(".told p").first
    slider.focus()
    visitor.listen()
    said: list[str] = []
    for key in ("Home", "ArrowRight", "PageDown", "ArrowLeft", "End"):
        page.keyboard.press(key)
        said.append(told.inner_text())
    assert len(set(said)) == len(said), said
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.get_by_role("button", name=re.compile("^Luckiest roll")).press("Enter")
    expect(page.locator("[aria-current=true]")).to_have_count(1)
    expect(page.locator(".effect").first).to_contain_text("Good luck:")
    lucky = slider.input_value()
    page.keyboard.press("ArrowRight")  # also from the list
    expect(slider).not_to_have_value(lucky)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(lucky)


@pytest.fixture(scope="module")
def long_names(server: Server) -> str:
    """A finished game of people with long names."""
    return brought(server, GAME, LONG)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_picture_has_its_place(
    language: str, visitors: NewVisitor, table: str, long_names: str
) -> None:
    visitor = visitors(language=language)
    page, words = visitor.page, words_in(language)
    for one in (table, long_names):
        visitor.open(f"/t/{one}/review")
        list(players(page))
        turning = page.get_by_role("region", name=words.text("web-review-turning-points")).get_by_role("listitem")
        numbers = [str(number + 1) for number in range(turning.count())]
        with page.expect_download() as saved:
            visitor.button(words.text("web-review-save-svg")).click()
        page.goto("about:blank")
        page.set_content(saved.value.path().read_text())
        shown = page.locator("svg text").all_text_contents()
        assert [text for text in shown if text.isdigit()] == [*numbers, *numbers], "each has its legend"
        assert page.evaluate(PICTURE_FAULTS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_in_three_languages(language: str, visitors: NewVisitor, table: str) -> None:
    visitor = visitors(size=PHONE, language=language, touch=True)
    page, words = visitor.page, words_in(language)
    visitor.open(f"/t/{table}/review/30")
    texts = list(players(page))
    assert all(words.text("web-review-wasted") in text for text in texts)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert "web-review" not in page.locator("body").inner_text(), "every key has its words"
    turning = page.get_by_role("region", name=words.text("web-review-turning-points")).get_by_role("button").last
    turning.tap()
    expect(turning).to_have_attribute("aria-current", "true")
    expect(page.locator(".told")).to_be_in_viewport()
    slider = page.get_by_role("slider")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 4, box["y"] + 30)
    expect(turning).to_have_attribute("aria-current", "false")
    if language == LANGUAGES[0]:  # it does not depend on the words
        assert serious(visitor, without=TABLE) == []


def test_the_address_follows_the_moments(visitor: Visitor, table: str) -> None:
    page = visitor.page
    visitor.open(f"/t/{table}/replay")
    page.get_by_role("link", name="Luck or skill?").click()
    end, told = f"{visitor.address}/t/{table}/review", page.locator(".told p").first
    list(players(page))
    expect(page).to_have_url(end)
    entries, over = page.evaluate("history.length"), told.text_content() or ""
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    page.wait_for_url(f"{end}/*")
    moment, address = told.text_content() or "", page.url
    assert moment != over
    page.reload()
    expect(told).to_have_text(moment)
    expect(page).to_have_url(address)
    page.keyboard.press("Home")
    expect(page).not_to_have_url(address)
    first = told.text_content() or ""
    page.reload()
    expect(told).to_have_text(first)
    slider = page.get_by_role("slider")
    while slider.input_value() != slider.get_attribute("max"):  # moves may still be coming
        page.keyboard.press("End")
    expect(page).to_have_url(end)
    assert page.evaluate("history.length") == entries
    page.go_back()
    expect(page).to_have_url(re.compile("/replay"))
    visitor.forgiven = "404"  # the server knows that an address is none
    for nothing in ("9999", "abc", "0"):
        page.goto(f"{end}/{nothing}")
        expect(told).to_have_text(over)
        expect(page).to_have_url(end)


def test_the_answer_comes_first_on_a_phone(visitors: NewVisitor, server: Server) -> None:
    visitor = visitors(size=PHONE, touch=True)
    page = visitor.page
    visitor.open(f"/t/{brought(server, GAME.with_name('penalties.wr'))}/review")
    answer = page.get_by_text(re.compile("^Mostly skill: for "))
    expect(answer).to_be_in_viewport()
    curve = page.get_by_role("slider").bounding_box()
    box = answer.bounding_box()
    assert curve is not None
    assert box is not None
    assert box["y"] + box["height"] <= curve["y"]
    costly = page.get_by_role("region", name="The costliest decisions").get_by_role("listitem")
    expect(costly.filter(has_text=re.compile(r"Played: .*\d+% for the .*Best: ", re.DOTALL)).first).to_be_attached()


def test_the_numbers_of_turning_points_are_never_covered(visitors: NewVisitor, server: Server) -> None:
    """Not even the last ones by the handle at the end of the game."""
    visitor = visitors(size=PHONE, touch=True)
    page = visitor.page
    visitor.open(f"/t/{brought(server, FOLDER / 'knatsch' / 'tournaments.wr')}/review")
    slider, numbers = page.get_by_role("slider"), page.locator(".curve .number")
    numbers.first.wait_for()
    while slider.input_value() != slider.get_attribute("max"):  # moves may still be coming
        slider.press("End")
    boxes = [box for one in numbers.all() if (box := one.bounding_box())]
    points = [
        box for one in page.locator(".curve .point, .curve .now, .curve .end").all() if (box := one.bounding_box())
    ]
    assert len(boxes) > 1
    assert len(points) > 4
    for number in boxes:
        for other in [*points, *(one for one in boxes if one != number)]:
            across = min(number["x"] + number["width"], other["x"] + other["width"]) - max(number["x"], other["x"])
            down = min(number["y"] + number["height"], other["y"] + other["height"]) - max(number["y"], other["y"])
            assert min(across, down) <= 0.5, (number, other)


def test_a_file_is_reviewed_or_refused_in_words(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    visitor.forgiven = "Failed to load resource"
    visitor.open("/review")
    field = page.get_by_label("Game file")
    for content, sentence in (
        (b"not a game", "This is not a game file, or it is damaged"),
        (b"x" * 2_000_000, "too large"),
    ):
        path = tmp_path / f"{len(content)}.wr"
        path.write_bytes(content)
        field.set_input_files(path)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
    field.set_input_files(NO_NETWORK)
    expect(page.get_by_role("alert")).to_contain_text("its material is too different")
    expect(page.get_by_role("link", name="Step through the game").last).to_be_visible()
    assert page.locator(".curve").count() == 0
    assert serious(visitor, without=TABLE) == []


def test_a_busy_server_is_asked_again_by_hand(visitor: Visitor, table: str) -> None:
    page = visitor.page
    busy = {"sentence": "The server is busy; try again.", "key": "server-busy"}
    visitor.forgiven = "503"
    page.route("**/review?from=*", lambda route: route.fulfill(status=503, body=json.dumps(busy)))
    visitor.open(f"/t/{table}/review")
    expect(page.get_by_role("alert")).to_contain_text("The server is busy")
    page.unroute("**/review?from=*")
    visitor.button("Try again").click()
    list(players(page))
