"""All ways to end a turn, for many games at once: a table of fixed size, whatever the cards."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wuerfelreich.learn.wuerfelkoenig.games import GAP, Games, Tables, shares
from wuerfelreich.rules.wuerfelkoenig.material import SLOTS


class Layout(NamedTuple):
    """The columns of the table for a number of players. Each slot has a column for every variant: with the village card
    and without, or for a dragon one for every opponent. Then come as many for a hypnotist's bonus card – there is at
    most one hypnotist, so they serve whatever slot it is in – and the penalty."""

    variants: int

    @property
    def bonus(self) -> int:
        """The first column with a bonus card."""
        return SLOTS * self.variants

    @property
    def penalty(self) -> int:
        """The column of the penalty, the last."""
        return self.bonus + self.variants

    @property
    def columns(self) -> int:
        """How many there are."""
        return self.penalty + 1


def layout(players: int) -> Layout:
    """The layout for a number of players."""
    return Layout(max(2, players - 1))


class Endings(NamedTuple):
    """A column for every way to end a turn."""

    after: Games
    """The position then; its player is the one whose turn comes next."""
    slot: Array
    """Whose condition must be fulfilled; SLOTS for the penalty, which is taken if no condition is."""
    possible: Array
    """Whether the cards allow it, if the dice do."""
    over: Array
    """Whether the game is over, or certain to be after the draws that are due: the points do not change any more."""
    result: Array
    """What every seat gets if it is over."""


class _Taken(NamedTuple):
    """What each column takes."""

    slot: Array
    last: Array
    """The slot of the last card: the bonus card's, if there is one."""
    card: Array
    """The last card."""
    variant: Array
    bonus: Array
    penalty: Array
    dragon: Array
    """Whether the last card is a dragon, which is given away (WK9)."""
    village: Array
    """Whether the village card is taken (WK3)."""
    possible: Array


def endings(tables: Tables, games: Games) -> Endings:
    """Every way to end the turn of games in which a player is about to roll."""
    taken = _taken(tables, games)
    seats = _seats(tables, games, taken)
    row, missing = _row_left(games, taken)
    villages = games.villages[:, None] - (
        (jnp.arange(SLOTS) == taken.last[..., None]) & taken.village[..., None]
    ).astype(jnp.int32)
    again = tables.apprentice[taken.card] & ~taken.dragon & ~taken.penalty  # WK6
    batch, columns = taken.slot.shape
    wide = (batch, columns)
    after = seats._replace(
        row=row,
        pool=jnp.broadcast_to(games.pool[:, None], (*wide, games.pool.shape[-1])),
        villages=villages,
        penalty=jnp.where(taken.penalty, 0, games.penalty[:, None]),
        below=jnp.broadcast_to(games.below[:, None], (*wide, games.below.shape[-1])),
        player=(games.player[:, None] + ~again) % games.players,
    )
    exhausted = games.pool.sum(axis=-1)[:, None] <= missing
    last_penalty = taken.penalty & (games.below.sum(axis=-1) == 0)[:, None]
    over = (villages == 0).any(axis=-1) | exhausted | last_penalty  # WK11
    slot = jnp.where(taken.penalty, SLOTS, taken.slot)
    return Endings(after, slot, taken.possible, over, shares(after))


def _taken(tables: Tables, games: Games) -> _Taken:
    plan = layout(games.players)
    column = np.arange(plan.columns)
    bonus = (column >= plan.bonus) & (column < plan.penalty)
    penalty = column == plan.penalty
    hypnotist = tables.hypnotist[games.row]
    where = jnp.minimum(hypnotist.argmax(axis=-1), SLOTS - 2)[:, None]
    # A penalty takes its cards from the row as a citizen in the last slot does (WK10).
    fixed = np.minimum(column // plan.variants, SLOTS - 1)
    slot = jnp.where(bonus, where, fixed)
    last = slot + bonus
    card = jnp.take_along_axis(games.row, last, axis=-1)
    variant = jnp.broadcast_to(column % plan.variants, slot.shape)
    dragon = tables.dragon[card]
    below_village = tables.stack[card] == last
    chosen = jnp.where(dragon, variant < games.players - 1, (variant == 1) | ((variant == 0) & below_village))
    # WK8: in slot 5 there is no bonus.
    with_bonus = hypnotist[:, : SLOTS - 1].any(axis=-1)[:, None]
    return _Taken(
        slot=slot,
        last=last,
        card=card,
        variant=variant,
        bonus=jnp.broadcast_to(bonus, slot.shape),
        penalty=jnp.broadcast_to(penalty, slot.shape),
        dragon=dragon & ~penalty,
        village=(variant == 0) & below_village & ~penalty,
        possible=penalty | (chosen & (with_bonus | ~bonus)),
    )


def _seats(tables: Tables, games: Games, taken: _Taken) -> Games:
    """The games, with what every seat then has."""
    players = games.players
    own = jax.nn.one_hot(games.player, players, dtype=jnp.int32)[:, None]
    receiver = (games.player[:, None] + 1 + taken.variant) % players
    given = jax.nn.one_hot(receiver, players, dtype=jnp.int32) * taken.dragon[..., None]
    kept = ~taken.dragon & ~taken.penalty
    hypnotist = jnp.take_along_axis(games.row, taken.slot, axis=-1)
    left = jnp.take_along_axis(games.villages, taken.last, axis=-1)
    gain = (
        jnp.where(kept, tables.points[taken.card], 0)
        + jnp.where(taken.bonus, tables.points[hypnotist], 0)
        + jnp.where(taken.village, tables.village_values[left], 0)
        + jnp.where(taken.penalty, games.penalty[:, None], 0)
    )
    harm = jnp.where(taken.penalty, -games.penalty[:, None], 0)
    dragon = jnp.where(taken.dragon, tables.points[taken.card], 0)[..., None]
    fairy = (tables.fairy[taken.card] & kept).astype(jnp.int32)
    # A dragon given away leaves the player's own pile as it was, unless the hypnotist now lies on top.
    covered = kept | taken.bonus | taken.penalty
    on_top = jnp.where(covered, tables.elf[taken.card] & kept, False)
    elf = jnp.where((own == 1) & covered[..., None], on_top[..., None], games.elf[:, None]) & (given == 0)
    return games._replace(
        points=games.points[:, None] + own * gain[..., None] + given * dragon,
        minus=games.minus[:, None] + own * harm[..., None] - given * dragon,
        fairies=games.fairies[:, None] + own * fairy[..., None],
        elf=elf,
    )


def _row_left(games: Games, taken: _Taken) -> tuple[Array, Array]:
    """The row without what was taken, moved right (WK10), and how many cards it lacks."""
    missing = 1 + taken.bonus.astype(jnp.int32)
    slots = jnp.arange(SLOTS)
    source = jnp.where(slots > taken.last[..., None], slots, slots - missing[..., None])
    cards = jnp.take_along_axis(games.row[:, None], jnp.maximum(source, 0), axis=-1)
    return jnp.where(source < 0, GAP, cards), missing
