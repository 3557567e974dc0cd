"""What a player's fields form on the map, and which further fields would make the largest area larger."""

from msgspec import Struct

from wuerfelreich.rules.brettspiel.facts import FIELDS
from wuerfelreich.rules.hexagons import HexMap

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
    largest = max([size for _, size in areas], default=0)
    joined = {1: ALL_FIELDS & ~own}  # by the size of the area that a further field would be part of
    for area, size in areas:
        around = hexes.around(area)
        for total, fields in list(joined.items()):
            if touching := fields & around:
                joined[total] ^= touching
                joined[total + size] = joined.get(total + size, 0) | touching
    least = max(1, largest)  # the first field of all joins nothing yet
    return Shape(largest, tuple([(total - largest, mask) for total, mask in joined.items() if mask and total > least]))
