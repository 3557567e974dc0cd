"""A position of two players as an array of numbers: each thing on the table has its place there.

Sets of fields are bit masks, and so are the cards below the top of a stack; tiles and jokers are counted by kind."""

from typing import TypeAlias

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.jit import Ints
from wuerfelreich.rules.brettspiel.facts import LANDSCAPES, STACK, STACKS
from wuerfelreich.rules.brettspiel.state import Effect, Phase, State
from wuerfelreich.rules.faces import FACES

Position: TypeAlias = Ints
PLAYERS = 2
KINDS_OF_TILES = len(LANDSCAPES)
NO_CARD = -1
"""A stack that is empty, or whose next card is not turned up yet."""

# What the map features depend on comes first, so that it can be compared at once.
PLAYER = 0
FIRES = 1
NEUTRAL = 2
GOLD = 3
WHITE = 4
SPARE_FIRES = 5
SPARE_GOLD = 6
SPARE_WHITE = 7
MARKERS = 8  # from here on, one number for each seat
OWN_GOLD = 10
OWN_WHITE = 12
OWN_FIRES = 14
UNSEENS = 16  # how many tiles nobody has seen
KNOWNS = 17
UNSEEN = 18  # the same by landscape
KNOWN = UNSEEN + KINDS_OF_TILES
MAP_WORDS = KNOWN + KINDS_OF_TILES
PHASE = MAP_WORDS
TURN = MAP_WORDS + 1
EFFECT = MAP_WORDS + 2
DISCARDED = MAP_WORDS + 3
HANDS = MAP_WORDS + 4  # how many tiles are in hand
HAND = MAP_WORDS + 5
OPEN = HAND + KINDS_OF_TILES
POOL = OPEN + STACKS
SUPERJOKERS = POOL + STACKS
JOKERS = SUPERJOKERS + PLAYERS  # by seat and face
WORDS = JOKERS + PLAYERS * FACES

# Plain numbers: compiled code is quicker with them than with members of an enum.
REVEAL, ROLL, DRAW, PLACE, TAME, BULLY, STEAL, OVER = (
    int(phase)
    for phase in (
        Phase.REVEAL,
        Phase.ROLL,
        Phase.DRAW,
        Phase.PLACE,
        Phase.TAME,
        Phase.BULLY,
        Phase.STEAL,
        Phase.OVER,
    )
)
NO_EFFECT, MERCHANT, MERCHANT_3, THIEF_OF_CARDS, THIEF_OF_GEMS, TAMER, BULLY_DUE, LANDOWNER, ALARM = (
    int(effect)
    for effect in (
        Effect.NONE,
        Effect.MERCHANT_1,
        Effect.MERCHANT_3,
        Effect.THIEF_OF_CARDS,
        Effect.THIEF_OF_GEMS,
        Effect.TAMER,
        Effect.BULLY,
        Effect.LANDOWNER,
        Effect.ALARM,
    )
)
EFFECTS = len(Effect)


def encoded(state: State) -> Position:
    """A position of the plain rules as an array. Dice on the table are not part of it."""
    words = np.zeros(WORDS, dtype=np.int64)
    words[PLAYER] = state.player
    words[FIRES], words[NEUTRAL], words[GOLD], words[WHITE] = state.fires, state.neutral, state.gold, state.white
    words[SPARE_FIRES], words[SPARE_GOLD], words[SPARE_WHITE] = state.spare_fires, state.spare_gold, state.spare_white
    for seat, realm in enumerate(state.realms):
        words[MARKERS + seat] = realm.markers
        words[OWN_GOLD + seat] = realm.gold
        words[OWN_WHITE + seat] = realm.white
        words[OWN_FIRES + seat] = realm.fires
        words[SUPERJOKERS + seat] = realm.superjokers
        for joker in realm.jokers:
            words[JOKERS + seat * FACES + joker] += 1
    for count, first, tiles in (
        (UNSEENS, UNSEEN, state.unseen),
        (KNOWNS, KNOWN, state.known),
        (HANDS, HAND, state.hand),
    ):
        words[count] = len(tiles)
        for landscape in tiles:
            words[first + landscape] += 1
    words[PHASE], words[TURN], words[EFFECT] = state.phase, state.turn, state.effect
    words[DISCARDED] = state.discarded
    for stack, (card, below) in enumerate(zip(state.open, state.pool, strict=True)):
        words[OPEN + stack] = NO_CARD if card is None else card
        words[POOL + stack] = sum(1 << one % STACK for one in below)
    return words
