"""Players of several strengths. A bot sees a state and answers with an action."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from wuerfelreich.bots import brettspiel, brettspiel_worth, knatsch, wuerfelkoenig, wuerfelland, wuerfelland_land
from wuerfelreich.bots.bot import AnyJudge, Bot, JudgingBot, RandomBot
from wuerfelreich.bots.people import Lapses, PersonBot
from wuerfelreich.rules.game import AnyGame

__all__ = ["BOTS", "JUDGES", "LEVELS", "AnyJudge", "Bot", "Judges", "bots_of"]


class Judges(NamedTuple):
    """The judges of a game; the solver takes weights as a second argument, None for the tuned ones."""

    greedy: Callable[[AnyGame], AnyJudge]
    solver: Callable[..., AnyJudge]
    weights: type[Struct]


#: The judges by game id.
JUDGES: Mapping[str, Judges] = MappingProxyType(
    {
        "brettspiel": Judges(brettspiel.Greedy, brettspiel.Solver, brettspiel_worth.Weights),
        "knatsch": Judges(knatsch.Greedy, knatsch.Solver, knatsch.Weights),
        "wuerfelkoenig": Judges(wuerfelkoenig.Greedy, wuerfelkoenig.Solver, wuerfelkoenig.Weights),
        "wuerfelland": Judges(wuerfelland.Greedy, wuerfelland.Solver, wuerfelland_land.Weights),
    }
)


def _greedy(game: AnyGame, seed: str) -> Bot:
    return JudgingBot(JUDGES[game.id].greedy(game))


def _solver(game: AnyGame, seed: str) -> Bot:
    return JudgingBot(JUDGES[game.id].solver(game))


def _apprentice(game: AnyGame, seed: str) -> Bot:
    return PersonBot(JUDGES[game.id].greedy(game), Lapses(overlook=0.35, chase=0.5, settle=0.2), seed)


def _knight(game: AnyGame, seed: str) -> Bot:
    return PersonBot(JUDGES[game.id].solver(game), Lapses(overlook=0.25, chase=0.25, settle=0.1), seed)


#: The bots by name, the weakest first; the last three are levels for people.
BOTS: Mapping[str, Callable[[AnyGame, str], Bot]] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": _greedy,
        "solver": _solver,
        "apprentice": _apprentice,
        "knight": _knight,
        "king": _solver,
    }
)
LEVELS = ("apprentice", "knight", "king")


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game: without a judge only the random one."""
    return tuple(BOTS) if game in JUDGES else ("random",)
