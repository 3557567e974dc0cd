"""Citizens as numbers: what a network sees of a card. No ids, so that it can judge citizens it has never seen."""

from functools import cache
from typing import assert_never

import numpy as np

from wuerfelreich.odds.wuerfelkoenig.odds import card_odds
from wuerfelreich.rules.conditions import (
    Colours,
    ColourSum,
    Condition,
    Groups,
    Numbers,
    Order,
    Parity,
    SameColour,
    Straight,
    Sum,
)
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, VILLAGES, Box, Kind
from wuerfelreich.value.network import Floats

POINTS = 10.0
"""Points are divided by this."""
KINDS = (Kind.BUSY_FAIRY, Kind.ARROGANT_ELF, Kind.TALENTED_APPRENTICE, Kind.HYPNOTIST, Kind.DRAGON)
"""The kinds with rules of their own; the others differ only in conditions and points."""
CHANCE3, CHANCE4, WORTH = 0, 1, 2
"""Columns: the chance of the citizen with three and with four rolls, played for alone, and its points."""
FAIRY, ELF, APPRENTICE, HYPNOTIST, DRAGON = range(3, 3 + len(KINDS))
VILLAGE = 3 + len(KINDS)
"""The first of five columns: one for the slot of each village."""
CONDITION = VILLAGE + len(VILLAGES)
"""The first column of the condition."""
_COLOURS, _NUMBERS, _GROUPS, _COUNT, _STRAIGHT, _SAME, _PARITY, _SUM, _COLOUR_SUM, _ORDER = (
    0, 3, 9, 12, 13, 14, 15, 17, 19, 20,
)  # fmt: skip
_CONDITION_COLUMNS = 21
COLUMNS = CONDITION + _CONDITION_COLUMNS
"""Numbers per citizen."""


@cache
def shipped_box() -> Box:
    """The material that the networks are trained on."""
    return Box()


@cache
def card_table(box: Box) -> Floats:
    """A row per citizen: two chances, points, kind, village and condition, each between about 0 and 1 (points of a
    dragon below 0). Citizens with different conditions have different rows."""
    table = np.zeros((CITIZENS, COLUMNS), dtype=np.float32)
    plan = card_odds(box, np.float32).alone(tuple(range(CITIZENS)), 4)
    table[:, CHANCE3] = plan.kept((), 3)
    table[:, CHANCE4] = plan.start()
    for code, citizen in enumerate(box.citizens):
        if isinstance(citizen.points, int):
            table[code, WORTH] = citizen.points / POINTS
        if citizen.kind in KINDS:
            table[code, FAIRY + KINDS.index(citizen.kind)] = 1
        stack = box.stack_of[code]
        if stack is not None:
            table[code, VILLAGE + stack] = 1
        for column, amount in asked(citizen.condition).items():
            table[code, CONDITION + column] = amount
    return table


def asked(condition: Condition) -> dict[int, float]:
    """What a condition asks for, by column."""
    match condition:
        case Colours(colours):
            return {_COLOURS + "RGB".index(colour): need / 6 for colour, need in colours.items()}
        case Numbers(numbers):
            return {_NUMBERS + int(number) - 1: need / 6 for number, need in numbers.items()}
        case Groups(groups):  # at most six dice: from the fourth group on, all are single dice
            sizes = sorted(groups, reverse=True)[:3]
            return {_COUNT: len(groups) / 6} | {_GROUPS + at: size / 6 for at, size in enumerate(sizes)}
        case Straight(length):
            return {_STRAIGHT: length / 6}
        case SameColour(dice):
            return {_SAME: dice / 6}
        case Parity(parity, dice):
            return {_PARITY + (parity == "odd"): dice / 6}
        case Sum(least, most):
            return {_SUM: (least or 0) / 36, _SUM + 1: (most or 0) / 36}
        case ColourSum(colour, least):
            return {_COLOUR_SUM: 1.0, _COLOURS + "RGB".index(colour): least / 36}
        case Order(order):
            return {_ORDER: 1.0} | {_COLOURS + "RGB".index(colour): 1 - at / 2 for at, colour in enumerate(order)}
        case _:
            assert_never(condition)
