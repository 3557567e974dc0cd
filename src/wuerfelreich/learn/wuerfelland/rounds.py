"""A round of every game worked out exactly: what everybody crosses, and what every end of phase 1 is worth.

The active player has seat 1 and wants a large lead; the other one has seat 0, crosses after him, and wants a small one.
All pairs of crossings are looked at."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from wuerfelreich.learn.vectorised.once import once
from wuerfelreich.learn.wuerfelland.dice import COUNTS, ENDINGS, OTHERS
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.odds.wuerfelland.odds import ASIDE, LEFT

WON = 1e9
"""A lead that decides the game."""


class Answers(NamedTuple):
    """What crossings of the active player lead to, by his row."""

    leads: Array
    """By the other's row."""
    passing: Array
    """If the other passes."""
    best: Array
    """By the other's colour and number of dice: what his best crossing leaves; WON if there is none."""


def settled(leads: Array, active: Array, other: Array) -> Array:
    """Leads that are exact where somebody has reached the goal, given who has; both share the win (WL8)."""
    return jnp.where(active & other, 0.0, jnp.where(active, WON, jnp.where(other, -WON, leads)))


def by_group(groups: Array, valid: Array) -> Array:
    """Whether each row needs each colour and number of dice; row 0 needs none."""
    return (valid & (groups > 0))[..., None] & (groups[..., None] == jnp.arange(COLOUR_COUNT * COUNTS))


def answers(leads: Array, groups: Array, valid: Array) -> Answers:
    """The best answers to every row of the active player, given the groups of the other's rows and which there are."""
    best = jnp.where(by_group(groups, valid)[:, None], leads[..., None], WON).min(axis=2)
    return Answers(leads, leads[:, :, 0], best.reshape(*leads.shape[:2], COLOUR_COUNT, COUNTS))


def ends(found: Answers, groups: Array, valid: Array) -> Array:
    """By colour and end of phase 1: the lead of the active player, who crosses what is best if he can (WL2)."""
    colours, counts = groups // COUNTS, groups % COUNTS
    others = jnp.take_along_axis(found.best, jnp.asarray(OTHERS)[colours][..., None], axis=2)
    own = jnp.minimum(_left(others), found.passing[..., None])
    nothing = jnp.minimum(_left(found.best[:, 0, OTHERS]), found.passing[:, :1, None])
    shown = (colours[..., None] == jnp.arange(COLOUR_COUNT))[..., None]
    usable = valid[..., None, None] & (counts[..., None, None] == ASIDE) & shown
    crossed = jnp.where(usable, once(own)[:, :, None], -jnp.inf).max(axis=1)
    return jnp.where(jnp.isinf(crossed), nothing, crossed)


def _left(best: Array) -> Array:
    """What the best answer leaves at every end: the axes at the end are the other colours and numbers of dice."""
    found = jnp.full((*best.shape[:-2], ENDINGS), WON)
    for at in range(COLOUR_COUNT - 1):
        used = np.where(LEFT[:, at] > 0, LEFT[:, at], 0)
        found = jnp.minimum(found, best[..., at, :][..., used])
    return found


def crossing(found: Answers, groups: Array, valid: Array, colour: Array, aside: Array, left: Array) -> Array:
    """The row that the active player crosses with the dice of phase 1, knowing the answer; 0 if nothing can be."""
    others = jnp.take_along_axis(found.best, jnp.asarray(OTHERS)[colour][:, None, :, None], axis=2)
    answered = jnp.take_along_axis(others, left[:, None, :, None], axis=3)[..., 0].min(axis=2)
    lead = jnp.minimum(answered, found.passing)
    usable = valid & (groups == (colour * COUNTS + aside)[:, None])
    return jnp.where(usable, lead, -jnp.inf).argmax(axis=1)


def answering(groups: Array, valid: Array, colour: Array, left: Array) -> Array:
    """Which rows the other player may choose from: those that the dice left allow, and passing."""
    counts = jnp.zeros((len(colour), COLOUR_COUNT), dtype=left.dtype)
    counts = jnp.put_along_axis(counts, jnp.asarray(OTHERS)[colour], left, axis=1, inplace=False)
    return usable(groups, valid, counts)


def usable(groups: Array, valid: Array, counts: Array) -> Array:
    """Which rows dice allow, given how many show each colour; passing is row 0."""
    have = jnp.take_along_axis(counts, groups // COUNTS, axis=1)
    return valid & ((have == groups % COUNTS) & (groups > 0)).at[:, 0].set(True)
