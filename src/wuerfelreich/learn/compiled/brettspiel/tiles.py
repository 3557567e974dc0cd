"""Castle tiles: drawing them, and placing them with a marker or a dragon fire."""

from wuerfelreich.learn.compiled.brettspiel.basics import covered, end_turn, markers_out, put_back, settle, supply, win
from wuerfelreich.learn.compiled.brettspiel.fields import lowest
from wuerfelreich.learn.compiled.brettspiel.jit import compiled
from wuerfelreich.learn.compiled.brettspiel.state import (
    ALARM,
    EFFECT,
    FIRES,
    HAND,
    HANDS,
    KINDS_OF_TILES,
    KNOWN,
    KNOWNS,
    LANDOWNER,
    MERCHANT_3,
    NEUTRAL,
    OWN_FIRES,
    OWN_GOLD,
    OWN_WHITE,
    PHASE,
    PLACE,
    PLAYER,
    SPARE_FIRES,
    SPARE_GOLD,
    SPARE_WHITE,
    STEAL,
    UNSEEN,
    UNSEENS,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.tables import Board
from wuerfelreich.learn.compiled.brettspiel.thefts import can_steal
from wuerfelreich.rules.brettspiel.facts import REMOVED


@compiled
def tile_weight(state: Position, tile: int) -> int:
    """How likely a tile is to be drawn: one not seen yet of a landscape or, from `KINDS_OF_TILES` on, a known one.
    Two of the unseen tiles are out of play (BR4)."""
    if tile < KINDS_OF_TILES:
        return int(state[UNSEEN + tile] * (state[UNSEENS] - REMOVED))
    return int(state[KNOWN + tile - KINDS_OF_TILES] * state[UNSEENS])


@compiled
def draw_tile(board: Board, state: Position, tile: int) -> None:
    """Takes a tile in hand; placing begins when the effect has its tiles or the supply is empty (BR4)."""
    if tile < KINDS_OF_TILES:
        state[UNSEEN + tile] -= 1
        state[UNSEENS] -= 1
    else:
        state[KNOWN + tile - KINDS_OF_TILES] -= 1
        state[KNOWNS] -= 1
    state[HAND + tile % KINDS_OF_TILES] += 1
    state[HANDS] += 1
    if state[HANDS] >= board.draws[state[EFFECT]] or supply(state) == 0:
        state[PHASE] = PLACE
        choose_place(board, state)


@compiled
def choose_place(board: Board, state: Position) -> None:
    """Tiles are drawn: places one at once if there is no choice. A landowner places them one after the other."""
    while state[PHASE] == PLACE:
        if state[EFFECT] != ALARM and markers_out(state):
            win(state)
            return
        fields = places(board, state)
        if fields & (fields - 1) and not _same_two(state):
            return
        put_tile(board, state, lowest(fields))


@compiled
def _same_two(state: Position) -> bool:
    """Whether a landowner has two tiles of one landscape: then there is no choice."""
    if state[EFFECT] == LANDOWNER and state[HANDS] == 2:
        for landscape in range(KINDS_OF_TILES):
            if state[HAND + landscape] == 2:
                return True
    return False


@compiled
def places(board: Board, state: Position) -> int:
    """Where the next tile can go: any one of those drawn, or the first of a landowner's, who places them in order."""
    fields = 0
    for landscape in range(KINDS_OF_TILES):
        if state[HAND + landscape]:
            fields |= board.fields_of[landscape]
            if state[EFFECT] == LANDOWNER:
                break
    return fields & ~covered(state)


@compiled
def place(board: Board, state: Position, field: int) -> None:
    """A tile goes to the field that the player chose, and so does whatever then leaves no choice."""
    put_tile(board, state, field)
    choose_place(board, state)


@compiled
def put_tile(board: Board, state: Position, field: int) -> None:
    """Puts a tile on the map, with the player's marker on it or, in a dragon alarm, a dragon fire."""
    bit = 1 << field
    effect = state[EFFECT]
    state[HAND + board.landscape_of[field]] -= 1
    state[HANDS] -= 1
    if effect == ALARM:
        burn(state, bit)
        end_turn(state)
        return
    settle(state, bit)
    if effect == LANDOWNER:
        if state[HANDS] == 0:
            end_turn(state)
        return
    put_back(state)
    if effect == MERCHANT_3:
        gem_from_supply(state)
    if can_steal(state):
        state[PHASE] = STEAL
    else:
        end_turn(state)


@compiled
def burn(state: Position, bit: int) -> None:
    """Puts a dragon fire on a tile: from the supply, else the player's own, else the opponent's, else none (BR9)."""
    if state[SPARE_FIRES]:
        state[SPARE_FIRES] -= 1
    elif state[OWN_FIRES + state[PLAYER]]:
        state[OWN_FIRES + state[PLAYER]] -= 1
    elif state[OWN_FIRES + 1 - state[PLAYER]]:
        state[OWN_FIRES + 1 - state[PLAYER]] -= 1
    else:
        state[NEUTRAL] |= bit
        return
    state[FIRES] |= bit


@compiled
def gem_from_supply(state: Position) -> None:
    """Takes a golden gem if there is one, else a white one, else none (BR3)."""
    if state[SPARE_GOLD]:
        state[SPARE_GOLD] -= 1
        state[OWN_GOLD + state[PLAYER]] += 1
    elif state[SPARE_WHITE]:
        state[SPARE_WHITE] -= 1
        state[OWN_WHITE + state[PLAYER]] += 1
