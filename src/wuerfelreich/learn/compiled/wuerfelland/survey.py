"""How far lands are from their goal: `odds.wuerfelland.land.Land.survey` and what follows from it."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.machine_code import machine_code
from wuerfelreich.learn.compiled.wuerfelland.tables import ALL_AREAS, AREAS, Boards, Bools, Costs, Floats, Ints
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES
from wuerfelreich.rules.wuerfelland.material import TREASURES as GOAL


class Survey(NamedTuple):
    """One land after each of its crossings, in rows."""

    untouched: Bools
    """By area, as the next two."""
    begun: Bools
    usable: Bools
    fill: Floats
    """By colour: the effort to fill its areas, once they are in reach."""
    full: Floats
    """By colour: the effort to fill it."""
    treasures: Floats
    """By treasure: the effort to reach it; 0 if it is found."""
    found: Ints
    """The number of treasures found."""
    aims: Floats
    """By the colour that might be filled: the effort to the goal."""


@machine_code
def survey(boards: Boards, costs: Costs, board: int, ways: Floats, free: Ints) -> Survey:
    """What is near and what is open."""
    rows = len(ways)
    seen = Survey(
        np.empty((rows, ALL_AREAS), dtype=np.bool_),
        np.empty((rows, ALL_AREAS), dtype=np.bool_),
        np.empty((rows, ALL_AREAS), dtype=np.bool_),
        np.zeros((rows, COLOUR_COUNT)),
        np.zeros((rows, COLOUR_COUNT)),
        np.empty((rows, TREASURES)),
        np.zeros(rows, dtype=np.int64),
        np.empty((rows, COLOUR_COUNT)),
    )
    waiting = np.empty(COLOUR_COUNT)
    each = np.empty(TREASURES)
    for row in range(rows):
        _see_areas(boards, costs, board, ways[row], free[row], seen, row, waiting)
        for treasure in range(TREASURES):
            area = boards.treasure_area[board, treasure]
            way = ways[row, treasure]
            seen.found[row] += way == 0.0
            blocked = costs.blocked * waiting[area // AREAS] * seen.untouched[row, area]
            seen.treasures[row, treasure] = way + blocked
        for colour in range(COLOUR_COUNT):
            # Treasures of the colour to be filled need no way of their own.
            for treasure in range(TREASURES):
                own = boards.treasure_area[board, treasure] // AREAS == colour
                each[treasure] = 0.0 if own else seen.treasures[row, treasure]
            sort(each)
            seen.aims[row, colour] = costs.way * each[:GOAL].sum() + costs.colour * seen.full[row, colour]
    return seen


@machine_code
def _see_areas(
    boards: Boards, costs: Costs, board: int, ways: Floats, free: Ints, seen: Survey, row: int, waiting: Floats
) -> None:
    """The areas of one row; `waiting` becomes the effort to fill the begun ones, by colour."""
    waiting[:] = 0.0
    for area in range(ALL_AREAS):
        colour = area // AREAS
        untouched = free[area] == boards.sizes[board, area]
        begun = not untouched and free[area] > 0
        fill = costs.filling[free[area]]
        seen.untouched[row, area], seen.begun[row, area] = untouched, begun
        seen.fill[row, colour] += fill
        seen.full[row, colour] += fill + costs.access * max(ways[TREASURES + area] - 1.0, 0.0)
        if begun:
            waiting[colour] += fill
    for area in range(ALL_AREAS):
        near = seen.untouched[row, area] and ways[TREASURES + area] <= 1.0 and waiting[area // AREAS] == 0.0
        seen.usable[row, area] = seen.begun[row, area] or near


@machine_code
def reached(seen: Survey, row: int) -> bool:
    """Whether the goal is."""
    full: bool = seen.full[row].min() == 0.0
    return full and seen.found[row] >= GOAL


@machine_code
def sort(values: Floats) -> None:
    """Sorts a few numbers in place."""
    for at in range(1, len(values)):
        value, place = values[at], at
        while place > 0 and values[place - 1] > value:
            values[place] = values[place - 1]
            place -= 1
        values[place] = value
