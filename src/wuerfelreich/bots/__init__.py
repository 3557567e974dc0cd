"""Players of several strengths. A bot sees a state and answers with an action.

A game's judges are found by place: `bots/<game>/` has the classes `Greedy`, `Solver` and `Weights`, and `ERRORS`, how
far off each level below the master judges a chance to win."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from wuerfelreich.bots.bot import AnyJudge, Bot, JudgingBot, RandomBot
from wuerfelreich.bots.fallible import FallibleBot, Lapses
from wuerfelreich.bots.levels import LEVELS, LevelBot
from wuerfelreich.bots.master import Master, MasterBot
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import part

__all__ = ["BOTS", "LEVELS", "AnyJudge", "Bot", "Judges", "judges_of"]


class Judges(NamedTuple):
    """The judges of a game; the solver takes weights as a second argument, None for the tuned ones."""

    greedy: Callable[[AnyGame], AnyJudge]
    solver: Callable[..., AnyJudge]
    weights: type[Struct]
    errors: tuple[float, float, float, float]
    """How far off each level judges a chance to win, from the child to the marshal."""


def judges_of(game: str) -> Judges:
    """The judges of a game by its id."""
    found = part("bots", game)
    return Judges(found.Greedy, found.Solver, found.Weights, found.ERRORS)


def _greedy(game: AnyGame, seed: str) -> Bot:
    return JudgingBot(judges_of(game.id).greedy(game))


def _solver(game: AnyGame, seed: str) -> Bot:
    return JudgingBot(judges_of(game.id).solver(game))


def _master(game: AnyGame, seed: str) -> Bot:
    return MasterBot(Master(game, judges_of(game.id).solver(game)))


def _apprentice(game: AnyGame, seed: str) -> Bot:
    return FallibleBot(judges_of(game.id).greedy(game), Lapses(overlook=0.35, chase=0.5, settle=0.2), seed)


def _knight(game: AnyGame, seed: str) -> Bot:
    return FallibleBot(judges_of(game.id).solver(game), Lapses(overlook=0.25, chase=0.25, settle=0.1), seed)


def _level(at: int, otherwise: Callable[[AnyGame, str], Bot]) -> Callable[[AnyGame, str], Bot]:
    """A level below the master; where no network fits, another bot steps in."""

    def bot(game: AnyGame, seed: str) -> Bot:
        judges = judges_of(game.id)
        return LevelBot(Master(game, judges.solver(game)), judges.errors[at], seed, otherwise(game, seed))

    return bot


#: The bots by name: three plain ones, the levels for people, and the levels of earlier programs, which old games and
#: tables name: they play as they always did. The weakest come first in each group.
BOTS: Mapping[str, Callable[[AnyGame, str], Bot]] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": _greedy,
        "solver": _solver,
        "child": _level(0, _apprentice),
        "page": _level(1, _apprentice),
        "squire": _level(2, _knight),
        "marshal": _level(3, _knight),
        "master": _master,
        "apprentice": _apprentice,
        "knight": _knight,
        "king": _solver,
    }
)
