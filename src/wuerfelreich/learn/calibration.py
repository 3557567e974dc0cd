"""Whether a forecast of 70 % comes true in 70 % of the games: fresh self-play, without random turns.

In a bin every position is from another game: the first in which a seat's chance lies in the bin, from a turn on that
was fixed beforehand. What comes later in a game has no say in which position is taken. (A position taken at random from
a finished game would come from short games too often, and those are short because somebody has just won.)"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

import numpy as np

from wuerfelreich.learn.episodes import play
from wuerfelreich.learn.self_play import evaluator_for, player_for
from wuerfelreich.learn.settings import Settings
from wuerfelreich.spread import ALONE, Crew
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Bin

BINS = 10
SKIPPED = 8
"""A game is looked at from its first, second … eighth turn on, so that the bins do not fill up with the same start."""
#: What was forecast for a seat, and the share of the win that it got.
Pair = tuple[float, float]
#: What is called with the number of games whenever some have been played.
Played = Callable[[int], None]


def calibrate(
    settings: Settings, network: Network, games: int, crew: Crew = ALONE, played: Played = lambda _: None
) -> dict[str, tuple[Bin, ...]]:
    """Ten bins for every number of players, each from so many games."""
    counts = settings.players
    pairs: dict[int, list[Pair]] = {players: [] for players in counts}
    for number, found in crew.spread(partial(_game, settings, network), games * len(counts)):
        pairs[counts[number % len(counts)]] += found
        played(1)
    return {str(players): bins(found) for players, found in pairs.items()}


def _game(settings: Settings, network: Network, number: int) -> list[Pair]:
    """What the game with this number gives to the bins."""
    at, count = divmod(number, len(settings.players))
    players, seed = settings.players[count], f"{settings.seed}/calibration/{number}"
    if settings.compiled:
        return first_in_bins(*player_for(settings.game, network).forecasts(players, seed), at)
    evaluator = evaluator_for(settings.game, network)
    course = play(evaluator, players, Random(seed), explore=0.0)
    return first_in_bins(evaluator.chances(course.ended), course.final, at)


def first_in_bins(chances: Chances, final: Chances, at: int) -> list[Pair]:
    """At most one pair for each bin: `chances` has a row for every position of the game with this number, in order."""
    found: dict[int, Pair] = {}
    for row in chances[at % SKIPPED :]:
        for seat in seats_of(chances.shape[1], at):
            found.setdefault(min(int(row[seat] * BINS), BINS - 1), (float(row[seat]), float(final[seat])))
    return list(found.values())


def seats_of(players: int, at: int) -> list[int]:
    """The seats that are looked at in a game, none of them first more often than the others. With two players the
    chance of the other one says nothing new."""
    return [(at // SKIPPED + shift) % players for shift in range(1 if players == 2 else players)]


def bins(pairs: Sequence[Pair]) -> tuple[Bin, ...]:
    """Forecasts and what came of them, by tenths of the forecast; a tenth without any is left out."""
    return tuple(_binned(pairs))


def _binned(pairs: Sequence[Pair]) -> Iterator[Bin]:
    forecasts, won = np.array(sorted(pairs)).reshape(-1, 2).T
    tenths = np.minimum((forecasts * BINS).astype(int), BINS - 1)
    for tenth in range(BINS):
        chosen = tenths == tenth
        if chosen.any():
            yield Bin(int(chosen.sum()), round(float(forecasts[chosen].mean()), 5), round(float(won[chosen].mean()), 5))


def worst(found: Sequence[Bin]) -> float:
    """How far the worst bin is off."""
    return max((abs(one.forecast - one.won) for one in found), default=0.0)
