"""Citizens are turned up and taken, tamers and bullies strike, and points are counted."""

from wuerfelreich.learn.compiled.brettspiel.basics import end_turn, markers_out, settle, supply, win
from wuerfelreich.learn.compiled.brettspiel.fields import count, largest_area, lowest, nearest
from wuerfelreich.learn.compiled.brettspiel.jit import compiled
from wuerfelreich.learn.compiled.brettspiel.state import (
    BULLY,
    DRAW,
    EFFECT,
    FIRES,
    MARKERS,
    NO_CARD,
    OPEN,
    OWN_FIRES,
    OWN_GOLD,
    OWN_WHITE,
    PHASE,
    PLAYER,
    POOL,
    REVEAL,
    ROLL,
    TAME,
    TAMER,
    TURN,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.tables import Board
from wuerfelreich.rules.brettspiel.facts import STACK, STACKS


@compiled
def hidden(state: Position) -> int:
    """The first stack that has to show its next card; none: -1."""
    for stack in range(STACKS):
        if state[OPEN + stack] == NO_CARD and state[POOL + stack]:
            return stack
    return -1


@compiled
def turn_up(state: Position, stack: int, place: int) -> None:
    """A stack shows the card at this place of the stack. What follows is not begun."""
    state[OPEN + stack] = stack * STACK + place
    state[POOL + stack] ^= 1 << place


@compiled
def reveal(board: Board, state: Position, stack: int, place: int) -> None:
    """A stack shows its next citizen; then the effect of the one that was taken begins, or the game does (BR10)."""
    turn_up(state, stack, place)
    if state[TURN]:
        begin_effect(board, state)
    elif hidden(state) < 0:
        state[PHASE] = ROLL
        state[TURN] = 1


@compiled
def uncover(board: Board, state: Position, stack: int, effect: int) -> None:
    """The top card has left its stack."""
    state[PHASE] = REVEAL
    state[EFFECT] = effect
    state[OPEN + stack] = NO_CARD
    if not state[POOL + stack]:  # BR10: an empty stack stays empty
        begin_effect(board, state)


@compiled
def begin_effect(board: Board, state: Position) -> None:
    """Starts the effect of the citizen taken."""
    if board.draws[state[EFFECT]]:
        state[PHASE] = DRAW
        return
    state[PHASE] = TAME if state[EFFECT] == TAMER else BULLY
    fields = targets(board, state)
    if not fields:  # BR7: the effect lapses
        end_turn(state)
    elif markers_out(state):
        win(state)
    elif not fields & (fields - 1):
        strike(state, lowest(fields))


@compiled
def targets(board: Board, state: Position) -> int:
    """The fields that the tamer or bully who is due can choose from."""
    if state[EFFECT] == TAMER:
        return int(state[FIRES])
    own, others = state[MARKERS + state[PLAYER]], state[MARKERS + 1 - state[PLAYER]]
    return nearest(board.around, own, others) if own else int(others)  # BR8


@compiled
def strike(state: Position, field: int) -> None:
    """Puts the player's marker in place of a dragon fire, which the player keeps, or of the opponent's marker."""
    bit = 1 << field
    if state[PHASE] == TAME:
        state[OWN_FIRES + state[PLAYER]] += 1
        state[FIRES] &= ~bit
    else:
        state[MARKERS + 1 - state[PLAYER]] &= ~bit
    settle(state, bit)
    end_turn(state)


@compiled
def points(board: Board, state: Position, seat: int, largest: int) -> int:
    """A player's points, given the size of the largest area."""
    fires = state[OWN_FIRES + seat]
    total = board.other_field * count(state[MARKERS + seat]) + (board.area_field - board.other_field) * largest
    total += board.golden_gem * state[OWN_GOLD + seat] + board.white_gem * state[OWN_WHITE + seat]
    if fires > 0 and fires >= state[OWN_FIRES + 1 - seat]:
        total += board.most_fires
    return int(total)


@compiled
def result(board: Board, state: Position) -> float:
    """What a finished game is worth to the first seat: most points win, then most dragon fires, then it is shared. A
    17th marker wins outright (BR11)."""
    if supply(state):
        return float(1 - state[PLAYER])
    near = board.around
    lead = points(board, state, 0, largest_area(near, state[MARKERS]))
    lead -= points(board, state, 1, largest_area(near, state[MARKERS + 1]))
    if lead == 0:
        lead = state[OWN_FIRES] - state[OWN_FIRES + 1]
    return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
