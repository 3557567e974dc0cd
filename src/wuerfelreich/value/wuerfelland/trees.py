"""What connects a land with its goal: ways that share what they have in common.

The nearest treasures lie behind one another, so their single ways say too much. A tree grows from the crosses to the
nearest treasure, from there to the next, and so on (Prim's way to a spanning tree), for many lands at once."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, MAX_LANDS, TREASURES, Floats, Ints, Land


class Trees(NamedTuple):
    """Trees of many lands, in rows."""

    reach: Floats
    """By colour: the uses of dice that bring all its areas into reach."""
    fill: Floats
    """By colour: the uses that fill them."""
    by_colour: Floats
    """By colour: the ways to the treasures that the goal asks for, once that colour is full."""
    treasures: Floats
    """The ways by which the tree reaches one treasure after another; 0 for those found."""


class _Colours(NamedTuple):
    """The areas of a board by colour. Where a colour has fewer than another, places are filled up with a last area that
    is always in reach, and from which no way leads."""

    places: Ints
    """By colour: its areas."""
    between: Floats
    """By colour and area, one after another: the ways to the colour's other areas."""
    to_treasures: Floats
    """By colour: the ways to the treasures from its areas, once all are full."""
    own_treasures: NDArray[np.bool_]
    """By colour: its own treasures."""


@lru_cache(MAX_LANDS)
def _colours(land: Land) -> _Colours:
    count = len(land.sizes)
    every = [np.flatnonzero(land.area_colour == colour) for colour in range(COLOUR_COUNT)]
    places = np.full((COLOUR_COUNT, max(map(len, every))), count)
    for filled, own in zip(places, every, strict=True):
        filled[: len(own)] = own
    between = np.pad(land.between_areas, (0, 1), constant_values=np.inf)
    return _Colours(
        places,
        np.concatenate([between[np.ix_(own, own)] for own in places]),
        np.stack([land.areas_to_treasures[own].min(axis=0) for own in every]),
        land.treasure_colours.T > 0,
    )


def trees(land: Land, ways: Floats, free: Ints, goal: int) -> Trees:
    """The trees of lands, for rows of `near`."""
    colours = _colours(land)
    near_areas = np.zeros((len(ways), len(land.sizes) + 1))
    near_areas[:, :-1] = np.where(free < land.sizes, 0.0, ways[:, TREASURES:])
    size = colours.places.shape[1]
    first = np.tile(np.arange(0, len(colours.between), size), len(ways))
    steps = grown(near_areas[:, colours.places].reshape(-1, size), colours.between, first)
    reach = np.maximum(steps - 1.0, 0.0).sum(axis=1).reshape(-1, COLOUR_COUNT)
    # Most crossings come nearer to few treasures, so that many rows are alike.
    to_treasure, of_treasure = _distinct(ways[:, :TREASURES])
    starts = np.empty((len(to_treasure), COLOUR_COUNT + 1, TREASURES))
    starts[:, COLOUR_COUNT] = to_treasure
    np.minimum(to_treasure[:, None], colours.to_treasures, out=starts[:, :COLOUR_COUNT])
    starts[:, :COLOUR_COUNT][:, colours.own_treasures] = 0.0
    steps = grown(starts.reshape(-1, TREASURES), land.between_treasures).reshape(starts.shape)
    fill = np.add.reduceat(land.fill[free], land.first_area, axis=1)
    by_colour = steps[:, :COLOUR_COUNT, :goal].sum(axis=2)
    return Trees(reach, fill, by_colour[of_treasure], steps[of_treasure, COLOUR_COUNT])


def _distinct(rows: Floats) -> tuple[Floats, Ints]:
    """Rows without those that are alike, and for every row which of them it is."""
    data, size = rows.tobytes(), rows.itemsize * rows.shape[1]
    first: dict[bytes, int] = {}
    of = np.array([first.setdefault(data[at : at + size], len(first)) for at in range(0, len(data), size)])
    found = np.empty((len(first), rows.shape[1]))
    found[of] = rows
    return found, of


def grown(near: Floats, between: Floats, first: Ints | int = 0) -> Floats:
    """The steps by which a tree reaches one place after another, the nearest first, for rows of first ways. If rows
    have places of their own, `first` says for each where these begin among the rows of `between`."""
    left = near.copy()
    reached = np.zeros_like(near)
    steps = np.empty_like(near)
    rows = np.arange(0, near.size, near.shape[1])
    for at in range(near.shape[1]):
        nearest = left.argmin(axis=1)
        places = rows + nearest
        left.take(places, out=steps[:, at])
        reached.put(places, np.inf)
        np.minimum(left, between.take(nearest + first, axis=0), out=left)
        left += reached
    return steps
