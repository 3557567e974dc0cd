"""The sets of cards that a player can spend on fictional dice (as `odds.brettspiel.takes`)."""

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.jit import Ints, compiled
from wuerfelreich.learn.compiled.brettspiel.state import JOKERS, PLAYER, SUPERJOKERS, Position
from wuerfelreich.learn.compiled.brettspiel.tables import Tables
from wuerfelreich.rules.faces import FACES

# A set of cards: by face the dice made with a joker, by face the jokers spent, the dice made of two superjokers, and
# the superjokers spent.
SPENT = FACES
WILD = 2 * FACES
SUPERS = WILD + 1
WAY_WORDS = WILD + 2
UNTRIED = -1


@compiled
def list_ways(tables: Tables, state: Position, card: int, ways: Ints) -> int:
    """The sets of the player's cards that may serve for a citizen, those with fewer dice first; gives their number."""
    seat = state[PLAYER]
    superjokers = state[SUPERJOKERS + seat]
    held = np.empty((FACES, 2), dtype=np.int64)
    faces, cards = 0, superjokers
    for face in range(FACES):
        number = state[JOKERS + seat * FACES + face]
        if number and tables.takes.helps[card, face]:
            cards += number
            if number > 1 or superjokers:  # else it cannot be paired
                held[faces, 0], held[faces, 1] = face, number
                faces += 1
    found = 0
    for dice in range(1, min(cards // 2, tables.takes.most_missing[card]) + 1):
        found = spendings(held[:faces], superjokers, dice, ways, found)
    return found


@compiled
def spendings(held: Ints, superjokers: int, dice: int, ways: Ints, found: int) -> int:
    """Every way to make this many fictional dice from these jokers and superjokers, after those found already; gives
    the number of all. Face by face, own dice are made, some of them of two jokers; then it goes on with the next face.
    """
    faces = len(held)
    own, twos = np.empty(faces + 1, dtype=np.int64), np.empty(faces + 1, dtype=np.int64)
    supers, left = np.empty(faces + 1, dtype=np.int64), np.empty(faces + 1, dtype=np.int64)
    own[0], supers[0], left[0] = UNTRIED, superjokers, dice
    way = np.zeros(WAY_WORDS, dtype=np.int64)
    at = 0
    while at >= 0 and found < len(ways):
        if at == faces or left[at] == 0:
            if 2 * left[at] <= supers[at]:
                ways[found] = way
                ways[found, WILD] = left[at]
                ways[found, SUPERS] = superjokers - supers[at] + 2 * left[at]
                found += 1
            at -= 1
            continue
        face, number = held[at, 0], held[at, 1]
        if own[at] == UNTRIED or twos[at] == 0 or own[at] - twos[at] == supers[at]:
            own[at] += 1
            twos[at] = min(own[at], number - own[at])
        else:
            twos[at] -= 1
        alone = own[at] - twos[at]
        if own[at] > min(left[at], number) or alone > supers[at]:  # and more dice would need more superjokers
            way[face] = way[SPENT + face] = 0
            at -= 1
            continue
        way[face], way[SPENT + face] = own[at], own[at] + twos[at]
        own[at + 1], supers[at + 1], left[at + 1] = UNTRIED, supers[at] - alone, left[at] - own[at]
        at += 1
    return found
