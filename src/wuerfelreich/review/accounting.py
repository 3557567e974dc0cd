"""The account of a game: what every roll, draw and decision did to everybody's chance to win.

Each term is computed where it arises. The evaluator says what a position is worth that a step has reached; what the
next step makes of it is computed again, as an exact mean over the dice or a maximum over the actions. Within a turn the
two are the same. Where a turn begins they differ by the error of the network: that is the drift."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from wuerfelreich.records import Drawn, Event, EventKind, Moved, Replay, Step
from wuerfelreich.review.account import AccountStep, StepKind
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Over
from wuerfelreich.value.evaluator import AnyEvaluator, Chances, shares
from wuerfelreich.value.position import SeatChances

MAX_ROUNDING = 1e-6
"""Two computations of the same chance may differ by this much, because evaluators calculate in single precision."""


class Move(NamedTuple):
    """An action or a draw that counted: it was not taken back."""

    entry: int
    step: Step
    stand_in: bool


def moves_of(played: Replay) -> list[Move]:
    """The actions and draws of a game without those that were taken back: the account has a step for each."""
    found: list[Move] = []
    away: set[int] = set()
    for at, step in enumerate(played.steps):
        match step.entry:
            case Event(EventKind.TAKE_BACK):
                found.pop()
            case Event(EventKind.BOT | EventKind.RESIGN, seat):
                away.add(seat)
            case Event(EventKind.RETURN, seat):
                away.discard(seat)
            case Moved(seat):
                found.append(Move(at, step, seat in away))
            case Drawn():
                found.append(Move(at, step, False))
    return found


def account_steps(played: Replay, evaluator: AnyEvaluator) -> Iterator[AccountStep]:
    """The steps of a finished game, each as soon as it is computed: one for every move, and the end. Whoever stops
    asking for more stops the computation."""
    account = _Account(played.game, evaluator, played.start)
    for move in moves_of(played):
        yield account.moved(move)
    yield account.ended(played)


class _Account:
    """Goes through a game. `_value` is what the position reached is worth, as its last step has it."""

    def __init__(self, game: AnyGame, evaluator: AnyEvaluator, start: Struct) -> None:
        self._game = game
        self._evaluator = evaluator
        self._value: Chances = evaluator.reached(start)

    def moved(self, move: Move) -> AccountStep:
        """The step of a move."""
        due = self._game.next(move.step.before)
        return self._chance(move, due) if isinstance(due, Chance) else self._decision(move)

    def _chance(self, move: Move, chance: Chance) -> AccountStep:
        state, entry = move.step.before, move.step.entry
        assert isinstance(entry, Drawn)
        dice = chance.owner is not None
        mean = self._evaluator.rolling(state) if dice else self._evaluator.draw_mean(state, chance)
        drift = self._drift(state, mean)
        before = _same(self._value, mean) if drift is None else mean
        after = self._value = self._evaluator.reached(move.step.after)
        return AccountStep(
            kind=StepKind.DICE if dice else StepKind.DRAW,
            entry=move.entry,
            turn=self._game.turn(state).number,
            player=chance.owner,
            move=entry.text,
            before=_seats(before),
            after=_seats(after),
            drift=drift,
            luck=_seats(after - before),
        )

    def _decision(self, move: Move) -> AccountStep:
        state, entry = move.step.before, move.step.entry
        assert isinstance(entry, Moved)
        legal = self._game.legal(state)
        rows = self._evaluator.actions(state)
        chosen, best = legal.index(move.step.move), int(rows[:, entry.seat].argmax())
        drift = self._drift(state, rows[best])
        if drift is None:
            rows = rows + (_same(self._value, rows[best]) - rows[best])
        own = rows[:, entry.seat]
        loss = float(own[best] - own[chosen])
        self._value = rows[chosen]
        forced = len(legal) == 1
        better = None if forced else self._game.write_action(legal[chosen if loss < MAX_ROUNDING else best])
        return AccountStep(
            kind=StepKind.FORCED if forced else StepKind.DECISION,
            entry=move.entry,
            turn=self._game.turn(state).number,
            player=entry.seat,
            move=entry.text,
            before=_seats(rows[best]),
            after=_seats(rows[chosen]),
            drift=drift,
            loss=loss,
            best=better,
            stake=float(own[best] - own.mean()),
            stand_in=move.stand_in,
        )

    def ended(self, played: Replay) -> AccountStep:
        """The result, which differs from that of the rules if somebody has resigned."""
        due, result = self._game.next(played.state), played.result
        assert result is not None, "only finished games are accounted for"
        events = [step.entry for step in played.steps if isinstance(step.entry, Event)]
        resigned = {event.seat for event in events if event.kind is EventKind.RESIGN}
        before = shares(due.result) if isinstance(due, Over) else self._value
        return AccountStep(
            kind=StepKind.END,
            entry=len(played.steps),
            turn=self._game.turn(played.state).number,
            player=None,
            move="",
            before=_seats(before),
            after=_seats(shares(result)),
            drift=self._drift(played.state, before) if isinstance(due, Over) else None,
            resigned=tuple(sorted(resigned)),
        )

    def _drift(self, state: Struct, exact: Chances) -> SeatChances | None:
        """Where the evaluator has estimated a position: what the next step makes of it, less that estimate. It is asked
        again, so that an account whose steps do not join does not add up."""
        over = isinstance(self._game.next(state), Over)
        if not over and not self._evaluator.estimated(state):
            return None
        return _seats(exact - _same(self._value, self._evaluator.reached(state)))


def _same(carried: Chances, computed: Chances) -> Chances:
    """The number that the account goes on with: the one it has, unless the other differs by more than rounding."""
    return carried if float(np.abs(carried - computed).max()) <= MAX_ROUNDING else computed


def _seats(chances: Chances) -> SeatChances:
    return tuple(chances.tolist())
