"""The network with its first layer split by seats: what a land adds to the inner values does not depend on the others,
so thousands of combinations cost one sum each instead of a product."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Floats, Network, through
from wuerfelreich.value.wuerfelland.crossings import Crossings
from wuerfelreich.value.wuerfelland.features import OVERVIEW, WIDTH

#: Treasure rolls that a seat can have at once: two a colour, and more than all of them at no time.
MAX_OWED = 12
#: What a seat's tower sees: whether somebody sits there, and the land.
SEAT_WIDTH = 1 + WIDTH
#: Of a smaller tower, which sees no more than the overview of the land.
SMALL_SEAT_WIDTH = 1 + OVERVIEW
#: Besides it the treasure rolls that a seat is owed, in two ways.
OWED_WIDTH = 2
MAX_KEPT = 1 << 8


def width(seats: int, seat: int = SEAT_WIDTH) -> int:
    """The number of features: those of every seat, the rolls owed, and the number of players if it may vary."""
    return seats * (seat + OWED_WIDTH) + (seats - 1 if seats > 2 else 0)


def seat_width(network: Network) -> int:
    """How many features of a seat this network's tower sees: all, or the overview alone."""
    return len(network.tower[0].weights) if network.tower else 0


def owed_features(owed: NDArray[np.intp]) -> Floats:
    """The treasure rolls that a seat has, as the network sees them."""
    return np.stack([owed > 0, np.minimum(owed, 4) / 2], axis=-1).astype(np.float32)


def common_features(seats: int, players: int) -> Floats:
    """What all seats share. The goal is not among it: lands are seen by what they lack."""
    found = np.zeros(width(seats) - seats * (SEAT_WIDTH + OWED_WIDTH), dtype=np.float32)
    found[players - 2 : players - 1] = 1.0
    return found


class SplitNetwork:
    """A network in parts. Seats are counted from the next active player on."""

    def __init__(self, network: Network) -> None:
        self.network = network
        seats, inner = network.seats, len(network.tower[-1].biases)
        weights, self._biases = network.layers[0]
        lands, owed, self._common = np.split(weights, [seats * inner, seats * (inner + OWED_WIDTH)])
        self._lands = lands.reshape(seats, inner, -1)
        self.owed = owed_features(np.arange(MAX_OWED + 1)) @ owed.reshape(seats, OWED_WIDTH, -1)
        """By seat and treasure rolls owed: what they add."""
        self._nobody = through(network.tower, np.zeros((1, seat_width(network)), dtype=np.float32))[0]
        weights, biases = network.layers[-1]
        self._lead, self._even = weights[:, 1] - weights[:, 0], biases[1] - biases[0]
        self._tower = lru_cache(MAX_KEPT)(self._through_tower)
        self.land = lru_cache(MAX_KEPT)(self._land)
        self.crossing = lru_cache(MAX_KEPT)(self._crossing)
        self.base = lru_cache(MAX_KEPT)(self._base)

    def _base(self, players: int) -> Floats:
        """What a game with this many players adds."""
        seats = self.network.seats
        common = common_features(seats, players) @ self._common
        base: Floats = common + self._biases + (self._nobody @ self._lands[players:]).sum(axis=0)
        return base

    def _through_tower(self, crossings: Crossings) -> Floats:
        """The land after each crossing, as the tower sees it."""
        present = np.ones((len(crossings.features), 1), dtype=np.float32)
        return through(self.network.tower, np.hstack([present, crossings.features]))

    def _land(self, crossings: Crossings, seat: int) -> Floats:
        """What the land adds after each crossing."""
        added: Floats = self._tower(crossings) @ self._lands[seat]
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
        return through(self.network.layers[1:-1], values)
