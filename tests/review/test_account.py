"""The account of a game: every term is what it claims to be, and together they are the result."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec import Struct

from tests.records.record_games import FOLDER
from tests.records.sessions import play_on
from tests.review.accounts import Account, account, changes, deviation, given_up, plain_game, reviewed
from tests.rules.kits import TABLES
from tests.value.laws import reviewer
from wuerfelreich.records import Event, EventKind, Moved, Record, Session, read_record, replay
from wuerfelreich.review.account import StepKind
from wuerfelreich.review.accounting import MAX_ROUNDING, moves_of
from wuerfelreich.review.subject import subject_of
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.value.evaluator import AnyEvaluator, Chances

EXACT = 1e-9
NAME = "knatsch"
"""Where one game will do."""
MAX_OUTCOMES = 300
"""Chance steps with more are left to others with fewer: enumerating them would take too long."""
#: The first recorded game of every game, and those in which somebody resigned or moves were taken back.
RECORDED = sorted({min((FOLDER / name).glob("*.wr")) for name in GAMES} | {*FOLDER.glob("*/*resign*.wr")})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_start_luck_losses_and_drift_are_the_result(name: str, players: int) -> None:
    assert deviation(account(name, players)) < EXACT


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_account_of_a_whole_game_adds_up(path: Path) -> None:
    subject = subject_of(read_record(path.read_bytes()))
    steps = tuple(subject.steps())
    assert deviation(Account(subject, steps)) < EXACT
    assert [step.kind for step in steps].index(StepKind.END) == len(steps) - 1 == subject.length - 1
    assert np.abs(steps[-1].drift or 0.0).max() <= MAX_ROUNDING  # the end is known exactly


def _off(wrong: Callable[..., Chances]) -> Callable[..., Chances]:
    """The same, but off by a hundredth for the first two seats."""

    def found(*args: object) -> Chances:
        right = wrong(*args)
        error = np.zeros(right.shape[-1])
        error[:2] = 0.01, -0.01
        return right + error

    return found


@pytest.mark.parametrize(("name", "method"), [*((name, "rolling") for name in GAMES), (NAME, "actions"), (NAME, "now")])
def test_an_evaluator_that_contradicts_itself_is_found_out(name: str, method: str) -> None:
    """The law can fail: no term is what is left over."""
    evaluator = reviewer(name, 2)
    setattr(evaluator, method, _off(getattr(evaluator, method)))
    found = reviewed(given_up(plain_game(name, 2)).record, evaluator)
    assert deviation(found) > 0.005


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_chances_are_everybodys_and_each_step_is_luck_or_a_decision(name: str, players: int) -> None:
    for step in account(name, players).steps:
        assert sum(step.before) == pytest.approx(1.0, abs=1e-6)
        assert sum(step.after) == pytest.approx(1.0, abs=1e-6)
        chance = step.kind in (StepKind.DICE, StepKind.DRAW)
        assert (step.luck is not None) == chance
        assert (step.loss is not None) == (step.kind in (StepKind.DECISION, StepKind.FORCED))
        if step.luck is not None:
            assert changes(step) == pytest.approx(step.luck, abs=EXACT)
        if step.drift is not None:
            assert sum(step.drift) == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_loss_is_negative_and_the_best_action_costs_nothing(name: str, players: int) -> None:
    for step in account(name, players).steps:
        if step.loss is None:
            continue
        assert step.player is not None
        assert step.loss >= 0
        assert step.loss == pytest.approx(step.before[step.player] - step.after[step.player], abs=EXACT)
        if step.kind is StepKind.FORCED:
            assert (step.loss, step.best, changes(step).tolist()) == (0.0, None, [0.0] * players)
        else:
            assert (step.best == step.move) == (step.loss < MAX_ROUNDING)
            assert step.stake >= -EXACT


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_zero_on_average_over_everything_that_could_have_come(name: str) -> None:
    subject, steps = account(name, 2)
    rules, evaluator = subject.played.game, subject.evaluator
    kinds = set()
    for step in steps:
        if step.luck is None:
            continue
        before = subject.played.steps[step.entry].before
        chance = rules.next(before)
        assert isinstance(chance, Chance)
        outcomes = chance.outcomes()
        if len(outcomes) > MAX_OUTCOMES:
            continue
        kinds.add(step.kind)
        luck = [
            weight * (evaluator.reached(rules.apply(before, outcome)) - step.before)
            for outcome, weight in outcomes.items()
        ]
        assert np.sum(luck, axis=0) / chance.total == pytest.approx(np.zeros(2), abs=MAX_ROUNDING)
    assert kinds == {StepKind.DICE, StepKind.DRAW}


@pytest.mark.parametrize("name", GAMES)
def test_equal_positions_have_equal_values(name: str) -> None:
    """Whatever the evaluator has been asked before: here the positions come in the opposite order."""
    subject, steps = account(name, 2)
    fresh = reviewer(name, 2)
    for step in reversed(steps[:-1]):
        played = subject.played.steps[step.entry]
        assert fresh.reached(played.after) == pytest.approx(step.after, abs=MAX_ROUNDING)


def test_what_is_taken_back_does_not_count() -> None:
    """The same game with and without a decision that was taken back at once."""
    plain = plain_game(NAME, 2).record
    played = replay(plain)
    at = next(at for at, move in enumerate(moves_of(played)) if len(played.game.legal(move.step.before)) > 1)
    records = (plain, _with_take_back(plain, at))
    ours, theirs = (reviewed(given_up(Session(record)).record, reviewer(NAME, 2)) for record in records)
    assert [(step.move, step.loss) for step in ours.steps] == [(step.move, step.loss) for step in theirs.steps]
    assert deviation(theirs) < EXACT


def _with_take_back(record: Record, at: int) -> Record:
    """The record with the decision at this entry made, taken back and made again."""
    decision = record.entries[at]
    assert isinstance(decision, Moved)
    twice = (decision, Event(EventKind.TAKE_BACK, decision.seat))
    return Record(record.header, (*record.entries[:at], *twice, *record.entries[at:]))


@pytest.mark.parametrize("name", GAMES)
def test_who_resigns_gives_away_what_is_left(name: str) -> None:
    found = reviewed(given_up(plain_game(name, 2)).record, reviewer(name, 2))
    end = found.steps[-1]
    assert (end.kind, end.after, end.resigned, end.drift) == (StepKind.END, (1.0, 0.0), (1,), None)
    assert end.before == pytest.approx(found.steps[-2].after)


def test_a_stand_ins_decisions_are_marked() -> None:
    session = plain_game(NAME, 2)
    away = len(session.steps)
    session.happen(EventKind.BOT, 0)
    rng = Random(1)
    for _ in range(40):
        play_on(session, rng)
    back = len(session.steps)
    session.happen(EventKind.RETURN, 0)
    for _ in range(20):
        play_on(session, rng)
    decisions = [
        step for step in reviewed(given_up(session).record, reviewer(NAME, 2)).steps if step.kind is StepKind.DECISION
    ]
    marked = [step for step in decisions if step.stand_in]
    assert marked
    assert [step for step in decisions if step.player == 0 and away <= step.entry < back] == marked


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_mean_over_a_draw_is_that_of_its_outcomes(name: str, players: int) -> None:
    """A game may compute it faster."""
    subject, steps = account(name, players)
    evaluator: AnyEvaluator = subject.evaluator
    rules = evaluator.game
    draws = [subject.played.steps[step.entry].before for step in steps if step.kind is StepKind.DRAW]
    assert draws
    for state in draws[:6]:
        chance = rules.next(state)
        assert isinstance(chance, Chance)
        mean = sum(_weighted(evaluator, state, chance))
        assert evaluator.draw_mean(state, chance) == pytest.approx(mean, abs=MAX_ROUNDING)


def _weighted(evaluator: AnyEvaluator, state: Struct, chance: Chance) -> list[Chances]:
    rules = evaluator.game
    return [
        evaluator.reached(rules.apply(state, outcome)) * weight / chance.total
        for outcome, weight in chance.outcomes().items()
    ]
