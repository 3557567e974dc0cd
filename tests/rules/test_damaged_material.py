"""A damaged material file is refused with its faults, or it is a game that can be played to its end; for every game."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.material_files import MaterialFile
from tests.rules.playing import random_game
from wuerfelreich import AnyGame, GameOptions, MaterialError
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.options import Options

FILES = {name: MaterialFile(game) for name, game in GAMES.items()}
#: Values that belong in no file, or only elsewhere.
STRANGE: list[object] = [
    *(None, True, -1, 0, 7, 10**30, 2.5, "", "x", [], [1], {}, {"a": 1}, [[]]),
    *("dragon", "red", "A1", ["A1"], "1A", ["1A"]),
]
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def read_or_refuse(name: str, data: bytes) -> None:
    try:
        game = GAMES[name](data)
    except MaterialError as refused:
        found = refused.faults
    else:
        found = ("none",)
        for state, _ in random_game(game, 2, Random(1), options_of(game)):
            assert game.read_state(game.write_state(state)) == state
    assert found
    assert all(found)


def options_of(game: AnyGame) -> GameOptions | None:
    """The options for two players: a file of Würfelland may have fewer sheets, so they choose boards."""
    return Options(boards=(game.box.names[0], game.box.names[-1])) if isinstance(game, Wuerfelland) else None


@EVERY_GAME
@given(data=st.data())
def test_wrong_values_are_refused_or_playable(name: str, data: st.DataObject) -> None:
    damage = st.tuples(st.sampled_from(FILES[name].places), st.sampled_from(STRANGE))
    read_or_refuse(name, FILES[name].damaged(data.draw(st.lists(damage, min_size=1, max_size=6))))


@EVERY_GAME
@given(data=st.data())
def test_missing_values_are_refused_or_playable(name: str, data: st.DataObject) -> None:
    read_or_refuse(name, FILES[name].without(data.draw(st.sampled_from(FILES[name].places))))


@EVERY_GAME
@given(seed=st.integers(0, 2**32 - 1))
def test_damaged_bytes_are_refused_or_playable(name: str, seed: int) -> None:
    rng = Random(seed)
    for _ in range(5):
        read_or_refuse(name, FILES[name].garbled(rng))
