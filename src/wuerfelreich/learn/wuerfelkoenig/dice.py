"""The turn solver of `odds.turn` for many games at once, and turns played by it.

Values have three axes: games, channels and rolls. The first channel is the chance of the player who rolls and decides;
the others are carried along."""

from collections.abc import Callable
from functools import reduce
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from wuerfelreich.learn.wuerfelkoenig.games import Axis, Tables

ROLLS = 3
"""Without an elf; with one it is one more (WK5)."""
#: Makes the compiler finish arrays before it goes on; otherwise it merges steps and computes most things many times.
finished: Callable[[Array], Array] = lax.optimization_barrier


class Plan(NamedTuple):
    """The solved turns."""

    before: Array
    """Every channel's value before the first roll."""
    kept: tuple[Array, ...]
    """What each kept state is worth to the player before the last roll, the one before it …"""


def solve(tables: Tables, values: Array, elf: Array) -> Plan:
    """The best play of each turn, given what stopping with each roll is worth. Turns with an elf have four rolls."""
    kept = []
    for _ in range(ROLLS - 1):
        expectations = expected(tables.axes, values)
        kept.append(expectations[:, 0])
        values = best(tables.axes, expectations)
    # Before the first roll nothing is kept, so that one takes no more than a product with the chances of all rolls.
    three = _mean(values, tables.first)
    expectations = expected(tables.axes, values)
    kept.append(expectations[:, 0])
    four = _mean(best(tables.axes, expectations), tables.first)
    return Plan(jnp.where(elf[:, None], four, three), tuple(kept))


def _mean(values: Array, chances: Array) -> Array:
    return jnp.einsum("gcr,r->gc", values, chances, precision=lax.Precision.HIGHEST)


def expected(axes: tuple[Axis, ...], values: Array) -> Array:
    """The expectation of every kept state, given the value of every roll that may follow."""
    batch, channels = values.shape[:2]
    many = batch * channels
    for axis in axes:
        # As in `TurnDice.expected`. The chances are repeated for every game so that it is a product of batches of
        # matrices, which needs no transposed copy of the values.
        flat = values.reshape(many, len(axis.chances), -1)
        chances = jnp.broadcast_to(axis.chances, (many, *axis.chances.shape))
        values = lax.dot_general(flat, chances, (((1,), (1,)), ((0,), (0,))), precision=lax.Precision.HIGHEST)
    return values.reshape(batch, channels, -1)


def best(axes: tuple[Axis, ...], expectations: Array) -> Array:
    """The values of every roll when the dice are kept that are best by the first channel."""
    own = expectations[:, 0]
    if expectations.shape[1] == 1:
        return _most(axes, own)[:, None]
    chosen = _best_keeps(axes, own)
    return jnp.take_along_axis(expectations, chosen[:, None], axis=2, mode="clip")


def _most(axes: tuple[Axis, ...], own: Array) -> Array:
    """The value of every roll when the best dice are kept: the maximum over what it allows, axis by axis."""
    values = own.reshape(-1, *(axis.chances.shape[1] for axis in axes))
    for at, axis in enumerate(axes, start=1):
        columns = [jnp.take(values, column, axis=at, mode="clip") for column in axis.subsets.T]
        values = finished(reduce(jnp.maximum, columns))
    return values.reshape(len(own), -1)


def _best_keeps(axes: tuple[Axis, ...], own: Array) -> Array:
    """The kept state of each roll that is worth most; the first of equals on each axis."""
    values = own.reshape(-1, *(axis.chances.shape[1] for axis in axes))
    places = jnp.arange(own.shape[1], dtype=jnp.int32).reshape(1, *values.shape[1:])
    for at, axis in enumerate(axes, start=1):
        most = jnp.take(values, axis.subsets[:, 0], axis=at, mode="clip")
        chosen = jnp.take(places, axis.subsets[:, 0], axis=at, mode="clip")
        for column in axis.subsets.T[1:]:
            other = jnp.take(values, column, axis=at, mode="clip")
            better = other > most
            most = jnp.where(better, other, most)
            chosen = jnp.where(better, jnp.take(places, column, axis=at, mode="clip"), chosen)
        values, places = finished(most), finished(chosen)
    return places.reshape(len(own), -1)


def play(tables: Tables, plan: Plan, elf: Array, key: Array) -> Array:
    """The roll with which each turn ends when it is played by the plan, with random dice."""
    first, *others = jax.random.split(key, 1 + len(plan.kept))
    games = len(elf)
    roll = rolled(tables, jnp.zeros(games, dtype=jnp.int32), first)
    for stage in reversed(range(len(plan.kept))):
        allowed = tables.allowed[roll]
        worth = jnp.take_along_axis(plan.kept[stage], allowed, axis=1)
        chosen = jnp.take_along_axis(allowed, worth.argmax(axis=1)[:, None], axis=1)[:, 0]
        again = rolled(tables, chosen, others[stage])
        # Only a turn with an elf has the roll that is furthest from the end.
        roll = jnp.where(elf | (stage < ROLLS - 1), again, roll)
    return roll


def rolled(tables: Tables, kept: Array, key: Array) -> Array:
    """A random roll of the dice that are not kept."""
    numbers = jax.random.uniform(key, (len(tables.axes), len(kept)))
    roll = jnp.zeros_like(kept)
    rest = kept
    scale = 1
    for at in reversed(range(len(tables.axes))):
        axis = tables.axes[at]
        keeps, rolls = axis.ladder.shape
        own, rest = rest % keeps, rest // keeps
        place = jnp.minimum((numbers[at][:, None] >= axis.ladder[own]).sum(axis=1), rolls - 1)
        roll = roll + scale * place.astype(roll.dtype)
        scale *= rolls
    return roll
