"""What a bot is: it sees a state and answers with an action. The same seed and states give the same actions."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from wuerfelreich.rules.game import AnyGame, Game

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)


class Bot(Protocol):
    """A player."""

    def choose(self, state: Struct) -> Struct:
        """One of the legal actions of the player who decides in this state."""


class RandomBot:
    """Takes any legal action, all equally likely. The choice depends only on seed and state, so that a game continues
    the same way after a pause, and a take-back does not change the bot's mind."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._seed = seed

    def choose(self, state: Struct) -> Struct:
        mood = Random(f"{self._seed}/{self._game.write_state(state)}")
        action: Struct = mood.choice(self._game.legal(state))
        return action


class Judge(ABC, Generic[State, Action]):
    """Values the actions of a state. Bots, levels for people and hints are all made from judges."""

    def __init__(self, game: Game[State, Action]) -> None:
        self.game = game

    @abstractmethod
    def values(self, state: State) -> list[float]:
        """What each legal action is worth to the player who decides, in the order of `legal`; more is better."""

    def lure(self, state: State, action: Action) -> float:
        """What a beginner sees in an action: the points on the card, whatever the chance of getting it."""
        return 0.0

    def settles(self, action: Action) -> bool:
        """Whether the action ends the rolling, as beginners do too early."""
        return False

    def idea(self, action: Action) -> Hashable:
        """What a person decides on; actions with the same idea differ in what then goes without saying."""
        return action

    def kept(self, action: Action) -> tuple[int | str, ...] | None:
        """What the dice show that an action keeps, their numbers and colours; None if it does not roll the others."""
        return None


#: A judge known only by its interface; see `AnyGame`.
AnyJudge: TypeAlias = Judge[Any, Any]


class JudgingBot:
    """Takes the action that its judge values most; the first of several equal ones."""

    def __init__(self, judge: AnyJudge) -> None:
        self._judge = judge

    def choose(self, state: Struct) -> Struct:
        values = self._judge.values(state)
        action: Struct = self._judge.game.legal(state)[values.index(max(values))]
        return action
