"""A trained network given wider layers: it knows what it knew, and has room for more."""

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.value.network import Layer, Network

#: Which place of a layer each place of a wider one comes from.
Origin = NDArray[np.intp]

NOISE = 0.05
"""The weights into a copied unit are off by such a share of themselves: equal units would learn the same for ever."""


def can_widen(network: Network, new: Network) -> bool:
    """Whether the layers of the one can become those of the other: as many, none of them narrower."""
    return (
        (network.seats, network.width) == (new.seats, new.width)
        and _depth(network) == _depth(new)
        and all(
            len(one.biases) <= len(other.biases)
            for one, other in zip(network.tower + network.layers, new.tower + new.layers, strict=True)
        )
    )


def widened(network: Network, new: Network, seed: int, noise: float = NOISE) -> Network:
    """The network with layers as wide as those of the new one. Every place that is added copies an old one, and both
    pass on their part of what it did, so that but for the noise all chances stay as they are (Net2Net: Chen,
    Goodfellow, Shlens 2016)."""
    draw = np.random.default_rng(seed)
    origin = np.arange(len(network.tower[0].weights)) if network.tower else np.empty(0, dtype=np.intp)
    tower = []
    for old, wide in zip(network.tower, new.tower, strict=True):
        layer, origin = _wider(old, origin, len(wide.biases), draw, noise)
        tower.append(layer)
    origin = _behind_tower(network, origin)
    layers = []
    for old, wide in zip(network.layers, new.layers, strict=True):
        layer, origin = _wider(old, origin, len(wide.biases), draw, noise)
        layers.append(layer)
    return Network(tuple(layers), tuple(tower))


def _depth(network: Network) -> tuple[int, int]:
    return len(network.tower), len(network.layers)


def _behind_tower(network: Network, origin: Origin) -> Origin:
    """Where the inputs of the first layer behind a tower come from: a block for every seat, then the rest."""
    inputs = len(network.layers[0].weights)
    if not network.tower:
        return np.arange(inputs)
    block = len(network.tower[-1].biases)
    blocks = [seat * block + origin for seat in range(network.seats)]
    return np.concatenate([*blocks, np.arange(network.seats * block, inputs)])


def _wider(old: Layer, origin: Origin, width: int, draw: np.random.Generator, noise: float) -> tuple[Layer, Origin]:
    """A layer with so many outputs, whose inputs come from these places of the layer before it; and the places of its
    own outputs."""
    before = len(old.biases)
    places = np.concatenate([np.arange(before), draw.integers(before, size=width - before)])
    shared = np.bincount(origin, minlength=len(old.weights))[origin]
    weights = (old.weights[origin] / shared[:, None])[:, places]
    weights[:, before:] *= 1 + noise * draw.standard_normal((len(origin), width - before))
    return Layer(weights.astype(np.float32), old.biases[places]), places
