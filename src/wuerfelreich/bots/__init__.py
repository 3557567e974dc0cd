"""Players of several strengths. A bot sees a state and answers with an action."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Protocol

from msgspec import Struct

from wuerfelreich.rules.game import AnyGame


class Bot(Protocol):
    """A player: the same seed and the same states give the same actions."""

    def choose(self, state: Struct) -> Struct:
        """One of the legal actions of the player who decides in this state."""


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._random = Random(seed)

    def choose(self, state: Struct) -> Struct:
        action: Struct = self._random.choice(self._game.legal(state))
        return action


#: The bots by name.
BOTS: Mapping[str, Callable[[AnyGame, str], Bot]] = MappingProxyType({"random": RandomBot})
