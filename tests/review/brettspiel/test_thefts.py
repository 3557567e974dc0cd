"""What is said about a theft is so, and it tells one theft from another."""

from collections.abc import Iterator

from tests.review.positions import Position, decisions, unjudged
from wuerfelreich.rules.brettspiel.actions import StealCard, StealGem
from wuerfelreich.rules.brettspiel.state import State


def thefts() -> Iterator[tuple[Position, State, StealCard | StealGem, str]]:
    """Every theft in some positions, with its reason."""
    for one in decisions("brettspiel"):
        assert isinstance(one.state, State)
        for action in one.game.legal(one.state):
            if isinstance(action, StealCard | StealGem):
                yield one, one.state, action, unjudged(one).why(action)


def test_a_stolen_joker_makes_or_breaks_a_pair_where_it_is_said() -> None:
    said = {"makes": 0, "loses": 0}
    for one, state, theft, why in thefts():
        if not isinstance(theft, StealCard):
            continue
        thief, victim = state.realms[state.player], state.realms[theft.owner]
        assert ("it makes a pair" in why) == (theft.joker in thief.jokers), why
        loses = f"{one.told('en').names[theft.owner]} loses a pair" in why
        assert loses == (victim.jokers.count(theft.joker) in (2, 4, 6)), why
        said["makes"] += "makes a pair" in why
        said["loses"] += loses
    assert all(said.values())


def test_whoever_is_said_to_be_ahead_has_more_points_than_the_others_to_rob() -> None:
    told = 0
    for one, state, theft, why in thefts():
        if "has the most points" not in why:
            continue
        told += 1
        points = [sheet.total for sheet in one.game.sheets(state)]
        legal = [action for action in one.game.legal(state) if isinstance(action, type(theft))]
        robbed = {action.owner for action in legal if isinstance(action, StealCard) or action.gem == theft.gem}  # type: ignore[union-attr]
        assert len(robbed) > 1
        assert all(points[theft.owner] > points[seat] for seat in robbed - {theft.owner})
    assert told
