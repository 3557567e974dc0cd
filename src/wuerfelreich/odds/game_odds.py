"""Queries about odds and their answers; every game has a `GameOdds`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct, convert

from wuerfelreich.rules.game import Game, Name, NotationError, Phrase

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)

#: Chances by name: a single one, one per tier, or one per number wanted.
Chances: TypeAlias = dict[str, float] | dict[str, list[float]] | dict[str, dict[str, float]]


class OddsQuery(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A query without a position. A game that can be asked more has a subclass with further fields: each is a
    command-line option and has a reader."""

    rolls: int = 3
    """The number of rolls in all."""
    dice: str = ""
    """The first roll, in notation; empty before it is made."""

    @classmethod
    def readers(cls) -> Mapping[str, Callable[[str], object]]:
        """The functions that read the further fields from text; they raise NotationError."""
        return {}


Query = TypeVar("Query", bound=OddsQuery)


class PositionOdds(Struct, frozen=True):
    """The odds of a position: one answer covers a whole roll, so that no choice of dice needs another query."""

    targets: dict[str, float]
    """The chance of every target (an open card, a combination, a number of dice) when playing for it alone."""
    keeps: dict[str, dict[str, float]]
    """The same chances after every action that rolls on, by its notation."""
    reached: tuple[str, ...] = ()
    """Targets that the dice on the table have already reached."""
    dangers: tuple[str, ...] = ()
    """Targets that nobody hopes for, such as a miss."""


class GameOdds(ABC, Generic[State, Action, Query]):
    """The exact odds of one game with one set of material."""

    query: ClassVar[type[OddsQuery]] = OddsQuery
    """What this game can be asked without a position."""
    counts_rolls: ClassVar[bool] = True
    """Whether the number of rolls in a turn is limited, so that a query can give another."""

    def __init__(self, game: Game[State, Action]) -> None:
        self.game = game

    def read_query(self, rolls: int, dice: str, further: Mapping[str, str]) -> OddsQuery:
        """Reads a query from text; raises NotationError, also if this game has no such field."""
        readers = self.query.readers()
        for name in further:
            if name not in readers:
                raise self._unknown(_option(name)[:40], ", ".join(map(_option, readers)))
        read = {name: readers[name](text) for name, text in further.items()}
        return convert({"rolls": rolls, "dice": dice, **read}, self.query)

    def _unknown(self, option: str, known: str) -> NotationError:
        has: dict[str, int | str | Name] = {"game": Name(f"game-{self.game.id}"), "option": option, "known": known}
        phrase = Phrase("error-no-option", has) if known else Phrase("usage-no-option", {"option": option})
        return NotationError(f"{self.game.id} has no option {option}; it has {known or 'none of its own'}", phrase)

    @abstractmethod
    def table(self, query: Query) -> tuple[str, Chances]:
        """The odds without a position: what they are of (`cards`, `reach` …), and the chances."""

    @abstractmethod
    def target(self, name: str) -> Struct:
        """What the name of a target stands for, as clients get it."""

    @abstractmethod
    def position(self, state: State) -> PositionOdds:
        """The odds of the player who is to roll or decide in this position; raises NotationError if nobody is."""


def named(names: Iterable[str], chances: Iterable[float]) -> dict[str, float]:
    """Chances by name, at most 1: a sum of rounded shares can exceed it slightly."""
    return {name: min(1.0, float(chance)) for name, chance in zip(names, chances, strict=True)}


def _option(name: str) -> str:
    """A field as it is written on the command line."""
    return f"--{name.replace('_', '-')}"


#: The odds of a game known only by its interface; see `AnyGame`.
AnyOdds: TypeAlias = GameOdds[Any, Any, Any]
