"""Compiled players: found by name, used where they can be, and the same on any number of processes."""

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from tests.learn.compiled.wuerfelland.plain import COMPILED
from tests.value.small import small_network
from wuerfelreich.learn import compiled
from wuerfelreich.learn.calibration import calibrate
from wuerfelreich.learn.run import new_network
from wuerfelreich.learn.self_play import player_for
from wuerfelreich.learn.session import advice, begin_with, read_settings, train
from wuerfelreich.learn.settings import LearnError, Plan, Settings
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.spread import Processes
from wuerfelreich.value.shipped import network_for

WITH_PLAYER = [game for game in GAMES if compiled.has_player(game)]
#: The last game that is only played by the plain rules.
PLAIN = [game for game in GAMES if game not in WITH_PLAYER][-1]


def test_games_of_two_are_compiled_where_there_are_such_games() -> None:
    assert WITH_PLAYER
    assert [game for game in GAMES if read_settings(game, "2", "1", None).compiled] == WITH_PLAYER
    assert not any(read_settings(game, "2", "1", None, plain=True).compiled for game in GAMES)
    assert not any(read_settings(game, "3,4", "1", None).compiled for game in WITH_PLAYER)
    assert compiled.player(PLAIN, small_network(PLAIN, 2)) is None


def test_without_numba_games_are_played_by_the_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """And that is said, unless it is wanted."""
    monkeypatch.setattr(compiled, "is_installed", lambda: False)
    found = read_settings("wuerfelland", "2", "1", None)
    assert not found.compiled
    sentence = advice(found, plain=False)
    assert sentence is not None
    assert "slower" in sentence
    assert advice(found, plain=True) is None
    assert advice(read_settings(PLAIN, "2", "1", None), plain=False) is None
    with pytest.raises(LearnError, match="plays compiled games"):
        player_for("wuerfelland", small_network("wuerfelland", 2))


def test_what_cannot_be_compiled_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LearnError, match="only games of two players are compiled"):
        Settings("wuerfelland", (3,), compiled=True, hidden=(8,), tower=(8, 4)).check()
    deep = read_settings("wuerfelland", "2", "1", 1, ["hidden=8,8", "tower=8,4"])
    with pytest.raises(LearnError, match=r"one hidden layer: add --plain$"):
        train(deep, Plan(generations=1), tmp_path)
    with pytest.raises(LearnError, match=f"no compiled games of {PLAIN}: add --plain$"):
        player_for(PLAIN, small_network(PLAIN, 2))


def test_settings_of_older_runs_were_not_compiled() -> None:
    assert not Settings("wuerfelland", (2,)).compiled


@pytest.mark.soak
def test_a_run_with_compiled_games_is_the_same_on_two_processes(tmp_path: Path) -> None:
    """Also if it begins with another network."""
    assert COMPILED
    settings = read_settings("wuerfelland", "2", "test", 6, ["batch=32", "average=2"])
    file = tmp_path / "2.npz"
    shipped = network_for("wuerfelland", 2)
    file.write_bytes(shipped.to_bytes())
    settings, start = begin_with(settings, file)
    alone = train(settings, Plan(generations=2), tmp_path / "one", start=start).network
    with Processes(2) as crew:
        together = train(settings, Plan(generations=2), tmp_path / "two", crew, start=start).network
    for one, other in zip((*alone.layers, *alone.tower), (*together.layers, *together.tower), strict=True):
        assert np.array_equal(one.weights, other.weights)
    with pytest.raises(LearnError, match="compiled True instead of False"):
        train(replace(settings, compiled=False), Plan(generations=2), tmp_path / "one", start=start)
    assert not np.array_equal(alone.layers[0].weights, new_network(settings).layers[0].weights)


@pytest.mark.soak
@pytest.mark.parametrize("game", WITH_PLAYER)
def test_calibration_by_compiled_games_is_that_of_plain_ones_but_for_luck(game: str) -> None:
    settings = read_settings(game, "2", "test", None)
    shipped = network_for(game, 2)
    found = calibrate(settings, shipped, 300)["2"]
    assert sum(one.count for one in found) > 300
    assert np.mean([one.forecast - one.won for one in found]) == pytest.approx(0.0, abs=0.15)
