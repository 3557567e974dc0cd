"""The turn solver checked by a plain recursion, against itself, and by simulated turns."""

from functools import cache
from itertools import pairwise, product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.odds.turn import Floats, Plan, TurnDice
from wuerfelreich.odds.wuerfelkoenig.odds import CardOdds
from wuerfelreich.rules.coloured_dice import DiceSet, DieType, keeps
from wuerfelreich.rules.faces import NUMBER
from wuerfelreich.rules.wuerfelkoenig.material import Box

BOX = Box()
DICE = TurnDice(BOX.dice)
FULFILLED = np.array([[bool(BOX.fulfilled(roll) >> card & 1) for roll in DICE.rolls] for card in range(40)])
CARDS = DICE.solve(FULFILLED.astype(float), 3)


def test_the_numbers_of_rolls_and_kept_states() -> None:
    assert len(set(DICE.rolls)) == 21**3
    assert len(set(DICE.keeps)) == 28**3
    for at in (0, 17, 4_630, 9_260):
        assert DICE.roll_index(DICE.rolls[at]) == at
    for at in (0, 17, 10_000, 21_951):
        assert DICE.keep_index(DICE.keeps[at]) == at


def test_chances_known_in_closed_form() -> None:
    """Six even dice: each die has three tries at one half. For one die type with n dice kept, nothing is shared."""
    snob = next(at for at, card in enumerate(BOX.citizens) if card.id == "rich_snob_1")
    assert CARDS.start()[snob] == pytest.approx((7 / 8) ** 6)
    gnome = next(at for at, card in enumerate(BOX.citizens) if card.id == "crazy_gnome_6")
    assert CARDS.start()[gnome] == pytest.approx((1 - (2 / 3) ** 3) ** 6)


def small_dice() -> tuple[DiceSet, TurnDice]:
    """One die of one type and two of another, small enough to enumerate."""
    dice = DiceSet((DieType("BGRRGB", 1), DieType("RBGGBR", 2)))
    return dice, TurnDice(dice)


@given(seed=st.integers(0, 2**32 - 1), rolls=st.integers(1, 3))
def test_a_plain_recursion_over_ordered_dice_agrees(seed: int, rolls: int) -> None:
    dice, turn = small_dice()
    worth = dict(zip(turn.rolls, np.random.default_rng(seed).normal(size=len(turn.rolls)), strict=True))
    plan = turn.solve(np.array([worth[roll] for roll in turn.rolls]), rolls)

    @cache
    def kept(hand: tuple[int, ...], left: int) -> float:
        parts = dice.rolled(hand)
        outcomes = [tuple(sorted(hand + picked)) for picked in product(*(part.items for part in parts))]
        return float(sum(rolled(roll, left - 1) for roll in outcomes)) / len(outcomes)

    @cache
    def rolled(roll: tuple[int, ...], left: int) -> float:
        again = [kept(keep.dice, left) for keep in keeps(roll)] if left else []
        return max([float(worth[roll]), *again])

    assert plan.start()[0] == pytest.approx(kept((), rolls))
    roll = turn.rolls[seed % len(turn.rolls)]
    assert plan.rolled(roll, rolls - 1)[0] == pytest.approx(rolled(roll, rolls - 1))
    for keep in keeps(roll):
        assert plan.kept(keep.dice, rolls)[0] == pytest.approx(kept(keep.dice, rolls))


@given(seed=st.integers(0, 2**32 - 1), rolls=st.integers(1, 3))
def test_the_first_valuation_chooses_and_the_others_follow(seed: int, rolls: int) -> None:
    dice, turn = small_dice()
    values = np.random.default_rng(seed).normal(size=(3, len(turn.rolls)))
    worth = dict(zip(turn.rolls, values.T, strict=True))
    plan = turn.solve_for_first(values, rolls)

    @cache
    def kept(hand: tuple[int, ...], left: int) -> Floats:
        parts = dice.rolled(hand)
        outcomes = [tuple(sorted(hand + picked)) for picked in product(*(part.items for part in parts))]
        mean: Floats = np.array([rolled(roll, left - 1) for roll in outcomes]).mean(axis=0)
        return mean

    @cache
    def rolled(roll: tuple[int, ...], left: int) -> Floats:
        again = [kept(keep.dice, left) for keep in keeps(roll)] if left else []
        return max([worth[roll], *again], key=lambda one: float(one[0]))

    assert plan.start() == pytest.approx(kept((), rolls))
    roll = turn.rolls[seed % len(turn.rolls)]
    assert plan.rolled(roll, rolls - 1) == pytest.approx(rolled(roll, rolls - 1))
    places = np.array([turn.keep_index(keep.dice) for keep in keeps(roll)])
    for keep, values_kept in zip(keeps(roll), plan.kept_at(places, rolls).T, strict=True):
        assert values_kept == pytest.approx(kept(keep.dice, rolls))


def test_more_rolls_never_lower_a_chance() -> None:
    chances = [DICE.solve(FULFILLED.astype(float), rolls).start() for rolls in (1, 2, 3, 4)]
    for fewer, more in pairwise(chances):
        assert (more >= fewer - 1e-12).all()
    assert ((chances[0] > 0) & (chances[-1] < 1)).all()


@given(card=st.integers(0, 39), at=st.integers(0, 21**3 - 1), left=st.integers(1, 2))
def test_the_best_keep_is_never_worse_than_stopping_and_never_beaten(card: int, at: int, left: int) -> None:
    roll = DICE.rolls[at]
    best = CARDS.rolled(roll, left)[card]
    values = [CARDS.kept(keep.dice, left)[card] for keep in keeps(roll)]
    assert best == pytest.approx(max([*values, float(FULFILLED[card, at])]))


def test_one_roll_is_a_plain_count() -> None:
    """Without a choice the chance of a card is the weight of its rolls among 6⁶."""
    weights = DICE.solve(np.eye(1, len(DICE.rolls)), 1)
    assert weights.start()[0] == pytest.approx(1 / 6**6)
    sums = np.array([sum(NUMBER[die] for die in roll) for roll in DICE.rolls], dtype=float)
    assert DICE.solve(sums, 1).start()[0] == pytest.approx(21.0)


def play_turn(plan: Plan, card: int, rng: Random) -> bool:
    """A whole turn played for one card by following the plan."""
    kept: tuple[int, ...] = ()
    for left in (2, 1, 0):
        dice = tuple(sorted(kept + tuple(part.items[rng.randrange(6)] for part in BOX.dice.rolled(kept))))
        if BOX.fulfilled(dice) >> card & 1:
            return True
        if left:
            kept = max(keeps(dice), key=lambda keep: float(plan.kept(keep.dice, left)[0])).dice
    return False


def test_simulated_turns_reach_the_promised_chance() -> None:
    """1,500 turns for the straight of five (chance 0.52): within five standard deviations."""
    elf = next(at for at, card in enumerate(BOX.citizens) if card.id == "arrogant_elf_2")
    plan = DICE.solve(FULFILLED[elf].astype(float), 3)
    rng = Random(20)
    won = sum(play_turn(plan, elf, rng) for _ in range(1_500))
    chance = float(plan.start()[0])
    assert abs(won - 1_500 * chance) < 5 * (1_500 * chance * (1 - chance)) ** 0.5


@given(seed=st.integers(0, 2**32 - 1), rolls=st.integers(1, 4))
def test_the_distribution_of_outcomes_sums_to_one_and_has_the_promised_mean(seed: int, rolls: int) -> None:
    random = np.random.default_rng(seed)
    worth = {
        int(card): float(value) for card, value in zip(random.choice(40, 5, False), random.normal(3, 2, 5), strict=True)
    }
    odds = CardOdds(BOX)
    chances = odds.outcomes(worth, -2.0, rolls)
    assert sum(chances.values()) == pytest.approx(1)
    assert min(chances.values()) > -1e-12
    values = np.full(len(odds.dice.rolls), -2.0)
    for card in sorted(worth, key=lambda card: worth[card]):
        values[odds.fulfilled[card]] = worth[card]
    mean = sum(chance * (-2.0 if card is None else worth[card]) for card, chance in chances.items())
    assert mean == pytest.approx(float(odds.dice.solve(values, rolls).start()[0]))
