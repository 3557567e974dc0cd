"""A small network that values positions, in NumPy alone: what `learn` trains, and what is shipped.

It takes a position as the next player sees it and gives the chance to win of every seat, counted from that player on.
A network may serve several numbers of players; the seats that a smaller game lacks get no chance."""

import zlib
from collections.abc import Mapping
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
MAX_FILE = 2_000_000
"""Bytes; the shipped ones are far smaller."""
UNREADABLE = (BadZipFile, zlib.error, KeyError, OSError, ValueError, EOFError, TypeError, AttributeError)
"""What NumPy raises for other files; the last two come from an array or a text where arrays with names are expected."""
TOWER = "tower_"
"""The arrays of a tower's layers begin with it."""
NOBODY = np.float32(-1e9)
"""The score of a seat that nobody holds: its chance is 0."""


class NetworkError(ValueError):
    """A file is not a network; the message says why."""


class Layer(NamedTuple):
    """One layer: its outputs are the inputs times the weights, plus the biases."""

    weights: Floats
    biases: Floats


class Network:
    """Dense layers with ReLU between them and a softmax over the seats at the end.

    A network may have a tower: layers that the features of every seat pass through first, the same for each, so that
    what is learned about one seat holds for all. The features then begin with a block for every seat."""

    def __init__(self, layers: tuple[Layer, ...], tower: tuple[Layer, ...] = ()) -> None:
        self.layers = layers
        self.tower = tower

    @property
    def width(self) -> int:
        """The number of features."""
        inner = len(self.layers[0].weights)
        if not self.tower:
            return inner
        return inner + self.seats * (len(self.tower[0].weights) - len(self.tower[-1].biases))

    @property
    def seats(self) -> int:
        """The most players that it can value."""
        return len(self.layers[-1].biases)

    def __call__(self, features: Floats, players: int) -> Floats:
        """The chances of the players, the next one to move first, for rows of features."""
        values = through(self.layers[:-1], self._after_tower(features) if self.tower else features)
        scores = (values @ self.layers[-1].weights + self.layers[-1].biases)[:, :players]
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=1, keepdims=True)
        return scores

    def _after_tower(self, features: Floats) -> Floats:
        block = len(self.tower[0].weights)
        own = features[:, : self.seats * block].reshape(-1, block)
        return np.hstack([through(self.tower, own).reshape(len(features), -1), features[:, self.seats * block :]])

    def to_bytes(self) -> bytes:
        """The network as a file. Half precision: chances move by less than a hundredth of a point."""
        arrays = {}
        for name, layers in (("", self.layers), (TOWER, self.tower)):
            for at, layer in enumerate(layers):
                arrays[f"{name}weights{at}"] = layer.weights.astype(np.float16)
                arrays[f"{name}biases{at}"] = layer.biases.astype(np.float16)
        file = BytesIO()
        np.savez(file, allow_pickle=False, **arrays)
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> "Network":
        """The network in a file; raises NetworkError if it is damaged or no network at all."""
        if len(data) > MAX_FILE:
            raise NetworkError(f"a network file has at most {MAX_FILE:,} bytes, not {len(data):,}")
        try:
            with np.load(BytesIO(data), allow_pickle=False) as arrays:
                tower_layers = sum(name.startswith(f"{TOWER}weights") for name in arrays.files)
                layers = _layers(arrays, "", len(arrays.files) // 2 - tower_layers)
                tower = _layers(arrays, TOWER, tower_layers)
        except NetworkError:
            raise
        except UNREADABLE:  # NumPy's own words are about pickles, and no help here
            raise NetworkError("this is not a network file, or it is damaged") from None
        if not layers:
            raise NetworkError("this network has no layers")
        seats = len(layers[-1].biases)
        from_tower = seats * len(tower[-1].biases) if tower else 0
        if not (_fit(layers) and _fit(tower) and len(layers[0].weights) >= from_tower):
            raise NetworkError("the layers of this network do not fit together")
        return cls(layers, tower)

    @classmethod
    def random(cls, widths: tuple[int, ...], seed: int, tower: tuple[int, ...] = ()) -> "Network":
        """An untrained network with these widths, from the features or the tower's last layer to the seats; those of
        the tower begin with the features of one seat."""
        draw = np.random.default_rng(seed)
        return cls(_random(widths, draw), _random(tower, draw))


def through(layers: tuple[Layer, ...], values: Floats) -> Floats:
    """What layers with ReLU after each of them make of rows of values."""
    for weights, biases in layers:
        values = values @ weights
        values += biases
        np.maximum(values, 0.0, out=values)
    return values


def _random(widths: tuple[int, ...], draw: np.random.Generator) -> tuple[Layer, ...]:
    return tuple(
        Layer(
            (draw.standard_normal((before, after)) * np.sqrt(2 / before)).astype(np.float32),
            np.zeros(after, dtype=np.float32),
        )
        for before, after in pairwise(widths)
    )


def _layers(arrays: Mapping[str, NDArray[np.generic]], name: str, count: int) -> tuple[Layer, ...]:
    return tuple(
        Layer(_plain(arrays[f"{name}weights{at}"], 2), _plain(arrays[f"{name}biases{at}"], 1)) for at in range(count)
    )


def _fit(layers: tuple[Layer, ...]) -> bool:
    """Whether every layer takes as many values as the one before it gives."""
    widths = [len(layers[0].weights), *(len(layer.biases) for layer in layers)] if layers else []
    return all(layer.weights.shape == around for layer, around in zip(layers, pairwise(widths), strict=True))


def _plain(array: NDArray[np.generic], dimensions: int) -> Floats:
    if array.ndim != dimensions or array.dtype.kind != "f":
        raise NetworkError("a network has weights in two dimensions and biases in one, all of them numbers")
    plain = array.astype(np.float32)
    if not np.isfinite(plain).all():
        raise NetworkError("a network must not contain infinite or missing numbers")
    return plain
