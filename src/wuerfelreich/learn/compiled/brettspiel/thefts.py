"""What a thief can steal, and does (BR6)."""

from wuerfelreich.learn.compiled.brettspiel.basics import end_turn
from wuerfelreich.learn.compiled.brettspiel.jit import compiled
from wuerfelreich.learn.compiled.brettspiel.state import (
    EFFECT,
    JOKERS,
    OWN_GOLD,
    OWN_WHITE,
    PLAYER,
    THIEF_OF_CARDS,
    THIEF_OF_GEMS,
    Position,
)
from wuerfelreich.rules.faces import FACES

NO_THEFT = -1
"""Steal nothing. The other thefts are a joker, or a gem: 0 for gold, 1 for white."""


@compiled
def can_steal(state: Position) -> bool:
    """Whether a thief is due and there is something to steal (BR6)."""
    victim = 1 - state[PLAYER]
    if state[EFFECT] == THIEF_OF_GEMS:
        return bool(state[OWN_GOLD + victim] + state[OWN_WHITE + victim] > 0)
    first = JOKERS + victim * FACES
    return bool(state[EFFECT] == THIEF_OF_CARDS and state[first : first + FACES].sum() > 0)


@compiled
def can_be_stolen(state: Position, theft: int) -> bool:
    """Whether the opponent has this joker, or this gem."""
    victim = 1 - state[PLAYER]
    if state[EFFECT] == THIEF_OF_CARDS:
        return bool(state[JOKERS + victim * FACES + theft] > 0)
    return bool(theft < 2 and state[(OWN_GOLD if theft == 0 else OWN_WHITE) + victim] > 0)


@compiled
def steal(state: Position, theft: int) -> None:
    """A card changes hands and is now only a joker, or a gem does (BR6)."""
    seat = state[PLAYER]
    if theft != NO_THEFT:
        if state[EFFECT] == THIEF_OF_CARDS:
            first, step = JOKERS + theft, FACES
        else:
            first, step = (OWN_GOLD if theft == 0 else OWN_WHITE), 1
        state[first + (1 - seat) * step] -= 1
        state[first + seat * step] += 1
    end_turn(state)
