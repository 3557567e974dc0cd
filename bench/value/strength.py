"""The network against `solver`: the share of wins, plain and with the luck taken out, and the time of a decision."""

import gc
from functools import cache, partial
from math import sqrt
from statistics import fmean, median, stdev
from time import process_time

from msgspec import Struct

from bench.value.setting import Learned, Setting
from wuerfelreich.arena.adjusted import Estimate, LuckMeter, estimate
from wuerfelreich.arena.play import play_game
from wuerfelreich.bots import BOTS, Bot
from wuerfelreich.fair import seeded
from wuerfelreich.spread import Crew
from wuerfelreich.value.evaluator import shares


class Round(Struct, frozen=True):
    """One deal, played with the network in every seat: its mean share, plain and adjusted, and its decisions' times."""

    plain: float
    adjusted: float
    draws: float
    seconds: tuple[float, ...]


class Strength(Struct, frozen=True):
    """The share of wins over all rounds, plain and without luck."""

    games: int
    fair: float
    plain: Estimate
    adjusted: Estimate
    draws: Estimate | None
    narrower: float
    """How many times narrower the adjusted interval is than the plain one."""
    difference: float
    """The adjusted share less the plain one, in standard errors of this difference; a law says less than 4."""
    median_ms: float
    max_ms: float


class Timed:
    """A player whose decisions are timed."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.seconds: list[float] = []

    def choose(self, state: Struct) -> Struct:
        """As the player does."""
        began = process_time()
        action = self._player.choose(state)
        self.seconds.append(process_time() - began)
        return action


def measure(setting: Setting, rounds: int, crew: Crew, *, draws: bool) -> Strength:
    """Plays so many rounds."""
    played = crew.in_order(partial(_round, setting, draws), rounds)
    plain, adjusted = [one.plain for one in played], [one.adjusted for one in played]
    luck = [one.plain - one.adjusted for one in played]
    seconds = [second for one in played for second in one.seconds]
    return Strength(
        games=rounds * setting.players,
        fair=1 / setting.players,
        plain=estimate(plain),
        adjusted=estimate(adjusted),
        draws=estimate([one.draws for one in played]) if draws else None,
        narrower=stdev(plain) / stdev(adjusted),
        difference=abs(fmean(luck)) / (stdev(luck) / sqrt(rounds)),
        median_ms=1000 * median(seconds),
        max_ms=1000 * max(seconds),
    )


def _round(setting: Setting, draws: bool, at: int) -> Round:
    _warm_up(setting)
    return _play(setting, f"{setting.seed}/strength/{at}", draws=draws)


@cache
def _warm_up(setting: Setting) -> None:
    """Fills a process's tables: how long that takes is not the time of a decision. Nor is the time in which the garbage
    collector looks through them, and through what calibration has loaded: the server's workers exempt theirs too."""
    _play(setting, f"{setting.seed}/warm", draws=False)
    gc.collect()
    gc.freeze()


def _play(setting: Setting, seed: str, *, draws: bool) -> Round:
    rules, players = setting.rules, setting.players
    dice = seeded(seed)
    plain = luck = drawn = 0.0
    seconds: list[float] = []
    for own in range(players):
        # An evaluator of its own: the meter's has solved every turn before it is decided.
        timed = Timed(Learned(setting.another()))
        bots: list[Bot] = [BOTS["solver"](rules, seed) for _ in range(players)]
        bots[own] = timed
        meter = LuckMeter(setting.evaluator, players, draws=draws)
        plain += float(shares(play_game(rules, tuple(bots), dice, watcher=meter.watch).result)[own])
        luck += meter.luck.dice[own]
        drawn += meter.luck.draws[own]
        seconds += timed.seconds
    return Round(plain / players, (plain - luck) / players, (plain - luck - drawn) / players, tuple(seconds))
