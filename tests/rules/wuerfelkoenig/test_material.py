"""The cards and dice of Würfelkönig: what is in the box, and what a custom file may contain."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.rules.material_files import MaterialFile, Raw
from tests.rules.playing import random_game
from tests.rules.wuerfelkoenig.table import GAME
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.material import Box, Citizen, Kind

FILE = MaterialFile(Wuerfelkoenig)


def of_kind(kind: Kind) -> list[Citizen]:
    return [card for card in GAME.box.citizens if card.kind is kind]


def test_forty_citizens_ten_penalties_and_fifteen_village_cards() -> None:
    box = GAME.box
    assert len(box.citizens) == 40
    assert len(box.penalties) == 10
    assert len(box.names) - len(box.citizens) == 15
    assert len(set(box.names)) == 55


def test_the_villages_are_in_order_and_have_twos_threes_and_fours() -> None:
    assert [(village.id, village.colour) for village in GAME.box.villages] == [
        ("city", "yellow"),
        ("mine", "brown"),
        ("workshop", "blue"),
        ("orc_village", "green"),
        ("enchanted_forest", "violet"),
    ]
    assert GAME.box.village_values == (2, 3, 4)


def test_how_many_citizens_there_are_of_each_kind_and_where_they_live() -> None:
    kinds = Counter((card.kind, card.village) for card in GAME.box.citizens)
    assert kinds == {
        (Kind.RICH_SNOB, "city"): 2,
        (Kind.ARROGANT_ELF, "city"): 3,
        (Kind.GRUMPY_DWARF, "mine"): 8,
        (Kind.CRAZY_GNOME, "workshop"): 6,
        (Kind.CUDDLY_ORC, "orc_village"): 7,
        (Kind.ODD_MUSHROOM_GOBLIN, "enchanted_forest"): 3,
        (Kind.TALENTED_APPRENTICE, "enchanted_forest"): 2,
        (Kind.BUSY_FAIRY, "enchanted_forest"): 5,
        (Kind.HYPNOTIST, None): 1,
        (Kind.DRAGON, None): 3,
    }


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (Kind.RICH_SNOB, [5, 5]),
        (Kind.ARROGANT_ELF, [1, 3, 7]),
        (Kind.GRUMPY_DWARF, [4, 4, 4, 6, 6, 6, 10, 10]),
        (Kind.CRAZY_GNOME, [1, 2, 2, 3, 3, 8]),
        (Kind.CUDDLY_ORC, [1, 2, 3, 3, 7, 7, 8]),
        (Kind.ODD_MUSHROOM_GOBLIN, [1, 2, 7]),
        (Kind.TALENTED_APPRENTICE, [2, 3]),
        (Kind.BUSY_FAIRY, ["fairy"] * 5),
        (Kind.HYPNOTIST, [1]),
        (Kind.DRAGON, [-2, -4, -6]),
    ],
)
def test_what_the_citizens_are_worth(kind: Kind, points: list[object]) -> None:
    assert [card.points for card in of_kind(kind)] == points


def test_the_penalties_sum_to_minus_twenty() -> None:
    assert Counter(GAME.box.penalties) == {-1: 4, -2: 3, -3: 2, -4: 1}
    assert sum(GAME.box.penalties) == -20


def test_three_kinds_of_dice_two_of_each_with_two_faces_of_every_colour() -> None:
    types = GAME.box.dice.types
    assert [kind.copies for kind in types] == [2, 2, 2]
    assert all(Counter(kind.faces) == {"R": 2, "G": 2, "B": 2} for kind in types)


def test_every_fact_states_its_evidence() -> None:
    raw = FILE.raw
    marks = Counter(row["evidence"] for row in raw["citizens"])
    assert marks == {"certain": 25, "high": 13, "medium": 2}
    assert {row["evidence"] for row in raw["villages"]} == {"certain"}
    assert raw["dice"]["evidence"] == raw["penalties"]["evidence"] == "high"


def test_the_shipped_file_is_accepted_as_a_custom_file() -> None:
    own = Box(FILE.shipped)
    assert not own.shipped
    assert own.fingerprint == GAME.box.fingerprint
    assert own.names == GAME.box.names
    assert own.warnings == ()


def test_a_corrected_card_can_be_played() -> None:
    def correct(raw: Raw) -> None:
        raw["citizens"][11].update(points=9, evidence="own", condition={"type": "sum", "min": 20})

    game = Wuerfelkoenig(FILE.changed(correct))
    assert game.box.citizens[11].points == 9
    assert game.box.fingerprint != GAME.box.fingerprint
    assert list(random_game(game, 3, Random(1)))[-1][1] is None


def test_five_faults_are_named_in_one_message() -> None:
    def damage(raw: Raw) -> None:
        raw["citizens"][0]["points"] = -5
        raw["citizens"][1]["condition"] = {"type": "straight", "length": 7}
        raw["citizens"][2]["village"] = "harbour"
        raw["penalties"]["counts"]["-1"] = 5
        raw["dice"]["types"][0]["faces"] = "BGRRG"

    assert FILE.faults(damage) == (
        "rich_snob_1: dragons, and no other citizens, are worth negative points",
        "rich_snob_2: a straight has 2 to 6 dice, not 7",
        "arrogant_elf_1: the village 'harbour' does not exist",
        "there must be 10 penalties, not 11",
        "dice: 'BGRRG' must be six letters R, G or B, the colours of faces 1 to 6",
    )


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda raw: raw.clear(), "'citizens' must be a list"),
        (lambda raw: raw["citizens"].pop(), "there must be 40 citizens, not 39"),
        (lambda raw: raw["citizens"].append(raw["citizens"][0]), "the id 'rich_snob_1' appears more than once"),
        (lambda raw: raw["citizens"][0].update(id="city2"), "the id 'city2' appears more than once"),
        (lambda raw: raw["citizens"][0].update(id="a b"), "must be at most 40 letters, digits and _"),
        (lambda raw: raw["citizens"][0].update(id="-1"), "must be at most 40 letters, digits and _"),
        (lambda raw: raw["citizens"][0].update(id=""), "must be at most 40 letters, digits and _"),
        (lambda raw: raw["citizens"][0].update(id="x" * 41), "must be at most 40 letters, digits and _"),
        (lambda raw: raw["citizens"][0].update(kind="unicorn"), "citizens, entry 1: Invalid enum value 'unicorn'"),
        (lambda raw: raw["citizens"][0].update(points=100), "rich_snob_1: a citizen is worth at most 99 points"),
        (
            lambda raw: raw["citizens"][0].update(points="fairy"),
            "busy fairies, and no other citizens, have the points 'fairy'",
        ),
        (
            lambda raw: raw["citizens"][33].update(points=3),
            "busy fairies, and no other citizens, have the points 'fairy'",
        ),
        (lambda raw: raw["citizens"][39].update(points=3), "dragons, and no other citizens, are worth negative"),
        (lambda raw: raw["citizens"][39].update(village="city"), "a dragon has no village"),
        (lambda raw: raw["citizens"][0].update(village=None), "the village 'None' does not exist"),
        (lambda raw: raw["citizens"][0].pop("evidence"), "missing required field `evidence`"),
        (lambda raw: raw["citizens"][0].update(evidence="rumour"), "Invalid enum value 'rumour'"),
        (lambda raw: raw["citizens"][0]["condition"].update(dice=7), "a condition can ask for at most six dice, not 7"),
        (lambda raw: raw["citizens"][0]["condition"].update(type="wish"), "Invalid value 'wish'"),
        (lambda raw: raw["citizens"][0]["condition"].update(exactly=3), "unknown field `exactly`"),
        (
            lambda raw: raw["citizens"][39].update(kind="hypnotist", points=1),
            "there may be at most one hypnotist, not 2",
        ),
        (lambda raw: raw["villages"].pop(), "the villages must be city, mine, workshop"),
        (lambda raw: raw["villages"][0].update(id="mine"), "the villages must be city, mine, workshop"),
        (lambda raw: raw.update(village_values_top_to_bottom=[2, 3]), "village values: "),
        (lambda raw: raw.update(village_values_top_to_bottom=[2, 2, 4]), "three different values from 1 to 99"),
        (lambda raw: raw.update(village_values_top_to_bottom=[0, 3, 4]), "three different values from 1 to 99"),
        (lambda raw: raw.update(village_values_top_to_bottom=[2, 3, 100]), "three different values from 1 to 99"),
        (lambda raw: raw["penalties"].update(counts={"-1": 12, "-2": -2}), "there cannot be -2 penalties of -2"),
        (lambda raw: raw["penalties"].update(counts={"1": 10}), "a penalty is worth -1 to -9, not 1"),
        (lambda raw: raw["penalties"].update(counts={"-10": 10}), "a penalty is worth -1 to -9, not -10"),
        (lambda raw: raw["penalties"].update(counts={"-1": 10**9}), "there must be 10 penalties, not 1000000000"),
        (lambda raw: raw["dice"]["types"].pop(), "there must be 6 dice in all"),
        (lambda raw: raw["dice"]["types"][1].update(faces="BGRRGB"), "two kinds show the 1 in the same colour"),
    ],
)
def test_every_rule_of_the_file_has_its_message(change: Callable[[Raw], object], expected: str) -> None:
    assert expected in "; ".join(FILE.faults(change))
