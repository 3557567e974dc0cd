"""A made-up game of three turns, small enough to follow by hand.

In turn 0, 1 and 2 the seats 0, 1 and 0 again (with three players 0, 1 and 2) play. First a card from 0 to 3 is drawn,
then a die shows 1 or 2, and the player takes it or leaves it. At the end of a turn the card is still to come. Who has
more at the end wins."""

from collections.abc import Sequence
from typing import NoReturn

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from wuerfelreich.rules.chance import Chance, Outcome, Part
from wuerfelreich.rules.game import Decide, Game, GameOptions, Over, Refusal, Result, Sheet, Turn
from wuerfelreich.value.evaluator import Chances, Evaluator
from wuerfelreich.value.network import Floats

TURNS = 3


class State(Struct, frozen=True):
    """Points, the turn (3: over), the card once it is drawn, and the die once it is rolled."""

    points: tuple[int, ...]
    turn: int = 0
    card: int | None = None
    die: int | None = None

    @property
    def seat(self) -> int:
        return self.turn % len(self.points)


class Take(Struct, frozen=True):
    """Whether the player takes what lies there."""

    yes: bool


class ThreeTurns(Game[State, Take]):
    """The rules."""

    id = "three-turns"
    seats = range(2, 4)

    def __init__(self, material: bytes | None = None, version: int | None = None) -> None:
        pass

    def start(self, players: int, options: GameOptions | None = None) -> State:
        return State((0,) * players)

    def next(self, state: State) -> Decide | Chance | Over:
        if state.turn == TURNS:
            most = max(state.points)
            return Over(Result(tuple(1 if one == most else 2 for one in state.points), "turns"))
        if state.card is None:
            return Chance(f"card {state.turn}", None, (Part((0, 1, 2, 3)),))
        if state.die is None:
            return Chance(f"die {state.turn}", state.seat, (Part((1, 2)),))
        return Decide(state.seat)

    def legal(self, state: State) -> tuple[Take, ...]:
        return (Take(False), Take(True)) if isinstance(self.next(state), Decide) else ()

    def apply(self, state: State, move: Take | Outcome) -> State:
        if isinstance(move, Take):
            gain = (state.card or 0) + (state.die or 0) if move.yes else 0
            points = tuple(one + gain * (seat == state.seat) for seat, one in enumerate(state.points))
            return State(points, state.turn + 1)
        return replace(state, card=move.items[0]) if state.card is None else replace(state, die=move.items[0])

    def _not_played(self, *_: object) -> NoReturn:
        raise AssertionError("self-play has no use for this")

    def refusal(self, state: State, action: Take) -> Refusal | None:
        self._not_played()

    def view(self, state: State) -> Struct:
        self._not_played()

    def view_action(self, action: Take) -> Struct:
        self._not_played()

    def view_outcome(self, chance: Chance, outcome: Outcome) -> Struct:
        self._not_played()

    def turn(self, state: State) -> Turn:
        self._not_played()

    def sheets(self, state: State) -> tuple[Sheet, ...]:
        self._not_played()

    def write_action(self, action: Take) -> str:
        self._not_played()

    def read_action(self, text: str) -> Take:
        self._not_played()

    def write_outcome(self, chance: Chance, outcome: Outcome) -> str:
        self._not_played()

    def read_outcome(self, chance: Chance, text: str) -> Outcome:
        self._not_played()

    def write_state(self, state: State) -> str:
        self._not_played()

    def read_state(self, text: str) -> State:
        self._not_played()


class ThreeTurnsEvaluator(Evaluator[State, Take]):
    """Sees the points, the next player's first, and the turn."""

    @classmethod
    def width(cls, seats: int) -> int:
        return seats + 1

    @staticmethod
    def players(state: State) -> int:
        return len(state.points)

    def features(self, states: Sequence[State]) -> Floats:
        found = np.zeros((len(states), self.network.width), dtype=np.float32)
        for row, state in zip(found, states, strict=True):
            row[: len(state.points)] = np.roll(state.points, -state.seat)
            row[-1] = state.turn
        return found

    def mover(self, state: State) -> int:
        return state.seat

    def ended(self, state: State) -> bool:
        return state.card is None

    def actions(self, state: State) -> Chances:
        return self.chances([self.game.apply(state, action) for action in self.game.legal(state)])

    def rolling(self, state: State) -> Chances:
        found: Chances = np.mean([self.now(self.game.apply(state, Outcome((die,)))) for die in (1, 2)], axis=0)
        return found

    def drawing(self, state: State) -> Chances:
        raise AssertionError("every card is drawn at the end of a turn")
