"""All faults of a board at once: no fault hides another."""

from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich import MaterialError
from wuerfelreich.rules.wuerfelland.board import Board, BoardRow
from wuerfelreich.rules.wuerfelland.board_faults import board_faults
from wuerfelreich.rules.wuerfelland.fields import NAMES, fields_of, names_of, spread
from wuerfelreich.rules.wuerfelland.material import Box

NO_FIELD = "is not a field: write RYGBOA, lower case for treasures, S, # or a blank"


def faults(*rows: str) -> list[str]:
    return board_faults(BoardRow("a", rows))


def test_a_wrong_letter_hides_nothing() -> None:
    assert faults("rr yyX", "  X   ", "ggbbo ", "o   a#") == [
        f"'X' in row 1 {NO_FIELD}",
        f"'X' in row 2 {NO_FIELD}",
        "there must be one start S, not 0",
        "grey must have 2 treasures, not 1",
    ]


def test_unequal_rows_hide_nothing() -> None:
    assert faults("rr   yyS", "  ", "gg bbooA", "RRRRRRRRRRR", "a") == [
        "the rows have unequal lengths: 8, 2, 8, 11, 1",
        "grey must have 2 treasures, not 1",
        "not connected to the start: a1 b1 a3 b3 d3 e3 f3 g3 h3 a4 b4 c4 d4 e4 f4 g4 h4 i4 j4 k4 a5",
        "the red area at a4 has 11 fields, more than 10",
    ]


def test_an_oversized_grid_hides_nothing() -> None:
    wide = "S" + "RYGBOA" * 4 + "R" * 11 + "?"
    assert faults(wide) == [
        "the grid has 1 rows of up to 37 fields; 20 × 20 is the most",
        f"'?' in row 1 {NO_FIELD}",
        *(f"{colour} must have 2 treasures, not 0" for colour in ("red", "yellow", "green", "blue", "orange", "grey")),
        "the red area at z1 has 11 fields, more than 10",
    ]
    tall = ["S", *" R " * 7, *"yy gg bb oo aa"]
    assert faults(*tall) == [
        "the grid has 36 rows of up to 1 fields; 20 × 20 is the most",
        "red must have 2 treasures, not 0",
        "not connected to the start: "
        + " ".join(f"a{row}" for row, letter in enumerate(tall, 1) if letter in ascii_letters and letter != "S"),
    ]


def test_fields_beyond_column_z_are_named_as_in_a_spreadsheet() -> None:
    (lost,) = [fault for fault in faults("S" + " " * 24 + "RR" + " " * 674 + "RR") if "connected" in fault]
    assert lost == "not connected to the start: z1 aa1 zz1 aaa1"


def test_a_wrong_letter_may_have_been_a_connecting_field() -> None:
    assert not any("connected" in fault for fault in faults("SXrr"))
    assert "not connected to the start: c1 d1" in faults("S rr")


def test_every_board_of_a_file_is_checked() -> None:
    with pytest.raises(MaterialError) as caught:
        Box(b'{"boards": [{"name": "a", "rows": ["?"]}, {"name": "b", "rows": ["RR", "S"]}], "sheets": [["a"], ["c"]]}')
    assert [fault.split(":")[0] for fault in caught.value.faults] == ["board a"] * 8 + ["board b"] * 7 + ["sheet 2"]


@given(
    st.integers(1, 20).flatmap(lambda width: st.lists(st.text("RrYG# S", min_size=width, max_size=width), max_size=9))
)
def test_in_a_grid_of_the_right_size_the_masks_used_in_play_agree(rows: list[str]) -> None:
    board = Board(BoardRow("a", tuple(rows)))
    found = [fault for fault in board_faults(BoardRow("a", tuple(rows))) if "treasures" not in fault]
    if not rows:
        assert found == ["there are no fields"]
        return
    starts, lost = board.start.bit_count(), board.coloured & ~spread(board.start, board.coloured | board.start)
    expected = [] if starts == 1 else [f"there must be one start S, not {starts}"]
    expected += [f"not connected to the start: {' '.join(names_of(lost))}"] if starts and lost else []
    expected += [
        f"the {colour} area at {NAMES[next(fields_of(area))]} has {area.bit_count()} fields, more than 10"
        for colour, areas in zip(("red", "yellow", "green", "blue", "orange", "grey"), board.areas, strict=True)
        for area in areas
        if area.bit_count() > 10
    ]
    assert found == expected
