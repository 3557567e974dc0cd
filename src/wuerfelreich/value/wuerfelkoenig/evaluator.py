"""The chance to win of every seat in Würfelkönig: the network at the end of a turn, the exact turn before it."""

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from wuerfelreich.odds.turn import Dice, Floats, Plan
from wuerfelreich.odds.wuerfelkoenig.odds import card_odds
from wuerfelreich.rules.coloured_dice import Keep, keeps
from wuerfelreich.rules.game import Game, Result
from wuerfelreich.rules.places import places
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig, play
from wuerfelreich.rules.wuerfelkoenig.actions import Action
from wuerfelreich.rules.wuerfelkoenig.material import SLOTS, Box
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.value.evaluator import Chances, Evaluator, shares
from wuerfelreich.value.network import Floats as Features
from wuerfelreich.value.network import Network
from wuerfelreich.value.wuerfelkoenig import features
from wuerfelreich.value.wuerfelkoenig.familiar import strange
from wuerfelreich.value.wuerfelkoenig.positions import Reader

MAX_KEEPS = 10_000
"""Rolls whose kept states are remembered: all 9,261 of the shipped dice."""
TIE = 3e-7
"""Added to the first ending's chance, and less to the later ones': a player who has lost either way takes the first.
Otherwise the others' chances would depend on which of equal maxima the search finds first."""


class _Turn:
    """A solved turn: every way to end it, and the plan for the dice. Chances are counted from the player on."""

    def __init__(self, state: State, ends: dict[Action, int], chances: Floats, plan: Plan) -> None:
        self._key = _key(state)
        self._player = state.player
        self._players = len(state.piles)
        self.ends = ends
        self.chances = chances
        """(players - 1, endings)"""
        self.plan = plan

    def solves(self, state: State) -> bool:
        """Whether this is the turn of a position."""
        return self._key == _key(state)

    def seated(self, counted: Floats) -> Chances:
        """Chances (players - 1, n) of the player and those after him, as (n, players) in the order of the table."""
        found = np.empty((counted.shape[1], self._players))
        for at, chances in enumerate(counted):
            found[:, (self._player + at) % self._players] = chances
        found[:, self._player - 1] = 1 - counted.sum(axis=0, dtype=np.float64)
        return found


def _key(state: State) -> tuple[object, ...]:
    """What stays the same from the first roll of a turn to the last, and decides how to play it."""
    return (
        state.player, state.rolls, state.row, state.pool, state.villages,
        state.penalty, state.penalties, state.piles,
    )  # fmt: skip


@cache
def _fulfilled(box: Box) -> NDArray[np.uint8]:
    """By citizen and roll, 1 where the roll fulfils the citizen, else 0."""
    # Whoever is made first also finds all kept dice.
    odds = card_odds(box, np.float32)
    odds.dice.keep_index(())
    return odds.fulfilled.astype(np.uint8)


class WuerfelkoenigEvaluator(Evaluator[State, Action]):
    """The evaluator of Würfelkönig."""

    game: Wuerfelkoenig

    def __init__(self, game: Game[State, Action], network: Network) -> None:
        super().__init__(game, network)
        assert isinstance(game, Wuerfelkoenig)
        self.game = game
        self._table = features.table(game.box)
        self._reader = Reader(game.box)
        # Half the time of float64; the laws hold to 1e-6 all the same, since rounding is not carried from turn to turn.
        self._odds = card_odds(game.box, np.float32)
        self._fulfilled = _fulfilled(game.box)
        self._kept_places = lru_cache(MAX_KEEPS)(self._find_kept_places)
        self._turn: _Turn | None = None

    @classmethod
    def width(cls, seats: int) -> int:
        return features.width(seats)

    @staticmethod
    def players(state: State) -> int:
        return len(state.piles)

    def mover(self, state: State) -> int:
        if state.again or state.turn == 0:  # WK6; the very first turn is the start player's
            return state.player
        return (state.player + 1) % len(state.piles)

    def ended(self, state: State) -> bool:
        return state.phase is Phase.REFILL or state.phase is Phase.PENALTY

    def features(self, states: Sequence[State]) -> Features:
        movers = [self.mover(state) for state in states]
        rows: Features = features.rows(np, self._table, self._reader.positions(states, movers, self.network.seats))
        return rows

    def chances(self, states: Sequence[State]) -> Chances:
        """As for every game, and exact too where the refills will end it."""
        found = np.empty((len(states), len(states[0].piles) if states else 0))
        open_at = []
        for at, state in enumerate(states):
            if state.phase is Phase.OVER or len(state.pool) <= SLOTS - len(state.row):  # WK11
                found[at] = self._result(state)
            else:
                open_at.append(at)
        if open_at:
            found[open_at] = self._valued([states[at] for at in open_at])
        return found

    def _result(self, state: State) -> Chances:
        piles = [self._reader.pile(cards) for cards in state.piles]
        return shares(Result(places([(pile.points, -pile.minus) for pile in piles]), ""))

    def actions(self, state: State) -> Chances:
        turn = self._solved(state)
        ends = [turn.ends[action] for action in self.game.legal(state) if not isinstance(action, Keep)]
        counted = turn.chances[:, ends]
        if state.roll < state.rolls:  # legal actions are endings first, then the ways to roll on
            kept = turn.plan.kept_at(self._kept_places(state.dice), state.rolls - state.roll)
            counted = np.concatenate([counted, kept], axis=1)
        return turn.seated(counted)

    def _find_kept_places(self, dice: Dice) -> NDArray[np.intp]:
        """Where a plan has the ways to keep some of these dice, in the order of `legal`."""
        return np.array([self._odds.dice.keep_index(keep.dice) for keep in keeps(dice)])

    def rolling(self, state: State) -> Chances:
        turn = self._solved(state)
        seated: Chances = turn.seated(turn.plan.kept(state.dice, state.rolls - state.roll)[:, None])[0]
        return seated

    def drawing(self, state: State) -> Chances:
        """Before the start player is drawn: the mean over who begins."""
        begun = [replace(state, phase=Phase.PENALTY, player=seat) for seat in range(len(state.piles))]
        mean: Chances = self.chances(begun).mean(axis=0)
        return mean

    @classmethod
    def strange(cls, game: Game[State, Action]) -> str | None:
        assert isinstance(game, Wuerfelkoenig)
        return strange(game.box)

    def _solved(self, state: State) -> _Turn:
        """This turn, worked out at its first decision."""
        turn = self._turn
        if turn is None or not turn.solves(state):
            turn = self._turn = self._solve(state)
        return turn

    def _solve(self, state: State) -> _Turn:
        box = self.game.box
        takes = [(slot, take) for slot in range(SLOTS) for take in play.takes(box, state, slot)]
        actions: list[Action] = [*(take for _, take in takes), play.TAKE_PENALTY]
        seated = self.chances([play.apply(box, state, action) for action in actions])
        counted = np.roll(seated, -state.player, axis=1)[:, :-1].T.astype(np.float32)
        if len(counted) > 1:
            counted[0] += np.linspace(TIE, 0, len(actions), dtype=np.float32)
        plan = self._odds.dice.solve_for_first(self._stops(state, [slot for slot, _ in takes], counted), state.rolls)
        return _Turn(state, {action: at for at, action in enumerate(actions)}, counted, plan)

    def _stops(self, state: State, slots: list[int], counted: Floats) -> Floats:
        """Everybody's chance when stopping with each roll: the ending of a citizen that it fulfils which is best for
        the player, the first of equal ones; the penalty if there is none (WK2)."""
        ranked = sorted(range(len(slots)), key=lambda at: (counted[0, at], -at))
        rank_of_slot = np.zeros(SLOTS, dtype=np.uint8)
        for rank, at in enumerate(ranked, start=1):
            rank_of_slot[slots[at]] = rank
        ranks = (self._fulfilled[list(state.row)] * rank_of_slot[:, None]).max(axis=0)
        stops: Floats = counted[:, [-1, *ranked]].take(ranks, axis=1)
        return stops
