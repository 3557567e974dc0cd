"""Plain positions of Würfelland as arrays, and a small network."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

import jax
import jax.numpy as jnp

from wuerfelreich.learn.episodes import play
from wuerfelreich.learn.self_play import rules_of
from wuerfelreich.learn.wuerfelland.games import Games
from wuerfelreich.learn.wuerfelland.lands import Crossed
from wuerfelreich.odds.wuerfelland.land import Land, Weights, land_of
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.fields import around, fields_of
from wuerfelreich.rules.wuerfelland.state import State
from wuerfelreich.value.network import Layer, Network
from wuerfelreich.value.wuerfelland.evaluator import WuerfellandEvaluator
from wuerfelreich.value.wuerfelland.split_network import OWED_WIDTH

_EFFORT = 1 + 79
"""The feature of a land that says how much effort is left, after the one that says that somebody sits there."""
#: Quick to compile, which is better in a test than quick to run.
quick = partial(jax.jit, compiler_options={"xla_backend_optimization_level": 0})


@cache
def rules() -> Wuerfelland:
    found = rules_of("wuerfelland")
    assert isinstance(found, Wuerfelland)
    return found


def small_network() -> Network:
    """It sees a little of everything, but above all who has less effort left, so that its games are short."""
    new = WuerfellandEvaluator.new_network(2, 1, hidden=(4,), tower=(3, 2))
    first, second = (Layer(0.02 * one.weights, one.biases) for one in new.tower)
    hidden, last = (Layer(0.05 * one.weights, one.biases) for one in new.layers)
    first.weights[_EFFORT, 0] = second.weights[0, 0] = 1.0
    hidden.weights[0, :2] = 1.0, -1.0  # seat 0 has more effort left, or less
    hidden.weights[2, :2] = -1.0, 1.0
    last.weights[:2] = (-6.0, 6.0), (6.0, -6.0)
    assert len(hidden.weights) == 2 * (2 + OWED_WIDTH)
    return Network((hidden, last), (first, second))


@cache
def evaluator() -> WuerfellandEvaluator:
    return WuerfellandEvaluator(rules(), small_network())


def land(board: int) -> Land:
    box = rules().box
    return land_of(box.boards[board], box.crossings[board], Weights())


@cache
def positions(count: int) -> tuple[State, ...]:
    """Positions before first rolls and before treasure rolls, from the beginning of a game to its end."""
    course = play(evaluator(), 2, Random(5), explore=0.3)
    last = len(course.ended) - 1
    states = [course.ended[last * at // (count - 1)] for at in range(count)]
    return tuple(state for state in states if isinstance(state, State))


def arrays(states: Sequence[State]) -> Games:
    """Positions as arrays."""
    lands = [list(zip(state.boards, state.crossed, strict=True)) for state in states]
    return Games(
        Crossed(
            board=jnp.array([state.boards for state in states]),
            taken=jnp.array([[_by_area(*one) for one in both] for both in lands]),
            touched=jnp.array([[_by_area(board, around(crossed)) for board, crossed in both] for both in lands]),
            ways=jnp.array([[land(board).near(crossed)[0] for board, crossed in both] for both in lands]),
        ),
        jnp.array([state.owed for state in states]),
        jnp.array([state.active for state in states]),
    )


def crosses(board: int, taken: Sequence[int]) -> int:
    """The fields crossed on a board, by area as in arrays; the start is always crossed."""
    found = rules().box.boards[board].start
    for own, chosen in zip(_areas(board), taken, strict=True):
        found |= sum(1 << field for at, field in enumerate(own) if chosen >> at & 1)
    return found


def _areas(board: int) -> list[list[int]]:
    return [list(fields_of(area)) for own in rules().box.boards[board].areas for area in own]


def _by_area(board: int, mask: int) -> list[int]:
    return [sum(1 << at for at, field in enumerate(own) if mask >> field & 1) for own in _areas(board)]
