"""Würfelkönig in a real Chromium: a whole game by mouse, one by names and keys alone, and what a table shows."""

import re
from collections.abc import Callable
from itertools import count, pairwise, product

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fit import LANGUAGES, NAMES, SIZES, TEXTS, Window, show_everything
from tests.browser.kit import PHONE, TIMEOUT_MS, Visitor
from tests.browser.layout import Part, faults_at_every_size
from tests.browser.positions import decisions, positions
from tests.browser.rare import open_at, open_with_odds

TITLE = "Würfelkönig"
GAME = "wuerfelkoenig"
#: Long enough for a button that can be pressed.
PROMPT_MS = 3_000
#: How much of a phone what stays in sight may take, with text at twice its size.
MOST_SHARE = 0.3
#: By how many pixels each citizen's points stand apart from the chance or the tick below them, and from its upper edge.
APART = """() => [...document.querySelectorAll(".citizen")].map((card) => {
  const [points, state] = [".points", ".state"].map((part) => card.querySelector(part).getBoundingClientRect());
  return [state.top - points.bottom, points.top - card.getBoundingClientRect().top];
})"""


def citizens(visitor: Visitor) -> Locator:
    """The five open citizens."""
    return visitor.page.get_by_role("list", name="Open citizens").get_by_role("button")


def convinced(visitor: Visitor) -> Locator:
    """Those that can be taken now."""
    return visitor.page.get_by_role("list", name="Open citizens").get_by_role(
        "button", name=re.compile(", convinced$"), disabled=False
    )


def roll_button(visitor: Visitor) -> Locator:
    """The button that rolls, whatever it says now."""
    return visitor.page.get_by_role("group", name="Dice").get_by_role("button", name=re.compile("^Roll"))


def by_mouse(visitor: Visitor, press: Callable[..., None] = Locator.click) -> None:
    """Takes the first convinced citizen, in the first way; otherwise keeps a die and rolls on, or takes the penalty.
    `Locator.tap` does the same with a finger."""
    offers = visitor.offers()
    taken = [one for one in offers if one.name.endswith(", convinced")]
    if taken:
        press(visitor.named(taken[0]))
        ways = visitor.page.get_by_role("list", name="Ways to take this citizen")
        if ways.count():
            press(ways.get_by_role("button").first)
    elif any(one.name.startswith("Roll") for one in offers):
        for die in (one for one in offers if one.name.startswith("Die 3")):
            press(visitor.named(die))
        roll_again(visitor, press)
    elif penalty := [one for one in offers if one.name.startswith("take the penalty")]:
        press(visitor.named(penalty[0]))
    # otherwise a roll is on its way


def roll_again(visitor: Visitor, press: Callable[..., None] = Locator.click) -> None:
    """Rolls, unless a roll that was on its way has turned out to be the last."""
    try:
        press(roll_button(visitor), timeout=PROMPT_MS)
    except TimeoutError:
        expect(roll_button(visitor)).to_be_disabled()


@pytest.mark.soak  # every run has one by touch, and one by names and keys
def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    visitor.play_now(TITLE)
    visitor.button("Exact odds").click()
    visitor.play(lambda: by_mouse(visitor))
    check_end(visitor)


def check_end(visitor: Visitor) -> None:
    """Somebody has won, with the points that the panels show, and nothing is left to do."""
    sheet = visitor.page.get_by_role("dialog")
    sheet.wait_for()
    assert re.search(r"\bwins?\b", sheet.get_by_role("heading").first.inner_text())
    totals = sheet.locator(".total").all_inner_texts()
    on_sheet = sorted(int(text.split()[0].replace("−", "-")) for text in totals)
    sheet.get_by_role("button", name="Close").click()
    panels = visitor.page.get_by_role("list", name="Players").get_by_role("button").all_inner_texts()
    on_table = sorted(int(re.findall(r"(-?\d+) points?", panel.replace("−", "-"))[0]) for panel in panels)
    assert on_sheet == on_table
    assert visitor.page.get_by_role("list", name="Open citizens").get_by_role("button", disabled=False).count() == 0


def by_finger(target: Locator, timeout: float = TIMEOUT_MS) -> None:
    """Taps, and waits for the click that the browser makes of it, a moment after the tap has ended."""
    page = target.page
    page.evaluate("() => { window.clicked = new Promise((done) => addEventListener('click', done, { once: true })); }")
    target.tap(timeout=timeout)
    page.evaluate("() => window.clicked.then(() => true)")


def test_a_whole_game_on_a_phone_by_touch(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.open("/")
    visitor.button(f"Play now: {TITLE}", exact=True).tap()
    visitor.play(lambda: by_mouse(visitor, by_finger))
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Check the dice").tap()
    sheet.get_by_text(
        re.compile(r"All \d+ rolls and draws are right, and your \d+ rolls carry this device’s own")
    ).wait_for()
    check_end(visitor)


def by_keys(visitor: Visitor, turn: int) -> None:
    """Plays with keys alone, finding everything by its role and name."""
    keyboard = visitor.page.keyboard
    offers = visitor.offers()
    if any(one.name.endswith(", convinced") for one in offers):
        if turn % 2:
            keyboard.press("Enter")  # the marked one
        else:
            convinced(visitor).last.focus()
            keyboard.press("Enter")
        dialog = visitor.page.get_by_role("dialog")
        if dialog.count():
            keyboard.press("Enter")  # the first way has the focus
    elif any(one.name.startswith("Roll") for one in offers):
        for first in (one for one in offers if one.name.startswith("Die 1")):
            keyboard.press("1")
            now = next(one for one in visitor.offers() if one.name.startswith("Die 1"))
            assert now.pressed is not first.pressed
            assert now.name.endswith(", kept") is now.pressed
        keyboard.press(" ")
    else:
        keyboard.press("Enter")  # the penalty is all that is left


def test_a_whole_game_by_names_and_keys_and_what_a_screen_reader_hears(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.listen()
    turns = count()
    visitor.play(lambda: by_keys(visitor, next(turns)))
    visitor.page.get_by_role("dialog").wait_for()
    assert re.search(r"\bwins?\b", visitor.page.get_by_role("dialog").get_by_role("heading").first.inner_text())
    heard = visitor.heard()
    me = visitor.page.get_by_text(re.compile(", you")).first.inner_text().split(",")[0]
    table = visitor.page.url.rsplit("/", 1)[-1]
    rolls, takes, penalties = what_i_did(visitor.context.request.get(f"/api/v1/tables/{table}/file").text())

    assert len([line for line in heard if re.match(rf"{me} rolls (red|green|blue) ", line)]) == rolls
    assert rolls >= takes + penalties
    assert len([line for line in heard if re.match(rf"{me} (takes the|wins the) ", line)]) == takes > 0
    assert len([line for line in heard if line.startswith(f"{me} convinces nobody")]) == penalties
    told = "\n".join(heard)
    assert re.search(r"^Your turn: roll the dice \(roll 1 of [34]\)\.$", told, re.MULTILINE)
    assert re.search(r"^Your turn: (one citizen is|\d citizens are) convinced", told, re.MULTILINE)
    assert re.search(rf"^{me} keeps ", told, re.MULTILINE)
    assert re.search(r"^Knight 2 rolls ", told, re.MULTILINE)
    assert re.search(r"A new citizen arrives: ", told)


def test_enter_takes_the_marked_citizen_after_a_click_and_presses_the_button_after_tab(visitor: Visitor) -> None:
    """The clicked roll button keeps the focus, but nobody means it with Enter: all dice would be thrown away."""
    keyboard, mouse = visitor.page.keyboard, visitor.page.mouse

    def press_and_slip_off() -> None:
        """The button has the focus as after a click, and nothing is rolled."""
        roll_button(visitor).hover()
        mouse.down()
        expect(roll_button(visitor)).to_be_focused()
        mouse.move(0, 0)
        mouse.up()

    either = next(one.text for one in decisions(GAME, 2) if {"Keep", "Take"} <= set(one.kinds))

    line = open_at(visitor, either, 2)
    press_and_slip_off()
    keyboard.press("Enter")
    ways = visitor.page.get_by_role("list", name="Ways to take this citizen").get_by_role("button")
    if ways.count():
        keyboard.press("Enter")  # the first way has the focus
    assert line.last()["text"].startswith("take ")

    line = open_at(visitor, either, 2)
    press_and_slip_off()
    keyboard.press("Shift+Tab")
    keyboard.press("Tab")
    expect(roll_button(visitor)).to_be_focused()
    keyboard.press("Enter")
    assert line.last()["text"] == "keep -"


def what_i_did(file: str) -> tuple[int, int, int]:
    """The first seat's rolls, takes and penalties, from the game file. Whoever rolls decides next."""
    steps = re.findall(r"^(?:~ turn \d+ (roll) \d+|P1 (keep|take|penalty))\b|^P\d", file, re.MULTILINE)
    mine = [did for _, did in steps if did]
    rolls = sum(roll == "roll" and bool(after) for (roll, _), (_, after) in pairwise(steps))
    return rolls, mine.count("take"), mine.count("penalty")


def test_a_turn_needs_no_scrolling_and_axe_finds_nothing_serious(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE)
    visitor.sit_down(GAME)
    visitor.button("Exact odds").click()
    roll_button(visitor).click()
    visitor.my_turn()
    players = visitor.page.get_by_role("list", name="Players").get_by_role("button")
    parts = [
        Part("citizens", citizens(visitor), number=5),
        Part("dice", visitor.button(re.compile("^Die [1-6]")), number=6),
        Part("villages", visitor.page.get_by_role("list", name="Villages").get_by_role("button"), 20, number=5),
        Part("players", players, number=2),
        Part("roll", roll_button(visitor), number=1),
        Part("penalty", visitor.button(re.compile("next penalty")), number=1),
        Part("pile", visitor.button(re.compile("left to draw")), 20, number=1),
    ]
    assert faults_at_every_size(visitor, parts) == []


def test_the_odds_follow_the_kept_dice(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.button("Exact odds").click()
    roll_button(visitor).click()
    visitor.my_turn()
    chance = re.compile(r"chance (\d+(?:\.\d)?)%")
    cards = visitor.page.get_by_role("list", name="Open citizens").get_by_role("listitem")
    cards.get_by_role("button", name=re.compile("chance|convinced")).nth(4).wait_for()
    table = visitor.page.url.rsplit("/", 1)[-1]
    odds = visitor.context.request.get(f"{visitor.address}/api/v1/tables/{table}/odds").json()

    def told() -> list[float]:
        names = citizens(visitor).all_inner_texts()
        return sorted(float(found[1]) for name in names if (found := chance.search(name)))

    def computed(chances: dict[str, float]) -> list[float]:
        def shown(one: float) -> float:
            return round(100 * one, 1 if 0 < one < 0.1 or 0.99 < one < 1 else 0)

        return sorted(shown(one) for card, one in chances.items() if card not in odds["reached"])

    assert told() == pytest.approx(computed({one["name"]: one["chance"] for one in odds["targets"]}), abs=0.1)
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("4")
    faces = visitor.page.get_by_role("button", name=re.compile("^Die [14]:")).all()
    kept = [re.search(r"(red|green|blue) (\d)", face.get_attribute("aria-label") or "") for face in faces]
    dice = sorted((one[1][0].upper() + one[2] for one in kept if one), key=lambda d: ("RGB".index(d[0]), d[1]))
    assert told() == pytest.approx(computed(odds["keeps"][f"keep {' '.join(dice)}"]), abs=0.1)


def test_what_lies_in_everybodys_pile_is_seen_at_every_size(visitors: NewVisitor) -> None:
    """Fairies and penalties decide who wins: they are shown even with five players on a small phone."""
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, positions(GAME, 5, "late")["TakePenalty"], NAMES[:5], "de")
    window = Window(visitor)
    for shape in product(SIZES, TEXTS):
        window.set(*shape)
        for of in (".fairies", ".minus"):
            expect(visitor.page.locator(of)).not_to_have_count(0)
            for one in visitor.page.locator(of).all():
                expect(one).to_be_visible()


@pytest.mark.parametrize("players", [2, 5])
def test_on_a_phone_points_and_chances_stand_apart(visitors: NewVisitor, players: int) -> None:
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, positions(GAME, players, "early")["Keep Take"], NAMES[:players], "de")
    window = Window(visitor)
    for size, text in product(SIZES[:3], TEXTS):
        window.set(size, text)
        apart = visitor.page.evaluate(APART)
        assert all(below > 0 and above >= 0 for below, above in apart), (size, text, apart)


def test_what_stays_in_sight_leaves_most_of_a_phone_to_the_cards(visitors: NewVisitor) -> None:
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, positions(GAME, 5, "middle")["Keep TakePenalty"], NAMES[:5], "de")
    window = Window(visitor)
    for size in SIZES[1:3]:
        window.set(size, TEXTS[1])
        box = visitor.page.locator(".hand").bounding_box()
        assert box is not None
        assert box["height"] < MOST_SHARE * size[1], (size, box)
