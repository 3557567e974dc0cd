"""Learning from thousands of games at once: what a game provides as arrays in JAX, and training, the same for all.

A game that can be played so has a package `learn/<game>/` with `PLAY`, its rules and turn solver as arrays."""

from typing import Any, NamedTuple, Protocol

from jax import Array

from wuerfelreich.learn.training import Parameters

__all__ = ["Begun", "Play", "Turn"]


class Turn(Protocol):
    """What a step gives to learn from. Chances are in the order of the seats, and there is a row for every game."""

    @property
    def before(self) -> Array:
        """Every seat's chance before the step, exactly."""

    @property
    def value(self) -> Array:
        """Every seat's chance after it: by the network, or the result."""

    @property
    def over(self) -> Array:
        """Whether the game ended with it."""

    @property
    def strayed(self) -> Array:
        """Whether it was played at random."""

    @property
    def ended(self) -> Array:
        """The features of the position after it; of the new game where the old one is over."""

    @property
    def mover(self) -> Array:
        """The seat whose view these take."""


class Begun(NamedTuple):
    """New games, ready for their first step, and their first position that the network values."""

    games: Any
    ended: Array
    mover: Array


class Play(Protocol):
    """A game as arrays. Everything is decided by the keys that are given."""

    @property
    def turns(self) -> int:
        """The steps of each game in a window of training."""

    def pays(self, players: tuple[int, ...], accelerated: bool) -> bool:
        """Whether games of these numbers of players should be played so, on an accelerator or on processors alone."""

    def facts(self) -> Any:
        """The tables of our material, arrays all of them."""

    def begin(
        self, facts: Any, parameters: Parameters, players: int, count: int, key: Array, explore: float | Array
    ) -> Begun:
        """So many new games."""

    def step(
        self, facts: Any, parameters: Parameters, games: Any, key: Array, explore: float | Array
    ) -> tuple[Any, Turn]:
        """A turn of every game, with a share of turns that are played at random; finished games begin anew."""
