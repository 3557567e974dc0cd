"""A player of any game who maximises the chance to win: exact within a turn, by a learned network beyond it."""

from collections.abc import Hashable

from msgspec import Struct

from wuerfelreich.bots.bot import AnyJudge, Judge
from wuerfelreich.rules.game import AnyGame, Decide
from wuerfelreich.rules.harm import NEVER_BEST
from wuerfelreich.value.evaluator import AnyEvaluator
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import NoEvaluator, evaluator_class, evaluator_of

DECIMALS = 6
"""Chances that differ by less are the same: which of two equal actions comes first must not depend on rounding."""


class Master(Judge[Struct, Struct]):
    """Values actions by the chance to win: by the shipped networks, or by the one given. Where none fits, it judges as
    the solver does."""

    def __init__(self, game: AnyGame, solver: AnyJudge, network: Network | None = None) -> None:
        super().__init__(game)
        self._solver = solver
        self._network = network
        self._players = evaluator_class(game.id).players
        # For all numbers of players, so that no decision waits for tables. They belong to the box and are worked out
        # once per process: the next master is made at once.
        self._evaluators = {players: self._new_evaluator(players) for players in game.seats}

    def values(self, state: Struct) -> list[float]:
        evaluator = self._evaluators[self._players(state)]
        step = self.game.next(state)
        if evaluator is None or not isinstance(step, Decide):
            return self._solver.values(state)
        found: list[float] = evaluator.actions(state)[:, step.player].round(DECIMALS).tolist()
        return found

    def knows(self, state: Struct) -> bool:
        """Whether a network values this position, rather than the solver."""
        return self._evaluators[self._players(state)] is not None

    def _new_evaluator(self, players: int) -> AnyEvaluator | None:
        if self._network is not None:
            return evaluator_class(self.game.id)(self.game, self._network)
        try:
            return evaluator_of(self.game, players)
        except NoEvaluator:
            return None

    def lure(self, state: Struct, action: Struct) -> float:
        return self._solver.lure(state, action)

    def settles(self, action: Struct) -> bool:
        return self._solver.settles(action)

    def idea(self, action: Struct) -> Hashable:
        return self._solver.idea(action)

    def kept(self, action: Struct) -> tuple[int | str, ...] | None:
        return self._solver.kept(action)


class MasterBot:
    """Takes the action with the best chance that can be understood; the first of several equal ones."""

    def __init__(self, master: Master) -> None:
        self._master = master

    def choose(self, state: Struct) -> Struct:
        game = self._master.game
        harms = game.harms(state)
        best, chosen = float("-inf"), None
        for action, value in zip(game.legal(state), self._master.values(state), strict=True):
            if value > best and harms.get(action) not in NEVER_BEST:
                best, chosen = value, action
        assert chosen is not None, "never are all legal actions harmful"
        return chosen
