"""The six coloured dice: what can be rolled and what can be kept."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.coloured_dice import DiceSet, DieType, Keep, dice_faults, keep_refusal, keeps
from wuerfelreich.rules.faces import FACES, face, read_faces
from wuerfelreich.rules.game import Phrase

TYPES = (DieType("BGRRGB", 2), DieType("RBGGBR", 2), DieType("GRBBRG", 2))
DICE = DiceSet(TYPES)
FACES_OF = [tuple(face(colour, number) for number, colour in enumerate(kind.faces, start=1)) for kind in TYPES]
ROLLS = st.integers(0, 2**32).map(lambda seed: Chance("roll", 0, DICE.rolled(())).draw(Random(seed).randrange).items)


def test_every_face_is_on_exactly_one_type() -> None:
    assert sorted(code for faces in FACES_OF for code in faces) == list(range(FACES))


def test_the_numbers_of_rolls_and_keeps() -> None:
    """9,261 rolls; of 28³ = 21,952 sets of dice, all but the 9,261 full rolls can be kept."""
    rolls = {outcome.items for outcome in Chance("roll", 0, DICE.rolled(())).outcomes()}
    assert len(rolls) == 9_261
    kept = {keep.dice for roll in rolls for keep in keeps(roll)}
    assert len(kept) == 28**3 - 9_261 == 12_691
    assert kept.isdisjoint(rolls)
    assert all(DICE.impossible(dice) is None for dice in kept)


@given(ROLLS)
def test_keeps_are_all_subsets_but_the_whole_roll(roll: tuple[int, ...]) -> None:
    subsets = {
        tuple(sorted(die for die, stays in zip(roll, choice, strict=True) if stays))
        for choice in product([False, True], repeat=6)
        if not all(choice)
    }
    listed = [keep.dice for keep in keeps(roll)]
    assert set(listed) == subsets
    assert len(listed) == len(subsets)
    assert [len(dice) for dice in listed] == sorted((len(dice) for dice in listed), reverse=True)


@given(ROLLS, st.integers(0, 5))
def test_what_is_rolled_again_comes_from_the_dice_not_kept(roll: tuple[int, ...], size: int) -> None:
    for kept in combinations(roll, size):
        parts = DICE.rolled(kept)
        for kind, faces in zip(TYPES, FACES_OF, strict=True):
            held = sum(code in faces for code in kept)
            assert sum(part.items == faces for part in parts) == kind.copies - held


@given(st.lists(st.integers(0, FACES - 1), max_size=6).map(sorted).map(tuple))
def test_impossible_dice_are_those_that_no_roll_shows(dice: tuple[int, ...]) -> None:
    possible = all(sum(code in faces for code in dice) <= 2 for faces in FACES_OF)
    assert (DICE.impossible(dice) is None) == possible


def test_a_face_on_no_die_is_named() -> None:
    plain = DiceSet((DieType("RRRRRR", 6),))
    assert plain.impossible(read_faces("G4")) == "no die shows G4"
    assert plain.impossible(read_faces("R1 R1 R1 R1 R1 R1")) is None


def test_too_many_dice_of_a_kind_are_named() -> None:
    assert (
        DICE.impossible(read_faces("R3 R4 G2"))
        == "there are not enough dice of one kind for R3 R4 G2: only 2 show B1, G2, R3, R4, G5, B6"
    )


@pytest.mark.parametrize(
    ("types", "fault"),
    [
        ([], "there must be 6 dice in all"),
        ([("BGRRGB", 5)], "there must be 6 dice in all"),
        ([("BGRRGB", 7), ("RBGGBR", -1)], "there must be 6 dice in all"),
        ([("BGRRGB", 6), ("RBGGBR", 0)], "there must be 6 dice in all"),
        ([("BGRRG", 6)], "'BGRRG' must be six letters R, G or B"),
        ([("BGRRGX", 6)], "'BGRRGX' must be six letters R, G or B"),
        ([("BGRRGB", 3), ("RBGRBR", 3)], "two kinds show the 4 in the same colour"),
    ],
)
def test_faulty_dice_are_named(types: list[tuple[str, int]], fault: str) -> None:
    (found,) = dice_faults(tuple(DieType(*kind) for kind in types))
    assert fault in found


def test_the_dice_of_the_box_have_no_fault() -> None:
    assert dice_faults(TYPES) == []


@given(ROLLS, st.lists(st.integers(0, FACES - 1), max_size=6).map(tuple), st.integers(0, 3))
def test_a_keep_is_refused_unless_it_is_listed(roll: tuple[int, ...], kept: tuple[int, ...], left: int) -> None:
    for tried in (kept, tuple(sorted(kept)), roll[:3], roll, roll[::-1][:2]):
        listed = left > 0 and Keep(tried) in keeps(roll)
        assert (keep_refusal(roll, tried, left) is None) == listed


def test_why_a_keep_is_refused() -> None:
    roll = read_faces("R3 R4 R1 G3 B3 B4")
    assert keep_refusal(roll, read_faces("R4"), 0) == Phrase("refusal-no-rolls-left")
    assert keep_refusal(roll, read_faces("R4 G4"), 1) == Phrase("refusal-die-not-rolled", {"die": "G4"})
    assert keep_refusal(roll, read_faces("R4 R4"), 1) == Phrase("refusal-die-not-rolled", {"die": "R4"})
    assert keep_refusal(roll, roll, 1) == Phrase("refusal-nothing-rolled-again")
    assert keep_refusal(roll, (face("B", 3), face("R", 4)), 1) == Phrase("refusal-dice-unsorted")
    assert keep_refusal(roll, (), 1) is None
