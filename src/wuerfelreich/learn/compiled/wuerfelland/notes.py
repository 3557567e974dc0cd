"""What is noted of a game while it is played."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.machine_code import copy, machine_code, packed
from wuerfelreich.learn.compiled.wuerfelland.lands import Lands
from wuerfelreich.learn.compiled.wuerfelland.tables import Flags, Floats, Ints, Singles
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES
from wuerfelreich.rules.wuerfelland.dice import DICE
from wuerfelreich.rules.wuerfelland.play import ROUNDS
from wuerfelreich.value.wuerfelland.split_network import OWED_WIDTH, SEAT_WIDTH, width

#: Kinds of steps.
DEAL, SIDE, START, ROLL, CHOOSE, ROLL_ON, STOP, CROSS, PASS = range(9)
_MAX_POSITIONS = ROUNDS + 2 * TREASURES
_MAX_STEPS = ROUNDS * (2 * DICE + 4) + 4 * TREASURES + 5


class Notes(NamedTuple):
    """A game: the positions that the network values in rows, and every step."""

    counts: Ints
    """Of positions and of steps."""
    features: Singles
    mover: Ints
    """The player whose view the features take."""
    value: Floats
    """His chance by the network."""
    before: Floats
    """His chance before the roll that follows, by the exact mean over the dice."""
    strayed: Flags
    """Whether something was played at random before the next position."""
    steps: Ints
    """The kind of each step, and what it was: dice by colour, a sheet, board, seat or colour, or an area and which of
    its fields are crossed."""


def new_notes() -> Notes:
    """Room for a game."""
    notes = Notes(
        counts=np.zeros(2, dtype=np.int64),
        features=np.zeros((_MAX_POSITIONS, width(2)), dtype=np.float32),
        mover=np.zeros(_MAX_POSITIONS, dtype=np.int64),
        value=np.zeros(_MAX_POSITIONS),
        before=np.zeros(_MAX_POSITIONS),
        strayed=np.zeros(_MAX_POSITIONS, dtype=np.uint8),
        steps=np.zeros((_MAX_STEPS, 1 + COLOUR_COUNT), dtype=np.int64),
    )
    return packed(notes)


@machine_code
def note_step(notes: Notes, kind: int, what: int = 0, more: int = 0) -> None:
    """Notes a step that is not a roll."""
    step = notes.steps[notes.counts[1]]
    step[0], step[1], step[2] = kind, what, more
    notes.counts[1] += 1


@machine_code
def note_roll(notes: Notes, counts: Ints) -> None:
    """Notes the dice of a roll."""
    step = notes.steps[notes.counts[1]]
    step[0] = ROLL
    copy(counts, step[1:])
    notes.counts[1] += 1


@machine_code
def note_position(notes: Notes, lands: Lands, mover: int, owed: Ints, value: float, before: float) -> None:
    """Notes a position, as this player sees it."""
    at = notes.counts[0]
    notes.counts[0] += 1
    notes.mover[at], notes.value[at], notes.before[at], notes.strayed[at] = mover, value, before, 0
    for seat in range(2):
        player = mover if seat == 0 else 1 - mover
        own = notes.features[at, seat * SEAT_WIDTH : (seat + 1) * SEAT_WIDTH]
        own[0] = 1.0
        copy(lands.features[player, 0], own[1:])
        rolls = 2 * SEAT_WIDTH + seat * OWED_WIDTH
        notes.features[at, rolls] = owed[player] > 0
        notes.features[at, rolls + 1] = min(owed[player], 4) / 2


@machine_code
def note_straying(notes: Notes) -> None:
    """Notes that the step after the latest position was not the best one."""
    notes.strayed[notes.counts[0] - 1] = 1
