"""Sets of fields of the map as bit masks: neighbours, areas, what is nearest.

`near` is the table of neighbours, `Board.around`. (Taking it out of the board each time would be slow.)"""

from wuerfelreich.learn.compiled.brettspiel.jit import Ints, compiled
from wuerfelreich.rules.hexagons import PART, PART_MASK


@compiled
def count(mask: int) -> int:
    """The number of members of a set."""
    mask -= (mask >> 1) & 0x55555555
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask += mask >> 8
    return (mask + (mask >> 16)) & 0x3F


@compiled
def lowest(mask: int) -> int:
    """The first member of a set."""
    return count((mask & -mask) - 1)


@compiled
def around(near: Ints, fields: int) -> int:
    """All fields that touch one of these."""
    found = near[0, fields & PART_MASK] | near[1, fields >> PART & PART_MASK] | near[2, fields >> 2 * PART & PART_MASK]
    found |= near[3, fields >> 3 * PART & PART_MASK] | near[4, fields >> 4 * PART & PART_MASK]
    return int(found)


@compiled
def area_of(near: Ints, fields: int, start: int) -> int:
    """The connected area, among these fields, that the start is part of."""
    area = start
    while True:
        grown = area | (around(near, area) & fields)
        if grown == area:
            return area
        area = grown


@compiled
def areas(near: Ints, fields: int, found: Ints) -> int:
    """Writes down the connected areas that these fields form, and gives their number."""
    number = 0
    while fields:
        area = area_of(near, fields, fields & -fields)
        found[number] = area
        number += 1
        fields ^= area
    return number


@compiled
def largest_area(near: Ints, fields: int) -> int:
    """The size of the largest of them."""
    largest = 0
    while fields:
        area = area_of(near, fields, fields & -fields)
        largest = max(largest, count(area))
        fields ^= area
    return largest


@compiled
def nearest(near: Ints, origins: int, targets: int) -> int:
    """The targets that are the fewest steps from any origin; none if no path leads to a target."""
    reached = origins
    while not reached & targets:
        grown = reached | around(near, reached)
        if grown == reached:
            return 0
        reached = grown
    return reached & targets
