"""Many games of Würfelkönig at once, as arrays: what is on the table, how cards are drawn, and who has won.

Piles are not kept card by card: what counts is points, minus points, fairies, and whether an elf lies on top."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wuerfelreich.odds.turn import Floats
from wuerfelreich.odds.wuerfelkoenig.odds import card_odds
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Box

MAX_PENALTY = 9
"""The highest value, without its sign, that a penalty can have."""
GAP = -1
"""In a row: a slot without a card. Gaps are on the left (WK10)."""


class Games(NamedTuple):
    """A game per row, either before the first roll of a turn or at the end of one. There may be further axes in front:
    the ways to end a turn, for instance."""

    row: Array
    """The citizen in each slot, or GAP."""
    pool: Array
    """Whether each citizen is in the draw pile."""
    villages: Array
    """Cards left in each stack."""
    penalty: Array
    """The open penalty, a negative number; 0 while the next is to be turned up."""
    below: Array
    """How many penalties of -1, -2 … lie below it."""
    points: Array
    """Of each seat, without fairies."""
    minus: Array
    """Of each seat: the sum of the negative points, as a positive number."""
    fairies: Array
    """Of each seat."""
    elf: Array
    """Of each seat: whether an elf lies on top of the pile (WK5)."""
    player: Array
    """The seat whose turn it is, or comes next."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.points.shape[-1]


class Axis(NamedTuple):
    """One type of die; see `odds.turn.Axis`."""

    chances: Array
    """Of each roll (rows) from each kept state (columns)."""
    subsets: Array
    """The kept states that each roll allows."""
    ladder: Array
    """The chances of each kept state (rows), added up roll by roll: where a random number falls is what is rolled."""


class Tables(NamedTuple):
    """The facts of a box as arrays. Rows of most are citizens."""

    points: Array
    """0 for fairies."""
    stack: Array
    """The village's slot; -1 for citizens without."""
    elf: Array
    apprentice: Array
    fairy: Array
    hypnotist: Array
    dragon: Array
    village_values: Array
    """Of the top card of a stack, by the number of cards left."""
    penalties: Array
    """How many there are of -1, -2 …"""
    fulfilled: Array
    """Whether each roll fulfils each citizen."""
    allowed: Array
    """The kept states that each roll allows."""
    first: Array
    """The chance of each roll of all dice."""
    axes: tuple[Axis, ...]


def tables_of(box: Box) -> Tables:
    """The arrays of a box."""
    odds = card_odds(box)
    dice = odds.dice
    first = np.ones(1)
    for axis in dice.axes:
        first = np.outer(first, axis.chances[0]).reshape(-1)
    points = [citizen.points if isinstance(citizen.points, int) else 0 for citizen in box.citizens]
    penalties = [box.penalties.count(-value) for value in range(1, MAX_PENALTY + 1)]
    return Tables(
        points=jnp.asarray(points, dtype=jnp.int32),
        stack=jnp.asarray([-1 if stack is None else stack for stack in box.stack_of], dtype=jnp.int32),
        elf=jnp.asarray(box.is_elf),
        apprentice=jnp.asarray(box.is_apprentice),
        fairy=jnp.asarray(box.is_fairy),
        hypnotist=jnp.asarray(box.is_hypnotist),
        dragon=jnp.asarray(box.is_dragon),
        village_values=jnp.asarray((0, *reversed(box.village_values)), dtype=jnp.int32),
        penalties=jnp.asarray(penalties, dtype=jnp.int32),
        fulfilled=jnp.asarray(odds.fulfilled),
        allowed=jnp.asarray(dice.allowed, dtype=jnp.int32),
        first=jnp.asarray(first, dtype=jnp.float32),
        axes=tuple(
            Axis(
                chances=jnp.asarray(axis.chances.T, dtype=jnp.float32),
                subsets=jnp.asarray(axis.subsets, dtype=jnp.int32),
                ladder=jnp.asarray(_ladder(axis.chances), dtype=jnp.float32),
            )
            for axis in dice.axes
        ),
    )


def _ladder(chances: Floats) -> Floats:
    """Sums that reach one exactly with the last roll that is possible, so that no other is ever drawn."""
    sums = chances.cumsum(axis=1)
    return np.where(sums > 1 - 1e-9, 1.0, sums)


def begin(tables: Tables, player: Array, players: int) -> Games:
    """Tables before the first card is dealt, a row for each start player."""
    batch = len(player)
    return Games(
        row=jnp.full((batch, SLOTS), GAP, dtype=jnp.int32),
        pool=jnp.ones((batch, CITIZENS), dtype=bool),
        villages=jnp.full((batch, SLOTS), STACK, dtype=jnp.int32),
        penalty=jnp.zeros(batch, dtype=jnp.int32),
        below=jnp.broadcast_to(tables.penalties, (batch, MAX_PENALTY)),
        points=jnp.zeros((batch, players), dtype=jnp.int32),
        minus=jnp.zeros((batch, players), dtype=jnp.int32),
        fairies=jnp.zeros((batch, players), dtype=jnp.int32),
        elf=jnp.zeros((batch, players), dtype=bool),
        player=player.astype(jnp.int32),
    )


def drawn(games: Games, key: Array) -> Games:
    """After the draws that follow a turn: the next penalty if one was taken, then a citizen for every gap. There must
    be more citizens in the draw pile than gaps: otherwise the game is over (WK11)."""
    penalty_key, refill_key = jax.random.split(key)
    return _refilled(_turned_up(games, penalty_key), refill_key)


def _turned_up(games: Games, key: Array) -> Games:
    """Each penalty below is turned up with equal chance."""
    due = games.penalty == 0
    ladder = games.below.cumsum(axis=-1)
    place = jax.random.uniform(key, due.shape) * ladder[:, -1]
    value = jnp.minimum((place[:, None] >= ladder).sum(axis=-1), MAX_PENALTY - 1)
    taken = jax.nn.one_hot(value, MAX_PENALTY, dtype=jnp.int32)
    return games._replace(
        penalty=jnp.where(due, -1 - value, games.penalty),
        below=jnp.where(due[:, None], games.below - taken, games.below),
    )


def _refilled(games: Games, key: Array) -> Games:
    """The first cards of a shuffled draw pile fill the gaps; any order of them is as likely as any other."""
    order = jnp.where(games.pool, jax.random.uniform(key, games.pool.shape), -1.0)
    cards = jax.lax.top_k(order, SLOTS)[1]
    gaps = games.row == GAP
    gone = ((cards[:, :, None] == jnp.arange(CITIZENS)) & gaps[:, :, None]).any(axis=1)
    return games._replace(row=jnp.where(gaps, cards, games.row), pool=games.pool & ~gone)


def shares(games: Games) -> Array:
    """What every seat gets if the game ends now: most points win, then fewer minus points, and winners share (WK12)."""
    totals = games.points + games.fairies**2
    most = totals == totals.max(axis=-1, keepdims=True)
    minus = jnp.where(most, games.minus, np.iinfo(jnp.int32).max)
    won = most & (minus == minus.min(axis=-1, keepdims=True))
    return won / won.sum(axis=-1, keepdims=True, dtype=jnp.float32)
