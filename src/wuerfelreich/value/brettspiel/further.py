"""Chances that look a turn further than the network: for reviews, which have more time than bots.

Where the next player is to roll, the exact mean of the turn that follows, every end of it valued by the network, is a
second word on the position. Its errors have little to do with those of the network's own, so that together they drift
less than either (`docs/review.md`)."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from wuerfelreich.rules.brettspiel.state import Phase, State
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.value.brettspiel.evaluator import BrettspielEvaluator
from wuerfelreich.value.brettspiel.turns import Turns
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network

SHARE = 0.65
"""The weight of the turn ahead; the network's own word has the rest."""
PLAYERS = 2
"""With more it was not tried: the drift has no limit there."""
FEW_TILES = 8
"""With more in the supply, nobody remembers in the turn ahead which tiles were put back: positions differ by these in
hundreds of ways, and chances hardly."""
MAX_AHEAD = 1 << 14
"""Positions whose turn ahead is remembered: those that a few steps of a review ask for again."""


class FurtherEvaluator(BrettspielEvaluator):
    """The evaluator for two players that also works out the turn ahead."""


    def __init__(self, game: AnyGame, network: Network) -> None:
        super().__init__(game, network)
        near = BrettspielEvaluator(game, network)
        assert near.strikes is not None
        self.strikes = near.strikes  # the field is chosen by the network alone
        self._turns = Turns(self._odds, self._rows, network, near.strikes, near.chances)
        self._ahead: dict[State, float] = {}

    @classmethod
    def method(cls) -> str:
        return f"and the turn ahead, {SHARE:.0%}"

    def _plain(self, states: Sequence[State]) -> Chances:
        found = super()._plain(states)
        rolling = [at for at, state in enumerate(states) if state.phase is Phase.ROLL]
        if rolling:
            rollers = [states[at].player for at in rolling]
            more = SHARE * self._surprises([states[at] for at in rolling])
            own = np.clip(found[rolling, rollers] + more, 0.0, 1.0)
            found[rolling, rollers] = own
            found[rolling, [PLAYERS - 1 - seat for seat in rollers]] = 1.0 - own
        return found

    def _surprises(self, states: Sequence[State]) -> NDArray[np.float64]:
        """What the turn ahead is worth to the player who rolls, beyond what the network says."""
        cores = [core(state) for state in states]
        new = [state for state in dict.fromkeys(cores) if state not in self._ahead]
        if len(self._ahead) + len(new) > MAX_AHEAD:
            self._ahead.clear()
            new = list(dict.fromkeys(cores))
        if new:
            players = [state.player for state in new]
            near = super()._plain(new)[np.arange(len(new)), players]
            self._ahead.update(zip(new, (self._turns.means(new) - near).tolist(), strict=True))
        return np.array([self._ahead[state] for state in cores])


def core(state: State) -> State:
    """The position whose turn ahead stands for that of this one."""
    if not state.known or state.supply <= FEW_TILES:
        return state
    return replace(state, unseen=tuple(sorted(state.unseen + state.known)), known=())
