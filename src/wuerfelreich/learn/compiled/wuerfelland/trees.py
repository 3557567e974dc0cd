"""Trees of ways from the crosses of a land to its goal: `value.wuerfelland.trees`, row by row."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.machine_code import copy, machine_code
from wuerfelreich.learn.compiled.wuerfelland.tables import AREAS, Boards, Floats, Ints
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES
from wuerfelreich.rules.wuerfelland.material import TREASURES as GOAL


class Trees(NamedTuple):
    """The trees of one land after each of its crossings, in rows."""

    reach: Floats
    """By colour: the uses of dice that bring all its areas into reach."""
    by_colour: Floats
    """By colour: the ways to the treasures that the goal asks for, once that colour is full."""
    treasures: Floats
    """The ways by which the tree reaches one treasure after another; 0 for those found."""


@machine_code
def trees(boards: Boards, board: int, ways: Floats, free: Ints) -> Trees:
    """The trees of a land."""
    rows = len(ways)
    grown = Trees(np.empty((rows, COLOUR_COUNT)), np.empty((rows, COLOUR_COUNT)), np.empty((rows, TREASURES)))
    areas, steps, left = np.empty(AREAS), np.empty(TREASURES), np.empty(TREASURES)
    for row in range(rows):
        for colour in range(COLOUR_COUNT):
            for at in range(AREAS):
                area = colour * AREAS + at
                untouched = free[row, area] == boards.sizes[board, area]
                areas[at] = ways[row, TREASURES + area] if untouched else 0.0
            _grow(areas, boards.between_areas[board, colour], steps, AREAS)
            grown.reach[row, colour] = 0.0
            for at in range(AREAS):
                grown.reach[row, colour] += max(steps[at] - 1.0, 0.0)
        earlier = _like(ways, row)
        if earlier < row:  # most crossings come nearer to few treasures
            copy(grown.by_colour[earlier], grown.by_colour[row])
            copy(grown.treasures[earlier], grown.treasures[row])
            continue
        for colour in range(COLOUR_COUNT):
            for treasure in range(TREASURES):
                own = boards.treasure_area[board, treasure] // AREAS == colour
                way = min(ways[row, treasure], boards.to_treasures[board, colour, treasure])
                left[treasure] = 0.0 if own else way
            _grow(left, boards.between_treasures[board], steps, GOAL)
            grown.by_colour[row, colour] = steps[:GOAL].sum()
        copy(ways[row, :TREASURES], left)
        _grow(left, boards.between_treasures[board], grown.treasures[row], TREASURES)
    return grown


@machine_code
def _like(ways: Floats, row: int) -> int:
    """The first row with the same ways to the treasures."""
    for earlier in range(row):
        alike = True
        for treasure in range(TREASURES):
            if ways[earlier, treasure] != ways[row, treasure]:
                alike = False
                break
        if alike:
            return earlier
    return row


@machine_code
def _grow(left: Floats, between: Floats, steps: Floats, count: int) -> None:
    """The first steps by which a tree reaches one place after another, the nearest first. The ways that are left are
    overwritten."""
    for at in range(count):
        nearest = 0
        for place in range(1, len(left)):
            if left[place] < left[nearest]:
                nearest = place
        steps[at] = left[nearest]
        left[nearest] = np.inf
        for place in range(len(left)):
            if left[place] < np.inf:
                left[place] = min(left[place], between[nearest, place])
