"""How often fair dice deviate from what is expected at least so much: Pearson's chi-square test."""

from collections.abc import Sequence
from math import erfc, exp, pi, sqrt

MIN_EXPECTED = 10
"""With fewer of each face on average, the approximation is too rough and nothing is said."""


def chi_square(counts: Sequence[int]) -> float:
    """How far counts of equally likely things are from equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def p_value(counts: Sequence[int]) -> float | None:
    """The share of fair dice that deviate at least so much; None if there are too few rolls to say."""
    if sum(counts) < MIN_EXPECTED * len(counts):
        return None
    return chi_square_tail(chi_square(counts), len(counts) - 1)


def chi_square_tail(value: float, degrees: int) -> float:
    """The chance that a chi-square variable with so many degrees of freedom is at least this large.

    The upper incomplete gamma function grows by a term for each two degrees, from Q(1/2, x) = erfc(√x) or
    Q(1, x) = e^-x: Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1)."""
    x = value / 2
    if degrees % 2:
        tail, a, term = erfc(sqrt(x)), 0.5, 2 * sqrt(x / pi) * exp(-x)
    else:
        tail, a, term = exp(-x), 1.0, x * exp(-x)
    while a < degrees / 2:
        tail += term
        a += 1
        term *= x / a
    return min(1.0, tail)
