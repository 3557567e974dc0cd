"""What positions come down to: the network's word, results, choices and draws (as `value.brettspiel.due`)."""

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.basics import supply
from wuerfelreich.learn.compiled.brettspiel.fields import count, lowest
from wuerfelreich.learn.compiled.brettspiel.jit import Doubles, Ints, compiled
from wuerfelreich.learn.compiled.brettspiel.network import Net, value_states
from wuerfelreich.learn.compiled.brettspiel.rules import begin_effect, hidden, result, strike, targets, turn_up
from wuerfelreich.learn.compiled.brettspiel.state import (
    BULLY,
    BULLY_DUE,
    DISCARDED,
    DRAW,
    EFFECT,
    HANDS,
    JOKERS,
    KINDS_OF_TILES,
    LANDOWNER,
    OVER,
    PHASE,
    PLACE,
    PLAYER,
    POOL,
    REVEAL,
    ROLL,
    STEAL,
    SUPERJOKERS,
    TAME,
    TAMER,
    TURN,
    WORDS,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.tables import Board, Tables
from wuerfelreich.learn.compiled.brettspiel.thefts import NO_THEFT, can_be_stolen, steal
from wuerfelreich.learn.compiled.brettspiel.tiles import draw_tile, place, places, tile_weight
from wuerfelreich.learn.compiled.brettspiel.work import (
    BEST,
    FINAL,
    LEAVES,
    MEAN,
    STEPS,
    UNKNOWN,
    VALUED,
    WAITING,
    Work,
    leaf,
    mean,
    share_of,
    step,
    wait,
)
from wuerfelreich.rules.brettspiel.facts import FIELDS, STACK
from wuerfelreich.rules.faces import FACES
from wuerfelreich.value.brettspiel.due import MAX_SHOWN


@compiled
def ends_game(state: Position) -> bool:
    """Whether an effect is due that places the last tile: a landowner places two of them, all others one."""
    if (state[PHASE] != REVEAL and state[PHASE] != DRAW) or not state[TURN] or state[HANDS]:
        return False
    effect = state[EFFECT]
    placed = 2 if effect == LANDOWNER else 0 if effect in (TAMER, BULLY_DUE) else 1
    return supply(state) <= placed


@compiled
def ended(state: Position) -> bool:
    """Whether the network values this position, or the game is over."""
    phase = state[PHASE]
    if phase == DRAW:
        return state[HANDS] == 0 and not ends_game(state)
    return phase == ROLL or phase == OVER or (phase == REVEAL and not ends_game(state))  # noqa: PLR1714 – for Numba


@compiled
def gather(tables: Tables, net: Net, work: Work, state: Position) -> None:
    """Notes what a position comes down to."""
    wait(work, state)
    now = np.empty_like(state)
    while work.counts[WAITING]:
        work.counts[WAITING] -= 1
        now[:] = work.waiting[work.counts[WAITING]]
        phase = now[PHASE]
        if phase == OVER:
            step(work, FINAL, share_of(work, result(tables.board, now)), 0)
        elif ends_game(now) or (phase == DRAW and now[HANDS]):
            _drawn(tables.board, work, now)
        elif phase == REVEAL and now[EFFECT] in (TAMER, BULLY_DUE):
            _strike(tables, net, work, now)
            if now[PHASE] == OVER:
                wait(work, now)
            else:
                _shown(work, now)
        elif phase in (PLACE, TAME, BULLY, STEAL):
            afters = np.empty((FIELDS, WORDS), dtype=np.int64)
            number = options(tables.board, now, afters, np.empty(FIELDS, dtype=np.int64))
            step(work, BEST, number, now[PLAYER])
            for at in range(number):
                wait(work, afters[at])
        else:
            leaf(work, now)


@compiled
def _drawn(board: Board, work: Work, state: Position) -> None:
    """Every tile that may be drawn."""
    weights = np.zeros(2 * KINDS_OF_TILES)
    number = 0
    for tile in range(2 * KINDS_OF_TILES - 1, -1, -1):
        weight = tile_weight(state, tile)
        if weight:
            after = wait(work, state)
            after[PHASE] = DRAW
            draw_tile(board, after, tile)
            number += 1
            weights[len(weights) - number] = weight  # what begins to wait last is looked at first
    mean(work, weights[len(weights) - number :])


@compiled
def options(board: Board, state: Position, afters: Position, chosen: Ints) -> int:
    """The positions after every choice of a field or of what to steal, and the choices; gives their number."""
    phase = state[PHASE]
    number = 0
    if phase == STEAL:
        for theft in range(FACES + 1):
            what = theft if theft < FACES else NO_THEFT
            if what == NO_THEFT or can_be_stolen(state, what):
                afters[number] = state
                steal(afters[number], what)
                chosen[number] = what
                number += 1
        return number
    fields = places(board, state) if phase == PLACE else targets(board, state)
    while fields:
        afters[number] = state
        chosen[number] = lowest(fields)
        if phase == PLACE:
            place(board, afters[number], chosen[number])
        else:
            strike(afters[number], chosen[number])
        number += 1
        fields &= fields - 1
    return number


@compiled
def _strike(tables: Tables, net: Net, work: Work, state: Position) -> None:
    """The effect of a tamer or bully while the next citizen is hidden. The field is chosen as if the player had no
    cards, so that all ways to take the citizen in a turn come to the same one."""
    begin_effect(tables.board, state)
    if state[PHASE] not in (TAME, BULLY):
        return  # without a choice
    effect, seat = state[EFFECT], state[PLAYER]
    if work.struck[effect] == UNKNOWN:
        bare = state.copy()
        bare[SUPERJOKERS + seat] = bare[DISCARDED] = 0
        bare[JOKERS + seat * FACES : JOKERS + (seat + 1) * FACES] = 0
        afters, chosen = np.empty((FIELDS, WORDS), dtype=np.int64), np.empty(FIELDS, dtype=np.int64)
        number = options(tables.board, bare, afters, chosen)
        values = np.empty(number)
        value_states(tables, net, afters[:number], work.rows, values)
        work.struck[effect] = chosen[values.argmin() if seat else values.argmax()]
    strike(state, work.struck[effect])


@compiled
def _shown(work: Work, state: Position) -> None:
    """The turn is over, and a citizen is yet to be turned up: a few stand for all."""
    stack = hidden(state)
    below = state[POOL + stack]
    number = count(below)
    shown = min(MAX_SHOWN, number)
    mean(work, np.ones(shown))
    for at in range(shown):
        wanted = (2 * at + 1) * number // (2 * shown)
        after = state.copy()
        for card in range(STACK):
            if below >> card & 1:
                if wanted == 0:
                    turn_up(after, stack, card)
                wanted -= 1
        leaf(work, after)


@compiled
def reckon(tables: Tables, net: Net, work: Work) -> Doubles:
    """Values what was gathered: gives what every position asked for is worth to the first seat, in order."""
    leaves = work.counts[LEAVES]
    value_states(tables, net, work.states[:leaves], work.rows, work.values)
    found, top = work.found, len(work.found)
    for at in range(work.counts[STEPS] - 1, -1, -1):
        kind, number, more = work.steps[at, 0], work.steps[at, 1], work.steps[at, 2]
        value = 0.0
        if kind == VALUED:
            value = work.values[number]
        elif kind == FINAL:
            value = work.shares[number]
        elif kind == MEAN:
            for part in range(number):
                value += work.shares[more + part] * found[top + part]
            top += number
        else:
            parts = found[top : top + number]
            value = parts.min() if more else parts.max()
            top += number
        top -= 1
        found[top] = value
    return found[top:]
