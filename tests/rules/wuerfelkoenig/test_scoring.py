"""Points and places, compared with a second computation: slow and obvious, from the printed cards."""

import json
from importlib.resources import files
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rules.playing import random_game
from tests.rules.wuerfelkoenig.table import GAME
from wuerfelreich import Over
from wuerfelreich.rules.wuerfelkoenig import scoring
from wuerfelreich.rules.wuerfelkoenig.state import State

CITIZENS = json.loads(files("wuerfelreich.rules.wuerfelkoenig").joinpath("material.json").read_bytes())["citizens"]
PRINTED = {card["id"]: card["points"] for card in CITIZENS}


def points_and_minus(pile: list[str]) -> tuple[int, int]:
    """Counts a pile card by card, as people do at the table."""
    points = minus = 0
    for name in pile:
        if name.startswith("busy_fairy"):
            points += len([other for other in pile if other.startswith("busy_fairy")])
        elif name.startswith("-"):
            points -= int(name[1:])
            minus += int(name[1:])
        elif name in PRINTED:
            points += PRINTED[name]
            if name.startswith("dragon"):
                minus -= PRINTED[name]
        else:
            points += int(name[-1])
    return points, minus


def slow_places(scores: list[tuple[int, int]]) -> list[int]:
    """Hands out the places from the first: all who are best among those left share the next one."""
    found = [0] * len(scores)
    while 0 in found:
        left = [seat for seat, place in enumerate(found) if place == 0]
        most = max(scores[seat][0] for seat in left)
        least_minus = min(scores[seat][1] for seat in left if scores[seat][0] == most)
        place = len(scores) - len(left) + 1
        for seat in left:
            if scores[seat] == (most, least_minus):
                found[seat] = place
    return found


def compare(state: State) -> None:
    piles = [[str(card) if card < 0 else GAME.box.names[card] for card in pile] for pile in state.piles]
    scores = [points_and_minus(pile) for pile in piles]
    sheets = GAME.sheets(state)
    assert [(sheet.total, scoring.minus(sheet)) for sheet in sheets] == scores
    assert list(scoring.result(GAME.box, state, "village").places) == slow_places(scores)


@given(cards=st.permutations(range(-10, 55)), players=st.integers(2, 5), owned=st.integers(0, 65))
def test_any_cards_in_any_piles(cards: list[int], players: int, owned: int) -> None:
    """Penalties are -10 to -1 here, one each of the box."""
    dealt = [GAME.box.penalties[card] if card < 0 else card for card in cards[:owned]]
    piles = tuple(tuple(dealt[seat::players]) for seat in range(players))
    compare(replace(GAME.start(players), piles=piles))


@given(st.integers(2, 5), st.lists(st.sampled_from([0, -1, -2, -3, 22, 23, 37, 38]), max_size=10))
def test_close_results(players: int, cards: list[int]) -> None:
    """Few different cards, so that many seats have equal points, or equal minus points."""
    piles = tuple(tuple(cards[seat::players]) for seat in range(players))
    compare(replace(GAME.start(players), piles=piles))


@given(st.integers(2, 5), st.integers(0, 2**32 - 1))
def test_finished_games(players: int, seed: int) -> None:
    *_, (state, _) = random_game(GAME, players, Random(seed))
    assert isinstance(state, State)
    compare(state)
    step = GAME.next(state)
    assert isinstance(step, Over)
    assert step.result == scoring.result(GAME.box, state, step.result.ending)
