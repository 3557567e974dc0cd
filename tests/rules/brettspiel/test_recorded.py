"""What the names of the recorded games promise beyond their endings."""

import pytest

from tests.records.record_games import FOLDER
from wuerfelreich.records import Replay, read_record, replay
from wuerfelreich.rules.brettspiel.facts import MARKERS
from wuerfelreich.rules.brettspiel.state import Effect, State


def recorded(name: str) -> tuple[Replay, State, list[int], tuple[int, ...]]:
    """A recorded game: its replay, last state, points and places."""
    played = replay(read_record((FOLDER / "brettspiel" / f"{name}.wr").read_bytes()))
    assert isinstance(played.state, State)
    assert played.result is not None
    return played, played.state, [sheet.total for sheet in played.game.sheets(played.state)], played.result.places


def test_shared_first_place() -> None:
    _, state, points, places = recorded("tiles-shared_first_place")
    assert places == (1, 1)
    assert points[0] == points[1]
    assert state.realms[0].fires == state.realms[1].fires


def test_a_tie_broken_by_dragon_fires() -> None:
    _, state, points, places = recorded("tiles-tie_broken_by_dragon_fires")
    first, second = places.index(1), places.index(2)
    assert points[first] == points[second]
    assert state.realms[first].fires > state.realms[second].fires


def test_shared_second_place() -> None:
    _, _, _, places = recorded("tiles-shared_second_place_of_four")
    assert sorted(places) == [1, 2, 2, 4]


def test_a_neutral_field() -> None:
    _, state, _, _ = recorded("tiles-fires_run_out_and_a_field_is_neutral")
    assert state.neutral
    assert state.spare_fires == 0


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("markers-by_a_dragon_tamer", Effect.TAMER),
        ("markers-by_a_bully", Effect.BULLY),
        ("markers-by_a_landowners_second_tile", Effect.LANDOWNER),
    ],
)
def test_the_seventeenth_marker(name: str, effect: Effect) -> None:
    played, state, _, places = recorded(name)
    assert (state.effect, places[state.player]) == (effect, 1)
    assert state.realms[state.player].markers.bit_count() == MARKERS
    before = played.steps[-1].before
    assert isinstance(before, State)
    if effect is Effect.LANDOWNER:
        assert before.realms[state.player].markers.bit_count() == MARKERS - 1
