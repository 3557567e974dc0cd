"""Lands of many games at once, and what can be crossed there: every crossing is a row, row 0 the land as it is.

As `value.wuerfelland.crossings`: crossings with the same dice that leave the network the same land share a row."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from wuerfelreich.learn.vectorised.once import once
from wuerfelreich.learn.wuerfelland.boards import (
    ALL_AREAS,
    AREAS,
    CANDIDATE_GROUPS,
    CANDIDATES,
    MAX_AREA,
    SETS,
    SIZES,
    Boards,
)
from wuerfelreich.learn.wuerfelland.features import Lands, land_features, reached, survey

ROWS = 160
"""Of a land, with our boards. There have been 134 at most; what comes after these is not looked at."""
NOTHING = len(CANDIDATES)
"""The candidate of row 0."""
#: By candidate, and at last for nothing: the area, the set of its fields, and the colour and number of dice.
_AREAS, _SETS = np.append(CANDIDATES, [[0, 0]], axis=0).T
GROUPS = np.append(CANDIDATE_GROUPS, 0)
_PLACES = np.zeros((ALL_AREAS, SETS), dtype=np.intp)
_PLACES[CANDIDATES[:, 0], CANDIDATES[:, 1]] = np.arange(NOTHING)
_MIXERS = np.random.default_rng(0).integers(1 << 16, 1 << 31, 36, dtype=np.uint32) * np.uint32(2) + np.uint32(1)
"""Odd numbers for a hash."""


class Crossed(NamedTuple):
    """The crosses of lands; all but the last axis are games and seats."""

    board: Array
    taken: Array
    """By area: the fields crossed, a set."""
    touched: Array
    """By area: the fields that are next to a cross, a set."""
    ways: Array
    """To every treasure, then to every area."""


class Rows(NamedTuple):
    """What can be crossed: games, seats, rows."""

    candidate: Array
    valid: Array
    place: Array
    """Among all rows of all lands: where its features are."""
    treasures: Array
    """Found with each crossing."""
    reached: Array
    """Whether the goal is reached then."""

    @property
    def groups(self) -> Array:
        """The colour and number of dice that each row needs; 0 for row 0."""
        return jnp.asarray(GROUPS)[self.candidate]


def begun(boards: Boards, board: Array) -> Crossed:
    """Lands with no more than their start crossed."""
    return Crossed(
        board, jnp.zeros_like(boards.start_touched[board]), boards.start_touched[board], boards.start_to[board]
    )


def cross(boards: Boards, lands: Crossed, candidate: Array) -> Crossed:
    """Lands after a crossing each."""
    area, fields = jnp.asarray(_AREAS)[candidate], jnp.asarray(_SETS)[candidate]
    here = jnp.arange(ALL_AREAS) == area[..., None]
    return lands._replace(
        taken=lands.taken | jnp.where(here, fields[..., None], 0),
        touched=lands.touched | boards.touched[lands.board, area, fields],
        ways=jnp.minimum(lands.ways, boards.to[lands.board, area, fields]),
    )


def rows_of(boards: Boards, lands: Crossed, room: int) -> tuple[Rows, Array]:
    """The rows of all lands, and what the network sees of each. There is room for so many per land on average."""
    shape = lands.board.shape
    kept = _kept(boards, lands)
    found = kept.sum(axis=-1)
    order = jnp.where(kept, kept.cumsum(axis=-1), ROWS)
    candidate = jnp.full((*shape, ROWS), NOTHING)
    games, seats = jnp.indices(shape)
    candidate = candidate.at[games[..., None], seats[..., None], order].set(jnp.arange(NOTHING), mode="drop")
    valid = jnp.arange(ROWS) <= found[..., None]
    place = valid.reshape(-1).cumsum().reshape(valid.shape) - 1
    every = room * shape[0] * shape[1]
    valid &= place < every
    (flat,) = jnp.nonzero(valid.reshape(-1), size=every, fill_value=0)
    seen_lands = once(_after(boards, lands, flat // ROWS, candidate.reshape(-1)[flat]))
    seen = once(survey(boards, seen_lands))
    area, fields = jnp.asarray(_AREAS)[candidate], jnp.asarray(_SETS)[candidate]
    place = jnp.where(valid, place, 0)
    treasures = boards.treasures[lands.board[..., None], area, fields]
    rows = Rows(candidate, valid, place, treasures, reached(seen)[place] & valid)
    return rows, land_features(boards, seen_lands, seen)


def _after(boards: Boards, lands: Crossed, land: Array, candidate: Array) -> Lands:
    """Lands after crossings, as features see them; each of the lands may be named many times."""
    area, fields = jnp.asarray(_AREAS)[candidate], jnp.asarray(_SETS)[candidate]
    board = lands.board.reshape(-1)[land]
    free = boards.sizes[lands.board] - jnp.asarray(SIZES)[lands.taken]
    here = jnp.arange(ALL_AREAS) == area[:, None]
    return Lands(
        board,
        jnp.minimum(lands.ways.reshape(-1, lands.ways.shape[-1])[land], boards.to[board, area, fields]),
        free.reshape(-1, ALL_AREAS)[land] - jnp.where(here, jnp.asarray(SIZES)[fields][:, None], 0),
    )


def _kept(boards: Boards, lands: Crossed) -> Array:
    """Which candidates can be crossed with some dice and share their row with none before them."""
    legal = _legal(boards, lands)
    nearer = jnp.minimum(lands.ways[..., None, None, :], boards.to[lands.board])
    halves = (2.0 * jnp.where(jnp.isinf(nearer), 0.0, nearer)).astype(jnp.uint32)
    mixed, legal = once(((halves * jnp.asarray(_MIXERS)).sum(axis=-1), legal))
    for count in range(1, MAX_AREA):
        sets = np.flatnonzero(count == SIZES)
        same = mixed[..., sets, None] == mixed[..., None, sets]
        earlier = legal[..., None, sets] & np.tri(len(sets), k=-1, dtype=np.bool_)
        legal = legal.at[..., sets].set(legal[..., sets] & ~(same & earlier).any(axis=-1))
    kept: Array = legal[..., CANDIDATES[:, 0], CANDIDATES[:, 1]]
    return kept


def _legal(boards: Boards, lands: Crossed) -> Array:
    """By area and set: whether it can be crossed with some dice. Only the begun area of a colour is open, or all
    untouched ones (WL1)."""
    sizes = boards.sizes[lands.board]
    every = (1 << sizes) - 1
    free = every & ~lands.taken
    begun = (lands.taken > 0) & (free > 0)
    closed = jnp.repeat(begun.reshape(*begun.shape[:-1], -1, AREAS).any(axis=-1), AREAS, axis=-1)
    opened = begun | ((lands.taken == 0) & ~closed)
    areas = jnp.arange(ALL_AREAS)
    touching = boards.legal[lands.board[..., None], areas, :, free & lands.touched]
    return touching & opened[..., None] & (jnp.arange(SETS) & ~free[..., None] == 0)
