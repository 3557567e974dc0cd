"""The boards of Würfelland: what is in the box, and what a custom file may contain."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.rules.material_files import MaterialFile, Raw, faults_of
from tests.rules.playing import random_game
from tests.rules.wuerfelland.table import GAME
from wuerfelreich import Chance, NotationError
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.board import Board
from wuerfelreich.rules.wuerfelland.fields import fields_of, spread
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.options import Options
from wuerfelreich.rules.wuerfelland.state import State

FILE = MaterialFile(Wuerfelland)
#: The smallest kind of file: two boards on one sheet, one of them small and odd.
SMALL = [
    "rRyY",
    "RrYy",
    "gGSo",
    "GgOo",
    "bBAa",
    "Bb a",
]

ALL_BOARDS = pytest.mark.parametrize("board", GAME.box.boards, ids=GAME.box.names)


def own(*boards: list[str], sheets: object = None) -> bytes:
    """A file with these boards, named a, b, c … and each on a separate sheet."""
    names = "abcdefg"[: len(boards)]
    rows = [{"name": name, "rows": rows} for name, rows in zip(names, boards, strict=True)]
    return json.dumps({"boards": rows, "sheets": sheets or [[name] for name in names]}).encode()


def faults(data: bytes) -> tuple[str, ...]:
    """What is wrong with a file."""
    return faults_of(Wuerfelland, data)


def test_eight_boards_on_four_sheets_all_different() -> None:
    assert len(GAME.box.boards) == 8
    assert [[GAME.box.names[side] for side in sheet] for sheet in GAME.box.sheets] == [
        ["1A", "1B"],
        ["2A", "2B"],
        ["3A", "3B"],
        ["4A", "4B"],
    ]
    assert len({board.rows for board in GAME.box.boards}) == 8
    assert GAME.box.warnings == ()
    assert all(row["evidence"] == "own" for row in FILE.raw["boards"])


@ALL_BOARDS
def test_a_board_has_eight_rows_of_fourteen_fields(board: Board) -> None:
    assert [len(row) for row in board.rows] == [14] * 8
    obstacles = sum(row.count("#") for row in board.rows)
    assert board.coloured.bit_count() + 1 + obstacles == 112
    assert obstacles > 0


@ALL_BOARDS
def test_two_treasures_in_every_colour_and_one_at_most_in_an_area_of_three_to_six_fields(board: Board) -> None:
    assert board.treasures.bit_count() == 12
    for fields, areas in zip(board.colours, board.areas, strict=True):
        assert (fields & board.treasures).bit_count() == 2
        assert all(3 <= area.bit_count() <= 6 for area in areas)
        assert all((area & board.treasures).bit_count() <= 1 for area in areas)


@ALL_BOARDS
def test_the_start_is_near_the_middle_and_everything_is_connected_with_it(board: Board) -> None:
    (start,) = fields_of(board.start)
    row, column = divmod(start, 20)
    assert 2 <= row <= 5
    assert 5 <= column <= 8
    assert spread(board.start, board.coloured | board.start) == board.coloured | board.start


@ALL_BOARDS
def test_the_colours_are_equally_large(board: Board) -> None:
    assert {fields.bit_count() for fields in board.colours} == {18}


def test_a_custom_file_needs_only_boards_and_sheets() -> None:
    box = Box(own(SMALL, SMALL))
    assert box.names == ("a", "b")
    assert "a: the red area at a1 has 2 treasures; one at most is usual" in box.warnings
    assert "2 sheets are not enough to deal to 4 players" in box.warnings


def test_the_file_on_the_page_can_be_played() -> None:
    page = Path(__file__).parents[3] / "docs" / "games" / "wuerfelland.md"
    (example,) = re.findall(r"^```json\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    game = Wuerfelland(example.encode())
    assert game.box.names == ("small", "long")
    *_, (last, _) = random_game(game, 2, Random(1), Options(boards=("small", "long")))
    assert isinstance(last, State)


def test_a_row_of_blanks_indents_the_first_row() -> None:
    indented = Box(own([" " * 14, *GAME.box.boards[0].rows])).boards[0]
    assert {area.bit_count() for areas in indented.areas for area in areas} != {3, 4, 5, 6}  # other neighbours
    assert Box(own([" " * 14, " " * 14, *GAME.box.boards[0].rows])).warnings[:-1] == ()


def test_unusual_areas_give_a_warning() -> None:
    rows = ["rrRRRRR", "yySooOa", "ggGbbAA", "YYYYYYa"]
    warnings = Box(own(rows)).warnings
    assert "a: the red area at a1 has 7 fields; 3 to 6 are usual" in warnings
    assert "a: the yellow area at a2 has 2 fields; 3 to 6 are usual" in warnings
    assert not any("orange area at d2 has 3" in warning for warning in warnings)


def test_a_board_on_no_sheet_can_only_be_chosen() -> None:
    game = Wuerfelland(own(SMALL, SMALL, sheets=[["a"]]))
    assert "b: it is on no sheet, so it is never dealt, only chosen" in game.box.warnings
    with pytest.raises(NotationError, match="1 sheets are not enough for 2 players: choose boards instead"):
        game.start(2)
    for state, _ in random_game(game, 4, Random(1), Options(boards=("b", "a", "b", "b"))):
        assert isinstance(state, State)


def test_a_sheet_with_one_side_leaves_no_choice() -> None:
    game = Wuerfelland(own(SMALL, SMALL, SMALL, sheets=[["a"], ["b", "c"]]))
    state = game.start(2, Options(start=1))
    for sheet in ("a", "b/c"):
        chance = game.next(state)
        assert isinstance(chance, Chance)
        state = game.apply(state, game.read_outcome(chance, sheet))
    assert [game.write_action(action) for action in game.legal(state)] == ["board b", "board c"]
    assert state.seat == 1


@pytest.mark.parametrize("size", [19, 20])
def test_a_large_board_can_be_played(size: int) -> None:
    """Rows of pairs in alternating colours, with blanks around them."""
    letters = [["RYGBOA"[(x // 2 + y // 2 * 2 + y // 4) % 6] for x in range(size)] for y in range(size)]
    letters[9][9] = "S"
    for colour in "RYGBOA":
        fields = [(y, x) for y in range(size) for x in range(size) if letters[y][x] == colour]
        for y, x in (fields[0], fields[-1]):
            letters[y][x] = colour.lower()
    game = Wuerfelland(own(["".join(row) for row in letters]))
    options = Options(boards=("a", "a"), treasures=5)
    *_, (last, _) = random_game(game, 2, Random(1), options)
    assert isinstance(last, State)
    assert game.read_state(game.write_state(last)) == last


def test_a_file_with_five_faults_names_five() -> None:
    def spoil(raw: Raw) -> None:
        raw["boards"][0]["rows"][3] = "A#RRGgGBBBRA#B"  # no start
        raw["boards"][1]["rows"][0] = "AABBBOOOYYBBaA"  # one yellow treasure fewer
        raw["boards"][2]["rows"][7] += "A"
        raw["boards"][3]["name"] = "4A"
        raw["sheets"][3] = ["4A"]

    assert faults(FILE.changed(spoil)) == (
        "the name '4A' appears more than once",
        "board 1A: there must be one start S, not 0",
        "board 1B: yellow must have 2 treasures, not 1",
        "board 2A: the rows have unequal lengths: 14, 14, 14, 14, 14, 14, 14, 15",
        "sheet 2: there is no board '2B'",
    )


def board_with(change: Callable[[list[list[str]]], object]) -> bytes:
    """The shipped file with a change in the letters of board 1A."""

    def apply(raw: Raw) -> None:
        letters = [list(row) for row in raw["boards"][0]["rows"]]
        change(letters)
        raw["boards"][0]["rows"] = ["".join(row) for row in letters]

    return FILE.changed(apply)


def put(at: str, letter: str) -> Callable[[list[list[str]]], None]:
    """Writes a letter into a field such as c4."""

    def change(letters: list[list[str]]) -> None:
        letters[int(at[1:]) - 1]["abcdefghijklmn".index(at[0])] = letter

    return change


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (board_with(put("a1", "S")), "board 1A: there must be one start S, not 2"),
        (board_with(put("a1", "X")), "board 1A: 'X' in row 1 is not a field"),
        (board_with(put("a1", "s")), "board 1A: 's' in row 1 is not a field"),
        (board_with(put("a1", "y")), "board 1A: yellow must have 2 treasures, not 3"),
        (board_with(lambda letters: letters.pop()), "board 1A: orange must have 2 treasures, not 1"),
        (board_with(lambda letters: letters[0].append("Y")), "board 1A: the rows have unequal lengths: 15, 14, 14"),
        (board_with(lambda letters: letters.clear()), "board 1A: there are no fields"),
        (FILE.changed(lambda raw: raw["boards"][0].update(rows=[""] * 8)), "board 1A: there are no fields"),
        (FILE.changed(lambda raw: raw["boards"][0].update(rows=["R" * 21])), "the grid has 1 rows of up to 21 fields"),
        (FILE.changed(lambda raw: raw["boards"][0].update(rows=["R"] * 21)), "the grid has 21 rows of up to 1 fields"),
        (FILE.changed(lambda raw: raw["boards"][0].update(rows=["R" * 10**4] * 2)), "20 × 20 is the most"),
        (own(["rrRRRRRRRRR", "yyggSbbooaa"]), "board a: the red area at a1 has 11 fields, more than 10"),
        (own(["rr yy", "  S  ", "ggbbo", "ooaa#"]), "board a: not connected to the start: a1 b1"),
        (own(["rr#yySgg", "bbooaa  "], sheets=[["a", "b"]]), "sheet 1: there is no board 'b'"),
        (own(SMALL, SMALL, sheets=[["a", "a"]]), "the board 'a' is on more than one side of a sheet"),
        (own(SMALL, SMALL, sheets=[["a", "b"], ["b"]]), "the board 'b' is on more than one side of a sheet"),
        (own(SMALL, sheets=[["a"], []]), "sheet 2 must have one side or two, not 0"),
        (own(SMALL, SMALL, SMALL, sheets=[["a", "b", "c"]]), "sheet 1 must have one side or two, not 3"),
        (own(SMALL, sheets="a"), "'sheets' must be a list"),
        (own(SMALL, sheets=["a"]), "sheets, entry 1: "),
        (own(SMALL, sheets=[[1]]), "sheets, entry 1: "),
        (b"{}", "'boards' must be a list"),
        (b'{"boards": [], "sheets": []}', "there must be at least one board"),
        (b'{"boards": [{"name": "a b", "rows": ["S"]}], "sheets": []}', "the name 'a b' must be at most 20 letters"),
        (b'{"boards": [{"name": "", "rows": ["S"]}], "sheets": []}', "the name '' must be at most 20 letters"),
        (b'{"boards": [{"name": "-", "rows": ["S"]}], "sheets": []}', "the name '-' must be at most 20 letters"),
        (b'{"boards": [{"rows": ["S"]}], "sheets": []}', "missing required field `name`"),
        (FILE.changed(lambda raw: raw["boards"][0].update(evidence="rumour")), "Invalid enum value 'rumour'"),
        (FILE.changed(lambda raw: raw["dice"].update(count=7)), "dice: the rules use 6 dice"),
        (FILE.changed(lambda raw: raw["dice"]["faces"].reverse()), "dice: the rules use 6 dice"),
        (FILE.changed(lambda raw: raw["dice"].update(treasure_roll_dice="five")), "dice: "),
        (FILE.changed(lambda raw: raw["goal"].update(treasures=10)), "goal: the rules ask for 9 of 12 treasures"),
        (FILE.changed(lambda raw: raw["goal"].update(full_colours=2)), "goal: the rules ask for 9 of 12 treasures"),
        (
            FILE.changed(lambda raw: raw["grid"]["neighbours_odd_row"].pop()),
            "grid: the neighbours must be those of hexagons",
        ),
        (FILE.changed(lambda raw: raw["grid"].update(neighbours_even_row=[[0, 1]])), "grid: the neighbours must be"),
    ],
)
def test_every_rule_of_the_file_has_its_message(data: bytes, expected: str) -> None:
    assert expected in "; ".join(faults(data))


def test_neighbours_may_be_in_any_order() -> None:
    assert Box(FILE.changed(lambda raw: raw["grid"]["neighbours_even_row"].reverse())).names == GAME.box.names


def test_a_missing_colour_also_lacks_its_treasures() -> None:
    assert faults(own(["rryySgg", "bboo   "])) == ("board a: grey must have 2 treasures, not 0",)
