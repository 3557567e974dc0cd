"""One land with its crosses: what can be crossed with some dice, and what the network sees of the land after it."""

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, Floats, Ints, Land
from wuerfelreich.rules.wuerfelland.dice import DICE, Groups
from wuerfelreich.value.wuerfelland.features import WIDTH, land_features

COUNTS = DICE + 1
#: Every colour with every number of dice.
GROUPS = COLOUR_COUNT * COUNTS


class Crossings:
    """The crossings of a land in rows, by colour and number of dice. Row 0 is the land as it is. Crossings with the
    same dice after which the network sees the same land share a row."""

    def __init__(self, land: Land, crossed: int, goal: int, width: int = WIDTH) -> None:
        ways, free = land.near(crossed)
        masks, sets = land.crossings(crossed)
        nearer, left = land.after(ways, free, sets)
        groups = sets.colours * COUNTS + sets.counts
        order, shared = _distinct(groups, nearer, left)
        self.row_of = dict(zip(masks, shared, strict=True))
        """By the fields crossed."""
        self.groups: Ints = np.append(0, groups[order])
        """Colour and number of dice; 0 for row 0."""
        self.treasures: Ints = np.append(0, sets.treasures[order])
        """Found with each crossing."""
        self.bounds: Ints = np.searchsorted(self.groups, np.arange(GROUPS + 1))
        """By colour and number of dice, the first of its rows."""
        self.bounds[0] = 1
        ways, free = np.vstack([ways, nearer[order]]), np.vstack([free, left[order]])
        seen = land.survey(ways, free)
        self.features = land_features(land, ways, free, seen, goal, width)
        self.reached: NDArray[np.bool_] = land.reached(seen, goal)

    def rows(self, dice: Groups) -> Ints:
        """The rows of what can be crossed with these dice."""
        bounds = self.bounds
        at = [group for colour, count in dice if bounds[group := colour * COUNTS + count] < bounds[group + 1]]
        return np.concatenate([np.arange(0), *(np.arange(bounds[group], bounds[group + 1]) for group in at)])

    def best(self, scores: Floats) -> Ints:
        """By colour and number of dice, the row with the best score; 0 where nothing can be crossed."""
        best = np.zeros(GROUPS, dtype=np.intp)
        order = np.lexsort((scores[1:], self.groups[1:])) + 1
        best[self.groups[order]] = order  # the last one of a group stays
        return best


def _distinct(groups: Ints, nearer: Floats, left: Ints) -> tuple[Ints, list[int]]:
    """One crossing of each kind, sorted by group, and for every crossing the row of its kind."""
    columns = np.column_stack([groups, nearer, left])
    data, size = columns.tobytes(), columns.itemsize * columns.shape[1]
    kinds = [data[at : at + size] for at in range(0, len(data), size)]
    first: dict[bytes, int] = {}
    for at, kind in enumerate(kinds):
        first.setdefault(kind, at)
    places = np.fromiter(first.values(), dtype=np.intp, count=len(first))
    by_group = groups[places].argsort(kind="stable")
    rows = np.empty(len(first), dtype=np.intp)
    rows[by_group] = np.arange(1, len(first) + 1)
    row_of = dict(zip(first, rows.tolist(), strict=True))
    return places[by_group], [row_of[kind] for kind in kinds]
