"""The set-up of the board game, and its variants: other arrangements, fires and gems strewn or placed by hand."""

from random import Random

import pytest

from tests.rules.brettspiel.table import GAME, OPEN, after, chances, field
from tests.rules.playing import random_game
from wuerfelreich import Chance, NotationError
from wuerfelreich.rules.brettspiel.options import BrettspielOptions
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.game import GameOptions
from wuerfelreich.rules.wuerfelland.options import Options

FIRES = ("A1", "A2")
GOLD = ("A1", "B1", "B2", "B3")
WHITE = ("A2", "A3", "A4", "A5", "A6", "A7")


def begun(players: int, options: BrettspielOptions | None = None) -> State:
    """The first turn: P1 begins, with OPEN turned up."""
    return after(GAME.start(players, options), *([] if options and options.start else ["P1"]), *OPEN.split())


@pytest.mark.parametrize(
    ("players", "arrangement", "fires", "supply", "tiles"),
    [
        (2, "band", "A6 B15", "2 10 13", 26),
        (3, "hourglass", "A6 A14 B15", "2 9 12", 25),
        (4, "round", "A6 A14 B5 B15", "2 8 11", 24),
    ],
)
def test_the_usual_set_up(players: int, arrangement: str, fires: str, supply: str, tiles: int) -> None:
    state = begun(players)
    assert (field(state, "map"), field(state, "fires"), field(state, "supply")) == (arrangement, fires, supply)
    assert (field(state, "gold"), field(state, "white")) == ("A3 A10 B9 B12", "A1 A12 A15 B1 B3 B10")
    assert field(state, "owned") == " / ".join(["0 1 0"] * players)
    assert (state.supply, len(state.unseen)) == (tiles, tiles + 2)
    assert field(state, "open") == OPEN


def test_the_start_player_is_one_uniform_draw() -> None:
    assert chances(GAME.start(3)) == {"P1": 1, "P2": 1, "P3": 1}
    assert field(begun(3, BrettspielOptions(start=2)), "turn") == "1 P2"


def test_play_goes_in_seat_order() -> None:
    state = begun(3, BrettspielOptions(start=3))
    state = after(state, "R3 G1 G2 G3 B2 B3", "alarm 1", "S1-02", "volcano")
    assert field(state, "turn") == "2 P1"


def test_the_first_cards_are_turned_up_stack_by_stack() -> None:
    state = after(GAME.start(2), "P1", "S1-01")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert (step.label, step.owner, step.total) == ("stack 2 card 1", None, 12)


@pytest.mark.parametrize("arrangement", ["round", "hourglass", "band"])
def test_any_arrangement_can_be_chosen(arrangement: str) -> None:
    options = BrettspielOptions(arrangement=arrangement)  # type: ignore[arg-type]
    state = begun(3, options)
    assert (field(state, "map"), field(state, "fires")) == (arrangement, "A6 A14 B15")


def test_fires_and_gems_can_be_strewn_at_random() -> None:
    state = after(GAME.start(2, BrettspielOptions(placement="random")), "P1")
    labels = []
    for place in ["A1", "A2", "A1", "B1", "B2", "B3", "A2", "A3", "A4", "A5", "A6", "A7"]:
        step = GAME.next(state)
        assert isinstance(step, Chance)
        labels.append((step.label, step.total))
        state = after(state, place)
    assert labels[:4] == [("fire 1", 30), ("fire 2", 29), ("golden gem 1", 30), ("golden gem 2", 29)]
    assert labels[6:] == [(f"white gem {number}", 27 - number) for number in range(1, 7)]
    state = after(state, *OPEN.split())
    assert (field(state, "fires"), field(state, "gold")) == ("A1 A2", "A1 B1 B2 B3")
    assert (field(state, "white"), field(state, "supply"), state.supply) == ("A2 A3 A4 A5 A6 A7", "2 10 13", 26)


def test_fires_and_gems_each_lie_on_separate_fields() -> None:
    state = after(GAME.start(2, BrettspielOptions(placement="random")), "P1", "A1")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    with pytest.raises(NotationError, match="'fire 2' cannot produce 'A1'"):
        GAME.read_outcome(step, "A1")


def test_fires_and_gems_can_be_placed_by_hand() -> None:
    options = BrettspielOptions(placement="by_hand", fires=FIRES, golden_gems=GOLD, white_gems=WHITE)
    state = begun(2, options)
    assert (field(state, "fires"), field(state, "gold")) == ("A1 A2", "A1 B1 B2 B3")
    assert (field(state, "white"), state.supply) == ("A2 A3 A4 A5 A6 A7", 26)


def test_a_gem_under_a_fire_stays_until_it_is_tamed() -> None:
    options = BrettspielOptions(placement="by_hand", fires=FIRES, golden_gems=GOLD, white_gems=WHITE)
    state = after(begun(2, options), "B6 B1 R1 R6 B4 G6", "take 3", "S3-02")
    assert field(state, "gold").startswith("A1")
    state = after(state, "tame A1")
    assert (field(state, "gold"), field(state, "owned")) == ("B1 B2 B3", "1 1 1 / 0 1 0")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (BrettspielOptions(fires=FIRES), "only be named with the placement by_hand"),
        (BrettspielOptions(placement="random", white_gems=WHITE), "only be named with the placement by_hand"),
        (BrettspielOptions(placement="by_hand"), "2 dragon fires lie on the map with 2 players, not 0"),
        (
            BrettspielOptions(placement="by_hand", fires=("A1", "A1"), golden_gems=GOLD, white_gems=WHITE),
            "no two dragon fires may lie on the same field",
        ),
        (
            BrettspielOptions(placement="by_hand", fires=FIRES, golden_gems=GOLD, white_gems=("B1", *WHITE[1:])),
            "no two gems may lie on the same field",
        ),
        (
            BrettspielOptions(placement="by_hand", fires=FIRES, golden_gems=GOLD[1:], white_gems=WHITE),
            "4 golden gems lie on the map with 2 players, not 3",
        ),
        (
            BrettspielOptions(placement="by_hand", fires=("A1", "C1"), golden_gems=GOLD, white_gems=WHITE),
            "there is no field 'C1'",
        ),
    ],
)
def test_options_that_do_not_fit_are_refused_with_a_message(options: BrettspielOptions, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.start(2, options)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"arrangement": "x"}, "the option 'arrangement' cannot be 'x': it must be one of round, hourglass, band"),
        ({"placement": "x"}, "the option 'placement' cannot be 'x': it must be one of standard, random, by_hand"),
        ({"placement": None}, "the option 'placement' cannot be None: it must be one of"),
        ({"fires": 7}, "the option 'fires' cannot be 7: Expected `array`, got `int`"),
        ({"white_gems": (1,)}, r"the option 'white_gems' cannot be \(1,\): Expected `str`, got `int`"),
        ({"start": "P1"}, "the option 'start' cannot be 'P1': Expected `int | null`, got `str`"),
        ({"start": object()}, "the option 'start' cannot be <object"),
    ],
)
def test_options_of_the_wrong_type_are_refused_with_a_message(wrong: dict[str, object], sentence: str) -> None:
    options = BrettspielOptions(**wrong)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match=sentence):
        GAME.start(2, options)


def test_the_options_of_another_game_are_refused_with_a_message() -> None:
    with pytest.raises(NotationError, match="brettspiel has no option 'treasures'"):
        GAME.start(2, Options(treasures=12))
    assert GAME.start(2, GameOptions(start=1)) == GAME.start(2, BrettspielOptions(start=1))


def test_lists_work_like_tuples() -> None:
    lists: dict[str, list[str]] = {"fires": [*FIRES], "golden_gems": [*GOLD], "white_gems": [*WHITE]}
    options = BrettspielOptions(placement="by_hand", **lists)  # type: ignore[arg-type]
    tuples = BrettspielOptions(placement="by_hand", fires=FIRES, golden_gems=GOLD, white_gems=WHITE)
    assert GAME.checked(2, options) == tuples


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_variant_can_be_played_to_its_end(players: int) -> None:
    for seed in range(3):
        options = BrettspielOptions(placement="random", arrangement="hourglass")
        for state, _ in random_game(GAME, players, Random(seed), options):
            assert isinstance(state, State)
            assert GAME.read_state(GAME.write_state(state)) == state
