"""Ruling BR14: the conditions of the board game, with rolled and fictional dice together; and BR13, its texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.brettspiel.table import GAME, OPEN, arrange, choices
from tests.rules.readings import fulfils
from wuerfelreich.rules.brettspiel.progress import tally, wish
from wuerfelreich.rules.conditions import Colours, ColourSum, Condition, Groups, Numbers, Order, Straight, Sum
from wuerfelreich.rules.faces import FACE_NAMES


def lacks(condition: Condition, dice: str) -> int:
    """How many freely chosen dice are missing."""
    return wish(condition).gap(tally(FACE_NAMES.index(die) for die in dice.split())).missing


@pytest.mark.parametrize(
    ("dice", "fulfilled"),
    [
        ("R3 R3 R1 B5 G1 R5", True),  # 12 > 5 > 1
        ("B6 R3 R1 R1 R2 R5", True),  # 12 > 6 > 0: a colour without dice is 0
        ("G5 B6 R6 R6 B3 B3", False),  # 12 = 12 > 5
    ],
)
def test_br14_the_rulebooks_orders(dice: str, fulfilled: bool) -> None:
    assert (lacks(Order(("R", "B", "G")), dice) == 0) == fulfilled
    state = arrange(shown=OPEN.replace("S2-01", "S2-04"), dice=dice)
    assert ("take 2" in choices(state)) == fulfilled


@pytest.mark.parametrize(
    ("condition", "dice", "missing"),
    [
        (Colours({"R": 3, "B": 2}), "R1 R2 R3 B1 B2 G1 G2", 0),  # at least; spare dice are free
        (Colours({"R": 3, "B": 2}), "R1 R2 R3 R4 B2 G1", 1),
        (Numbers({"6": 2, "1": 2}), "R6 G6 B6 R1 G1 B1", 0),
        (Numbers({"6": 2, "1": 2}), "R6 G6 B6 R1 G2 B2", 1),
        (Groups((2, 2, 2)), "R1 G1 B1 R2 G2 B2", 2),  # 3+3 is not 2+2+2: numbers must differ
        (Groups((3, 3)), "R1 G1 B1 R2 G2 B2", 0),
        (Groups((4, 2)), "R1 G1 B1 R2 G2 B2", 1),
        (Groups((2, 4)), "R1 G1 B1 R1 G2 B2", 0),  # the larger group may be named last
        (Groups((2, 2)), "R1 G1 B1 R1", 2),  # four equal dice are one pair
        (Straight(5), "R1 R2 R3 R4 B6 G6", 1),
        (Straight(4), "R5 R6 R1 R2 B1 G1", 2),  # no straight from 6 to 1
        (Sum(min=28), "R6 R6 R6 R6 B2 G2", 0),
        (Sum(min=28), "R6 R6 R6 R6 B2 G1", 1),
        (Sum(min=31), "R1 R1 R1 R1 B1 G1", 5),
        (ColourSum("R", 13), "R6 R6 R1 B6 B6 B6", 0),
        (ColourSum("R", 13), "R6 R6 B1 B6 B6 B6", 1),
        (Order(("R", "B", "G")), "R1 B6 B6 G6 G6 G6", 6),  # two dice take blue from 12 to 19, four red from 1 to 20
    ],
)
def test_br14_how_many_dice_are_missing(condition: Condition, dice: str, missing: int) -> None:
    assert lacks(condition, dice) == missing


faces = st.lists(st.sampled_from(FACE_NAMES), min_size=1, max_size=8)
conditions = st.sampled_from([condition for card in GAME.box.citizens for condition in card.conditions])


@given(condition=conditions, dice=faces)
def test_br14_nothing_is_missing_exactly_where_the_second_reading_agrees(condition: Condition, dice: list[str]) -> None:
    assert (
        (lacks(condition, " ".join(dice)) == 0)
        == fulfils(dice, condition)
        == condition.holds(tuple(FACE_NAMES.index(die) for die in dice))
    )


@given(condition=conditions, dice=faces, extra=st.sampled_from(FACE_NAMES))
def test_br14_only_an_order_can_be_broken_by_an_extra_die(condition: Condition, dice: list[str], extra: str) -> None:
    if fulfils(dice, condition) and not isinstance(condition, Order):
        assert fulfils([*dice, extra], condition)
    order = Order(("R", "B", "G"))
    assert fulfils(["R2", "B1"], order)
    assert not fulfils(["R2", "B1", "G1"], order)


def test_br13_a_superjoker_is_any_colour_and_number() -> None:
    """For the red dice of a merchant as for the 6 of a tamer (the German text)."""
    state = arrange(dice="R3 R3 R1 B2 B3 G1", cards="? ? / -")
    assert "take 1 with ?+?" in choices(state)
    state = arrange(dice="B6 B1 R1 G3 B4 R5", cards="? ? / -")
    assert "take 3 with ?+?" in choices(state)


def test_br13_a_merchant_has_one_condition_in_three_steps() -> None:
    for citizen in GAME.box.citizens:
        assert len(citizen.conditions) == (3 if citizen.effect == "merchant" else 1)
        assert len({type(condition) for condition in citizen.conditions}) == 1
