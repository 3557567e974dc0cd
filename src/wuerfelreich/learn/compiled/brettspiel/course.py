"""What is noted of a game: the positions that the network values, and every move."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.learn.compiled.brettspiel.features import WIDTH, fill
from wuerfelreich.learn.compiled.brettspiel.jit import Doubles, Floats, Ints, compiled
from wuerfelreich.learn.compiled.brettspiel.state import PLAYER, TURN, WORDS, Position
from wuerfelreich.learn.compiled.brettspiel.tables import Tables
from wuerfelreich.rules.brettspiel.facts import CITIZENS

MOST_POSITIONS = 5 * CITIZENS
"""A turn takes one citizen and has four positions at most; the set-up has five."""
MOST_MOVES = 16 * CITIZENS
POSITIONS, MOVES, OPEN_ENDED = range(3)
"""Places of the counts; the last is 1 while the newest position waits for what the next step makes of it."""
# Moves, and what the numbers beside them mean.
STARTS = 0  # seat
SHOWN = 1  # stack, place of the card in the whole stack
THROWN = 2  # number of the roll
KEPT = 3  # number of the dice kept
TAKEN = 4  # stack, tier, jokers spent, superjokers spent
DRAWN = 5  # tile
CHOSEN = 6  # field, or what is stolen
MOVE_WORDS = 5


class Course(NamedTuple):
    """Room for a game. Chances are those of the first seat."""

    counts: Ints
    features: Floats
    values: Doubles
    """What the evaluator says about each position."""
    before: Doubles
    """What the next step makes of it."""
    movers: Ints
    turns: Ints
    """The turn in which each position was noted."""
    strayed: NDArray[np.bool_]
    """Whether the step after it was played at random."""
    states: Position
    moves: Ints


def new_course() -> Course:
    """Empty room."""
    return Course(
        np.zeros(3, dtype=np.int64),
        np.zeros((MOST_POSITIONS, WIDTH), dtype=np.float32),
        np.zeros(MOST_POSITIONS),
        np.zeros(MOST_POSITIONS),
        np.zeros(MOST_POSITIONS, dtype=np.int64),
        np.zeros(MOST_POSITIONS, dtype=np.int64),
        np.zeros(MOST_POSITIONS, dtype=np.bool_),
        np.zeros((MOST_POSITIONS, WORDS), dtype=np.int64),
        np.zeros((MOST_MOVES, MOVE_WORDS), dtype=np.int64),
    )


@compiled
def note(tables: Tables, course: Course, state: Position, value: float) -> None:
    """Notes a position that the network values."""
    at = course.counts[POSITIONS]
    fill(tables.board, tables.cards, state.reshape(1, -1), course.features[at : at + 1])
    course.values[at] = value
    course.movers[at] = state[PLAYER]
    course.turns[at] = state[TURN]
    course.strayed[at] = False
    course.states[at] = state
    course.counts[POSITIONS] += 1
    course.counts[OPEN_ENDED] = 1


@compiled
def close(course: Course, before: float) -> None:
    """Notes what the step after the newest position makes of it."""
    course.before[course.counts[POSITIONS] - 1] = before
    course.counts[OPEN_ENDED] = 0


@compiled
def move(course: Course, kind: int, one: int, two: int = 0, three: int = 0, four: int = 0) -> None:
    """Notes a move."""
    row = course.moves[course.counts[MOVES]]
    row[0], row[1], row[2], row[3], row[4] = kind, one, two, three, four
    course.counts[MOVES] += 1


@compiled
def returns(course: Course, trace: float, targets: Doubles) -> None:
    """The targets of all positions for the first seat (as `episodes.returns`)."""
    ahead = 0.0
    for at in range(course.counts[POSITIONS] - 1, -1, -1):
        goal = course.before[at]
        if not course.strayed[at]:
            goal += trace * ahead
        targets[at] = goal
        ahead = goal - course.values[at]
