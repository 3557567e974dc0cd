"""What dice are kept for is told in full: every kept die does something for somebody named, and the likeliest of what
is worth something is among them."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.review.positions import Position, decisions
from wuerfelreich.review.aims import LEAST
from wuerfelreich.review.coloured_dice import MAX_NAMED, ColouredDiceReasons
from wuerfelreich.review.difference import SMALLEST_COST
from wuerfelreich.review.hint import hint
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import reasons_of
from wuerfelreich.review.wording import CERTAIN
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.registry import GAMES, part

OF_COLOURED_DICE = [name for name in GAMES if issubclass(part("review", name).Reasons, ColouredDiceReasons)]
ADDS = 1e-6
"""A die adds more than this to a chance, or nothing."""


def kept(name: str) -> Iterator[tuple[ColouredDiceReasons[Any, Any], Keep, str]]:
    """Hints that keep dice, with what they say."""
    for one in islice(decisions(name), 0, None, 7):
        if not any(isinstance(action, Keep) for action in one.game.legal(one.state)):
            continue
        found, reasons = hint(one.told("en"), one.state), reasons_in(one)
        if isinstance(found.best.action, Keep):
            yield reasons, found.best.action, reasons.kept_for(found.best.action)


def reasons_in(one: Position) -> ColouredDiceReasons[Any, Any]:
    found = reasons_of(one.told("en"), one.state, adviser_of(one.game).judge(one.state))
    assert isinstance(found, ColouredDiceReasons)
    return found


def holds_jokers(state: Any) -> bool:
    """Whether the player could use jokers; in games without them, nobody."""
    return hasattr(state, "realms") and bool(
        state.realms[state.player].jokers or state.realms[state.player].superjokers
    )


@pytest.mark.parametrize("name", OF_COLOURED_DICE)
def test_every_kept_die_does_something_for_somebody_named(name: str) -> None:
    looked_at = 0
    for reasons, keep, said in kept(name):
        safe, chances = reasons.safe(keep), reasons.chances(keep)
        named = {reasons.card(target) for target in (*reasons.aims(keep), safe) if target}
        assert all(reasons.citizen(target) in said for target in reasons.aims(keep)), said
        assert len(reasons.aims(keep)) <= MAX_NAMED
        # A die that saves jokers need not raise a chance.
        for at in range(len(keep.dice)) if reasons.aims(keep) and not holds_jokers(reasons.state) else ():
            less = reasons.chances(Keep((*keep.dice[:at], *keep.dice[at + 1 :])))
            helped = {reasons.card(target) for target, chance in chances.items() if chance - less[target] > ADDS}
            assert helped & named, said
            looked_at += 1
    assert looked_at


@pytest.mark.parametrize("name", OF_COLOURED_DICE)
def test_the_likeliest_of_what_is_worth_something_is_named(name: str) -> None:
    looked_at = 0
    for reasons, keep, said in kept(name):
        chances, safe, aims = reasons.chances(keep), reasons.safe(keep), reasons.aims(keep)
        least = reasons.failure if safe is None else reasons.worth[safe]
        useful = [
            target
            for target, chance in chances.items()
            if LEAST <= chance < CERTAIN
            and reasons.worth[target] - least >= SMALLEST_COST
            and target not in reasons.won
        ]
        if aims and len(aims) < MAX_NAMED and useful:
            looked_at += 1
            named = {reasons.card(target) for target in aims}
            most = max(useful, key=lambda target: chances[target])
            assert reasons.card(most) in named or any(chances[target] >= chances[most] - 1e-6 for target in aims), said
    assert looked_at
