"""Training: the loss by hand, the same network in JAX and NumPy, and a toy that is learned within seconds."""

from math import log
from random import Random

import jax.numpy as jnp
import numpy as np
import pytest

from tests.learn.three_turns import State, Take, ThreeTurns, ThreeTurnsEvaluator
from wuerfelreich.learn.episodes import Positions, play_episode
from wuerfelreich.learn.training import Parameters, Trainer, cross_entropy, joined
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import Over
from wuerfelreich.value.evaluator import Chances, shares
from wuerfelreich.value.network import Network


def positions(count: int, width: int = 3, seats: int = 3, players: int = 3) -> Positions:
    draw = np.random.default_rng(1)
    targets = np.zeros((count, seats), dtype=np.float32)
    targets[:, :players] = draw.dirichlet(np.ones(players), count)
    features = draw.random((count, width)).astype(np.float16)
    return Positions(features, targets, np.full(count, players, dtype=np.int8))


def test_the_loss_of_an_even_forecast_by_hand() -> None:
    """All scores are 0, so everybody's chance is the same; a seat that nobody holds does not count."""
    nothing = Parameters([(jnp.zeros((3, 3)), jnp.zeros(3))], [])
    for players in (2, 3):
        found = cross_entropy(nothing, *map(jnp.asarray, positions(5, players=players)))
        assert float(found) == pytest.approx(log(players), rel=1e-6)


def test_a_seat_that_nobody_holds_learns_nothing() -> None:
    trainer = Trainer(Network.random((3, 8, 3), seed=1))
    before = trainer.network.layers[-1]
    trainer.fit(positions(64, players=2), steps=5, batch=32, rate=0.01, draw=np.random.default_rng(1))
    after = trainer.network.layers[-1]
    assert (before.weights[:, 2] == after.weights[:, 2]).all()
    assert before.biases[2] == after.biases[2]
    assert (before.weights[:, :2] != after.weights[:, :2]).any()


@pytest.mark.parametrize("tower", [(), (2, 5, 4)])
@pytest.mark.parametrize("players", [2, 3])
def test_the_loss_is_that_of_the_network_in_numpy(players: int, tower: tuple[int, ...]) -> None:
    """Also if the last batch is not full, and with a tower: of seven features then two belong to each seat."""
    network = Network.random((13 if tower else 7, 8, 3), seed=1, tower=tower)
    some = positions(50, width=7, players=players)
    chances = network(some.features.astype(np.float32), players)
    expected = -(some.targets[:, :players] * np.log(chances)).sum(axis=1).mean()
    assert Trainer(network).loss(some, batch=16) == pytest.approx(float(expected), rel=1e-5)


def test_a_tower_is_trained_too() -> None:
    trainer = Trainer(Network.random((13, 8, 3), seed=1, tower=(2, 5, 4)))
    some, before = positions(256, width=7), trainer.network
    trainer.fit(some, steps=50, batch=64, rate=0.01, draw=np.random.default_rng(1))
    assert Trainer(trainer.network).loss(some, 64) < Trainer(before).loss(some, 64)
    assert all((old.weights != new.weights).any() for old, new in zip(before.tower, trainer.network.tower, strict=True))


def test_steps_are_repeatable_and_go_downhill() -> None:
    some = positions(256)
    first, second = (Trainer(Network.random((3, 8, 3), seed=1)) for _ in range(2))
    before = first.loss(some, 64)
    for trainer in (first, second):
        trainer.fit(some, steps=50, batch=64, rate=0.01, draw=np.random.default_rng(1))
    assert first.loss(some, 64) < before
    assert all((one == other).all() for one, other in zip(first.state, second.state, strict=True))


def test_the_mean_of_weights_takes_the_latest_generations_in() -> None:
    """Of two: the second generation counts as much as the first, the third as much as both together."""
    some, draw = positions(64), np.random.default_rng(1)
    trainer = Trainer(Network.random((3, 8, 3), seed=1), average=2)
    weights = []
    for number in (1, 2, 3):
        trainer.fit(some, steps=3, batch=32, rate=0.01, draw=draw)
        trainer.end_generation(number)
        weights.append(trainer.network.layers[0].weights)
    assert np.allclose(trainer.averaged.layers[0].weights, (weights[0] + weights[1]) / 4 + weights[2] / 2, atol=1e-6)
    again = Trainer(Network.random((3, 8, 3), seed=2), average=2)
    again.restore(trainer.state)
    assert (again.averaged.layers[0].weights == trainer.averaged.layers[0].weights).all()
    with pytest.raises(ValueError, match="another network"):
        Trainer(Network.random((3, 8, 3), seed=2)).restore(trainer.state)


def test_targets_beyond_1_do_not_push_scores_apart_for_ever() -> None:
    """The cross-entropy alone has no minimum here: with it, the lesser chance fell below 1e-9."""
    some = positions(64, seats=2, players=2)
    beyond = some._replace(targets=np.tile(np.array([1.2, -0.2], dtype=np.float32), (64, 1)))
    trainer = Trainer(Network.random((3, 8, 2), seed=1))
    trainer.fit(beyond, steps=1500, batch=64, rate=0.01, draw=np.random.default_rng(1))
    least = trainer.network(some.features.astype(np.float32), 2)[:, 1]
    assert least.max() < 0.001
    assert least.min() > 1e-5


def test_a_trainer_goes_on_from_its_state() -> None:
    some = positions(64)
    whole = Trainer(Network.random((3, 8, 3), seed=1))
    draw = np.random.default_rng(1)
    whole.fit(some, 3, 16, 0.01, draw)
    resumed = Trainer(Network.random((3, 8, 3), seed=2))
    resumed.restore(whole.state)
    for trainer in (whole, resumed):
        trainer.fit(some, 3, 16, 0.01, np.random.default_rng(2))
    assert whole.network.to_bytes() == resumed.network.to_bytes()
    with pytest.raises(ValueError, match="another network"):
        Trainer(Network.random((3, 9, 3), seed=1)).restore(whole.state)


def exact(state: State) -> Chances:
    """By enumeration, with best play."""
    rules = ThreeTurns()
    match rules.next(state):
        case Over(result):
            return shares(result)
        case Chance(parts=parts):
            found: Chances = np.mean([exact(rules.apply(state, Outcome((one,)))) for one in parts[0].items], axis=0)
            return found
        case _:
            after = [exact(rules.apply(state, Take(yes))) for yes in (False, True)]
            return max(after, key=lambda chances: chances[state.seat])


def test_a_toy_is_learned_within_seconds() -> None:
    """From nothing to the exact chances, to a few points: also of positions after a mistake."""
    trainer = Trainer(Network.random((3, 32, 32, 2), seed=1))
    draw = np.random.default_rng(1)
    asked = [State((0, 0)), State((4, 0), 1), State((2, 4), 2), State((3, 5), 2)]
    expected = np.array([exact(state) for state in asked])

    def off() -> float:
        return float(np.abs(ThreeTurnsEvaluator(ThreeTurns(), trainer.network).chances(asked) - expected).max())

    assert off() > 0.2
    for generation in range(12):
        evaluator = ThreeTurnsEvaluator(ThreeTurns(), trainer.network)
        games = [play_episode(evaluator, 2, Random(f"{generation}/{at}"), 0.2, 0.9) for at in range(60)]
        rate = 3e-3 * min(1.0, (12 - generation) / 6)
        trainer.fit(joined(games), 40, 256, rate, draw)
    assert off() < 0.06
