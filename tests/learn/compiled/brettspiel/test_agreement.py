"""The compiled board game does what the plain one does."""

import os
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from tests.learn.compiled.brettspiel import agreement


def test_agrees_without_being_compiled() -> None:
    """Compiling takes minutes, so the same functions are run as plain Python, in a process of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.learn.compiled.brettspiel.agreement"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    assert done.returncode == 0, done.stderr
    for kind in ("value REVEAL", "value ROLL", "value DRAW", "now ROLL", "now PLACE", "now DRAW", "moves"):
        assert f"{kind}: " in done.stdout


@pytest.mark.soak
def test_agrees_in_whole_games() -> None:
    found = agreement.both(128, 128)
    compared: Counter[str] = Counter()
    for number in range(6):
        for state in agreement.visited(f"compiled/{number}", sensible=(0.95, 0.5)[number % 2]):
            compared.update(agreement.checked(found, state))
    assert min(compared.values()) >= 10, compared
    assert compared.total() > 800


@pytest.mark.soak
@pytest.mark.parametrize("explore", [0.0, 0.05, 0.9])
def test_games_replay_by_the_plain_rules(explore: float) -> None:
    found = agreement.both(128, 128)
    for seed in range(10):
        assert agreement.replayed(found, seed, explore) > 100


@pytest.mark.soak
def test_an_episode_follows_from_its_seed() -> None:
    found = agreement.both(128, 128)
    one, again, other = (found.compiled.episode(2, seed, 0.05, 0.5) for seed in ("a", "a", "b"))
    for left, right in zip(one, again, strict=True):
        np.testing.assert_array_equal(left, right)
    assert one.features.shape != other.features.shape or (one.features != other.features).any()
    assert one.features.dtype == np.float16
    np.testing.assert_allclose(one.targets.sum(axis=1), 1, atol=1e-6)
    with pytest.raises(ValueError, match="2 players"):
        found.compiled.episode(3, "a", 0.05, 0.5)
