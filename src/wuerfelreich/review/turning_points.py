"""The turning points of a game: one definition for the review, and for whoever else names one."""

from collections.abc import Sequence
from operator import sub

from wuerfelreich.value.position import SeatChances

MAX_TURNING_POINTS = 3
SMALLEST_TURN = 0.1
"""A change of nobody's chance by this much is no turning point."""


def turning_points(changes: Sequence[tuple[SeatChances, SeatChances]]) -> tuple[int, ...]:
    """The places of the changes that moved somebody's chance most, in the order of the game. A change is everybody's
    chance before and after a step: in an account that is luck or loss, without drift."""
    sizes = [max(map(abs, map(sub, after, before))) for before, after in changes]
    large = [at for at, size in enumerate(sizes) if size >= SMALLEST_TURN]
    return tuple(sorted(sorted(large, key=lambda at: -sizes[at])[:MAX_TURNING_POINTS]))
