"""The one-line text form that all positions share."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.rules.chance import Chance, Outcome, Part
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.text import MAX_LENGTH, possible, read_fields, read_number, write_fields

WORDS = st.text("abc123/-+ ", max_size=12).map(str.strip)


@given(st.dictionaries(st.text("abc", min_size=1), WORDS, min_size=1))
def test_fields_round_trip(fields: dict[str, str]) -> None:
    assert read_fields(write_fields(fields), fields) == fields


def test_every_fault_of_a_line_is_named() -> None:
    with pytest.raises(NotationError) as caught:
        read_fields("a 1; a 2; x 3", ("a", "b", "c"))
    assert (
        str(caught.value) == "this is not a position: 'a' appears twice, 'b' is missing, 'c' is missing, 'x' is unknown"
    )


def test_a_line_is_bounded() -> None:
    assert read_fields("a " + "x" * (MAX_LENGTH - 2), "a")
    with pytest.raises(NotationError, match="at most 20000 characters, not 20001"):
        read_fields("a " + "x" * (MAX_LENGTH - 1), "a")


@given(st.integers(-99_999, 99_999))
def test_numbers_round_trip_within_bounds(number: int) -> None:
    assert read_number(str(number), -99_999, 99_999, "it") == number
    for low, high in ((number + 1, number + 5), (number - 5, number - 1)):
        with pytest.raises(NotationError, match=f"it must be a number from {low} to {high}, not '{number}'"):
            read_number(str(number), low, high, "it")


@pytest.mark.parametrize("text", ["", "-", "--5", "5-", "+5", "5.0", "1e3", "²", "٣", "1_0", " 5", "9" * 5000, "x"])
def test_other_texts_are_not_numbers(text: str) -> None:
    with pytest.raises(NotationError, match="it must be a number from -9 to 9"):
        read_number(text, -9, 9, "it")


def test_a_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(NotationError) as caught:
        read_number("9" * 5000, 0, 9, "it")
    assert len(str(caught.value)) < 100


def test_an_outcome_must_be_possible() -> None:
    step = Chance("turn 3 roll 1", 0, (Part((1, 2)),))
    assert possible(step, Outcome((2,)), "two") == Outcome((2,))
    with pytest.raises(NotationError, match="'turn 3 roll 1' cannot produce 'three'"):
        possible(step, Outcome((3,)), "three")
