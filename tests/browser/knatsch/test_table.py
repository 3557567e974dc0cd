"""Knatsch in a real Chromium: whole games by mouse and by names alone, and the odds."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Offer, Visitor
from tests.browser.knatsch.kit import (
    PILE,
    ROLL,
    STOP,
    TARGET,
    dice,
    enough,
    middle,
    roll_button,
    spoken,
    targets,
    tray,
)

TITLE = "Knatsch"
GAME = "knatsch"
LEAVE = re.compile("^Leave them")
GIVE = re.compile("^give up ")
UNDER = re.compile("^Put under: (left|right) pile, ")
END = re.compile("^End my turn")


def those(offers: list[Offer], kind: re.Pattern[str]) -> list[Offer]:
    """The offers of one kind."""
    return [one for one in offers if kind.match(one.name)]


def wanted(faces: list[str]) -> str:
    """The most frequent number."""
    counts = Counter(faces)
    return max(counts, key=lambda face: (counts[face], face))


def rolling(
    visitor: Visitor,
    offers: list[Offer],
    press: Callable[[int], None],
    go_on: Callable[[], None],
    stop: Callable[[], None],
) -> None:
    """Continues with the dice: keeps the most frequent number, and stops when that is enough."""
    if those(offers, STOP):
        if enough(visitor):
            stop()
            return
        lie = dice(offers)
        most = wanted([face for face, _ in lie])
        for at, (face, kept) in enumerate(lie):
            if (face == most) != kept:
                press(at)
    if roll_button(visitor).is_enabled():
        go_on()
    else:
        stop()


def by_mouse(visitor: Visitor) -> None:
    """Does one thing with the mouse."""
    offers = visitor.offers()
    announced = those(offers, TARGET)
    asked = those(offers, LEAVE) or those(offers, GIVE)
    if not asked and those(offers, ROLL):
        rolling(
            visitor,
            offers,
            press=lambda at: visitor.button(re.compile(rf"^Die {at + 1}:")).click(),
            go_on=lambda: roll_button(visitor).click(),
            stop=lambda: tray(visitor).get_by_role("button", name=STOP).click(),
        )
    else:
        tournaments = [one for one in announced if "tournament" in one.name]
        goals = asked or those(offers, STOP) or tournaments or announced or those(offers, UNDER) or those(offers, END)
        if goals:  # otherwise a roll is on its way
            visitor.named(goals[0]).click()


def won(visitor: Visitor) -> str:
    """The heading of the end sheet."""
    sheet = visitor.page.get_by_role("dialog")
    sheet.wait_for()
    return sheet.get_by_role("heading").first.inner_text()


@pytest.mark.soak  # every run has one by names and keys
def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    visitor.play_now(TITLE)
    visitor.play(lambda: by_mouse(visitor))
    winner = ", you" if won(visitor) == "You win!" else won(visitor).removesuffix(" wins.")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    realm = visitor.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=winner)
    reached = realm.get_by_role("img", name=re.compile(", 0 missing$"))
    assert reached.count() == 1
    assert targets(visitor).count() == 0
    assert tray(visitor).get_by_role("button", name=ROLL, disabled=False).count() == 0


def by_keys(visitor: Visitor) -> None:
    """Does one thing with keys alone; everything is found by its role and name."""
    keyboard = visitor.page.keyboard
    offers = visitor.offers()
    if those(offers, LEAVE):
        keyboard.press("Enter")
    elif given := those(offers, GIVE):
        visitor.named(given[0]).focus()
        keyboard.press("Enter")
    elif those(offers, ROLL):
        rolling(
            visitor,
            offers,
            press=lambda at: keyboard.press(str(at + 1)),
            go_on=lambda: keyboard.press(" "),
            stop=lambda: keyboard.press("Enter"),
        )
    elif those(offers, STOP):
        keyboard.press("Enter")
    elif those(offers, TARGET):
        names = spoken(targets(visitor))
        at = next((at for at, name in enumerate(names) if "tournament" in name), 0)
        for _ in range(at + 1):
            keyboard.press("ArrowRight")
        expect(targets(visitor).nth(at)).to_be_focused()
        keyboard.press("Enter")
    elif left := those(offers, UNDER) or those(offers, END):
        visitor.named(left[0]).focus()
        keyboard.press("Enter")


def test_a_whole_game_by_names_and_keys_and_what_a_screen_reader_hears(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.listen()
    visitor.play(lambda: by_keys(visitor))
    won(visitor)
    heard = visitor.heard()
    told = "\n".join(heard)
    table = visitor.page.url.rsplit("/", 1)[-1]
    file = visitor.context.request.get(f"/api/v1/tables/{table}/file").text()
    realm = visitor.button(re.compile("^Realm of .*, you")).first.get_attribute("aria-label") or ""
    me = realm.removeprefix("Realm of ").split(",")[0]

    # All my actions since the first move were announced: each roll with its dice, and each target.
    rolls = re.findall(r"^~ turn \d+ attempt \d+ P1 roll \d+ = ([1-6 ]+?) <", file, re.MULTILINE)
    assert re.findall(rf"^{me} rolls ([1-6 ]+)\.", told, re.MULTILINE) == rolls
    assert len(rolls) > 3
    aims = len(re.findall(r"^P1 aim ", file, re.MULTILINE))
    assert len(re.findall(rf"^{me} (announces|attacks|holds a tournament)", told, re.MULTILINE)) == aims > 0
    assert re.search(r"^Your turn: announce a target", told, re.MULTILINE)
    assert re.search(
        r"^Your turn: roll 6 dice, more than \d+\+?\d* is needed \(roll 1 of [34]\)\.$", told, re.MULTILINE
    )
    assert re.search(r"^Knight 2 rolls [1-6 ]+\.", told, re.MULTILINE)
    assert re.search(r"reaches (\d+\+?\d*|nothing): (beaten!|not enough\.)", told)


def test_the_odds_follow_the_kept_dice(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.button("Exact odds").click()
    table = visitor.page.url.rsplit("/", 1)[-1]
    while not (targets(visitor).count() and middle(visitor).get_by_role("button", name=PILE, disabled=False).count()):
        by_mouse(visitor)
        visitor.my_turn()
    aim = middle(visitor).get_by_role("button", name=PILE, disabled=False).first
    name = f"aim {'L' if spoken(aim)[0].startswith('left') else 'R'}"
    expect(middle(visitor).get_by_role("button", name=re.compile(r"chance \d"))).not_to_have_count(0)
    aim.click()
    roll_button(visitor).click()
    visitor.my_turn()
    odds = visitor.context.request.get(f"/api/v1/tables/{table}/odds").json()

    def rounded(chance: float) -> str:
        shown = round(100 * chance, 1 if 0 < chance < 0.1 or 0.99 < chance < 1 else 0)
        return f"{shown:g}%"

    expect(roll_button(visitor)).to_contain_text(rounded(odds["keeps"]["keep -"][name]))
    face = dice(visitor.offers())[0][0]
    visitor.page.keyboard.press("1")
    expect(roll_button(visitor)).to_contain_text(rounded(odds["keeps"][f"keep {face}"][name]))
