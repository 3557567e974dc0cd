"""Judges of Würfelkönig."""

import numpy as np
from msgspec import Struct

from wuerfelreich.bots.bot import Judge
from wuerfelreich.bots.helpful_dice import serving
from wuerfelreich.odds.turn import Floats, Plan
from wuerfelreich.odds.wuerfelkoenig.odds import card_odds
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import Game
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig, play, scoring
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State


class _Beginner(Judge[State, Action]):
    """What a beginner sees in Würfelkönig."""

    game: Wuerfelkoenig

    def lure(self, state: State, action: Action) -> float:
        if not isinstance(action, Take):
            return 0.0
        slot = action.slot + action.bonus
        points = self.game.box.citizens[state.row[slot]].points
        worth = 2.0 if points == "fairy" else float(abs(points))
        return worth + (2.0 if action.village else 0.0) + (1.0 if action.bonus else 0.0)

    def settles(self, action: Action) -> bool:
        return not isinstance(action, Keep)


class Greedy(_Beginner):
    """Takes the best citizen at hand; without one keeps what plainly serves the most tempting card."""

    def values(self, state: State) -> list[float]:
        legal = self.game.legal(state)
        takes = [action for action in legal if isinstance(action, Take)]
        if takes:
            return [self.lure(state, action) if isinstance(action, Take) else -100.0 for action in legal]
        aimed = self._aim(state)
        return [1.0 if action == aimed else -50.0 if isinstance(action, TakePenalty) else -100.0 for action in legal]

    def _aim(self, state: State) -> Keep:
        """The dice kept for the card that promises most, halved for every die that is missing."""
        best, kept = -1.0, state.dice[:0]
        for card in state.row:
            useful, missing = serving(self.game.box.citizens[card].condition, state.dice)
            points = self.game.box.citizens[card].points
            promise = (3 if points == "fairy" else abs(points)) * 0.5**missing
            if promise > best and len(useful) < len(state.dice):
                best, kept = promise, useful
        return Keep(kept)


class Weights(Struct, frozen=True):
    """What counts beside the points on the cards, in points. Tuned: docs/games/wuerfelkoenig.md says how."""

    elf: float = 0.891
    """An elf on top of the own pile: a fourth roll."""
    fairy: float = 0.246
    """For every fairy owned and every one still to come."""
    deny: float = 0.724
    """What the next player can expect of the row that is left."""
    win: float = 15.0
    """Ending the game as its winner, or as a loser."""
    leader: float = 0.639
    """How much the strongest opponent counts, against the others."""


class Solver(_Beginner):
    """Plays every turn exactly: the best dice to keep, given what each citizen is worth in this position."""

    def __init__(self, game: Game[State, Action], weights: Weights | None = None) -> None:
        super().__init__(game)
        assert isinstance(game, Wuerfelkoenig)
        self._box = game.box
        self._weights = weights or Weights()
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
            worth = self._worth(state)
            self._turn = (key, self._odds.dice.solve(self._stops(state, worth), state.rolls), worth)
        return self._turn[1], self._turn[2]

    def _stops(self, state: State, worth: dict[Action, float]) -> Floats:
        """What each roll is worth to stop with: the best citizen that it fulfils; a penalty without one (WK2)."""
        values = np.full(len(self._odds.dice.rolls), worth[play.TAKE_PENALTY], dtype=self._odds.dice.dtype)
        best = {slot: max(worth[take] for take in play.takes(self._box, state, slot)) for slot in range(len(state.row))}
        for slot in sorted(best, key=lambda slot: best[slot]):
            values[self._odds.fulfilled[state.row[slot]]] = best[slot]
        return values

    def _worth(self, state: State) -> dict[Action, float]:
        actions: list[Action] = [play.TAKE_PENALTY]
        for slot in range(len(state.row)):
            actions += play.takes(self._box, state, slot)
        after = {action: play.apply(self._box, state, action) for action in actions}
        rows = sorted({one.row for one in after.values()})
        expected = dict(zip(rows, self._turns_worth(state, rows), strict=True))
        return {action: self._judged(state.player, one, expected[one.row]) for action, one in after.items()}

    def _judged(self, player: int, after: State, next_turn: float) -> float:
        """A position after a turn: points ahead, and what the cards promise."""
        if after.phase is Phase.OVER or len(after.pool) <= SLOTS - len(after.row):
            return self._final(player, after)
        weights = self._weights
        own = after.piles[player]
        value = self._ahead(player, after)
        if own and 0 <= own[-1] < CITIZENS and self._box.is_elf[own[-1]]:
            value += weights.elf
        fairies = sum(0 <= card < CITIZENS and self._box.is_fairy[card] for card in own)
        coming = sum(self._box.is_fairy[card] for card in (*after.pool, *after.row))
        value += weights.fairy * fairies * coming
        return value + (next_turn if after.again else -weights.deny * next_turn)

    def _ahead(self, player: int, after: State) -> float:
        totals = [scoring.sheet(self._box, pile).total for pile in after.piles]
        others = totals[:player] + totals[player + 1 :]
        leader = max(others)
        return totals[player] - self._weights.leader * leader - (1 - self._weights.leader) * sum(others) / len(others)

    def _final(self, player: int, after: State) -> float:
        result = scoring.result(self._box, after, "")
        won = player in result.winners
        share = 1 / len(result.winners) if won else 0.0
        return self._weights.win * (2 * share - 1) + 0.1 * self._ahead(player, after)

    def _turns_worth(self, state: State, rows: list[tuple[int, ...]]) -> list[float]:
        """What a turn with each of these rows is worth in points, before its first roll."""
        values = np.full((len(rows), len(self._odds.dice.rolls)), -2.0, dtype=self._odds.dice.dtype)
        for at, row in enumerate(rows):
            worth = {card: self._plain(state, card, slot + SLOTS - len(row)) for slot, card in enumerate(row)}
            for card in sorted(worth, key=lambda card: worth[card]):
                values[at, self._odds.fulfilled[card]] = worth[card]
        return [float(value) for value in self._odds.dice.solve(values, 3).start()]

    def _plain(self, state: State, card: int, slot: int) -> float:
        """A citizen's points to anybody, with its village if it stands under it."""
        points = self._box.citizens[card].points
        value = 2.0 if points == "fairy" else float(abs(points)) * (0.5 if points < 0 else 1.0)
        if self._box.stack_of[card] == slot and state.villages[slot]:
            value += self._box.village_values[STACK - state.villages[slot]]
        return value
