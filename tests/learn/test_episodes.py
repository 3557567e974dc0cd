"""One game of self-play: what is noted of it, and the targets."""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from tests.learn.three_turns import State, ThreeTurns, ThreeTurnsEvaluator
from wuerfelreich.learn.episodes import play, play_episode, returns
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.value.evaluator import AnyEvaluator, Chances
from wuerfelreich.value.network import Floats, Network


def evaluator(seats: int) -> AnyEvaluator:
    return ThreeTurnsEvaluator(ThreeTurns(), Network.random((seats + 1, 8, seats), seed=seats))


def test_targets_of_three_turns_by_hand() -> None:
    before = np.array([[0.6, 0.4], [0.7, 0.3], [0.9, 0.1]])
    values = np.array([[0.5, 0.5], [0.4, 0.6], [0.8, 0.2]])
    found = returns(before, values, [False, False, False], trace=0.5)
    # G2 = 0.9; G1 = 0.7 + ½ (0.9 - 0.8) = 0.75; G0 = 0.6 + ½ (0.75 - 0.4) = 0.775
    assert found[:, 0] == pytest.approx([0.775, 0.75, 0.9])
    assert found.sum(axis=1) == pytest.approx([1, 1, 1])


def test_a_random_turn_cuts_the_target_of_the_turn_before_it_only() -> None:
    before = np.array([[0.6, 0.4], [0.7, 0.3], [0.9, 0.1]])
    values = np.array([[0.5, 0.5], [0.4, 0.6], [0.8, 0.2]])
    found = returns(before, values, [False, True, False], trace=0.5)
    # G1 = 0.7 alone; G0 = 0.6 + ½ (0.7 - 0.4) = 0.75
    assert found[:, 0] == pytest.approx([0.75, 0.7, 0.9])


@pytest.mark.parametrize("trace", [0.0, 1.0])
def test_lambda_0_is_the_next_turn_alone(trace: float) -> None:
    before = np.array([[0.6, 0.4], [0.7, 0.3]])
    values = np.array([[0.5, 0.5], [0.4, 0.6]])
    found = returns(before, values, [False, False], trace)
    assert found[0, 0] == pytest.approx(0.6 + trace * 0.3)


def test_a_game_is_noted_once_per_turn() -> None:
    one = evaluator(2)
    course = play(one, 2, Random(4), explore=0.0)
    assert [one.mover(state) for state in course.ended] == [0, 1, 0]
    assert course.before.shape == (3, 2)
    assert course.strayed == [False, False, False]
    assert course.final.sum() == 1


def test_before_is_the_chance_once_the_card_is_drawn() -> None:
    """Not the network's own value, and not the mean over all cards: the card that really came."""
    one = evaluator(2)
    course = play(one, 2, Random(4), explore=0.0)
    for state, before in zip(course.ended, course.before, strict=True):
        drawn = [one.rolling(one.game.apply(state, Outcome((card,)))) for card in range(4)]
        assert any(before == pytest.approx(chances) for chances in drawn)


class _ValuesCards(ThreeTurnsEvaluator):
    """Its network also values positions in which the card is known."""

    @classmethod
    def width(cls, seats: int) -> int:
        return seats + 2

    def features(self, states: Sequence[State]) -> Floats:
        cards = np.array([[-1.0 if state.card is None else state.card] for state in states], dtype=np.float32)
        return np.hstack([super().features(states)[:, :-1], cards])

    def ended(self, state: State) -> bool:
        return state.die is None


def test_a_draw_between_two_values_of_the_network_is_learned_without_its_luck() -> None:
    """And so is the position after it, from the roll that follows."""
    one: AnyEvaluator = _ValuesCards(ThreeTurns(), Network.random((4, 8, 2), seed=3))
    course = play(one, 2, Random(4), explore=0.0)
    assert len(course.ended) == 6
    for state, before in zip(course.ended[::2], course.before[::2], strict=True):
        cards = one.chances([one.game.apply(state, Outcome((card,))) for card in range(4)])
        assert before == pytest.approx(cards.mean(axis=0))
    for state, before in zip(course.ended[1::2], course.before[1::2], strict=True):
        assert before == pytest.approx(one.rolling(state))


def test_the_best_action_is_taken() -> None:
    """In the last turn all is exact: seat 0 takes what it can, so it wins whenever it does not lie behind."""
    one = evaluator(2)
    games = [play(one, 2, Random(seed), explore=0.0) for seed in range(30)]
    lasts = [(game.ended[-1], game.final) for game in games]
    ahead = [final for last, final in lasts if isinstance(last, State) and last.points[0] >= last.points[1]]
    assert ahead
    assert all(final == pytest.approx([1, 0]) for final in ahead)


def test_every_turn_is_random_if_all_are_explored() -> None:
    one = evaluator(2)
    games = [play(one, 2, Random(seed), explore=0.999999) for seed in range(40)]
    assert all(all(course.strayed) for course in games)
    lost = sum(course.final[0] == 0 for course in games)
    assert lost > 0  # seat 0 has two turns of three and would not lose every now and then by its own choice


def test_targets_are_turned_to_the_next_player_and_padded() -> None:
    wide: AnyEvaluator = ThreeTurnsEvaluator(ThreeTurns(), Network.random((4, 8, 3), seed=1))
    episode = play_episode(wide, 2, Random(4), 0.0, 0.9)
    course = play(wide, 2, Random(4), 0.0)
    values = wide.chances(course.ended)
    goals = returns(course.before, values, course.strayed, 0.9)
    features, targets, players = episode
    assert features.dtype == np.float16
    assert features == pytest.approx(wide.features(course.ended))
    assert (players == 2).all()
    assert (targets[:, 2] == 0).all()
    assert targets[0, :2] == pytest.approx(goals[0], abs=1e-6)
    assert targets[1, :2] == pytest.approx(goals[1][::-1], abs=1e-6)  # seat 1 is next


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (play_episode(evaluator(3), 3, Random("1/7"), 0.5, 0.9) for _ in range(2))
    assert (one.features == two.features).all()
    assert (one.targets == two.targets).all()


class _Decided(ThreeTurnsEvaluator):
    """Knows without the network who wins once two turns are over, as some games do."""

    def chances(self, states: Sequence[State]) -> Chances:
        found = super().chances(states)
        found[[state.turn == 2 for state in states]] = (1.0, 0.0)
        return found


def test_what_the_evaluator_knows_better_than_the_network_counts() -> None:
    one: AnyEvaluator = _Decided(ThreeTurns(), Network.random((3, 8, 2), seed=2))
    targets = play_episode(one, 2, Random(4), 0.0, 1.0).targets
    before = play(one, 2, Random(4), 0.0).before
    # Of the position after one turn, where seat 1 is next; after two turns the evaluator says 1 for seat 0.
    assert targets[1, 1] == pytest.approx(before[1, 0] + before[2, 0] - 1.0, abs=1e-6)
