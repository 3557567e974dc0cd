"""How often fair dice deviate so much: the closed form against integration, known values, and simulated dice."""

from math import exp, gamma, pow, sqrt
from random import Random

import pytest

from wuerfelreich.review.deviation import MIN_EXPECTED, chi_square, chi_square_tail, p_value


def integrated(value: float, degrees: int) -> float:
    """The same tail by Simpson's rule over the density, substituting x = u² so that it is smooth at 0."""
    half, steps = degrees / 2, 2_000
    width = sqrt(value) / steps

    def density(u: float) -> float:
        return 2 * pow(u, degrees - 1) * exp(-u * u / 2) / (pow(2, half) * gamma(half))

    inner = sum((4 if at % 2 else 2) * density(at * width) for at in range(1, steps))
    return 1 - width / 3 * (density(0) + inner + density(steps * width))


@pytest.mark.parametrize("degrees", range(1, 12))
@pytest.mark.parametrize("value", [0.1, 1.0, 4.35, 11.07, 30.0])
def test_the_tail_is_the_integral_of_the_density(value: float, degrees: int) -> None:
    assert chi_square_tail(value, degrees) == pytest.approx(integrated(value, degrees), abs=1e-9)


def test_the_tail_of_printed_tables() -> None:
    for degrees, value in ((1, 3.8415), (2, 5.9915), (5, 11.0705), (10, 18.3070)):
        assert chi_square_tail(value, degrees) == pytest.approx(0.05, abs=1e-5)
    assert chi_square_tail(0, 5) == 1


def test_so_many_of_simulated_players_deviate_so_much() -> None:
    """The p-values of fair dice are as often below a share as that share says."""
    rng = Random(1)
    found = []
    for _ in range(2_000):
        rolled = rng.choices(range(6), k=120)
        found.append(p_value([rolled.count(face) for face in range(6)]) or 0)
    for share in (0.05, 0.25, 0.5, 0.9):
        assert sum(p <= share for p in found) / len(found) == pytest.approx(share, abs=0.04)


def test_few_rolls_say_nothing_and_loaded_dice_are_noticed() -> None:
    assert p_value([MIN_EXPECTED - 1] * 6) is None
    assert p_value([MIN_EXPECTED] * 6) == 1
    assert (p_value([60, 60, 60, 60, 60, 120]) or 1) < 1e-6
    assert chi_square([8, 12]) == pytest.approx(0.8)
