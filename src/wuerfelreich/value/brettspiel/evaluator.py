"""The chances to win in the board game."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from msgspec.structs import replace

from wuerfelreich.odds.brettspiel.odds import card_odds
from wuerfelreich.rules.brettspiel import Brettspiel, play, scoring
from wuerfelreich.rules.brettspiel.actions import Action
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import ROLLS, Phase, State
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import Game
from wuerfelreich.value.brettspiel import features
from wuerfelreich.value.brettspiel.due import Leaves, Strikes, ends_game
from wuerfelreich.value.brettspiel.features import FeatureRows
from wuerfelreich.value.brettspiel.material import strange
from wuerfelreich.value.brettspiel.turn import Turn, ending_of
from wuerfelreich.value.evaluator import Chances, Evaluator, shares
from wuerfelreich.value.network import Floats, Network

MAX_FINALS = 1 << 10


@cache
def feature_rows(box: Box) -> FeatureRows:
    """The features of a box. Their tables, and those of every citizen, are made once."""
    odds = card_odds(box, np.float32)
    odds.prepare()
    return FeatureRows(odds)


class BrettspielEvaluator(Evaluator[State, Action]):
    """Two kinds of positions are valued by the network: the next player is to roll, and a citizen has been taken but
    neither the next one is shown nor a tile is drawn, unless that ends the game or, with two players, needs no
    tile (`due`)."""

    game: Brettspiel

    def __init__(self, game: Game[State, Action], network: Network) -> None:
        super().__init__(game, network)
        assert isinstance(game, Brettspiel)
        self._box = game.box
        self._odds = card_odds(game.box, np.float32)
        self._rows = feature_rows(game.box)
        self.strikes = Strikes(game.box, self._plain) if network.seats == 2 else None
        self._turn: tuple[State, Turn] | None = None
        self._finals: dict[tuple[object, ...], Chances] = {}

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
                return not state.hand and not ends_game(state)
            case Phase.REVEAL:
                return not ends_game(state)
            case Phase.SCATTER:
                return True
        return False

    def chances(self, states: Sequence[State]) -> Chances:
        leaves = Leaves(self._box, self.strikes)
        nodes = [leaves.node(state) for state in states]
        leaves.value(self._plain)
        return np.array([leaves.of(node) for node in nodes]) if states else np.zeros((0, 0))

    def _plain(self, states: Sequence[State]) -> Chances:
        """As `chances`, for positions that the network values or that are over."""
        if not states:
            return np.zeros((0, 0))
        going = [state for state in states if state.phase is not Phase.OVER]
        if len(going) == len(states):
            return self._valued(states)
        rows = iter(self._valued(going) if going else ())
        return np.array([self._final(state) if state.phase is Phase.OVER else next(rows) for state in states])

    def _final(self, state: State) -> Chances:
        """What a finished game is worth. Many ways to end it differ only in cards, which do not count then."""
        scored = tuple([(realm.markers, realm.fires, realm.gold, realm.white) for realm in state.realms])
        key = state.arrangement, state.player, state.supply, scored
        if key not in self._finals:
            if len(self._finals) >= MAX_FINALS:
                self._finals.clear()
            self._finals[key] = shares(scoring.result(self._box, state))
        return self._finals[key]

    def actions(self, state: State) -> Chances:
        legal = play.legal(self._box, state)
        if state.phase is not Phase.CHOOSE:
            return self.chances([play.apply(self._box, state, action) for action in legal])
        turn = self._solved(state)
        endings = [ending_of(self._odds, state, action) for action in legal if not isinstance(action, Keep)]
        found = turn.ended(endings)
        left = ROLLS - state.roll
        return np.concatenate([found, turn.keeps(state.dice, left)]) if left else found

    def _solved(self, state: State) -> Turn:
        key = replace(state, phase=Phase.CHOOSE, roll=0, dice=())
        if self._turn is None or self._turn[0] != key:
            self._turn = (key, Turn(self._odds, key, self.chances))
        return self._turn[1]

    def rolling(self, state: State) -> Chances:
        return self._solved(state).kept(state.dice, ROLLS - state.roll)

    def drawing(self, state: State) -> Chances:
        """Who starts, the rest of several tiles, or the last ones."""
        players = len(state.realms)
        if state.phase is Phase.START:  # until then all seats are alike
            return np.full(players, 1 / players)
        leaves = Leaves(self._box, self.strikes)
        drawn = leaves.drawn(state)
        leaves.value(self._plain)
        return leaves.of(drawn)

    def draw_mean(self, state: State, chance: Chance) -> Chances:
        # Of several tiles, every hand is looked at once rather than in every order.
        return self.drawing(state) if state.phase is Phase.DRAW else super().draw_mean(state, chance)

    @classmethod
    def strange(cls, game: Game[State, Action]) -> str | None:
        assert isinstance(game, Brettspiel)
        return strange(game.box)
