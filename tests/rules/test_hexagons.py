"""Maps of hexagons: a flower of seven fields, and one field far away."""

from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.rules.hexagons import STEPS, HexMap, members, touching

#: Field 0 in the middle, 1 to 6 around it, 7 apart.
FLOWER = [(0, 0), *STEPS, (5, 5)]
MAP = HexMap(touching(FLOWER))


def test_the_middle_touches_all_petals_and_a_petal_three_fields() -> None:
    assert list(members(MAP.neighbours[0])) == [1, 2, 3, 4, 5, 6]
    assert [mask.bit_count() for mask in MAP.neighbours] == [6, 3, 3, 3, 3, 3, 3, 0]


@given(st.sets(st.integers(0, 40)))
def test_members_are_the_bits_in_order(fields: set[int]) -> None:
    assert list(members(sum(1 << field for field in fields))) == sorted(fields)


@given(st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), unique=True, max_size=20))
def test_touching_goes_both_ways_and_is_one_step_apart(positions: list[tuple[int, int]]) -> None:
    neighbours = touching(positions)
    for one, (q, r) in enumerate(positions):
        for other, (p, s) in enumerate(positions):
            apart = max(abs(q - p), abs(r - s), abs(q + r - p - s))
            assert neighbours[one] >> other & 1 == neighbours[other] >> one & 1 == (apart == 1)


def test_nearest_counts_steps_and_needs_a_path() -> None:
    petals = 0b1111110
    assert MAP.nearest(0b1, petals) == petals
    assert MAP.nearest(0b10, 0b10000 | 0b1) == 0b1
    assert MAP.nearest(0b10, 0b10000) == 0b10000
    assert MAP.nearest(0b1, 1 << 7) == 0
    assert MAP.nearest(0b1, 0) == 0


def test_areas_are_the_connected_parts() -> None:
    assert MAP.areas(0) == []
    assert sorted(MAP.areas(0b10010010)) == [0b10, 0b10000, 1 << 7]
    assert MAP.areas(0b10011) == [0b10011]
