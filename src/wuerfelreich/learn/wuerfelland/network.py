"""The network on many lands at once, with its first layer split by seats: as `value.wuerfelland.split_network`."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wuerfelreich.learn.training import Parameters
from wuerfelreich.value.wuerfelland.split_network import MAX_OWED, OWED_WIDTH, owed_features

SEATS = 2


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
    """The lead of the second seat, for the hidden layer before its ReLU along the last axis. Products are added up, not
    multiplied as matrices: all pairs of crossings would not fit into any memory."""
    return (jax.nn.relu(hidden) * parts.lead).sum(axis=-1) + parts.even
