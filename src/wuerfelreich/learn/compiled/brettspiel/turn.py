"""A turn of the board game, solved: what every ending is worth, the best one for every roll, and the best dice to keep.

As `value.brettspiel.turn`. With two players the chance of the one who rolls says all."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.learn.compiled.brettspiel.dice import Plan, new_plan, solve
from wuerfelreich.learn.compiled.brettspiel.endings import (
    MOST_ENDINGS,
    TIER,
    Endings,
    list_endings,
    new_endings,
    take,
)
from wuerfelreich.learn.compiled.brettspiel.jit import Doubles, Floats, Ints, compiled
from wuerfelreich.learn.compiled.brettspiel.leaves import ended, ends_game, gather, reckon
from wuerfelreich.learn.compiled.brettspiel.network import Net
from wuerfelreich.learn.compiled.brettspiel.state import EFFECT, EFFECTS, NO_CARD, OPEN, PLAYER, Position
from wuerfelreich.learn.compiled.brettspiel.tables import Tables
from wuerfelreich.learn.compiled.brettspiel.work import Work, clear
from wuerfelreich.rules.brettspiel.facts import STACKS

NOTHING = np.float32(-1.0)
"""Less than any chance."""


class Turn(NamedTuple):
    """Room for a solved turn."""

    endings: Endings
    chances: Doubles
    """By ending: the chance of the player."""
    ends: NDArray[np.bool_]
    """By ending: whether the network values the position after it."""
    kinds: Floats
    """By stack and kind of roll: the best chance."""
    kind_endings: NDArray[np.int16]
    stopping: Floats
    """By roll: the chance by the best ending."""
    plan: Plan


def new_turn(tables: Tables) -> Turn:
    """Empty room."""
    kinds, rolls = tables.takes.kinds.max(), tables.takes.of_roll.shape[1]
    return Turn(
        new_endings(tables.takes),
        np.zeros(MOST_ENDINGS),
        np.zeros(MOST_ENDINGS, dtype=np.bool_),
        np.zeros((STACKS, kinds), dtype=np.float32),
        np.zeros((STACKS, kinds), dtype=np.int16),
        np.zeros(rolls, dtype=np.float32),
        new_plan(tables.dice),
    )


@compiled
def solve_turn(tables: Tables, net: Net, work: Work, turn: Turn, state: Position) -> float:
    """Solves the turn that begins in this position; gives the chance of the player who rolls."""
    list_endings(tables, state, turn.endings)
    _value_endings(tables, net, work, turn, state)
    for stack in range(STACKS):
        if state[OPEN + stack] != NO_CARD:
            _choose_by_kind(tables, turn, stack, state[OPEN + stack])
    _choose(tables, turn, state)
    return solve(tables.dice, turn.stopping, turn.plan)


@compiled
def _value_endings(tables: Tables, net: Net, work: Work, turn: Turn, state: Position) -> None:
    """What every ending is worth. If it takes the last tiles, the cards spent make no difference."""
    clear(work)
    number = turn.endings.counts[0]
    places = np.empty(number, dtype=np.int64)
    finals = np.full(EFFECTS, -1)
    gathered = 0
    after = np.empty_like(state)
    for at in range(number):
        after[:] = state
        take(tables, after, turn.endings.endings[at])
        effect = after[EFFECT]
        turn.ends[at] = ended(after)
        last = ends_game(after)
        if last and finals[effect] >= 0:
            places[at] = finals[effect]
            continue
        gather(tables, net, work, after)
        places[at] = gathered
        if last:
            finals[effect] = gathered
        gathered += 1
    values = reckon(tables, net, work)
    for at in range(number):
        value = values[places[at]]
        turn.chances[at] = 1.0 - value if state[PLAYER] else value


@compiled
def _choose_by_kind(tables: Tables, turn: Turn, stack: int, card: int) -> None:
    """The best way to take a citizen by kind of roll."""
    values, chosen = turn.kinds[stack], turn.kind_endings[stack]
    found = turn.endings
    kinds = tables.takes.kinds[card]
    values[:kinds] = NOTHING
    for row in range(found.first_row[stack], found.first_row[stack + 1]):
        tiers = found.tiers[row]
        for kind in range(kinds):
            if tiers[kind]:
                ending = found.numbers[row, tiers[kind]]
                if turn.chances[ending] > values[kind]:
                    values[kind], chosen[kind] = turn.chances[ending], ending


@compiled
def _choose(tables: Tables, turn: Turn, state: Position) -> None:
    """What the best ending of every roll is worth. There is no alarm where the dice fulfil a citizen (BR1)."""
    stopping = turn.stopping
    stopping[:] = NOTHING
    must = np.zeros(len(stopping), dtype=np.bool_)
    for stack in range(STACKS):
        card = state[OPEN + stack]
        if card != NO_CARD:
            of_roll, values = tables.takes.of_roll[card], turn.kinds[stack]
            for roll in range(len(of_roll)):
                stopping[roll] = max(stopping[roll], values[of_roll[roll]])
            must |= tables.takes.fulfilled[card]
    alarm = np.float32(turn.chances[best_alarm(turn)])
    for roll in range(len(must)):
        stopping[roll] = stopping[roll] if must[roll] else max(stopping[roll], alarm)


@compiled
def best_ending(tables: Tables, turn: Turn, state: Position, roll: int) -> int:
    """The best ending of a roll."""
    found = -1
    must = False
    for stack in range(STACKS):
        card = state[OPEN + stack]
        if card != NO_CARD:
            kind = tables.takes.of_roll[card, roll]
            must |= tables.takes.fulfilled[card, roll]
            ending = int(turn.kind_endings[stack, kind])
            if turn.kinds[stack, kind] >= 0 and (found < 0 or turn.chances[ending] > turn.chances[found]):
                found = ending
    alarm = best_alarm(turn)
    return alarm if not must and (found < 0 or turn.chances[alarm] > turn.chances[found]) else found


@compiled
def best_alarm(turn: Turn) -> int:
    """The best citizen to take face down."""
    found = -1
    for at in range(turn.endings.counts[0]):
        if turn.endings.endings[at, TIER] == 0 and (found < 0 or turn.chances[at] > turn.chances[found]):
            found = at
    return found


@compiled
def allowed(tables: Tables, turn: Turn, state: Position, roll: int, found: Ints) -> int:
    """The endings that a roll allows; gives their number."""
    number = 0
    must = False
    endings = turn.endings
    for stack in range(STACKS):
        card = state[OPEN + stack]
        if card != NO_CARD:
            kind = tables.takes.of_roll[card, roll]
            must |= tables.takes.fulfilled[card, roll]
            for row in range(endings.first_row[stack], endings.first_row[stack + 1]):
                if endings.tiers[row, kind]:
                    found[number] = endings.numbers[row, endings.tiers[row, kind]]
                    number += 1
    if not must:
        for at in range(endings.counts[0]):
            if endings.endings[at, TIER] == 0:
                found[number] = at
                number += 1
    return number
