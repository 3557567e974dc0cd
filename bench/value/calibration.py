"""Whether a forecast of 70 % comes true in 70 % of the games, on fresh self-play.

In a bin every position is from another game: the first in which any seat's chance lies in the bin, from a turn on that
was fixed beforehand. What comes later in a game has no say in which position is taken. (A position taken at random from
a finished game would come from short games too often, and those are short because somebody has just won.)"""

from functools import partial

import numpy as np
from msgspec import Struct

from bench.value.setting import Setting, play_on
from wuerfelreich.spread import Crew
from wuerfelreich.value.shipped import Bin

BINS = 10
SKIPPED = 8
"""A game is looked at from its first, second … eighth turn on, so that the bins do not fill up with the same start."""


class Found(Struct, frozen=True):
    """A forecast for one seat, and what the seat got."""

    tenth: int
    forecast: float
    won: float


def calibrate(setting: Setting, games: int, crew: Crew) -> tuple[Bin, ...]:
    """The bins that have positions."""
    found = [one for game in crew.in_order(partial(_game, setting), games) for one in game]
    bins = []
    for tenth in range(BINS):
        inside = [one for one in found if one.tenth == tenth]
        if inside:
            forecast, won = (float(np.mean([getattr(one, key) for one in inside])) for key in ("forecast", "won"))
            bins.append(Bin(len(inside), forecast, won))
    return tuple(bins)


def _seats(players: int, at: int) -> list[int]:
    """The seats that are looked at, none of them first more often than the others. With two players the chance of the
    other one says nothing new."""
    return [(at + shift) % players for shift in range(1 if players == 2 else players)]


def _game(setting: Setting, at: int) -> list[Found]:
    """At most one forecast for each bin."""
    ended, won = play_on(setting, setting.rules.start(setting.players), f"{setting.seed}/calibration/{at}")
    ended = ended[at % SKIPPED :]
    found: dict[int, Found] = {}
    for chances in setting.evaluator.chances(ended) if ended else ():
        for seat in _seats(setting.players, at):
            tenth = min(int(chances[seat] * BINS), BINS - 1)
            found.setdefault(tenth, Found(tenth, float(chances[seat]), float(won[seat])))
    return list(found.values())
