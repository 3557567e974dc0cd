"""Places from comparable merits."""

from collections.abc import Sequence


def places(merits: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each: 1 for the greatest merit; equal merits share a place, as in 1, 2, 2, 4."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
