"""Steps of many games at once: their worth, what can be crossed and what comes of it are as by the plain rules.

Compiling a step takes most of a minute. Every run tries the largest part of it, the lands, `make soak` the rest."""

from functools import cache, partial

import jax
import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from tests.learn.wuerfelland.plain import arrays, crosses, evaluator, land, positions, quick, rules
from wuerfelreich.learn.settings import LearnError
from wuerfelreich.learn.training import Parameters, parameters_of
from wuerfelreich.learn.wuerfelland import PLAY
from wuerfelreich.learn.wuerfelland.boards import Boards
from wuerfelreich.learn.wuerfelland.games import Games, begin, features_of, openings
from wuerfelreich.learn.wuerfelland.lands import GROUPS, ROWS, rows_of
from wuerfelreich.learn.wuerfelland.selfplay import Turn, step
from wuerfelreich.rules.wuerfelland import play
from wuerfelreich.rules.wuerfelland.fields import around
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.value.wuerfelland.crossings import Crossings

POSITIONS, COPIES, STEPS = 16, 8, 8
FACTS = PLAY.facts()
PARAMETERS = parameters_of(evaluator().network)


def test_lands_have_the_rows_of_the_plain_evaluator() -> None:
    states = positions(POSITIONS)
    rows, features = jax.device_get(quick(rows_of, static_argnums=2)(FACTS, arrays(states).lands, ROWS))
    for at, state in enumerate(states):
        for seat, (board, crossed) in enumerate(zip(state.boards, state.crossed, strict=True)):
            plain = Crossings(land(board), crossed, state.treasures)
            valid = rows.valid[at, seat]
            assert valid.sum() == len(plain.groups)
            found = np.column_stack(
                [
                    GROUPS[rows.candidate[at, seat]][valid],
                    rows.treasures[at, seat][valid],
                    rows.reached[at, seat][valid],
                    features[rows.place[at, seat]][valid],
                ]
            )
            expected = np.column_stack([plain.groups, plain.treasures, plain.reached, plain.features])
            assert _ordered(found) == pytest.approx(_ordered(expected), abs=1e-5)


def _ordered(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """Rows in an order that does not depend on the last digits."""
    return rows[np.lexsort(rows.round(3).T[::-1])]


@cache
def _played() -> list[tuple[Games, Turn]]:
    """Steps from the same positions, several times each, with other dice every time."""
    games = arrays([state for state in positions(POSITIONS) for _ in range(COPIES)])
    one_step = quick(partial(step, explore=0.0))
    return [jax.device_get(one_step(FACTS, PARAMETERS, games, jax.random.key(key))) for key in range(STEPS)]


def test_positions_of_both_kinds_are_looked_at() -> None:
    phases = [state.phase for state in positions(POSITIONS)]
    assert phases.count(Phase.ROLL) > 3
    assert phases.count(Phase.TREASURE_ROLL) > 3


@pytest.mark.soak
def test_a_step_is_worth_what_the_plain_evaluator_says() -> None:
    expected = np.array([evaluator().now(state) for state in positions(POSITIONS)])
    before = _played()[0][1].before.reshape(POSITIONS, COPIES, 2)
    assert before[:, 0] == pytest.approx(expected, abs=1e-5)
    assert (before == before[:, :1]).all()


@pytest.mark.soak
def test_what_is_played_brings_on_average_what_it_is_worth() -> None:
    """Dice, colours, stops and crossings are those that the exact mean is about."""
    values = np.concatenate([turn.value[:, 0].reshape(POSITIONS, COPIES) for _, turn in _played()], axis=1)
    before = _played()[0][1].before[::COPIES, 0]
    errors = values.std(axis=1, ddof=1) / values.shape[1] ** 0.5
    far = (values.mean(axis=1) - before)[errors > 1e-4] / errors[errors > 1e-4]
    assert np.abs(far).max() < 4.5
    assert abs(far.sum()) / len(far) ** 0.5 < 4


@pytest.mark.soak
def test_every_step_is_one_of_the_plain_rules() -> None:
    overs = 0
    for games, turn in _played()[:3]:
        for at, state in enumerate(state for state in positions(POSITIONS) for _ in range(COPIES)):
            overs += int(turn.over[at])
            after = _after(state, games, turn, at)
            if after is None:
                continue
            assert turn.mover[at] == evaluator().mover(after)
            assert turn.ended[at] == pytest.approx(evaluator().features([after])[0], abs=1e-5)
            assert turn.value[at] == pytest.approx(evaluator().chances([after])[0], abs=1e-5)
    assert overs > 0


def _after(state: State, games: Games, turn: Turn, at: int) -> State | None:
    """The position after a step, each crossing checked; None if the game is over, whose result is checked."""
    if turn.over[at]:
        assert turn.value[at].max() in (0.5, 1.0)
        return None
    crossed = tuple(crosses(board, games.lands.taken[at, seat].tolist()) for seat, board in enumerate(state.boards))
    found = []
    for seat, (board, old, new) in enumerate(zip(state.boards, state.crossed, crossed, strict=True)):
        assert old & ~new == 0
        if new != old:
            assert new & ~old in land(board).crossings(old)[0]
            assert state.phase is Phase.ROLL or seat == state.seat
        found.append((new & ~old & rules().box.boards[board].treasures).bit_count())
    owed = tuple(games.owed[at].tolist())
    rolls = [one - (seat == state.seat) for seat, one in enumerate(state.owed)] if sum(state.owed) else state.owed
    assert owed == tuple(one + more for one, more in zip(rolls, found, strict=True))
    assert games.active[at] == (state.active if sum(owed) else 1 - state.active)
    near = tuple(around(one) for one in crossed)
    due = Phase.TREASURE_ROLL if sum(owed) else Phase.ROLL
    seat = state.active if owed[state.active] else 1 - state.active
    after = replace(state, phase=due, crossed=crossed, near=near, owed=owed, active=int(games.active[at]), seat=seat)
    return replace(after, rolls=0, colour=-1, aside=0, dice=())


def _begun(facts: Boards, parameters: Parameters) -> tuple[Games, jax.Array, jax.Array]:
    games = begin(facts, parameters, 512, jax.random.key(1), 0.0)
    return games, features_of(facts, games), openings(facts, parameters)


@pytest.mark.soak
def test_games_begin_as_the_plain_rules_begin_them() -> None:
    games, features, starts = jax.device_get(quick(_begun)(FACTS, PARAMETERS))
    box = rules().box
    for at in range(0, 512, 16):
        boards = tuple(games.lands.board[at].tolist())
        state = play.begin(box, 2, 9, boards, int(games.active[at]))
        assert features[at] == pytest.approx(evaluator().features([state])[0], abs=1e-5)
        chances = evaluator().chances([state])[0]
        own, other = boards[state.active], boards[1 - state.active]
        assert starts[own, other] == pytest.approx(chances[state.active], abs=1e-5)
    sheet_of = {board: at for at, sheet in enumerate(box.sheets) for board in sheet}
    sheets = [tuple(sheet_of[board] for board in row) for row in games.lands.board.tolist()]
    assert {one != other for one, other in sheets} == {True}
    assert len(set(sheets)) == len(box.sheets) * (len(box.sheets) - 1)
    assert set(games.active.tolist()) == {0, 1}


def test_only_two_players_can_play_many_games_at_once() -> None:
    assert PLAY.pays((2,), accelerated=True)
    assert not PLAY.pays((2,), accelerated=False)
    assert not PLAY.pays((3, 4), accelerated=True)
    with pytest.raises(LearnError, match="2 players, not 3"):
        PLAY.begin(FACTS, PARAMETERS, 3, 4, jax.random.key(0), 0.0)
