"""What citizens require of the dice, compared with a second reading of the rules."""

from itertools import combinations
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.readings import fulfils, sum_of
from wuerfelreich.rules.conditions import (
    Colours,
    ColourSum,
    Condition,
    Groups,
    Numbers,
    Order,
    Parity,
    SameColour,
    Straight,
    Sum,
)
from wuerfelreich.rules.faces import FACE_NAMES
from wuerfelreich.rules.fulfilled import Fulfilled
from wuerfelreich.rules.game import Phrase

CODES = {name: code for code, name in enumerate(FACE_NAMES)}
#: The board game adds fictional dice to the six, so there may be more.
DICE = st.lists(st.sampled_from(FACE_NAMES), max_size=12)
AMOUNTS = st.integers(1, 6)
KINDS: dict[type[Condition], st.SearchStrategy[Condition]] = {
    Colours: st.builds(Colours, st.dictionaries(st.sampled_from("RGB"), AMOUNTS, min_size=1)),
    Numbers: st.builds(Numbers, st.dictionaries(st.sampled_from("123456"), AMOUNTS, min_size=1)),
    Groups: st.builds(Groups, st.lists(AMOUNTS, min_size=1, max_size=3).map(tuple)),
    Straight: st.builds(Straight, st.integers(2, 6)),
    SameColour: st.builds(SameColour, AMOUNTS),
    Parity: st.builds(Parity, st.sampled_from(["even", "odd"]), AMOUNTS),
    Sum: st.builds(Sum, st.integers(6, 36), st.none()) | st.builds(Sum, st.none(), st.integers(6, 36)),
    ColourSum: st.builds(ColourSum, st.sampled_from("RGB"), st.integers(1, 36)),
    Order: st.builds(Order, st.permutations("RGB").map(tuple)),
}
CONDITIONS = st.one_of(*KINDS.values())


def codes(dice: str | list[str]) -> tuple[int, ...]:
    names = dice.split() if isinstance(dice, str) else dice
    return tuple(sorted(CODES[name] for name in names))


def test_every_kind_of_condition_is_tested() -> None:
    assert set(KINDS) == set(get_args(Condition))


#: Conditions about sums speak of all dice, or of all dice of a colour.
ABOUT_SUMS = (Sum, ColourSum, Order)


@given(condition=CONDITIONS, dice=st.lists(st.sampled_from(FACE_NAMES), min_size=6, max_size=6))
def test_the_dice_that_take_part_are_those_of_some_smallest_choice(condition: Condition, dice: list[str]) -> None:
    """The second road: all choices of dice that fulfil it, but no longer with any one of them taken away."""
    if not condition.holds(codes(dice)):
        return
    smallest: set[int] = set()
    for size in range(7):
        for chosen in combinations(codes(dice), size):
            without = [chosen[:at] + chosen[at + 1 :] for at in range(size)]
            if condition.holds(chosen) and not any(condition.holds(fewer) for fewer in without):
                smallest.update(chosen)
    matching = condition.matching(codes(dice))
    if isinstance(condition, ABOUT_SUMS):
        colour = condition.colour if isinstance(condition, ColourSum) else ""
        assert matching == {die for die in codes(dice) if FACE_NAMES[die].startswith(colour)}
    else:
        assert matching == smallest


@given(conditions=st.lists(CONDITIONS, max_size=12), seed=st.integers(0, 2**32))
def test_many_conditions_at_once_are_judged_like_each_alone(conditions: list[Condition], seed: int) -> None:
    fulfilled, rng = Fulfilled(conditions), Random(seed)
    for _ in range(40):
        dice = codes(rng.choices(FACE_NAMES, k=6))
        for _again in range(2):
            assert [bool(fulfilled(dice) >> at & 1) for at in range(len(conditions))] == [
                condition.holds(dice) for condition in conditions
            ]


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_holds_as_the_second_reading_says(kind: type[Condition], data: st.DataObject, seed: int) -> None:
    condition, rng = data.draw(KINDS[kind]), Random(seed)
    for _ in range(40):
        dice = rng.choices(FACE_NAMES, k=rng.randrange(13))
        assert condition.holds(codes(dice)) == fulfils(dice, condition)


@given(CONDITIONS, DICE)
def test_a_shortfall_says_what_is_missing(condition: Condition, dice: list[str]) -> None:
    if condition.holds(codes(dice)):
        return
    match condition.shortfall(codes(dice)):
        case Phrase("shortfall-colours", {"colour": str(colour), "have": int(have), "need": int(need)}):
            assert isinstance(condition, Colours)
            assert have == sum(die[0] == colour for die in dice)
            assert have < need
            assert {colour: need}.items() <= dict(condition.colours).items()
        case Phrase("shortfall-numbers", {"number": int(number), "have": int(have), "need": int(need)}):
            assert isinstance(condition, Numbers)
            assert have == sum(die[1] == str(number) for die in dice)
            assert have < need
            assert {str(number): need}.items() <= dict(condition.numbers).items()
        case Phrase("shortfall-sum-max", {"have": int(have), "need": int(need)}):
            assert isinstance(condition, Sum)
            assert have == sum(int(die[1]) for die in dice)
            assert have > need == condition.max
        case Phrase("shortfall-order", {"first": str(one), "second": str(two), "more": int(more), "less": int(less)}):
            assert isinstance(condition, Order)
            assert one + two in "".join(condition.order)
            assert (more, less) == (sum_of(dice, one), sum_of(dice, two))
            assert more <= less
        case Phrase("shortfall-groups", {"have": str(), "need": str()}):
            assert isinstance(condition, Groups)
        case Phrase(key, {"have": int(have), "need": int(need)}):
            assert key in {
                "shortfall-straight",
                "shortfall-same-colour",
                "shortfall-parity",
                "shortfall-sum-min",
                "shortfall-colour-sum",
            }
            assert have < need
        case other:
            raise AssertionError(other)


@pytest.mark.parametrize(
    ("condition", "dice", "phrase"),
    [
        (Colours({"R": 5}), "R1 R2 R3 R4 G5 B6", Phrase("shortfall-colours", {"colour": "R", "have": 4, "need": 5})),
        (Numbers({"3": 3}), "R3 G3 B1", Phrase("shortfall-numbers", {"number": 3, "have": 2, "need": 3})),
        (Groups((2, 4)), "R3 G3 B3 R1", Phrase("shortfall-groups", {"have": "3+1", "need": "4+2"})),
        (Groups((2,)), "", Phrase("shortfall-groups", {"have": "0", "need": "2"})),
        (Straight(5), "R1 R2 R3 G5 G6 B6", Phrase("shortfall-straight", {"have": 3, "need": 5})),
        (SameColour(4), "R1 R2 R3 G5 G6 B6", Phrase("shortfall-same-colour", {"have": 3, "need": 4})),
        (Parity("odd", 6), "R1 R3 R2", Phrase("shortfall-parity", {"parity": "odd", "have": 2, "need": 6})),
        (Parity("even", 2), "R1 R3 R2", Phrase("shortfall-parity", {"parity": "even", "have": 1, "need": 2})),
        (Sum(min=25), "R6 G6 B6 R6", Phrase("shortfall-sum-min", {"have": 24, "need": 25})),
        (Sum(max=12), "R6 G6 B1", Phrase("shortfall-sum-max", {"have": 13, "need": 12})),
        (ColourSum("G", 9), "G4 G4 R6", Phrase("shortfall-colour-sum", {"colour": "G", "have": 8, "need": 9})),
        (
            Order(("R", "B", "G")),
            "R5 B5 G1",
            Phrase("shortfall-order", {"first": "R", "second": "B", "more": 5, "less": 5}),
        ),
        (
            Order(("R", "B", "G")),
            "R5",
            Phrase("shortfall-order", {"first": "B", "second": "G", "more": 0, "less": 0}),
        ),
    ],
)
def test_the_words_of_a_shortfall(condition: Condition, dice: str, phrase: Phrase) -> None:
    assert not condition.holds(codes(dice))
    assert condition.shortfall(codes(dice)) == phrase


@pytest.mark.parametrize(
    ("condition", "dice"),
    [
        (Order(("R", "B", "G")), "R6 R6 B5 G1"),
        (Order(("R", "B", "G")), "R2 B1"),
        (Straight(4), "R3 R4 R5 R6 B1 B1"),
        (Groups((2, 2)), "R3 G3 B3 R1 G1 B6"),
    ],
)
def test_conditions_at_their_edge(condition: Condition, dice: str) -> None:
    assert condition.holds(codes(dice))


@pytest.mark.parametrize(
    ("condition", "faults"),
    [
        (Colours({}), 1),
        (Colours({"R": 0, "G": 3}), 1),
        (Colours({"R": 4, "G": 3}), 1),
        (Numbers({}), 1),
        (Numbers({"1": 7}), 1),
        (Groups(()), 1),
        (Groups((3, -1)), 1),
        (Groups((4, 3)), 1),
        (Straight(1), 1),
        (Straight(7), 1),
        (SameColour(0), 1),
        (SameColour(7), 1),
        (Parity("even", 7), 1),
        (Sum(), 1),
        (Sum(min=6, max=36), 1),
        (Sum(min=37), 1),
        (Sum(max=5), 1),
        (ColourSum("R", 0), 1),
        (ColourSum("R", 37), 1),
        (Order(("R", "R", "G")), 1),
        (Colours({"R": 3, "G": 3}), 0),
        (Numbers({"1": 5, "2": 1}), 0),
        (Groups((2, 2, 2)), 0),
        (Straight(2), 0),
        (Straight(6), 0),
        (SameColour(6), 0),
        (Parity("odd", 1), 0),
        (Sum(min=36), 0),
        (Sum(max=6), 0),
        (ColourSum("B", 36), 0),
        (Order(("G", "R", "B")), 0),
    ],
)
def test_a_condition_that_no_card_can_have_is_a_fault(condition: Condition, faults: int) -> None:
    assert len(condition.faults()) == faults


@given(CONDITIONS)
def test_conditions_round_trip_as_json(condition: Condition) -> None:
    data = msgspec.json.encode(condition)
    assert msgspec.convert(msgspec.json.decode(data), Condition, str_keys=True) == condition
