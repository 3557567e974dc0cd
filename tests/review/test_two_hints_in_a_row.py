"""Two hints in a row within a turn do not contradict each other: whoever does what a hint says finds that the next one
keeps its promise, goes on with its plan, and never takes back what it called safe or finished."""

import math

import pytest
from msgspec import Struct

from tests.review.positions import Position, hints
from tests.rules.kits import RULES
from wuerfelreich import AnyGame, Chance, Decide, Over
from wuerfelreich.review.hint import hint
from wuerfelreich.review.judgement import Judgement, adviser_of
from wuerfelreich.review.reasons import position_odds, reasons_of
from wuerfelreich.value.evaluator import shares

MAX_ROLLED = 2
"""Rolls of more dice have too many outcomes to try all of them."""
ROUNDING = 2e-5
"""Some evaluators calculate in single precision."""


def judged(game: AnyGame, state: Struct) -> Judgement:
    return adviser_of(game).judge(state)


def promised(game: AnyGame, state: Struct, players: int, seat: int) -> float:
    """The chance of a seat as the next hint will give it, on average over everything that is rolled or drawn first."""
    match game.next(state):
        case Over(result):
            return float(shares(result)[seat])
        case Decide(player) if player == seat:
            best = judged(game, state)
            return best.values[best.ranking[0]]
        case Chance(owner=owner) as chance if owner is not None and len(chance.parts) <= MAX_ROLLED:
            weighted = list(chance.outcomes().items())
            total = sum(weight for _, weight in weighted)
            return math.fsum(
                weight / total * promised(game, game.apply(state, outcome), players, seat)
                for outcome, weight in weighted
            )
        case _:
            evaluator = adviser_of(game).prepare(players)
            assert evaluator is not None
            return float(evaluator.now(state)[seat])


def rolling(game: AnyGame, one: Position, state: Struct) -> bool:
    """Whether somebody who decides in this state may roll dice again."""
    if not isinstance(game.next(state), Decide):
        return False
    reasons = reasons_of(one.told("en"), state, judged(game, state))
    return any(reasons.rolls(action) for action in reasons.judged.legal)


@pytest.mark.parametrize("name", RULES)
def test_while_dice_are_rolled_the_next_hint_keeps_the_promise_of_the_last(name: str) -> None:
    """From one roll of a turn to the next the chances are exact, so the mean of the next hints' is this hint's."""
    looked_at = 0
    for one, found in hints(name):
        after = one.game.apply(one.state, found.best.action)
        step = one.game.next(after)
        rolls_few = isinstance(step, Chance) and step.owner == found.seat and len(step.parts) <= MAX_ROLLED
        if (rolls_few and rolling(one.game, one, one.state)) or rolling(one.game, one, after):
            looked_at += 1
            kept = promised(one.game, after, one.players, found.seat)
            assert kept == pytest.approx(found.best.chance, abs=ROUNDING), found.sentence
    assert looked_at


@pytest.mark.parametrize("name", RULES)
def test_asked_twice_it_says_the_same(name: str) -> None:
    for one, found in hints(name):
        assert hint(one.told("en"), one.state) == found


def next_decisions(one: Position, action: Struct, seat: int) -> list[Struct]:
    """The states in which the same player decides next: at once, or after a roll of few dice."""
    game = one.game
    after = game.apply(one.state, action)
    step = game.next(after)
    if isinstance(step, Chance) and step.owner == seat and len(step.parts) <= MAX_ROLLED:
        rolled = [game.apply(after, outcome) for outcome in step.outcomes()]
        return [state for state in rolled if game.next(state) == Decide(seat)]
    return [after] if step == Decide(seat) else []


@pytest.mark.parametrize("name", RULES)
def test_after_a_hint_to_stop_no_hint_rolls_the_same_dice(name: str) -> None:
    for one, found in hints(name):
        reasons = reasons_of(one.told("en"), one.state, judged(one.game, one.state))
        rolling = [action for action in reasons.judged.legal if reasons.rolls(action)]
        if reasons.rolls(found.best.action) or not rolling:
            continue
        for state in next_decisions(one, found.best.action, found.seat):
            assert not set(rolling) & set(one.game.legal(state)), found.sentence


@pytest.mark.parametrize("name", RULES)
def test_what_is_called_safe_is_there_whatever_is_rolled(name: str) -> None:
    for one, found in hints(name):
        reasons = reasons_of(one.told("en"), one.state, judged(one.game, one.state))
        safe = reasons.safe(found.best.action)
        for state in next_decisions(one, found.best.action, found.seat) if safe else ():
            assert safe in position_odds(one.game, state).reached
