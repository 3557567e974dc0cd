"""Whether a forecast of 70 % comes true in 70 % of the games: fresh self-play, without random turns."""

from typing import NamedTuple
from zlib import crc32

import jax
import jax.numpy as jnp
from jax import Array, lax

from wuerfelreich.learn.calibration import bins
from wuerfelreich.learn.settings import Settings
from wuerfelreich.learn.training import Parameters, scores
from wuerfelreich.learn.wuerfelkoenig.games import Games, begin, drawn
from wuerfelreich.learn.wuerfelkoenig.selfplay import (
    Facts,
    Turn,
    facts_of,
    features_of,
    parameters_of,
    seated,
    step,
)
from wuerfelreich.rules.wuerfelkoenig.material import Box
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Bin

_TURNS = 8
"""Of each game between two looks whether all games are over."""


class Course(NamedTuple):
    """Games and what was forecast: one position of each, chosen at random."""

    games: Games
    positions: Array
    """How many there were to choose from so far."""
    forecast: Array
    result: Array
    over: Array


def calibrate(settings: Settings, network: Network, games: int) -> dict[str, tuple[Bin, ...]]:
    """Ten bins from at least so many games. Each game gives one forecast – of one seat in one position, both chosen at
    random – so that all of them are independent."""
    facts, parameters, players = facts_of(Box()), parameters_of(network), settings.seats
    batch = min(settings.games, games)
    pairs: list[tuple[float, float]] = []
    for number in range(-(-games // batch)):
        key = jax.random.fold_in(jax.random.key(crc32(f"{settings.seed}/calibration".encode())), number)
        start_key, play_key, seat_key = jax.random.split(key, 3)
        start = jax.random.randint(start_key, (batch,), 0, players)
        course = _play_to_end(facts, parameters, begin(facts.rules, start, players), play_key)
        seat = jax.random.randint(seat_key, (batch, 1), 0, players)
        forecast = jnp.take_along_axis(course.forecast, seat, axis=1)[:, 0]
        won = jnp.take_along_axis(course.result, seat, axis=1)[:, 0]
        pairs += zip(forecast.tolist(), won.tolist(), strict=True)
    return {str(players): bins(pairs)}


def _play_to_end(facts: Facts, parameters: Parameters, games: Games, key: Array) -> Course:
    view = jax.nn.softmax(scores(parameters, features_of(facts, games)))
    forecast = seated(view, games.player)
    draw_key, key = jax.random.split(key)
    course = Course(
        games=drawn(games, draw_key),
        positions=jnp.ones(len(forecast), dtype=jnp.int32),
        forecast=forecast,
        result=jnp.zeros_like(forecast),
        over=jnp.zeros(len(forecast), dtype=bool),
    )
    while not course.over.all():
        now, key = jax.random.split(key)
        course = _some_turns(facts, parameters, course, jax.random.split(now, _TURNS))
    return course


@jax.jit
def _some_turns(facts: Facts, parameters: Parameters, course: Course, keys: Array) -> Course:
    def turn_of_all(course: Course, key: Array) -> tuple[Course, None]:
        turn_key, choice_key = jax.random.split(key)
        games, turn = step(facts, parameters, course.games, turn_key, 0.0)
        return noted(course, games, turn, choice_key), None

    return lax.scan(turn_of_all, course, keys)[0]


def noted(course: Course, games: Games, turn: Turn, key: Array) -> Course:
    """The k-th position of a game replaces the one chosen before with a chance of 1/k. What follows the end of a game
    is another one, which does not count."""
    goes_on = ~course.over & ~turn.over
    positions = course.positions + goes_on
    chosen = goes_on & (jax.random.uniform(key, positions.shape) * positions < 1)
    ends = ~course.over & turn.over
    return Course(
        games=games,
        positions=positions,
        forecast=jnp.where(chosen[:, None], turn.value, course.forecast),
        result=jnp.where(ends[:, None], turn.value, course.result),
        over=course.over | turn.over,
    )
