"""A second reading of the crossings: slow and obvious, from the words of the rules, with coordinates and no masks."""

from collections.abc import Iterator
from itertools import combinations

#: Row and column, from 0.
Place = tuple[int, int]


def touch(one: Place, other: Place) -> bool:
    """Whether two hexagons are neighbours: one step apart in cube coordinates."""
    (x, y), (u, v) = ((column - (row - row % 2) // 2, row) for row, column in (one, other))
    return max(abs(x - u), abs(y - v), abs(x + y - u - v)) == 1


def parts(places: set[Place]) -> list[set[Place]]:
    """The connected parts of a set."""
    found: list[set[Place]] = []
    for place in places:
        joined = [part for part in found if any(touch(place, other) for other in part)]
        found = [part for part in found if part not in joined] + [{place}.union(*joined)]
    return found


def crossings(rows: tuple[str, ...], crossed: set[Place], colour: str, dice: int) -> Iterator[frozenset[Place]]:
    """Every set of fields that this many dice of a colour can cross."""
    fields = {(y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter.upper() == colour}
    areas = parts(fields)
    begun = [area for area in areas if area & crossed and area - crossed]
    for area in begun or [area for area in areas if not area & crossed]:
        for chosen in combinations(sorted(area - crossed), dice):
            hanging = (any(touch(field, cross) for field in part for cross in crossed) for part in parts(set(chosen)))
            if all(hanging):
                yield frozenset(chosen)
