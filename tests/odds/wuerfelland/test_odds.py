"""The odds of Würfelland checked by counting, a second recursion and simulated rounds."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.wuerfelland.table import GAME, arrange
from wuerfelreich import Chance
from wuerfelreich.odds.game_odds import OddsQuery
from wuerfelreich.odds.registry import odds_of
from wuerfelreich.odds.wuerfelland.odds import ASIDE, CAME, CHANCE, ENDS, LEFT, end_index, ended, hit, reach, rolling_on
from wuerfelreich.rules.game import NotationError

BOOK = odds_of(GAME)
End = tuple[int, tuple[int, ...]]
"""Dice aside, and those left of the colours 1 to 5, sorted; the chosen colour is 0."""


@cache
def counted(aside: int) -> dict[End, Fraction]:
    """Every end of one roll, by counting all 6ⁿ ways n dice can fall."""
    rolls = Counter(
        (aside + roll.count(0), tuple(sorted(die for die in roll if die)))
        for roll in product(range(6), repeat=6 - aside)
    )
    return {end: Fraction(count, 6 ** (6 - aside)) for end, count in rolls.items()}


def played_out(aside: int, stops: Callable[[End], bool]) -> dict[End, Fraction]:
    """The ends under a stopping rule, by plain recursion over counted rolls."""

    @cache
    def rolled(aside: int) -> dict[End, Fraction]:
        found: dict[End, Fraction] = {}
        for end, chance in counted(aside).items():
            over = end[0] in (aside, 6) or stops(end)
            for later, share in {end: Fraction(1)}.items() if over else rolled(end[0]).items():
                found[later] = found.get(later, Fraction(0)) + chance * share
        return found

    return rolled(aside)


def at(end: End) -> int:
    return end_index(0, *end)


def test_there_are_252_ends_and_those_of_a_number_sum_to_one() -> None:
    assert [len(range(*ends.indices(252))) for ends in ENDS] == [0, 126, 70, 35, 15, 5, 1]
    for aside in range(1, 7):
        assert CHANCE[ENDS[aside]].sum() == pytest.approx(1.0)
        assert (LEFT[ENDS[aside]].sum(axis=1) == 6 - aside).all()
        assert (ASIDE[ENDS[aside]] == aside).all()
    for came in CAME:
        assert sum(came) == pytest.approx(1.0)


def test_an_end_is_found_by_its_dice_for_any_colour() -> None:
    """Green is chosen: red, yellow, blue, orange and grey keep their order."""
    found = end_index(2, 2, (0, 0, 3, 5))
    assert (ASIDE[found], LEFT[found].tolist()) == (2, [2, 0, 1, 0, 1])


def test_chances_known_in_closed_form() -> None:
    assert reach(2, 3) == pytest.approx(1 - (5 / 6) ** 4)
    assert reach(5, 6) == hit(5, 6) == pytest.approx(1 / 6)
    assert reach(4, 6) == pytest.approx(1 / 36 + 10 / 36 / 6)
    assert hit(4, 5) == pytest.approx(10 / 36)


def _has(wanted: int, end: End) -> bool:
    return end[0] >= wanted


@pytest.mark.parametrize("aside", range(1, 6))
def test_reaching_a_number_agrees_with_counting_all_rolls(aside: int) -> None:
    for wanted in range(aside + 1, 7):
        ends = played_out(aside, partial(_has, wanted))
        assert reach(aside, wanted) == pytest.approx(float(sum(ends[end] for end in ends if end[0] >= wanted)))
        assert hit(aside, wanted) == pytest.approx(float(sum(ends[end] for end in ends if end[0] == wanted)))
        assert reach(aside, wanted) >= hit(aside, wanted) > 0
        assert reach(aside, wanted) <= min(reach(aside + 1, wanted), reach(aside, wanted - 1))


@given(seed=st.integers(0, 2**32 - 1), aside=st.integers(1, 5))
def test_the_ends_under_any_rule_agree_with_counting_all_rolls(seed: int, aside: int) -> None:
    stops = np.random.default_rng(seed).random(len(ASIDE)) < 0.5
    chances = ended(aside, stops)
    assert chances.sum() == pytest.approx(1.0)
    counted_out = played_out(aside, lambda end: bool(stops[at(end)]))
    assert {at(end) for end in counted_out} == set(np.flatnonzero(chances).tolist())
    for end, chance in counted_out.items():
        assert chances[at(end)] == pytest.approx(float(chance))


@given(seed=st.integers(0, 2**32 - 1), aside=st.integers(1, 5))
def test_the_best_rule_is_worth_what_is_promised_and_no_other_more(seed: int, aside: int) -> None:
    rng = np.random.default_rng(seed)
    values = rng.normal(size=len(ASIDE))
    on = rolling_on(values)
    best = values >= on[ASIDE]
    assert ended(aside, best) @ values == pytest.approx(on[aside])
    for other in (rng.random(len(ASIDE)) < 0.5, rng.integers(1, 7) <= ASIDE):
        assert ended(aside, other) @ values <= on[aside] + 1e-12


@given(seed=st.integers(0, 2**32 - 1))
def test_a_plain_recursion_finds_the_same_expectation(seed: int) -> None:
    values = np.random.default_rng(seed).normal(size=len(ASIDE))

    @cache
    def rolled(aside: int) -> float:
        worth = 0.0
        for end, chance in counted(aside).items():
            over = end[0] in (aside, 6)
            worth += float(chance) * (values[at(end)] if over else max(values[at(end)], rolled(end[0])))
        return worth

    on = rolling_on(values)
    for aside in range(1, 6):
        assert on[aside] == pytest.approx(rolled(aside))


def test_several_valuations_at_once_are_the_same_as_one_by_one() -> None:
    values = np.random.default_rng(3).normal(size=(2, 4, len(ASIDE)))
    together = rolling_on(values)
    assert together.shape == (2, 4, 7)
    assert np.allclose(together[1, 2], rolling_on(values[1, 2]))


def test_simulated_rounds_reach_the_promised_chance() -> None:
    """4,000 rounds with the rules themselves, for four of a colour from one aside: within five deviations."""
    rng = Random(8)
    state = arrange(phase="go_on", rolls="1", aside="G 1", dice="R Y B O A")
    reached = 0
    for _ in range(4_000):
        now = state
        while now.phase.name == "GO_ON" and now.aside < 4:
            rolling = GAME.apply(now, GAME.read_action("roll"))
            step = GAME.next(rolling)
            assert isinstance(step, Chance)
            now = GAME.apply(rolling, step.draw(rng.randrange))
        reached += now.aside >= 4
    chance = reach(1, 4)
    assert abs(reached - 4_000 * chance) < 5 * (4_000 * chance * (1 - chance)) ** 0.5


def test_the_table_holds_every_number_that_can_still_be_reached() -> None:
    kind, table = BOOK.table(OddsQuery())
    assert kind == "reach"
    assert {aside: list(row) for aside, row in table.items() if isinstance(row, dict)} == {
        "1": ["2", "3", "4", "5", "6"],
        "2": ["3", "4", "5", "6"],
        "3": ["4", "5", "6"],
        "4": ["5", "6"],
        "5": ["6"],
    }
    assert table["2"] == {str(wanted): reach(2, wanted) for wanted in range(3, 7)}


def test_a_roll_has_a_row_per_colour() -> None:
    _, table = BOOK.table(OddsQuery(dice="R G G R G Y"))
    assert list(table) == ["R", "Y", "G"]
    assert table["G"] == {"1": 1.0, "2": 1.0, "3": 1.0, "4": reach(3, 4), "5": reach(3, 5), "6": reach(3, 6)}
    with pytest.raises(NotationError, match="has 6 dice, not 2"):
        BOOK.table(OddsQuery(dice="R G"))
    with pytest.raises(NotationError, match="is not a colour"):
        BOOK.table(OddsQuery(dice="R G G R G X"))


def test_before_the_choice_every_colour_is_a_target() -> None:
    odds = BOOK.position(arrange(phase="choose", dice="R R R G G Y"))
    assert odds.reached == ("R 3", "Y 1", "G 2")
    assert odds.targets["G 3+"] == odds.keeps["choose G"]["G 3+"] == reach(2, 3)
    assert odds.targets["G 3"] == hit(2, 3)
    assert odds.keeps["choose R"]["G 3+"] == 0.0
    assert odds.keeps["choose R"]["R miss"] == pytest.approx((5 / 6) ** 3)
    assert all(chances.keys() == odds.targets.keys() for chances in odds.keeps.values())


def test_six_of_a_colour_leave_nothing_to_roll() -> None:
    odds = BOOK.position(arrange(phase="choose", dice="R R R R R R"))
    assert odds.targets == {"R 6": 1.0}
    assert odds.keeps == {"choose R": {"R 6": 1.0}}


def test_rolling_on_can_end_with_the_same_dice() -> None:
    """After a miss; so it is never better than stopping for a player who wants exactly that many."""
    odds = BOOK.position(arrange(phase="go_on", aside="G 4", dice="R Y"))
    assert odds.targets["G 4"] == 1.0
    assert odds.keeps["roll"]["G 4"] == odds.keeps["roll"]["G miss"] == pytest.approx(25 / 36)
    assert odds.keeps["roll"]["G 5+"] == reach(4, 5)
    rolling = BOOK.position(arrange(phase="roll", rolls="1", aside="G 4"))
    assert rolling.targets["G 6"] == reach(4, 6)
    assert not rolling.keeps


def test_before_a_roll_all_colours_have_the_same_odds() -> None:
    first = BOOK.position(arrange(phase="roll", rolls="0")).targets
    assert first["A 2+"] == first["R 2+"] == pytest.approx(sum(CAME[6][came] * reach(came, 2) for came in range(1, 7)))
    treasure = BOOK.position(
        arrange(phase="treasure_roll", rolls="0", owed="1 0", crosses="h5 h6 h7 g7 f7 / -")
    ).targets
    assert treasure["B 2"] == CAME[5][2]
    assert treasure["B 2+"] == pytest.approx(1 - CAME[5][0] - CAME[5][1])


def test_a_crossing_has_no_odds_and_a_finished_game_no_player() -> None:
    crossing = BOOK.position(arrange(phase="cross", aside="G 2", dice="R Y Y B"))
    assert (crossing.targets, crossing.keeps) == ({}, {})
    with pytest.raises(NotationError, match="nobody is to roll or decide"):
        BOOK.position(GAME.start(2))
