"""Every crossing that the rules allow, and no other: compared with a second reading."""

import json
from itertools import product
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.rules.playing import random_game
from tests.rules.wuerfelland.reading import Place, crossings, parts, touch
from tests.rules.wuerfelland.table import GAME
from wuerfelreich import Decide, MaterialError
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Cross, Pass
from wuerfelreich.rules.wuerfelland.board import Board
from wuerfelreich.rules.wuerfelland.dice import LETTERS
from wuerfelreich.rules.wuerfelland.fields import AROUND, SIDE, fields_of
from wuerfelreich.rules.wuerfelland.options import Options
from wuerfelreich.rules.wuerfelland.state import Phase, State

SEEDS = st.integers(0, 2**32 - 1)


def places(mask: int) -> frozenset[Place]:
    return frozenset(divmod(field, SIDE) for field in fields_of(mask))


def assert_legal_moves_are_all_crossings(game: Wuerfelland, state: State) -> None:
    """For the player who decides in phase 2 or after a treasure roll."""
    rows = game.box.boards[state.boards[state.seat]].rows
    crossed = set(places(state.crossed[state.seat]))
    active = state.phase is Phase.CROSS and state.seat == state.active
    dice = [state.colour] * state.aside if active else list(state.dice)
    wanted = {
        (LETTERS[colour], crossing)
        for colour in set(dice)
        for crossing in crossings(rows, crossed, LETTERS[colour], dice.count(colour))
    }
    actions = game.legal(state)
    found = [(LETTERS[action.colour], places(action.fields)) for action in actions if isinstance(action, Cross)]
    assert len(found) == len(set(found))
    assert set(found) == wanted
    assert (Pass() in actions) == (not active)


def check_games(game: Wuerfelland, rng: Random, asked: int) -> None:
    """Plays at random and checks the first moves, and that nobody is ever stuck (WL9)."""
    boards = tuple(rng.choice(game.box.names) for _ in range(2))
    for state, _ in random_game(game, 2, rng, Options(boards=boards)):
        assert isinstance(state, State)
        if state.phase in (Phase.CROSS, Phase.TREASURE):
            assert isinstance(game.next(state), Decide)
            assert_legal_moves_are_all_crossings(game, state)
            asked -= 1
        if state.phase is Phase.ROLL:
            for land in game.view(state).lands:
                assert any(colour.room for colour in land.colours)
        if not asked:
            return


@given(seed=SEEDS)
def test_wl1_wl5_the_legal_crossings_are_those_of_the_rules(seed: int) -> None:
    check_games(GAME, Random(seed), 25)


@st.composite
def custom_boards(draw: st.DrawFn) -> tuple[str, ...]:
    """Rows of a small board with large areas, blanks and obstacles; not all of them can be played."""
    height, width = draw(st.integers(5, 7)), draw(st.integers(5, 8))
    rng = Random(draw(SEEDS))
    cells: dict[Place, str] = {}
    for place in product(range(height), range(width)):  # each field prefers the colour of a neighbour
        near = [cells[other] for other in cells if touch(place, other)]
        cells[place] = rng.choice([*(near * 2), *LETTERS, *" #"[: rng.randrange(3)]])
    cells[height // 2, width // 2] = "S"
    for colour in LETTERS:
        fields = [place for place, letter in cells.items() if letter == colour]
        for place in rng.sample(fields, min(2, len(fields))):
            cells[place] = colour.lower()
    return tuple("".join(cells[y, x] for x in range(width)) for y in range(height))


@given(rows=custom_boards(), seed=SEEDS)
def test_wl1_wl5_wl9_on_custom_boards(rows: tuple[str, ...], seed: int) -> None:
    try:
        game = Wuerfelland(json.dumps({"boards": [{"name": "own", "rows": rows}], "sheets": [["own"]]}).encode())
    except MaterialError:
        assume(False)
        raise
    check_games(game, Random(seed), 25)


@pytest.mark.parametrize("board", GAME.box.boards, ids=GAME.box.names)
def test_areas_are_the_connected_parts_of_the_colours(board: Board) -> None:
    for letter, areas in zip(LETTERS, board.areas, strict=True):
        fields = {(y, x) for y, row in enumerate(board.rows) for x, found in enumerate(row) if found.upper() == letter}
        assert {places(area) for area in areas} == {frozenset(part) for part in parts(fields)}


def test_neighbours_are_mutual_and_those_of_cube_coordinates() -> None:
    grid = list(product(range(SIDE), range(SIDE)))
    for field in range(0, SIDE * SIDE, 7):
        assert places(AROUND[field]) == {other for other in grid if touch(divmod(field, SIDE), other)}
    for field, near in enumerate(AROUND):
        assert all(AROUND[other] >> field & 1 for other in fields_of(near))
