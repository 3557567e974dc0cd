"""The network for two players: the chance of the player who is next."""

from math import exp
from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.features import fill
from wuerfelreich.learn.compiled.brettspiel.jit import Doubles, Floats, compiled
from wuerfelreich.learn.compiled.brettspiel.state import PLAYER, Position
from wuerfelreich.learn.compiled.brettspiel.tables import Tables
from wuerfelreich.value.network import Network


class Net(NamedTuple):
    """The layers; with two seats the difference of their scores is enough."""

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]
    lead: Floats
    """By place of the last inner layer: what it adds to the score of the next player, less that of the other."""
    even: float


def net_of(network: Network) -> Net:
    """A network in the form that compiled code takes."""
    *inner, last = network.layers
    return Net(
        tuple(np.array(layer.weights, dtype=np.float32, order="C") for layer in inner),
        tuple(np.array(layer.biases, dtype=np.float32) for layer in inner),
        np.ascontiguousarray(last.weights[:, 0] - last.weights[:, 1]),
        float(last.biases[0] - last.biases[1]),
    )


@compiled
def forward(net: Net, rows: Floats, found: Doubles) -> None:
    """The chance of the next player for rows of features. Most rows differ little from the one before, and the first
    layer is linear: only what differs is added to it."""
    first = net.biases[0].copy()
    before = np.zeros(rows.shape[1], dtype=np.float32)
    for at in range(len(rows)):
        row = rows[at]
        _add(row - before, net.weights[0], first)
        before = row
        values = np.maximum(first, np.float32(0.0))
        for layer in range(1, len(net.weights)):
            later = net.biases[layer].copy()
            _add(values, net.weights[layer], later)
            values = np.maximum(later, np.float32(0.0))
        lead = net.even
        for place in range(len(values)):
            lead += values[place] * net.lead[place]
        found[at] = 1.0 / (1.0 + exp(-lead))


@compiled
def _add(values: Floats, weights: Floats, out: Floats) -> None:
    """Adds the products of values and weights. Many values are 0; the others are taken four at a time. For so few rows
    this is faster than a matrix product, which would copy all weights first."""
    places = np.zeros(len(values) + 3, dtype=np.int64)
    number = 0
    for place in range(len(values)):
        if values[place] != 0.0:
            places[number] = place
            number += 1
    for at in range(0, number - number % 4, 4):
        a, b, c, d = places[at], places[at + 1], places[at + 2], places[at + 3]
        one, two, three, four = values[a], values[b], values[c], values[d]
        for to in range(len(out)):
            pairs = one * weights[a, to] + two * weights[b, to]
            out[to] += pairs + (three * weights[c, to] + four * weights[d, to])
    for at in range(number - number % 4, number):
        a = places[at]
        one = values[a]
        for to in range(len(out)):
            out[to] += one * weights[a, to]


@compiled
def value_states(tables: Tables, net: Net, states: Position, rows: Floats, found: Doubles) -> None:
    """The chance of the first seat in positions that are not over. The rows are room for features, as many as fit."""
    for begin in range(0, len(states), len(rows)):
        part = states[begin : begin + len(rows)]
        fill(tables.board, tables.cards, part, rows)
        forward(net, rows[: len(part)], found[begin : begin + len(part)])
    for at in range(len(states)):
        if states[at, PLAYER]:
            found[at] = 1.0 - found[at]
