"""What the board game's bots see in a position."""

from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from tests.rules.brettspiel.table import GAME, NOTHING, OPEN, SIXTEEN, THIEF, after, arrange
from tests.rules.playing import state_within
from wuerfelreich import Decide
from wuerfelreich.bots import BOTS
from wuerfelreich.bots.brettspiel import Greedy, Solver
from wuerfelreich.bots.brettspiel.effects import best_of
from wuerfelreich.bots.brettspiel.worth import Weights, Worth
from wuerfelreich.odds.brettspiel.shape import shape
from wuerfelreich.rules.brettspiel import effects
from wuerfelreich.rules.brettspiel.actions import Take
from wuerfelreich.rules.brettspiel.facts import FIELDS
from wuerfelreich.rules.brettspiel.state import Effect, Phase, State
from wuerfelreich.rules.hexagons import members

GREEDY, SOLVER = Greedy(GAME), Solver(GAME)


def choice(bot: str, state: State) -> str:
    chosen = BOTS[bot](GAME, "1").choose(state)
    return next(GAME.write_action(action) for action in GAME.legal(state) if action == chosen)


@given(players=st.integers(2, 4), seed=st.integers(0, 2**32 - 1), percent=st.integers(0, 100))
def test_both_judges_value_every_action_anywhere_in_a_game(players: int, seed: int, percent: int) -> None:
    state = state_within(GAME, players, Random(seed), percent)
    assert isinstance(state, State)
    if isinstance(GAME.next(state), Decide):
        for judge in (GREEDY, SOLVER):
            values = judge.values(state)
            assert len(values) == len(GAME.legal(state))
            assert all(
                abs(value) < 1_000 for value in values
            )  # finite: mistakes are modelled as fractions of the spread
            assert values == type(judge)(GAME).values(state)  # independent of what was asked before


def test_greedy_takes_an_available_citizen() -> None:
    assert choice("greedy", arrange(dice=THIEF, roll="1/3")) == "take 2"


def test_greedy_keeps_what_serves_the_citizen_she_wants() -> None:
    """Four red and a blue die are there for the landowner: one more red die, and he is hers."""
    state = arrange(dice="R3 R3 R1 R1 B3 B4", roll="1/3", shown="S1-07 S2-08 S3-01 S4-07 S5-01")
    assert choice("greedy", state) == "keep R1 R1 R3 R3 B3"


def thief_of_gems(**fields: str) -> State:
    """Three blue and two green dice take the thief, who has placed a tile and is looking for gems."""
    state = arrange(dice="B2 B5 B3 G2 G1 R4", shown=OPEN.replace("S2-01", "S2-02"), **fields)
    return after(state, "take 2", "S2-03", "coast", "place B2")


def test_greedy_steals_gold_before_white() -> None:
    assert choice("greedy", thief_of_gems(owned="0 1 0 / 1 1 0")) == "steal P2 gold"


def test_the_solver_steals_from_the_leader() -> None:
    owned, markers = "0 1 0 / 1 0 0 / 1 3 0", "A1 / - / A7 A8 A9"
    assert choice("solver", thief_of_gems(owned=owned, markers=markers, white="A12 A15 B10 B3 B1")) == "steal P3 gold"


def test_the_solver_never_takes_less_when_the_same_dice_bring_more() -> None:
    """Six red dice are a merchant in his third tier: the last roll is spent, and nothing else is fulfilled."""
    assert choice("solver", arrange(dice="R3 R4 R1 R6 R2 R5")) == "take 1"


@pytest.mark.parametrize("opponent", ["B4", "B4 B5 B6 B7 B8 B9 B10 B11"])
def test_the_solver_wins_with_the_seventeenth_marker(opponent: str) -> None:
    """All markers lie on the map: placing another one wins at once (BR11), however far ahead the player already is."""
    state = arrange(dice=THIEF, markers=f"{SIXTEEN} / {opponent}", roll="1/3")
    assert choice("solver", state) == "take 2"
    values = dict(zip(GAME.legal(state), SOLVER.values(state), strict=True))
    assert values[Take(1)] >= max(values.values())


def test_the_solver_does_not_end_a_game_it_loses() -> None:
    """One tile is left. The thief of gems places it and loses; a bully leaves it, and with it some hope."""
    lost = structs.replace(arrange(markers="A1 / A7 A8 A9 A2 A3 B1 B2"), phase=Phase.OVER, unseen=(0, 1))
    going_on = structs.replace(lost, phase=Phase.ROLL, unseen=(0, 1, 2))
    worth = Worth(GAME.box, Weights())
    assert worth(lost, 0) < worth(going_on, 0)
    assert worth(lost, 1) > worth(going_on, 1)


def test_the_solver_joins_areas_rather_than_starting_another() -> None:
    """Of the meadow's two fields, A14 touches the player's own A13; B14 touches none of its fields."""
    state = after(arrange(dice="R3 R3 R1 R1 B3 B4", markers="A7 A8 A13 / -"), "take 1", "S1-02", "meadow")
    assert choice("solver", state) == "place A14"


def test_the_solver_tames_the_fire_that_joins_its_fields() -> None:
    state = after(arrange(dice="B6 B1 R1 G3 G6 R5", markers="A1 A2 A5 / -"), "take 3", "S3-02")
    assert choice("solver", state) == "tame A6"


def test_the_solver_bullies_where_it_splits_an_area() -> None:
    """A12 holds the opponent's four fields together; A11 and B12 are as near, but depend on it."""
    state = arrange(dice="R3 R3 R1 R1 B3 G1", markers="B13 B14 / A11 A12 A7 B12 A5", fires="B15")
    state = after(state, "take 4", "S4-02")
    assert len(GAME.legal(state)) > 1
    assert choice("solver", state) == "bully A12"


def test_the_solver_does_not_break_a_pair_where_two_single_cards_do() -> None:
    """The tamer is one 6 short. A green 6 with the superjoker leaves two red ones, which make a die another time."""
    state = arrange(dice="B6 B1 R1 G3 B4 R5", cards="R6 R6 G6 ? / -")
    values = dict(zip(map(GAME.write_action, GAME.legal(state)), SOLVER.values(state), strict=True))
    assert values["take 3 with G6+?"] > values["take 3 with R6+?"]


@given(
    tiles=st.integers(1, 3),
    unseen=st.lists(st.integers(-9, 9), min_size=3, max_size=5),
    known=st.lists(st.integers(-9, 9), max_size=3),
)
def test_the_best_of_some_tiles_matches_all_draws(tiles: int, unseen: list[int], known: list[int]) -> None:
    """Any two unseen tiles may be out of play, and any set of the others may be drawn (BR4)."""
    tiles = min(tiles, len(unseen) + len(known) - 2)
    draws = []
    for removed in combinations(range(len(unseen)), 2):
        supply = [value for at, value in enumerate(unseen) if at not in removed] + known
        draws += [max(drawn) for drawn in combinations(supply, tiles)]
    found = best_of(tiles, [float(value) for value in unseen], [float(value) for value in known])
    assert found == pytest.approx(sum(draws) / len(draws))
    assert len(draws) == comb(len(unseen), 2) * comb(len(unseen) + len(known) - 2, tiles)


def test_best_of_agrees_with_the_chance_steps() -> None:
    """A merchant's second tier, tile by tile through the rules' own weights."""
    state = arrange(phase="draw", effect="merchant_2", cards="B4 / -", known="lava meadow")
    worth = {landscape: float(landscape * 7 % 15) for landscape in range(15)}
    assert state.effect is Effect.MERCHANT_2
    first = effects.tile_part(state)
    total = 0.0
    for tile, weight in first.weighted().items():
        second = effects.tile_part(drawn := effects.draw(GAME.box, state, tile))
        for other, times in second.weighted().items():
            best = max(worth[tile % effects.KNOWN], worth[other % effects.KNOWN])
            total += best * weight / first.total * times / second.total
        assert len(drawn.hand) == 1
    unseen, known = ([worth[tile] for tile in tiles] for tiles in (state.unseen, state.known))
    assert best_of(2, unseen, known) == pytest.approx(total)


@given(arrangement=st.integers(0, 2), own=st.integers(0, 2**FIELDS - 1), thin=st.integers(0, 2**FIELDS - 1))
def test_the_gain_of_a_field_is_what_it_adds_to_the_largest_area(arrangement: int, own: int, thin: int) -> None:
    hexes, own = GAME.box.maps[arrangement], own & thin

    def largest(fields: int) -> int:
        return max((area.bit_count() for area in hexes.areas(fields)), default=0)

    formed = shape(hexes, own)
    gains = {field: gain for gain, fields in formed.gains for field in members(fields)}
    assert formed.largest == largest(own)
    for field in members(~own & 2**FIELDS - 1):
        assert gains.get(field, 0) == (largest(own | 1 << field) - formed.largest if own else 0)


def test_cards_are_worth_nothing_before_the_last_tile() -> None:
    """Saving jokers gains nothing when the player will have no further turn."""
    worth = Worth(GAME.box, Weights())
    early = arrange(cards="R5 R5 ? / -")
    assert worth.future(early) == 1.0
    assert worth.future(structs.replace(early, unseen=early.unseen[:3], known=())) == 0.0


@pytest.mark.parametrize("name", Weights.__struct_fields__)
def test_every_weight_counts(name: str) -> None:
    """A weight with no effect would be dead: each moves a value in one of these positions."""
    changed = Solver(GAME, structs.replace(Weights(), **{name: 7.0}))
    common = {"dice": NOTHING, "roll": "2/3", "arrangement": "hourglass", "fires": "A6 B15 A14"}
    states = [
        arrange(**common, cards="R5 R5 B1 ? / - / G1", markers="A1 A2 / B7 B8 B9 / B4", owned="0 1 1 / 1 1 0 / 0 1 0"),
        arrange(dice=THIEF, markers=f"{SIXTEEN} / B4", roll="1/3"),
    ]
    assert any(changed.values(state) != SOLVER.values(state) for state in states)
