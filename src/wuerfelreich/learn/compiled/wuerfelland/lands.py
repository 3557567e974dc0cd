"""The two lands of a game: their crosses, and every crossing that some dice allow."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.machine_code import copy, machine_code, packed
from wuerfelreich.learn.compiled.wuerfelland.tables import ALL_AREAS, AREAS, WAYS, Boards, Flags, Floats, Ints, Singles
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.rules.wuerfelland.board import MAX_AREA
from wuerfelreich.value.wuerfelland.crossings import COUNTS, GROUPS
from wuerfelreich.value.wuerfelland.features import WIDTH

_BITS = np.array([mask.bit_count() for mask in range(1 << MAX_AREA)])
"""By mask: the number of its fields."""
_SEATS = 2


class Lands(NamedTuple):
    """The lands of both players: the first axis of each array. Crossings are in rows as in
    `value.wuerfelland.crossings`: row 0 is the land as it is, and crossings after which the network sees the same
    share a row. Arrays have room for as many as there can be; what lies beyond their number means nothing."""

    board: Ints
    crossed: Flags
    """By field, the start among them."""
    rows: Ints
    """How many there are."""
    groups: Ints
    """By row: colour and number of dice, as colour × 7 + number; 0 for row 0."""
    bounds: Ints
    """By colour and number of dice, the first of its rows; the last entry is the number of rows."""
    treasures: Ints
    """By row: found with the crossing."""
    reached: Flags
    """By row: whether the goal is."""
    ways: Floats
    """By row: the ways to every treasure and area."""
    free: Ints
    """By row: the free fields of every area."""
    features: Singles
    """By row: what the network sees of the land."""
    area: Ints
    """By crossing, in the order of the rules, as the next two: where it is."""
    mask: Ints
    """The fields of the area that are crossed."""
    row: Ints
    firsts: Ints
    """By colour and number of dice, the first of its crossings; the last entry is the number of crossings."""
    inner: Singles
    """By row: what the tower makes of the land."""
    added: Singles
    """By seat and row: what that adds to the inner values of the layer after the tower. Seat 0 is the next to become
    active."""
    known: Flags
    """By seat: whether that has been worked out for all rows. For row 0 it always is."""


def new_lands(boards: Boards, tower: int, hidden: int) -> Lands:
    """Room for the lands of a game, and of a network whose tower and hidden layer are so wide."""
    fields = boards.to.shape[1]
    most = 1 + int((2**boards.sizes).sum(axis=1).max())

    def ints(*shape: int) -> Ints:
        return np.zeros((_SEATS, *shape), dtype=np.int64)

    def singles(*shape: int) -> Singles:
        return np.zeros((_SEATS, *shape), dtype=np.float32)

    def flags(*shape: int) -> Flags:
        return np.zeros((_SEATS, *shape), dtype=np.uint8)

    lands = Lands(
        board=ints(),
        crossed=flags(fields),
        rows=ints(),
        groups=ints(most),
        bounds=ints(GROUPS + 1),
        treasures=ints(most),
        reached=flags(most),
        ways=np.zeros((_SEATS, most, WAYS)),
        free=ints(most, ALL_AREAS),
        features=singles(most, WIDTH),
        area=ints(most),
        mask=ints(most),
        row=ints(most),
        firsts=ints(GROUPS + 1),
        inner=singles(most, tower),
        added=singles(_SEATS, most, hidden),
        known=flags(_SEATS),
    )
    return packed(lands)


@machine_code
def clear(boards: Boards, lands: Lands, player: int, board: int) -> None:
    """Gives a player this board, with nothing but its start crossed."""
    lands.board[player] = board
    lands.crossed[player] = 0
    lands.crossed[player, boards.start[board]] = 1


@machine_code
def cross(boards: Boards, lands: Lands, player: int, crossing: int) -> None:
    """Makes the crosses of a crossing; what can be crossed then has to be found anew."""
    area, mask = lands.area[player, crossing], lands.mask[player, crossing]
    board = lands.board[player]
    size = boards.sizes[board, area]
    for at in range(size):
        if mask >> (size - 1 - at) & 1:
            lands.crossed[player, boards.fields[board, area, at]] = 1


@machine_code
def find_crossings(boards: Boards, lands: Lands, player: int) -> None:
    """Every crossing that is possible with some dice, and the ways and free fields after it."""
    board, ways, free = lands.board[player], lands.ways[player], lands.free[player]
    areas, masks, row_of = lands.area[player], lands.mask[player], lands.row[player]
    _look_around(boards, board, lands.crossed[player], ways[0], free[0])
    blank, touching = _open_areas(boards, board, lands.crossed[player], free[0])
    rows, crossings = 1, 0
    for colour in range(COLOUR_COUNT):
        for dice in range(COUNTS):
            group = colour * COUNTS + dice
            lands.bounds[player, group] = rows
            lands.firsts[player, group] = crossings
            if dice == 0:
                continue
            for area in range(colour * AREAS, (colour + 1) * AREAS):
                if touching[area] == 0 or free[0, area] < dice:
                    continue
                first = rows
                for mask in range(blank[area], 0, -1):
                    if mask & ~blank[area] or _BITS[mask] != dice:
                        continue
                    if not _linked(boards.beside[board, area], boards.sizes[board, area], mask, touching[area]):
                        continue
                    found = _add_crosses(boards, board, area, mask, ways[0], ways[rows])
                    row = _same(ways, first, rows)
                    areas[crossings], masks[crossings], row_of[crossings] = area, mask, row
                    crossings += 1
                    if row == rows:
                        copy(free[0], free[rows])
                        free[rows, area] -= dice
                        lands.groups[player, rows] = group
                        lands.treasures[player, rows] = found
                        rows += 1
    lands.bounds[player, GROUPS] = lands.rows[player] = rows
    lands.firsts[player, GROUPS] = crossings


@machine_code
def _look_around(boards: Boards, board: int, crossed: Flags, ways: Floats, free: Ints) -> None:
    """The ways from all crosses, and the free fields of every area."""
    ways[:] = np.inf
    for field in range(len(crossed)):
        if crossed[field]:
            for at in range(WAYS):
                ways[at] = min(ways[at], boards.to[board, field, at])
    for area in range(ALL_AREAS):
        free[area] = 0
        for at in range(boards.sizes[board, area]):
            free[area] += not crossed[boards.fields[board, area, at]]


@machine_code
def _open_areas(boards: Boards, board: int, crossed: Flags, free: Ints) -> tuple[Ints, Ints]:
    """By area: its free fields as a mask, and those of them next to a cross; none if the area is closed, because
    another one of its colour is begun."""
    blank, touching = np.zeros(ALL_AREAS, dtype=np.int64), np.zeros(ALL_AREAS, dtype=np.int64)
    for area in range(ALL_AREAS):
        size = boards.sizes[board, area]
        first = area // AREAS * AREAS
        closed = False
        for other in range(first, first + AREAS):
            closed |= other != area and 0 < free[other] < boards.sizes[board, other]
        for at in range(size):
            field = boards.fields[board, area, at]
            if closed or crossed[field]:
                continue
            bit = 1 << (size - 1 - at)
            blank[area] |= bit
            for other in boards.neighbours[board, field]:
                if other >= 0 and crossed[other]:
                    touching[area] |= bit
    return blank, touching


@machine_code
def _linked(beside: Ints, size: int, mask: int, touching: int) -> bool:
    """Whether every connected part of a set of fields has one next to an earlier cross (WL5)."""
    found, new = mask & touching, mask & touching
    while new:
        grown = 0
        for at in range(size):
            if new >> (size - 1 - at) & 1:
                grown |= beside[at]
        new = grown & mask & ~found
        found |= new
    return found == mask


@machine_code
def _add_crosses(boards: Boards, board: int, area: int, mask: int, before: Floats, ways: Floats) -> int:
    """The ways after a crossing, and the number of treasures that it finds."""
    size, found = boards.sizes[board, area], 0
    copy(before, ways)
    for at in range(size):
        if mask >> (size - 1 - at) & 1:
            field = boards.fields[board, area, at]
            found += boards.treasure[board, field]
            for to in range(WAYS):
                ways[to] = min(ways[to], boards.to[board, field, to])
    return found


@machine_code
def _same(ways: Floats, first: int, rows: int) -> int:
    """The earliest row of the same area and number of dice from which all ways are the same: the new one, if none."""
    for row in range(first, rows):
        alike = True
        for at in range(WAYS):
            if ways[row, at] != ways[rows, at]:
                alike = False
                break
        if alike:
            return row
    return rows
