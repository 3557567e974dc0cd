"""What was measured as figures with their limits."""

from collections.abc import Iterator

from msgspec import Struct

from bench.value import strength
from bench.value.measured import Measured

FULL_BIN = 5_000
"""Positions; a smaller bin is printed, but not held against the limit."""
MEDIAN_MS, MAX_MS = 2.0, 50.0
NARROWER = {"wuerfelkoenig": 3.0}
STRENGTH = {"wuerfelkoenig": 0.54}
"""The share to be reached with two players; elsewhere a lower bound counts."""
MIN_BOUND = 0.52
"""What the lower bound of the share must exceed with two players, in the other games."""
MAX_DIFFERENCE = 4.0


class Figure(Struct, frozen=True):
    """A measured number in words, whether it keeps its limit (None: there is none, only an aim), and the limit."""

    name: str
    value: str
    limit: str
    kept: bool | None


def figures(found: Measured) -> Iterator[Figure]:
    """The figures with their limits."""
    points = 0.02 if found.players == 2 else 0.03
    for one in found.calibration:
        off = one.won - one.forecast
        kept = abs(off) <= points if one.count >= FULL_BIN else None
        told = f"forecast {one.forecast:.1%}, won {one.won:.1%} ({off * 100:+.1f} points) in {one.count} games"
        yield Figure("calibration", told, f"± {points:.0%} from {FULL_BIN:,} games on", kept)
    if found.rollouts:
        error = found.rollouts
        told = f"{error.rms:.2%} RMS ({error.raw:.2%} with noise)"
        yield Figure("rollouts", told, f"≤ {points:.0%}", error.rms <= points)
        told = f"{error.positions} × {error.rollouts:,} adjusted, worth {error.worth:,.0f} plain ones each"
        yield Figure("rollouts", told, "", None)
    if found.strength:
        yield from _strength(found, found.strength)


def _strength(found: Measured, one: strength.Strength) -> Iterator[Figure]:
    low, high = one.adjusted.interval
    told = f"{one.plain.share:.1%} ± {_half(one.plain.interval):.1%} plain, {one.games} games"
    yield Figure("v solver", told, "", None)
    told = f"{one.adjusted.share:.1%} ({low:.1%} – {high:.1%}) without dice"
    if found.players == 2 and found.game in STRENGTH:
        bar = STRENGTH[found.game]
        yield Figure("v solver", told, f"≥ {bar:.0%}", one.adjusted.share >= bar)
    else:
        bar = MIN_BOUND if found.players == 2 else one.fair
        yield Figure("v solver", told, f"lower bound > {bar:.1%}", low > bar)
    if one.draws:
        told = f"{one.draws.share:.1%} ± {_half(one.draws.interval):.1%} without dice and draws"
        yield Figure("v solver", told, "", None)
    told = f"the adjusted interval is {one.narrower:.1f} × narrower"
    if found.game in NARROWER:
        bar = NARROWER[found.game]
        yield Figure("luck", told, f"≥ {bar:.0f} ×", one.narrower >= bar)
    else:
        yield Figure("luck", told, "aim 2 ×", None)
    told = f"adjusted and plain differ by {one.difference:.1f} standard errors"
    yield Figure("luck", told, f"< {MAX_DIFFERENCE:.0f}", one.difference < MAX_DIFFERENCE)
    yield Figure("decision", f"median {one.median_ms:.2f} ms", f"≤ {MEDIAN_MS:.0f} ms", one.median_ms <= MEDIAN_MS)
    yield Figure("decision", f"slowest {one.max_ms:.1f} ms", f"≤ {MAX_MS:.0f} ms", one.max_ms <= MAX_MS)


def _half(interval: tuple[float, float]) -> float:
    return (interval[1] - interval[0]) / 2
