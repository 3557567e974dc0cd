"""The ways to end the rolling: citizens, tiers and the cards spent (as `value.brettspiel.turn`)."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.learn.compiled.brettspiel.jit import Ints, compiled
from wuerfelreich.learn.compiled.brettspiel.rules import uncover
from wuerfelreich.learn.compiled.brettspiel.spendings import SPENT, SUPERS, WAY_WORDS, WILD, list_ways
from wuerfelreich.learn.compiled.brettspiel.state import (
    ALARM,
    DISCARDED,
    JOKERS,
    MERCHANT,
    NO_CARD,
    OPEN,
    PLAYER,
    SUPERJOKERS,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.tables import MOST_TIERS, Tables
from wuerfelreich.learn.compiled.brettspiel.wishes import DEEPEST, FULFILLED, Takes
from wuerfelreich.rules.brettspiel.facts import STACKS
from wuerfelreich.rules.faces import FACES
from wuerfelreich.value.brettspiel.turn import MAX_WAYS

# An ending: the stack, the tier (0 for an alarm), the jokers spent (a few bits for each face), the superjokers spent.
STACK_AT, TIER, JOKERS_SPENT, SUPERJOKERS_SPENT = range(4)
ENDING_WORDS = 4
SPENT_BITS = 3
MOST_ROWS = STACKS * (MAX_WAYS + 1)
MOST_ENDINGS = MOST_ROWS + (MAX_WAYS + 1) * (MOST_TIERS - 1) + STACKS


class Endings(NamedTuple):
    """Room for the endings of a turn. A row is a set of cards spent for one citizen."""

    counts: Ints
    """Of endings and of rows."""
    endings: Ints
    ways: Ints
    first_row: Ints
    """By stack, and one more."""
    tiers: NDArray[np.int8]
    """By row and kind of roll: the tier reached, 0 if the citizen cannot be taken so."""
    numbers: Ints
    """By row and tier: the ending."""


def new_endings(takes: Takes) -> Endings:
    """Empty room."""
    return Endings(
        np.zeros(2, dtype=np.int64),
        np.zeros((MOST_ENDINGS, ENDING_WORDS), dtype=np.int64),
        np.zeros((MAX_WAYS, WAY_WORDS), dtype=np.int64),
        np.zeros(STACKS + 1, dtype=np.int64),
        np.zeros((MOST_ROWS, takes.kinds.max()), dtype=np.int8),
        np.zeros((MOST_ROWS, MOST_TIERS + 1), dtype=np.int64),
    )


@compiled
def list_endings(tables: Tables, state: Position, found: Endings) -> None:
    """All endings of a turn, whatever the dice: citizen by citizen, and the alarms last."""
    found.counts[:] = 0
    for stack in range(STACKS):
        found.first_row[stack] = found.counts[1]
        if state[OPEN + stack] != NO_CARD:
            _list_takes(tables, state, stack, found)
    found.first_row[STACKS] = found.counts[1]
    for stack in range(STACKS):
        if state[OPEN + stack] != NO_CARD:
            _number(found, stack, 0, 0, 0)


@compiled
def _number(found: Endings, stack: int, tier: int, jokers: int, superjokers: int) -> int:
    at = found.counts[0]
    one = found.endings[at]
    one[STACK_AT], one[TIER], one[JOKERS_SPENT], one[SUPERJOKERS_SPENT] = stack, tier, jokers, superjokers
    found.counts[0] += 1
    return int(at)


@compiled
def _list_takes(tables: Tables, state: Position, stack: int, found: Endings) -> None:
    """The ways to take the open citizen of a stack."""
    card, takes = state[OPEN + stack], tables.takes
    row = found.counts[1]
    for tier in range(1, tables.cards.tiers[card] + 1):
        found.numbers[row, tier] = _number(found, stack, tier, 0, 0)
    for kind in range(takes.kinds[card]):
        found.tiers[row, kind] = takes.alone[card, kind]
    row += 1
    for at in range(list_ways(tables, state, card, found.ways)):
        way = found.ways[at]
        occurring = reached_tiers(tables, card, way, found.tiers[row])
        if not occurring:
            continue
        jokers = 0
        for face in range(FACES):
            jokers |= way[SPENT + face] << (SPENT_BITS * face)
        for tier in range(1, MOST_TIERS + 1):
            if occurring >> tier & 1:
                found.numbers[row, tier] = _number(found, stack, tier, jokers, way[SUPERS])
        row += 1
    found.counts[1] = row


@compiled
def reached_tiers(tables: Tables, card: int, way: Ints, tiers: NDArray[np.int8]) -> int:
    """By kind of roll the tier that these cards reach, where all of them are needed; gives the tiers that occur, as a
    bit mask."""
    takes, wild = tables.takes, way[WILD]
    dice = np.empty(DEEPEST, dtype=np.int64)
    number = 0
    for alike in range(FACES):
        for face in range(alike, FACES):
            if way[face] and takes.alike[card, face] == alike:
                for _ in range(way[face]):
                    if number == DEEPEST:
                        return 0
                    dice[number] = alike
                    number += 1
    occurring = 0
    dice = dice[:number]
    starts, leads, missing = takes.starts[card], takes.leads, takes.missing
    count = tables.cards.tiers[card]
    for kind in range(takes.kinds[card]):
        reached = 0
        for tier in range(count):
            start = starts[tier, kind]
            if missing[start] <= wild + number and _needed(leads, missing, start, dice, wild):
                for other in range(count):
                    reached += missing[_after(leads, starts[other, kind], dice, -1)] <= wild
                break
        tiers[kind] = reached
        occurring |= 1 << reached
    return occurring & ~1


@compiled
def _needed(leads: NDArray[np.int32], missing: Ints, start: int, dice: Ints, wild: int) -> bool:
    """Whether these dice and the wild ones fulfil a wish from a profile, and none of them is to spare."""
    if start == FULFILLED:
        return False
    place = start
    for die in dice:
        if place == FULFILLED:
            return False
        place = leads[place, die]
    if missing[place] != wild:
        return False
    for at in range(len(dice)):
        new = at == 0 or dice[at] != dice[at - 1]
        if new and missing[_after(leads, start, dice, at)] <= wild:
            return False
    return True


@compiled
def _after(leads: NDArray[np.int32], start: int, dice: Ints, without: int) -> int:
    """The profile after all these dice but one."""
    place = start
    for at in range(len(dice)):
        if at != without:
            place = leads[place, dice[at]]
    return place


@compiled
def take(tables: Tables, state: Position, ending: Ints) -> None:
    """The player ends the rolling so."""
    seat, stack, tier = state[PLAYER], ending[STACK_AT], ending[TIER]
    if tier == 0:
        state[SUPERJOKERS + seat] += 1
        uncover(tables.board, state, stack, ALARM)
        return
    card = state[OPEN + stack]
    state[JOKERS + seat * FACES + tables.cards.joker_of[card]] += 1
    for face in range(FACES):
        spent = ending[JOKERS_SPENT] >> (SPENT_BITS * face) & ((1 << SPENT_BITS) - 1)
        state[JOKERS + seat * FACES + face] -= spent
        state[DISCARDED] += spent
    state[SUPERJOKERS + seat] -= ending[SUPERJOKERS_SPENT]
    state[DISCARDED] += ending[SUPERJOKERS_SPENT]
    effect = tables.cards.effect_of[card]
    uncover(tables.board, state, stack, tier if effect == MERCHANT else effect)
