"""Tuning a solver's weights by self-play: change them a little, play against the old ones, keep what wins."""

from collections.abc import Iterator
from functools import partial
from math import exp, sqrt
from random import Random

from msgspec import Struct, structs

from wuerfelreich.arena.play import play_game, rules_of
from wuerfelreich.bots import judges_of
from wuerfelreich.bots.bot import Bot, JudgingBot
from wuerfelreich.fair import seeded
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.spread import ALONE, Crew

STEP = 0.35
"""The furthest that a weight moves, on a logarithmic scale."""
SIGMAS = 1.5
"""A change is kept if it wins by this many standard deviations: luck alone rarely does."""


class Trial(Struct, frozen=True):
    """One change that was tried: its share of wins against the best weights so far, and whether it was kept."""

    number: int
    weights: Struct
    share: float
    kept: bool


def tune(name: str, trials: int, pairs: int, seed: str, crew: Crew = ALONE) -> Iterator[Trial]:
    """Tries this many changes, each in this many pairs of two-player games with the same dice and the seats swapped.
    The last trial that was kept has the best weights; the same seed gives the same trials."""
    if name not in GAMES:
        raise NotationError(f"there is no game '{name[:40]}'; there are {', '.join(GAMES)}")
    if not 1 <= trials <= 10_000 or not 2 <= pairs <= 10_000:
        raise NotationError("tuning takes 1 to 10,000 trials of 2 to 10,000 pairs of games")
    random = Random(seed)
    best: Struct = judges_of(name).weights()
    for number in range(1, trials + 1):
        changed = _changed(best, random)
        share, deviation = _compared(crew, name, changed, best, pairs, f"{seed}/{number}")
        kept = share - 0.5 > SIGMAS * deviation
        best = changed if kept else best
        yield Trial(number, changed, share, kept)


def confirm(name: str, tuned: Struct, pairs: int, seed: str, crew: Crew = ALONE) -> tuple[float, float]:
    """The share of wins of tuned weights against the default ones, on dice that no trial has used, and its standard
    deviation. Of many trials some are kept by luck: this shows whether all of them together were worth it."""
    return _compared(crew, name, tuned, judges_of(name).weights(), pairs, f"{seed}/confirm")


def _compared(crew: Crew, name: str, changed: Struct, best: Struct, pairs: int, seed: str) -> tuple[float, float]:
    """The share of wins of the changed weights over this many pairs, and its standard deviation."""
    shares = crew.in_order(partial(_pair, name, changed, best, seed), pairs)
    share = sum(shares) / pairs
    return share, sqrt(sum((one - share) ** 2 for one in shares) / (pairs - 1) / pairs)


def _changed(weights: Struct, random: Random) -> Struct:
    """One or two weights moved, each by a factor near one."""
    names = [field.name for field in structs.fields(type(weights))]
    moved = random.sample(names, min(len(names), random.choice((1, 2))))
    factors = {name: exp(random.uniform(-STEP, STEP)) for name in moved}
    return structs.replace(weights, **{name: getattr(weights, name) * factor for name, factor in factors.items()})


def _pair(name: str, changed: Struct, best: Struct, seed: str, at: int) -> float:
    """The share of wins of the changed weights in two games with the same dice."""

    rules = rules_of(name)

    def bot(weights: Struct) -> Bot:
        return JudgingBot(judges_of(name).solver(rules, weights))

    dice = seeded(f"{seed}/{at}")
    share = 0.0
    for own in (0, 1):
        seats = (changed, best) if own == 0 else (best, changed)
        result = play_game(rules, tuple(bot(weights) for weights in seats), dice).result
        share += (1 / len(result.winners) if own in result.winners else 0.0) if result.winners else 0.5
    return share / 2
