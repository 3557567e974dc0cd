"""Maps of hexagonal fields: neighbours, distances and connected areas. Sets of fields are bit masks."""

from collections.abc import Iterator, Sequence

#: The six neighbours of a field in axial coordinates (q, r).
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PART = 6
"""Fields whose neighbours are looked up at once: what surrounds some fields is asked for thousands of times a turn."""
PART_MASK = (1 << PART) - 1


def touching(positions: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """For each position on the grid, the others that touch it, as a bit mask."""
    at = {position: index for index, position in enumerate(positions)}
    return tuple(sum(1 << at[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in at) for q, r in positions)


def members(mask: int) -> Iterator[int]:
    """The fields of a set, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _unions(masks: Sequence[int]) -> list[int]:
    """The unions of every subset of some sets; a subset is the place of its union, as a bit mask."""
    found = [0]
    for mask in masks:
        found += [one | mask for one in found]
    return found


class HexMap:
    """Fields, and which of them touch."""

    def __init__(self, neighbours: tuple[int, ...]) -> None:
        self.neighbours = neighbours
        self._around = [_unions(neighbours[at : at + PART]) for at in range(0, len(neighbours), PART)]

    def around(self, fields: int) -> int:
        """All fields that touch one of these."""
        found = 0
        for unions in self._around:
            found |= unions[fields & PART_MASK]
            fields >>= PART
        return found

    def nearest(self, origins: int, targets: int) -> int:
        """The targets that are the fewest steps from any origin; none if no path leads to a target."""
        reached = origins
        while not reached & targets:
            grown = reached | self.around(reached)
            if grown == reached:
                return 0
            reached = grown
        return reached & targets

    def areas(self, fields: int) -> list[int]:
        """The connected areas that these fields form."""
        found = []
        while fields:
            area = fields & -fields
            while (grown := area | self.around(area) & fields) != area:
                area = grown
            found.append(area)
            fields ^= area
        return found
