"""Places from merits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.rules.places import places

MERITS = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=6)


@pytest.mark.parametrize(
    ("merits", "expected"),
    [
        ([(5,), (7,), (6,)], (3, 1, 2)),
        ([(7,), (7,), (6,)], (1, 1, 3)),
        ([(7, -2), (7, -1), (9, -9)], (3, 2, 1)),
        ([(0,), (0,)], (1, 1)),
        ([(1,), (2,), (2,), (2,), (3,)], (5, 2, 2, 2, 1)),
    ],
)
def test_equal_merits_share_a_place_and_the_places_after_it_are_skipped(
    merits: list[tuple[int, ...]], expected: tuple[int, ...]
) -> None:
    assert places(merits) == expected


@given(MERITS)
def test_places_are_positions_in_the_sorted_merits(merits: list[tuple[int, int]]) -> None:
    best_first = sorted(merits, reverse=True)
    assert places(merits) == tuple(best_first.index(merit) + 1 for merit in merits)
