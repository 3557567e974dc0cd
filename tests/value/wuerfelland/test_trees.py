"""Trees of ways: grown for many lands at once, and for one land by the plain search for a spanning tree."""

from copy import copy

import numpy as np

from tests.rules.wuerfelland.table import GAME
from tests.value.laws import positions
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES, Floats, Weights, land_of
from wuerfelreich.rules.wuerfelland.state import State
from wuerfelreich.value.wuerfelland.trees import grown, trees


def spanning(near: Floats, between: Floats) -> float:
    """The whole length of a tree from the crosses to all places: Kruskal's search, joining by the shortest ways."""
    count = len(near)
    ways = [(near[at], count, at) for at in range(count)]
    ways += [(min(between[one, two], between[two, one]), one, two) for one in range(count) for two in range(one)]
    tree = list(range(count + 1))
    length = 0.0
    for way, one, two in sorted(ways):
        if tree[one] != tree[two]:
            length += way
            tree = [tree[two] if own == tree[one] else own for own in tree]
    return length


def test_a_tree_is_as_short_as_the_shortest_one() -> None:
    draw = np.random.default_rng(3)
    between = draw.random((7, 7))
    between = np.minimum(between, between.T)
    near = draw.random((20, 7))
    steps = grown(near, between)
    assert np.allclose(steps.sum(axis=1), [spanning(row, between) for row in near])


def test_trees_of_several_kinds_of_places_grow_together_as_they_grow_alone() -> None:
    draw = np.random.default_rng(4)
    between, near = draw.random((3, 4, 4)), draw.random((10, 3, 4))
    alone = np.stack([grown(near[:, kind], between[kind]) for kind in range(3)], axis=1)
    together = grown(near.reshape(-1, 4), between.reshape(-1, 4), np.tile([0, 4, 8], 10))
    assert np.array_equal(together.reshape(alone.shape), alone)


def test_colours_may_differ_in_their_number_of_areas() -> None:
    land = land_of(GAME.box.boards[0], GAME.box.crossings[0], Weights())
    ways, free = land.near(GAME.box.boards[0].start)
    fewer = copy(land)
    kept = np.arange(len(land.sizes)) != land.first_area[1] + 1
    fewer.sizes, fewer.area_colour = land.sizes[kept], land.area_colour[kept]
    fewer.first_area = np.searchsorted(fewer.area_colour, np.arange(COLOUR_COUNT))
    fewer.between_areas = land.between_areas[np.ix_(kept, kept)]
    fewer.areas_to_treasures = land.areas_to_treasures[kept]
    all_ways, kept_ways = ways[None], np.append(ways[:TREASURES], ways[TREASURES:][kept])[None]
    whole, part = trees(land, all_ways, free[None], goal=9), trees(fewer, kept_ways, free[kept][None], goal=9)
    same = np.arange(COLOUR_COUNT) != 1
    assert np.array_equal(part.reach[:, same], whole.reach[:, same])
    own = slice(fewer.first_area[1], fewer.first_area[2])
    steps = grown(kept_ways[:, TREASURES:][:, own], fewer.between_areas[own, own])
    assert part.reach[0, 1] == np.maximum(steps - 1.0, 0.0).sum()


def test_what_is_found_or_full_costs_nothing_and_trees_never_exceed_the_single_ways() -> None:
    seen = 0
    for state in positions(GAME, 2, seed=4):
        if not isinstance(state, State) or not any(state.crossed):
            continue
        land = land_of(GAME.box.boards[state.boards[0]], GAME.box.crossings[state.boards[0]], Weights())
        ways, free = land.near(state.crossed[0])
        found = trees(land, ways[None], free[None], goal=9)
        to_treasure = ways[:TREASURES]
        assert (np.sort(found.treasures[0]) >= 0.0).all()
        assert (found.treasures[0] == 0.0).sum() >= (to_treasure == 0.0).sum()
        assert found.treasures.sum() <= to_treasure.sum() + 1e-9
        full = np.add.reduceat(free, land.first_area) == 0
        assert ((found.reach + found.fill)[0] == 0.0).tolist() == full.tolist()
        seen += 1
    assert seen > 50
