"""What is counted in a finished game: turns, who began, what everybody rolled and took."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType

from msgspec import Struct

from wuerfelreich.records.log import Drawn, Event, EventKind
from wuerfelreich.records.replay import Step
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import part

#: The things that seats take in a step, as (seat, key in the catalogues).
Taken = Callable[[AnyGame, Struct, Struct, Struct], Iterable[tuple[int, str]]]


class SeatTally(Struct, frozen=True):
    """What one seat rolled and took."""

    rolled: tuple[int, ...]
    """How often each face came up, in the order of `faces`."""
    taken: dict[str, int]
    """How often each thing was taken, by its key in the catalogues."""


class Tally(Struct, frozen=True):
    """The counts of one game."""

    turns: int
    """The number of the last turn or round."""
    first: int | None
    """The seat that had the first turn."""
    seats: tuple[SeatTally, ...]


def faces(game: str) -> tuple[str, ...]:
    """The faces of a game's dice, all equally likely: a number, or a key in the catalogues."""
    found: tuple[str, ...] = _own(game).FACES
    return found


def tally(game: AnyGame, steps: Sequence[Step], players: int) -> Tally:
    """Counts a game. What was taken back does not count."""
    kept = _kept(steps)
    rolled = [[0] * len(faces(game.id)) for _ in range(players)]
    taken: list[Counter[str]] = [Counter() for _ in range(players)]
    takes: Taken = _own(game.id).taken
    for step in kept:
        assert step.move is not None, "events are left out"
        for seat, what in takes(game, step.before, step.move, step.after):
            taken[seat][what] += 1
        if isinstance(step.entry, Drawn):
            chance = game.next(step.before)
            assert isinstance(chance, Chance), "something was drawn"
            _roll(chance, step.entry, rolled)
    turns = [game.turn(step.after) for step in kept]
    first = next((turn.player for turn in turns if turn.number == 1), None)
    seats = tuple(SeatTally(tuple(dice), dict(kinds)) for dice, kinds in zip(rolled, taken, strict=True))
    return Tally(turns[-1].number if turns else 0, first, seats)


def _roll(chance: Chance, drawn: Drawn, rolled: list[list[int]]) -> None:
    """A roll belongs to a player; cards and tiles are drawn by nobody."""
    if chance.owner is not None:
        for pick, _ in drawn.picks:
            rolled[chance.owner][pick] += 1


def _kept(steps: Sequence[Step]) -> Sequence[Step]:
    """The steps that counted in the end. Nothing is taken back across a draw, so rolls always do."""
    kept: list[Step] = []
    for step in steps:
        if isinstance(step.entry, Event) and step.entry.kind is EventKind.TAKE_BACK:
            kept.pop()
        elif step.move is not None:
            kept.append(step)
    return kept


def _own(game: str) -> ModuleType:
    return part("rules", f"{game}.tally")
