"""Processes of players: starts them, lets them play, and sums up what they saw."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

import msgspec
from msgspec import Struct

from bench.server.players import Played, Setup

SETUP_S = 60
"""Seconds in which the games of one measurement must be open."""
MOVES_OF_A_GAME = 70
"""Fewer than a game has on average: no table should run out of games."""

Driver = subprocess.Popen[str]


class Load(Struct, frozen=True):
    """What players are to do."""

    pairs: list[tuple[str, str]]
    """For each table, where its two players are."""
    seconds: float
    warm: float
    fastest: float
    """Moves per second, all tables together, for which there must be enough games."""

    @property
    def games(self) -> int:
        """Games for each table, one after the other."""
        return max(2, round(self.fastest * (self.warm + self.seconds) / len(self.pairs) / MOVES_OF_A_GAME))


class Summed(Struct, frozen=True):
    """What all players saw: moves per second, and p50 and p99 in milliseconds from sending to arrival."""

    rate: float
    own: tuple[float, float]
    other: tuple[float, float]
    starved: bool
    """Whether some table had no more games, so that the rate means nothing."""


@contextmanager
def ready_players(number: int, load: Load) -> Iterator[list[Driver]]:
    """Processes of players whose games are open."""
    started: list[Driver] = []
    try:
        for at in range(number):
            setup = msgspec.json.encode(Setup(load.pairs[at::number], load.games, load.warm, load.seconds)).decode()
            command = [sys.executable, "-m", "bench.server.players", setup]
            started.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        until = time.monotonic() + SETUP_S
        for driver in started:
            _line(driver, until)
        yield started
    finally:
        for driver in started:
            driver.kill()
            driver.communicate()


def begin(drivers: list[Driver]) -> None:
    """Lets all of them play."""
    for driver in drivers:
        assert driver.stdin is not None
        driver.stdin.write("play\n")
        driver.stdin.flush()


def end(drivers: list[Driver], load: Load) -> Summed:
    """Waits until they have played."""
    until = time.monotonic() + load.warm + load.seconds + SETUP_S
    played = [msgspec.json.decode(_line(driver, until), type=Played) for driver in drivers]
    own: Counter[int] = Counter()
    other: Counter[int] = Counter()
    for one in played:
        own.update(one.own)
        other.update(one.other)
    rate = sum(sum(one.own.values()) / one.seconds for one in played)
    return Summed(rate, _middle(own), _middle(other), any(one.starved for one in played))


def _line(driver: Driver, until: float) -> str:
    """The next line that a process of players prints."""
    assert driver.stdout is not None
    ready, _, _ = select([driver.stdout], [], [], max(0, until - time.monotonic()))
    line = driver.stdout.readline() if ready else ""
    if not line:
        raise RuntimeError("the players do not play")
    return line


def _middle(times: Counter[int]) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    return _quantile(times, 0.5), _quantile(times, 0.99)


def _quantile(times: Counter[int], share: float) -> float:
    wanted = share * times.total()
    for tenths in sorted(times):
        wanted -= times[tenths]
        if wanted <= 0:
            return tenths / 10
    return 0.0
