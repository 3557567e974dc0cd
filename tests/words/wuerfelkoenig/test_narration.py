"""Würfelkönig in words: what was taken, and what it is worth."""

from random import Random

import pytest

from tests.rules.playing import random_game
from tests.rules.wuerfelkoenig.table import GAME
from wuerfelreich.rules.wuerfelkoenig.actions import Take
from wuerfelreich.rules.wuerfelkoenig.state import State
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.wuerfelkoenig.narration import WuerfelkoenigNarration

NAMES = ("Anna", "Ben", "Cleo")
TELLER = WuerfelkoenigNarration(words_in("en"), GAME, NAMES)


def printed(state: State, take: Take) -> str:
    """What stands on the card that is taken, as it is told."""
    card = GAME.box.citizens[state.row[take.slot]]
    mine = [GAME.box.is_fairy[other] for other in state.piles[state.player] if 0 <= other < len(GAME.box.is_fairy)]
    # A fairy is worth as much as all fairies now, and every one before it is worth one more.
    points = 2 * sum(mine) + 1 if card.points == "fairy" else card.points
    assert isinstance(points, int)
    return f"({points} point{'' if abs(points) == 1 else 's'}).".replace("-", "−")


@pytest.mark.parametrize("seed", range(12))
def test_a_citizen_is_told_with_its_points(seed: int) -> None:
    for state, move in random_game(GAME, 3, Random(seed)):
        assert isinstance(state, State)
        if isinstance(move, Take) and not move.bonus:
            told = TELLER.acted(state, move, GAME.apply(state, move)).replace(". ", ".\n").splitlines()[0]
            assert told.endswith(printed(state, move)), told
