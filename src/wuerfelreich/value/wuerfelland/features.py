"""What the network sees of a land: how far its goal is, and what the next dice can be used for.

Colours are sorted by the effort to fill them, since a die shows each of them equally often; boards are never named."""

import numpy as np

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES, Floats, Ints, Land, Survey
from wuerfelreich.rules.wuerfelland.dice import DICE
from wuerfelreich.value.network import Floats as Features

_COLOUR_FEATURES = 9
_PLACES = np.arange(1, DICE + 1)
_MISSING = np.arange(1, 5)
_NEAR = np.array([1.0, 2.0, 3.0])
_TOTALS = 11
#: The features of one land.
WIDTH = COLOUR_COUNT * _COLOUR_FEATURES + len(_PLACES) + TREASURES + len(_MISSING) + len(_NEAR) + _TOTALS


def land_features(land: Land, free: Ints, seen: Survey, goal: int) -> Features:
    """A row of features for every row of `free` fields and what is `seen` of it."""
    found = np.empty((len(free), WIDTH), dtype=np.float32)
    aims = land.aims(seen, goal)
    room = np.maximum.reduceat(free * seen.usable, land.first_area, axis=1)
    columns = COLOUR_COUNT * _COLOUR_FEATURES
    found[:, :columns] = _by_colour(land, free, seen, room)
    found[:, columns : (columns := columns + len(_PLACES))] = (room[:, :, None] >= _PLACES).sum(axis=1) / COLOUR_COUNT
    # The nearest treasures that the goal asks for, the farthest of them first; those found are 0.
    needed = np.sort(seen.treasures, axis=1)[:, goal - 1 :: -1]
    found[:, columns : columns + goal] = needed / 6
    found[:, columns + goal : (columns := columns + TREASURES)] = 0.0
    have = seen.found.sum(axis=1)
    missing = np.maximum(goal - have, 0)
    found[:, columns : (columns := columns + len(_MISSING))] = missing[:, None] >= _MISSING
    nearer = (seen.treasures[:, :, None] <= _NEAR).sum(axis=1) - have[:, None]
    found[:, columns : (columns := columns + len(_NEAR))] = nearer / 4
    found[:, columns:] = _totals(land, seen, aims, missing, needed.sum(axis=1))
    return found


def _by_colour(land: Land, free: Ints, seen: Survey, room: Ints) -> Floats:
    """For every colour, the easiest to fill first."""
    areas = np.empty((5, *free.shape))
    areas[0], areas[1], areas[2], areas[3], areas[4] = free, free * seen.begun, seen.untouched, free == 0, seen.usable
    fields, begun, untouched, full, usable = areas @ land.area_colours
    found = np.empty((len(free), COLOUR_COUNT, _COLOUR_FEATURES))
    found[:, :, 0] = seen.full / 15
    found[:, :, 1] = fields / 18
    found[:, :, 2] = untouched / land.area_counts
    found[:, :, 3] = full / land.area_counts
    found[:, :, 4] = begun / DICE
    found[:, :, 5] = begun == 1
    found[:, :, 6] = room / DICE
    found[:, :, 7] = usable / land.area_counts
    found[:, :, 8] = seen.treasures @ land.treasure_colours / 8
    rows = np.arange(len(free))[:, None]
    return found[rows, seen.full.argsort(axis=1)].reshape(len(free), -1)


def _totals(land: Land, seen: Survey, aims: Floats, missing: Ints, ways: Floats) -> Floats:
    found = np.empty((len(aims), _TOTALS))
    idle = land.idle(seen)
    ranked = np.sort(aims, axis=1)
    effort = ranked[:, 0] + land.weights.idle * idle
    filled = seen.full[np.arange(len(aims)), aims.argmin(axis=1)]
    found[:, 0] = effort / 20
    found[:, 1] = np.log(effort + 0.5) / 3
    found[:, 2] = 1 / (1 + effort)
    found[:, 3] = np.minimum(effort, 4) / 4
    found[:, 4] = (ranked[:, 1] - ranked[:, 0]) / 4
    found[:, 5] = filled / 15
    found[:, 6] = np.log(filled + 0.5) / 3
    found[:, 7] = seen.full.min(axis=1) == 0.0
    found[:, 8] = idle / COLOUR_COUNT
    found[:, 9] = missing / TREASURES
    found[:, 10] = np.log(ways + 0.5) / 3
    return found
