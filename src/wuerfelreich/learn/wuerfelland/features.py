"""What the network sees of lands, for many of them at once: as `value.wuerfelland.features`, in single precision."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from wuerfelreich.learn.wuerfelland import trees
from wuerfelreich.learn.wuerfelland.boards import ALL_AREAS, AREAS, Boards
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES, Weights
from wuerfelreich.rules.wuerfelland.dice import DICE
from wuerfelreich.rules.wuerfelland.material import TREASURES as GOAL
from wuerfelreich.value.wuerfelland.features import COLOUR_SHARE, TREASURE_SHARE

_WEIGHTS = Weights()
PRECISION = 1e4
"""Efforts that differ by less than one part of it are the same: all are multiples of that, but for rounding."""
_FAR, _FARTHEST = 6.0, 8.0


class Lands(NamedTuple):
    """Lands with their crosses, one row each."""

    board: Array
    ways: Array
    """To every treasure, then to every area."""
    free: Array
    """By area: its free fields."""


class Survey(NamedTuple):
    """What is near and what is open; see `odds.wuerfelland.land.Survey`."""

    found: Array
    untouched: Array
    begun: Array
    usable: Array
    full: Array
    treasures: Array


def by_colour(areas: Array) -> Array:
    """What areas add up to, colour by colour."""
    return areas.reshape(*areas.shape[:-1], COLOUR_COUNT, AREAS).sum(axis=-1)


def filling(free: Array) -> Array:
    """The effort to fill areas with so many free fields."""
    return jnp.where(free > 0, _WEIGHTS.fill + _WEIGHTS.field * (free - 1), 0.0)


def survey(boards: Boards, lands: Lands) -> Survey:
    """As `Land.survey`."""
    to_treasure, to_area = lands.ways[:, :TREASURES], lands.ways[:, TREASURES:]
    untouched = lands.free == boards.sizes[lands.board]
    begun = ~untouched & (lands.free > 0)
    fill = filling(lands.free)
    area = boards.treasure_area[lands.board]
    waiting = jnp.take_along_axis(by_colour(fill * begun), area // AREAS, axis=1)
    closed = jnp.repeat(by_colour(begun) > 0, AREAS, axis=1)
    return Survey(
        found=to_treasure == 0.0,
        untouched=untouched,
        begun=begun,
        usable=begun | (untouched & (to_area <= 1.0) & ~closed),
        full=by_colour(fill + _WEIGHTS.access * jnp.maximum(to_area - 1.0, 0.0)),
        treasures=to_treasure + _WEIGHTS.blocked * waiting * jnp.take_along_axis(untouched, area, axis=1),
    )


def reached(seen: Survey) -> Array:
    """Whether the goal is reached."""
    return (seen.full.min(axis=1) < 0.01) & (seen.found.sum(axis=1) >= GOAL)


def land_features(boards: Boards, lands: Lands, seen: Survey) -> Array:
    """A row of features for every land."""
    order = ranked(seen.full)
    parts = [*_overview(boards, lands, seen, order), _areas(boards, lands, seen, order), *_trees(boards, lands)]
    return jnp.concatenate([part.reshape(len(lands.board), -1) for part in parts], axis=1)


def ranks(values: Array) -> Array:
    """The place of each value along the last axis when they are sorted; of equal values the first comes first. For so
    few values counting is faster than sorting."""
    one, other = values[..., :, None], values[..., None, :]
    earlier = np.tri(values.shape[-1], k=-1, dtype=np.bool_)
    return ((other < one) | ((other == one) & earlier)).sum(axis=-1)


def sorted_by(places: Array, values: Array) -> Array:
    """Values put in their places."""
    put = places[..., :, None] == jnp.arange(places.shape[-1])
    return jnp.where(put, values[..., :, None], 0).sum(axis=-2)


def ranked(efforts: Array) -> Array:
    """The order of efforts in every row; equal ones keep theirs."""
    return sorted_by(ranks(jnp.rint(efforts * PRECISION)), jnp.arange(efforts.shape[-1]))


def _overview(boards: Boards, lands: Lands, seen: Survey, order: Array) -> list[Array]:
    room = (lands.free * seen.usable).reshape(-1, COLOUR_COUNT, AREAS).max(axis=2)
    needed = sorted_by(ranks(seen.treasures), seen.treasures)[:, GOAL - 1 :: -1]
    have = seen.found.sum(axis=1)
    missing = jnp.maximum(GOAL - have, 0)
    nearer = jnp.stack([(seen.treasures <= near).sum(axis=1) for near in (1.0, 2.0, 3.0)], axis=1) - have[:, None]
    return [
        _by_colour(boards, lands, seen, order, room),
        jnp.stack([(room >= place).sum(axis=1) for place in range(1, DICE + 1)], axis=1) / COLOUR_COUNT,
        needed / 6,
        jnp.zeros((len(needed), TREASURES - GOAL)),
        missing[:, None] >= jnp.arange(1, 5),
        nearer / 4,
        _totals(boards, lands, seen, missing, needed.sum(axis=1)),
    ]


def _by_colour(boards: Boards, lands: Lands, seen: Survey, order: Array, room: Array) -> Array:
    """For every colour, the easiest to fill first."""
    free = lands.free
    begun = by_colour(free * seen.begun)
    colours = boards.treasure_area[lands.board] // AREAS
    ways = jnp.stack([(seen.treasures * (colours == one)).sum(axis=1) for one in range(COLOUR_COUNT)], axis=1)
    found = [
        seen.full / 15,
        by_colour(free) / 18,
        by_colour(seen.untouched) / AREAS,
        by_colour(free == 0) / AREAS,
        begun / DICE,
        begun == 1,
        room / DICE,
        by_colour(seen.usable) / AREAS,
        ways / 8,
    ]
    return jnp.take_along_axis(jnp.stack(found, axis=2), order[..., None], axis=1)


def _totals(boards: Boards, lands: Lands, seen: Survey, missing: Array, ways: Array) -> Array:
    colours = boards.treasure_area[lands.board] // AREAS
    others = jnp.stack([jnp.where(colours == one, 0.0, seen.treasures) for one in range(COLOUR_COUNT)], axis=1)
    nearest = jnp.where(ranks(others) < GOAL, others, 0.0)
    aims = _WEIGHTS.way * nearest.sum(axis=2) + _WEIGHTS.colour * seen.full
    idle = COLOUR_COUNT - (by_colour(seen.usable) > 0).sum(axis=1)
    best = sorted_by(ranks(aims), aims)
    effort = best[:, 0] + _WEIGHTS.idle * idle
    filled = jnp.take_along_axis(seen.full, ranked(aims)[:, :1], axis=1)[:, 0]
    found = [
        effort / 20,
        jnp.log(effort + 0.5) / 3,
        1 / (1 + effort),
        jnp.minimum(effort, 4) / 4,
        (best[:, 1] - best[:, 0]) / 4,
        filled / 15,
        jnp.log(filled + 0.5) / 3,
        seen.full.min(axis=1) < 0.01,
        idle / COLOUR_COUNT,
        missing / TREASURES,
        jnp.log(ways + 0.5) / 3,
    ]
    return jnp.stack(found, axis=1)


def _areas(boards: Boards, lands: Lands, seen: Survey, order: Array) -> Array:
    """Every area: colours as above, the areas of each by size."""
    treasure = boards.area_treasure[lands.board]
    has = treasure >= 0
    way = jnp.where(has, jnp.take_along_axis(lands.ways[:, :TREASURES], jnp.maximum(treasure, 0), axis=1), 0.0)
    free = lands.free
    found = [
        free / DICE,
        jnp.minimum(lands.ways[:, TREASURES:], _FAR) / 4,
        seen.untouched,
        seen.begun,
        free == 1,
        seen.usable,
        jnp.minimum(way, _FARTHEST) / 4,
        has & (way == 0.0),
        has,
    ]
    rows = len(free)
    places = jnp.take_along_axis(boards.by_size[lands.board], order[..., None], axis=1).reshape(rows, ALL_AREAS)
    return jnp.take_along_axis(jnp.stack(found, axis=2), places[..., None], axis=1)


def _trees(boards: Boards, lands: Lands) -> list[Array]:
    """What trees of ways say about the goal, the easiest colour first."""
    near = jnp.where(lands.free < boards.sizes[lands.board], 0.0, lands.ways[:, TREASURES:])
    reach = trees.reach(boards, lands.board, near)
    steps = trees.to_treasures(boards, lands.board, lands.ways[:, :TREASURES])
    filled = reach + by_colour(filling(lands.free))
    ways = steps[:, :COLOUR_COUNT, :GOAL].sum(axis=2)
    effort = COLOUR_SHARE * filled + TREASURE_SHARE * ways
    order = ranked(effort)
    effort, reach, filled, ways = (jnp.take_along_axis(one, order, axis=1) for one in (effort, reach, filled, ways))
    treasures = steps[:, COLOUR_COUNT]
    return [
        effort / 15,
        reach / 4,
        filled / 10,
        ways / 8,
        treasures[:, :GOAL].sum(axis=1) / 8,
        treasures / 3,
        jnp.log(effort[:, :2] + 0.5) / 3,
        jnp.log(ways[:, :2] + 0.5) / 3,
    ]
