"""The dice of a turn, solved exactly (as `odds.turn`). Arrays have one axis for each of the three types of dice."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.jit import Floats, Ints, compiled
from wuerfelreich.learn.compiled.brettspiel.tables import Dice
from wuerfelreich.rules.brettspiel.state import ROLLS

TYPES = 3


class Plan(NamedTuple):
    """Room for a solved turn."""

    kept: tuple[Floats, ...]
    """By rolls left after the next one: what the dice kept are worth."""
    rolled: Floats
    """What every roll is worth, if the best dice are kept."""


def new_plan(dice: Dice) -> Plan:
    """Empty room."""
    _, keeps, rolls = dice.chances.shape
    kept = tuple(np.zeros(keeps**TYPES, dtype=np.float32) for _ in range(ROLLS - 1))
    return Plan(kept, np.zeros(rolls**TYPES, dtype=np.float32))


@compiled
def solve(dice: Dice, stopping: Floats, plan: Plan) -> float:
    """The best play of a turn, given what it is worth to stop with each roll; gives its worth before the first one."""
    plan.rolled[:] = stopping
    for kept in plan.kept:
        expected(dice, plan.rolled, kept)
        best(dice, kept, plan.rolled)
    return float(np.dot(dice.start, plan.rolled))


@compiled
def expected(dice: Dice, rolled: Floats, kept: Floats) -> None:
    """The mean of every set of kept dice over the rolls that may follow. One type after the other turns from rolls into
    kept dice and moves to the end."""
    rolls = dice.chances.shape[2]
    values = rolled.reshape(rolls, -1)
    for kind in range(TYPES):
        values = np.dot(values.T, dice.chances[kind].T).reshape(-1).reshape(rolls if kind < TYPES - 1 else 1, -1)
    kept[:] = values[0]


@compiled
def best(dice: Dice, kept: Floats, rolled: Floats) -> None:
    """What every roll is worth if the best dice are kept: the most of what it allows, type by type."""
    _, keeps, rolls = dice.chances.shape
    first = np.empty((rolls, keeps * keeps), dtype=np.float32)
    values = kept.reshape(keeps, -1)
    for roll in range(rolls):
        _most(values, dice.subsets[0, roll], first[roll])
    second = np.empty((rolls, keeps), dtype=np.float32)
    for one in range(rolls):
        values = first[one].reshape(keeps, keeps)
        for roll in range(rolls):
            _most(values, dice.subsets[1, roll], second[roll])
        for two in range(rolls):
            at = (one * rolls + two) * rolls
            row = second[two]
            for roll in range(rolls):
                of = dice.subsets[2, roll]
                rolled[at + roll] = max(row[of[0]], row[of[1]], row[of[2]], row[of[3]])


@compiled
def _most(values: Floats, of: Ints, out: Floats) -> None:
    one, two, three, four = values[of[0]], values[of[1]], values[of[2]], values[of[3]]
    for at in range(len(out)):
        out[at] = max(one[at], two[at], three[at], four[at])


@compiled
def best_keep(dice: Dice, kept: Floats, roll: int) -> int:
    """The best dice to keep of a roll, if at least one is rolled again."""
    _, keeps, rolls = dice.chances.shape
    one, two, three = roll // (rolls * rolls), roll // rolls % rolls, roll % rolls
    choices = dice.subsets.shape[2]
    found = -1
    for at in range(choices**TYPES - 1):  # the last choice is to keep all
        place = dice.subsets[0, one, at // (choices * choices)]
        place = place * keeps + dice.subsets[1, two, at // choices % choices]
        place = place * keeps + dice.subsets[2, three, at % choices]
        whole = place == _whole(dice, one, two, three)
        if not whole and (found < 0 or kept[place] > kept[found]):
            found = place
    return found


@compiled
def _whole(dice: Dice, one: int, two: int, three: int) -> int:
    """The number of all dice of a roll, as kept dice."""
    keeps = dice.chances.shape[1]
    last = dice.subsets.shape[2] - 1
    place = dice.subsets[0, one, last] * keeps + dice.subsets[1, two, last]
    return int(place * keeps + dice.subsets[2, three, last])


@compiled
def throw(dice: Dice, kept: int) -> int:
    """A roll of all dice that are not kept."""
    _, keeps, rolls = dice.chances.shape
    roll = 0
    for kind in range(TYPES):
        place = kept // keeps ** (TYPES - 1 - kind) % keeps
        chances = dice.chances[kind, place]
        left = np.random.random()
        at = last = 0
        for at in range(rolls):
            if chances[at] > 0:
                last = at
                left -= chances[at]
                if left < 0:
                    break
        roll = roll * rolls + last
    return roll
