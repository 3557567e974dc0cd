"""Würfelland in a real Chromium: whole games by mouse and by names alone, crossing by tapping, answers given early."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.kit import DESKTOP, PHONE, TABLET, Visitor
from tests.browser.test_pages import serious
from tests.server.kit import Line, Person, Server
from wuerfelreich.tables.commands import Sit, Start
from wuerfelreich.tables.events import Settings

TITLE = "Würfelland"
BOARD = re.compile("^play on board")
FIELD = re.compile(r"^[a-t]\d+, ")
#: A field that can be added to those tapped; "instead" is said where it would begin anew.
ADDED = re.compile(r"^[a-t]\d+, (?!.*instead$)")
COLOUR = re.compile(r"^(one die|\d dice) in ")
#: The sizes of a stage on which nothing may lie below the fold.
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}


def fields(visitor: Visitor) -> Locator:
    """The fields that can be tapped now."""
    return visitor.button(FIELD)


def enabled(found: Locator) -> Locator:
    """Those that can be pressed."""
    return found.and_(found.page.locator(":enabled"))


def by_mouse(visitor: Visitor) -> None:
    """Does one thing with the mouse: goes on rolling once, and taps what is lit until it is complete."""
    cross, roll = enabled(visitor.button("Cross", exact=True)), enabled(visitor.button(re.compile("^Roll")))
    if visitor.button(BOARD).count():
        visitor.button(BOARD).last.click()
    elif cross.count():
        cross.click()
    elif fields(visitor).count():
        visitor.page.get_by_role("button", name=ADDED, pressed=False).first.click()
    elif visitor.button(re.compile("^Stop with [3-6]")).count():
        visitor.button(re.compile("^Stop")).click()
    elif roll.count():
        roll.click()
    else:
        fitting = enabled(visitor.button(COLOUR)).filter(has_not_text="✕")
        (fitting if fitting.count() else enabled(visitor.button(COLOUR))).last.click()


def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    visitor.play_now(TITLE)
    visitor.play(lambda: by_mouse(visitor))
    sheet = visitor.page.get_by_role("dialog")
    sheet.wait_for()
    assert re.search(r"\bwins?\b", sheet.get_by_role("heading").first.inner_text())
    # A point per treasure and one for a full colour; the strip of players counts the same treasures.
    for summary in sheet.locator("details:not([open]) > summary").all():
        summary.click()
    on_sheet = [
        sum(int(found or 1) for found in re.findall(r"^(?:(\d+) )?treasures? in", text, re.MULTILINE))
        for text in sheet.get_by_role("listitem").all_inner_texts()
    ]
    sheet.get_by_role("button", name="Close").click()
    panels = visitor.page.get_by_role("list", name="Players").get_by_role("button").all_inner_texts()
    on_table = [int(re.findall(r"(\d+) of 9 treasures", panel)[0]) for panel in panels]
    assert sorted(on_sheet) == sorted(on_table)
    assert max(on_table) >= 9
    assert fields(visitor).count() == 0


def by_names(visitor: Visitor) -> None:
    """Plays with the keyboard alone; everything is found by its role and name."""
    keyboard = visitor.page.keyboard
    if visitor.button(BOARD).count():
        visitor.button(BOARD).first.focus()
        keyboard.press("Enter")
    elif fields(visitor).count():
        cross_by_keys(visitor)
    elif visitor.button(re.compile("^Stop with [2-6]")).count():
        keyboard.press("Enter")
    elif enabled(visitor.button(re.compile("^Roll"))).count():
        keyboard.press(" ")
    else:
        names = [one.get_attribute("aria-label") or "" for one in visitor.button(COLOUR).all()]
        fitting = [at for at, name in enumerate(names) if "more than fit" not in name]
        keyboard.press(str((fitting or [0])[-1] + 1))


def cross_by_keys(visitor: Visitor) -> None:
    """Taps fields with the space bar until the crossing is complete, then takes it with enter."""
    keyboard = visitor.page.keyboard
    cross = visitor.button("Cross", exact=True)
    for _ in range(6):
        if cross.is_enabled():
            break
        visitor.page.get_by_role("button", name=ADDED, pressed=False).first.focus()
        keyboard.press(" ")
    assert cross.is_enabled()
    visitor.page.get_by_role("button", name=FIELD, pressed=True).first.focus()
    keyboard.press("Enter")


def test_a_whole_game_by_names_and_keys_and_what_a_screen_reader_hears(visitor: Visitor) -> None:
    visitor.play_now(TITLE)
    visitor.listen()
    visitor.play(lambda: by_names(visitor))
    visitor.page.get_by_role("dialog").wait_for()
    heard = visitor.heard()
    told = "\n".join(heard)
    me = visitor.page.get_by_text(re.compile(", you")).first.inner_text().split(",")[0]
    table = visitor.page.url.rsplit("/", 1)[-1]
    file = visitor.context.request.get(f"/api/v1/tables/{table}/file").text()

    crosses = [re.sub(r"^P1 cross . ", "", line) for line in re.findall(r"^P1 cross .*$", file, re.MULTILINE)]
    assert len(crosses) > 5
    assert re.findall(rf"^{me} crosses ([a-t0-9 ]+) \(", told, re.MULTILINE) == crosses
    chosen = len(re.findall(r"^P1 choose ", file, re.MULTILINE))
    assert len(re.findall(rf"^{me} chooses ", told, re.MULTILINE)) == chosen > 5
    assert re.search(rf"^{me} rolls [RYGBOA ]+\.$", told, re.MULTILINE)
    assert re.search(rf"^{me}: choose one of the colours", told, re.MULTILINE)
    assert re.search(r"^1 of \d fields?$", told, re.MULTILINE)
    assert re.search(r"^Knight 2 (crosses|passes)", told, re.MULTILINE)
    assert re.search(r"treasures?!", told)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_a_turn_needs_no_scrolling_and_axe_finds_nothing_serious(visitors: NewVisitor, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    visitor = visitors(size=SIZES[size], scheme=scheme)
    visitor.play_now(TITLE)
    assert serious(visitor) == []
    visitor.button("Exact odds").click()
    while not fields(visitor).count():
        visitor.my_turn()
        by_mouse(visitor)
        visitor.my_turn()
    shown = [
        *fields(visitor).all(),
        *visitor.button(COLOUR).all(),
        *visitor.page.get_by_role("list", name="Players").get_by_role("button").all(),
        *visitor.page.get_by_role("list", name="Colours").get_by_role("listitem").all(),
        visitor.page.get_by_role("group", name=re.compile("^Land of ")),
        visitor.button("Cross", exact=True),
    ]
    for one in shown:
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24  # what a finger needs at least (WCAG 2.5.8)
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] + box["height"] <= height + 1
    assert serious(visitor) == []


def as_the_server_has_it(visitor: Visitor, house: Server) -> Line:
    """Another connection of the same person, to see what the server lists."""
    person = Person(house.address)
    for cookie in visitor.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person.at(visitor.page.url.rsplit("/", 1)[-1])


def names(found: Locator) -> set[str]:
    """The fields of these buttons."""
    return {(one.get_attribute("aria-label") or "").split(",")[0] for one in found.all()}


def test_tapping_narrows_what_the_server_lists(visitor: Visitor, house: Server) -> None:
    visitor.play_now(TITLE)
    seen = 0
    for _ in range(60):
        visitor.my_turn()
        if seen == 4:
            return
        if fields(visitor).count() and not visitor.page.get_by_role("button", name=FIELD, pressed=True).count():
            with as_the_server_has_it(visitor, house) as line:
                texts = [offer.text.split(" ") for offer in line.position.choices[0].actions]
            legal = [set(text[2:]) for text in texts if text[0] == "cross"]
            assert names(fields(visitor)) == set.union(*legal)
            first = fields(visitor).first
            name = names(first).pop()
            first.click()
            left = [one for one in legal if name in one]
            lit = visitor.page.get_by_role("button", name=ADDED, pressed=False)
            pressed = visitor.page.get_by_role("button", name=FIELD, pressed=True)
            if len(left) == 1:
                expect(visitor.button("Cross", exact=True)).to_be_enabled()
                assert names(pressed) == left[0]
                assert names(lit) == set()
            else:
                expect(visitor.button("Cross", exact=True)).to_be_disabled()
                assert names(pressed) == {name}
                assert names(lit) == set.union(*left) - {name}
            first.click()  # and back again
            assert names(pressed) == set()
            assert names(lit) == set.union(*legal)
            seen += 1
        by_mouse(visitor)
    assert seen >= 1


def two_at_a_table(visitors: NewVisitor, house: Server) -> tuple[Visitor, Visitor]:
    """Anna, who begins, and Ben, each with a browser, on boards that are chosen already."""
    settings = Settings("wuerfelland", 2, msgspec.Raw(b'{"boards": ["1A", "2B"], "start": 1}'))
    with Person(house.address, "Anna") as anna, Person(house.address, "Ben") as ben:
        table = anna.table(settings)
        with anna.at(table) as line, ben.at(table) as other:
            line.must(Sit())
            other.must(Sit(1))
            line.catch_up(other.seq)
            line.must(Start())
        both = (visitors(), visitors())
        for person, visitor in zip((anna, ben), both, strict=True):
            jar = person.http.cookies.items()
            visitor.context.add_cookies([{"name": name, "value": value, "url": house.address} for name, value in jar])
            visitor.open(f"/t/{table}")
    return both


def roll_and_stop(active: Visitor) -> bool:
    """Rolls once and takes the smallest group of dice that fits, so that much is left; False with all six alike."""
    active.my_turn()
    active.button("Roll 6 dice").click()
    enabled(active.button(COLOUR)).first.wait_for()
    found = [one.get_attribute("aria-label") or "" for one in active.button(COLOUR).all()]
    if len(found) == 1:
        return False
    fitting = [name for name in found if "more than fit" not in name]
    active.button(min(fitting, key=lambda name: (name[0] != "o", name)), exact=True).click()
    active.button(re.compile("^Stop")).click()
    fields(active).first.wait_for()
    return True


def both_can_cross(visitors: NewVisitor, house: Server) -> tuple[Visitor, Visitor]:
    """Anna has rolled and must cross, Ben may answer already; dice that leave him nothing are rolled anew elsewhere."""
    for _ in range(5):
        anna, ben = two_at_a_table(visitors, house)
        if roll_and_stop(anna):
            with as_the_server_has_it(ben, house) as line:
                if line.position.choices:
                    fields(ben).first.wait_for()
                    return anna, ben
    raise AssertionError("five times in a row nothing was left for Ben")


def cross(visitor: Visitor) -> set[str]:
    """Taps until the crossing is complete, and confirms it; the fields that it crosses."""
    button = visitor.button("Cross", exact=True)
    for _ in range(6):
        if button.is_enabled():
            break
        visitor.page.get_by_role("button", name=ADDED, pressed=False).first.click()
    found = names(visitor.page.get_by_role("button", name=FIELD, pressed=True))
    button.click()
    return found


def crossed(visitor: Visitor) -> int:
    """How many fields are crossed on the land that is shown."""
    label = visitor.page.get_by_role("group", name=re.compile("^Land of ")).get_attribute("aria-label") or ""
    found = re.findall(r": (one|\d+) fields? crossed", label)[0]
    return 1 if found == "one" else int(found)


def test_wl6_an_early_answer_is_secret_lasts_and_can_be_changed(visitors: NewVisitor, house: Server) -> None:
    anna, ben = both_can_cross(visitors, house)
    early = cross(ben)
    noted = ben.page.get_by_text("Noted – only you see it")
    noted.wait_for()
    with as_the_server_has_it(ben, house) as line:
        assert set(line.position.early[1].split(" ")[2:]) == early
    with as_the_server_has_it(anna, house) as line:
        assert line.position.early == {}
    assert "Ben crosses" not in anna.page.content()

    # It lasts; and who wants to confirm moves is not asked back for what can be changed anyway.
    ben.page.evaluate("localStorage.setItem('wuerfelreich', JSON.stringify({ confirm: true, language: 'en' }))")
    ben.page.reload()
    noted.wait_for()
    assert names(ben.page.get_by_role("button", name=FIELD, pressed=True)) == early
    ben.button("Pass", exact=True).click()  # and can be changed
    noted.wait_for()

    made = cross(anna)
    for one in (anna, ben):
        one.page.get_by_role("log").get_by_text("Ben passes.").wait_for()
    assert (crossed(anna), crossed(ben)) == (len(made), 0)


def test_one_looks_at_another_land_and_comes_back(visitor: Visitor) -> None:
    visitor.play_now(TITLE)
    visitor.button(BOARD).first.click()
    land = visitor.page.get_by_role("group", name=re.compile("^Land of "))
    land.wait_for()
    own = land.get_attribute("aria-label")
    visitor.page.get_by_role("list", name="Players").get_by_role("button").nth(1).click()
    expect(land).to_have_attribute("aria-label", re.compile("^Land of Knight 2"))
    visitor.button(re.compile("back to my land$")).click()
    expect(land).to_have_attribute("aria-label", own or "")
