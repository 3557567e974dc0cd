"""Games of a network against itself, as worker processes play them: by the plain rules, or by compiled ones. JAX is not
needed for that, nor imported."""

from functools import cache, lru_cache
from random import Random

from wuerfelreich.learn import compiled
from wuerfelreich.learn.compiled import Player
from wuerfelreich.learn.episodes import Positions, play_episode
from wuerfelreich.learn.settings import NOT_COMPILED, LearnError, Settings
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import game
from wuerfelreich.value.evaluator import AnyEvaluator
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import evaluator_class


def play_number(settings: Settings, network: Network, seed: str, explore: float, number: int) -> Positions:
    """The game with this number: the seed and the number alone decide the dice."""
    players = settings.players[number % len(settings.players)]
    if settings.compiled:
        return player_for(settings.game, network).episode(players, f"{seed}/{number}", explore, settings.trace)
    evaluator = evaluator_for(settings.game, network)
    return play_episode(evaluator, players, Random(f"{seed}/{number}"), explore, settings.trace)


@cache
def rules_of(name: str) -> AnyGame:
    """The rules of a game with our material, built once per process."""
    return game(name)


@lru_cache(maxsize=2)
def evaluator_for(name: str, network: Network) -> AnyEvaluator:
    """The evaluator of a network, kept for the other games of a chunk."""
    return evaluator_class(name)(rules_of(name), network)


@lru_cache(maxsize=2)
def player_for(name: str, network: Network) -> Player:
    """The compiled player of a network, kept like its evaluator. Raises LearnError if there is none."""
    if not compiled.is_installed():
        raise LearnError(f"this run plays compiled games, but {NOT_COMPILED}")
    found = compiled.player(name, network)
    if found is None:
        raise LearnError(f"there are no compiled games of {name}: add --plain")
    return found
