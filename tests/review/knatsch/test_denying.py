"""Why a card is put under its pile: because somebody else could win with it."""

import pytest

from tests.records.record_games import NAMES
from tests.review.positions import Position, unjudged
from tests.rules.knatsch.table import GAME, arrange
from wuerfelreich.rules.knatsch.actions import AimPile, PutUnder

THREE = "red-2221 black-3332 yellow-2225"


@pytest.mark.parametrize(
    ("mine", "theirs", "why"),
    [
        ("blue-2223", THREE, f"it could win the game for {NAMES[1]}"),
        (THREE, "blue-2223", "a new card comes up"),
        ("blue-2223", "red-2221 black-3332", "a new card comes up"),
    ],
)
def test_a_fourth_castle_is_kept_from_somebody_else(mine: str, theirs: str, why: str) -> None:
    state = arrange(seats=f"{mine} / {theirs} / green-2224")
    reasons = unjudged(Position(GAME, state, 3))
    assert reasons.why(PutUnder(0)) == why
    assert ("wins the game" in reasons.why(AimPile(0))) == (mine == THREE)
