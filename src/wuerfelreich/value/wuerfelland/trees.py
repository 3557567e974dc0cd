"""What connects a land with its goal: ways that share what they have in common.

The nearest treasures lie behind one another, so their single ways say too much. A tree grows from the crosses to the
nearest treasure, from there to the next, and so on (Prim's way to a spanning tree), for many lands at once."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES, Floats, Ints, Land


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


def trees(land: Land, ways: Floats, free: Ints, goal: int) -> Trees:
    """The trees of lands, for rows of `near`."""
    # Most crossings come nearer to few treasures and areas, so that many rows are alike.
    to_treasure, of_treasure = _distinct(ways[:, :TREASURES])
    near_areas = np.where(free < land.sizes, 0.0, ways[:, TREASURES:])
    reach = np.empty((len(ways), COLOUR_COUNT))
    starts = np.empty((len(to_treasure), COLOUR_COUNT + 1, TREASURES))
    starts[:, COLOUR_COUNT] = to_treasure
    bounds = [*land.first_area, len(land.sizes)]
    for colour in range(COLOUR_COUNT):
        own = slice(bounds[colour], bounds[colour + 1])
        near, of_area = _distinct(near_areas[:, own])
        reach[:, colour] = np.maximum(grown(near, land.between_areas[own, own]) - 1.0, 0.0).sum(axis=1)[of_area]
        found = np.minimum(to_treasure, land.areas_to_treasures[own].min(axis=0))
        starts[:, colour] = np.where(land.treasure_colours[:, colour] > 0, 0.0, found)
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


def grown(near: Floats, between: Floats) -> Floats:
    """The steps by which a tree reaches one place after another, the nearest first, for rows of first ways."""
    left = near.copy()
    steps = np.empty_like(near)
    every = np.arange(len(near))
    for at in range(near.shape[1]):
        nearest = left.argmin(axis=1)
        steps[:, at] = left[every, nearest]
        np.minimum(left, between[nearest] + np.where(np.isinf(left), np.inf, 0.0), out=left)
        left[every, nearest] = np.inf
    return steps
