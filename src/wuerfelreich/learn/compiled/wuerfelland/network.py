"""The network for two players: `value.wuerfelland.split_network`, with every land passing the tower by itself.

Its word on a position is a lead: the score of seat 1 less that of seat 0, the next player to become active. The chance
to win follows from it, and where only the best is wanted, leads do as well as chances."""

from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.machine_code import copy, machine_code, packed
from wuerfelreich.learn.compiled.wuerfelland.features import find_features
from wuerfelreich.learn.compiled.wuerfelland.lands import Lands, find_crossings
from wuerfelreich.learn.compiled.wuerfelland.tables import Singles, Tables
from wuerfelreich.learn.settings import LearnError
from wuerfelreich.value.network import Network
from wuerfelreich.value.wuerfelland.split_network import MAX_OWED, OWED_WIDTH, SEAT_WIDTH, owed_features

_ZERO = np.float32(0.0)


class Weights(NamedTuple):
    """A network in parts."""

    tower: Singles
    """The first layer: by feature of a land."""
    tower_biases: Singles
    """With what the presence of a player adds."""
    inner: Singles
    """The tower's second layer."""
    inner_biases: Singles
    lands: Singles
    """By seat: what a land adds to the hidden layer."""
    owed: Singles
    """By seat and the treasure rolls that it is owed: what they add; for seat 0 with the biases."""
    lead: Singles
    """By value of the hidden layer: what it adds to the lead."""
    even: np.float32
    """The lead that is always there."""


def weights_of(network: Network) -> Weights:
    """The parts of a network; raises LearnError if it is not made as this program is."""
    if (len(network.tower), len(network.layers), network.seats) != (2, 2, 2):
        raise LearnError(
            "compiled games of Würfelland need two players, a tower of two layers and one hidden layer: add --plain"
        )
    (first, first_biases), (inner, inner_biases) = network.tower
    if len(first) != SEAT_WIDTH:
        raise LearnError("compiled games of Würfelland need a network that sees all features: add --plain")
    (hidden, hidden_biases), (last, last_biases) = network.layers
    width = inner.shape[1]
    lands, owed = np.split(hidden, [2 * width])
    rolls = owed_features(np.arange(MAX_OWED + 1)) @ owed.reshape(2, OWED_WIDTH, -1)
    rolls[0] += hidden_biases
    weights = Weights(
        tower=first[1:].copy(),
        tower_biases=first[0] + first_biases,
        inner=inner.copy(),
        inner_biases=inner_biases.copy(),
        lands=lands.reshape(2, width, -1).copy(),
        owed=rolls,
        lead=last[:, 1] - last[:, 0],
        even=last_biases[1] - last_biases[0],
    )
    return packed(weights)


@machine_code
def look(tables: Tables, weights: Weights, lands: Lands, player: int) -> None:
    """All about a player's land, after its crosses have changed."""
    find_crossings(tables.boards, lands, player)
    find_features(tables.boards, tables.costs, lands, player)
    _climb(weights, lands, player)
    for seat in range(2):
        lands.known[player, seat] = 0
        _add(weights, lands, player, seat, 0)


@machine_code
def _climb(weights: Weights, lands: Lands, player: int) -> None:
    """Through the tower. Most features are after a crossing what they were before it, so only the differences of the
    first layer are worked out."""
    features, inner, tower = lands.features[player], lands.inner[player], weights.tower
    start, values = weights.tower_biases.copy(), np.empty_like(weights.tower_biases)
    for at in range(len(tower)):
        add_times(start, features[0, at], tower, at)
    for row in range(lands.rows[player]):
        copy(start, values)
        if row > 0:
            for at in range(len(tower)):
                add_times(values, features[row, at] - features[0, at], tower, at)
        own = inner[row]
        copy(weights.inner_biases, own)
        for at in range(len(values)):
            add_times(own, max(values[at], _ZERO), weights.inner, at)
        for at in range(len(own)):
            own[at] = max(own[at], _ZERO)


@machine_code
def add_times(values: Singles, factor: np.float32, weights: Singles, row: int) -> None:
    """Adds a row of weights times a factor, which is often 0."""
    if factor != _ZERO:
        for at in range(len(values)):
            values[at] += factor * weights[row, at]


@machine_code
def _add(weights: Weights, lands: Lands, player: int, seat: int, row: int) -> None:
    """What a land adds to the hidden layer, after one crossing."""
    added, inner, own = lands.added[player, seat, row], lands.inner[player, row], weights.lands[seat]
    added[:] = _ZERO
    for at in range(len(inner)):
        add_times(added, inner[at], own, at)


@machine_code
def add_all(weights: Weights, lands: Lands, player: int, seat: int) -> None:
    """What a land adds to the hidden layer after each crossing, if the player has this seat."""
    if not lands.known[player, seat]:
        lands.known[player, seat] = 1
        for row in range(1, lands.rows[player]):
            _add(weights, lands, player, seat, row)


@machine_code
def chance(lead: float | np.float32) -> float:
    """The chance of seat 1."""
    own: float = 0.5 + 0.5 * np.tanh(0.5 * lead)
    return own


@machine_code
def value(weights: Weights, lands: Lands, first: int, owed_first: int, owed_last: int) -> float:
    """What the network says about a position: the chance of the player who is the next to become active."""
    return judged(weights, lands.added[first, 0, 0], lands.added[1 - first, 1, 0], owed_first, owed_last)


@machine_code
def judged(weights: Weights, one: Singles, other: Singles, owed_one: int, owed_other: int) -> float:
    """The chance of seat 0, given what the lands of both seats add, and the treasure rolls that they are owed."""
    lead = weights.even
    for at in range(len(weights.lead)):
        own, its = one[at] + weights.owed[0, owed_one, at], other[at] + weights.owed[1, owed_other, at]
        lead += max(own + its, _ZERO) * weights.lead[at]
    return 1.0 - chance(lead)


@machine_code
def leads(weights: Weights, one: Singles, other: Singles, begin: int, end: int, found: Singles) -> None:
    """The leads for one row of the values that a seat adds, and those of the other in columns of these places. Column
    by column, so that a processor works on several at once and their sums do not depend on how many."""
    for column in range(begin, end):
        found[column] = weights.even
    for at in range(len(one)):
        own, weight = one[at], weights.lead[at]
        for column in range(begin, end):
            found[column] += max(own + other[at, column], _ZERO) * weight


@machine_code
def columns(weights: Weights, lands: Lands, player: int, seat: int, owed: int) -> Singles:
    """What a land adds to the hidden layer: by its values, and by crossing in columns, with the treasure rolls that the
    player is owed then."""
    add_all(weights, lands, player, seat)
    rows = lands.rows[player]
    found = np.empty((len(weights.lead), rows), dtype=np.float32)
    for row in range(rows):
        rolls = owed + lands.treasures[player, row]
        for at in range(len(weights.lead)):
            found[at, row] = lands.added[player, seat, row, at] + weights.owed[seat, rolls, at]
    return found
