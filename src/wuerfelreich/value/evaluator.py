"""What a game provides so that its positions can be valued: features at the end of a turn, exact play within it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Game, Over, Result
from wuerfelreich.value.network import Floats as Features
from wuerfelreich.value.network import Network

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)
#: Chances to win: the last axis is the seats, in the order of the table, and sums to one.
Chances = NDArray[np.float64]


def shares(result: Result) -> Chances:
    """What a finished game is worth to every seat: winners share the win; in a drawn game everybody does."""
    winners = result.winners or range(len(result.places))
    found = np.zeros(len(result.places))
    found[list(winners)] = 1 / len(winners)
    return found


class Evaluator(ABC, Generic[State, Action]):
    """The chance to win of every seat, in any position of a game.

    The network values positions where a turn has ended (`ended`): before the cards or tiles that nobody chooses are
    drawn. From there back to the roll nothing is learned: `actions` and `now` are exact expectations over the dice,
    every player choosing what is best for him. All seats are carried along, so no chance is ever guessed."""

    hidden: ClassVar[tuple[int, ...]] = (128, 128)
    """The widths of a new network's inner layers."""
    tower: ClassVar[tuple[int, ...]] = ()
    """The widths of the layers that a new network has for each seat by itself."""
    seat_width: ClassVar[int] = 0
    """Where there is a tower: the features of one seat. Those of all seats come first, in blocks. 0: no tower."""

    def __init__(self, game: Game[State, Action], network: Network) -> None:
        self.game = game
        self.network = network

    @classmethod
    def new_network(
        cls, seats: int, seed: int, hidden: tuple[int, ...] | None = None, tower: tuple[int, ...] | None = None
    ) -> Network:
        """An untrained network for at most this many players, with other layers than usual if they are given."""
        hidden, tower = hidden or cls.hidden, tower or cls.tower
        width = cls.width(seats)
        if tower:
            width += seats * (tower[-1] - cls.seat_width)
            tower = (cls.seat_width, *tower)
        return Network.random((width, *hidden, seats), seed, tower)

    @classmethod
    def fits(cls, network: Network) -> bool:
        """Whether a network takes the features of this evaluator."""
        block = len(network.tower[0].weights) if network.tower else 0
        return (network.width, block) == (cls.width(network.seats), cls.seat_width)

    # What a game provides.

    @classmethod
    @abstractmethod
    def width(cls, seats: int) -> int:
        """The number of features of a network for at most this many players."""

    @staticmethod
    @abstractmethod
    def players(state: State) -> int:
        """The number of seats in a position."""

    @abstractmethod
    def features(self, states: Sequence[State]) -> Features:
        """Positions as the next player sees them, one row each: that player's things first, then those of the seats
        after him; for missing seats zeros, up to `network.seats`."""

    @abstractmethod
    def mover(self, state: State) -> int:
        """The seat whose turn comes next in a position where a turn has ended."""

    @abstractmethod
    def ended(self, state: State) -> bool:
        """Whether the network values this position: a turn has just ended, or the game has not begun to roll."""

    @abstractmethod
    def actions(self, state: State) -> Chances:
        """A row per legal action, in the order of `legal`: every seat's chance after it, with best play to the end of
        the turn. Computed once per turn where possible."""

    @abstractmethod
    def rolling(self, state: State) -> Chances:
        """Every seat's chance before a roll (a chance step with an owner): the exact mean over its outcomes."""

    @abstractmethod
    def drawing(self, state: State) -> Chances:
        """Every seat's chance before a draw that nobody rolls, in the middle of a turn: where `ended` is false."""

    @classmethod
    def method(cls) -> str:
        """What the chances are made of beside the network, in a few words; nothing for the network alone. Reviews by
        different methods are not compared."""
        return ""

    @classmethod
    def strange(cls, game: Game[State, Action]) -> str | None:
        """Why the network says nothing about this material: one English clause for a log or report. None if it is the
        shipped one or close to it."""
        return None

    def estimated(self, state: State) -> bool:
        """Whether reaching this position is worth an estimate, by the network or by what others are expected to do,
        rather than exactly what the next step makes of it."""
        return self.ended(state)

    # What follows for every game.

    def reached(self, state: State) -> Chances:
        """What it is worth to reach a position: the network says so if a turn has then ended, even if a roll or a
        draw follows at once."""
        chances: Chances = self.chances([state])[0] if self.ended(state) else self.now(state)
        return chances

    def draw_mean(self, state: State, chance: Chance) -> Chances:
        """The exact mean of `reached` over the outcomes of a draw that nobody rolls, at the end of a turn or within
        it."""
        outcomes = chance.outcomes()
        afters = [self.game.apply(state, outcome) for outcome in outcomes]
        valued = iter(self.chances([after for after in afters if self.ended(after)]))
        rows = np.array([next(valued) if self.ended(after) else self.now(after) for after in afters])
        mean: Chances = np.array(list(outcomes.values())) @ rows / chance.total
        return mean

    def chances(self, states: Sequence[State]) -> Chances:
        """Every seat's chance in positions where a turn has ended, by the network; exact where the game is over."""
        if not states:
            return np.zeros((0, 0))
        found: list[Chances | None] = []
        open_states: list[State] = []
        for state in states:
            step = self.game.next(state)
            found.append(shares(step.result) if isinstance(step, Over) else None)
            if found[-1] is None:
                open_states.append(state)
        if open_states:
            rows = iter(self._valued(open_states))
            return np.array([next(rows) if row is None else row for row in found])
        return np.array(found)

    def _valued(self, states: Sequence[State]) -> Chances:
        """As `chances`, for positions that are not over: the network speaks of seats from the next player on."""
        players = self.players(states[0])
        seen = self.network(self.features(states), players).astype(np.float64)
        seen /= seen.sum(axis=1, keepdims=True)
        movers = np.array([self.mover(state) for state in states])
        seats = (np.arange(players)[None, :] - movers[:, None]) % players
        seated: Chances = np.take_along_axis(seen, seats, axis=1)
        return seated

    def now(self, state: State) -> Chances:
        """Every seat's chance in any position."""
        match self.game.next(state):
            case Over(result):
                return shares(result)
            case Decide(seat):
                after = self.actions(state)
                best: Chances = after[after[:, seat].argmax()]
                return best
            case Chance(owner=owner) if owner is not None:
                return self.rolling(state)
            case _:
                return self.chances([state])[0] if self.ended(state) else self.drawing(state)


#: An evaluator known only by its interface; see `AnyGame`.
AnyEvaluator: TypeAlias = Evaluator[Any, Any]
