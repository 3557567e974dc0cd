"""Whether a forecast of 70 % comes true in 70 % of the games: as `learn.calibration` does it, many games at once.

All games begin together and each is played to its end, however long that takes: none is dropped for being long."""

from functools import partial
from typing import Any, NamedTuple
from zlib import crc32

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from wuerfelreich.learn.calibration import BINS, SKIPPED, Pair, bins, seats_of
from wuerfelreich.learn.settings import Settings
from wuerfelreich.learn.training import Parameters, parameters_of, scores
from wuerfelreich.learn.vectorised import Begun, Play
from wuerfelreich.learn.vectorised.views import seated
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Bin

_TURNS = 8
"""Of each game between two looks whether all games are over."""
_NOBODY = -1


class Noted(NamedTuple):
    """What the games have given to the bins, a row for each game; what was fixed beforehand comes first."""

    skipped: Array
    """The positions that are passed over."""
    order: Array
    """The seats that are looked at, in this order."""
    positions: Array
    """How many there have been."""
    seat: Array
    """Whose forecast each bin has, or _NOBODY's."""
    forecast: Array
    """For every bin."""
    result: Array
    """For every seat, once the game is over."""
    over: Array


def calibrate(play: Play, settings: Settings, network: Network, games: int) -> dict[str, tuple[Bin, ...]]:
    """Ten bins from at least so many games."""
    facts, parameters, players = play.facts(), parameters_of(network), settings.seats
    batch = min(settings.games, games)
    pairs: list[Pair] = []
    for number in range(-(-games // batch)):
        key = jax.random.fold_in(jax.random.key(crc32(f"{settings.seed}/calibration".encode())), number)
        start_key, play_key = jax.random.split(key)
        first = play.begin(facts, parameters, players, batch, start_key, 0.0)
        noted = nothing_noted(range(number * batch, (number + 1) * batch), players)
        pairs += pairs_of(_play_to_end(play, facts, parameters, first, noted, play_key))
    return {str(players): bins(pairs)}


def nothing_noted(numbers: range, players: int) -> Noted:
    """Before the first position of the games with these numbers."""
    games = len(numbers)
    return Noted(
        skipped=jnp.array([number % SKIPPED for number in numbers]),
        order=jnp.array([seats_of(players, number) for number in numbers]),
        positions=jnp.zeros(games, dtype=jnp.int32),
        seat=jnp.full((games, BINS), _NOBODY),
        forecast=jnp.zeros((games, BINS)),
        result=jnp.zeros((games, players)),
        over=jnp.zeros(games, dtype=bool),
    )


def _play_to_end(play: Play, facts: Any, parameters: Parameters, first: Begun, noted: Noted, key: Array) -> Noted:
    view = jax.nn.softmax(scores(parameters, first.ended))
    noted = note(noted, seated(view, first.mover), jnp.zeros_like(noted.over))
    games = first.games
    while not noted.over.all():
        now, key = jax.random.split(key)
        games, noted = _some_turns(play, facts, parameters, games, noted, jax.random.split(now, _TURNS))
    return noted


@partial(jax.jit, static_argnames="play")
def _some_turns(
    play: Play, facts: Any, parameters: Parameters, games: Any, noted: Noted, keys: Array
) -> tuple[Any, Noted]:
    def turn_of_all(carried: tuple[Any, Noted], key: Array) -> tuple[tuple[Any, Noted], None]:
        games, turn = play.step(facts, parameters, carried[0], key, 0.0)
        return (games, note(carried[1], turn.value, turn.over)), None

    return lax.scan(turn_of_all, (games, noted), keys)[0]


def note(noted: Noted, chances: Array, over: Array) -> Noted:
    """Takes note of every game's next position, or of its result. What follows the end of a game is another one, which
    does not count."""
    looked = ~noted.over & ~over & (noted.positions >= noted.skipped)
    rows = jnp.arange(len(looked))
    seat, forecast = noted.seat, noted.forecast
    for one in noted.order.T:
        chance = chances[rows, one]
        place = jnp.minimum((chance * BINS).astype(jnp.int32), BINS - 1)
        first = looked & (seat[rows, place] == _NOBODY)
        seat = seat.at[rows, place].set(jnp.where(first, one, seat[rows, place]))
        forecast = forecast.at[rows, place].set(jnp.where(first, chance, forecast[rows, place]))
    ends = ~noted.over & over
    return noted._replace(
        positions=noted.positions + 1,
        seat=seat,
        forecast=forecast,
        result=jnp.where(ends[:, None], chances, noted.result),
        over=noted.over | over,
    )


def pairs_of(noted: Noted) -> list[Pair]:
    """The forecasts, and what came of them."""
    seat, forecast, result = (np.asarray(part) for part in (noted.seat, noted.forecast, noted.result))
    games, places = np.nonzero(seat != _NOBODY)
    return list(zip(forecast[games, places].tolist(), result[games, seat[games, places]].tolist(), strict=True))
