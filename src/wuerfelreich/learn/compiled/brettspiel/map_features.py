"""What the network is told about a player's fields (as `value.brettspiel.map_features`)."""

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.basics import covered
from wuerfelreich.learn.compiled.brettspiel.fields import around, count, largest_area, lowest, nearest
from wuerfelreich.learn.compiled.brettspiel.jit import Floats, Ints, compiled
from wuerfelreich.learn.compiled.brettspiel.prospects import promise
from wuerfelreich.learn.compiled.brettspiel.state import (
    FIRES,
    GOLD,
    KINDS_OF_TILES,
    KNOWN,
    MARKERS,
    UNSEEN,
    UNSEENS,
    WHITE,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.tables import Board
from wuerfelreich.odds.brettspiel.shape import ALL_FIELDS
from wuerfelreich.rules.brettspiel.facts import FIELDS, REMOVED
from wuerfelreich.rules.brettspiel.facts import MARKERS as MOST_MARKERS
from wuerfelreich.value.brettspiel.map_features import BULLY_WIDTH, FIELD_WIDTH, LAST_MARKERS

MOST_POINTS = 64
"""More than a single field can bring."""
FREE_SCALES = (8, 4, 3, 2)
FIRE_SCALES = (4, 2, 2, 1)


@compiled
def sizes_of(formed: Ints) -> tuple[int, int]:
    """The sizes of the two largest areas."""
    largest = second = 0
    for area in formed:
        size = count(area)
        if size > largest:
            largest, second = size, largest
        elif size > second:
            second = size
    return largest, second


@compiled
def gains_of(near: Ints, own: int, formed: Ints, largest: int, gains: Ints) -> None:
    """By how much each further field would make the largest area larger; 0 if it would not."""
    gains[:] = 1  # first the size of the area that the field would be part of
    for area in formed:
        size = count(area)
        beside = around(near, area) & ~own
        while beside:
            gains[lowest(beside)] += size
            beside &= beside - 1
    least = max(1, largest)
    for field in range(FIELDS):
        gains[field] = gains[field] - largest if gains[field] > least else 0


@compiled
def field_points(board: Board, state: Position, largest: int, gains: Ints, fields: int, found: Ints) -> None:
    """By field, the points that it would bring at once; 0 for all but these fields."""
    extra = board.area_field - board.other_field
    usual = board.other_field + (0 if largest else extra)
    found[:] = 0
    while fields:
        bit = fields & -fields
        field = lowest(bit)
        found[field] = usual + gains[field] * extra
        if state[GOLD] & bit:
            found[field] += board.golden_gem
        if state[WHITE] & bit:
            found[field] += board.white_gem
        fields ^= bit


@compiled
def growth(gains: Ints, fields: int, scales: tuple[int, int, int, int], out: Floats) -> None:
    """How many of these fields would make the largest area larger: by one, two, three, and more."""
    counts = np.zeros(4, dtype=np.int64)
    while fields:
        gain = gains[lowest(fields)]
        if gain:
            counts[min(gain, 4) - 1] += 1
        fields &= fields - 1
    for at in range(4):
        out[at] = counts[at] / scales[at]


@compiled
def drawn(board: Board, state: Position, points: Ints, out: Floats) -> tuple[float, float, float]:
    """The points to be expected from the best of one, two and three tiles, roughly; and among the features the most of
    all."""
    weights = np.zeros(MOST_POINTS, dtype=np.int64)
    most = total = 0
    for landscape in range(KINDS_OF_TILES):
        unseen, known = state[UNSEEN + landscape], state[KNOWN + landscape]
        if not unseen + known:
            continue
        best, fields = 0, board.fields_of[landscape]
        while fields:
            best = max(best, points[lowest(fields)])
            fields &= fields - 1
        weight = unseen * (state[UNSEENS] - REMOVED) + known * state[UNSEENS]
        weights[best] += weight
        total += weight
        most = max(most, best)
    out[:4] = 0.0
    one = two = three = below = 0.0
    if not total:
        return one, two, three
    for value in range(most + 1):
        if weights[value]:
            upto = below + weights[value] / total
            one += value * (upto - below)
            two += value * (upto**2 - below**2)
            three += value * (upto**3 - below**3)
            below = upto
    out[0], out[1], out[2], out[3] = one / 6, two / 6, three / 6, most / 10
    return one, two, three


@compiled
def own_fields(board: Board, near: Ints, state: Position, seat: int, own_areas: Ints, areas: Ints, out: Floats) -> None:
    """A player's fields, and what further ones would bring; what a bully could do; what every citizen would bring. The
    areas are the player's and the opponent's."""
    own = state[MARKERS + seat]
    free, fires = ALL_FIELDS & ~covered(state), state[FIRES]
    largest, second = sizes_of(own_areas)
    gains = np.empty(FIELDS, dtype=np.int64)
    gains_of(near, own, own_areas, largest, gains)
    markers = count(own)
    out[0], out[1], out[2] = markers / 16, largest / 12, (markers - largest) / 8
    out[3], out[4] = len(own_areas) / 6, second / 6
    for at in range(4):
        out[5 + at] = MOST_MARKERS - markers <= LAST_MARKERS[at]
    brought = np.empty(FIELDS, dtype=np.int64)
    field_points(board, state, largest, gains, fires, brought)
    tamed = brought.max()
    out[13], out[14] = tamed / 8, brought.sum() / max(1, count(fires)) / 8
    field_points(board, state, largest, gains, free, brought)
    tiles = drawn(board, state, brought, out[9:13])
    growth(gains, free, FREE_SCALES, out[15:19])
    growth(gains, fires, FIRE_SCALES, out[19:23])
    out[23] = brought.sum() / 60
    promised = out[FIELD_WIDTH + BULLY_WIDTH :]
    out = out[FIELD_WIDTH : FIELD_WIDTH + BULLY_WIDTH]
    others = state[MARKERS + 1 - seat]
    fields = nearest(near, own, others) if own else others
    out[:] = 0.0
    bullied = 0
    if fields:
        field_points(board, state, largest, gains, fields, brought)
        bullied = bully(board, near, fields, brought, areas, out)
    promise(board, state, seat, tiles, tamed, bullied, promised)


@compiled
def bully(board: Board, near: Ints, fields: int, brought: Ints, formed: Ints, out: Floats) -> int:
    """How many markers a bully may choose from, and what the best choices bring and cost their owner; gives the most
    that he brings and costs in all."""
    most = both = 0
    largest, second = sizes_of(formed)
    extra = board.area_field - board.other_field
    out[0], out[1], out[2] = 1.0, count(fields) / 8, brought.max() / 8
    while fields:
        bit = fields & -fields
        loss = board.other_field
        for home in formed:
            if home & bit and count(home) == largest:
                loss += (largest - max(second, largest_left(near, home, bit))) * extra
        most, both = max(most, loss), max(both, brought[lowest(bit)] + loss)
        fields ^= bit
    out[3], out[4] = most / 12, both / 16
    return both


@compiled
def largest_left(near: Ints, home: int, bit: int) -> int:
    """What is left of an area without one of its fields: the size of the largest part. Only where the field has several
    neighbours may it hold the area together."""
    rest = home ^ bit
    beside = around(near, bit) & rest
    return largest_area(near, rest) if beside & (beside - 1) else count(rest)
