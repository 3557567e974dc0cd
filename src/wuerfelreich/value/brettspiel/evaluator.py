"""The chances to win in the board game."""

from collections.abc import Sequence
from functools import cache
from itertools import chain

import numpy as np
from msgspec.structs import replace

from wuerfelreich.odds.brettspiel.odds import card_odds
from wuerfelreich.rules.brettspiel import Brettspiel, effects, play, scoring
from wuerfelreich.rules.brettspiel.actions import Action
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import ROLLS, Phase, State
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import Game
from wuerfelreich.value.brettspiel import features
from wuerfelreich.value.brettspiel.features import FeatureRows
from wuerfelreich.value.brettspiel.material import strange
from wuerfelreich.value.brettspiel.turn import Turn, ending_of
from wuerfelreich.value.evaluator import Chances, Evaluator, shares
from wuerfelreich.value.network import Floats, Network


@cache
def feature_rows(box: Box) -> FeatureRows:
    """The features of a box. Their tables, and those of every citizen, are made once."""
    odds = card_odds(box, np.float32)
    odds.prepare()
    return FeatureRows(odds)


class BrettspielEvaluator(Evaluator[State, Action]):
    """Two kinds of positions are valued by the network: the next player is to roll, and a citizen has been taken but
    neither the next one is shown nor a tile is drawn."""

    game: Brettspiel

    def __init__(self, game: Game[State, Action], network: Network) -> None:
        super().__init__(game, network)
        assert isinstance(game, Brettspiel)
        self._box = game.box
        self._odds = card_odds(game.box, np.float32)
        self._rows = feature_rows(game.box)
        self._turn: tuple[State, Turn] | None = None

    @classmethod
    def width(cls, seats: int) -> int:
        return features.width(seats)

    @staticmethod
    def players(state: State) -> int:
        return len(state.realms)

    def features(self, states: Sequence[State]) -> Floats:
        return self._rows.rows(states, self.network.seats)

    def mover(self, state: State) -> int:
        return state.player

    def ended(self, state: State) -> bool:
        match state.phase:
            case Phase.ROLL:
                return state.roll == 0
            case Phase.DRAW:
                return not state.hand
            case Phase.SCATTER | Phase.REVEAL:
                return True
        return False

    def chances(self, states: Sequence[State]) -> Chances:
        if not states:
            return np.zeros((0, 0))
        going = [state for state in states if state.phase is not Phase.OVER]
        if len(going) == len(states):
            return self._valued(states)
        rows = iter(self._valued(going) if going else ())
        return np.array(
            [shares(scoring.result(self._box, state)) if state.phase is Phase.OVER else next(rows) for state in states]
        )

    def _after(self, states: Sequence[State]) -> Chances:
        """The chances after actions: by the network where it can speak, in one batch."""
        leaves = [state for state in states if state.phase is Phase.OVER or self.ended(state)]
        rows = self.chances(leaves)
        if len(leaves) == len(states):
            return rows
        valued = iter(rows)
        return np.array(
            [next(valued) if state.phase is Phase.OVER or self.ended(state) else self.now(state) for state in states]
        )

    def actions(self, state: State) -> Chances:
        legal = play.legal(self._box, state)
        if state.phase is not Phase.CHOOSE:
            return self._after([play.apply(self._box, state, action) for action in legal])
        turn = self._solved(state)
        endings = [ending_of(self._odds, state, action) for action in legal if not isinstance(action, Keep)]
        found = turn.ended(endings)
        left = ROLLS - state.roll
        return np.concatenate([found, turn.keeps(state.dice, left)]) if left else found

    def _solved(self, state: State) -> Turn:
        key = replace(state, phase=Phase.CHOOSE, roll=0, dice=())
        if self._turn is None or self._turn[0] != key:
            self._turn = (key, Turn(self._odds, key, self._after))
        return self._turn[1]

    def rolling(self, state: State) -> Chances:
        return self._solved(state).kept(state.dice, ROLLS - state.roll)

    def drawing(self, state: State) -> Chances:
        """Who starts, or the rest of several tiles."""
        players = len(state.realms)
        if state.phase is Phase.START:  # until then all seats are alike
            return np.full(players, 1 / players)
        hands = self._hands(state)
        deciding = [one for one in hands if one.phase is Phase.PLACE]
        afters = [[play.apply(self._box, one, action) for action in play.legal(self._box, one)] for one in deciding]
        rows = self._after([*chain(*afters), *(one for one in hands if one.phase is not Phase.PLACE)])
        mean = np.zeros(players)
        at = 0
        for one, some in zip(deciding, afters, strict=True):
            own = rows[at : at + len(some)]
            mean += hands[one] * own[own[:, state.player].argmax()]
            at += len(some)
        for weight, row in zip((hands[one] for one in hands if one.phase is not Phase.PLACE), rows[at:], strict=True):
            mean += weight * row
        return mean

    def draw_mean(self, state: State, chance: Chance) -> Chances:
        # Of several tiles, every hand is looked at once rather than in every order.
        return self.drawing(state) if state.phase is Phase.DRAW else super().draw_mean(state, chance)

    def _hands(self, state: State) -> dict[State, float]:
        """The positions in which all tiles are drawn, with their chances; the order of tiles does not matter."""
        now = {state: 1.0}
        done: dict[State, float] = {}
        while now:
            later: dict[State, float] = {}
            for one, chance in now.items():
                part = effects.tile_part(one)
                for tile, weight in part.weighted().items():
                    drawn = effects.draw(self._box, one, tile)
                    kept = later if drawn.phase is Phase.DRAW else done
                    kept[drawn] = kept.get(drawn, 0.0) + chance * weight / part.total
            now = later
        return done

    @classmethod
    def strange(cls, game: Game[State, Action]) -> str | None:
        assert isinstance(game, Brettspiel)
        return strange(game.box)
