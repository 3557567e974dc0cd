"""Chances and dice as hints say them."""

import pytest

from wuerfelreich.review.aims import Aims, aims_of
from wuerfelreich.review.wording import keeping, numbers, share, signed_points
from wuerfelreich.rules.faces import read_faces
from wuerfelreich.words.catalogue import words_in


@pytest.mark.parametrize(
    ("chance", "expected"),
    [
        (0.0, ["under 1%", "unter 1\u202f%", "1% alatti"]),
        (0.004, ["under 1%", "unter 1\u202f%", "1% alatti"]),
        (0.006, ["1%", "1\u202f%", "1%"]),
        (0.414, ["41%", "41\u202f%", "41%"]),
        (0.996, ["over 99%", "über 99\u202f%", "99% feletti"]),
        (1 - 1e-12, ["100%", "100\u202f%", "100%"]),
    ],
)
def test_a_chance_is_never_nothing_and_only_certain_if_it_is(chance: float, expected: list[str]) -> None:
    assert [share(words_in(language), chance) for language in ("en", "de", "hu")] == expected


def test_points_have_a_true_minus_sign() -> None:
    assert [signed_points(words_in("de"), points) for points in (-1, 1, 5)] == ["−1 Punkt", "+1 Punkt", "+5 Punkte"]


#: The roll, the kept dice, whether they are kept for their colours, and the words.
KEPT = [
    ("R1 R3 G6 G6 B2 B6", "G6 G6 B6", False, "keep the three sixes", "die drei Sechsen behalten"),
    ("R1 R3 R5 G6 B2 B6", "R1 R3 R5", True, "keep the three red dice", "die drei roten Würfel behalten"),
    ("R1 R1 R4 G6 B2 B6", "R1 R1 R4", False, "keep the two ones and the 4", "die zwei Einsen und die Vier behalten"),
    ("R1 R2 G3 G4 B6 B6", "R1 R2 G3", False, "keep the 1, 2 and 3", "die 1, 2 und 3 behalten"),
    ("R1 R2 R3 G4 B5 B6", "R1 R2 R3 G4 B6", False, "roll only the blue 5 again", "nur die blaue 5 neu würfeln"),
    (
        "R1 R2 R3 G4 B6 B6",
        "R1 R2 R3 G4 B6",
        False,
        "roll only one of the blue 6s again",
        "nur eine der blauen 6er neu würfeln",
    ),
    ("R4 R6 G3 G6 B1 B4", "R6 B4", False, "keep the red 6 and the blue 4", "die rote 6 und die blaue 4 behalten"),
    ("R1 R5 R5 G5 G5 B5", "R1 G5 G5 B5", False, "roll only the two red 5s again", "nur die zwei roten 5er neu würfeln"),
    (
        "G1 G2 G2 G4 B2 B3",
        "G1 G2 G2",
        True,
        "keep the two green 2s and the green 1",
        "die zwei grünen 2er und die grüne 1 behalten",
    ),
    ("R4 R6 G3 G6 B1 B4", "-", False, "roll all the dice again", "alle Würfel neu würfeln"),
]


@pytest.mark.parametrize(("rolled", "kept", "by_colour", "english", "german"), KEPT)
def test_kept_dice_are_named_by_what_they_are_kept_for(
    rolled: str, kept: str, by_colour: bool, english: str, german: str
) -> None:
    said = [keeping(words_in(one), read_faces(kept), read_faces(rolled), by_colour) for one in ("en", "de")]
    assert said == [english, german]


def test_dice_in_hungarian_have_their_articles() -> None:
    words = words_in("hu")
    rolled = read_faces("R1 R2 R3 G4 B6 B6")
    assert keeping(words, read_faces("R1 R2 R3 G4 B6"), rolled, by_colour=False) == "csak az egyik kék 6-ost újradobni"
    assert numbers(words, [5, 5, 5, 5, 5]) == "az öt ötöst"
    assert numbers(words, [1, 6, 6]) == "a két hatost és az egyest"
    assert keeping(words, read_faces("R5 R5"), read_faces("R1 R5 R5 G2 B1 B5"), False) == "megtartani a két piros 5-öst"


def test_dice_are_kept_for_what_they_add_to() -> None:
    """An easy target that every roll may reach is not what dice are kept for."""
    chances = {"easy": 0.6, "dwarf": 0.4, "hopeless": 0.0}
    blank = {"easy": 0.58, "dwarf": 0.05, "hopeless": 0.01}
    worth = {"easy": 0.3, "dwarf": 0.5, "hopeless": 0.9}
    assert aims_of(chances, blank, worth, 0.1) == Aims((("dwarf", 0.4),), None)


def test_what_hardly_ever_comes_is_no_aim_unless_all_rests_on_it() -> None:
    chances, blank = {"gnome": 0.6, "dwarf": 0.03}, {"gnome": 0.62, "dwarf": 0.01}
    assert aims_of(chances, blank, {"gnome": 0.3, "dwarf": 0.5}, 0.1) == Aims((("gnome", 0.6),), None)
    assert aims_of(chances, blank, {"gnome": 0.1001, "dwarf": 0.5}, 0.1) == Aims((("dwarf", 0.03),), None)
    safe, sure = {"gnome": 1.0, "dwarf": 0.03}, {"gnome": 0.62, "dwarf": 0.01}
    assert aims_of(safe, sure, {"gnome": 0.3, "dwarf": 0.5}, 0.1) == Aims((), "gnome")


def test_what_is_safe_is_no_aim_and_nothing_worse_is_hoped_for() -> None:
    chances = {"gnome": 1.0, "worse": 0.9, "dwarf": 0.4}
    blank = dict.fromkeys(chances, 0.0)
    assert aims_of(chances, blank, {"gnome": 0.4, "worse": 0.3, "dwarf": 0.5}, 0.1) == Aims((("dwarf", 0.4),), "gnome")
