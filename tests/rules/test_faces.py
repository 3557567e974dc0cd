"""The faces of the coloured dice and their notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.rules.faces import COLOUR, COLOURS, FACE_NAMES, FACES, NUMBER, face, read_faces, write_faces
from wuerfelreich.rules.game import NotationError


def test_eighteen_faces_in_the_order_of_their_codes() -> None:
    assert len(FACE_NAMES) == len(set(FACE_NAMES)) == FACES == 18
    assert FACE_NAMES[:7] == ("R1", "R2", "R3", "R4", "R5", "R6", "G1")
    assert FACE_NAMES[-1] == "B6"


@pytest.mark.parametrize("code", range(FACES))
def test_a_code_is_its_colour_and_its_number(code: int) -> None:
    assert face(COLOUR[code], NUMBER[code]) == code
    assert FACE_NAMES[code] == COLOUR[code] + str(NUMBER[code])
    assert COLOUR[code] in COLOURS
    assert 1 <= NUMBER[code] <= 6


@given(st.lists(st.integers(0, FACES - 1), max_size=6))
def test_dice_round_trip_and_come_back_sorted(codes: list[int]) -> None:
    assert read_faces(write_faces(tuple(codes))) == tuple(sorted(codes))


def test_no_dice_are_a_dash() -> None:
    assert write_faces(()) == "-"
    assert read_faces("-") == ()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the dice are missing"),
        ("  ", "the dice are missing"),
        ("R7", "'R7' is not a die face"),
        ("r4", "'r4' is not a die face"),
        ("R4 -", "'-' is not a die face"),
        ("R4,G1", "'R4,G1' is not a die face"),
        ("R1 R1 R1 R1 R1 R1 R1", "there are six dice, not 7"),
    ],
)
def test_other_texts_are_refused_with_a_message(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        read_faces(text)
