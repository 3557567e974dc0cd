"""A network that is given wider layers says what it said, and its new places can learn something of their own."""

import numpy as np
import pytest

from wuerfelreich.learn.widening import can_widen, widened
from wuerfelreich.value.network import Network

DRAW = np.random.default_rng(1)
PLAIN = (Network.random((6, 5, 4, 2), 1), Network.random((6, 9, 4, 2), 2))
TOWERED = (Network.random((2 * 3 + 2, 4, 2), 1, (7, 5, 3)), Network.random((2 * 8 + 2, 6, 2), 2, (7, 5, 8)))
BOTH = pytest.mark.parametrize(("network", "new"), [PLAIN, TOWERED], ids=["plain", "tower"])


def _features(network: Network) -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    return DRAW.standard_normal((200, network.width)).astype(np.float32)


def _shapes(network: Network) -> list[tuple[int, ...]]:
    return [layer.weights.shape for layer in network.tower + network.layers]


@BOTH
def test_without_noise_all_chances_stay(network: Network, new: Network) -> None:
    assert can_widen(network, new)
    wide, features = widened(network, new, seed=3, noise=0), _features(network)
    assert _shapes(wide) == _shapes(new)
    assert np.allclose(wide(features, 2), network(features, 2), atol=1e-6)


@BOTH
def test_with_noise_no_two_places_are_alike_and_chances_nearly_stay(network: Network, new: Network) -> None:
    wide, features = widened(network, new, seed=3), _features(network)
    for layer in wide.tower + wide.layers:
        assert len(np.unique(layer.weights, axis=1).T) == len(layer.biases)
    assert 0 < np.abs(wide(features, 2) - network(features, 2)).max() < 0.1


def test_the_same_seed_gives_the_same_network() -> None:
    first, same, other = (widened(*TOWERED, seed) for seed in (3, 3, 4))
    assert first.to_bytes() == same.to_bytes() != other.to_bytes()


def test_a_network_grows_but_never_shrinks_and_keeps_its_layers_and_features() -> None:
    network, new = PLAIN
    assert not can_widen(new, network)
    assert not can_widen(network, Network.random((6, 5, 4, 4, 2), 1))
    assert not can_widen(network, Network.random((7, 9, 4, 2), 1))
    assert not can_widen(network, Network.random((6, 9, 4, 3), 1))
