"""Two cards of the same name on the piles are told apart by their pile."""

from tests.review.positions import Position, decisions, unjudged
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import AimPile, PutUnder
from wuerfelreich.rules.knatsch.material import TOURNAMENT
from wuerfelreich.rules.knatsch.sorts import SORTS
from wuerfelreich.rules.knatsch.state import State


def named(one: Position, pile: int) -> str:
    """The top card of a pile as people call it."""
    assert isinstance(one.state, State)
    assert isinstance(one.game, Knatsch)
    top = one.state.piles[pile].top
    return "tournament" if top == TOURNAMENT else SORTS[one.game.box.sort_of[top]]


def test_the_pile_is_named_where_both_show_the_same() -> None:
    seen = set()
    for one in decisions("knatsch"):
        reasons = unjudged(one)
        aims = [action for action in reasons.judged.legal if isinstance(action, AimPile)]
        if len(aims) == 2:
            twins = named(one, 0) == named(one, 1)
            seen.add((twins, named(one, 0) == "tournament"))
            for aim, side in zip(aims, ("left", "right"), strict=True):
                assert (f"on the {side} pile" in reasons.play(aim)) == twins
    assert {(True, True), (True, False), (False, False)} <= seen


def test_what_goes_under_a_pile_names_the_pile() -> None:
    for one in decisions("knatsch"):
        reasons = unjudged(one)
        for action in reasons.judged.legal:
            if isinstance(action, PutUnder):
                assert reasons.play(action).endswith(f"under the {('left', 'right')[action.pile]} pile")
