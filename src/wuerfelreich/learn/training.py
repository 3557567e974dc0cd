"""The network in JAX: the cross-entropy of its softmax against the targets, minimised by Adam."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from wuerfelreich.learn.episodes import Positions
from wuerfelreich.value.network import NOBODY, Layer, Network

#: The weights and biases of layers.
Layers: TypeAlias = list[tuple[jax.Array, jax.Array]]
LEAST = -8.0
"""The logarithm of the least chance that training aims at. A target may lie beyond 0 or 1, where the network was wrong
before; without a bound it would push the scores of a position apart for ever."""
PULL = 0.1
"""How strongly chances below the least are pulled back."""
_ADAM = optax.scale_by_adam()


class Parameters(NamedTuple):
    """A network as JAX trains it."""

    layers: Layers
    tower: Layers


def parameters_of(network: Network) -> Parameters:
    """The parameters of a network."""
    return Parameters(
        *([(jnp.asarray(w), jnp.asarray(b)) for w, b in part] for part in (network.layers, network.tower))
    )


def network_of(parameters: Parameters) -> Network:
    """The network with these parameters."""
    return Network(*(tuple(Layer(np.array(w), np.array(b)) for w, b in part) for part in parameters))


def scores(parameters: Parameters, features: jax.Array) -> jax.Array:
    """What the last layer gives for rows of features. Full precision: a GPU would round products."""
    values = features.astype(jnp.float32)
    weights, biases = parameters.layers[-1]
    if parameters.tower:
        seats, block = len(biases), len(parameters.tower[0][0])
        own, common = values[..., : seats * block], values[..., seats * block :]
        own = _through(parameters.tower, own.reshape(*own.shape[:-1], seats, block))
        values = jnp.concatenate([own.reshape(*common.shape[:-1], -1), common], axis=-1)
    values = _through(parameters.layers[:-1], values)
    return jnp.dot(values, weights, precision=jax.lax.Precision.HIGHEST) + biases


def _through(layers: Layers, values: jax.Array) -> jax.Array:
    for weights, biases in layers:
        values = jax.nn.relu(jnp.dot(values, weights, precision=jax.lax.Precision.HIGHEST) + biases)
    return values


def cross_entropy(parameters: Parameters, features: jax.Array, targets: jax.Array, players: jax.Array) -> jax.Array:
    """The mean cross-entropy of the forecasts against the targets, over the seats that somebody holds."""
    held, forecast = _forecast(parameters, features, targets.shape[1], players)
    return -jnp.where(held, targets * forecast, 0.0).sum(axis=1).mean()


def bounded(parameters: Parameters, features: jax.Array, targets: jax.Array, players: jax.Array) -> jax.Array:
    """What training minimises: the cross-entropy, and something for chances that are next to nothing."""
    held, forecast = _forecast(parameters, features, targets.shape[1], players)
    loss = -targets * forecast + PULL * jnp.square(jax.nn.relu(LEAST - forecast))
    return jnp.where(held, loss, 0.0).sum(axis=1).mean()


def _forecast(
    parameters: Parameters, features: jax.Array, seats: int, players: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Who holds a seat, and the logarithms of the chances."""
    held = jnp.arange(seats)[None, :] < players[:, None]
    return held, jax.nn.log_softmax(jnp.where(held, scores(parameters, features), NOBODY))


_loss = jax.jit(cross_entropy)


@jax.jit
def _step(
    parameters: Parameters,
    moments: optax.OptState,
    rate: jax.Array,
    features: jax.Array,
    targets: jax.Array,
    players: jax.Array,
) -> tuple[Parameters, optax.OptState]:
    slopes = jax.grad(bounded)(parameters, features, targets, players)
    moves, moments = _ADAM.update(slopes, moments)
    parameters = jax.tree.map(lambda one, move: one - rate * move, parameters, moves)
    return parameters, moments


class Trainer:
    """A network that is being trained, with Adam's moments, and the mean of its weights over the latest generations.

    The mean is a moving one: the first generations count alike, later ones replace the oldest little by little."""

    def __init__(self, network: Network, average: int = 1) -> None:
        self._parameters = parameters_of(network)
        self._moments: optax.OptState = _ADAM.init(self._parameters)
        self._average = average
        self._mean = self._parameters

    @property
    def network(self) -> Network:
        """The network as it is now."""
        return network_of(self._parameters)

    @property
    def averaged(self) -> Network:
        """The network with the mean weights of the latest generations."""
        return network_of(self._mean)

    def end_generation(self, number: int) -> None:
        """Takes the weights after the generation with this number, counted from 1, into the mean."""
        share = 1 / min(number, self._average)
        self._mean = jax.tree.map(lambda mean, one: (1 - share) * mean + share * one, self._mean, self._parameters)

    @property
    def _all(self) -> tuple[Any, ...]:
        """All that training goes on from. If nothing is averaged, the mean is what the weights are."""
        own = (self._parameters, self._moments)
        return (*own, self._mean) if self._average > 1 else own

    @property
    def state(self) -> list[NDArray[Any]]:
        """Weights, biases and moments, and mean weights if there are any, for a checkpoint."""
        return [np.asarray(one) for one in jax.tree.leaves(self._all)]

    def restore(self, state: Sequence[NDArray[Any]]) -> None:
        """Goes on from a checkpoint; raises ValueError if it is one of another network."""
        leaves, shape = jax.tree.flatten(self._all)
        if [(one.shape, one.dtype) for one in leaves] != [(one.shape, one.dtype) for one in state]:
            raise ValueError("this is the state of another network")
        found = jax.tree.unflatten(shape, [jnp.asarray(one) for one in state])
        self._parameters, self._moments, self._mean = found if self._average > 1 else (*found, found[0])

    def loss(self, positions: Positions, batch: int) -> float:
        """The mean cross-entropy over positions, as the network is now."""
        sums = 0.0
        for begin in range(0, len(positions.players), batch):
            part = _padded(positions.rows(slice(begin, begin + batch)), batch)
            sums += float(_loss(self._parameters, *part)) * batch
        return sums / len(positions.players)

    def fit(self, positions: Positions, steps: int, batch: int, rate: float, draw: np.random.Generator) -> None:
        """So many steps of Adam, each with positions drawn at random."""
        for _ in range(steps):
            part = positions.rows(draw.integers(0, len(positions.players), batch))
            self._parameters, self._moments = _step(self._parameters, self._moments, np.float32(rate), *part)


def _padded(positions: Positions, count: int) -> Positions:
    """The positions, and rows of nothing up to a count: with targets of 0 they add nothing to a sum."""
    missing = (0, count - len(positions.players))
    return Positions(
        np.pad(positions.features, (missing, (0, 0))),
        np.pad(positions.targets, (missing, (0, 0))),
        np.pad(positions.players, missing),
    )


def joined(parts: Sequence[Positions]) -> Positions:
    """The positions of several games or generations, in order."""
    return Positions(
        np.concatenate([one.features for one in parts]),
        np.concatenate([one.targets for one in parts]),
        np.concatenate([one.players for one in parts]),
    )
