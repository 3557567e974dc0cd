"""What the network is told about the next turns and the margin at the end."""

from itertools import product
from math import prod
from random import Random

import numpy as np
import pytest

from tests.rules.brettspiel.table import GAME
from tests.value.brettspiel.test_evaluator import evaluator, positions
from wuerfelreich.rules.brettspiel import scoring
from wuerfelreich.rules.brettspiel.options import BrettspielOptions
from wuerfelreich.rules.brettspiel.state import Effect, Phase, State
from wuerfelreich.value.brettspiel import features, prospects
from wuerfelreich.value.brettspiel.card_features import tier_alone
from wuerfelreich.value.brettspiel.prospects import GAIN_WIDTH, LAST, PACES, ahead, best_of, turns_left


def test_the_best_of_several_citizens_is_what_all_that_may_be_reached_bring() -> None:
    random = Random(1)
    gains = [random.random() for _ in range(GAIN_WIDTH)]
    chances = [random.choice((0.0, 1.0, random.random())) for _ in range(GAIN_WIDTH - 1)] + [0.5]
    mean = 0.0
    for reached in product((False, True), repeat=GAIN_WIDTH):
        chance = prod([one if met else 1 - one for one, met in zip(chances, reached, strict=True)])
        mean += chance * max((gain for gain, met in zip(gains, reached, strict=True) if met), default=0.0)
    both = np.array([[[complex(gain, chance) for gain, chance in zip(gains, chances, strict=True)]]])
    assert best_of(both)[0, 0] == pytest.approx(mean)


def test_tiers_reached_alone_add_up_to_the_first_one() -> None:
    first, second, third = 0.9, 0.5, 0.2
    missed = (1 - tier_alone(first, second)) * (1 - tier_alone(second, third)) * (1 - third)
    assert 1 - missed == pytest.approx(first)
    assert tier_alone(1.0, 1.0) == 0


def test_the_last_tile_is_left_until_a_turn_places_it() -> None:
    for found, (none, *_) in zip(turns_left(2)[1], PACES, strict=True):
        assert found == pytest.approx([1 / (1 - none**2), none / (1 - none**2)])
    assert not turns_left(3)[0].any()


def test_after_an_effect_it_is_the_turn_of_a_rival() -> None:
    due, rolling = ahead(Effect.LANDOWNER, 5, 2), ahead(Effect.NONE, 3, 2)
    own, rivals = (slice(LAST + at, LAST + at + len(PACES)) for at in (0, len(PACES)))
    assert due[:LAST] == rolling[:LAST] == tuple(float(left == 3) for left in range(1, LAST + 1))
    assert (due[own], due[rivals]) == (rolling[rivals], rolling[own])


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 4)])
def test_the_lead_stands_where_the_tiles_left_are(players: int, seats: int) -> None:
    late = [
        state
        for state in positions(players, BrettspielOptions(), seed=players)
        if state.phase is Phase.ROLL and not state.roll and state.supply <= LAST
    ]
    rows = evaluator(players, seats).features(late)[:, features.width(seats) - len(prospects.CLIPS) * LAST :]
    for state, row in zip(late, rows.reshape(len(late), -1, LAST), strict=True):
        expected = np.zeros(LAST)
        expected[state.supply - 1] = max(-1.0, min(1.0, _lead(state) / 12))
        assert row[1] == pytest.approx(expected, abs=1e-6)


def _lead(state: State) -> int:
    totals = [scoring.sheet(GAME.box, state, seat).total for seat in range(len(state.realms))]
    own = totals.pop(state.player)
    return own - max(totals)
