"""Würfelland at the terminal: the board, the marks on it, and what can be typed."""

import json
from random import Random

import pytest

from tests.rules.playing import random_game
from tests.rules.wuerfelland.table import GAME, LAST_SIX, all_but, area, arrange
from tests.terminal.test_pictures import lines
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Cross, Pass
from wuerfelreich.rules.wuerfelland.options import Options
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.terminal.wuerfelland.screen import MAX_LISTED, WuerfellandScreen
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.wuerfelland.narration import WuerfellandNarration

FACE = WuerfellandScreen(WuerfellandNarration(words_in("en"), GAME, ("Anna", "Ben")))
CROSSING = arrange(seat="P2", aside="G 2", dice="Y Y A R", crosses="- / i4 i3")


def picture(state: State, width: int = 100) -> str:
    """What is on the screen, without colours."""
    return "\n".join(lines(FACE.picture(state), width))


def test_odd_rows_are_offset_by_half_a_field() -> None:
    board = lines(FACE.picture(CROSSING), 60)
    assert board[1].startswith(" Y   Y   Y   G   G   B   B   O   Y★  Y   G   G   G★  O")
    assert board[2].startswith(" a1  b1  c1  d1  e1")
    assert board[3].startswith("   Y   Y   G   G   B   B   Y   O   Y   Y   R★  G   O   O")


def test_the_board_of_the_player_on_turn_is_shown_with_crosses_obstacles_and_start() -> None:
    shown = picture(CROSSING)
    assert shown.startswith("Ben · board 1A")
    assert shown.count("✗") == 3  # two crosses and the start
    assert " S ✗ B ✗ B " in shown
    assert "▒▒▒▒" in shown


def test_fields_that_can_be_crossed_are_lit() -> None:
    shown = picture(CROSSING)
    lit = {word[:-1] for word in shown.split() if word.endswith("◂")}
    assert lit == {"i5", "h5", "h3", "g2", "g3", "i2", "i1", "j1", "j2"}
    assert "◂" not in picture(arrange(phase="roll", rolls="0"))


def test_dice_treasures_and_everybodys_best_colour_are_in_view() -> None:
    shown = picture(arrange(phase="go_on", aside="G 2", dice="R R R Y", crosses=f"{area('g4')} / -"))
    assert "no more come if you roll on: 48%" in shown
    assert "★☆☆☆☆☆☆☆☆ 1/9" in shown
    assert "☆☆☆☆☆☆☆☆☆ 0/9" in shown
    assert "aside" in shown
    assert "left" in shown
    assert "G 3/18" in shown


@pytest.mark.parametrize(
    ("language", "legend"),
    [
        ("en", "R red  Y yellow  G green  B blue  O orange  A grey"),
        ("de", "R Rot  Y Gelb  G Grün  B Blau  O Orange  A Grau"),
        ("hu", "R piros  Y sárga  G zöld  B kék  O narancssárga  A szürke"),
    ],
)
def test_the_letters_of_the_colours_are_explained(language: str, legend: str) -> None:
    """Beside the board, and where sides are chosen."""
    face = WuerfellandScreen(WuerfellandNarration(words_in(language), GAME, ("Anna", "Ben")))
    states = [state for state, _ in random_game(GAME, 2, Random(1)) if isinstance(state, State)]
    for state in (CROSSING, next(state for state in states if state.phase is Phase.SIDE)):
        assert legend in "\n".join(lines(face.picture(state), 60))


def test_the_free_fields_of_each_colours_open_area_are_listed() -> None:
    full = all_but(f"{LAST_SIX} {area('d8')} {area('n1')}".replace(" n1 ", " ", 1))
    shown = picture(arrange(phase="roll", rolls="0", crosses=f"{full} / -"))
    assert "1 free" in shown
    assert "up to 4" in shown
    assert "no way" in picture(arrange(phase="roll", rolls="0", crosses=f"{area('i4')} / -"))


def test_at_the_end_the_winners_board_is_shown() -> None:
    won = arrange(phase="over", rolls="0", crosses=f"- / {all_but('b8')}")
    assert picture(won).startswith("Ben · board 1A")
    assert "reached the goal" in picture(won)
    assert "complete" in picture(won)


def test_both_sides_of_a_sheet_are_shown_to_choose_from() -> None:
    state = GAME.read_state(
        "wuerfelland side; goal 9; round 0; active -; seat P2; rolls 0; aside -; dice -; treasure-rolls 0; owed 0 0; "
        "sheets 1A/1B 4A/4B; boards 1B; crosses - / -"
    )
    for width in (60, 130):
        shown = picture(state, width)
        for part in ("board 4A", "board 4B", "▶ Ben", "board 1B"):
            assert part in shown


def test_a_large_custom_board_is_shown_whole_with_the_rest_below() -> None:
    letters = [["RYGBOA"[(x // 2 + y // 2 * 2) % 6] for x in range(20)] for y in range(4)]
    letters[1][9] = "S"
    for colour in "RYGBOA":
        fields = [(y, x) for y in range(4) for x in range(20) if letters[y][x] == colour]
        for y, x in (fields[0], fields[-1]):
            letters[y][x] = colour.lower()
    boards = [{"name": "own", "rows": ["".join(row) for row in letters]}]
    game = Wuerfelland(json.dumps({"boards": boards, "sheets": []}).encode())
    own = WuerfellandScreen(WuerfellandNarration(words_in("en"), game, ("Anna", "Ben")))
    state = game.start(2, Options(boards=("own", "own"), start=1))
    for width, whole in ((100, True), (130, True), (60, False)):
        shown = lines(own.picture(state), width)
        assert any(" t1" in line for line in shown) == whole
        assert any(line.startswith(" a1") for line in shown)
        assert max(map(len, shown)) <= width


@pytest.mark.parametrize("text", ["h3 g3", "g3,h3", " H3  G3 "])
def test_naming_the_fields_is_enough_to_cross(text: str) -> None:
    action = FACE.quick(CROSSING, text)
    assert action is not None
    assert GAME.write_action(action) == "cross Y g3 h3"
    assert GAME.refusal(CROSSING, action) is None


@pytest.mark.parametrize("text", ["", "h3 x", "pass", "h3 g33", "3"])
def test_other_words_are_not_fields(text: str) -> None:
    assert FACE.quick(CROSSING, text) is None


def test_fields_mean_nothing_where_nothing_can_be_crossed() -> None:
    rolling = arrange(phase="go_on", aside="G 2", dice="R R R Y")
    assert FACE.quick(rolling, "h3") is None
    assert FACE.typing(rolling) == ""
    assert "h3" in FACE.typing(arrange(seat="P2", aside="G 2", dice="Y A A A"))


def test_a_field_of_no_colour_is_refused_in_words() -> None:
    action = FACE.quick(CROSSING, "b4")
    assert action is not None
    assert GAME.refusal(CROSSING, action) is not None


def test_long_menus_are_cut_to_what_gains_something() -> None:
    states = (state for state, _ in random_game(GAME, 2, Random(1)) if isinstance(state, State))
    long = [state for state in states if len(GAME.legal(state)) > MAX_LISTED]
    assert long
    for state in long:
        legal = GAME.legal(state)
        listed = FACE.listed(state, legal)
        assert 0 < len(listed) <= MAX_LISTED
        assert set(listed) <= set(legal)
        assert (Pass() in listed) == (Pass() in legal)
        gaining = [action for action in legal if isinstance(action, Cross) and FACE.narration.gains(state, action)]
        assert not gaining or all(action in gaining for action in listed if action != Pass())


def test_short_menus_are_complete() -> None:
    legal = GAME.legal(CROSSING)
    assert FACE.listed(CROSSING, legal) == list(legal)
