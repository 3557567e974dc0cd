"""Würfelland in a real Chromium: whole games by mouse and by names alone, crossing by tapping, early moves."""

import re
from itertools import product

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fit import SIZES, Window
from tests.browser.kit import PHONE, TABLET, Visitor
from tests.browser.layout import FINGER, Part, faults_at_every_size, resize
from tests.browser.positions import decisions
from tests.browser.rare import open_at
from tests.browser.test_review import brought
from tests.records.record_games import FOLDER
from tests.server.kit import Line, Person, Server
from wuerfelreich.tables.protocol.commands import Sit, Start
from wuerfelreich.tables.protocol.events import Settings

TITLE = "Würfelland"
GAME = "wuerfelland"
BOARD = re.compile("^play on board")
FIELD = re.compile(r"^[a-t]\d+, ")
#: A field that can be added to those tapped; the name says "instead" where it would start over.
ADDED = re.compile(r"^[a-t]\d+, (?!.*instead$)")
COLOUR = re.compile(r"^(one die|\d dice) in ")
#: A place so far above or below the middle of a field that can be tapped, on one that cannot.
BESIDE = """(far) => {
  for (const lit of document.querySelectorAll("[data-field]:not([aria-disabled])")) {
    const { left, top, width, height } = lit.getBoundingClientRect();
    for (const way of [-far, far]) {
      const [x, y] = [left + width / 2, top + height / 2 + way];
      if (document.elementFromPoint(x, y)?.closest("[data-field][aria-disabled]")) return [x, y];
    }
  }
}"""
#: The colours whose two numbers touch each other, or do not lie within their card.
CROWDED = """() => [...document.querySelectorAll(".colours li")].map((card) => {
  const words = (name) => {
    const range = document.createRange();
    range.selectNodeContents(card.querySelector(name));
    return range.getBoundingClientRect();
  };
  const [count, room, all] = [words(".count"), words(".room"), card.getBoundingClientRect()];
  const within = Math.max(count.right, room.right) < all.right && room.bottom <= all.bottom;
  const apart = room.left >= count.right + 3 || room.top + 4 > count.bottom;
  return within && apart ? "" : card.textContent.trim();
}).filter(Boolean)"""
#: Windows of every shape; what fits into these fits into those between them.
SHAPES = tuple(product((568, 600, 667, 740, 800, 844, 900, 1024, 1199, 1200, 1366, 1920), (375, 600, 800, 1180)))


def fields(visitor: Visitor) -> Locator:
    """The fields that can be tapped now."""
    return visitor.page.get_by_role("button", name=FIELD, disabled=False)


def by_mouse(visitor: Visitor) -> None:
    """Does one thing with the mouse: rolls on once, and taps lit fields until the crossing is complete."""
    offers = visitor.offers()
    boards, colours = ([one for one in offers if kind.match(one.name)] for kind in (BOARD, COLOUR))
    added = [one for one in offers if ADDED.match(one.name) and not one.pressed]
    ready = [one for one in offers if one.name == "Cross off"]
    stop = [one for one in offers if re.match("Stop with [3-6]", one.name)]
    roll = [one for one in offers if one.name.startswith("Roll")]
    fitting = [one for one in colours if "more than fit" not in one.name]
    wanted = boards[-1:] or ready or added or stop or roll or fitting[-1:] or colours[-1:]
    if wanted:  # otherwise a roll is on its way
        visitor.named(wanted[0]).click()


@pytest.mark.soak  # every run has one by names and keys
def test_a_whole_game_by_mouse(visitor: Visitor) -> None:
    visitor.play_now(TITLE)
    visitor.play(lambda: by_mouse(visitor))
    sheet = visitor.page.get_by_role("dialog")
    sheet.wait_for()
    assert re.search(r"\bwins?\b", sheet.get_by_role("heading").first.inner_text())
    # The treasures of every colour add up to those towards the goal; the strip of players counts the same.
    closed = sheet.locator(".seat details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    seats = sheet.locator(".seat").all_inner_texts()
    on_sheet = [
        sum(int(found or 1) for found in re.findall(r"^(?:(\d+) )?treasures? in", text, re.MULTILINE)) for text in seats
    ]
    assert on_sheet == [int(re.findall(r"Treasures: (\d+), 9 needed", text)[0]) for text in seats]
    sheet.get_by_role("button", name="Close").click()
    panels = visitor.page.get_by_role("list", name="Players").get_by_role("button").all_inner_texts()
    on_table = [int(re.findall(r"(\d+) of 9 treasures", panel)[0]) for panel in panels]
    assert sorted(on_sheet) == sorted(on_table)
    assert max(on_table) >= 9
    assert fields(visitor).count() == 0


def by_names(visitor: Visitor) -> None:
    """Plays with the keyboard alone; everything is found by its role and name."""
    keyboard = visitor.page.keyboard
    offered = [one.name for one in visitor.offers()]
    if any(BOARD.match(name) for name in offered):
        visitor.button(BOARD).first.focus()
        keyboard.press("Enter")
    elif any(FIELD.match(name) for name in offered):
        cross_by_keys(visitor)
    elif any(re.match("Stop with [2-6]", name) for name in offered):
        keyboard.press("Enter")
    elif any(name.startswith("Roll") for name in offered):
        keyboard.press(" ")
    else:
        names = [one.get_attribute("aria-label") or "" for one in visitor.button(COLOUR).all()]
        fitting = [at for at, name in enumerate(names) if "more than fit" not in name]
        keyboard.press(str((fitting or [0])[-1] + 1))


def cross_by_keys(visitor: Visitor) -> None:
    """Taps fields with the space bar until the crossing is complete, then confirms it with Enter."""
    keyboard = visitor.page.keyboard
    cross = visitor.button("Cross off", exact=True)
    for _ in range(6):
        if cross.is_enabled():
            break
        visitor.page.get_by_role("button", name=ADDED, pressed=False, disabled=False).first.focus()
        keyboard.press(" ")
    assert cross.is_enabled()
    visitor.page.get_by_role("button", name=FIELD, pressed=True).first.focus()
    keyboard.press("Enter")


def test_a_whole_game_by_names_and_keys_and_what_a_screen_reader_hears(visitor: Visitor) -> None:
    visitor.sit_down(GAME, treasures=5)  # a shorter game (WL11)
    visitor.listen()
    visitor.play(lambda: by_names(visitor))
    visitor.page.get_by_role("dialog").wait_for()
    heard = visitor.heard()
    told = "\n".join(heard)
    me = visitor.page.get_by_text(re.compile(", you")).first.inner_text().split(",")[0]
    table = visitor.page.url.rsplit("/", 1)[-1]
    file = visitor.context.request.get(f"/api/v1/tables/{table}/file").text()

    crosses = [len(line.split()) - 3 for line in re.findall(r"^P1 cross .*$", file, re.MULTILINE)]
    assert len(crosses) > 5
    counted = re.findall(rf"^{me} crosses off (one|\d+) \w+ fields?\.", told, re.MULTILINE)
    assert [1 if count == "one" else int(count) for count in counted] == crosses
    chosen = len(re.findall(r"^P1 choose ", file, re.MULTILINE))
    assert len(re.findall(rf"^{me} chooses ", told, re.MULTILINE)) == chosen > 5
    assert re.search(rf"^{me} rolls (\d × )?(?!on\.)[a-z]+(, (\d × )?[a-z]+)*\.$", told, re.MULTILINE)
    assert re.search(r"^Your turn: choose one of the colours", told, re.MULTILINE)
    assert re.search(r"^1 of \d fields?$", told, re.MULTILINE)
    assert re.search(r"^Knight 2 (crosses|passes)", told, re.MULTILINE)
    assert re.search(r"treasures?!", told)


def test_a_turn_needs_no_scrolling_and_axe_finds_nothing_serious(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE)
    visitor.sit_down(GAME)
    assert faults_at_every_size(visitor) == []
    visitor.button("Exact odds").click()
    while not fields(visitor).count():
        visitor.my_turn()
        by_mouse(visitor)
        visitor.my_turn()
    parts = [
        Part("fields", fields(visitor)),
        Part("colours of the roll", visitor.button(COLOUR)),
        Part("players", visitor.page.get_by_role("list", name="Players").get_by_role("button"), number=2),
        Part("colours", visitor.page.get_by_role("list", name="Colours").get_by_role("listitem")),
        Part("land", visitor.page.get_by_role("group", name=re.compile("^Land of ")), number=1),
        Part("cross", visitor.button("Cross off", exact=True), number=1),
    ]
    assert faults_at_every_size(visitor, parts) == []


def as_the_server_has_it(visitor: Visitor, server: Server) -> Line:
    """Another connection of the same person, to see what the server lists."""
    person = Person(server.address)
    for cookie in visitor.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person.at(visitor.page.url.rsplit("/", 1)[-1])


def names(found: Locator) -> set[str]:
    """The fields of these buttons."""
    return {(one.get_attribute("aria-label") or "").split(",")[0] for one in found.all()}


def test_tapping_narrows_what_the_server_lists(visitor: Visitor, server: Server) -> None:
    visitor.sit_down(GAME)
    seen = 0
    for _ in range(60):
        visitor.my_turn()
        if seen == 4:
            return
        if fields(visitor).count() and not visitor.page.get_by_role("button", name=FIELD, pressed=True).count():
            with as_the_server_has_it(visitor, server) as line:
                texts = [offer.text.split(" ") for offer in line.position.own.choices[0].actions]
            legal = [set(text[2:]) for text in texts if text[0] == "cross"]
            assert names(fields(visitor)) == set.union(*legal)
            first = fields(visitor).first
            name = names(first).pop()
            first.click()
            left = [one for one in legal if name in one]
            lit = visitor.page.get_by_role("button", name=ADDED, pressed=False, disabled=False)
            pressed = visitor.page.get_by_role("button", name=FIELD, pressed=True)
            if len(left) == 1:
                expect(visitor.button("Cross off", exact=True)).to_be_enabled()
                assert names(pressed) == left[0]
                assert names(lit) == set()
            else:
                expect(visitor.button("Cross off", exact=True)).to_be_disabled()
                assert names(pressed) == {name}
                assert names(lit) == set.union(*left) - {name}
            first.click()  # and back again
            assert names(pressed) == set()
            assert names(lit) == set.union(*legal)
            seen += 1
        by_mouse(visitor)
    assert seen >= 1


def two_at_a_table(visitors: NewVisitor, server: Server) -> tuple[Visitor, Visitor]:
    """Anna, who begins, and Ben, each with a browser, on boards already chosen."""
    settings = Settings("wuerfelland", 2, msgspec.Raw(b'{"boards": ["1A", "2B"], "start": 1}'))
    with Person(server.address, "Anna") as anna, Person(server.address, "Ben") as ben:
        table = anna.table(settings)
        with anna.at(table) as line, ben.at(table) as other:
            line.must(Sit())
            other.must(Sit(1))
            line.catch_up(other.seq)
            line.must(Start())
        both = (visitors(), visitors())
        for person, visitor in zip((anna, ben), both, strict=True):
            visitor.be(person)
            visitor.open(f"/t/{table}")
    return both


def roll_and_stop(active: Visitor) -> bool:
    """Rolls once and takes the smallest group of dice that fits, to leave plenty of room; False if all six match."""
    active.my_turn()
    active.button("Roll 6 dice").click()
    active.page.get_by_role("button", name=COLOUR, disabled=False).first.wait_for()
    found = [one.get_attribute("aria-label") or "" for one in active.button(COLOUR).all()]
    if len(found) == 1:
        return False
    fitting = [name for name in found if "more than fit" not in name]
    active.button(min(fitting, key=lambda name: (name[0] != "o", name)), exact=True).click()
    active.button(re.compile("^Stop")).click()
    fields(active).first.wait_for()
    return True


def both_can_cross(visitors: NewVisitor, server: Server) -> tuple[Visitor, Visitor]:
    """Anna has rolled and must cross, and Ben may already choose; if the dice leave him nothing, tries a new table."""
    for _ in range(5):
        anna, ben = two_at_a_table(visitors, server)
        if roll_and_stop(anna):
            with as_the_server_has_it(ben, server) as line:
                if line.position.own.choices:
                    fields(ben).first.wait_for()
                    return anna, ben
    raise AssertionError("five times in a row nothing was left for Ben")


def cross(visitor: Visitor) -> set[str]:
    """Taps until the crossing is complete, and confirms it; the crossed fields."""
    button = visitor.button("Cross off", exact=True)
    for _ in range(6):
        if button.is_enabled():
            break
        visitor.page.get_by_role("button", name=ADDED, pressed=False, disabled=False).first.click()
    found = names(visitor.page.get_by_role("button", name=FIELD, pressed=True))
    button.click()
    return found


def crossed(visitor: Visitor) -> int:
    """How many fields are crossed on the land being shown."""
    label = visitor.page.get_by_role("group", name=re.compile("^Land of ")).get_attribute("aria-label") or ""
    found = re.findall(r": (one|\d+) fields? crossed", label)[0]
    return 1 if found == "one" else int(found)


def test_wl6_an_early_move_is_secret_lasts_and_can_be_changed(visitors: NewVisitor, server: Server) -> None:
    anna, ben = both_can_cross(visitors, server)
    early = cross(ben)
    noted = ben.page.get_by_text("Noted – only you see it")
    noted.wait_for()
    with as_the_server_has_it(ben, server) as line:
        assert set(line.position.own.early[1].text.split(" ")[2:]) == early
    with as_the_server_has_it(anna, server) as line:
        assert line.position.own.early == {}
    assert "Ben crosses" not in anna.page.content()

    # It lasts; and since it can be changed, it needs no confirmation even from players who want to confirm moves.
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


def test_looking_at_another_land_and_coming_back(visitor: Visitor) -> None:
    visitor.sit_down(GAME)
    visitor.button(BOARD).first.click()
    land = visitor.page.get_by_role("group", name=re.compile("^Land of "))
    land.wait_for()
    own = land.get_attribute("aria-label")
    visitor.page.get_by_role("list", name="Players").get_by_role("button").nth(1).click()
    expect(land).to_have_attribute("aria-label", re.compile("^Land of Knight 2"))
    visitor.button(re.compile("back to my land$")).click()
    expect(land).to_have_attribute("aria-label", own or "")


def test_the_last_move_is_told_in_full_wherever_it_fits(visitors: NewVisitor) -> None:
    """Also on a screen that has grown, and after a task of two lines, which is set smaller."""
    screen = (960, 768)
    visitor = visitors(size=screen)
    visitor.sit_down(GAME)
    last = visitor.page.locator(".ribbon .last")
    expect(last).to_have_text(re.compile("^Knight 2 gets "))
    for size in (PHONE, screen):
        resize(visitor, size)
    expect(last).to_have_text(re.compile("^Knight 2 gets "))
    visitor.button(BOARD).first.click()
    expect(last).to_have_text(re.compile("^Anna stops with " if roll_and_stop(visitor) else "^Anna rolls "))


def test_a_last_move_that_is_cut_is_told_at_a_touch(visitors: NewVisitor) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.sit_down(GAME)
    Window(visitor).set(PHONE, 130)
    visitor.button(BOARD).first.click()
    visitor.happens(visitor.button(re.compile("^Roll")).click)
    while visitor.my_turn() and not visitor.button(re.compile("^Stop with")).count():
        visitor.happens(visitor.button(COLOUR).first.click)
    visitor.button("What happened last").tap()
    expect(visitor.page.get_by_role("note")).to_contain_text(re.compile(r"Anna chooses \w+ and sets "))


def test_a_finger_that_misses_a_small_field_by_little_means_it(visitors: NewVisitor) -> None:
    visitor = visitors(size=SIZES[0], touch=True)
    position = next(one for one in decisions("wuerfelland", 2) if one.kinds == ("Cross", "Pass"))
    open_at(visitor, position.text, 2)
    pressed = visitor.page.locator("[data-field][aria-pressed=true]")
    expect(pressed).to_have_count(0)
    visitor.page.touchscreen.tap(*visitor.page.evaluate(BESIDE, FINGER / 2))
    expect(pressed).not_to_have_count(0)
    expect(visitor.page.get_by_role("note")).to_have_count(0)


def test_the_numbers_of_a_colour_stand_apart_at_every_size(visitor: Visitor) -> None:
    open_at(visitor, decisions(GAME, 4)[-1].text, 4)
    for size in (*SIZES, *SHAPES):
        resize(visitor, size)
        assert visitor.page.evaluate(CROWDED) == [], size


def test_the_numbers_of_a_colour_stand_apart_in_a_review(server: Server, visitor: Visitor) -> None:
    visitor.open(f"/t/{brought(server, FOLDER / GAME / 'crossing-two_winners_of_four.wr')}/review")
    for size in ((900, 700), (939, 800), (940, 800), (1024, 768), (1280, 800), (1366, 768), TABLET, PHONE):
        resize(visitor, size)
        visitor.page.locator(".colours li").first.wait_for()
        assert visitor.page.evaluate(CROWDED) == [], size
