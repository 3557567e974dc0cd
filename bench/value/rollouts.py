"""How far the chances are from what self-play brings: many rollouts from each of some positions.

What the dice did is taken out of every rollout (see `arena.adjusted`): it stays true on average, and varies less. So
few rollouts are worth many plain ones."""

from functools import partial
from math import ceil, sqrt
from random import Random

import numpy as np
from msgspec import Struct

from bench.value.setting import Setting, play_on
from wuerfelreich.arena.adjusted import LuckMeter
from wuerfelreich.spread import Crew
from wuerfelreich.value.evaluator import Chances

BLOCK = 32
"""Rollouts that one process plays in a row."""
WORTH = 1_024
"""Unless a number is given, so many plain rollouts would say as much about a position."""
TRIED, TRIALS = 8, 2 * BLOCK
"""Positions and rollouts of each that show how many are needed."""


class Error(Struct, frozen=True):
    """The root of the mean squared difference over positions and seats, and how much of it is the rollouts' noise."""

    positions: int
    rollouts: int
    """Of each position."""
    worth: float
    """Plain rollouts that would be as precise."""
    raw: float
    noise: float
    rms: float
    """What is left without the noise."""


def measure(setting: Setting, positions: int, rollouts: int | None, crew: Crew) -> Error:
    """Compares the chances in so many positions, each of another game, with so many rollouts or with enough."""
    found = crew.in_order(partial(_position, setting), positions)
    if rollouts is None:
        rollouts = enough(*results_of(setting, "trial", found[:TRIED], TRIALS, crew))
    return error_of(setting.evaluator.chances(found), *results_of(setting, "rollout", found, rollouts, crew))


def enough(plain: Chances, adjusted: Chances) -> int:
    """How many adjusted rollouts are worth `WORTH` plain ones, going by some: positions × rollouts × seats."""
    return ceil(WORTH / _gain(plain, adjusted))


def error_of(chances: Chances, plain: Chances, adjusted: Chances) -> Error:
    """Chances (positions × seats) against what rollouts gave (positions × rollouts × seats)."""
    positions, rollouts, _ = adjusted.shape
    squares = float(((chances - adjusted.mean(axis=1)) ** 2).mean())
    noise = _variance(adjusted) / rollouts
    return Error(
        positions,
        rollouts,
        rollouts * _gain(plain, adjusted),
        sqrt(squares),
        sqrt(noise),
        sqrt(max(0.0, squares - noise)),
    )


def _gain(plain: Chances, adjusted: Chances) -> float:
    """How many plain rollouts an adjusted one is worth; 1 if nothing varies."""
    least = _variance(adjusted)
    return _variance(plain) / least if least > 0 and _variance(plain) > 0 else 1.0


def _variance(results: Chances) -> float:
    return float(results.var(axis=1, ddof=1).mean())


def _position(setting: Setting, at: int) -> Struct:
    """Any position of a game in which a turn had ended: here its own future does not count, so any will do."""
    seed = f"{setting.seed}/position/{at}"
    ended, _ = play_on(setting, setting.rules.start(setting.players), seed)
    return Random(seed).choice(ended)


def results_of(
    setting: Setting, name: str, positions: list[Struct], rollouts: int, crew: Crew
) -> tuple[Chances, Chances]:
    """What every seat got, plain and adjusted, in at least so many rollouts of each position."""
    blocks = -(-rollouts // BLOCK)
    played = crew.in_order(partial(_block, setting, name, positions, blocks), len(positions) * blocks)
    results = np.concatenate(played).reshape(len(positions), blocks * BLOCK, 2, setting.players)
    return results[:, :, 0], results[:, :, 1]


def _block(setting: Setting, name: str, positions: list[Struct], blocks: int, number: int) -> Chances:
    at, block = divmod(number, blocks)
    seeds = [f"{setting.seed}/{name}/{at}/{block * BLOCK + one}" for one in range(BLOCK)]
    return np.array([_rollout(setting, positions[at], seed) for seed in seeds])


def _rollout(setting: Setting, position: Struct, seed: str) -> tuple[Chances, Chances]:
    meter = LuckMeter(setting.evaluator, setting.players, draws=False)
    _, won = play_on(setting, position, seed, meter.watch)
    return won, won - np.array(meter.luck.dice)
