"""Players of several strengths. A bot sees a state and answers with an action.

A game's judges are found by place: `bots/<game>/` has the classes `Greedy`, `Solver` and `Weights`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from wuerfelreich.bots.bot import AnyJudge, Bot, JudgingBot, RandomBot
from wuerfelreich.bots.fallible import FallibleBot, Lapses
from wuerfelreich.bots.master import Master
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import part

__all__ = ["BOTS", "LEVELS", "AnyJudge", "Bot", "Judges", "judges_of"]


class Judges(NamedTuple):
    """The judges of a game; the solver takes weights as a second argument, None for the tuned ones."""

    greedy: Callable[[AnyGame], AnyJudge]
    solver: Callable[..., AnyJudge]
    weights: type[Struct]


def judges_of(game: str) -> Judges:
    """The judges of a game by its id."""
    found = part("bots", game)
    return Judges(found.Greedy, found.Solver, found.Weights)


def _greedy(game: AnyGame, seed: str) -> Bot:
    return JudgingBot(judges_of(game.id).greedy(game))


def _solver(game: AnyGame, seed: str) -> Bot:
    return JudgingBot(judges_of(game.id).solver(game))


def _master(game: AnyGame, seed: str) -> Bot:
    return JudgingBot(Master(game, judges_of(game.id).solver(game)))


def _apprentice(game: AnyGame, seed: str) -> Bot:
    return FallibleBot(judges_of(game.id).greedy(game), Lapses(overlook=0.35, chase=0.5, settle=0.2), seed)


def _knight(game: AnyGame, seed: str) -> Bot:
    return FallibleBot(judges_of(game.id).solver(game), Lapses(overlook=0.25, chase=0.25, settle=0.1), seed)


#: The bots by name: four plain ones, then the three levels for people, the weakest first in each group.
BOTS: Mapping[str, Callable[[AnyGame, str], Bot]] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": _greedy,
        "solver": _solver,
        "master": _master,
        "apprentice": _apprentice,
        "knight": _knight,
        "king": _solver,
    }
)
LEVELS = ("apprentice", "knight", "king")
