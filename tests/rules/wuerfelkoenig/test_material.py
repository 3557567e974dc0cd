"""The cards and dice of Würfelkönig: what is in the box, and what a custom file may contain."""

import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.playing import random_game
from tests.rules.wuerfelkoenig.table import GAME
from wuerfelreich import MaterialError
from wuerfelreich.rules.material import MAX_NAMED
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.material import Box, Citizen, Kind
from wuerfelreich.rules.wuerfelkoenig.state import State

SHIPPED = files("wuerfelreich.rules.wuerfelkoenig").joinpath("material.json").read_bytes()
#: A file as parsed from JSON; its values may be anything, and in these tests they are.
Raw = dict[str, Any]
SEEDS = st.integers(0, 2**32 - 1)
STRANGE: list[object] = [None, True, -1, 0, 7, 10**30, 2.5, "", "x", "dragon", [], [1], {}, {"a": 1}, [[]]]


def file(change: Callable[[Raw], object]) -> bytes:
    """The shipped file with a change."""
    raw = json.loads(SHIPPED)
    change(raw)
    return json.dumps(raw).encode()


def faults(change: Callable[[Raw], object]) -> tuple[str, ...]:
    """What is wrong with the shipped file after a change."""
    with pytest.raises(MaterialError) as caught:
        Box(file(change))
    assert all(fault in str(caught.value) for fault in caught.value.faults[:MAX_NAMED])
    return caught.value.faults


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
    raw: Raw = json.loads(SHIPPED)
    marks = Counter(row["evidence"] for row in raw["citizens"])
    assert marks == {"certain": 25, "high": 13, "medium": 2}
    assert {row["evidence"] for row in raw["villages"]} == {"certain"}
    assert raw["dice"]["evidence"] == raw["penalties"]["evidence"] == "high"


def test_the_shipped_file_is_accepted_as_a_custom_file() -> None:
    own = Box(SHIPPED)
    assert not own.shipped
    assert own.fingerprint == GAME.box.fingerprint
    assert own.names == GAME.box.names
    assert own.warnings == ()


def test_a_corrected_card_can_be_played() -> None:
    def correct(raw: Raw) -> None:
        raw["citizens"][11].update(points=9, evidence="own", condition={"type": "sum", "min": 20})

    game = Wuerfelkoenig(file(correct))
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

    assert faults(damage) == (
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
    assert expected in "; ".join(faults(change))


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values inside a value."""
    match value:
        case dict():
            inner = list(value.items())
        case list():
            inner = list(enumerate(value))
        case _:
            inner = []
    return [*([path] if path else []), *(place for key, one in inner for place in places(one, (*path, key)))]


PLACES = places(json.loads(SHIPPED))


def set_at(raw: Raw, path: tuple[Any, ...], value: object) -> None:
    """Puts a value into a place, if the place still exists."""
    holder: Any = raw
    with suppress(TypeError, KeyError, IndexError):
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = deepcopy(value)


def take_out(raw: Raw, path: tuple[Any, ...]) -> None:
    """Removes a place, with its key or its entry in a list."""
    holder: Any = raw
    for key in path[:-1]:
        holder = holder[key]
    del holder[path[-1]]


def read_or_refuse(data: bytes) -> None:
    """A damaged file is refused with its faults, or it is a game that can be played to its end."""
    try:
        game = Wuerfelkoenig(data)
    except MaterialError as refused:
        found = refused.faults
    else:
        found = ("none",)
        for state, _ in random_game(game, 2, Random(1)):
            assert isinstance(state, State)
            assert game.read_state(game.write_state(state)) == state
    assert found
    assert all(found)


@given(st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from(STRANGE)), min_size=1, max_size=6))
def test_wrong_values_are_refused_or_playable(damages: list[tuple[tuple[Any, ...], object]]) -> None:
    def damage(raw: Raw) -> None:
        for path, value in damages:
            set_at(raw, path, value)

    read_or_refuse(file(damage))


@given(st.sampled_from(PLACES))
def test_missing_values_are_refused_or_playable(path: tuple[Any, ...]) -> None:
    read_or_refuse(file(lambda raw: take_out(raw, path)))


@given(seed=SEEDS)
def test_damaged_bytes_are_refused_or_playable(seed: int) -> None:
    rng = Random(seed)
    for _ in range(8):
        data = bytearray(SHIPPED)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data))
            data[at : at + rng.randrange(3)] = rng.choice([b"", b"0", b'"', b"{", b"]", b",", b"\xff", b"-", b"9"])
        read_or_refuse(bytes(data[: rng.choice([len(data), rng.randrange(len(data))])]))
