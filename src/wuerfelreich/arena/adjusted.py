"""Results with the luck taken out: how a match would have gone on average with the same decisions.

Known from poker as AIVAT (Burch et al. 2018). For every roll, what it did to a seat's chance to win is subtracted from
the seat's result: the chance after it, less the mean of the chance after all outcomes it could have had. The mean is
exact, so what is subtracted is 0 on average, whatever the chances are: the adjusted share estimates the same as the
plain one, also with an untrained network. The better the network, the less luck is left and the narrower the interval.
"""

from functools import lru_cache
from math import prod, sqrt

import numpy as np
from msgspec import Struct

from wuerfelreich.arena.play import rules_of
from wuerfelreich.rules.chance import Chance
from wuerfelreich.value.evaluator import AnyEvaluator
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import evaluator_class, evaluator_of

MAX_OUTCOMES = 100
"""A draw with more outcomes keeps its luck: each of them is a turn to solve. Leaving some in is no bias either."""


class Luck(Struct, frozen=True):
    """What every seat has gained by luck in a game, in chances to win."""

    dice: tuple[float, ...]
    draws: tuple[float, ...]


class Estimate(Struct, frozen=True):
    """A share of wins that may lie outside 0 to 1, and its 95 % interval from the spread between rounds."""

    share: float
    interval: tuple[float, float]


class Adjustment(Struct, frozen=True):
    """What to take out: the luck of the dice, and that of draws too if wanted. The chances are those of the shipped
    network unless another is given."""

    draws: bool = False
    network: Network | None = None

    def meter(self, game: str, players: int) -> "LuckMeter":
        """A meter for one game."""
        return LuckMeter(evaluator_for(game, players, self.network), players, draws=self.draws)


@lru_cache(maxsize=4)
def evaluator_for(game: str, players: int, network: Network | None = None) -> AnyEvaluator:
    """An evaluator with this network or the shipped one, kept for the next game; raises NoEvaluator if none fits."""
    rules = rules_of(game)
    return evaluator_of(rules, players) if network is None else evaluator_class(game)(rules, network)


class LuckMeter:
    """Adds up the luck of a game while it is played."""

    def __init__(self, evaluator: AnyEvaluator, players: int, *, draws: bool) -> None:
        self._evaluator = evaluator
        self._draws = draws
        self._of_dice = np.zeros(players)
        self._of_draws = np.zeros(players)

    @property
    def luck(self) -> Luck:
        """The luck so far."""
        return Luck(tuple(self._of_dice.tolist()), tuple(self._of_draws.tolist()))

    def watch(self, before: Struct, chance: Chance, after: Struct) -> None:
        """Takes note of a chance step."""
        if chance.owner is not None:
            # `rolling` is the exact mean of `reached` over the outcomes: a law that every evaluator is tested for.
            self._of_dice += self._evaluator.reached(after) - self._evaluator.rolling(before)
        elif self._draws and prod(len(part.items) for part in chance.parts) <= MAX_OUTCOMES:
            self._of_draws += self._evaluator.reached(after) - self._evaluator.draw_mean(before, chance)


def estimate(means: list[float]) -> Estimate:
    """The share and its interval from the means of the rounds, of which there are at least two."""
    share = sum(means) / len(means)
    half = 1.96 * sqrt(sum((mean - share) ** 2 for mean in means) / (len(means) - 1) / len(means))
    return Estimate(share, (share - half, share + half))
