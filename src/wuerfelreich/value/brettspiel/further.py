"""Chances that look further than the network: for reviews, which have more time than bots.

Where the next player is to roll, the exact mean of the turn that follows, every end of it valued by the network, is a
second word on the position. Its errors have little to do with those of the network's own, so that together they drift
less than either (`docs/review.md`). Where tiles are drawn, or a citizen is turned up first, the mean over the tiles is
such a word."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from wuerfelreich.rules.brettspiel.effects import draw, tile_part
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, Phase, State
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.value.brettspiel.due import Leaves, Node, shown
from wuerfelreich.value.brettspiel.evaluator import BrettspielEvaluator
from wuerfelreich.value.brettspiel.turns import Turns
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network

PLAYERS = 2
"""With more it was not tried: the drift has no limit there."""
SHARE = 0.6
"""The weight of the second word; the network's own has the rest."""
FEW_TILES = 4
"""With more in the supply, the second word does without what is known of tiles that were put back: positions differ by
these in hundreds of ways, and chances hardly."""
MAX_SURPRISES = 1 << 14
"""Positions that are remembered: those that a few steps of a review ask for again."""


class FurtherEvaluator(BrettspielEvaluator):
    """The evaluator for two players that also hears the second word."""

    def __init__(self, game: AnyGame, network: Network) -> None:
        super().__init__(game, network)
        near = BrettspielEvaluator(game, network)
        assert near.strikes is not None
        self.strikes = near.strikes  # the field is chosen by the network alone
        self._turns = Turns(self._odds, self._rows, network, near.strikes, near.chances)
        self._surprises: dict[State, float] = {}

    @classmethod
    def method(cls) -> str:
        return f"and what is next, {SHARE:.0%}"

    def _plain(self, states: Sequence[State]) -> Chances:
        found = super()._plain(states)
        going = [at for at, state in enumerate(states) if foreseen(state)]
        if going:
            if len(self._surprises) > MAX_SURPRISES:
                self._surprises.clear()
            players = [states[at].player for at in going]
            more = SHARE * self._surprised([states[at] for at in going])
            own = np.clip(found[going, players] + more, 0.0, 1.0)
            found[going, players] = own
            found[going, [PLAYERS - 1 - seat for seat in players]] = 1.0 - own
        return found

    def _surprised(self, states: Sequence[State]) -> NDArray[np.float64]:
        """By how much the second word on each position differs from the network's, for its player."""
        cores = [core(state) for state in states]
        new = [state for state in dict.fromkeys(cores) if state not in self._surprises]
        words = {Phase.ROLL: self._turn_ahead, Phase.DRAW: self._tile_ahead, Phase.REVEAL: self._citizen_ahead}
        for phase, surprise in words.items():
            if some := [state for state in new if state.phase is phase]:
                self._surprises.update(zip(some, surprise(some).tolist(), strict=True))
        return np.array([self._surprises[state] for state in cores])

    def _turn_ahead(self, states: list[State]) -> NDArray[np.float64]:
        """The surprises before a roll."""
        return self._turns.means(states) - self._near(states)

    def _tile_ahead(self, states: list[State]) -> NDArray[np.float64]:
        """The surprises before a tile is drawn. The turn ahead of one position stands for that of all that may follow:
        of the one that is worth as much as they are on average."""
        means, typical = self._drawn(states)
        surprises = means - self._near(states)
        rolling = [at for at, state in enumerate(typical) if state.phase is Phase.ROLL]
        if rolling:
            surprises[rolling] -= self._surprised([typical[at] for at in rolling])  # the opponent's
        return surprises

    def _citizen_ahead(self, states: list[State]) -> NDArray[np.float64]:
        """The surprises before a citizen is turned up: what the tile brings where one of the citizens is shown."""
        shows = [shown(state) for state in states]
        drawing = [replace(some[len(some) // 2], phase=Phase.DRAW) for some in shows]
        return self._drawn(drawing)[0] - self._near(drawing)

    def _drawn(self, states: list[State]) -> tuple[NDArray[np.float64], list[State]]:
        """The player's chance in the mean over the tiles, and a position that is worth as much."""
        leaves = Leaves(self._box, self.strikes)
        drawn: list[tuple[list[tuple[Node, int]], slice]] = []
        for state in states:
            begin = len(leaves)
            one_of_some = DRAWS[state.effect] > 1 and state.effect is not Effect.LANDOWNER
            nodes: list[tuple[Node, int]] = self._tiles(leaves, state) if one_of_some else [(leaves.drawn(state), 1)]
            drawn.append((nodes, slice(begin, len(leaves))))
        leaves.value(super()._plain)
        means = np.empty(len(states))
        typical = []
        for at, (state, (nodes, own)) in enumerate(zip(states, drawn, strict=True)):
            mean = best_of(state, [(leaves.of(node), weight) for node, weight in nodes])
            means[at] = mean[state.player]
            typical.append(leaves.nearest(mean, own))
        return means, typical

    def _tiles(self, leaves: Leaves, state: State) -> list[tuple[Node, int]]:
        """Each tile that may be drawn, with its weight, as if it were the only one. Of several, one is placed; the rest
        go back, and what is known of them hardly matters."""
        part = tile_part(state)
        return [
            (leaves.node(replace(draw(self._box, state, tile), phase=Phase.PLACE)), weight)
            for tile, weight in part.weighted().items()
        ]

    def _near(self, states: list[State]) -> NDArray[np.float64]:
        """The network's word on the player's chance."""
        chances: NDArray[np.float64] = super()._plain(states)[np.arange(len(states)), [one.player for one in states]]
        return chances


def foreseen(state: State) -> bool:
    """Whether there is a second word on a position that the network values."""
    if state.phase is Phase.REVEAL:
        return DRAWS[state.effect] > 0
    return state.phase is Phase.ROLL or state.phase is Phase.DRAW


def best_of(state: State, tiles: list[tuple[Chances, int]]) -> Chances:
    """The mean over the best tile, for the player, of all that the effect draws: what each tile is worth, with its
    weight. Several are drawn without putting any back."""
    number, drawn = state.supply, min(DRAWS[state.effect], state.supply)
    total = sum(weight for _, weight in tiles)
    mean = np.zeros(PLAYERS)
    better = hit = 0.0
    for chances, weight in sorted(tiles, key=lambda tile: -tile[0][state.player]):
        better += weight / total
        missed = 1.0
        for at in range(drawn):
            missed *= max(0.0, number * (1 - better) - at) / (number - at)
        mean += (1 - missed - hit) * chances
        hit = 1 - missed
    return mean


def core(state: State) -> State:
    """The position whose surprise stands for that of this one."""
    if not state.known or state.supply <= FEW_TILES:
        return state
    return replace(state, unseen=tuple(sorted(state.unseen + state.known)), known=())
