"""Trees of ways that connect lands with their goals, for many lands at once: as `value.wuerfelland.trees`."""

import jax.numpy as jnp
from jax import Array

from wuerfelreich.learn.wuerfelland.boards import Boards
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT


def reach(boards: Boards, board: Array, to_areas: Array) -> Array:
    """By colour: the uses of dice that bring all its areas into reach, given the ways to every area."""
    near = to_areas.reshape(len(to_areas), COLOUR_COUNT, -1)
    return jnp.maximum(grown(near, boards.between_areas[board]) - 1.0, 0.0).sum(axis=-1)


def to_treasures(boards: Boards, board: Array, ways: Array) -> Array:
    """The steps by which a tree reaches one treasure after another: by colour if its areas were full, and at last as
    the land is."""
    by_colour = jnp.minimum(ways[:, None], boards.full_to[board])
    near = jnp.concatenate([by_colour, ways[:, None]], axis=1)
    return grown(near, boards.between_treasures[board][:, None])


def grown(near: Array, between: Array) -> Array:
    """The steps by which trees reach one place after another, the nearest first, given the first ways to every place
    and the ways between them; the last axis is the places."""
    places = near.shape[-1]
    left = near
    steps = []
    for _ in range(places):
        nearest = left.argmin(axis=-1, keepdims=True)
        chosen = jnp.arange(places) == nearest
        steps.append(left.min(axis=-1))
        onward = jnp.where(chosen[..., None], between, jnp.inf).min(axis=-2)
        left = jnp.where(chosen | jnp.isinf(left), jnp.inf, jnp.minimum(left, onward))
    return jnp.stack(steps, axis=-1)
