"""A round worked out exactly: what everybody crosses, when the active player stops, and the mean over the dice.

The active player has seat 1 and wants a large lead; the other one has seat 0, crosses after him, and wants a small one.
All pairs of crossings are looked at."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.machine_code import machine_code
from wuerfelreich.learn.compiled.wuerfelland.lands import Lands
from wuerfelreich.learn.compiled.wuerfelland.network import Weights, chance, columns, leads
from wuerfelreich.learn.compiled.wuerfelland.tables import ENDINGS, Dice, Floats, Ints, Singles
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.rules.wuerfelland.dice import DICE
from wuerfelreich.value.wuerfelland.crossings import COUNTS, GROUPS

_NEVER = np.float32(np.inf)


class Round(NamedTuple):
    """The best play of a round."""

    active: Singles
    """What the active player's land adds to the hidden layer: by value, and by crossing in columns."""
    other: Singles
    """The same for the other one."""
    ends: Floats
    """By colour and end of phase 1: the active player's chance."""
    rolling: Floats
    """By colour and dice aside: his chance when rolling on; below 0 where that is impossible."""
    least: Singles
    """By his crossing and the other's colour and number of dice: the lead that the other's best crossing leaves. The
    first is that of passing."""


@machine_code
def solve_round(dice: Dice, weights: Weights, lands: Lands, active: int, last: bool) -> Round:
    """The plan of a round; in the last one a game that nobody has won is drawn (WL12)."""
    solved = Round(
        columns(weights, lands, active, 1, 0),
        columns(weights, lands, 1 - active, 0, 0),
        np.empty((COLOUR_COUNT, ENDINGS)),
        np.full((COLOUR_COUNT, COUNTS), -1.0),
        np.full((lands.rows[active], GROUPS), _NEVER),
    )
    _answer_all(weights, lands, active, last, solved)
    for colour in range(COLOUR_COUNT):
        for end in range(ENDINGS):
            row = crossing(dice, lands, active, colour, end, solved.least)
            solved.ends[colour, end] = chance(_answered(dice, colour, end, solved.least[row]))
        _solve_phase_one(dice, solved.ends[colour], solved.rolling[colour])
    return solved


@machine_code
def answers(weights: Weights, lands: Lands, active: int, last: bool, solved: Round, row: int) -> Singles:
    """The leads after this crossing of the active player and each of the other's; exact where the game is over. What
    uses dice of the same colour is left out: there are none left."""
    other = 1 - active
    found = np.full(lands.rows[other], _NEVER)
    colour = lands.groups[active, row] // COUNTS
    begin, end = lands.bounds[other, colour * COUNTS], lands.bounds[other, (colour + 1) * COUNTS]
    if row == 0:
        begin, end = lands.rows[other], lands.rows[other]
    values = solved.active[:, row].copy()
    leads(weights, values, solved.other, 0, begin, found)
    leads(weights, values, solved.other, end, lands.rows[other], found)
    for column in range(lands.rows[other]):
        if begin <= column < end:
            continue
        won, lost = lands.reached[active, row] > 0, lands.reached[other, column] > 0
        if won or lost:
            found[column] = np.float32(0.0) if won and lost else (_NEVER if won else -_NEVER)
        elif last and lands.treasures[active, row] + lands.treasures[other, column] == 0:
            found[column] = np.float32(0.0)
    return found


@machine_code
def _answer_all(weights: Weights, lands: Lands, active: int, last: bool, solved: Round) -> None:
    """Fills in the least leads."""
    for row in range(lands.rows[active]):
        found = answers(weights, lands, active, last, solved, row)
        for column in range(len(found)):
            group = lands.groups[1 - active, column]
            solved.least[row, group] = min(solved.least[row, group], found[column])


@machine_code
def _answered(dice: Dice, colour: int, end: int, least: Singles) -> np.float32:
    """What the other player's best answer leaves, with the dice of an end."""
    found: np.float32 = least[0]
    at = 0
    for other in range(COLOUR_COUNT):
        if other != colour:
            count = dice.left[end, at]
            at += 1
            if count > 0:
                found = min(found, least[other * COUNTS + count])
    return found


@machine_code
def crossing(dice: Dice, lands: Lands, active: int, colour: int, end: int, least: Singles) -> int:
    """The row that the active player crosses with the dice of an end, knowing the answer: he must, if he can."""
    group = colour * COUNTS + dice.aside[end]
    begin, after = lands.bounds[active, group], lands.bounds[active, group + 1]
    if begin == after:
        return 0
    best: int = begin
    most = -_NEVER
    for row in range(begin, after):
        lead = _answered(dice, colour, end, least[row])
        if lead > most:
            best, most = row, lead
    return best


@machine_code
def _solve_phase_one(dice: Dice, ends: Floats, rolling: Floats) -> None:
    """What rolling on is worth with one colour, by the dice aside: `odds.wuerfelland.odds.rolling_on`."""
    best = np.zeros(COUNTS)
    for aside in range(DICE, 0, -1):
        for end in range(dice.ends[aside], dice.ends[aside + 1]):
            best[aside] += dice.chance[end] * max(ends[end], rolling[aside])
        if aside == 1:
            break
        before, missed = aside - 1, 0.0
        for end in range(dice.ends[before], dice.ends[aside]):
            missed += dice.chance[end] * ends[end]
        mean = missed * dice.came[DICE - before, 0]
        for came in range(1, DICE - before + 1):
            mean += dice.came[DICE - before, came] * best[before + came]
        rolling[before] = mean


@machine_code
def end_of(dice: Dice, counts: Ints, colour: int, aside: int) -> int:
    """The end with so many dice of the colour aside, and the others as they lie."""
    code = 0
    for other in range(COLOUR_COUNT):
        if other != colour:
            code = code * COUNTS + counts[other]
    end: int = dice.end_at[aside, code]
    return end


@machine_code
def best_colour(dice: Dice, solved: Round, counts: Ints) -> tuple[int, float]:
    """The colour to choose after the first roll, and the active player's chance then."""
    best, most = -1, -1.0
    for colour in range(COLOUR_COUNT):
        if counts[colour] > 0:
            end = end_of(dice, counts, colour, counts[colour])
            chances = max(solved.ends[colour, end], solved.rolling[colour, counts[colour]])
            if chances > most:
                best, most = colour, chances
    return best, most


@machine_code
def before_roll(dice: Dice, solved: Round) -> float:
    """The active player's chance before the first roll."""
    mean = 0.0
    for roll in range(len(dice.rolls)):
        mean += dice.roll_chances[roll] * best_colour(dice, solved, dice.rolls[roll])[1]
    return mean
