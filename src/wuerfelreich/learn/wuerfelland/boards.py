"""The boards of Würfelland as arrays: their areas, and what every set of fields of an area does when it is crossed.

Areas have at most six fields, so that a set of fields is a number below 64. Everything that depends on a set is a
table: whether it may be crossed, how near it comes to treasures and areas, and which fields it brings into reach."""

from functools import cache
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES, Land, Weights, land_of
from wuerfelreich.rules.wuerfelland.dice import DICE
from wuerfelreich.rules.wuerfelland.fields import around, connected_parts, fields_of
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.value.wuerfelland.crossings import COUNTS
from wuerfelreich.value.wuerfelland.features import areas_by_size

AREAS = 4
"""Of every colour. So area 4 c + k is one of colour c."""
ALL_AREAS = COLOUR_COUNT * AREAS
MAX_AREA = DICE
"""Fields of an area, so that dice can fill it at once."""
SETS = 1 << MAX_AREA
WAYS = TREASURES + ALL_AREAS
"""Of a land: the way to every treasure, then to every area."""
SIZES = np.array([one.bit_count() for one in range(SETS)])
"""By set: how many fields it has."""


def _candidates() -> NDArray[np.intp]:
    """Every area with every set of its fields, sorted by colour and number of fields: what may be crossed with the same
    dice lies side by side."""
    pairs = [(area, one) for area in range(ALL_AREAS) for one in range(1, SETS)]
    return np.array(sorted(pairs, key=lambda pair: (pair[0] // AREAS, SIZES[pair[1]], pair)))


CANDIDATES = _candidates()
#: By candidate: the colour and number of dice that it needs, as `Crossings.groups`.
CANDIDATE_GROUPS = CANDIDATES[:, 0] // AREAS * COUNTS + SIZES[CANDIDATES[:, 1]]


class Boards(NamedTuple):
    """All boards: the first axis of each array. Treasures and areas are numbered as by `Land`."""

    sizes: Array
    """By area: its fields."""
    legal: Array
    """By area, set and the fields of the area next to a cross: whether the set may be crossed if it is free."""
    to: Array
    """By area and set: the ways from the nearest of its fields."""
    touched: Array
    """By area and set: the fields of every area that it is next to."""
    treasures: Array
    """By area and set: the treasures in it."""
    start_to: Array
    start_touched: Array
    treasure_area: Array
    """By treasure."""
    area_treasure: Array
    """By area its treasure, or -1."""
    by_size: Array
    """By colour its areas, the smallest first."""
    between_treasures: Array
    between_areas: Array
    """By colour: the ways between its areas."""
    full_to: Array
    """By colour: the ways to the treasures from its areas, once all are full; 0 to its own."""
    sheets: Array
    """The two sides of every sheet; not by board."""


@cache
def boards_of(box: Box) -> Boards:
    """The arrays of a box, made once."""
    lands = [land_of(board, box.crossings[at], Weights()) for at, board in enumerate(box.boards)]
    columns = [np.stack(column) for column in zip(*map(_board, lands), strict=True)]
    sheets = np.array([(sheet[0], sheet[-1]) for sheet in box.sheets])
    return Boards(*(_array(column) for column in (*columns, sheets)))


def _array(part: NDArray[np.generic]) -> Array:
    """Half uses of dice are exact in single precision, and so are all numbers here."""
    kind = {"f": jnp.float32, "b": jnp.bool_}.get(part.dtype.kind, jnp.int32)
    return jnp.asarray(part, dtype=kind)


def _board(land: Land) -> tuple[NDArray[np.generic], ...]:
    """The arrays of one board, in the order of `Boards`."""
    if not np.array_equal(land.area_colour, np.repeat(np.arange(COLOUR_COUNT), AREAS)) or land.sizes.max() > MAX_AREA:
        raise ValueError(f"many games at once need four areas of at most six fields in every colour: {land.board.name}")
    fields = [list(fields_of(area)) for own in land.board.areas for area in own]
    masks = [
        [sum(1 << field for at, field in enumerate(own) if one >> at & 1) for one in range(SETS)] for own in fields
    ]
    by_size, area_treasure = areas_by_size(land)
    by_colour = np.arange(ALL_AREAS).reshape(COLOUR_COUNT, AREAS)
    full_to = np.stack([land.areas_to_treasures[own].min(axis=0) for own in by_colour])
    full_to[land.treasure_colours.T > 0] = 0.0
    return (
        land.sizes,
        np.array([_legal(own) for own in fields]),
        np.array([[_to(land, mask) for mask in own] for own in masks]),
        np.array([[_within(fields, around(mask)) for mask in own] for own in masks]),
        np.array([[(mask & land.board.treasures).bit_count() for mask in own] for own in masks]),
        _to(land, land.board.start),
        _within(fields, around(land.board.start)),
        land.treasure_area,
        area_treasure,
        by_size,
        land.between_treasures,
        np.stack([land.between_areas[np.ix_(own, own)] for own in by_colour]),
        full_to,
    )


def _mask(own: list[int], one: int) -> int:
    """A set of an area's fields as a mask of the whole board."""
    return sum(1 << field for at, field in enumerate(own) if one >> at & 1)


def _to(land: Land, mask: int) -> NDArray[np.float64]:
    """The ways from the nearest field of a set; no way from nothing."""
    places = [land.place[field] for field in fields_of(mask)]
    found: NDArray[np.float64] = land.to[places].min(axis=0, initial=np.inf)
    return found


def _within(fields: list[list[int]], mask: int) -> NDArray[np.intp]:
    """By area: which of its fields are in a set of the whole board."""
    return np.array([sum(1 << at for at, field in enumerate(own) if mask >> field & 1) for own in fields])


def _legal(own: list[int]) -> NDArray[np.bool_]:
    """By set and the fields next to a cross: whether every connected part of the set has such a field (WL5)."""
    found = np.zeros((SETS, SETS), dtype=np.bool_)
    for one in range(1, 1 << len(own)):
        inner = [_within([own], part)[0] for part in connected_parts(_mask(own, one))]
        found[one] = np.all([np.arange(SETS) & part for part in inner], axis=0)
    return found
