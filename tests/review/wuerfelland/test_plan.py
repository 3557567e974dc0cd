"""A colour is chosen with a plan: the next hint goes on with it."""

import pytest

from tests.review.positions import hints
from wuerfelreich.review.difference import SMALLEST_COST
from wuerfelreich.review.hint import hint
from wuerfelreich.rules.wuerfelland.actions import ChooseColour, RollOn
from wuerfelreich.rules.wuerfelland.state import Phase, State


def test_who_is_told_to_roll_on_after_the_choice_is_told_so_again() -> None:
    """A reason that speaks of more dice means rolling on; one that speaks of fields at once means stopping."""
    looked_at = 0
    for one, found in hints("wuerfelland"):
        after = one.game.apply(one.state, found.best.action)
        assert isinstance(after, State)
        if not isinstance(found.best.action, ChooseColour) or after.phase is not Phase.GO_ON:
            continue
        looked_at += 1
        following = hint(one.told("en"), after)
        rolls = following.best.action == RollOn()
        assert ("or more" in found.sentence) <= rolls, found.sentence
        assert ("at once" in found.sentence or "for sure" in found.sentence) <= (not rolls), found.sentence
        assert following.best.chance == pytest.approx(found.best.chance, abs=SMALLEST_COST)
    assert looked_at
