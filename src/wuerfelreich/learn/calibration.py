"""Whether a forecast of 70 % comes true in 70 % of the games: fresh self-play, without random turns."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import numpy as np

from wuerfelreich.learn.self_play import play_number
from wuerfelreich.learn.settings import Settings
from wuerfelreich.spread import ALONE, Crew
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Bin

BINS = 10
#: What is called with the number of games whenever some have been played.
Played = Callable[[int], None]


def calibrate(
    settings: Settings, network: Network, games: int, crew: Crew = ALONE, played: Played = lambda _: None
) -> dict[str, tuple[Bin, ...]]:
    """Ten bins for every number of players, each from so many games. A game gives one forecast – of one seat in one
    position, both chosen at random – so that all of them are independent."""
    work = partial(play_number, settings, network, f"{settings.seed}/calibration", 0.0)
    pairs: dict[int, list[tuple[float, float]]] = {players: [] for players in settings.players}
    for number, episode in crew.spread(work, games * len(settings.players)):
        pairs[settings.players[number % len(settings.players)]].append((episode.forecast, episode.won))
        played(1)
    return {str(players): bins(found) for players, found in pairs.items()}


def bins(pairs: Sequence[tuple[float, float]]) -> tuple[Bin, ...]:
    """Forecasts and what came of them, by tenths of the forecast; a tenth without any is left out."""
    return tuple(_binned(pairs))


def _binned(pairs: Sequence[tuple[float, float]]) -> Iterator[Bin]:
    forecasts, won = np.array(sorted(pairs)).reshape(-1, 2).T
    tenths = np.minimum((forecasts * BINS).astype(int), BINS - 1)
    for tenth in range(BINS):
        chosen = tenths == tenth
        if chosen.any():
            yield Bin(int(chosen.sum()), round(float(forecasts[chosen].mean()), 5), round(float(won[chosen].mean()), 5))


def worst(found: Sequence[Bin]) -> float:
    """How far the worst bin is off."""
    return max((abs(one.forecast - one.won) for one in found), default=0.0)
