"""What every effect of a citizen comes down to: tiles left, markers set, the end of a turn or of the game.

With `rules`, `tiles` and `thefts` a copy of `rules.brettspiel.play` and `effects` for two players; the rulings (BR1 …)
are explained there. Functions change the position that they are given."""

from wuerfelreich.learn.compiled.brettspiel.fields import count
from wuerfelreich.learn.compiled.brettspiel.jit import compiled
from wuerfelreich.learn.compiled.brettspiel.state import (
    EFFECT,
    FIRES,
    GOLD,
    HAND,
    HANDS,
    KINDS_OF_TILES,
    KNOWN,
    KNOWNS,
    MARKERS,
    NEUTRAL,
    NO_EFFECT,
    OVER,
    OWN_GOLD,
    OWN_WHITE,
    PHASE,
    PLAYER,
    ROLL,
    TURN,
    UNSEENS,
    WHITE,
    Position,
)
from wuerfelreich.rules.brettspiel.facts import MARKERS as MOST_MARKERS
from wuerfelreich.rules.brettspiel.facts import REMOVED


@compiled
def supply(state: Position) -> int:
    """Tiles that can be drawn."""
    return int(state[KNOWNS] + state[UNSEENS] - REMOVED)


@compiled
def covered(state: Position) -> int:
    """Fields with a castle tile."""
    return int(state[FIRES] | state[NEUTRAL] | state[MARKERS] | state[MARKERS + 1])


@compiled
def markers_out(state: Position) -> bool:
    """Whether all the player's markers are on the map: having to place another one wins (BR11)."""
    return count(state[MARKERS + state[PLAYER]]) == MOST_MARKERS


@compiled
def settle(state: Position, bit: int) -> None:
    """The player puts a marker on a field and takes any gem that lies there."""
    seat = state[PLAYER]
    state[MARKERS + seat] |= bit
    if state[GOLD] & bit:
        state[OWN_GOLD + seat] += 1
        state[GOLD] ^= bit
    if state[WHITE] & bit:
        state[OWN_WHITE + seat] += 1
        state[WHITE] ^= bit


@compiled
def put_back(state: Position) -> None:
    """Tiles in hand, which everybody has seen, go back to the supply (BR4)."""
    for landscape in range(KINDS_OF_TILES):
        state[KNOWN + landscape] += state[HAND + landscape]
        state[HAND + landscape] = 0
    state[KNOWNS] += state[HANDS]
    state[HANDS] = 0


@compiled
def win(state: Position) -> None:
    """The game stops when the player has no marker left to place (BR11)."""
    put_back(state)
    state[PHASE] = OVER


@compiled
def end_turn(state: Position) -> None:
    """The next player rolls, unless no tile is left."""
    if supply(state) == 0:
        state[PHASE] = OVER
        return
    state[PHASE] = ROLL
    state[TURN] += 1
    state[PLAYER] = 1 - state[PLAYER]
    state[EFFECT] = NO_EFFECT
