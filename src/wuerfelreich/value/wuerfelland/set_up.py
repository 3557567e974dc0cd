"""Chances before the first roll: the sheets dealt, the sides chosen and the start player drawn."""

from collections.abc import Callable, Sequence
from math import perm

import numpy as np

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.value.evaluator import Chances

MAX_DEALS = 24
"""Deals that are all looked at: those of our four sheets. If there are more, chances before the deal are even."""

MAX_KNOWN = 1 << 13


class SetUp:
    """Every seat's chance before the first roll: the mean over what is drawn, everybody choosing the best side."""

    def __init__(self, game: Wuerfelland, value: Callable[[Sequence[State]], Chances]) -> None:
        self._game = game
        self._value = value
        self._known: dict[State, Chances] = {}

    def now(self, state: State) -> Chances:
        """Every seat's chance in a position before the first roll."""
        players = len(state.crossed)
        if state.phase is Phase.DEAL and perm(len(self._game.box.sheets), players) > MAX_DEALS:
            return np.full(players, 1 / players)
        if state not in self._known:
            if len(self._known) >= MAX_KNOWN:
                self._known.clear()
            rolls = [roll for roll in dict.fromkeys(self._rolls(state)) if roll not in self._known]
            if rolls:
                self._known.update(zip(rolls, self._value(rolls), strict=True))
        return self._back(state)

    def actions(self, state: State) -> Chances:
        """Every seat's chance after choosing each side."""
        self.now(state)
        return np.array([self._back(after) for after in self._after(state)])

    def _after(self, state: State) -> list[State]:
        """What can come next, all equally likely where it is drawn."""
        game = self._game
        match game.next(state):
            case Chance() as chance:
                return [game.apply(state, outcome) for outcome in chance.outcomes()]
            case _:
                return [game.apply(state, action) for action in game.legal(state)]

    def _rolls(self, state: State) -> list[State]:
        """Every first roll that can follow."""
        if state.phase is Phase.ROLL:
            return [state]
        return [roll for after in self._after(state) for roll in self._rolls(after)]

    def _back(self, state: State) -> Chances:
        if state not in self._known:
            after = np.array([self._back(one) for one in self._after(state)])
            best = after[after[:, state.seat].argmax()] if state.phase is Phase.SIDE else after.mean(axis=0)
            self._known[state] = best
        return self._known[state]
