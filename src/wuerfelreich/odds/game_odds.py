"""What can be asked of the odds, and what the answers look like; every game has a `GameOdds`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct, convert

from wuerfelreich.rules.game import Game, NotationError

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)

#: Chances by name: of one thing, of its steps, or by what is wanted.
Chances: TypeAlias = dict[str, float] | dict[str, list[float]] | dict[str, dict[str, float]]


class OddsQuery(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked for without a position. A game that can be asked more has a subclass with further fields: each
    is an option of the command line, and has a reader."""

    rolls: int = 3
    """How many rolls there are in all."""
    dice: str = ""
    """What the first roll has shown, in notation; empty before it."""

    @classmethod
    def readers(cls) -> Mapping[str, Callable[[str], object]]:
        """How the further fields are read from texts; they raise NotationError."""
        return {}


Query = TypeVar("Query", bound=OddsQuery)


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


class GameOdds(ABC, Generic[State, Action, Query]):
    """The exact odds of one game with one set of material."""

    query: ClassVar[type[OddsQuery]] = OddsQuery
    """What this game can be asked without a position."""
    counts_rolls: ClassVar[bool] = True
    """Whether the number of rolls in a turn is limited, so that one can ask for another."""

    def __init__(self, game: Game[State, Action]) -> None:
        self.game = game

    def read_query(self, rolls: int, dice: str, further: Mapping[str, str]) -> OddsQuery:
        """The query of texts; raises NotationError, also where this game has no such field."""
        readers = self.query.readers()
        for name in further:
            if name not in readers:
                known = ", ".join(map(_option, readers)) or "none of its own"
                raise NotationError(f"{self.game.id} has no option {_option(name)[:40]}; it has {known}")
        read = {name: readers[name](text) for name, text in further.items()}
        return convert({"rolls": rolls, "dice": dice, **read}, self.query)

    @abstractmethod
    def table(self, query: Query) -> tuple[str, Chances]:
        """The odds without a position: what they are of (`cards`, `reach` …), and the chances."""

    @abstractmethod
    def target(self, name: str) -> Struct:
        """What the name of a target stands for, as clients get it."""

    @abstractmethod
    def position(self, state: State) -> PositionOdds:
        """The odds of the player who is to roll or decide in this position; raises NotationError if nobody is."""


def _option(name: str) -> str:
    """A field as it is written on a command line."""
    return f"--{name.replace('_', '-')}"


#: A book of which only the interface is known; see `AnyGame`.
AnyOdds: TypeAlias = GameOdds[Any, Any, Any]
