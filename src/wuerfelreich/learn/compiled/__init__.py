"""Self-play as machine code: the rules, the evaluator and a whole game of it, compiled by Numba for one game at a time.

A game that has it is a package here, `compiled/<game>/`, with a function `player` that takes a network. What a compiled
game gives to learn from is what `learn/episodes.py` gives, many times faster; tests hold it to the plain rules."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from wuerfelreich.learn.episodes import Positions
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network

__all__ = ["PLAYERS", "Player", "has_games", "has_player", "is_installed", "player"]

PLAYERS = 2
"""Compiled games have so many players."""


class Player(Protocol):
    """A network that plays against itself."""

    def episode(self, players: int, seed: str, explore: float, trace: float) -> Positions:
        """A game and its targets, as `episodes.play_episode`: the seed alone decides the dice."""

    def forecasts(self, players: int, seed: str) -> tuple[Chances, Chances]:
        """A game without random turns: every seat's chance in each position that the network values, and the result."""


def player(game: str, network: Network) -> Player | None:
    """Compiled self-play of a game; None if the game has none. Raises LearnError if it has none for such a network."""
    if not has_player(game):
        return None
    found: Player = import_module(f"{__name__}.{game}").player(network)
    return found


def has_player(game: str) -> bool:
    """Whether there is compiled self-play of a game: `learn/compiled/<game>/`."""
    return find_spec(f"{__name__}.{game}") is not None


def has_games(game: str, players: tuple[int, ...]) -> bool:
    """Whether there is compiled self-play with these numbers of players."""
    return players == (PLAYERS,) and has_player(game)


def is_installed() -> bool:
    """Whether there is anything to compile with."""
    return find_spec("numba") is not None
