"""The ways to win on the score sheet: whoever has gone one to its end has won, and nobody else."""

from random import Random

import pytest

from tests.rules.knatsch.table import GAME, arrange
from tests.rules.playing import random_game
from wuerfelreich import Over
from wuerfelreich.rules.knatsch.state import State

THREE_CASTLES = "red-2221 black-3332 white-4443"


@pytest.mark.parametrize("seed", range(20))
def test_who_has_reached_a_way_has_won(seed: int) -> None:
    *_, (state, _) = random_game(GAME, GAME.seats[seed % len(GAME.seats)], Random(seed))
    assert isinstance(state, State)
    step = GAME.next(state)
    assert isinstance(step, Over)
    reached = [seat for seat, sheet in enumerate(GAME.sheets(state)) if any(way.reached for way in sheet.ways)]
    assert tuple(reached) == step.result.winners


def test_a_way_says_how_much_of_it_there_is() -> None:
    mine = GAME.sheets(
        arrange(seats=f"{THREE_CASTLES} tournament / blue-2223 / green-2224", right="tournament", left="white-3331")
    )[0]
    assert [(way.what.key, dict(way.what.args), way.reached) for way in mine.ways] == [
        ("kn-way-four_castles", {"castles": 3}, False),
        ("kn-way-king", {"castles": 3, "king": "no"}, False),
        ("kn-way-tournaments", {"castles": 2, "tournaments": 1}, False),
    ]
