"""Two citizens of a kind are told apart: no sentence hopes for the dwarf and calls the dwarf safe."""

import re
from itertools import islice

from tests.review.positions import decisions, hints, unjudged
from wuerfelreich.review.coloured_dice import ColouredDiceReasons
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.state import State

AIMS = re.compile(r"for (the [^,]*?)(?= or \d|,|\.)|(the [^,]*?) is safe")


def test_no_citizen_is_named_twice_in_a_sentence() -> None:
    for _, found in hints("wuerfelkoenig"):
        named = [first or second for first, second in AIMS.findall(found.sentence)]
        assert len(set(named)) == len(named), found.sentence


def test_all_citizens_of_a_row_have_different_names() -> None:
    """Two of a kind are told apart by their points or, if these are the same, by their wishes."""
    twins = 0
    for one in islice(decisions("wuerfelkoenig"), 0, None, 7):
        assert isinstance(one.state, State)
        assert isinstance(one.game, Wuerfelkoenig)
        reasons, citizens = unjudged(one), one.game.box.citizens
        assert isinstance(reasons, ColouredDiceReasons)
        names = [reasons.citizen(citizens[card].id) for card in one.state.row]
        assert len(set(names)) == len(names), names
        twins += len({citizens[card].kind for card in one.state.row}) < len(names)
    assert twins > 10
