"""What a network sees of a position of Würfelkönig, written once for NumPy and for JAX (`xp` is either).

A row of features, in this order (S seats, the next player first; D numbers per citizen, see citizens.py):

  seats      S × 11: present, points, lead over the best other, the same capped, share of the win if the game ended now,
                     minus points, fairies, fairies², fairies × fairies to come, the points of one more fairy, elf
  players    S − 1: one-hot for 2 … S players, only where S > 2
  villages   5 × 4: one, two or three cards left, and what the next one is worth
  end        12: penalties left (share, and one-hot for one to four), citizens left in the pile after the refills
                 (share, inverse, and less than ten of them), smallest stack (one-hot for one and two), stacks at one
  penalties  4: the open one, whether one is open, the mean and the sum of those below it
  row        5 × (D + 7): per slot the citizen, whether one lies there, whether its village is here, what that village
                 is worth, whether taking both ends the game, the next player's chance, gain and chance × gain
  row, all   5: cards missing, the best and the sum of chance × gain, the chance of none (as if independent), fairies
  pile       D + 3: sum of the citizens, how many, their mean chance, fairies

Gaps in the row are on the left and refills fill them, so cards already lie in their final slots. A dragon's gain is
what it costs its receiver. Nothing depends on a card's id or code."""

from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, PENALTIES, SLOTS, STACK, Box
from wuerfelreich.value.wuerfelkoenig.citizens import (
    CHANCE3,
    CHANCE4,
    COLUMNS,
    DRAGON,
    FAIRY,
    POINTS,
    VILLAGE,
    WORTH,
    card_table,
    shipped_box,
)

#: A NumPy or a JAX array.
Array: TypeAlias = Any
MAX_PENALTY = 9
"""The most that a penalty of any box costs."""
_SEAT = 11
_FAIRIES = 5.0


class Positions(NamedTuple):
    """Positions at the end of a turn, one row each, with seats rotated so that the next player comes first; seats that
    nobody holds are zeros. Numbers may have any type."""

    points: Array
    """(n, seats): the total of each pile."""
    minus: Array
    """(n, seats): its negative points, as a positive number."""
    fairies: Array
    """(n, seats)"""
    elf: Array
    """(n, seats): whether an elf is on top."""
    present: Array
    """(n, seats)"""
    row: Array
    """(n, 5) integers: the codes of the open citizens, aligned to the right, -1 for a gap."""
    pool: Array
    """(n, 40): whether each citizen is in the draw pile."""
    villages: Array
    """(n, 5): cards left in each stack."""
    penalty: Array
    """(n,): what the open penalty costs, as a positive number; 0 while the next is to be turned up."""
    penalties: Array
    """(n, 9): how many of those below it cost 1, 2, …, 9."""


class Table(NamedTuple):
    """A box as numbers."""

    cards: Array
    """(41, D): the citizens, and a row of zeros for a gap, which -1 finds."""
    next_village: Array
    """(4,): what the next card of a stack is worth, by the number of cards left in it."""


def table(box: Box) -> Table:
    """The numbers of a box. What no shipped citizen asks for is left out: a network cannot have learned it."""
    cards = np.vstack([card_table(box), np.zeros((1, COLUMNS), dtype=np.float32)])
    if not box.shipped:
        cards *= card_table(shipped_box()).any(axis=0)
    values = [box.village_values[STACK - left] / POINTS if left else 0.0 for left in range(STACK + 1)]
    return Table(cards, np.array(values, dtype=np.float32))


def width(seats: int) -> int:
    """The number of features for at most this many seats."""
    players = seats - 1 if seats > 2 else 0
    return seats * _SEAT + players + SLOTS * 4 + 12 + 4 + SLOTS * (COLUMNS + 7) + 5 + COLUMNS + 3


def rows(xp: ModuleType, box: Table, positions: Positions) -> Array:
    """The features of positions, (n, width). Works on NumPy arrays with `numpy` and on JAX arrays with `jax.numpy`."""
    numbers = [xp.asarray(part, dtype=xp.float32) for part in positions]
    at = Positions(*numbers)._replace(row=positions.row)
    lying = box.cards[at.row]
    next_village = box.next_village[at.villages.astype(xp.int32)]
    coming = lying[:, :, FAIRY].sum(axis=1) + at.pool @ box.cards[:CITIZENS, FAIRY]
    parts = [
        _seats(xp, at, coming),
        *_players(xp, at),
        _villages(xp, at, next_village),
        _end(xp, at),
        _penalties(xp, at),
        _row(xp, at, lying, next_village),
        _pile(xp, at, box.cards[:CITIZENS]),
    ]
    return xp.concatenate(parts, axis=1)


def _seats(xp: ModuleType, at: Positions, coming: Array) -> Array:
    seats = at.points.shape[1]
    # Points decide, then fewer minus points (WK12); seats that nobody holds are far behind.
    points = at.points - 1e4 * (1 - at.present)
    standing = points - at.minus / 1024
    ahead = (standing >= standing.max(axis=1, keepdims=True)).astype(xp.float32)
    own = 1e6 * xp.eye(seats, dtype=xp.float32)
    lead = at.points - (points[:, None, :] - own).max(axis=2)
    columns = [
        xp.ones_like(at.points),
        at.points / 40,
        lead / 20,
        xp.clip(lead / 5, -1, 1),
        ahead / ahead.sum(axis=1, keepdims=True),
        at.minus / POINTS,
        at.fairies / _FAIRIES,
        (at.fairies / _FAIRIES) ** 2,
        at.fairies * coming[:, None] / _FAIRIES**2,
        (2 * at.fairies + 1) / POINTS,
        at.elf,
    ]
    return (xp.stack(columns, axis=2) * at.present[:, :, None]).reshape(len(at.points), seats * _SEAT)


def _players(xp: ModuleType, at: Positions) -> list[Array]:
    seats = at.points.shape[1]
    if seats == 2:
        return []
    counts = xp.arange(2, seats + 1, dtype=xp.float32)
    return [(at.present.sum(axis=1)[:, None] == counts).astype(xp.float32)]


def _villages(xp: ModuleType, at: Positions, next_village: Array) -> Array:
    left = [at.villages == count for count in range(1, STACK + 1)]
    return xp.stack([*left, next_village], axis=2).reshape(len(at.villages), SLOTS * 4)


def _end(xp: ModuleType, at: Positions) -> Array:
    """How near each of the three ends of the game is (WK11)."""
    penalties = at.penalties.sum(axis=1) + (at.penalty > 0)
    pile = at.pool.sum(axis=1) - (at.row < 0).sum(axis=1, dtype=xp.float32)
    ones, twos = ((at.villages == left).sum(axis=1, dtype=xp.float32) for left in (1, 2))
    columns = [
        penalties / PENALTIES,
        *(penalties == count for count in range(1, 5)),
        pile / CITIZENS,
        1 / (1 + xp.maximum(pile, 0)),
        xp.clip(1 - pile / 10, 0, 1),
        ones > 0,
        (ones == 0) & (twos > 0),
        ones / SLOTS,
        twos / SLOTS,
    ]
    return xp.stack(columns, axis=1)


def _penalties(xp: ModuleType, at: Positions) -> Array:
    below = at.penalties.sum(axis=1)
    total = at.penalties @ xp.arange(1, MAX_PENALTY + 1, dtype=xp.float32)
    columns = [
        at.penalty / POINTS,
        at.penalty > 0,
        total / xp.maximum(below, 1) / POINTS,
        total / 20,
    ]
    return xp.stack(columns, axis=1)


def _row(xp: ModuleType, at: Positions, lying: Array, next_village: Array) -> Array:
    """The open citizens, and what the next player may expect of them."""
    here = (lying[:, :, VILLAGE : VILLAGE + SLOTS] * xp.eye(SLOTS, dtype=xp.float32)).sum(axis=2)
    elf, fairies = at.elf[:, :1], at.fairies[:, :1]
    chance = elf * lying[:, :, CHANCE4] + (1 - elf) * lying[:, :, CHANCE3]
    village = here * next_village
    worth = lying[:, :, WORTH] * (1 - 2 * lying[:, :, DRAGON])
    gain = worth + lying[:, :, FAIRY] * (2 * fairies + 1) / POINTS + village
    derived = [
        at.row >= 0,
        here,
        village,
        here * (at.villages == 1),
        chance,
        gain,
        chance * gain,
    ]
    cards = xp.concatenate([lying, xp.stack(derived, axis=2)], axis=2).reshape(len(at.row), SLOTS * (COLUMNS + 7))
    every = [
        (at.row < 0).sum(axis=1, dtype=xp.float32) / SLOTS,
        (chance * gain).max(axis=1),
        (chance * gain).sum(axis=1),
        xp.prod(1 - chance, axis=1),
        lying[:, :, FAIRY].sum(axis=1) / _FAIRIES,
    ]
    return xp.concatenate([cards, xp.stack(every, axis=1)], axis=1)


def _pile(xp: ModuleType, at: Positions, cards: Array) -> Array:
    total = at.pool @ cards
    count = at.pool.sum(axis=1)
    columns = [count / CITIZENS, total[:, CHANCE3] / xp.maximum(count, 1), total[:, FAIRY] / _FAIRIES]
    return xp.concatenate([total / POINTS, xp.stack(columns, axis=1)], axis=1)
