"""The network on many lands at once, with its first layer split by seats: as `value.wuerfelland.split_network`."""

from math import gcd
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from wuerfelreich.learn.training import Parameters
from wuerfelreich.value.wuerfelland.split_network import MAX_OWED, OWED_WIDTH, owed_features

SEATS = 2
AT_ONCE = 16
"""Places of the hidden layer that are added up in one go."""


class Split(NamedTuple):
    """A network for two players in parts. Seats are counted from the next active player on."""

    lands: Array
    """By seat: what the tower's values add to the hidden layer."""
    owed: Array
    """By seat and treasure rolls owed: what they add."""
    base: Array
    lead: Array
    """What the hidden layer adds to the lead of the second seat over the first."""
    even: Array


def split(parameters: Parameters) -> Split:
    """The parts of a network with a tower and one hidden layer."""
    (weights, biases), (last, scores) = parameters.layers
    inner = parameters.tower[-1][0].shape[1]
    lands, owed = jnp.split(weights, [SEATS * inner])
    rolls = owed_features(np.arange(MAX_OWED + 1))
    return Split(
        lands.reshape(SEATS, inner, -1),
        jnp.einsum("rf,sfh->srh", rolls, owed.reshape(SEATS, OWED_WIDTH, -1), precision="highest"),
        biases,
        last[:, 1] - last[:, 0],
        scores[1] - scores[0],
    )


def through_tower(parameters: Parameters, features: Array) -> Array:
    """What the tower makes of lands where somebody sits."""
    (weights, biases), *others = parameters.tower
    values = features
    # The first feature says that somebody sits there.
    for part, added in ((weights[1:], biases + weights[0]), *others):
        values = jax.nn.relu(jnp.dot(values, part, precision="highest") + added)
    return values


def lead(parts: Split, hidden: Array) -> Array:
    """The lead of the second seat, for the hidden layer before its ReLU along the last axis."""
    return (jax.nn.relu(hidden) * parts.lead).sum(axis=-1) + parts.even


def leads_of_pairs(parts: Split, one: Array, other: Array) -> Array:
    """The lead of the second seat for all pairs of their rows and the first seat's, given what each adds to the hidden
    layer. Products are added up, not multiplied as matrices: the hidden layers of all pairs would not fit into any
    memory. A few places at a time need no reduction, which XLA is slow to tune, and slow at untuned."""
    places = parts.lead.shape[0]
    at_once = gcd(places, AT_ONCE)

    def split_up(values: Array) -> Array:
        return jnp.moveaxis(values, -1, 0).reshape(places // at_once, at_once, *values.shape[:-1])

    def add(leads: Array, part: tuple[Array, Array, Array]) -> tuple[Array, None]:
        for mine, yours, weight in zip(*part, strict=True):
            leads = leads + jax.nn.relu(mine[:, :, None] + yours[:, None]) * weight
        return leads, None

    even = jnp.full((*one.shape[:-1], other.shape[-2]), parts.even)
    return lax.scan(add, even, (split_up(one), split_up(other), split_up(parts.lead)))[0]
