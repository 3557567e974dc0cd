"""Training from many games at once: it learns, it goes on after a break, and its targets are those of the formula."""

from inspect import unwrap
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest
from msgspec.structs import replace

from tests.learn.wuerfelkoenig.plain import quick
from wuerfelreich.learn.calibration import first_in_bins
from wuerfelreich.learn.run import new_network
from wuerfelreich.learn.settings import LearnError, Plan, Settings
from wuerfelreich.learn.vectorised import training
from wuerfelreich.learn.vectorised.calibration import note, nothing_noted, pairs_of
from wuerfelreich.learn.vectorised.training import train
from wuerfelreich.learn.vectorised.window import returns, window
from wuerfelreich.learn.wuerfelkoenig import PLAY
from wuerfelreich.learn.wuerfelkoenig.selfplay import Turn

SMALL = Settings("wuerfelkoenig", (2,), seed="a", vectorised=True, games=8, batch=64, rate=3e-3, passes=4, replay=1)


@pytest.mark.soak  # compiling takes most of a minute; every run tries the parts of it, and plain training
def test_the_loss_falls_and_a_break_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "window", quick(unwrap(window), static_argnames=("play", "settings")))
    told: list[float] = []
    through = train(PLAY, SMALL, Plan(generations=8), told=lambda one: told.append(one.loss))
    assert told[0] == pytest.approx(np.log(2), abs=0.05)
    assert np.mean(told[-3:]) < told[0] - 0.03
    assert through.history[-1].games > 10
    assert through.history[-1].positions == 8 * 8 * 16
    # The learning rate depends on how much of the way lies behind, so the first part must have the same end in view.
    train(PLAY, SMALL, _Interrupted(generations=8, stop=5), tmp_path)
    later = train(PLAY, SMALL, Plan(generations=8), tmp_path)
    assert [one.loss for one in later.history] == pytest.approx([one.loss for one in through.history], abs=1e-6)


class _Interrupted(Plan, frozen=True):
    """A plan that is interrupted."""

    stop: int = 0

    def done(self, generations: int, seconds: float) -> float:
        return 1.0 if generations >= self.stop else super().done(generations, seconds)


def _turn(before: float, value: float, *, over: bool = False, strayed: bool = False) -> Turn:
    """A turn of one game with two players; chances are the first one's."""
    nothing = jnp.zeros(1, dtype=int)
    return Turn(
        before=jnp.array([[before, 1 - before]]),
        value=jnp.array([[value, 1 - value]]),
        over=jnp.array([over]),
        strayed=jnp.array([strayed]),
        ended=nothing,
        mover=nothing,
        roll=nothing,
        column=nothing,
    )


def test_targets_look_ahead_until_a_random_turn_or_the_end_of_a_game() -> None:
    turns = [
        _turn(0.5, 0.6),
        _turn(0.7, 0.1, strayed=True),
        _turn(0.4, 0.5),
        _turn(0.8, 1.0, over=True),
        _turn(0.5, 0.3),
        _turn(0.2, 0.25),
    ]
    found = returns(Turn(*(jnp.stack(parts) for parts in zip(*turns, strict=True))), 0.9)
    # After the last turn nothing is known yet: 0.2 stands. The game before it ended with a turn worth 0.8 before it.
    expected = [0.5 + 0.9 * (0.7 - 0.6), 0.7, 0.4 + 0.9 * (0.8 - 0.5), 0.8, 0.5 + 0.9 * (0.2 - 0.3), 0.2]
    assert found[:, 0, 0].tolist() == pytest.approx(expected, abs=1e-6)
    assert found[:, 0, 1].tolist() == pytest.approx([1 - one for one in expected], abs=1e-6)


@pytest.mark.parametrize("players", [2, 3])
def test_calibration_notes_what_the_plain_one_does(players: int) -> None:
    """Until all games are over; what a finished one's place shows after that is another game's."""
    draw = np.random.default_rng(players)
    numbers, turns = range(40, 60), 12
    chances = draw.dirichlet([3.0] * players, (turns, len(numbers))).astype(np.float32)
    lengths = draw.integers(1, turns, len(numbers))
    noted = nothing_noted(numbers, players)
    for at, values in enumerate(chances):
        assert bool(noted.over.all()) == (at > lengths.max())
        noted = note(noted, jnp.asarray(values), jnp.asarray(lengths == at))
    exactly = chances.astype(np.float64)
    expected = []
    for game, (number, length) in enumerate(zip(numbers, lengths, strict=True)):
        expected += first_in_bins(exactly[:length, game], exactly[length, game], number)
    assert sorted(pairs_of(noted)) == sorted(expected)


def test_one_network_for_several_numbers_of_players_is_refused() -> None:
    with pytest.raises(LearnError, match="one number of players"):
        train(PLAY, replace(SMALL, players=(2, 3)), Plan(generations=1))


@pytest.mark.soak  # compiled for each game
def test_training_can_begin_with_another_network() -> None:
    """With a rate of next to nothing, it ends with that network too, and not with a new one."""
    other = new_network(replace(SMALL, seed="another"))
    found = train(PLAY, replace(SMALL, rate=1e-12), Plan(generations=1), start=other)
    assert found.network.layers[0].weights == pytest.approx(other.layers[0].weights, abs=1e-9)
