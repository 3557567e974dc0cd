"""Single positions: compiled functions find the same crossings, features and chances as the plain evaluator."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.learn.compiled.wuerfelland.plain import COMPILED, evaluator, fields, network, put
from wuerfelreich.learn.compiled.wuerfelland.lands import Lands
from wuerfelreich.learn.compiled.wuerfelland.network import value
from wuerfelreich.learn.compiled.wuerfelland.rounds import before_roll, solve_round
from wuerfelreich.learn.compiled.wuerfelland.selfplay import WuerfellandPlayer
from wuerfelreich.learn.compiled.wuerfelland.treasure_rolls import after_crossings, before_treasure_roll, best_rows
from wuerfelreich.learn.episodes import play
from wuerfelreich.rules.wuerfelland.play import ROUNDS
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.value.evaluator import Chances

GAMES = 5 if COMPILED else 2


@pytest.fixture(scope="module")
def player() -> WuerfellandPlayer:
    return WuerfellandPlayer(network())


@pytest.fixture(scope="module")
def positions() -> list[State]:
    """Positions of plain games, some with treasure rolls due; some in the last round."""
    courses = [play(evaluator(), 2, Random(game), explore=0.1).ended for game in range(GAMES)]
    found = [state for course in courses for state in course if isinstance(state, State)]
    if not COMPILED:
        found = [found[9], next(state for state in found[12:] if state.phase is Phase.TREASURE_ROLL)]
    return found + [replace(state, round=ROUNDS) for state in found]


def before(player: WuerfellandPlayer, state: State) -> Chances:
    """What the next roll makes of a position, with the seats in the order of the table."""
    tables, weights, lands = player.table[:3]
    last = state.round == ROUNDS
    if state.phase is Phase.ROLL:
        seat, own = state.active, before_roll(tables.dice, solve_round(tables.dice, weights, lands, state.active, last))
    else:
        seat, owed = state.seat, np.array(state.owed, dtype=np.int64)
        owed[seat] -= 1
        chances = after_crossings(weights, lands, seat, int(seat == state.active), owed, last)
        own = before_treasure_roll(tables.dice, chances, best_rows(lands, seat, chances))
    return np.array([own, 1 - own] if seat == 0 else [1 - own, own])


def test_crossings_features_and_chances_are_those_of_the_plain_evaluator(
    player: WuerfellandPlayer, positions: list[State]
) -> None:
    """Chances by the network, and by the exact mean over the dice of the next roll."""
    one, (_, weights, lands, *_) = evaluator(), player.table
    assert {state.phase for state in positions} == {Phase.ROLL, Phase.TREASURE_ROLL}
    for state, plain in zip(positions, one.chances(positions), strict=True):
        put(player.table, state)
        for seat in range(2):
            check_land(lands, state, seat)
        mover = one.mover(state)
        said = value(weights, lands, mover, state.owed[mover], state.owed[1 - mover])
        assert said == pytest.approx(plain[mover], abs=1e-5)
        assert before(player, state) == pytest.approx(one.now(state), abs=1e-5)


def check_land(lands: Lands, state: State, seat: int) -> None:
    """What can be crossed, and what the network sees of it."""
    plain = evaluator()._land(state, seat)
    rows, crossings = lands.rows[seat], lands.firsts[seat, -1]
    assert lands.groups[seat, :rows].tolist() == plain.groups.tolist()
    assert lands.bounds[seat].tolist() == plain.bounds.tolist()
    assert lands.treasures[seat, :rows].tolist() == plain.treasures.tolist()
    assert lands.reached[seat, :rows].tolist() == plain.reached.tolist()
    assert np.abs(lands.features[seat, :rows] - plain.features).max() <= 1e-6
    found = zip(lands.area[seat, :crossings], lands.mask[seat, :crossings], strict=True)
    sets = [fields(state.boards[seat], int(area), int(mask)).fields for area, mask in found]
    assert dict(zip(sets, lands.row[seat, :crossings].tolist(), strict=True)) == plain.row_of
