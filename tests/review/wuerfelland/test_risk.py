"""A reason in Würfelland keeps no risk back, and tells two colours apart."""

from itertools import islice

import wuerfelreich as wr
from tests.review.positions import decisions, unjudged
from wuerfelreich.review.explanation import explain
from wuerfelreich.review.hint import hint
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import RollOn
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration


def test_no_risk_of_too_many_dice_is_kept_back() -> None:
    """Also where one rolls on only because of the others."""
    risks = 0
    for one in islice(decisions("wuerfelland"), 0, None, 2):
        assert isinstance(one.state, State)
        assert isinstance(one.game, Wuerfelland)
        state, seat = one.state, one.state.seat
        if state.phase is not Phase.GO_ON or not state.dice:
            continue
        crossings = one.game.box.crossings[state.boards[seat]]
        places = crossings.places(state.crossed[seat], state.near[seat], state.colour)
        if max((place.size for place in places), default=0) == state.aside:
            risks += 1
            chance = round(100 * (1 - (5 / 6) ** len(state.dice)))
            assert f"{chance}% risk of too many" in unjudged(one).why(RollOn())
    assert risks


#: Red and yellow have the same chances, but not the same ways.
TWO_ALIKE = (
    "wuerfelland choose; goal 9; round 8; active P3; seat P3; rolls 1; aside -; dice R Y G O O A; treasure-rolls 0; "
    "owed 0 0 0; sheets -; boards 1A 2A 3B; crosses h1 i1 j1 k1 l1 h2 i2 j2 e3 f3 g3 h3 i3 j3 k3 e4 f4 g4 f5 h5 f6 / "
    "d1 e1 f1 g1 d2 f2 g2 f3 f4 h4 i4 j4 e5 f5 g5 e6 f6 g6 g7 h7 f8 / j3 e4 f4 g4 i4 j4 e5 i5 j5 d6 e6 i6 f7 j7"
)


def test_two_colours_with_the_same_chances_are_told_apart() -> None:
    game = wr.game("wuerfelland")
    told = narration(words_in("en"), game, ("Anna", "Ben", "Clara"))
    chances = "60% for 2 fields or more, 20% risk of too many"
    found = explain(told, game.read_state(TWO_ALIKE), game.read_action("choose R"))
    assert found.why == f"Choose yellow: the way to orange opens, {chances}."
    assert found.played == f"choose red (the way to yellow and blue opens, {chances})"


def test_what_may_still_grow_is_not_called_done() -> None:
    choices = 0
    for one in islice(decisions("wuerfelland"), 0, None, 2):
        assert isinstance(one.state, State)
        if one.state.phase is Phase.CHOOSE:
            said = hint(one.told("en"), one.state).sentence
            choices += " or more" in said
            assert " or more" not in said or "is done" not in said, said
    assert choices
