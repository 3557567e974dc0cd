"""What a player's fields form on the map, and which further fields would make the largest area larger."""

from msgspec import Struct

from wuerfelreich.rules.brettspiel.facts import FIELDS
from wuerfelreich.rules.hexagons import HexMap, members

ALL_FIELDS = (1 << FIELDS) - 1


class Shape(Struct, frozen=True, gc=False):
    """What a player's fields form on a map. Many are remembered, and none refers to another: the garbage collector
    need not look at them."""

    largest: int
    """The size of the largest area."""
    gains: tuple[tuple[int, int], ...]
    """By how much a further field would make it larger, and which fields would."""


def shape(hexes: HexMap, own: int) -> Shape:
    """The shape of a player's fields."""
    areas = [(area, area.bit_count()) for area in hexes.areas(own)]
    largest = max((size for _, size in areas), default=0)
    gains: dict[int, int] = {}
    for field in members(ALL_FIELDS & ~own):
        around = hexes.neighbours[field]
        joined = 1 + sum(size for area, size in areas if area & around)
        if joined > max(1, largest):  # the first field of all joins nothing yet
            gains[joined - largest] = gains.get(joined - largest, 0) | 1 << field
    return Shape(largest, tuple(gains.items()))
