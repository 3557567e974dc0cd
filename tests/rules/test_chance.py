"""Chance: outcomes, weights and draws."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import comb, factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.rules.chance import Chance, Outcome, Part

SIX_DICE = Chance("roll", 0, tuple(Part(tuple(range(6 * kind, 6 * kind + 6))) for kind in (0, 0, 1, 1, 2, 2)))


@st.composite
def parts(draw: st.DrawFn) -> Part:
    items = tuple(draw(st.lists(st.integers(0, 4), min_size=1, max_size=4)))
    weights = tuple(draw(st.integers(1, 3)) for _ in items)
    return Part(items, weights if draw(st.booleans()) else ())


STEPS = st.lists(parts(), min_size=1, max_size=3).map(lambda some: Chance("step", None, tuple(some)))


class Hand:
    """Hands out prepared numbers instead of random ones, and records what was asked for."""

    def __init__(self, picks: Sequence[int]) -> None:
        self._picks = iter(picks)
        self.asked: list[int] = []

    def __call__(self, n: int) -> int:
        self.asked.append(n)
        return next(self._picks)


def all_draws(chance: Chance) -> Counter[Outcome]:
    """What every possible sequence of picks draws."""
    drawn: Counter[Outcome] = Counter()
    for picks in product(*(range(part.total) for part in chance.parts)):
        hand = Hand(picks)
        drawn[chance.draw(hand)] += 1
        assert hand.asked == [part.total for part in chance.parts]
    return drawn


@given(STEPS)
def test_draw_follows_outcomes(chance: Chance) -> None:
    assert all_draws(chance) == chance.outcomes()


@given(STEPS)
def test_weights_sum_to_the_product_of_the_totals(chance: Chance) -> None:
    assert sum(chance.outcomes().values()) == chance.total == prod(part.total for part in chance.parts)
    assert min(chance.outcomes().values()) > 0


@given(STEPS)
def test_brings_exactly_the_outcomes(chance: Chance) -> None:
    possible = chance.outcomes()
    for count in range(len(chance.parts) + 2):
        for items in product(range(6), repeat=count):
            assert chance.brings(Outcome(items)) == (Outcome(items) in possible)


def test_draw_follows_outcomes_for_all_six_dice() -> None:
    """All 46,656 picks; a roll is three multisets of two faces: 21³ = 9,261."""
    outcomes = SIX_DICE.outcomes()
    assert all_draws(SIX_DICE) == outcomes
    assert len(outcomes) == comb(7, 2) ** 3 == 9_261
    assert sum(outcomes.values()) == SIX_DICE.total == 6**6
    assert Counter(outcomes.values()) == {8: 15**3, 4: 3 * 15**2 * 6, 2: 3 * 15 * 6**2, 1: 6**3}


def test_equal_dice_merge_to_multisets() -> None:
    die = Part((1, 2, 3, 4, 5, 6))
    outcomes = Chance("roll", 0, (die,) * 4).outcomes()
    assert len(outcomes) == comb(9, 4)
    assert outcomes[Outcome((1, 2, 3, 4))] == factorial(4)
    assert outcomes[Outcome((6, 6, 6, 6))] == 1


@pytest.mark.parametrize(("pick", "item"), [(0, 7), (1, 7), (2, 8), (3, 9), (5, 9)])
def test_a_weighted_part_gives_every_item_its_share(pick: int, item: int) -> None:
    part = Part((7, 8, 9), (2, 1, 3))
    assert part.total == 6
    assert part.item(pick) == item


def test_a_pick_outside_is_an_error() -> None:
    with pytest.raises(ValueError, match="pick 6 is outside 0 to 5"):
        Part((7, 8, 9), (2, 1, 3)).item(6)


def test_an_item_listed_twice_weighs_the_sum() -> None:
    assert Part((-1, -1, -3)).weighted() == {-1: 2, -3: 1}
    assert Part((4, 5, 4), (2, 1, 3)).weighted() == {4: 5, 5: 1}
