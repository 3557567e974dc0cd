"""What a citizen is said to bring is what it brings."""

import pytest
from msgspec.structs import replace

from tests.review.positions import Position, decisions, unjudged
from wuerfelreich.review.brettspiel.citizens import citizen_brings
from wuerfelreich.rules.brettspiel.actions import Take
from wuerfelreich.rules.brettspiel.facts import MARKERS
from wuerfelreich.rules.brettspiel.state import Effect, Phase, Realm, State
from wuerfelreich.words.catalogue import words_in

NOBODY = Realm(0, (), 0, 0, 0, 0)
MANY = (1 << MARKERS) - 1


def some_state() -> State:
    """A position in which citizens may be taken."""
    states = (one.state for one in decisions("brettspiel"))
    return next(state for state in states if isinstance(state, State) and state.phase is Phase.CHOOSE)


@pytest.mark.parametrize(
    ("effect", "less", "said"),
    [
        (Effect.THIEF_OF_CARDS, {}, "a castle"),
        (Effect.THIEF_OF_GEMS, {}, "a castle"),
        (Effect.TAMER, {"fires": 0}, "though there is no dragon to tame"),
        (Effect.BULLY, {}, "though nobody can be ousted"),
        (Effect.LANDOWNER, {"known": (1,), "unseen": (0, 0)}, "a castle"),
        (Effect.MERCHANT_2, {"known": (1,), "unseen": (0, 0)}, "a tile for a castle"),
        (Effect.MERCHANT_3, {"spare_gold": 0, "spare_white": 0}, "a choice of three tiles for a castle"),
        (Effect.MERCHANT_3, {"spare_gold": 0}, "a choice of three tiles for a castle, a white gem"),
    ],
)
def test_nothing_is_promised_that_is_not_there(effect: Effect, less: dict[str, object], said: str) -> None:
    state = some_state()
    poor = replace(state, realms=(NOBODY,) * len(state.realms), **less)
    assert citizen_brings(words_in("en"), poor, effect) == said
    winning = replace(poor, realms=(replace(NOBODY, markers=MANY),) * len(state.realms))
    wins = effect is not Effect.TAMER
    assert ("which wins the game" in citizen_brings(words_in("en"), winning, effect)) == wins


def test_whoever_is_robbed_has_something_to_lose() -> None:
    told = 0
    for one in decisions("brettspiel"):
        takes = [action for action in one.game.legal(one.state) if isinstance(action, Take) and not action.pairs]
        for take in takes:
            told += robs_truly(one, take)
    assert told


def robs_truly(one: Position, take: Take) -> bool:
    """Whether something stolen is promised; fails if there is nothing."""
    state = one.state
    assert isinstance(state, State)
    said = unjudged(one).why(take)
    others = [realm for seat, realm in enumerate(state.realms) if seat != state.player]
    assert "stolen card" not in said or any(realm.jokers for realm in others)
    assert "stolen gem" not in said or any(realm.gold or realm.white for realm in others)
    return "stolen" in said
