"""What can be asked of the odds, and what the answers look like; every game has an `GameOdds`."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from wuerfelreich.rules.game import Game

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)

#: Chances by name: of one thing, of its steps, or by what is wanted.
Chances: TypeAlias = dict[str, float] | dict[str, list[float]] | dict[str, dict[str, float]]


class Question(Struct, frozen=True):
    """What is asked on the command line beside the game and a position."""

    rolls: int = 3
    """How many rolls there are in all."""
    card_dice: tuple[int, ...] = ()
    """Card dice that one owns (Knatsch)."""
    dice: str = ""
    """What the first roll has shown, in notation; empty before it."""


class PositionOdds(Struct, frozen=True):
    """The odds of a position, one answer for a whole roll: no choice of dice needs another question."""

    targets: dict[str, float]
    """The chance of every target (an open card, a combination, a number of fields) if one plays for it alone."""
    keeps: dict[str, dict[str, float]]
    """The same after every action that rolls on, by its notation."""
    reached: tuple[str, ...] = ()
    """Targets that the dice on the table have reached already."""
    dangers: tuple[str, ...] = ()
    """Targets that nobody hopes for, such as a miss."""


class GameOdds(ABC, Generic[State, Action]):
    """The exact odds of one game with one set of material."""

    counts_rolls: ClassVar[bool] = True
    """Whether the number of rolls in a turn is limited, so that one can ask for another."""

    def __init__(self, game: Game[State, Action]) -> None:
        self.game = game

    @abstractmethod
    def table(self, question: Question) -> tuple[str, Chances]:
        """The odds without a position: what they are of (`cards`, `reach` …), and the chances."""

    @abstractmethod
    def target(self, name: str) -> Struct:
        """What the name of a target stands for, as clients get it."""

    @abstractmethod
    def position(self, state: State) -> PositionOdds:
        """The odds of the player who is to roll or decide in this position; raises NotationError if nobody is."""


#: A book of which only the interface is known; see `AnyGame`.
AnyOdds: TypeAlias = GameOdds[Any, Any]
