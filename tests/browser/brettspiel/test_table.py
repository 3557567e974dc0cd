"""The board game in a real Chromium: a whole game by mouse, one by names and keys alone, and what a table shows."""

import os
import re
from itertools import count, product

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import NewVisitor
from tests.browser.fit import LANGUAGES, NAMES, SIZES, TEXTS, Window, show_everything
from tests.browser.kit import PHONE, Visitor
from tests.browser.layout import Part, faults_at_every_size
from tests.browser.positions import positions
from tests.browser.rare import open_with_odds
from tests.browser.wuerfelkoenig.test_table import roll_again, roll_button

TITLE = "Würfelkönig – Das Brettspiel"
GAME = "brettspiel"
SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
#: How many of my cards beside the map another one covers.
COVERED = """() => {
  const boxes = [...document.querySelectorAll("button.own span > svg")].map((one) => one.getBoundingClientRect());
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes.filter((one, at) => boxes.slice(at + 1).some((other) => over(one, other))).length;
}"""
WALKS = 20
"""Decisions during which every other field is reached with the arrow keys; in `make soak` it is the whole game."""


def citizens(visitor: Visitor) -> Locator:
    """The five open citizens."""
    return visitor.page.get_by_role("group", name="Open citizens").get_by_role("button")


def open_ones(visitor: Visitor) -> Locator:
    """The stacks that still have a citizen."""
    return visitor.page.get_by_role("group", name="Open citizens").get_by_role("button", disabled=False)


def won(visitor: Visitor) -> Locator:
    """Those that the dice win over."""
    return visitor.page.get_by_role("group", name="Open citizens").get_by_role("button", name=re.compile("won over"))


def fields(visitor: Visitor) -> Locator:
    """All fields of the map."""
    return visitor.page.get_by_role("group", name="Map").get_by_role("button")


def lit(visitor: Visitor) -> Locator:
    """The fields that can be chosen now."""
    return visitor.page.get_by_role("group", name="Map").get_by_role("button", disabled=False)


def ways(visitor: Visitor) -> Locator:
    """The ways to take the citizen shown in detail."""
    return visitor.page.get_by_role("button", name=re.compile("^(Take the|Face down)"))


def rolls_are_used(visitor: Visitor) -> bool:
    """Whether the dice are settled; otherwise a roll is on its way."""
    return visitor.page.get_by_text("Roll 3 of 3", exact=True).count() == 1


def first_roll(visitor: Visitor) -> None:
    """Rolls, and waits until the dice have landed."""
    roll_button(visitor).click()
    visitor.page.get_by_role("button", name=re.compile("^Die 1: (red|green|blue)")).wait_for()


def by_mouse(visitor: Visitor) -> None:
    """Makes the choice of an effect; takes the hardest citizen; otherwise keeps a die and rolls, or wakes a dragon."""
    offers = visitor.offers()
    if lit(visitor).count():
        lit(visitor).first.click()
    elif steal := [one for one in offers if one.name.lower().startswith("steal ")]:
        visitor.named(steal[0]).click()
    elif any("won over" in one.name for one in offers):
        won(visitor).last.click()
        if ways(visitor).count():
            ways(visitor).first.click()
    elif any(one.name.startswith("Roll") for one in offers):
        for die in (one for one in offers if one.name.startswith("Die 3")):
            visitor.named(die).click()
        roll_again(visitor)
    elif rolls_are_used(visitor):
        open_ones(visitor).first.click()
        ways(visitor).last.click()


def points_on_table(visitor: Visitor) -> list[int]:
    """The players' points as announced at the table."""
    panels = visitor.page.get_by_role("list", name="Players").get_by_role("button").all_inner_texts()
    words = {"one": 1}
    found = [re.search(r"(one|-?\d+) points?\b", panel) for panel in panels]
    return sorted(words.get(one[1]) or int(one[1]) for one in found if one)


@pytest.mark.soak  # every run has one by names and keys
def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    visitor.play_now(TITLE)
    fields(visitor).nth(29).wait_for()
    visitor.play(lambda: by_mouse(visitor))
    sheet = visitor.page.get_by_role("dialog")
    sheet.wait_for()
    assert re.search(r"\bwins?\b", sheet.get_by_role("heading").first.inner_text())
    totals = sheet.locator(".total").all_inner_texts()
    on_sheet = sorted(int(text.split()[0].replace("−", "-")) for text in totals)
    sheet.get_by_role("button", name="Close").click()
    assert on_sheet == points_on_table(visitor)
    names = [field.get_attribute("aria-label") or "" for field in fields(visitor).all()]
    table = visitor.page.url.rsplit("/", 1)[-1]
    seq = visitor.context.request.get(f"{visitor.address}/api/v1/tables/{table}").json()["seq"]
    steps = visitor.context.request.get(f"{visitor.address}/api/v1/tables/{table}/steps?from={seq - 4}&most=9").json()
    shown = steps["steps"][-1]["view"]
    for field, name in zip(shown["fields"], sorted(names, key=_by_field), strict=True):
        assert name.startswith(f"{field['id']}, ")
        assert ("a dragon fire burns here" in name) == field["fire"]
        assert ("castle of " in name) == (field["owner"] is not None)
    assert lit(visitor).count() == 0


def _by_field(name: str) -> tuple[str, int]:
    found = re.match(r"([AB])(\d+),", name)
    assert found, name
    return found[1], int(found[2])


def by_keys(visitor: Visitor, turn: int) -> None:
    """Plays with keys alone, finding everything by its role and name."""
    keyboard = visitor.page.keyboard
    offers = visitor.offers()
    if lit(visitor).count():
        target = lit(visitor).last
        if turn % 2 and (SOAK or turn < WALKS):
            walk_to(visitor, target)
        else:
            target.focus()
        keyboard.press("Enter")
    elif steal := [one for one in offers if one.name.lower().startswith("steal ")]:
        nothing = next(one for one in steal if one.name == "Steal nothing")
        visitor.named(steal[0] if turn % 2 else nothing).focus()
        keyboard.press("Enter")
    elif any("won over" in one.name for one in offers):
        keyboard.press("Enter")  # the marked one
        if ways(visitor).count():
            keyboard.press("Enter")  # the cheapest way has the focus
    elif any(one.name.startswith("Roll") for one in offers):
        for first in (one for one in offers if one.name.startswith("Die 1")):
            keyboard.press("1")
            now = next(one for one in visitor.offers() if one.name.startswith("Die 1"))
            assert now.pressed is not first.pressed
        keyboard.press(" ")
    elif rolls_are_used(visitor):
        open_ones(visitor).first.focus()
        keyboard.press("ArrowRight")
        keyboard.press("Enter")
        ways(visitor).last.focus()
        keyboard.press("Enter")


def walk_to(visitor: Visitor, target: Locator) -> None:
    """Moves across the map with the arrow keys, row by row, until the field is reached."""
    goal = target.get_attribute("aria-label")
    keyboard = visitor.page.keyboard
    visitor.page.evaluate("() => document.activeElement?.blur()")
    keyboard.press("ArrowDown")  # the first arrow leads to the map from anywhere

    def here() -> str:
        return str(visitor.page.evaluate("() => document.activeElement.getAttribute('aria-label')"))

    for key in ("ArrowUp", "ArrowLeft"):
        for _ in range(12):
            before = here()
            keyboard.press(key)
            if here() == before:  # the edge of the map
                break
    for row in range(6):
        for _ in range(12):
            if here() == goal:
                return
            keyboard.press("ArrowLeft" if row % 2 else "ArrowRight")
        if here() == goal:
            return
        keyboard.press("ArrowDown")
    raise AssertionError(f"arrow keys do not lead to {goal}")


def test_a_whole_game_by_names_and_keys_and_what_a_screen_reader_hears(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.listen()
    turns = count()
    visitor.play(lambda: by_keys(visitor, next(turns)))
    visitor.page.get_by_role("dialog").wait_for()
    heard = visitor.heard()
    table = visitor.page.url.rsplit("/", 1)[-1]
    file = visitor.context.request.get(f"{visitor.address}/api/v1/tables/{table}/file").text()

    assert re.search(r" wins?( together)?\.$", heard[-1]), heard[-3:]
    rolls = [line for line in heard if re.search(r" rolls \w+ \d", line)]
    assert len(rolls) == len(re.findall(r"turn \d+ roll \d+\b", file)) > 10
    told = "\n".join(heard)
    for sentence, action in {
        r" takes the [\w ]+\.": r"^P\d take \d",
        r" takes the [\w ]+ face down: dragon alarm!": r"^P\d alarm \d",
        r" steals (?!nothing)": r"^P\d steal ",
        r" steals nothing\.": r"^P\d decline",
    }.items():
        said, done = len(re.findall(sentence, told)), len(re.findall(action, file, re.MULTILINE))
        assert said == done, sentence
    # Anything with only one option happens unasked, so it is announced more often than it is chosen.
    for sentence, action in {
        r" builds a castle |A dragon settles ": r"^P\d place ",
        r" tames the dragon ": r"^P\d tame ",
        r" ousts ": r"^P\d bully ",
    }.items():
        assert len(re.findall(sentence, told)) >= len(re.findall(action, file, re.MULTILINE)), sentence
    assert any(re.search(r": roll the dice \(roll 1 of 3\)\.$", line) for line in heard)


def test_a_turn_needs_no_scrolling_and_axe_finds_nothing_serious(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE)
    visitor.sit_down(GAME)
    visitor.button("Exact odds").click()
    first_roll(visitor)
    players = visitor.page.get_by_role("list", name="Players").get_by_role("button")
    parts = [
        Part("citizens", citizens(visitor), 60, number=5),
        Part("dice", visitor.button(re.compile("^Die [1-6]")), 40, number=6),
        Part("fields", fields(visitor), 32, number=30),
        Part("players", players, 40, number=2),
        Part("roll", roll_button(visitor), 44, number=1),
        Part("supply", visitor.button(re.compile("^Supply")), 44, number=1),
    ]
    assert faults_at_every_size(visitor, parts) == []


@pytest.mark.parametrize("half_b", ["60 4 -8", "0 -6 0", "60 5 1"], ids=["tall", "long", "large"])
def test_a_free_map_fits_every_window(visitors: NewVisitor, half_b: str) -> None:
    """The tallest, the longest and the largest one; on a phone, each can also be zoomed."""
    visitor = visitors(size=PHONE)
    visitor.sit_down(GAME, arrangement="by_hand", half_b=half_b)
    fields(visitor).nth(29).wait_for()
    parts = [Part("fields", fields(visitor), number=30), Part("citizens", citizens(visitor), 60, number=5)]
    assert faults_at_every_size(visitor, parts, axe=False) == []


def test_the_map_can_be_zoomed_on_a_phone(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.sit_down(GAME)
    fields(visitor).nth(29).wait_for()
    glass = visitor.button("Zoom in on the map")
    glass.tap()
    box = fields(visitor).first.bounding_box()
    assert box is not None
    assert box["width"] >= 60
    fields(visitor).last.scroll_into_view_if_needed()
    far = fields(visitor).last.bounding_box()
    assert far is not None
    assert far["x"] + far["width"] <= PHONE[0] + 1
    glass.tap()
    box = fields(visitor).first.bounding_box()
    assert box is not None
    assert box["width"] < 60


def test_the_odds_follow_the_kept_dice(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.button("Exact odds").click()
    first_roll(visitor)
    citizens(visitor).filter(has_text="chance").nth(4).wait_for()
    table = visitor.page.url.rsplit("/", 1)[-1]
    odds = visitor.context.request.get(f"{visitor.address}/api/v1/tables/{table}/odds").json()

    def told() -> list[float]:
        names = " ".join(
            re.findall(r"chance [^,]*%", visitor.page.get_by_role("group", name="Open citizens").aria_snapshot())
        )
        return sorted(float(one) for one in re.findall(r"(\d+(?:\.\d)?)%", names))

    def computed(chances: dict[str, float]) -> list[float]:
        return sorted(round(100 * one, 1 if 0 < one < 0.1 or 0.99 < one < 1 else 0) for one in chances.values())

    assert len(odds["targets"]) == 7  # a merchant has three tiers
    assert told() == pytest.approx(computed({one["name"]: one["chance"] for one in odds["targets"]}), abs=0.1)
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("4")
    faces = visitor.page.get_by_role("button", name=re.compile("^Die [14]:")).all()
    kept = [re.search(r"(red|green|blue) (\d)", face.get_attribute("aria-label") or "") for face in faces]
    dice = sorted((one[1][0].upper() + one[2] for one in kept if one), key=lambda d: ("RGB".index(d[0]), d[1]))
    assert told() == pytest.approx(computed(odds["keeps"][f"keep {' '.join(dice)}"]), abs=0.1)


def test_a_citizen_can_be_shown_in_detail_at_any_time(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    citizens(visitor).nth(4).focus()
    visitor.page.keyboard.press("Enter")
    note = visitor.page.get_by_role("note", name="Rich Landowner")
    note.get_by_text("You draw 2 castle tiles and place both.").wait_for()
    note.get_by_text("The dice must be rolled first.").wait_for()
    visitor.page.keyboard.press("Escape")
    note.wait_for(state="detached")
    assert visitor.page.evaluate("() => document.activeElement.textContent").startswith("Rich Landowner")


def test_every_tier_of_a_merchant_shows_its_chance_at_every_size(visitors: NewVisitor) -> None:
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, positions(GAME, 4, "early")["Keep Take"], NAMES[:4], "de")
    window = Window(visitor)
    for shape in product(SIZES, TEXTS):
        window.set(*shape)
        tiers = [one for one in visitor.page.locator(".tiers span").all() if one.is_visible()]
        assert len(tiers) == 3, shape


def test_my_cards_lie_side_by_side_where_a_phone_has_room(visitors: NewVisitor) -> None:
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, positions(GAME, 4, "late")["Alarm"], NAMES[:4], "de")
    window = Window(visitor)
    for shape in product(SIZES[1:3], TEXTS):
        window.set(*shape)
        assert visitor.page.locator("button.own span > svg").count() > 2
        assert visitor.page.evaluate(COVERED) == 0, shape
