"""A game of the evaluator against itself (as `learn.episodes.play`)."""

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.course import (
    CHOSEN,
    DRAWN,
    KEPT,
    OPEN_ENDED,
    POSITIONS,
    SHOWN,
    STARTS,
    TAKEN,
    THROWN,
    close,
    move,
    note,
)
from wuerfelreich.learn.compiled.brettspiel.dice import best_keep, throw
from wuerfelreich.learn.compiled.brettspiel.endings import MOST_ROWS, take
from wuerfelreich.learn.compiled.brettspiel.fields import count
from wuerfelreich.learn.compiled.brettspiel.jit import compiled
from wuerfelreich.learn.compiled.brettspiel.leaves import ended, ends_game, gather, options, reckon
from wuerfelreich.learn.compiled.brettspiel.rules import hidden, result, reveal, targets
from wuerfelreich.learn.compiled.brettspiel.state import (
    DRAW,
    EFFECT,
    HANDS,
    KINDS_OF_TILES,
    OVER,
    PHASE,
    PLAYER,
    PLAYERS,
    POOL,
    REVEAL,
    ROLL,
    TURN,
    WORDS,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.table import Table, below, stray, value_of
from wuerfelreich.learn.compiled.brettspiel.tiles import draw_tile, tile_weight
from wuerfelreich.learn.compiled.brettspiel.turn import allowed, best_ending, solve_turn
from wuerfelreich.learn.compiled.brettspiel.work import clear
from wuerfelreich.rules.brettspiel.facts import FIELDS, STACK, STACKS
from wuerfelreich.rules.brettspiel.state import ROLLS


@compiled
def play(table: Table, seed: int, explore: float) -> float:
    """Plays a game: always the best action, but in this share of the turns random ones. Gives the result of the first
    seat; the course has everything else."""
    np.random.seed(seed)
    table.course.counts[:] = 0
    state = table.tables.beginning.copy()
    state[PLAYER] = below(PLAYERS)
    move(table.course, STARTS, state[PLAYER])
    return play_on(table, state, explore)


@compiled
def play_on(table: Table, state: Position, explore: float) -> float:
    """Plays from a position, which is changed, to the end."""
    course = table.course
    straying = False
    while state[PHASE] != OVER:
        phase = state[PHASE]
        waiting = course.counts[OPEN_ENDED] > 0
        if phase == REVEAL:
            _reveal(table, state)
        elif phase == DRAW:
            _draw(table, state)
        elif phase == ROLL:
            chance = solve_turn(table.tables, table.net, table.work, table.turn, state)
            if not waiting:
                note(table.tables, course, state, value_of(table, state))
            close(course, 1.0 - chance if state[PLAYER] else chance)
            straying = np.random.random() < explore
            _turn(table, state, straying)
        else:
            if waiting:
                straying = np.random.random() < explore
            _decide(table, state, straying)
    final = result(table.tables.board, state)
    if course.counts[OPEN_ENDED]:
        close(course, final)
    return final


@compiled
def _reveal(table: Table, state: Position) -> None:
    """A citizen is turned up. If the network values whatever may come, the mean over the citizens is known."""
    board = table.tables.board
    stack = hidden(state)
    cards = state[POOL + stack]
    if not ends_game(state):
        note(table.tables, table.course, state, value_of(table, state))
        drawing = board.draws[state[EFFECT]] > 0 or state[TURN] == 0
        if drawing or count(targets(board, state)) <= 1:
            clear(table.work)
            after = np.empty_like(state)
            for card in range(STACK):
                if cards >> card & 1:
                    after[:] = state
                    reveal(board, after, stack, card)
                    gather(table.tables, table.net, table.work, after)
            close(table.course, reckon(table.tables, table.net, table.work).mean())
    which = below(count(cards))
    for card in range(STACK):
        if cards >> card & 1:
            if which == 0:
                reveal(board, state, stack, card)
                move(table.course, SHOWN, stack, card)
            which -= 1


@compiled
def _draw(table: Table, state: Position) -> None:
    """A tile is drawn. If none leaves the player a choice, the mean over the tiles is known."""
    board = table.tables.board
    weights = np.zeros(2 * KINDS_OF_TILES)
    for tile in range(2 * KINDS_OF_TILES):
        weights[tile] = tile_weight(state, tile)
    weights /= weights.sum()
    if state[HANDS] == 0 and not ends_game(state):
        note(table.tables, table.course, state, value_of(table, state))
        clear(table.work)
        after = np.empty_like(state)
        known = True
        for tile in range(2 * KINDS_OF_TILES):
            if weights[tile] and known:
                after[:] = state
                draw_tile(board, after, tile)
                known = ended(after)
                gather(table.tables, table.net, table.work, after)
        if known:
            values = reckon(table.tables, table.net, table.work)
            mean, at = 0.0, 0
            for tile in range(2 * KINDS_OF_TILES):
                if weights[tile]:
                    mean += weights[tile] * values[at]
                    at += 1
            close(table.course, mean)
    left, drawn = np.random.random(), -1
    for tile in range(2 * KINDS_OF_TILES):
        if weights[tile] and left >= 0:
            drawn = tile
            left -= weights[tile]
    move(table.course, DRAWN, drawn)
    draw_tile(board, state, drawn)


@compiled
def _decide(table: Table, state: Position, straying: bool) -> None:
    """The player chooses a field, or what to steal."""
    afters, chosen = np.empty((FIELDS, WORDS), dtype=np.int64), np.empty(FIELDS, dtype=np.int64)
    number = options(table.tables.board, state, afters, chosen)
    clear(table.work)
    for at in range(number):
        gather(table.tables, table.net, table.work, afters[at])
    values = reckon(table.tables, table.net, table.work)
    best = int(values.argmin() if state[PLAYER] else values.argmax())
    if table.course.counts[OPEN_ENDED]:
        close(table.course, values[best])
    if straying and number > 1:
        ends = np.empty(number, dtype=np.bool_)
        for at in range(number):
            ends[at] = ended(afters[at])
        best = stray(ends, best)
        if best >= number:
            best -= number
            table.course.strayed[table.course.counts[POSITIONS] - 1] = True
    move(table.course, CHOSEN, chosen[best])
    state[:] = afters[best]


@compiled
def _turn(table: Table, state: Position, straying: bool) -> None:
    """The player rolls, keeps dice, and ends the turn's rolling."""
    tables, turn, course = table.tables, table.turn, table.course
    kept = 0
    endings = np.empty(MOST_ROWS + STACKS, dtype=np.int64)
    for left in range(ROLLS - 1, -1, -1):
        roll = throw(tables.dice, kept)
        move(course, THROWN, roll)
        ending = best_ending(tables, turn, state, roll)
        if left:
            kept = best_keep(tables.dice, turn.plan.kept[left - 1], roll)
            if turn.plan.kept[left - 1][kept] > turn.stopping[roll]:
                ending = -1
        if straying:
            number = allowed(tables, turn, state, roll, endings)
            ends = np.zeros(number + (left > 0), dtype=np.bool_)  # the last one: roll on
            for at in range(number):
                ends[at] = turn.ends[endings[at]]
            if len(ends) > 1:
                which = stray(ends, -1)
                if which >= 0:
                    course.strayed[course.counts[POSITIONS] - 1] = True
                    ending = endings[which - len(ends)] if which - len(ends) < number else -1
        if ending >= 0:
            break
        move(course, KEPT, kept)
    one = turn.endings.endings[ending]
    move(course, TAKEN, one[0], one[1], one[2], one[3])
    take(tables, state, one)
