"""Chances in the order of the seats, and as one of them sees them."""

import jax.numpy as jnp
from jax import Array


def seated(view: Array, mover: Array) -> Array:
    """Chances from a seat's view, put in the order of the seats."""
    players = view.shape[-1]
    return jnp.take_along_axis(view, (jnp.arange(players) - mover[..., None]) % players, axis=-1)


def seen(chances: Array, mover: Array) -> Array:
    """Chances in the order of the seats, as a seat sees them: its own first."""
    players = chances.shape[-1]
    return jnp.take_along_axis(chances, (jnp.arange(players) + mover[..., None]) % players, axis=-1)
