"""Everything that is measured about a game with a number of players, part by part."""

from argparse import Namespace
from collections.abc import Iterator

from msgspec import Struct

from bench.value import rollouts, strength
from bench.value.rollouts import Error
from bench.value.setting import Setting
from bench.value.strength import Strength
from wuerfelreich.learn import calibration, compiled
from wuerfelreich.learn.settings import Settings
from wuerfelreich.spread import Crew
from wuerfelreich.value.shipped import Bin


class Measured(Struct, frozen=True, omit_defaults=True):
    """A part, or several."""

    game: str
    players: int
    seed: str
    calibration: tuple[Bin, ...] = ()
    rollouts: Error | None = None
    strength: Strength | None = None


def measure(setting: Setting, options: Namespace, workers: Crew) -> Iterator[Measured]:
    """The parts that are asked for, each as soon as it is known: a size of 0 leaves one out."""
    about = setting.game, setting.players, setting.seed
    if options.games:
        yield Measured(*about, calibration=_calibrate(setting, options.games, workers))
    if options.rounds:
        yield Measured(*about, strength=strength.measure(setting, options.rounds, workers, draws=options.draws))
    if options.positions:
        yield Measured(*about, rollouts=rollouts.measure(setting, options.positions, options.rollouts, workers))


def _calibrate(setting: Setting, games: int, workers: Crew) -> tuple[Bin, ...]:
    """By compiled games where there are such: a bin wants thousands."""
    players = (setting.players,)
    fast = compiled.is_installed() and compiled.has_games(setting.game, players)
    settings = Settings(setting.game, players, setting.seed, compiled=fast)
    return calibration.calibrate(settings, setting.evaluator.network, games, workers)[str(setting.players)]
