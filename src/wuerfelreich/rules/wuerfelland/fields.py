"""The fields of a board: hexagons in at most 20 rows of 20, odd rows shifted right by half a field.

A field is a number, row × 20 + column, whatever the size of its board, so a name such as `c4` (third column,
fourth row from the top) means the same everywhere. A set of fields is a bit mask.
"""

from collections.abc import Iterator
from functools import lru_cache

SIDE = 20
COLUMNS = "abcdefghijklmnopqrst"
NAMES = tuple(f"{COLUMNS[field % SIDE]}{field // SIDE + 1}" for field in range(SIDE * SIDE))
CODES = {name: field for field, name in enumerate(NAMES)}

#: The six neighbours as steps in row and column; the rows are counted from 0.
EVEN_ROW = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0))
ODD_ROW = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1))


def _around(field: int) -> int:
    row, column = divmod(field, SIDE)
    steps = ODD_ROW if row % 2 else EVEN_ROW
    places = ((row + down, column + right) for down, right in steps)
    return sum(1 << y * SIDE + x for y, x in places if 0 <= y < SIDE and 0 <= x < SIDE)


#: The neighbours of every field, as masks.
AROUND = tuple(_around(field) for field in range(SIDE * SIDE))


def fields_of(mask: int) -> Iterator[int]:
    """The fields of a set, row by row."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@lru_cache(1 << 14)
def around(mask: int) -> int:
    """All neighbours of a set's fields; a field of the set is among them if it has a neighbour in it."""
    found = 0
    for field in fields_of(mask):
        found |= AROUND[field]
    return found


def spread(seeds: int, within: int) -> int:
    """The fields of `within` connected to the seeds in it."""
    found = new = seeds & within
    while new:
        new = around(new) & within & ~found
        found |= new
    return found


def connected_parts(mask: int) -> list[int]:
    """The connected parts of a set."""
    parts = []
    while mask:
        parts.append(spread(mask & -mask, mask))
        mask &= ~parts[-1]
    return parts


def names_of(mask: int) -> tuple[str, ...]:
    """The names of a set's fields."""
    return tuple(NAMES[field] for field in fields_of(mask))
