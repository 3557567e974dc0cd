"""One land with its crosses: what can be crossed with some dice, and what the network sees of the land after it."""

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, Floats, Ints, Land
from wuerfelreich.rules.wuerfelland.dice import DICE, Groups
from wuerfelreich.value.network import Floats as Features
from wuerfelreich.value.wuerfelland.features import land_features

COUNTS = DICE + 1
#: Every colour with every number of dice.
GROUPS = COLOUR_COUNT * COUNTS


class Crossings:
    """The crossings of a land in rows, by colour and number of dice. Row 0 is the land as it is. Crossings with the
    same dice after which the network sees the same land share a row."""

    def __init__(self, land: Land, crossed: int, goal: int) -> None:
        ways, free = land.near(crossed)
        sets = land.crossings(crossed)
        groups = np.array([0, *(cross.colour * COUNTS + cross.fields.bit_count() for cross in sets)])
        nearer, left = land.after(ways, free, land.ways(sets))
        ways, free = np.vstack([ways, nearer]), np.vstack([free, left])
        seen = land.survey(ways, free)
        features = land_features(land, ways, free, seen, goal)
        order, shared = _distinct(groups.tolist(), features)
        self.features = features[order]
        self.row_of = {cross.fields: shared[at] for at, cross in enumerate(sets, start=1)}
        """By the fields crossed."""
        self.groups: Ints = groups[order]
        """Colour and number of dice; 0 for row 0."""
        self.reached: NDArray[np.bool_] = land.reached(seen, goal)[order]
        found = seen.found.sum(axis=1)[order]
        self.treasures: Ints = found - found[0]
        """Found with each crossing."""
        self.bounds: Ints = np.searchsorted(self.groups, np.arange(GROUPS + 1))
        """By colour and number of dice, the first of its rows."""
        self.bounds[0] = 1

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


def _distinct(groups: list[int], features: Features) -> tuple[list[int], list[int]]:
    """One of each kind, sorted by group, and for everyone its place among these."""
    first: dict[bytes, int] = {}
    kinds = [row.tobytes() + bytes((group,)) for row, group in zip(features, groups, strict=True)]
    for at, kind in enumerate(kinds):
        first.setdefault(kind, at)
    order = sorted(first.values(), key=lambda at: groups[at])
    place = {at: row for row, at in enumerate(order)}
    return order, [place[first[kind]] for kind in kinds]
