"""Every table fits its window: at every size, in every language, early and late, with few and with many players.

`make test` checks one wordy position of each game; `make soak` checks all of them.
"""

import os
import re
from itertools import product

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.fit import LANGUAGES, NAMES, SIZES, TEXTS, Size, Window, show_everything
from tests.browser.layout import resize
from tests.browser.positions import PARTS, positions
from tests.browser.rare import open_with_odds
from tests.browser.test_among_people import FIRST
from tests.browser.test_review import brought
from tests.records.record_games import FOLDER
from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.game import Over
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.words.catalogue import words_in

SOAK = os.environ.get("HYPOTHESIS_PROFILE", "quick") != "quick"

#: The sizes of the window and its text that are checked on every run: the narrowest, the lowest, and large text.
QUICK = ((SIZES[0], 100), (SIZES[1], 100), (SIZES[3], 100), (SIZES[4], 100), (SIZES[1], 200), (SIZES[4], 200))
SHAPES = tuple(product(SIZES, TEXTS)) if SOAK else QUICK
#: By how much the table scrolls, how many lines say what to do, and whether a die or a button is out of sight.
SMALL = """() => {
  const table = document.querySelector("main > .table");
  const task = document.querySelector(".task");
  const lines = Math.round(task.clientHeight / parseFloat(getComputedStyle(task).lineHeight));
  const { bottom } = table.getBoundingClientRect();
  const pressed = [...table.querySelectorAll(".die, .side .button, .acts .button")];
  const isBelow = (one) => one.getBoundingClientRect().bottom > bottom;
  const isHidden = (one) => one.checkVisibility({ visibilityProperty: true }) && isBelow(one);
  return [table.scrollHeight - table.clientHeight, lines, pressed.some(isHidden)];
}"""
MOST_LINES = 5
#: The dice and the main button that are not wholly in the window.
OUT_OF_SIGHT = """() =>
  [...document.querySelectorAll("main :is([data-dice] .die, .side .main, .acts .main)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight)
    .map((one) => one.outerHTML)"""
#: How wide a die is, 0 where there are none; large text must not make it smaller, unless it is very large.
DIE = "() => document.querySelector('[data-dice] .die')?.getBoundingClientRect().width ?? 0"
#: How wide signs beside words are, and how much of each landscape to choose its name covers.
SIGNS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const signs = ["header .home svg", ".ribbon .mark", ".players .mark", ".kingdom svg", ".figures b"];
  const names = [...document.querySelectorAll(".option")].map((one) => [
    box(one.querySelector(".tile")).height,
    box([...one.querySelectorAll("b")].find((b) => b.checkVisibility())).height,
  ]);
  return [signs.map((sign) => box(document.querySelector(sign)).width), names.map(([all, name]) => name / all)];
}"""
#: How large the letters of the odds on a card are.
ODDS = "() => parseFloat(getComputedStyle(document.querySelector('main button .chance')).fontSize)"
#: By how much they must grow when the text becomes twice as large.
MORE = 1.3
ROUNDED_PX = 1
LARGE_DIE_PX = 75
MAX_SCROLL_PX = 40
MAKE = """([outer, inner]) => {
  const make = ({ style = "", text = "", name = "" }) => {
    const made = document.createElement("div");
    made.style.cssText = style;
    made.textContent = text;
    made.className = name;
    return made;
  };
  const made = make(outer);
  made.id = "made";
  made.append(...inner.map(make));
  document.querySelector("main").append(made);
}"""


def faults_of(window: Window, game: str, language: str, players: int, part: str, most: int) -> list[str]:
    """What does not fit in the positions of one part of a game."""
    found = []
    for kinds, text in list(positions(game, players, part).items())[:most]:
        open_with_odds(window.visitor, text, NAMES[:players], language)
        dice: dict[tuple[Size, int], float] = {}
        faults = []
        for size, percent in SHAPES:
            faults += window.faults(size, percent)
            dice[size, percent] = window.visitor.page.evaluate(DIE)
        faults += [
            f"{size[0]}×{size[1]}: a die is {wide} px wide, and {dice[size, TEXTS[1]]} with large text"
            for (size, percent), wide in dice.items()
            if percent == TEXTS[0] and min(wide, LARGE_DIE_PX) > dice.get((size, TEXTS[1]), wide) + ROUNDED_PX
        ]
        found += [f"{part}, {players} players, {kinds}: {fault}" for fault in faults]
    return found


@pytest.mark.parametrize("language", LANGUAGES if SOAK else ["de"])
@pytest.mark.parametrize("game", GAMES)
def test_no_words_overlap_or_are_cut_off_at_any_size(visitors: NewVisitor, game: str, language: str) -> None:
    visitor = visitors(language=LANGUAGES[language])
    show_everything(visitor, language)
    window = Window(visitor)
    seats = shipped(game).seats
    found = []
    for players in (seats[0], seats[-1]) if SOAK else (seats[-1],):
        for part in PARTS if SOAK else ("middle",):
            found += faults_of(window, game, language, players, part, 99 if SOAK else 1)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_shown_are_decisions_of_a_game_that_goes_on(game: str) -> None:
    rules = shipped(game)
    for part in PARTS:
        for text in positions(game, rules.seats[-1], part).values():
            state = rules.read_state(text)
            assert not isinstance(rules.next(state), Over)
            assert rules.legal(state)


@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_fits_a_small_phone_and_one_held_sideways(visitors: NewVisitor, game: str) -> None:
    """With all seats taken, odds and chances shown, nothing scrolls; where what to do takes six lines or more, only
    what the others have."""
    visitor = visitors(size=SIZES[0], language=LANGUAGES["de"])
    show_everything(visitor, "de")
    players = shipped(game).seats[-1]
    parts = PARTS if SOAK else ("middle",)
    texts = [text for part in parts for text in positions(game, players, part).values()]
    for text in texts if SOAK else texts[:1]:
        open_with_odds(visitor, text, NAMES[:players], "de")
        for size in (SIZES[0], SIZES[3]):
            resize(visitor, size)
            scrolls, lines, hidden = visitor.page.evaluate(SMALL)
            assert scrolls == 0 or (lines > MOST_LINES and scrolls < MAX_SCROLL_PX), (text, size, scrolls)
            assert not hidden, (text, size)


@pytest.mark.parametrize("game", GAMES)
def test_large_text_on_a_phone_held_sideways_leaves_dice_and_button_in_sight(visitors: NewVisitor, game: str) -> None:
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    window = Window(visitor)
    players = shipped(game).seats[-1]
    for text in positions(game, players, "middle").values():
        open_with_odds(visitor, text, NAMES[:players], "de")
        window.set(SIZES[3], TEXTS[1])
        assert visitor.page.evaluate(OUT_OF_SIGHT) == [], text


@pytest.mark.parametrize("language", LANGUAGES)
def test_zoomed_to_twice_its_size_a_phone_has_room_for_more_than_what_to_do(
    visitors: NewVisitor, language: str
) -> None:
    visitor = visitors(language=LANGUAGES[language])
    show_everything(visitor, language)
    wordy = positions("wuerfelland", 4, "middle")["RollOn Stop"]
    open_with_odds(visitor, wordy, NAMES[:4], language)
    window = Window(visitor)
    for size in (SIZES[0], SIZES[1]):
        zoomed = size[0] // 2, size[1] // 2
        assert window.faults(zoomed) == []
        below = visitor.page.evaluate("document.querySelector('.ribbon').getBoundingClientRect().bottom")
        assert below < zoomed[1] * 2 / 3, zoomed


def test_signs_grow_with_the_text_and_landscapes_stay_in_sight(visitors: NewVisitor) -> None:
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, positions("brettspiel", 4, "middle")["Bully"], NAMES[:4], "de")
    window = Window(visitor)
    measured = []
    for percent in TEXTS:
        window.set(SIZES[4], percent)
        widths, covered = visitor.page.evaluate(SIGNS)
        measured.append(widths)
        assert covered
        assert max(covered) < 1 / 2
    assert all(large > MORE * usual for usual, large in zip(*measured, strict=True)), measured


@pytest.mark.parametrize("game", [one for one in GAMES if "Würfelkönig" in words_in("de").text(f"game-{one}")])
def test_odds_on_cards_grow_with_the_text(visitors: NewVisitor, game: str) -> None:
    visitor = visitors(language=LANGUAGES["de"])
    show_everything(visitor, "de")
    open_with_odds(visitor, positions(game, 4, "early")["Keep Take"], NAMES[:4], "de")
    window = Window(visitor)
    for size in SIZES[1:]:
        letters = []
        for percent in TEXTS:
            window.set(size, percent)
            letters.append(visitor.page.evaluate(ODDS))
        assert letters[1] > MORE * letters[0], (size, letters)


@pytest.mark.parametrize("game", GAMES if SOAK else ["brettspiel"])
def test_other_pages_fit_small_phones_and_large_text(server: Server, visitors: NewVisitor, game: str) -> None:
    """On these, dialogs and bars that stay in sight lie on other words, and file names may be torn."""
    visitor = visitors(language=LANGUAGES["de"])
    table = f"/t/{brought(server, sorted((FOLDER / game).glob('*.wr'))[-1])}"
    with Person(server.address, "Anna") as anna:
        with anna.at(anna.table(Settings(game, 2, FIRST))) as line:
            against_a_bot(line, "knight")
        visitor.be(anna)
    window = Window(visitor)
    found = []
    for path, shown in {
        "/": ".waiting",
        f"/rules/{game}": "[data-figure] *",
        f"{table}/replay/40": "main > .table",
        f"{table}/review": "main > .table",
        table: "dialog[open]",
    }.items():
        visitor.page.goto("about:blank")
        visitor.open(path)
        visitor.page.locator(shown).first.wait_for()
        for size, percent in SHAPES if SOAK else ((SIZES[0], 100), (SIZES[0], 200), (SIZES[3], 200)):
            faults = [fault for fault in window.faults(size, percent) if "lies on" not in fault]
            found += [f"{path}: {fault}" for fault in faults if not re.search(r"[/.]\S*\" is torn", fault)]
    assert found == []


def test_the_check_finds_what_is_wrong(visitors: NewVisitor) -> None:
    """Each kind of fault, made on purpose, is named; the same page without it is clean."""
    visitor = visitors()
    visitor.open("/check")
    window = Window(visitor)
    assert window.faults(SIZES[1]) == []
    for outer, inner, named in (
        ({}, [{"style": "position:absolute;top:300px", "text": t} for t in ("one", "two")], "lies on"),
        ({"style": "width:20px;overflow:hidden;white-space:nowrap", "text": "too long"}, [], "is cut off"),
        (
            {"style": "width:20px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis", "text": "long"},
            [],
            "shortened",
        ),
        ({"style": "height:20px;overflow:auto"}, [{"style": "height:22px"}], "scrolls by 2"),
        ({"style": "width:500px;height:1px"}, [], "the page is"),
        ({"style": "position:absolute;top:1500px;width:9px;height:9px"}, [], "of nothing"),
        (
            {"style": "position:relative", "text": "word"},
            [{"style": "position:absolute;inset:0", "name": "die"}],
            "a die",
        ),
        (
            {"style": "position:relative", "text": "word"},
            [{"style": "position:absolute;inset:0;background:red", "name": "button"}],
            "the button",
        ),
    ):
        visitor.page.evaluate(MAKE, [outer, inner])
        assert any(named in fault for fault in window.faults(SIZES[1])), named
        visitor.page.evaluate("document.getElementById('made').remove()")
    assert window.faults(SIZES[1]) == []
