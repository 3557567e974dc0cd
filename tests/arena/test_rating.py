"""Ratings: the model against closed forms, other computations and its own laws."""

from collections.abc import Sequence
from itertools import combinations, permutations, product
from math import exp, log
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.arena.rating import POINTS, Floats, Race, likelihood, race, rate

A_WIN, A_LOSS, A_DRAW = race((0, 1), (1, 2)), race((0, 1), (2, 1)), race((0, 1), (1, 1))


def fitted(races: Sequence[Race], bots: int) -> Floats:
    return likelihood(races, bots).maximum(np.zeros(bots))


def chance(order: Sequence[int], strengths: Sequence[float]) -> float:
    """The chance of an order, from the definition of Plackett and Luce's model."""
    found = 1.0
    for at, bot in enumerate(order):
        found *= exp(strengths[bot]) / sum(exp(strengths[other]) for other in order[at:])
    return found


def games(seed: str, bots: int, count: int, seats: int) -> list[Race]:
    """Games with places drawn at random, shared ones included."""
    random = Random(seed)
    return [
        race(random.sample(range(bots), seats), [random.randint(1, seats) for _ in range(seats)]) for _ in range(count)
    ]


def test_two_bots_have_the_closed_form() -> None:
    """With w wins and l losses the lead is log w/l; a draw is half of each."""
    found = fitted([A_LOSS] * 7 + [A_WIN] * 2, 2)
    assert found == pytest.approx([0, log(7 / 2)], abs=1e-12)
    found = fitted([A_LOSS] * 7 + [A_WIN] * 2 + [A_DRAW] * 3, 2)
    assert found == pytest.approx([0, log(8.5 / 3.5)], abs=1e-12)


def test_400_points_are_ten_to_one() -> None:
    assert fitted([A_LOSS] * 10 + [A_WIN], 2)[1] * POINTS == pytest.approx(400, abs=1e-9)


def test_a_race_of_three_by_hand() -> None:
    """b before a before c, with powers 1, 2 and 3: 2/6 of 1/4."""
    one = likelihood([race((0, 1, 2), (2, 1, 3))], 3)
    assert exp(one.value(np.log([1.0, 2.0, 3.0]))) == pytest.approx(2 / 6 * 1 / 4)


def test_weak_bots_are_compared_however_strong_a_third_is() -> None:
    """Newton's method tries such strengths; 1 of 3 is the chance of the weaker, beside one 2,000 units ahead."""
    one = likelihood([race((1, 2), (1, 2))], 3)
    weak = np.array([0, -2000, -2000 + log(2)])
    assert one.value(weak) == pytest.approx(-log(3))
    assert one.gradient(weak) == pytest.approx([0, 2 / 3, -2 / 3])


@given(st.permutations(range(4)), st.lists(st.floats(-3, 3), min_size=4, max_size=4))
def test_the_likelihood_is_the_chance_of_the_order(order: list[int], strengths: list[float]) -> None:
    places = [order.index(bot) + 1 for bot in range(4)]
    value = likelihood([race(range(4), places)], 4).value(np.array(strengths))
    assert value == pytest.approx(log(chance(order, strengths)), abs=1e-9)


@pytest.mark.parametrize("places", [(1, 1, 1, 1), (1, 1, 3, 4), (1, 2, 2, 4), (1, 1, 1, 4)])
def test_a_shared_place_is_the_mean_of_all_orders(places: tuple[int, ...]) -> None:
    strengths = [0.3, -1.0, 0.8, 0.0]
    orders = [
        order
        for order in permutations(range(4))
        if [places[bot] for bot in order] == sorted(places)  # an order that the places allow
    ]
    mean = sum(log(chance(order, strengths)) for order in orders) / len(orders)
    assert likelihood([race(range(4), places)], 4).value(np.array(strengths)) == pytest.approx(mean)


def test_those_who_share_the_last_place_are_not_compared() -> None:
    """The likelihood is then that of the winner alone: the sum over all orders of the others."""
    strengths = [0.3, -1.0, 0.8, 0.0]
    whole = sum(chance(order, strengths) for order in permutations(range(4)) if order[0] == 2)
    value = likelihood([race(range(4), (2, 2, 1, 2))], 4).value(np.array(strengths))
    assert exp(value) == pytest.approx(whole)


def test_the_gradient_and_the_information_are_those_of_the_value() -> None:
    model = likelihood(games("slopes", 4, 30, 3), 4)
    strengths = np.array([0.2, -0.5, 1.0, 0.1])
    tiny = 1e-5 * np.eye(4)
    slope = [(model.value(strengths + step) - model.value(strengths - step)) / 2e-5 for step in tiny]
    assert model.gradient(strengths) == pytest.approx(slope, abs=1e-6)
    bend = [(model.gradient(strengths - step) - model.gradient(strengths + step)) / 2e-5 for step in tiny]
    assert model.information(strengths) == pytest.approx(np.array(bend), abs=1e-6)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_gradient_is_zero_at_the_maximum(seats: int) -> None:
    races = games("zero", 4, 60, seats)
    assert np.abs(likelihood(races, 4).gradient(fitted(races, 4))).max() < 1e-8


def test_no_place_of_a_grid_is_better() -> None:
    races = games("grid", 3, 40, 3)
    model, best = likelihood(races, 3), fitted(races, 3)
    around = np.linspace(-1, 1, 21)
    values = {(b, c): model.value(np.array([0.0, best[1] + b, best[2] + c])) for b, c in product(around, around)}
    assert max(values, key=lambda at: values[at]) == pytest.approx((0, 0), abs=1e-9)


def test_the_maximum_is_that_of_hunters_iteration() -> None:
    """Another road to the maximum: the MM algorithm of Hunter (2004), with powers instead of logarithms."""
    orders = [Random(f"order {number}").sample(range(4), 4) for number in range(50)]
    powers = [1.0] * 4
    for _ in range(2000):
        wins, shares = [0.0] * 4, [0.0] * 4
        for order in orders:
            for at, bot in enumerate(order[:-1]):
                wins[bot] += 1
                for other in order[at:]:
                    shares[other] += 1 / sum(powers[left] for left in order[at:])
        powers = [won / share for won, share in zip(wins, shares, strict=True)]
    races = [race(order, (1, 2, 3, 4)) for order in orders]
    assert fitted(races, 4) == pytest.approx(np.log(np.array(powers) / powers[0]), abs=1e-9)


def test_other_numbers_for_the_bots_change_nothing() -> None:
    random = Random("numbers")
    seatings = [(random.sample(range(4), 3), random.sample((1, 2, 3), 3)) for _ in range(60)]
    found = fitted([race(bots, places) for bots, places in seatings], 4)
    other = [2, 0, 3, 1]
    moved = fitted([race([other[bot] for bot in bots], places) for bots, places in seatings], 4)
    assert moved[other] - moved[other[0]] == pytest.approx(found, abs=1e-9)


def test_a_bot_with_two_seats_does_not_race_with_itself() -> None:
    """A second seat of bot 0 that is always first or always last tells as much as its first one."""
    twice = likelihood([race((0, 0, 1), (1, 2, 3))], 2)
    strengths = [0.0, 0.7]
    other = exp(0.7)
    assert exp(twice.value(np.array(strengths))) == pytest.approx(1 / (2 + other) * 1 / (1 + other))


def test_without_a_defeat_there_is_no_maximum() -> None:
    with pytest.raises(ArithmeticError, match="no finite maximum"):
        fitted([A_WIN] * 5, 2)


def test_a_clean_sweep_has_a_finite_rating_and_a_wide_interval() -> None:
    ratings = rate([[A_LOSS]] * 20, 2, "sweep")
    assert ratings.points == pytest.approx([0, log(21) * POINTS])
    low, high = ratings.interval(1)
    assert low < ratings.points[1] - 150
    assert high > ratings.points[1] + 300
    assert ratings.interval(0) == (0, 0)


def test_every_bot_gets_one_added_win_and_loss_in_equal_parts() -> None:
    """Five bots without a game are equal; one that lost to every other k times has 1 win in 4k + 2 games."""
    assert rate([], 5, "1", resamples=1).points == pytest.approx([0] * 5)
    others = [race(pair, (1, 1)) for pair in combinations(range(1, 5), 2)]
    lost = [race((0, other), (2, 1)) for other in range(1, 5)]
    ratings = rate([[*lost, *others]] * 3, 5, "1", resamples=1)
    assert ratings.points[1:] == pytest.approx([log(13) * POINTS] * 4)


def test_the_interval_of_two_is_that_of_the_beta_distribution() -> None:
    """30 wins and 10 losses in deals of one game: the posterior of a uniform prior is Beta(31, 11)."""
    ratings = rate([[A_LOSS]] * 30 + [[A_WIN]] * 10, 2, "beta", resamples=4000)
    grid = (np.arange(100_000) + 0.5) / 100_000
    mass = np.cumsum(grid**30 * (1 - grid) ** 10)
    quantiles = grid[np.searchsorted(mass, mass[-1] * np.array([0.025, 0.975]))]
    assert ratings.interval(1) == pytest.approx(np.log(quantiles / (1 - quantiles)) * POINTS, abs=8)


def test_games_with_the_same_dice_are_resampled_together() -> None:
    """Ten games of one deal with one result are worth one; a game won and one lost in every deal leave no doubt."""
    apart = rate([[A_WIN], [A_LOSS]] * 50, 2, "1").interval(1)
    together = rate([[A_WIN] * 10] * 5 + [[A_LOSS] * 10] * 5, 2, "1").interval(1)
    paired = rate([[A_WIN, A_LOSS]] * 50, 2, "1").interval(1)
    widths = [high - low for low, high in (paired, apart, together)]
    assert widths[0] < widths[1] / 3
    assert widths[2] > widths[1] * 2


def test_the_seed_gives_the_resamples() -> None:
    deals = [[one] for one in games("seed", 3, 20, 3)]
    first = rate(deals, 3, "1", resamples=20)
    assert np.array_equal(first.resampled, rate(deals, 3, "1", resamples=20).resampled)
    assert not np.array_equal(first.resampled, rate(deals, 3, "2", resamples=20).resampled)
