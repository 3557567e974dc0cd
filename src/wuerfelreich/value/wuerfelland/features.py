"""What the network sees of a land: how far its goal is, and what the next dice can be used for.

Colours are sorted by the effort to fill them, since a die shows each of them equally often; boards are never named."""

from functools import lru_cache

import numpy as np

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, MAX_LANDS, TREASURES, Floats, Ints, Land, Survey
from wuerfelreich.rules.wuerfelland.dice import DICE
from wuerfelreich.value.network import Floats as Features
from wuerfelreich.value.wuerfelland.trees import trees

_COLOUR_FEATURES = 9
_PLACES = np.arange(1, DICE + 1)
_MISSING = np.arange(1, 5)
_NEAR = np.array([1.0, 2.0, 3.0])
_TOTALS = 11
_AREAS = 4
"""Areas of a colour that are seen one by one, the largest of them: ours have no more."""
_AREA_FEATURES = 9
PRECISION = 1e6
"""Efforts that differ by less than one part of it are the same."""
#: How much filling a colour and the ways to treasures count in an effort; the network makes of it what it wants.
COLOUR_SHARE, TREASURE_SHARE = 0.84, 0.6
_TREES = 4 * COLOUR_COUNT + TREASURES + 5
#: What is said about a land first: a network without need of more takes only these features.
OVERVIEW = COLOUR_COUNT * _COLOUR_FEATURES + len(_PLACES) + TREASURES + len(_MISSING) + len(_NEAR) + _TOTALS
#: The features of one land.
WIDTH = OVERVIEW + COLOUR_COUNT * _AREAS * _AREA_FEATURES + _TREES


def land_features(land: Land, ways: Floats, free: Ints, seen: Survey, goal: int, width: int = WIDTH) -> Features:
    """A row of features for every row of `near` and what is `seen` of it: all of them, or the overview alone."""
    order = ranked(seen.full)
    parts = [_overview(land, free, seen, order, goal)]
    if width > OVERVIEW:
        parts += _areas(land, ways, free, seen, order), _trees(land, ways, free, goal)
    return np.concatenate(parts, axis=1, dtype=np.float32)


def _overview(land: Land, free: Ints, seen: Survey, order: Ints, goal: int) -> Floats:
    found = np.empty((len(free), OVERVIEW))
    aims = land.aims(seen, goal)
    room = np.maximum.reduceat(free * seen.usable, land.first_area, axis=1)
    columns = COLOUR_COUNT * _COLOUR_FEATURES
    found[:, :columns] = _by_colour(land, free, seen, order, room)
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


def _by_colour(land: Land, free: Ints, seen: Survey, order: Ints, room: Ints) -> Floats:
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
    return found[rows, order].reshape(len(free), -1)


def ranked(efforts: Floats) -> Ints:
    """The order of efforts in every row. What is the same but for rounding keeps its order: otherwise the last digits,
    or the way that a processor sorts, would decide what the network sees."""
    order: Ints = np.rint(efforts * PRECISION).argsort(axis=1, kind="stable")
    return order


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


def _areas(land: Land, ways: Floats, free: Ints, seen: Survey, order: Ints) -> Floats:
    """Every area: colours as above, the areas of each by size."""
    rows, count = free.shape
    places, treasure = areas_by_size(land)
    has = treasure >= 0
    way = np.where(has, ways[:, treasure], 0.0)
    found = np.zeros((rows, count + 1, _AREA_FEATURES))
    areas = found[:, :-1]
    areas[:, :, 0] = free / DICE
    areas[:, :, 1] = np.minimum(ways[:, TREASURES:], 6.0) / 4
    areas[:, :, 2] = seen.untouched
    areas[:, :, 3] = seen.begun
    areas[:, :, 4] = free == 1
    areas[:, :, 5] = seen.usable
    areas[:, :, 6] = np.minimum(way, 8.0) / 4
    areas[:, :, 7] = has & (way == 0.0)
    areas[:, :, 8] = has
    by_colour = found[:, places].reshape(rows, COLOUR_COUNT, -1)
    return by_colour[np.arange(rows)[:, None], order].reshape(rows, -1)


@lru_cache(MAX_LANDS)
def areas_by_size(land: Land) -> tuple[Ints, Ints]:
    """By colour the largest areas, the smallest of these first, and the last place of all where there are fewer; then
    by area its treasure, or -1."""
    found = np.full((COLOUR_COUNT, _AREAS), len(land.sizes))
    for colour, places in enumerate(found):
        own = np.flatnonzero(land.area_colour == colour)
        own = own[land.sizes[own].argsort(kind="stable")][-_AREAS:]
        places[: len(own)] = own
    treasure = np.full(len(land.sizes), -1)
    treasure[land.treasure_area] = np.arange(TREASURES)
    return found, treasure


def _trees(land: Land, ways: Floats, free: Ints, goal: int) -> Floats:
    """What trees of ways say about the goal, the easiest colour first."""
    grown = trees(land, ways, free, goal)
    filling = grown.reach + grown.fill
    effort = COLOUR_SHARE * filling + TREASURE_SHARE * grown.by_colour
    order = ranked(effort)
    effort, reach, filling, by_colour = (
        np.take_along_axis(one, order, axis=1) for one in (effort, grown.reach, filling, grown.by_colour)
    )
    needed = grown.treasures[:, :goal].sum(axis=1, keepdims=True)
    return np.concatenate(
        [
            effort / 15,
            reach / 4,
            filling / 10,
            by_colour / 8,
            needed / 8,
            grown.treasures / 3,
            np.log(effort[:, :2] + 0.5) / 3,
            np.log(by_colour[:, :2] + 0.5) / 3,
        ],
        axis=1,
    )
