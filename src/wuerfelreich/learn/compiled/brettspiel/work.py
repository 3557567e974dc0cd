"""Room for the positions of a turn, and for how their values are put together.

Positions for the network are gathered first and valued in one batch. How their values are put together is noted as
steps: each is followed by what it is made of, so that they are worked out from the last to the first."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.features import WIDTH
from wuerfelreich.learn.compiled.brettspiel.jit import Doubles, Floats, Ints, compiled
from wuerfelreich.learn.compiled.brettspiel.state import EFFECTS, WORDS, Position

MOST_LEAVES = 1 << 13
MOST_STEPS = 1 << 14
MOST_WAITING = 1 << 9
"""Positions that are yet to be looked at."""
BLOCK = 128
"""Positions that the network values at once."""
VALUED, FINAL, BEST, MEAN = range(4)
"""Kinds of steps: the value of a gathered position, a result, the best of some values, their mean by weights."""
LEAVES, STEPS, SHARES, WAITING = range(4)
"""Places of the counts."""
UNKNOWN = -1


class Work(NamedTuple):
    """Room for what is gathered."""

    counts: Ints
    states: Position
    values: Doubles
    waiting: Position
    rows: Floats
    steps: Ints
    """Kind, how many or which one, and where the weights begin or who chooses."""
    shares: Doubles
    """Weights, and results."""
    found: Doubles
    """What has been worked out, from the end on."""
    struck: Ints
    """By effect: the field that a tamer or bully chooses in this turn."""


def new_work() -> Work:
    """Empty room."""
    return Work(
        np.zeros(4, dtype=np.int64),
        np.zeros((MOST_LEAVES, WORDS), dtype=np.int64),
        np.zeros(MOST_LEAVES),
        np.zeros((MOST_WAITING, WORDS), dtype=np.int64),
        np.zeros((BLOCK, WIDTH), dtype=np.float32),
        np.zeros((MOST_STEPS, 3), dtype=np.int64),
        np.zeros(MOST_STEPS),
        np.zeros(MOST_STEPS),
        np.full(EFFECTS, UNKNOWN),
    )


@compiled
def clear(work: Work) -> None:
    """Begins anew, for the positions of a turn."""
    work.counts[:] = 0
    work.struck[:] = UNKNOWN


@compiled
def step(work: Work, kind: int, number: int, more: int) -> None:
    """Notes a step."""
    at = work.counts[STEPS]
    if at >= MOST_STEPS:
        raise ValueError("too many positions in one turn")
    work.steps[at, 0], work.steps[at, 1], work.steps[at, 2] = kind, number, more
    work.counts[STEPS] += 1


@compiled
def share_of(work: Work, share: float) -> int:
    """Notes a weight or a result, and gives its place."""
    at = work.counts[SHARES]
    if at >= MOST_STEPS:
        raise ValueError("too many draws in one turn")
    work.shares[at] = share
    work.counts[SHARES] += 1
    return int(at)


@compiled
def leaf(work: Work, state: Position) -> None:
    """Notes a position for the network."""
    at = work.counts[LEAVES]
    if at >= MOST_LEAVES:
        raise ValueError("too many positions in one turn")
    work.states[at] = state
    work.counts[LEAVES] += 1
    step(work, VALUED, at, 0)


@compiled
def wait(work: Work, state: Position) -> Position:
    """A copy of a position, which is looked at before all others that wait."""
    at = work.counts[WAITING]
    if at >= MOST_WAITING:
        raise ValueError("too many positions at once")
    work.counts[WAITING] += 1
    copied: Position = work.waiting[at]
    copied[:] = state
    return copied


@compiled
def mean(work: Work, weights: Doubles) -> None:
    """Notes the mean, by weights, of what follows."""
    first = work.counts[SHARES]
    total = weights.sum()
    for weight in weights:
        share_of(work, weight / total)
    step(work, MEAN, len(weights), first)
