"""Two fields of one landscape are told apart by where they lie on the table."""

from tests.review.positions import decisions, unjudged
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import Bully, Place, Tame
from wuerfelreich.rules.brettspiel.state import State

#: A field's width, and the height of a row, as the page draws them.
WIDTH, ROW = 100, 86.6


def test_of_two_fields_the_words_say_which() -> None:
    sides = set()
    for one in decisions("brettspiel"):
        assert isinstance(one.state, State)
        assert isinstance(one.game, Brettspiel)
        reasons, box = unjudged(one), one.game.box
        on_fields = [action for action in reasons.judged.legal if isinstance(action, Place | Tame | Bully)]
        for action in on_fields:
            landscape = box.landscape_of[action.field]
            twins = {other.field for other in on_fields if box.landscape_of[other.field] == landscape} - {action.field}
            said = {side for side in ("left", "right", "upper", "lower") if f"the {side} field" in reasons.play(action)}
            assert len(said) == len(twins)
            for twin, side in zip(twins, said, strict=True):
                places = box.lays.positions(one.state.arrangement)
                (x, y), (other_x, other_y) = (
                    (WIDTH * (q + r / 2), ROW * r) for q, r in (places[action.field], places[twin])
                )
                assert {"left": x < other_x, "right": x > other_x, "upper": y < other_y, "lower": y > other_y}[side]
                sides.add(side)
    assert sides == {"left", "right", "upper", "lower"}
