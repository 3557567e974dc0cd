"""Self-play of many games at once: a step is a round of each, or a treasure roll; finished games begin anew."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wuerfelreich.learn.settings import LearnError
from wuerfelreich.learn.training import Parameters
from wuerfelreich.learn.vectorised import Begun
from wuerfelreich.learn.wuerfelland.boards import Boards, boards_of
from wuerfelreich.learn.wuerfelland.games import Games, begin, features, features_of
from wuerfelreich.learn.wuerfelland.lands import ROWS, Crossed, cross, rows_of
from wuerfelreich.learn.wuerfelland.network import SEATS, split, through_tower
from wuerfelreich.learn.wuerfelland.seats import by_seat, choice, seated
from wuerfelreich.learn.wuerfelland.turns import Now, Played, play_round, roll_for_treasure
from wuerfelreich.rules.wuerfelland.material import Box

MANY = 256
"""From so many games on, lands have `ROOM` rows on average, rather than room for `ROWS` each."""
ROOM = 88


class Turn(NamedTuple):
    """What a step gives to learn from. Chances are in the order of the seats."""

    before: Array
    """Every seat's chance before the step."""
    value: Array
    """Every seat's chance after it: by the network, or the result."""
    over: Array
    """Whether the game ended with it."""
    strayed: Array
    """Whether it was played at random."""
    ended: Array
    """The features of the position after it; of the new game where the old one is over."""
    mover: Array
    """The seat whose view these take."""
    rows: Array
    """What both crossed: rows of their lands."""


def step(
    boards: Boards, parameters: Parameters, games: Games, key: Array, explore: float | Array
) -> tuple[Games, Turn]:
    """A round of every game, or a treasure roll where one is due, and new games for those that are over."""
    stray_key, round_key, roll_key, new_key = jax.random.split(key, 4)
    parts = split(parameters)
    count = len(games.active)
    seats = jnp.stack([1 - games.active, games.active], axis=1)
    lands = Crossed(*(seated(part, seats) for part in games.lands))
    rows, seen = rows_of(boards, lands, ROOM if count >= MANY else ROWS)
    inner = through_tower(parameters, seen)
    hidden = [jnp.dot(inner, own, precision="highest")[rows.place[:, seat]] for seat, own in enumerate(parts.lands)]
    now = Now(rows, jnp.stack(hidden, axis=1), seated(games.owed, seats))
    straying = jax.random.uniform(stray_key, (count,)) < explore
    due = games.owed.sum(axis=1) > 0
    ways = roll_for_treasure(parts, now, straying, roll_key), play_round(parts, now, straying, round_key)
    played = Played(*(choice(due, one, other) for one, other in zip(*ways, strict=True)))
    after = cross(boards, lands, jnp.take_along_axis(rows.candidate, played.rows[..., None], axis=2)[..., 0])
    active = jnp.where(played.owed.sum(axis=1) > 0, games.active, 1 - games.active)
    going = Games(Crossed(*(seated(part, seats) for part in after)), seated(played.owed, seats), active)
    new = begin(boards, parameters, count, new_key, explore)
    chosen = seen[jnp.take_along_axis(rows.place, played.rows[..., None], axis=2)[..., 0]]
    turn = Turn(
        before=by_seat(played.before, games.active),
        value=by_seat(played.chance, games.active),
        over=played.over,
        strayed=straying,
        ended=choice(played.over, features_of(boards, new), features(chosen, played.owed)),
        mover=jnp.where(played.over, new.active, 1 - games.active),
        rows=seated(played.rows, seats),
    )
    return jax.tree.map(lambda one, other: choice(played.over, one, other), new, going), turn


class WuerfellandPlay(NamedTuple):
    """Würfelland for `learn.vectorised`."""

    turns: int = 32

    def pays(self, players: tuple[int, ...], accelerated: bool) -> bool:
        """With two players, on an accelerator: a processor plays compiled games faster."""
        return players == (SEATS,) and accelerated

    def facts(self) -> Boards:
        """The tables of our boards."""
        return boards_of(Box())

    def begin(
        self, facts: Boards, parameters: Parameters, players: int, count: int, key: Array, explore: float | Array
    ) -> Begun:
        """New games of two players."""
        if players != SEATS:
            raise LearnError(f"many games of Würfelland at once have {SEATS} players, not {players}: add --plain")
        games = begin(facts, parameters, count, key, explore)
        return Begun(games, features_of(facts, games), games.active)

    def step(
        self, facts: Boards, parameters: Parameters, games: Games, key: Array, explore: float | Array
    ) -> tuple[Games, Turn]:
        """A round or a treasure roll of every game."""
        return step(facts, parameters, games, key, explore)
