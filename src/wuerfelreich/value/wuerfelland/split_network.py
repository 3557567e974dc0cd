"""The network with its first layer split by seats: what a land adds to the inner values does not depend on the others,
so thousands of combinations cost one sum each instead of a product."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Floats, Network
from wuerfelreich.value.wuerfelland.crossings import Crossings
from wuerfelreich.value.wuerfelland.features import WIDTH

#: Treasure rolls that a seat can have at once: two a colour, and more than all of them at no time.
MAX_OWED = 12
#: Of a seat: whether somebody sits there, the land, and the treasure rolls owed in two ways.
BLOCK = WIDTH + 3
MAX_KEPT = 1 << 8


def width(seats: int) -> int:
    """The number of features: a block per seat, and the number of players if it may vary."""
    return seats * BLOCK + (seats - 1 if seats > 2 else 0)


def owed_features(owed: NDArray[np.intp]) -> Floats:
    """The treasure rolls that a seat has, as the network sees them."""
    return np.stack([owed > 0, np.minimum(owed, 4) / 2], axis=-1).astype(np.float32)


def common_features(seats: int, players: int) -> Floats:
    """What all seats share. The goal is not among it: lands are seen by what they lack."""
    found = np.zeros(width(seats) - seats * BLOCK, dtype=np.float32)
    found[players - 2 : players - 1] = 1.0
    return found


class SplitNetwork:
    """A network in parts. Seats are counted from the next active player on."""

    def __init__(self, network: Network) -> None:
        self.network = network
        weights, biases = network.layers[0]
        blocks = weights[: network.seats * BLOCK].reshape(network.seats, BLOCK, -1)
        self._present = blocks[:, 0]
        self._lands = np.ascontiguousarray(blocks[:, 1 : WIDTH + 1])
        self.owed = owed_features(np.arange(MAX_OWED + 1)) @ blocks[:, WIDTH + 1 :]
        """By seat and treasure rolls owed: what they add."""
        self._common, self._biases = weights[network.seats * BLOCK :], biases
        weights, biases = network.layers[-1]
        self._lead, self._even = weights[:, 1] - weights[:, 0], biases[1] - biases[0]
        self.land = lru_cache(MAX_KEPT)(self._land)
        self.crossing = lru_cache(MAX_KEPT)(self._crossing)
        self.base = lru_cache(MAX_KEPT)(self._base)

    def _base(self, players: int) -> Floats:
        """What a game with this many players adds."""
        common = common_features(self.network.seats, players) @ self._common
        base: Floats = common + self._biases + self._present[:players].sum(axis=0)
        return base

    def _land(self, crossings: Crossings, seat: int) -> Floats:
        """What the land adds after each crossing."""
        added: Floats = crossings.features @ self._lands[seat]
        return added

    def _crossing(self, crossings: Crossings, seat: int) -> Floats:
        """What the land adds after each crossing in phase 2, with the treasure rolls that it gives."""
        added: Floats = self.land(crossings, seat) + self.owed[seat, crossings.treasures]
        return added

    def first(self, values: Floats) -> Floats:
        """The first seat's chance of two, for rows of inner values (which are overwritten)."""
        lead = self._inner(values) @ self._lead + self._even
        found: Floats = 0.5 - 0.5 * np.tanh(0.5 * lead)  # the softmax of two, which cannot overflow
        return found

    def chances(self, values: Floats, players: int) -> Chances:
        """The chances of all seats, for rows of inner values (which are overwritten)."""
        weights, biases = self.network.layers[-1]
        scores = (self._inner(values) @ weights[:, :players] + biases[:players]).astype(np.float64)
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=1, keepdims=True)
        return scores

    def _inner(self, values: Floats) -> Floats:
        np.maximum(values, 0.0, out=values)
        for weights, biases in self.network.layers[1:-1]:
            values = values @ weights
            values += biases
            np.maximum(values, 0.0, out=values)
        return values
