"""Whole games: every step is legal by the plain rules and the best by the plain evaluator, and what is noted of a game
is what the plain evaluator says about it."""

import numpy as np
import pytest

from tests.learn.compiled.wuerfelland.plain import COMPILED, evaluator, move, network, rules
from wuerfelreich.learn.compiled.wuerfelland.selfplay import Course, WuerfellandPlayer, positions_of
from wuerfelreich.learn.episodes import returns
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import Over
from wuerfelreich.rules.wuerfelland.actions import Action
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.value.evaluator import shares

SEEDS = range(30) if COMPILED else range(1)
EXPLORE = 0.2


@pytest.fixture(scope="module")
def player() -> WuerfellandPlayer:
    return WuerfellandPlayer(network())


@pytest.fixture(scope="module")
def courses(player: WuerfellandPlayer) -> list[Course]:
    """Games with some random turns."""
    return [player.play(2, f"{seed}", EXPLORE) for seed in SEEDS]


def replayed(course: Course) -> list[State]:
    """All positions of a game, the last one too; fails if a step is not legal."""
    found = [rules().start(2)]
    for step in course.steps:
        state = found[-1]
        moved = move(state, step)
        chance = rules().next(state)
        if isinstance(moved, Outcome):
            assert isinstance(chance, Chance)
            assert chance.brings(moved)
        else:
            assert moved in rules().legal(state)
        found.append(rules().apply(state, moved))
    return found


def is_best(state: State, moved: Action) -> bool:
    """Whether the plain evaluator knows nothing better."""
    chances = evaluator().actions(state)[:, state.seat]
    return bool(chances[rules().legal(state).index(moved)] >= chances.max() - 1e-5)


def test_every_step_is_legal_and_what_is_noted_is_what_the_plain_evaluator_says(courses: list[Course]) -> None:
    one = evaluator()
    for course in courses:
        states = replayed(course)
        over = rules().next(states[-1])
        assert isinstance(over, Over)
        assert course.final.tolist() == shares(over.result).tolist()
        ended = [state for state in states[:-1] if one.ended(state)]
        assert np.abs(course.features - one.features(ended)).max() <= 1e-6
        assert course.movers.tolist() == [one.mover(state) for state in ended]
        assert course.values == pytest.approx(one.chances(ended), abs=1e-5)
        assert course.before == pytest.approx(np.array([one.now(state) for state in ended]), abs=1e-5)


def test_every_action_is_the_best_unless_the_turn_is_noted_as_random(courses: list[Course]) -> None:
    strayed, worse = 0, 0
    for course in courses:
        noted = iter(course.strayed)
        random = False
        for state, step in zip(replayed(course), course.steps, strict=False):
            if evaluator().ended(state):
                random = bool(next(noted))
            moved = move(state, step)
            if isinstance(moved, Outcome) or state.phase is Phase.SIDE:
                continue
            best = is_best(state, moved)
            assert best or random
            worse += not best
        strayed += int(course.strayed.sum())
    assert worse > 0
    assert 0 < strayed < sum(len(course.strayed) for course in courses) / 2


@pytest.mark.soak
def test_without_random_turns_every_action_is_the_best(player: WuerfellandPlayer) -> None:
    """The sides too."""
    for seed in SEEDS:
        course = player.play(2, f"{seed}", 0.0)
        assert not course.strayed.any()
        for state, step in zip(replayed(course), course.steps, strict=False):
            moved = move(state, step)
            assert isinstance(moved, Outcome) or is_best(state, moved)


@pytest.mark.soak
def test_all_boards_occur_and_random_sides_are_rare(player: WuerfellandPlayer) -> None:
    """Sides that nobody would choose occur only where turns are played at random."""
    boards = {
        explore: {int(step[1]) for seed in range(200) for step in player.play(2, f"{seed}", explore).steps[2:4]}
        for explore in (0.0, 0.01)
    }
    assert boards[0.01] == set(range(len(rules().box.boards)))
    assert boards[0.0] < boards[0.01]


def test_positions_have_the_targets_of_their_course(courses: list[Course]) -> None:
    for course in courses:
        found = positions_of(course, 0.8)
        goals = returns(course.before, course.values, course.strayed.tolist(), 0.8)
        assert (found.features == course.features.astype(np.float16)).all()
        for target, goal, mover in zip(found.targets, goals, course.movers, strict=True):
            assert target == pytest.approx(np.roll(goal, -mover), abs=1e-6)
        assert (found.players == 2).all()


@pytest.mark.soak
def test_the_seed_decides_the_game(player: WuerfellandPlayer) -> None:
    """Whatever was played before it."""
    first = player.episode(2, "a/1", 0.1, 0.9)
    other = player.episode(2, "a/2", 0.1, 0.9)
    again = WuerfellandPlayer(network()).episode(2, "a/1", 0.1, 0.9)
    assert np.array_equal(first.features, again.features)
    assert np.array_equal(first.targets, again.targets)
    assert first.targets.shape != other.targets.shape or (first.targets != other.targets).any()
