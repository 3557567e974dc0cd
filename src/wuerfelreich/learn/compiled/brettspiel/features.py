"""A position as the next player sees it, in numbers (as `value.brettspiel.features`)."""

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.basics import covered, supply
from wuerfelreich.learn.compiled.brettspiel.card_features import own_cards, stacks
from wuerfelreich.learn.compiled.brettspiel.fields import areas, count
from wuerfelreich.learn.compiled.brettspiel.jit import Floats, compiled
from wuerfelreich.learn.compiled.brettspiel.map_features import own_fields, sizes_of
from wuerfelreich.learn.compiled.brettspiel.prospects import DUE, prospects
from wuerfelreich.learn.compiled.brettspiel.rules import points
from wuerfelreich.learn.compiled.brettspiel.state import (
    DISCARDED,
    EFFECT,
    EFFECTS,
    FIRES,
    GOLD,
    JOKERS,
    KNOWNS,
    MAP_WORDS,
    MARKERS,
    NEUTRAL,
    OPEN,
    OWN_FIRES,
    OWN_GOLD,
    OWN_WHITE,
    PLAYER,
    PLAYERS,
    SPARE_FIRES,
    SPARE_GOLD,
    SPARE_WHITE,
    SUPERJOKERS,
    UNSEENS,
    WHITE,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.tables import Board, Cards
from wuerfelreich.odds.brettspiel.shape import ALL_FIELDS
from wuerfelreich.rules.brettspiel.facts import CITIZENS, FIELDS, GOLDEN_GEMS, WHITE_GEMS
from wuerfelreich.rules.brettspiel.facts import FIRES as ALL_FIRES
from wuerfelreich.rules.brettspiel.facts import MARKERS as MOST_MARKERS
from wuerfelreich.rules.faces import FACES
from wuerfelreich.value.brettspiel.features import (
    DUE_WIDTH,
    LAST_TILES,
    OWN_MAP,
    SEAT_WIDTH,
    STANDING_WIDTH,
    TABLE_WIDTH,
    pieces_width,
    width,
)

WIDTH = width(PLAYERS)
TABLE = DUE - TABLE_WIDTH
AHEAD = DUE + EFFECTS + 2
STACKS_AT = DUE + DUE_WIDTH
PIECES = pieces_width(PLAYERS)


@compiled
def fill(board: Board, cards: Cards, states: Position, rows: Floats) -> None:
    """A row of features for each position. What is the same in the position before is copied."""
    first, mine, other = OWN_MAP, SEAT_WIDTH, SEAT_WIDTH + OWN_MAP
    for at in range(len(states)):
        state, row = states[at], rows[at]
        seat = state[PLAYER]
        same_stacks = same_seat = False
        if at > 0:
            last, before = states[at - 1], rows[at - 1]
            same_seat = last[PLAYER] == seat
            same_stacks = _same(state, last, OPEN, SUPERJOKERS)
        if same_seat and _same(state, last, 0, MAP_WORDS):
            row[:first] = before[:first]
            row[mine:other] = before[mine:other]
            row[TABLE - 1 : DUE] = before[TABLE - 1 : DUE]
        else:
            _map(board, state, row)
        own_cards(cards, state, seat, row[first:mine])
        rival = JOKERS + (1 - seat) * FACES
        same_rival = same_stacks and same_seat and state[SUPERJOKERS + 1 - seat] == last[SUPERJOKERS + 1 - seat]
        if same_rival and _same(state, last, rival, rival + FACES):
            row[other : TABLE - 1] = before[other : TABLE - 1]
        else:
            own_cards(cards, state, 1 - seat, row[other : TABLE - 1])
        row[DUE:AHEAD] = 0.0
        row[DUE + state[EFFECT]] = 1.0
        row[DUE + EFFECTS] = min(board.draws[state[EFFECT]], supply(state)) / 3
        row[DUE + EFFECTS + 1] = state[DISCARDED] / CITIZENS
        row[AHEAD:STACKS_AT] = board.ahead[state[EFFECT], supply(state)]
        if same_stacks:
            row[STACKS_AT:PIECES] = before[STACKS_AT:PIECES]
        else:
            stacks(cards, state, row[STACKS_AT:PIECES])
        prospects(row)


@compiled
def _same(one: Position, other: Position, begin: int, end: int) -> bool:
    while begin < end and one[begin] == other[begin]:
        begin += 1
    return begin == end


@compiled
def _map(board: Board, state: Position, row: Floats) -> None:
    """What does not depend on cards."""
    near = board.around
    formed = np.empty((PLAYERS, MOST_MARKERS), dtype=np.int64)
    first = areas(near, state[MARKERS], formed[0])
    second = areas(near, state[MARKERS + 1], formed[1])
    one, two = formed[0, :first], formed[1, :second]
    mine = points(board, state, 0, sizes_of(one)[0])
    yours = points(board, state, 1, sizes_of(two)[0])
    seat = state[PLAYER]
    if seat:
        one, two, mine, yours = two, one, yours, mine
    at = 1 + STANDING_WIDTH
    row[0] = row[SEAT_WIDTH] = row[TABLE - 1] = 1.0  # both seats are there, and two players
    _standing(state, seat, mine, mine - yours, row[1:at])
    own_fields(board, near, state, seat, one, two, row[at:OWN_MAP])
    _standing(state, 1 - seat, yours, yours - mine, row[SEAT_WIDTH + 1 : SEAT_WIDTH + at])
    own_fields(board, near, state, 1 - seat, two, one, row[SEAT_WIDTH + at : SEAT_WIDTH + OWN_MAP])
    _table(state, row[TABLE:DUE])


@compiled
def _standing(state: Position, seat: int, total: int, lead: int, out: Floats) -> None:
    """A player's points beside those of the opponent."""
    fires, rival_fires = state[OWN_FIRES + seat], state[OWN_FIRES + 1 - seat]
    more = fires - rival_fires
    out[0] = total / 40
    out[1] = lead / 20
    out[2] = max(-1.0, min(1.0, lead / 6))
    out[3] = lead > 0
    out[4] = lead == 0
    out[5] = max(-2.0, min(2.0, lead / (3 + supply(state))))
    out[6] = state[OWN_GOLD + seat] / 3
    out[7] = state[OWN_WHITE + seat] / 6
    out[8] = fires / 4
    out[9] = more / 3
    out[10] = max(-1, min(1, more))
    out[11] = fires > 0 and more >= 0
    out[12] = more == 0
    out[13] = more == -1
    out[14] = more == 1


@compiled
def _table(state: Position, out: Floats) -> None:
    """What lies in the supply and on the map."""
    free, fires = ALL_FIELDS & ~covered(state), state[FIRES]
    left = supply(state)
    out[0], out[1], out[2] = left / 26, left / PLAYERS / 13, 1 / (1 + left)
    for at in range(4):
        out[3 + at] = left <= LAST_TILES[at]
    out[7] = left <= PLAYERS
    out[8], out[9] = state[UNSEENS] / FIELDS, state[KNOWNS] / 12
    out[10], out[11], out[12] = count(free) / FIELDS, count(fires) / ALL_FIRES, count(state[NEUTRAL]) / 4
    out[13], out[14] = count(state[GOLD] & free) / 4, count(state[WHITE] & free) / 6
    out[15], out[16] = count(state[GOLD] & fires) / 2, count(state[WHITE] & fires) / 2
    out[17], out[18] = state[SPARE_FIRES] / ALL_FIRES, state[SPARE_FIRES] == 0
    out[19], out[20] = state[SPARE_GOLD] / GOLDEN_GEMS, state[SPARE_GOLD] > 0
    out[21] = state[SPARE_WHITE] / WHITE_GEMS
