"""What is said about a theft is so, and it tells one theft from another."""

from collections import Counter
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


def pairs_of(jokers: tuple[int, ...], superjokers: int) -> int:
    """The most pairs that these cards make, by trying: a superjoker goes with any card."""
    held = Counter(jokers)
    alike = sum(count // 2 for count in held.values())
    alone = sum(count % 2 for count in held.values())
    return alike + max(mixed + (superjokers - mixed) // 2 for mixed in range(min(alone, superjokers) + 1))


def test_a_stolen_joker_makes_or_breaks_a_pair_where_it_is_said() -> None:
    said = {"makes": 0, "loses": 0, "neither": 0}
    for one, state, theft, why in thefts():
        if not isinstance(theft, StealCard):
            continue
        thief, victim = state.realms[state.player], state.realms[theft.owner]
        more = pairs_of((*thief.jokers, theft.joker), thief.superjokers)
        makes = more > pairs_of(thief.jokers, thief.superjokers)
        assert ("it makes a pair" in why) == makes, why
        at = victim.jokers.index(theft.joker)
        left = pairs_of((*victim.jokers[:at], *victim.jokers[at + 1 :]), victim.superjokers)
        loses = left < pairs_of(victim.jokers, victim.superjokers)
        assert (f"{one.told('en').names[theft.owner]} loses a pair" in why) == loses, why
        said["makes"] += makes
        said["loses"] += loses
        said["neither"] += not makes and not loses
    assert all(said.values())


def test_whoever_is_said_to_be_ahead_has_more_points_than_every_other_opponent() -> None:
    told = 0
    for one, state, theft, why in thefts():
        if "has the most points" not in why:
            continue
        told += 1
        points = [sheet.total for sheet in one.game.sheets(state)]
        opponents = set(range(len(points))) - {state.player, theft.owner}
        assert opponents
        assert all(points[theft.owner] > points[seat] for seat in opponents)
    assert told
