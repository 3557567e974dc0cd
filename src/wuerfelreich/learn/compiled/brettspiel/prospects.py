"""What the next turns may bring, and the margin they lead to (as `value.brettspiel.prospects`)."""

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.basics import supply
from wuerfelreich.learn.compiled.brettspiel.jit import Floats, compiled
from wuerfelreich.learn.compiled.brettspiel.state import (
    EFFECTS,
    FIRES,
    OWN_FIRES,
    OWN_GOLD,
    OWN_WHITE,
    PLAYERS,
    SPARE_GOLD,
    SPARE_WHITE,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.tables import Board
from wuerfelreich.rules.brettspiel.state import Effect
from wuerfelreich.value.brettspiel.card_features import CHANCES
from wuerfelreich.value.brettspiel.features import (
    DUE_WIDTH,
    GAINS,
    LEAD,
    REACH,
    SEAT_WIDTH,
    TABLE_WIDTH,
    pieces_width,
)
from wuerfelreich.value.brettspiel.prospects import (
    CLIPS,
    GAIN_SCALE,
    GAIN_WIDTH,
    LAST,
    LEAD_SCALE,
    MOST_MARGIN,
    PACES,
)

FIRST_GAIN = int(Effect.MERCHANT_1)
DUE = PLAYERS * SEAT_WIDTH + 1 + TABLE_WIDTH
LAST_AT = DUE + EFFECTS + 2
TURNS_AT = LAST_AT + LAST
SPREAD_AT = DUE + DUE_WIDTH - 1
PRODUCTS = pieces_width(PLAYERS)
BEST = PRODUCTS + PLAYERS * GAIN_WIDTH
MARGINS = BEST + PLAYERS
LEVELS = MARGINS + len(PACES)
NUMBER_OF_PACES = len(PACES)
FIRST_CLIP, SECOND_CLIP, MARGIN_CLIP = CLIPS


@compiled
def promise(
    board: Board,
    state: Position,
    seat: int,
    tiles: tuple[float, float, float],
    tamed: int,
    bullied: int,
    out: Floats,
) -> None:
    """How much further ahead every citizen would bring a player at once; what the rival loses counts too."""
    one, two, three = tiles
    rival = 1 - seat
    gem = board.golden_gem if state[SPARE_GOLD] else board.white_gem if state[SPARE_WHITE] else 0
    stolen = board.golden_gem if state[OWN_GOLD + rival] else board.white_gem if state[OWN_WHITE + rival] else 0
    missing = state[OWN_FIRES + rival] - state[OWN_FIRES + seat]
    if state[FIRES] and 0 <= missing <= 1:
        tamed += board.most_fires
    out[0], out[1], out[2] = one / GAIN_SCALE, two / GAIN_SCALE, (three + gem) / GAIN_SCALE
    out[3], out[4] = two / GAIN_SCALE, (one + 2 * stolen) / GAIN_SCALE
    out[5], out[6], out[7] = tamed / GAIN_SCALE, bullied / GAIN_SCALE, min(2, supply(state)) * one / GAIN_SCALE


@compiled
def prospects(row: Floats) -> None:
    """Works out the last features of a row from those before them."""
    best = np.empty(PLAYERS)
    for seat in range(PLAYERS):
        first = seat * SEAT_WIDTH
        gain = row[first + GAINS : first + GAINS + GAIN_WIDTH]
        best[seat] = best_of(gain, row[first + REACH : first + SEAT_WIDTH])
        row[BEST + seat] = best[seat]
        for at in range(GAIN_WIDTH):
            row[PRODUCTS + seat * GAIN_WIDTH + at] = float(gain[at]) * row[first + REACH + CHANCES[at]]
    settled = float(row[LEAD]) * LEAD_SCALE
    for at in range(GAIN_WIDTH):
        if row[DUE + FIRST_GAIN + at] != 0.0:
            settled += row[GAINS + at]
    margin = 0.0
    for pace in range(NUMBER_OF_PACES - 1, -1, -1):
        own, rivals = float(row[TURNS_AT + pace]), float(row[TURNS_AT + NUMBER_OF_PACES + pace])
        margin = settled + best[0] * GAIN_SCALE * own - best[1] * GAIN_SCALE * rivals
        scaled = margin * GAIN_SCALE / 2 * row[SPREAD_AT]
        row[MARGINS + pace] = min(max(scaled, -MOST_MARGIN), MOST_MARGIN)
    for at in range(LAST):
        row[LEVELS + at] = row[LAST_AT + at] * clipped(settled * GAIN_SCALE / FIRST_CLIP)
        row[LEVELS + LAST + at] = row[LAST_AT + at] * clipped(settled * GAIN_SCALE / SECOND_CLIP)
        row[LEVELS + 2 * LAST + at] = row[LAST_AT + at] * clipped(margin * GAIN_SCALE / MARGIN_CLIP)


@compiled
def clipped(value: float) -> float:
    """A number within -1 and 1."""
    return min(max(value, -1.0), 1.0)


@compiled
def best_of(gain: Floats, reach: Floats) -> float:
    """The gain to be expected from the best citizen that a turn reaches, as if each were reached or not by itself."""
    order = np.empty(GAIN_WIDTH, dtype=np.int64)
    for at in range(GAIN_WIDTH):  # the least gain first
        to = at
        while to and gain[order[to - 1]] > gain[at]:
            order[to] = order[to - 1]
            to -= 1
        order[to] = at
    found = 0.0
    for place in order:
        found += reach[CHANCES[place]] * (gain[place] - found)
    return found
