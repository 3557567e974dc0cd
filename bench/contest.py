"""A contest on one core: all competitors take turns, and each is judged by its median round."""

import gc
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Protocol


class Competitor(Protocol):
    """Something that can play whole games at random."""

    @property
    def name(self) -> str:
        """Its name in the report."""

    def play(self) -> int:
        """Plays one game to its end and returns the number of steps."""

    def state_bytes(self) -> int | None:
        """The memory of one state in the middle of a game; None if it cannot be measured here."""

    def replay_seconds(self) -> float | None:
        """The time to apply all moves of a finished game; None if it is not measured."""


@dataclass(frozen=True)
class Round:
    """What one competitor did in one slice of time."""

    games: int
    steps: int
    seconds: float


@dataclass
class Score:
    """All rounds of one competitor."""

    rounds: list[Round] = field(default_factory=list)

    @property
    def steps_per_second(self) -> float:
        """The median of the rounds: on a busy machine a single round may be far off."""
        return median(one.steps / one.seconds for one in self.rounds)

    @property
    def steps_per_game(self) -> float:
        """The mean over all games played."""
        return sum(one.steps for one in self.rounds) / sum(one.games for one in self.rounds)

    @property
    def games_per_second(self) -> float:
        """Computed from the other two, so that a round with a few long games does not distort it."""
        return self.steps_per_second / self.steps_per_game

    @property
    def spread(self) -> float:
        """The interquartile range of the rounds, as a share of the median."""
        speeds = sorted(one.steps / one.seconds for one in self.rounds)
        quarter = len(speeds) // 4
        return (speeds[-1 - quarter] - speeds[quarter]) / self.steps_per_second


def play_round(competitor: Competitor, seconds: float) -> Round:
    """Plays whole games until the time is up.

    Measures processor time, not wall-clock time, so other processes on this core do not count.
    """
    gc.collect()
    games = steps = 0
    begin = now = time.process_time()
    while now - begin < seconds:
        steps += competitor.play()
        games += 1
        now = time.process_time()
    return Round(games, steps, now - begin)


def hold(competitors: Sequence[Competitor], seconds: float, rounds: int) -> list[Score]:
    """Gives every competitor `seconds` in total; they take turns in `rounds` slices.

    Taking turns, in an order that reverses every time, exposes all of them alike to what else the machine does.
    The first third of the time does not count: it fills the tables that are computed once, such as the keeps of
    every roll.
    """
    warm_up = seconds / 3
    for competitor in competitors:
        play_round(competitor, warm_up)
    gc.freeze()  # exempts what is alive now – modules, material, tables – from garbage collection
    scores = [Score() for _ in competitors]
    pairs = list(zip(competitors, scores, strict=True))
    for _ in range(rounds):
        for competitor, score in pairs:
            score.rounds.append(play_round(competitor, (seconds - warm_up) / rounds))
        pairs.reverse()
    return scores
