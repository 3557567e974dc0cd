"""How far the chances are from what self-play brings: many rollouts from each of some positions."""

from functools import partial
from math import sqrt
from random import Random

import numpy as np
from msgspec import Struct

from bench.value.setting import Setting, play_on
from wuerfelreich.spread import Crew
from wuerfelreich.value.evaluator import Chances

BLOCK = 32
"""Rollouts that one process plays in a row."""


class Error(Struct, frozen=True):
    """The root of the mean squared difference over positions and seats, and how much of it is the rollouts' noise."""

    positions: int
    rollouts: int
    raw: float
    noise: float
    rms: float
    """What is left without the noise."""


def measure(setting: Setting, positions: int, rollouts: int, crew: Crew) -> Error:
    """Compares the chances in so many positions, each of another game."""
    found = crew.in_order(partial(_position, setting), positions)
    blocks = -(-rollouts // BLOCK)
    won = np.concatenate(crew.in_order(partial(_rollouts, setting, found, blocks), positions * blocks))
    results = won.reshape(positions, blocks * BLOCK, setting.players)
    squares = float(((setting.evaluator.chances(found) - results.mean(axis=1)) ** 2).mean())
    noise = float((results.var(axis=1, ddof=1) / results.shape[1]).mean())
    return Error(positions, results.shape[1], sqrt(squares), sqrt(noise), sqrt(max(0.0, squares - noise)))


def _position(setting: Setting, at: int) -> Struct:
    """Any position of a game in which a turn had ended: here its own future does not count, so any will do."""
    seed = f"{setting.seed}/position/{at}"
    ended, _ = play_on(setting, setting.rules.start(setting.players), seed)
    return Random(seed).choice(ended)


def _rollouts(setting: Setting, positions: list[Struct], blocks: int, number: int) -> Chances:
    """What every seat got in each rollout of a block."""
    at, block = divmod(number, blocks)
    seeds = [f"{setting.seed}/rollout/{at}/{block * BLOCK + one}" for one in range(BLOCK)]
    return np.array([play_on(setting, positions[at], seed)[1] for seed in seeds])
