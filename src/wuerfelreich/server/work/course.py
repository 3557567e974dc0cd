"""Everybody's chances along a finished game, and its turning point: work for other processes, as in `jobs`."""

from typing import NamedTuple

from msgspec import Struct

from wuerfelreich.records import Replay, read_record, replay
from wuerfelreich.records.replay import final_result
from wuerfelreich.review.accounting import moves_of
from wuerfelreich.review.turning_points import Change, turning_point
from wuerfelreich.rules.game import Over
from wuerfelreich.server.work.chances import among_others, evaluator_for, resigned_in
from wuerfelreich.server.work.jobs import Rules
from wuerfelreich.value.evaluator import AnyEvaluator, Chances, shares
from wuerfelreich.value.position import SeatChances
from wuerfelreich.value.shipped import NoEvaluator

MAX_COURSE = 3_000
"""Entries of a game whose whole course is computed: that takes less than a second for each thousand."""


class Turned(Struct, frozen=True):
    """The turning point, by its place among the entries, and what it did for a winner."""

    entry: int
    seat: int
    before: float
    after: float


class Courses(Struct, frozen=True):
    """Everybody's chances along a game, as `advice.Course` has them."""

    chances: tuple[SeatChances, ...]
    reached: tuple[SeatChances, ...]
    turned: Turned | None


class _Values(NamedTuple):
    """What the evaluator says after a step, and what the step made of it, as if nobody had resigned."""

    now: Chances
    reached: Chances


def course(file: bytes) -> Courses | None:
    """The chances after every entry of a game file; None if no network fits the game."""
    record = read_record(file)
    header, players = record.header, len(record.header.seats)
    own = bytes(header.material.own)
    try:
        evaluator = evaluator_for(Rules(header.game, own.decode() if own else None, header.rules), players)
    except NoEvaluator:
        return None
    played = replay(record)
    values = [_valued(played, evaluator, step.after) for step in played.steps]
    resigned: list[int] = []
    chances, reached = [], []
    for step, value in zip(played.steps, values, strict=True):
        resigned += resigned_in([step.entry])
        result = final_result(played.game.next(step.after), players, resigned)
        if result is not None:
            chances.append(_seats(shares(result)))
            reached.append(_seats(shares(result)))
            continue
        chances.append(_seats(among_others(value.now, tuple(resigned))))
        reached.append(_seats(among_others(value.reached, tuple(resigned))))
    return Courses(tuple(chances), tuple(reached), _turned(played, evaluator, values))


def _seats(chances: Chances) -> SeatChances:
    """Chances as they are sent."""
    return tuple(chances.tolist())


def _valued(played: Replay, evaluator: AnyEvaluator, state: Struct) -> _Values:
    match played.game.next(state):
        case Over(result):
            return _Values(shares(result), shares(result))
    now = evaluator.now(state)
    return _Values(now, evaluator.reached(state) if evaluator.estimated(state) else now)


def _turned(played: Replay, evaluator: AnyEvaluator, values: list[_Values]) -> Turned | None:
    """The turning point by the steps of an account: without moves that were taken back, and without the end, where
    those who resigned give away what they had."""
    if played.result is None:
        return None
    entries = [move.entry for move in moves_of(played)]
    before = _valued(played, evaluator, played.start).now
    changes: list[Change] = []
    for entry in entries:
        changes.append((_seats(before), _seats(values[entry].reached)))
        before = values[entry].now
    found = turning_point(changes, played.result)
    if found is None:
        return None
    was, became = changes[found.at]
    return Turned(entries[found.at], found.seat, was[found.seat], became[found.seat])
