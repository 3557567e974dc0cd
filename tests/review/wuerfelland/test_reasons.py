"""The reasons of Würfelland say something: a treasure only where one comes within reach, and what cannot be crossed."""

from collections import Counter
from itertools import islice

from tests.review.positions import Position, decisions, unjudged
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import ChooseColour, Cross, RollOn, Stop
from wuerfelreich.rules.wuerfelland.dice import COLOURS
from wuerfelreich.rules.wuerfelland.fields import around
from wuerfelreich.rules.wuerfelland.state import Phase, State

REACH = "brings a treasure within reach"
NOWHERE = "cannot be crossed anywhere"


def parts(one: Position) -> tuple[Wuerfelland, State]:
    assert isinstance(one.game, Wuerfelland)
    assert isinstance(one.state, State)
    return one.game, one.state


def within_reach(game: Wuerfelland, state: State, crossed: int) -> bool:
    """Whether a single die may cross a treasure."""
    board, near = state.boards[state.seat], around(crossed) & ~crossed
    places = [game.box.crossings[board].places(crossed, near, colour) for colour in range(len(COLOURS))]
    return any(place.free & near & game.box.boards[board].treasures for found in places for place in found)


def test_a_treasure_is_a_reason_only_if_it_comes_within_reach() -> None:
    said: Counter[bool] = Counter()
    for one in islice(decisions("wuerfelland"), 0, None, 3):
        game, state = parts(one)
        before = state.crossed[state.seat]
        for cross in [action for action in game.legal(state) if isinstance(action, Cross)][:5]:
            reason = REACH in unjudged(one).why(cross)
            said[reason] += 1
            if reason:
                assert within_reach(game, state, before | cross.fields)
                assert not within_reach(game, state, before)
    assert said[True] < said[False]
    assert said[True]


def test_what_cannot_be_crossed_is_said() -> None:
    looked_at: Counter[type] = Counter()
    for one in decisions("wuerfelland"):
        game, state = parts(one)
        if state.phase not in (Phase.CHOOSE, Phase.GO_ON):
            continue
        board, seat = game.box.crossings[state.boards[state.seat]], state.seat
        for action in game.legal(state):
            match action:
                case ChooseColour(colour):
                    count = state.dice.count(colour)
                case Stop() | RollOn():
                    colour, count = state.colour, state.aside
                case _:
                    continue
            places = board.places(state.crossed[seat], state.near[seat], colour)
            if all(place.size < count for place in places) and looked_at[type(action)] < 5:
                looked_at[type(action)] += 1
                assert NOWHERE in unjudged(one).why(action)
    assert len(looked_at) == 3, looked_at
