"""Both seats of many games: their order, and picking one."""

import jax.numpy as jnp
from jax import Array


def by_seat(chance: Array, active: Array) -> Array:
    """The active player's chance as those of both seats."""
    first = jnp.where(active == 0, chance, 1 - chance)
    return jnp.stack([first, 1 - first], axis=1)


def seated(part: Array, seats: Array) -> Array:
    """Both seats' parts in another order; for two seats the way there is the way back."""
    return jnp.take_along_axis(part, seats.reshape(*seats.shape, *(1,) * (part.ndim - 2)), axis=1)


def pick(part: Array, place: Array) -> Array:
    """One entry of every row."""
    return jnp.take_along_axis(part, place.reshape(-1, *(1,) * (part.ndim - 1)), axis=1)[:, 0]


def choice(condition: Array, yes: Array, no: Array) -> Array:
    return jnp.where(condition.reshape(-1, *(1,) * (yes.ndim - 1)), yes, no)
