"""`make bench-value` runs on a machine that has only NumPy and msgspec."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from math import ceil, sqrt
from pathlib import Path

import msgspec
import numpy as np
import pytest

from bench.value import rollouts
from bench.value.card import CardError, network_beside, read_card
from bench.value.rollouts import BLOCK, TRIALS, WORTH, enough, error_of, results_of
from bench.value.setting import Setting, play_on
from wuerfelreich.spread import ALONE
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Bin, Card, evaluator_class

ROOT = Path(__file__).parents[2]
WITHOUT = ("alembic", "fluent", "jax", "litestar", "ray", "rich", "sqlalchemy", "typer", "uvicorn")
SMALL = "--games 6 --positions 2 --rollouts 8 --rounds 2 --draws --json"


def untrained(folder: Path) -> Path:
    """The card of a network that knows nothing, with the network beside it."""
    data = Network.random((evaluator_class("knatsch").width(2), 8, 2), seed=1).to_bytes()
    (folder / "2.npz").write_bytes(data)
    kept: dict[str, tuple[Bin, ...]] = {"2": (Bin(1, 0.5, 1.0),), "3": (Bin(7, 0.25, 0.5),)}
    card = Card("knatsch", (2,), sha256(data).hexdigest(), 1, "", "today", {"games": 5}, kept)
    (folder / "2.json").write_bytes(card.to_bytes())
    return folder / "2.json"


def bench(*args: str) -> subprocess.CompletedProcess[str]:
    script = f"import runpy, sys; sys.modules |= dict.fromkeys({WITHOUT}); sys.argv = ['value', *{args}]; "
    script += "runpy.run_module('bench.value', run_name='__main__')"
    env = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False)


def test_an_untrained_network_is_measured_and_found_wanting(tmp_path: Path) -> None:
    path = untrained(tmp_path)
    done = bench("--card", str(path), *SMALL.split())
    assert done.returncode == 1, done.stderr  # it does not keep the limits
    calibrated, strong, rolled = map(json.loads, done.stdout.splitlines())
    assert all(0 <= one["forecast"] <= 1 and one["count"] <= 6 for one in calibrated["calibration"])
    assert rolled["rollouts"]["rollouts"] == 32
    assert rolled["rollouts"]["rms"] > 0.02
    assert strong["strength"]["games"] == 4
    adjusted = strong["strength"]["adjusted"]
    assert strong["strength"]["draws"]["share"] != adjusted["share"]
    card = msgspec.json.decode(path.read_bytes(), type=Card)
    assert card.calibration["2"] == msgspec.convert(calibrated["calibration"], tuple[Bin, ...])
    assert card.calibration["3"] == (Bin(7, 0.25, 0.5),)  # was not measured
    assert card.training == {"games": 5}
    told = card.strength["2"]
    assert (told.against, told.games, told.adjusted) == ("solver", 4, True)
    assert told.share == pytest.approx(adjusted["share"], abs=1e-5)
    assert told.interval == pytest.approx(adjusted["interval"], abs=1e-5)


def test_a_card_of_another_network_is_refused(tmp_path: Path) -> None:
    path = untrained(tmp_path)
    (tmp_path / "2.npz").write_bytes(b"another")
    with pytest.raises(CardError, match="not the network that its card describes"):
        read_card(path)
    (tmp_path / "2.npz").unlink()
    with pytest.raises(CardError, match=r"2\.npz cannot be read"):
        read_card(path)


@pytest.mark.parametrize("bias", [0.0, 0.05])
def test_the_noise_of_rollouts_does_not_count_as_error(bias: float) -> None:
    """Adjusted results that spread by 0.1 around true chances of which the forecasts are off by a bias."""
    draw = np.random.default_rng(1)
    true = draw.uniform(0.2, 0.8, (200, 1))
    plain = (draw.random((200, 64)) < true).astype(float)
    adjusted = true + 0.1 * draw.standard_normal((200, 64))
    found = error_of(_both(true + bias), _both(plain), _both(adjusted))
    assert found.noise == pytest.approx(0.1 / 8, rel=0.05)
    assert found.raw**2 == pytest.approx(bias**2 + 0.1**2 / 64, rel=0.25)
    assert found.rms == pytest.approx(bias, abs=0.005)
    # A plain rollout varies by p (1 - p), on average 0.22, an adjusted one by 0.01.
    assert found.worth == pytest.approx(64 * 22, rel=0.05)
    assert enough(_both(plain), _both(adjusted)) == pytest.approx(WORTH / 22, rel=0.05)


def _both(first: Chances) -> Chances:
    """The chances of two seats, whose axis comes last; forecasts have none for rollouts."""
    both: Chances = np.stack([first, 1 - first], axis=-1)
    return both[:, 0] if first.shape[1] == 1 else both


def test_adjusted_rollouts_say_the_same_as_plain_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From late positions, where games are short: with an untrained network too the luck is 0 on average."""
    setting = Setting("knatsch", 2, "late", str(network_beside(untrained(tmp_path))))
    ended, _ = play_on(setting, setting.rules.start(2), "late")
    plain, adjusted = results_of(setting, "test", ended[-2:], 64, ALONE)
    luck = (plain - adjusted)[:, :, 0]
    assert plain.shape == (2, 64, 2)
    assert set(plain.flat) <= {0.0, 0.5, 1.0}
    assert luck.std() > 0.05
    assert abs(luck.mean()) < 4 * luck.std() / sqrt(luck.size)
    monkeypatch.setattr(rollouts, "WORTH", 40)
    monkeypatch.setattr(rollouts, "_position", lambda setting, at: ended[-1 - at])
    found = rollouts.measure(setting, 2, None, ALONE)
    wanted = enough(*results_of(setting, "trial", ended[:-3:-1], TRIALS, ALONE))
    assert found.rollouts == ceil(wanted / BLOCK) * BLOCK
