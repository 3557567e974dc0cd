"""Settings as a command line gives them."""

from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from wuerfelreich.learn.run import learn, new_network
from wuerfelreich.learn.session import begin_with, could_vectorise, read_settings, train
from wuerfelreich.learn.settings import LearnError, Plan, Settings
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.value.shipped import evaluator_class


def test_settings_are_read_from_text() -> None:
    found = read_settings("wuerfelkoenig", "3,4", "x", 40, ["hidden=256,64", "rate=5e-4", "replay=3"], plain=True)
    assert found == Settings("wuerfelkoenig", (3, 4), "x", games=40, hidden=(256, 64), rate=5e-4, replay=3)


@pytest.mark.parametrize("change", ["rate", "players=3", "game=x", "vectorised=1", "colour=1", "=", ""])
def test_what_is_no_setting_is_refused(change: str) -> None:
    with pytest.raises(LearnError, match="is no setting"):
        read_settings("wuerfelkoenig", "2", "1", None, [change], plain=True)


def test_the_settings_that_there_are_are_named() -> None:
    known = "write games, trace, explore, rate, batch, passes, replay, average, hidden or tower, = and a number$"
    with pytest.raises(LearnError, match=f"'speed=9' is no setting: {known}"):
        read_settings("wuerfelkoenig", "2", "1", None, ["speed=9"], plain=True)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("rate=abc", "rate must be a number, not 'abc'"),
        ("batch=1.5", "batch must be a whole number, not '1.5'"),
        ("hidden=", "hidden must be one or more whole numbers, such as 128,64, not ''"),
        ("rate=-1", "rate must be above 0, not -1"),
        ("rate=nan", "rate must be above 0, not nan"),
        ("explore=1", "explore must be 0 or more and less than 1, not 1"),
        ("hidden=8,0", "the widths in hidden and tower must be above 0"),
        ("tower=8", "the network of wuerfelkoenig has no tower"),
    ],
)
def test_only_the_wrong_setting_is_named(change: str, sentence: str) -> None:
    with pytest.raises(LearnError) as caught:
        read_settings("wuerfelkoenig", "2", "1", None, ["trace=0.5", change], plain=True)
    assert str(caught.value) == sentence


def test_a_game_with_arrays_learns_one_number_of_players_unless_it_is_plain(tmp_path: Path) -> None:
    with pytest.raises(LearnError, match="name one, or add --plain"):
        train(read_settings("wuerfelkoenig", "3,4", "1", None), Plan(generations=1), tmp_path)


def test_a_game_without_arrays_is_learned_by_the_plain_rules() -> None:
    assert not could_vectorise("brettspiel", (2,))
    assert not read_settings("brettspiel", "2", "1", None).vectorised


def test_the_hidden_layers_are_as_wide_as_the_game_wants_unless_told_otherwise() -> None:
    widths = {name: evaluator_class(name).hidden for name in GAMES}
    assert len(set(widths.values())) > 1
    assert {name: read_settings(name, "2", "1", None).hidden for name in GAMES} == widths
    assert read_settings("wuerfelland", "2", "1", None, ["hidden=32"]).hidden == (32,)


def test_training_can_begin_with_another_network(tmp_path: Path) -> None:
    """With a rate of next to nothing, it ends with that network too, and not with a new one."""
    settings = read_settings("knatsch", "2", "1", 1, ["hidden=8", "rate=1e-12"])
    other = new_network(read_settings("knatsch", "2", "another", 1, ["hidden=8"]))
    file = tmp_path / "2.npz"
    file.write_bytes(other.to_bytes())
    settings, start = begin_with(settings, file)
    assert settings.start == sha256(file.read_bytes()).hexdigest()
    trained = learn(settings, Plan(generations=1), start=start).network
    assert np.allclose(trained.layers[0].weights, other.layers[0].weights, atol=1e-3)
    assert not np.allclose(trained.layers[0].weights, new_network(settings).layers[0].weights, atol=1e-3)


def test_a_network_that_training_begins_with_grows_to_wider_layers(tmp_path: Path) -> None:
    small = new_network(read_settings("knatsch", "2", "another", 1, ["hidden=8"]))
    file = tmp_path / "2.npz"
    file.write_bytes(small.to_bytes())
    settings, start = begin_with(read_settings("knatsch", "2", "1", 1, ["hidden=12", "rate=1e-12"]), file)
    trained = learn(settings, Plan(generations=1), start=start).network
    assert trained.layers[0].weights.shape == (small.width, 12)
    assert np.allclose(trained.layers[0].biases[:8], small.layers[0].biases, atol=1e-3)
    assert np.allclose(trained.layers[0].weights[:, :8], small.layers[0].weights, atol=1e-3)


def test_a_network_that_training_cannot_begin_with_is_refused(tmp_path: Path) -> None:
    settings = read_settings("knatsch", "2", "1", 1, ["hidden=8"])
    damaged, larger = tmp_path / "damaged.npz", tmp_path / "larger.npz"
    damaged.write_bytes(b"no network")
    larger.write_bytes(new_network(read_settings("knatsch", "2", "1", 1, ["hidden=16"])).to_bytes())
    with pytest.raises(LearnError, match=r"this is not a network file, or it is damaged$"):
        begin_with(settings, damaged)
    with pytest.raises(LearnError, match="of another size"):
        begin_with(settings, larger)
    with pytest.raises(LearnError, match=r"there is no such file$"):
        begin_with(settings, tmp_path / "missing.npz")
    with pytest.raises(LearnError, match="of another size"):
        begin_with(read_settings("wuerfelkoenig", "2", "1", None), larger)


def test_the_tower_of_a_network_serves_other_numbers_of_players(tmp_path: Path) -> None:
    """What is learned about one land holds for all; the layers after it begin anew."""
    two = new_network(read_settings("wuerfelland", "2", "another", 1, ["tower=8,4"]))
    file = tmp_path / "2.npz"
    file.write_bytes(two.to_bytes())
    settings = read_settings("wuerfelland", "3,4", "1", 1, ["tower=8,4"])
    _, start = begin_with(settings, file)
    assert start.seats == 4
    for old, new in zip(two.tower, start.tower, strict=True):
        assert np.allclose(old.weights, new.weights, atol=1e-3)
    with pytest.raises(LearnError, match="of another size"):
        begin_with(read_settings("wuerfelland", "3,4", "1", 1, ["tower=8,5"]), file)
