"""The turning points of a game, the steps that did most for the winner: one definition for the review, and for whoever
else names one."""

from collections.abc import Sequence
from typing import NamedTuple

from wuerfelreich.rules.game import Result
from wuerfelreich.value.position import SeatChances

MAX_TURNING_POINTS = 3
SMALLEST_TURN = 0.1
"""A smaller gain is no turning point."""
_DECIMALS = 5
"""Gains that are the same to so many decimals are equal, and the first counts: whoever computes them in another order
differs by a little."""

#: Everybody's chance before and after a step: in an account that is luck or loss, without drift.
Change = tuple[SeatChances, SeatChances]


class TurningPoint(NamedTuple):
    """A step, by its place among the changes, and the winner whom it helped most."""

    at: int
    seat: int
    gain: float


def turning_points(changes: Sequence[Change], result: Result) -> tuple[int, ...]:
    """The places of the changes that raised a winner's chance most, in the order of the game."""
    return tuple(sorted(point.at for point in _greatest_first(changes, result)[:MAX_TURNING_POINTS]))


def turning_point(changes: Sequence[Change], result: Result) -> TurningPoint | None:
    """The greatest of them; None if there is none."""
    return next(iter(_greatest_first(changes, result)), None)


def _greatest_first(changes: Sequence[Change], result: Result) -> list[TurningPoint]:
    # In a drawn game it is whoever gained.
    winners = result.winners or range(len(result.places))
    points = [_helped(at, change, winners) for at, change in enumerate(changes)]
    return sorted((point for point in points if point.gain >= SMALLEST_TURN), key=lambda point: (-point.gain, point.at))


def _helped(at: int, change: Change, winners: Sequence[int]) -> TurningPoint:
    before, after = change
    gains = {seat: round(after[seat] - before[seat], _DECIMALS) for seat in winners}
    seat = max(winners, key=lambda seat: gains[seat])
    return TurningPoint(at, seat, gains[seat])
