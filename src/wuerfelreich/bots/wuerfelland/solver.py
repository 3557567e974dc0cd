"""A player of Würfelland who solves phase 1 exactly."""

import numpy as np

from wuerfelreich.bots.wuerfelland.beginner import Beginner
from wuerfelreich.odds.wuerfelland.land import Floats, Land, Position, Weights, land_of
from wuerfelreich.odds.wuerfelland.odds import ASIDE, LEFT, end_index, rolling_on
from wuerfelreich.rules.game import Game
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseBoard, Cross, RollOn
from wuerfelreich.rules.wuerfelland.dice import COLOURS, DICE, groups
from wuerfelreich.rules.wuerfelland.state import Phase, State

#: The effort of a player who has reached the goal: far ahead of all others, but two can reach it together.
_DONE = 1e-3
#: By colour: the other ones.
_OTHERS = tuple(np.array([other for other in range(len(COLOURS)) if other != colour]) for colour in range(len(COLOURS)))


class Solver(Beginner):
    """Values everything by the chance to win: by the effort that everybody has left to the goal, after the best use of
    the dice that each may use. Rolling on or stopping is solved exactly over all ends of phase 1."""

    def __init__(self, game: Game[State, Action], weights: Weights | None = None) -> None:
        super().__init__(game)
        assert isinstance(game, Wuerfelland)
        self._box = game.box
        self._weights = weights or Weights()

    def values(self, state: State) -> list[float]:
        legal = self.game.legal(state)
        match state.phase:
            case Phase.CHOOSE:
                return [self._chosen(state, colour, count) for colour, count in groups(state.dice)]
            case Phase.GO_ON:
                ends = self._ends(state, state.colour)
                on = float(rolling_on(ends)[state.aside])
                stop = float(ends[end_index(state.colour, state.aside, state.dice)])
                return [on if isinstance(action, RollOn) else stop for action in legal]
            case Phase.SIDE:
                return [self._side(state, action.board) for action in legal if isinstance(action, ChooseBoard)]
            case _:
                return self._crossed(state, legal)

    def _land(self, board: int) -> Land:
        return land_of(self._box.boards[board], self._box.crossings[board], self._weights)

    def _position(self, state: State, seat: int) -> Position:
        return self._land(state.boards[seat]).position(state.crossed[seat], state.treasures)

    def _crossed(self, state: State, legal: tuple[Action, ...]) -> list[float]:
        """The chance to win after each crossing, or after passing."""
        own = self._position(state, state.seat)
        left = [own.crossing(action.fields) if isinstance(action, Cross) else own.now for action in legal]
        efforts = np.array([[self._position(state, seat).now] * len(legal) for seat in range(len(state.crossed))])
        efforts[state.seat] = left
        return [float(chance) for chance in self.share(state, efforts)]

    def _side(self, state: State, board: int) -> float:
        """The more there is to do on a board, the less it is worth."""
        land = self._land(board)
        return -land.position(land.board.start, state.treasures).now

    def _chosen(self, state: State, colour: int, count: int) -> float:
        """The best play after this choice: stopping at once, or rolling on."""
        ends = self._ends(state, colour)
        left = tuple(die for die in state.dice if die != colour)
        stop = ends[end_index(colour, count, left)]
        return float(stop if count == DICE else max(stop, rolling_on(ends)[count]))

    def _ends(self, state: State, colour: int) -> Floats:
        """The chance to win after every end of phase 1, when everybody makes the best of the dice."""
        efforts = [
            self._position(state, seat).must[colour][ASIDE]
            if seat == state.active
            else self._position(state, seat).may[_OTHERS[colour], LEFT].min(axis=1)
            for seat in range(len(state.crossed))
        ]
        return self.share(state, np.array(efforts))

    def share(self, state: State, efforts: Floats) -> Floats:
        """The chance to win of the player who decides, given the effort left for every seat in rows. Seats that become
        active sooner are ahead."""
        players = len(efforts)
        turns = (np.arange(players) - state.active - 1) % players / players
        left = np.where(efforts > 0.0, efforts + self._weights.tempo * turns[:, None], _DONE)
        strengths = left**-self._weights.decided
        share: Floats = strengths[state.seat] / strengths.sum(axis=0)
        return share
