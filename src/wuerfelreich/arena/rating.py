"""Ratings by maximum likelihood: Plackett and Luce's model of a race, which for two players is Bradley and Terry's.

Every bot has a strength θ. The first place goes to bot i with the chance exp θᵢ / Σ exp θⱼ over all who race, the
second in the same way among the others, and so on. The logarithm of the likelihood is a sum over the stages of all
races: the strength of whoever was chosen, less log Σ exp θⱼ over those still in the race. It is concave, so Newton's
method finds its only maximum."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, permutations
from math import comb, log
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Stage = tuple[int, ...]
POINTS = 400 / log(10)
"""Points for one unit of strength, as with Elo: who is 400 points ahead wins ten times as often as the other."""
RESAMPLES = 1000
CLOSE = 0.01
CONVERGED = 1e-6
"""A step this small is the last: with it, the error is that of rounding."""
MAX_STEPS = 100


class Race(Struct, frozen=True):
    """What one game says about strengths."""

    chosen: dict[int, float]
    """How many places that were decided went to each bot."""
    stages: dict[Stage, float]
    """How many places were decided while these bots were left in the race; a bot with two seats is there twice."""


class Likelihood(Struct, frozen=True):
    """The logarithm of the likelihood of some races as a function of the strengths of all bots."""

    chosen: Floats
    """By bot."""
    stages: Floats
    """By stage."""
    members: Floats
    """By stage and bot: the seats that the bot has in it."""

    def value(self, strengths: Floats) -> float:
        """The logarithm of the likelihood."""
        powers, tops = self._powers(strengths)
        logs = np.log(powers.sum(axis=1)) + tops
        return float((self.chosen * strengths).sum() - (self.stages * logs).sum())

    def gradient(self, strengths: Floats) -> Floats:
        """Its slope: the places that every bot got, less those that it had to expect."""
        expected: Floats = (self.stages[:, None] * self._chances(strengths)).sum(axis=0)
        return self.chosen - expected

    def information(self, strengths: Floats) -> Floats:
        """The observed information: the negative matrix of second derivatives."""
        chances = self._chances(strengths)
        weighted = self.stages[:, None] * chances
        matrix: Floats = np.diag(weighted.sum(axis=0)) - (weighted[:, :, None] * chances[:, None, :]).sum(axis=0)
        return matrix

    def maximum(self, start: Floats) -> Floats:
        """The strengths at the maximum, that of the first bot being 0. There is none if some bots never lost to any of
        the others (Ford's condition)."""
        strengths: Floats = start - start[0]
        for _ in range(MAX_STEPS):
            step = np.zeros_like(strengths)
            step[1:] = np.linalg.solve(self.information(strengths)[1:, 1:], self.gradient(strengths)[1:])
            size = float(np.abs(step).max())
            if size < CONVERGED:
                return strengths + step
            # Far from the maximum a whole step can lead too far; close to it, values differ by less than rounding.
            while size > CLOSE and self.value(strengths + step) < self.value(strengths):
                step, size = step / 2, size / 2
            strengths = strengths + step
        raise ArithmeticError("the likelihood has no finite maximum")

    def _chances(self, strengths: Floats) -> Floats:
        powers, _ = self._powers(strengths)
        chances: Floats = powers / powers.sum(axis=1, keepdims=True)
        return chances

    def _powers(self, strengths: Floats) -> tuple[Floats, Floats]:
        """By stage and bot: the bot's seats times exp of how far it is behind the strongest there; and that one's
        strength by stage. Measured from the strongest of all, a stage of weak bots would be nothing but zeros."""
        present = np.where(self.members > 0, strengths, -np.inf)
        tops: Floats = present.max(axis=1)
        powers: Floats = self.members * np.exp(present - tops[:, None])
        return powers, tops


class Ratings(Struct, frozen=True):
    """Points of every bot, that of the first being 0, and a row of the same for each resample."""

    points: Floats
    resampled: Floats

    def interval(self, bot: int, other: int = 0) -> tuple[float, float]:
        """The 95 % interval of a bot's lead over another."""
        low, high = np.quantile(self.resampled[:, bot] - self.resampled[:, other], (0.025, 0.975))
        return float(low), float(high)


def race(bots: Sequence[int], places: Sequence[int]) -> Race:
    """What a game says, given the bot and the place of every seat.

    Bots that share a place count as all orders in equal parts, so that a draw of two is half a win for each. Those who
    share the last place behind others are not compared: a game that knows only winners does not say who came second."""
    chosen: dict[int, float] = defaultdict(float)
    stages: dict[Stage, float] = defaultdict(float)
    seats = list(zip(bots, places, strict=True))
    for place in sorted(set(places)):
        level = [bot for bot, own in seats if own == place]
        behind = [bot for bot, own in seats if own > place]
        if not behind and len(level) < len(seats):
            break
        for bot in level:
            chosen[bot] += 1
        for left in range(1, len(level) + 1):
            for still in combinations(level, left):
                # In this part of all orders exactly these are left at some stage.
                stages[tuple(sorted([*still, *behind]))] += 1 / comb(len(level), left)
    return Race(dict(chosen), dict(stages))


def likelihood(races: Sequence[Race], bots: int) -> Likelihood:
    """The likelihood of races between this many bots."""
    table = _Table([races], bots)
    return table.weighted(np.ones(1))


def rate(deals: Sequence[Sequence[Race]], bots: int, seed: str, resamples: int = RESAMPLES) -> Ratings:
    """Rates bots by the races of every deal. To these are added one win and one loss of every bot, in equal parts
    against all others: a clean sweep would otherwise have no finite rating.

    The intervals come from a Bayesian bootstrap (Rubin 1981): each resample gives every deal, with all the games that
    were played with its dice, a weight drawn from the exponential distribution, and an added part of a game one from
    the gamma distribution with that part as its mean. For two bots and deals of one game this is the posterior
    distribution from a uniform prior."""
    added = [[race(pair, (1, 2))] for pair in permutations(range(bots), 2)]
    table = _Table([*deals, *added], bots)
    means = [1.0] * len(deals) + [1 / (bots - 1)] * len(added)
    best = table.weighted(np.array(means)).maximum(np.zeros(bots))
    random = Random(seed)
    resampled = [
        table.weighted(np.array([random.gammavariate(mean, 1) for mean in means])).maximum(best)
        for _ in range(resamples)
    ]
    return Ratings(best * POINTS, np.array(resampled) * POINTS)


class _Table:
    """Races summed up by deal, so that deals can be weighted."""

    def __init__(self, deals: Sequence[Sequence[Race]], bots: int) -> None:
        stages = sorted({stage for races in deals for one in races for stage in one.stages})
        at = {stage: number for number, stage in enumerate(stages)}
        self._members = np.array([[stage.count(bot) for bot in range(bots)] for stage in stages], dtype=float)
        self._chosen = np.zeros((len(deals), bots))
        self._stages = np.zeros((len(deals), len(stages)))
        for number, races in enumerate(deals):
            for one in races:
                for bot, count in one.chosen.items():
                    self._chosen[number, bot] += count
                for stage, count in one.stages.items():
                    self._stages[number, at[stage]] += count

    def weighted(self, weights: Floats) -> Likelihood:
        """The likelihood of the deals with these weights. No matrix product: its last digits could depend on the
        number of threads."""
        column = weights[:, None]
        return Likelihood((column * self._chosen).sum(axis=0), (column * self._stages).sum(axis=0), self._members)
