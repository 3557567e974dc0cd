"""The two halves of the goal on the score sheet: whoever has both has won, and nobody else."""

from random import Random

import pytest

from tests.rules.playing import random_game
from tests.rules.wuerfelland.table import GAME
from wuerfelreich import Over
from wuerfelreich.rules.wuerfelland.state import State


@pytest.mark.parametrize("seed", range(8))
def test_who_has_both_halves_has_won(seed: int) -> None:
    *_, (state, _) = random_game(GAME, GAME.seats[seed % len(GAME.seats)], Random(seed))
    assert isinstance(state, State)
    step = GAME.next(state)
    assert isinstance(step, Over)
    reached = [seat for seat, sheet in enumerate(GAME.sheets(state)) if all(way.reached for way in sheet.ways)]
    assert tuple(reached) == step.result.winners
    treasures = [dict(sheet.ways[0].what.args)["count"] for sheet in GAME.sheets(state)]
    assert treasures == [sheet.total - sheet.ways[1].reached for sheet in GAME.sheets(state)]
