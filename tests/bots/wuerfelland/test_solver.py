"""What the Würfelland bots see in a position. Most play on board 1A; its map is in the table of the rules."""

import heapq
import json
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from tests.rules.playing import random_game
from tests.rules.wuerfelland.table import GAME, LAST_SIX, all_but, arrange
from wuerfelreich import Decide
from wuerfelreich.bots import BOTS
from wuerfelreich.bots.wuerfelland import Greedy, Solver
from wuerfelreich.odds.wuerfelland.land import Land, Weights, land_of
from wuerfelreich.rules.wuerfelland import Wuerfelland, scoring
from wuerfelreich.rules.wuerfelland.actions import Action, Cross
from wuerfelreich.rules.wuerfelland.fields import AROUND, fields_of
from wuerfelreich.rules.wuerfelland.options import GOALS, Options
from wuerfelreich.rules.wuerfelland.state import State

#: Two custom boards: small areas with two treasures each, and areas of ten fields, the largest allowed.
OWN = Wuerfelland(
    json.dumps(
        {
            "boards": [
                {"name": "small", "rows": ["rRyYgG", "RrYyGg", "bBSoaA", "BbOoAa"]},
                {"name": "large", "rows": ["rrRRRRRRRR", "yySggbbooa", "#AAAAAAAAa"]},
            ],
            "sheets": [["small"], ["large"]],
        }
    ).encode()
)
#: A land that needs one more field, of any colour.
ALMOST = all_but(LAST_SIX)
SEEDS = st.integers(0, 2**32 - 1)


def choice(bot: str, state: State) -> str:
    action = BOTS[bot](GAME, "1").choose(state)
    assert isinstance(action, Action)
    return GAME.write_action(action)


def land(board: str = "1A", weights: Weights | None = None) -> Land:
    code = GAME.box.codes[board]
    return land_of(GAME.box.boards[code], GAME.box.crossings[code], weights or Weights())


# Greedy


def test_greedy_chooses_the_most_dice_that_fit() -> None:
    """The blue area next to the start has five fields, the green one three: four green dice are overrolled."""
    assert choice("greedy", arrange(phase="choose", dice="G G G G B B")) == "choose B"
    assert choice("greedy", arrange(phase="choose", dice="G G G B B A")) == "choose G"


def test_greedy_rolls_on_up_to_three_dice_if_there_is_room() -> None:
    assert choice("greedy", arrange(phase="go_on", aside="B 2", dice="R Y G A")) == "roll"
    assert choice("greedy", arrange(phase="go_on", aside="B 3", dice="R Y A")) == "stop"
    assert choice("greedy", arrange(phase="go_on", aside="G 2", dice="R Y A B", crosses="g4 / -")) == "stop"


def test_greedy_crosses_a_treasure_before_many_fields() -> None:
    state = arrange(phase="cross", seat="P2", aside="R 1", dice="G G B B B", crosses="- / -")
    assert choice("greedy", state) == "cross G f4 g4"


# Solver: dice


def test_the_solver_stops_with_the_number_that_wins() -> None:
    """All but one green field: exactly one die wins, a second would be overrolled."""
    state = arrange(phase="go_on", aside="G 1", dice="R Y B O A", crosses=f"{ALMOST} / -")
    assert choice("solver", state) == "stop"


def test_the_solver_rolls_on_for_the_number_that_wins() -> None:
    """Green needs two dice, and with one already there the other one wins."""
    crosses = f"{all_but(f'{LAST_SIX} n7')} / {ALMOST}"
    state = arrange(phase="go_on", aside="G 1", dice="R Y B O A", crosses=crosses)
    assert choice("solver", state) == "roll"


def test_the_solver_stops_when_no_dice_are_left_that_let_another_win() -> None:
    """P2 wins with a single die of any colour; a pair is too many for P2."""
    state = arrange(phase="go_on", aside="B 2", dice="G G A A", crosses=f"- / {ALMOST}")
    assert choice("solver", state) == "stop"


def test_the_solver_rolls_on_rather_than_leave_dice_that_let_another_win() -> None:
    """The single green die is enough for P2. Rolling on may take it away; stopping loses for certain."""
    state = arrange(phase="go_on", aside="B 2", dice="R R R G", crosses=f"- / {ALMOST}")
    assert choice("solver", state) == "roll"


def test_the_solver_chooses_the_colour_that_another_player_needs() -> None:
    """P2 can win only with the single green die."""
    state = arrange(phase="choose", dice="B B B A A G", crosses=f"- / {ALMOST}")
    assert choice("solver", state) == "choose G"


def test_the_solver_chooses_a_usable_colour() -> None:
    """Green is full up to two fields: three green dice would be wasted."""
    state = arrange(phase="choose", dice="G G G G B B", crosses="g4 f4 / -")
    assert choice("solver", state) == "choose B"


# Solver: crossing


def test_the_solver_takes_the_crossing_that_wins() -> None:
    state = arrange(phase="cross", seat="P2", aside="B 1", dice="G A A A A", crosses=f"- / {ALMOST}")
    assert choice("solver", state) == "cross G n8"


def test_the_solver_crosses_towards_a_treasure() -> None:
    """Two green dice next to the start: the treasure f4 is among them, and gives a roll."""
    state = arrange(phase="cross", aside="G 2", dice="R Y B A")
    assert choice("solver", state) == "cross G f4 g4"


def test_crossings_are_valued_by_the_chance_to_win() -> None:
    """In the same unit as the dice; here every crossing is better than passing."""
    values = Solver(GAME).values(arrange(phase="cross", seat="P2", aside="R 2", dice="G G B A"))
    assert all(0.0 < values[-1] < value < 1.0 for value in values[:-1])


@pytest.mark.parametrize("sheet", ["1A/1B", "2A/2B", "3A/3B", "4A/4B"])
def test_the_solver_takes_the_side_with_less_to_do(sheet: str) -> None:
    other = "2A/2B" if sheet != "2A/2B" else "3A/3B"
    state = GAME.read_state(
        "wuerfelland side; goal 9; round 0; active -; seat P1; rolls 0; aside -; dice -; treasure-rolls 0; owed 0 0; "
        f"sheets {sheet} {other}; boards -; crosses - / -"
    )
    sides = sheet.split("/")
    now = {name: land(name).position(land(name).board.start, 9).now for name in sides}
    assert choice("solver", state) == f"board {min(sides, key=lambda name: now[name])}"


# The valuation


def slow_way(board_land: Land, origin: int, target: int) -> float:
    """Dijkstra field by field: one use to enter an area or to begin, a step for a further field of the same one."""
    board = board_land.board
    area_of = {field: area for areas in board.areas for area in areas for field in fields_of(area)}
    queue = [(0.0, origin, True)]
    done = set()
    while queue:
        cost, field, first = heapq.heappop(queue)
        if field == target and not (first and cost):
            return cost
        if (field, first) in done:
            continue
        done.add((field, first))
        for near in fields_of(AROUND[field] & (board.coloured | board.start)):
            same = not first and area_of.get(near) == area_of.get(field)
            heapq.heappush(queue, (cost + (board_land.weights.step if same else 1.0), near, False))
    raise AssertionError("every field is connected with every other")


@given(board=st.sampled_from(GAME.box.names), seed=SEEDS)
def test_ways_to_treasures_agree_with_a_field_by_field_search(board: str, seed: int) -> None:
    own = land(board)
    origin = Random(seed).choice(list(fields_of(own.board.coloured | own.board.start)))
    ways, _ = own.near(1 << origin)
    slow = [slow_way(own, origin, field) for field in fields_of(own.board.treasures)]
    assert ways[: len(slow)] == pytest.approx(slow)


def any_state(game: Wuerfelland, players: int, seed: int, options: Options | None = None) -> State:
    """A state of a random game where somebody decides."""
    rng = Random(seed)
    states = [state for state, _ in random_game(game, players, rng, options) if isinstance(state, State)]
    return rng.choice([state for state in states if isinstance(game.next(state), Decide)])


@given(seed=SEEDS, players=st.integers(2, 4))
def test_the_effort_after_a_crossing_is_that_of_the_new_position(seed: int, players: int) -> None:
    """Many at once and one by one give the same; a treasure adds only a roll, which can only help."""
    state = any_state(GAME, players, seed)
    board = state.boards[state.seat] if len(state.boards) == players else None
    for action in GAME.legal(state):
        if not isinstance(action, Cross) or board is None:
            continue
        own = land(GAME.box.names[board])
        before = own.position(state.crossed[state.seat], state.treasures)
        after = own.position(state.crossed[state.seat] | action.fields, state.treasures).now
        if action.fields & own.board.treasures:
            assert before.crossing(action.fields) <= after + 1e-9
        else:
            assert before.crossing(action.fields) == pytest.approx(after)
        use = action.colour, action.fields.bit_count()
        assert before.may[use] <= before.must[use] <= before.crossing(action.fields)


@given(seed=SEEDS, goal=st.sampled_from(GOALS))
def test_nothing_is_left_exactly_when_the_goal_is_reached(seed: int, goal: int) -> None:
    states = [state for state, _ in random_game(GAME, 2, Random(seed), Options(treasures=goal))]
    for state in states[-60:]:
        assert isinstance(state, State)
        for board, crosses in zip(state.boards, state.crossed, strict=True):
            own = GAME.box.boards[board]
            left = land(own.name).position(crosses, goal).now
            assert (left == 0.0) == scoring.reached(own, crosses, goal)


def test_the_chances_of_all_seats_sum_to_one() -> None:
    state = arrange(phase="cross", aside="G 2", dice="R Y B A", crosses="h5 / g4 / i4 j4")
    efforts = np.array([[3.0, 0.0], [4.0, 0.0], [9.0, 1.0]])
    shares = [Solver(GAME).share(structs.replace(state, seat=seat), efforts) for seat in range(3)]
    assert np.allclose(sum(shares), 1.0)
    assert shares[0][1] == pytest.approx(0.5, abs=1e-4)


@given(seed=SEEDS, goal=st.sampled_from(GOALS))
def test_custom_boards_and_other_goals_are_judged_too(seed: int, goal: int) -> None:
    state = any_state(OWN, 2, seed, Options(treasures=goal))
    for judge in (Greedy(OWN), Solver(OWN)):
        values = judge.values(state)
        assert len(values) == len(OWN.legal(state))
        assert np.isfinite(values).all()


@pytest.mark.parametrize("name", Weights.__struct_fields__)
def test_every_weight_counts(name: str) -> None:
    """A weight with no effect would be dead: each moves a value in this position."""
    changed = structs.replace(Weights(), **{name: 3.0})
    crosses = "h5 h6 g6 g4 i4 i5 j5 / g4 f4 h5 i5 g7 g6 f7"
    state = arrange(phase="go_on", aside="O 1", dice="G G R A Y", crosses=crosses)
    assert Solver(GAME).values(state) != Solver(GAME, changed).values(state)


def test_dice_without_a_crossing_change_nothing_and_only_a_forced_crossing_can_hurt() -> None:
    """On 1A, four green dice are too many for the area next to the start."""
    start = land().position(land().board.start, 9)
    assert start.must[2, 4] == start.may[2, 4] == start.now
    assert (start.may <= start.now).all()
