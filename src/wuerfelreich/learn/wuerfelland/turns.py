"""A round of every game, and a treasure roll of every game: what they are worth, and how they are played."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wuerfelreich.learn.vectorised.once import once
from wuerfelreich.learn.wuerfelland import dice, rounds
from wuerfelreich.learn.wuerfelland.dice import COUNTS
from wuerfelreich.learn.wuerfelland.lands import Rows
from wuerfelreich.learn.wuerfelland.network import SEATS, Split, lead
from wuerfelreich.learn.wuerfelland.seats import pick
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.rules.wuerfelland.dice import TREASURE_DICE
from wuerfelreich.value.wuerfelland.split_network import MAX_OWED


class Now(NamedTuple):
    """What a round or a treasure roll begins with: the next seat's parts come first, the active player's second."""

    rows: Rows
    hidden: Array
    """What every row adds to the hidden layer, without treasure rolls."""
    owed: Array


class Played(NamedTuple):
    """How a round or a treasure roll went: leads and chances are those of the active player."""

    before: Array
    chance: Array
    rows: Array
    over: Array
    owed: Array


def play_round(parts: Split, now: Now, straying: Array, key: Array) -> Played:
    """Both players make the best of the dice, unless they play at random."""
    play_key, row_key, answer_key = jax.random.split(key, 3)
    rows, groups = now.rows, now.rows.groups
    hidden = now.hidden + jax.vmap(lambda one, owed: one[owed], (0, 1), 1)(parts.owed, rows.treasures)
    leads = lead(parts, (hidden[:, 1] + parts.base)[:, :, None] + hidden[:, 0][:, None])
    leads = rounds.settled(leads, rows.reached[:, 1, :, None], rows.reached[:, 0, None])
    found = rounds.answers(leads, groups[:, 0], rows.valid[:, 0])
    ends = once(jax.nn.sigmoid(rounds.ends(found, groups[:, 1], rows.valid[:, 1])))
    on = once(dice.rolling_on(ends))
    colour, aside, left = dice.phase_one(ends, on, straying, play_key)
    own = rounds.crossing(found, groups[:, 1], rows.valid[:, 1], colour, aside, left)
    may = rows.valid[:, 1] & (groups[:, 1] == (colour * COUNTS + aside)[:, None])
    own = jnp.where(straying, _any(may, row_key), own)
    allowed = rounds.answering(groups[:, 0], rows.valid[:, 0], colour, left)
    answered = jnp.take_along_axis(leads, own[:, None, None], axis=1)[:, 0]
    answer = jnp.where(straying, _any(allowed, answer_key), jnp.where(allowed, answered, jnp.inf).argmin(axis=1))
    both = jnp.stack([answer, own], axis=1)
    return Played(
        before=dice.before_first_roll(ends, on),
        chance=jax.nn.sigmoid(jnp.take_along_axis(answered, answer[:, None], axis=1)[:, 0]),
        rows=both,
        over=jnp.take_along_axis(rows.reached, both[..., None], axis=2).any(axis=(1, 2)),
        owed=jnp.take_along_axis(rows.treasures, both[..., None], axis=2)[..., 0],
    )


def roll_for_treasure(parts: Split, now: Now, straying: Array, key: Array) -> Played:
    """The active player rolls first, each as often as he may (WL7)."""
    roll_key, row_key = jax.random.split(key)
    roller = (now.owed[:, 1] > 0).astype(int)
    one, other = roller[:, None], 1 - roller
    owed = now.owed - jax.nn.one_hot(roller, SEATS, dtype=int)
    own = Rows(*(pick(part, roller) for part in now.rows))
    rolls = jnp.clip(pick(owed, roller)[:, None] + own.treasures, 0, MAX_OWED)
    hidden = pick(now.hidden, roller) + parts.owed[one, rolls]
    hidden += (pick(now.hidden, other)[:, 0] + parts.owed[other, pick(owed, other)] + parts.base)[:, None]
    sign = 2 * roller[:, None] - 1
    chances = jnp.where(own.reached, 1.0, jax.nn.sigmoid(sign * lead(parts, hidden)))
    best = jnp.where(rounds.by_group(own.groups, own.valid), chances[..., None], 0.0).max(axis=1)
    before = dice.before_treasure_roll(best.reshape(-1, COLOUR_COUNT, COUNTS), chances[:, 0])
    counts = dice.rolled(roll_key, len(roller), TREASURE_DICE)
    allowed = rounds.usable(own.groups, own.valid, counts)
    row = jnp.where(straying, _any(allowed, row_key), jnp.where(allowed, chances, -1.0).argmax(axis=1))
    seat = jnp.arange(SEATS) == one
    chance = jnp.take_along_axis(chances, row[:, None], axis=1)[:, 0]
    return Played(
        before=jnp.where(roller == 1, before, 1 - before),
        chance=jnp.where(roller == 1, chance, 1 - chance),
        rows=jnp.where(seat, row[:, None], 0),
        over=jnp.take_along_axis(own.reached, row[:, None], axis=1)[:, 0],
        owed=owed + jnp.where(seat, jnp.take_along_axis(own.treasures, row[:, None], axis=1), 0),
    )


def _any(allowed: Array, key: Array) -> Array:
    """One of the rows that are allowed; 0 if there is none."""
    lots = jnp.where(allowed, jax.random.uniform(key, allowed.shape), -1.0)
    return jnp.where(allowed.any(axis=1), lots.argmax(axis=1), 0)
