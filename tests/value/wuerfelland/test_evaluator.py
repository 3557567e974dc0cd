"""The chances of Würfelland: the laws of every evaluator, and what is special about this game."""

import json

import numpy as np
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.rules.wuerfelland.table import GAME, LAST_SIX, after, all_but, arrange, legal
from tests.value.laws import check_actions, check_position, check_seats, near, positions, untrained
from wuerfelreich.odds.wuerfelland.land import Weights, land_of
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.play import ROUNDS
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.value.network import Layer, Network
from wuerfelreich.value.wuerfelland import Evaluator, answers
from wuerfelreich.value.wuerfelland.crossings import Crossings
from wuerfelreich.value.wuerfelland.split_network import OWED_WIDTH, SEAT_WIDTH, SMALL_SEAT_WIDTH

#: The set-up, then every few positions of a random game, so that all phases occur.
SET_UP = 12
STEP = 14


def evaluator(players: int, seats: int | None = None) -> Evaluator:
    found = untrained("wuerfelland", players, seats)
    assert isinstance(found, Evaluator)
    return found


def some_positions(players: int, seed: int) -> list[State]:
    """Positions of a random game, its start and its end among them."""
    states = [state for state in positions(GAME, players, seed) if isinstance(state, State)]
    return [*states[:SET_UP], *states[SET_UP::STEP], *states[-6:]]


def moved(state: Struct) -> Struct:
    """Everybody one seat on."""
    assert isinstance(state, State)
    players = len(state.crossed)
    crossed, near_, owed = ((own[-1], *own[:-1]) for own in (state.crossed, state.near, state.owed))
    return replace(
        state,
        active=(state.active + 1) % players,
        seat=(state.seat + 1) % players,
        boards=(state.boards[-1], *state.boards[:-1]),
        crossed=crossed,
        near=near_,
        owed=owed,
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_the_laws_hold_for_two_players(seats: int) -> None:
    found = evaluator(2, seats)
    for state in some_positions(2, seed=seats):
        check_position(found, state)
        check_actions(found, state)


@pytest.mark.parametrize("players", [3, 4])
def test_the_laws_hold_for_more_players(players: int) -> None:
    """Before a crossing `now` is what the expected answer brings, which can be a little less than the best."""
    found = evaluator(players, 4)
    crossings = 0
    for state in some_positions(players, seed=players):
        check_actions(found, state)
        if state.phase is Phase.CROSS:
            crossings += 1
            now, after = found.now(state), found.actions(state)
            assert any(now == near(row) for row in after)
            assert now[state.seat] <= after[:, state.seat].max() + 1e-6
        else:
            check_position(found, state)
    assert crossings > 5


@pytest.mark.parametrize("players", [2, 3])
def test_seats_exchanged_chances_exchanged(players: int) -> None:
    found = evaluator(players)
    for state in some_positions(players, seed=7):
        if state.phase not in (Phase.DEAL, Phase.SIDE, Phase.START, Phase.OVER):
            check_seats(found, state, moved)


def test_the_parts_of_the_first_layer_make_the_whole_network() -> None:
    """`chances` multiplies all features of a position; after a treasure roll they come from sums of parts."""
    found = evaluator(3, 4)
    passed = 0
    for state in some_positions(3, seed=2):
        if state.phase is Phase.TREASURE:
            after = GAME.apply(state, GAME.legal(state)[-1])
            whole = found.network(found.features([after]), 3)
            assert np.roll(found.actions(state)[-1], -found.mover(after)) == pytest.approx(whole[0], abs=1e-6)
            passed += 1
    assert passed


def test_a_tower_may_see_the_overview_of_a_land_alone() -> None:
    """Then chances are those of a network that sees everything and pays no heed to the rest."""
    small = Network.random((2 * (8 + OWED_WIDTH), 16, 2), seed=3, tower=(SMALL_SEAT_WIDTH, 8))
    weights, biases = small.tower[0]
    rest = np.zeros((SEAT_WIDTH - SMALL_SEAT_WIDTH, 8), dtype=np.float32)
    large = Network(small.layers, (Layer(np.vstack([weights, rest]), biases),))
    assert Evaluator.fits(small)
    assert Evaluator.fits(large)
    assert not Evaluator.fits(Network.random((small.width, 16, 2), seed=3))
    one, other = Evaluator(GAME, small), Evaluator(GAME, large)
    for state in some_positions(2, seed=8):
        assert one.now(state) == near(other.now(state))


def test_a_long_list_of_crossings_is_cut_for_rolls_and_answers_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large areas could be crossed in too many ways. Then only the best by the own land count, in `now` everywhere."""
    monkeypatch.setattr(answers, "MAX_LISTED", 25)
    found = evaluator(2)
    for state in some_positions(2, seed=5):
        check_actions(found, state)
        if state.phase is not Phase.CROSS:
            check_position(found, state)


def test_a_cut_list_keeps_the_best_crossing_for_all_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "MAX_LISTED", 25)
    board = GAME.box.boards[0]
    crossings = Crossings(land_of(board, GAME.box.crossings[0], Weights()), board.start, goal=9)
    listed = answers.Answers(evaluator(2).network).listed(crossings, seat=0)
    assert listed[0] == 0
    assert len(listed) <= 25 < len(crossings.groups)
    assert set(crossings.groups[listed]) == set(crossings.groups)


def test_a_new_network_is_used_at_once() -> None:
    """Training replaces it while a round is under way."""
    found, state = evaluator(2), arrange(phase="choose", dice="G G B B A A")
    before = found.actions(state)
    found.network = Evaluator.new_network(2, seed=99)
    assert found.actions(state) == near(Evaluator(GAME, found.network).actions(state))
    assert np.abs(found.actions(state) - before).max() > 1e-3


# The end of a game


def test_all_who_reach_the_goal_together_share_the_win() -> None:
    """WL8: both need one field of any colour; the second can also let the first win alone."""
    crosses = " / ".join([all_but(LAST_SIX)] * 2)
    state = arrange(phase="cross", aside="R 1", dice="Y G G G G", rolls="2", crosses=crosses)
    assert legal(state) == ["cross R b8"]
    assert evaluator(2).actions(state).tolist() == [[0.5, 0.5]]
    second = after(state, "cross R b8")
    assert evaluator(2).actions(second)[:, 1].tolist() == [0.5, 0.0]  # crossing, or passing


def test_a_treasure_roll_wins_alone() -> None:
    """WL8: each colour takes one die, so only a roll without a single colour gives nothing."""
    crosses = " / ".join([all_but(LAST_SIX)] * 2)
    state = arrange(phase="treasure", treasure_rolls="1", rolls="0", dice="R Y Y Y Y", crosses=crosses)
    assert evaluator(2).actions(state)[0].tolist() == [1.0, 0.0]
    assert evaluator(2).now(state).tolist() == [1.0, 0.0]


def test_after_the_last_round_the_win_is_shared() -> None:
    """WL12, for two players and for more."""
    for players in (2, 3):
        state = arrange(
            phase="go_on", round=str(ROUNDS), aside="G 1", dice="B B B O O", crosses=" / ".join("-" * players)
        )
        stop = GAME.apply(state, GAME.read_action("stop"))
        assert evaluator(players).actions(stop)[0] == near(np.full(players, 1 / players))


# Material


def test_our_boards_with_other_colours_are_known() -> None:
    box = json.loads(json.dumps(GAME.box.raw))
    colours = str.maketrans("RYGBOArygboa", "YGBOARygboar")
    for board in box["boards"]:
        board["rows"] = [row.translate(colours) for row in board["rows"]]
    assert Evaluator.strange(GAME) is None
    assert Evaluator.strange(Wuerfelland(json.dumps(box).encode())) is None


def test_boards_that_the_network_does_not_know_are_named() -> None:
    small = {"name": "small", "rows": ["rRyYgG", "RrYyGg", "bBSoaA", "BbOoAa"]}
    large = {"name": "large", "rows": ["rrRRRRRRRR", "yySggbbooa", "#AAAAAAAAa"]}
    for board, reason in (
        (small, "board small has 1 areas of a colour, the network knows 3 to 6"),
        (large, "board large has an area of 10 fields, the network knows 2 to 9"),
    ):
        data = json.dumps({"boards": [board], "sheets": [[board["name"]]]}).encode()
        assert Evaluator.strange(Wuerfelland(data)) == reason


def test_chances_before_the_deal_are_even_if_there_are_too_many_sheets() -> None:
    box = json.loads(json.dumps(GAME.box.raw))
    for number in range(2):
        copies = [{**board, "name": f"{board['name']}{number}"} for board in box["boards"][:2]]
        box["boards"] += copies
        box["sheets"].append([board["name"] for board in copies])
    game = Wuerfelland(json.dumps(box).encode())
    found = Evaluator(game, evaluator(3).network)
    assert found.now(game.start(3)) == near(np.full(3, 1 / 3))
