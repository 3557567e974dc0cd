"""Many games of Würfelland at once, as arrays: how they begin, and what the network sees of them."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wuerfelreich.learn.training import Parameters
from wuerfelreich.learn.wuerfelland.boards import Boards
from wuerfelreich.learn.wuerfelland.features import Lands, land_features, survey
from wuerfelreich.learn.wuerfelland.lands import Crossed, begun
from wuerfelreich.learn.wuerfelland.network import SEATS, lead, split, through_tower
from wuerfelreich.learn.wuerfelland.seats import pick, seated
from wuerfelreich.value.wuerfelland.split_network import OWED_WIDTH

SIDES = 0.3
"""Where turns are played at random, so are a share of the sides: some boards would hardly ever be chosen."""


class Games(NamedTuple):
    """A game per row, before the first roll of a round or before a treasure roll."""

    lands: Crossed
    owed: Array
    """Treasure rolls of each seat."""
    active: Array
    """The active player of this round."""


def begin(boards: Boards, parameters: Parameters, count: int, key: Array, explore: float | Array) -> Games:
    """New games: sheets are dealt, sides chosen, player 0 first, and the start player drawn (WL10)."""
    deal_key, other_key, random_key, side_key, start_key = jax.random.split(key, 5)
    sheets = len(boards.sheets)
    one = jax.random.randint(deal_key, (count,), 0, sheets)
    other = (one + 1 + jax.random.randint(other_key, (count,), 0, sheets - 1)) % sheets
    starts = openings(boards, parameters)
    mine, yours = boards.sheets[one][:, :, None], boards.sheets[other][:, None]
    chances = (starts[mine, yours] + 1 - starts[yours, mine]) / 2
    at_random = (jax.random.uniform(random_key, (2, count)) < SIDES) & (jnp.asarray(explore) > 0)
    sides = jax.random.randint(side_key, (2, count), 0, 2)
    own = jnp.where(at_random[0], sides[0], chances.min(axis=2).argmax(axis=1))
    answer = jnp.where(at_random[1], sides[1], pick(chances, own).argmin(axis=1))
    board = jnp.stack([pick(boards.sheets[one], own), pick(boards.sheets[other], answer)], axis=1)
    active = jax.random.randint(start_key, (count,), 0, SEATS)
    return Games(begun(boards, board), jnp.zeros((count, SEATS), dtype=int), active)


def openings(boards: Boards, parameters: Parameters) -> Array:
    """By the boards of the start player and of the other: the start player's chance before the first roll."""
    parts = split(parameters)
    inner = through_tower(parameters, _start_features(boards))
    first, second = (jnp.dot(inner, parts.lands[seat], precision="highest") for seat in range(SEATS))
    return jax.nn.sigmoid(-lead(parts, parts.base + first[:, None] + second[None]))


def _start_features(boards: Boards) -> Array:
    """What the network sees of every board in the beginning."""
    every = jnp.arange(len(boards.sizes))
    lands = Lands(every, boards.start_to, boards.sizes)
    return land_features(boards, lands, survey(boards, lands))


def features_of(boards: Boards, games: Games) -> Array:
    """What the network sees of games that have just begun, from the start player's view."""
    seats = jnp.stack([games.active, 1 - games.active], axis=1)
    lands = _start_features(boards)[seated(games.lands.board, seats)]
    return features(lands, jnp.zeros_like(games.owed))


def features(lands: Array, owed: Array) -> Array:
    """All that the network sees, given the lands and the treasure rolls owed, the next active player's first."""
    games = len(lands)
    present = jnp.ones((games, SEATS, 1))
    rolls = jnp.stack([owed > 0, jnp.minimum(owed, 4) / 2], axis=2)
    return jnp.concatenate(
        [jnp.concatenate([present, lands], axis=2).reshape(games, -1), rolls.reshape(games, SEATS * OWED_WIDTH)], axis=1
    )
