"""A player of Würfelkönig who plays every turn exactly."""

import numpy as np

from wuerfelreich.bots.wuerfelkoenig.beginner import Beginner
from wuerfelreich.bots.wuerfelkoenig.worth import Weights, Worth
from wuerfelreich.odds.turn import Floats, Plan
from wuerfelreich.odds.wuerfelkoenig.odds import card_odds
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import Game
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig, play
from wuerfelreich.rules.wuerfelkoenig.actions import Action
from wuerfelreich.rules.wuerfelkoenig.material import SLOTS
from wuerfelreich.rules.wuerfelkoenig.state import State


class Solver(Beginner):
    """Plays every turn exactly: the best dice to keep, given what each citizen is worth in this position."""

    def __init__(self, game: Game[State, Action], weights: Weights | None = None) -> None:
        super().__init__(game)
        assert isinstance(game, Wuerfelkoenig)
        self._box = game.box
        self._worth = Worth(game.box, weights or Weights())
        self._odds = card_odds(game.box, np.float32)
        self._turn: tuple[object, Plan, dict[Action, float]] | None = None

    def values(self, state: State) -> list[float]:
        plan, worth = self._solved(state)
        left = state.rolls - state.roll
        return [
            float(plan.kept(action.dice, left)[0]) if isinstance(action, Keep) else worth[action]
            for action in self.game.legal(state)
        ]

    def _solved(self, state: State) -> tuple[Plan, dict[Action, float]]:
        """The plan of this turn and what each way to end it is worth; worked out once per turn."""
        key = (state.turn, state.row, state.piles, state.rolls)
        if self._turn is None or self._turn[0] != key:
            worth = self._ends(state)
            self._turn = (key, self._odds.dice.solve(self._stops(state, worth), state.rolls), worth)
        return self._turn[1], self._turn[2]

    def _stops(self, state: State, worth: dict[Action, float]) -> Floats:
        """What stopping with each roll is worth: the best citizen that it fulfils; a penalty if none (WK2)."""
        values = np.full(len(self._odds.dice.rolls), worth[play.TAKE_PENALTY], dtype=self._odds.dice.dtype)
        best = {slot: max(worth[take] for take in play.takes(self._box, state, slot)) for slot in range(len(state.row))}
        for slot in sorted(best, key=lambda slot: best[slot]):
            values[self._odds.fulfilled[state.row[slot]]] = best[slot]
        return values

    def _ends(self, state: State) -> dict[Action, float]:
        actions: list[Action] = [play.TAKE_PENALTY]
        for slot in range(len(state.row)):
            actions += play.takes(self._box, state, slot)
        after = {action: play.apply(self._box, state, action) for action in actions}
        rows = sorted({one.row for one in after.values()})
        expected = dict(zip(rows, self._turns_worth(state, rows), strict=True))
        return {action: self._worth.after_turn(state.player, one, expected[one.row]) for action, one in after.items()}

    def _turns_worth(self, state: State, rows: list[tuple[int, ...]]) -> list[float]:
        """What a turn with each of these rows is worth in points, before its first roll."""
        values = np.full((len(rows), len(self._odds.dice.rolls)), -2.0, dtype=self._odds.dice.dtype)
        for at, row in enumerate(rows):
            worth = {card: self._worth.citizen(state, card, slot + SLOTS - len(row)) for slot, card in enumerate(row)}
            for card in sorted(worth, key=lambda card: worth[card]):
                values[at, self._odds.fulfilled[card]] = worth[card]
        return [float(value) for value in self._odds.dice.solve(values, 3).start()]
