"""The outcome of a command: a change to the table, or the reason for refusing it."""

from collections.abc import Mapping

from msgspec import Struct

from wuerfelreich.rules.game import AnyGame, Phrase, Result
from wuerfelreich.tables.chair import SeatName
from wuerfelreich.tables.protocol.events import Event


class EarlyMove(Struct, frozen=True):
    """A move submitted before its turn (WL6): secret, and can be changed until it is played."""

    seat: int
    text: str


class GameResult(Struct, frozen=True):
    """How a finished game ended: place and points of every seat."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    ending: str
    drawn: bool


class Change(Struct, frozen=True):
    """What a step adds to a table: events in the log, and what is kept outside it."""

    events: tuple[Event, ...] = ()
    names: Mapping[int, SeatName] = {}
    """The names of people who sit down."""
    early: EarlyMove | None = None
    result: GameResult | None = None
    """The result, if this change finishes the game."""


class Secrets(Struct, frozen=True):
    """What only the authority knows: the seed of the dice, and the early moves by seat."""

    seed: bytes
    early: Mapping[int, str]
    shared: bool = False
    """Whether other tables roll with the same seed."""

    @property
    def revealed(self) -> str:
        """The seed as closing the table reveals it; empty while others may still roll with it."""
        return "" if self.shared else self.seed.hex()


def game_result(rules: AnyGame, state: Struct, result: Result) -> GameResult:
    """A result with everybody's points."""
    points = tuple(sheet.total for sheet in rules.sheets(state))
    return GameResult(result.places, points, result.ending, result.drawn)


def refuse(key: str, **args: int | str) -> Phrase:
    """A refusal by the table."""
    return Phrase(key, args)
