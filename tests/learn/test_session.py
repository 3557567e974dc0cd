"""Settings as a command line gives them."""

import pytest

from wuerfelreich.learn.session import is_vectorised, read_settings
from wuerfelreich.learn.settings import LearnError, Settings
from wuerfelreich.value.shipped import evaluator_class


def test_settings_are_read_from_text() -> None:
    found = read_settings("wuerfelkoenig", "3,4", "x", 40, ["hidden=256,64", "rate=5e-4", "replay=3"], plain=True)
    assert found == Settings("wuerfelkoenig", (3, 4), "x", games=40, hidden=(256, 64), rate=5e-4, replay=3)


@pytest.mark.parametrize("change", ["rate", "players=3", "game=x", "vectorised=1", "colour=1", "=", ""])
def test_what_is_no_setting_is_refused(change: str) -> None:
    with pytest.raises(LearnError, match="is no setting"):
        read_settings("wuerfelkoenig", "2", "1", None, [change], plain=True)


def test_a_game_without_arrays_is_learned_by_the_plain_rules() -> None:
    assert not is_vectorised("brettspiel")
    assert not read_settings("brettspiel", "2", "1", None).vectorised


def test_the_hidden_layers_are_as_wide_as_the_game_wants_unless_told_otherwise() -> None:
    assert evaluator_class("wuerfelland").hidden == (128, 64)
    assert read_settings("wuerfelland", "2", "1", None).hidden == (128, 64)
    assert read_settings("wuerfelland", "2", "1", None, ["hidden=32"]).hidden == (32,)
    assert read_settings("wuerfelkoenig", "2", "1", None).hidden == (128, 128)
