"""The box of the board game: what is in it, and what a custom file may contain."""

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

from tests.rules.brettspiel.table import GAME
from tests.rules.playing import random_game
from wuerfelreich import MaterialError
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.facts import FIELD_NAMES, LANDSCAPES
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.hexagons import members
from wuerfelreich.rules.material import MAX_NAMED

SHIPPED = files("wuerfelreich.rules.brettspiel").joinpath("material.json").read_bytes()
#: A file as parsed from JSON; its values may be anything, and in these tests they are.
Raw = dict[str, Any]
RAW: Raw = json.loads(SHIPPED)
STRANGE: list[object] = [None, True, -1, 0, 7, 10**30, 2.5, "", "x", "A1", [], [1], ["A1"], {}, {"a": 1}, [[]]]


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


def test_sixty_citizens_in_five_stacks_of_twelve() -> None:
    box = GAME.box
    assert len(set(box.names)) == 60
    assert Counter(citizen.stack for citizen in box.citizens) == dict.fromkeys(range(1, 6), 12)
    effects = Counter(citizen.effect for citizen in box.citizens)
    assert effects == {
        "merchant": 12,
        "thief_of_cards": 6,
        "thief_of_gems": 6,
        "tamer": 12,
        "bully": 12,
        "landowner": 12,
    }


def test_every_face_is_the_joker_of_three_or_four_cards() -> None:
    assert Counter(Counter(GAME.box.joker_of).values()) == {3: 12, 4: 6}


def test_every_landscape_lies_on_the_map_twice() -> None:
    assert Counter(GAME.box.landscape_of) == dict.fromkeys(range(15), 2)
    assert all(fields.bit_count() == 2 for fields in GAME.box.fields_of)
    assert sum(GAME.box.fields_of) == (1 << 30) - 1


@pytest.mark.parametrize(("arrangement", "between"), [(0, 11), (1, 7), (2, 5)])
def test_neighbours_match_the_file_and_touch_both_ways(arrangement: int, between: int) -> None:
    """Rows of 4, 5 and 6 fields touch 30 times within each half; the long sides, the short ones or the tips meet."""
    name = ("round", "hourglass", "band")[arrangement]
    neighbours = GAME.box.maps[arrangement].neighbours
    listed = RAW["arrangements"][name]["adjacency"]
    for at, mask in enumerate(neighbours):
        assert sorted(FIELD_NAMES[other] for other in members(mask)) == sorted(listed[FIELD_NAMES[at]])
        assert all(neighbours[other] >> at & 1 for other in members(mask))
    assert sum(mask.bit_count() for mask in neighbours) == 2 * (30 + between + 30)
    inner = (1 << 15) - 1
    assert sum((mask & inner).bit_count() for mask in neighbours[:15]) == 2 * 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gems_and_fires_add_up(players: int) -> None:
    setup = GAME.box.setup
    placed = setup.by_players[players]
    assert (len(setup.white_on_map), len(setup.gold_on_map)) == (6, 4)
    assert 6 + players + placed.white_in_supply == 18
    assert 4 + placed.gold_in_supply == 6
    assert len(placed.dragon_fires) + placed.fires_in_supply == 15
    assert len(placed.dragon_fires) + placed.tiles_in_supply + 2 == 30
    assert not {*setup.white_on_map, *setup.gold_on_map} & {*placed.dragon_fires}


def test_the_points() -> None:
    points = GAME.box.scoring
    assert (points.largest_area_field, points.other_field, points.most_dragon_fires) == (3, 1, 4)
    assert (points.golden_gem, points.white_gem) == (3, 2)


def test_the_dice_are_those_of_the_card_game() -> None:
    assert [(kind.faces, kind.copies) for kind in GAME.box.dice.types] == [("BGRRGB", 2), ("RBGGBR", 2), ("GRBBRG", 2)]


def test_every_fact_states_its_evidence() -> None:
    marks = Counter(row["condition_source"] for row in RAW["citizens"])
    assert marks == {"source": 2, "kind-from-source": 8, "reconstructed": 50}
    jokers = [row["id"] for row in RAW["citizens"] if row["joker_source"] == "source"]
    assert jokers == ["S4-02", "S5-09"]
    assert {row["status"] for row in RAW["fields"]} == {"reconstructed"}
    assert {row["status"] for row in RAW["landscapes"]} == {"source"}
    assert {shape["status"] for shape in RAW["arrangements"].values()} == {"reconstructed"}


def test_the_shipped_file_is_accepted_as_a_custom_file() -> None:
    own = Box(SHIPPED)
    assert not own.shipped
    assert own.fingerprint == GAME.box.fingerprint
    assert own.names == GAME.box.names
    assert own.warnings == ()


def test_corrected_cards_and_fields_can_be_played() -> None:
    def correct(raw: Raw) -> None:
        raw["citizens"][59].update(condition={"type": "same_colour", "dice": 5}, condition_source="source")
        raw["fields"][0]["landscape"], raw["fields"][1]["landscape"] = "caves", "mountains"
        raw["citizens"].reverse()

    game = Brettspiel(file(correct))
    assert game.box.fingerprint != GAME.box.fingerprint
    assert game.box.landscape_of[:2] == (1, 0)
    assert list(random_game(game, 3, Random(1)))[-1][1] is None


def test_unusual_values_are_reported_but_playable() -> None:
    def unusual(raw: Raw) -> None:
        raw["setup"]["white_on_map"][0] = "A6"
        raw["fields"][0]["gem"] = None
        raw["fields"][5]["gem"] = "white"
        for row in raw["citizens"]:
            if row["joker"] == {"colour": "R", "number": 1} and row["id"] != "S2-03":
                row["joker"]["number"] = 2

    assert Box(file(unusual)).warnings == (
        "on A6 a gem lies under a dragon fire from the start",
        "only one card has the joker R1",
    )


def test_derived_values_in_the_fields_may_be_left_out() -> None:
    def leave_out(raw: Raw) -> None:
        for row in raw["fields"]:
            del row["gem"], row["dragon_fire_from_players"]
        raw["setup"]["by_players"]["3"]["dragon_fires"] = ["A1", "A2", "A3"]

    assert Box(file(leave_out)).setup.by_players[3].dragon_fires == ("A1", "A2", "A3")


def test_five_faults_are_named_in_one_message() -> None:
    def damage(raw: Raw) -> None:
        raw["citizens"][0]["tiers"][2]["condition"]["colours"]["R"] = 5
        raw["citizens"][59]["joker"]["number"] = 7
        raw["fields"][0]["landscape"] = "harbour"
        raw["setup"]["by_players"]["2"]["fires_in_supply"] = 12
        raw["arrangements"]["round"]["adjacency"]["A1"].remove("A2")

    assert faults(damage) == (
        "S1-01: a merchant's tiers must be one condition in three rising steps",
        "S5-12: a joker must show a number from 1 to 6",
        "there must be two fields with mountains, not 1",
        "fields: there is no landscape 'harbour'",
        "arrangement 'round': the neighbours of A1 are not the fields that touch it",
        "arrangement 'round': A1 is a neighbour of A2, but A2 is not one of A1",
        "setup for 2 players: 'fires_in_supply' must be 13, not 12",
    )


def shape(raw: Raw) -> Raw:
    found: Raw = raw["arrangements"]["round"]
    return found


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda raw: raw.clear(), "'citizens' must be a list"),
        (lambda raw: raw["components"].update(tiles=31), "components: 'tiles' must be 30, not 31"),
        (lambda raw: raw["components"].pop("dice"), "components: 'dice' must be 6, not None"),
        (lambda raw: raw["scoring"].update(golden_gem=100), "scoring: 'golden_gem' must be 0 to 99 points"),
        (lambda raw: raw["dice"]["types"].pop(), "there must be 6 dice in all"),
        (lambda raw: raw["landscapes"].pop(), "the landscapes must be mountains"),
        (lambda raw: raw["stacks"].reverse(), "the stacks must be merchant, thief"),
        (lambda raw: raw["citizens"].pop(), "there must be 60 citizens, not 59"),
        (lambda raw: raw["citizens"][0].update(stack=2), "stack 1 must have 12 citizens, not 11"),
        (lambda raw: raw["citizens"][0].update(stack=6), "S1-01: the stacks are 1 to 5"),
        (lambda raw: raw["citizens"][0].update(id="S1-02"), "the id 'S1-02' appears more than once"),
        (lambda raw: raw["citizens"][0].update(id="a b"), "must be letters and digits"),
        (lambda raw: raw["citizens"][0].update(id="-"), "must be letters and digits"),
        (lambda raw: raw["citizens"][0].update(id=""), "must be letters and digits"),
        (lambda raw: raw["citizens"][0].update(effect="tamer"), "in stack 1 the effect must be merchant"),
        (lambda raw: raw["citizens"][0].update(effect="wizard"), "Invalid enum value 'wizard'"),
        (lambda raw: raw["citizens"][0]["tiers"].pop(), "a merchant must have three tiers"),
        (lambda raw: raw["citizens"][0]["tiers"][0].update(draw=2), "a merchant must have three tiers"),
        (lambda raw: raw["citizens"][0]["tiers"][0].update(gem=True), "a merchant must have three tiers"),
        (lambda raw: raw["citizens"][59].pop("condition"), "S5-12: it must have a condition"),
        (lambda raw: raw["citizens"][59].update(tiers=raw["citizens"][0]["tiers"]), "which are for merchants"),
        (lambda raw: raw["citizens"][59]["condition"].update(min=99), "never show a sum of 99"),
        (lambda raw: raw["citizens"][0].pop("joker_source"), "missing required field `joker_source`"),
        (lambda raw: raw["fields"].pop(), "the fields must be A1 to A15 and B1 to B15"),
        (lambda raw: raw["fields"][0].update(half="B"), "A1: it is not in half B"),
        (lambda raw: raw["fields"][0].update(landscape="caves"), "there must be two fields with caves, not 3"),
        (lambda raw: raw["fields"][0].update(gem="gold"), "A1: the gem there is 'gold', but 'white' in the set-up"),
        (lambda raw: raw["fields"][0].update(dragon_fire_from_players=4), "does not match the set-up for 4 players"),
        (lambda raw: raw["fields"][0]["local"].update(q=100), "A1: its coordinates must be -99 to 99"),
        (lambda raw: raw["arrangements"].pop("band"), "the arrangements must be round, hourglass, band"),
        (lambda raw: shape(raw).update(players=3), "its number of players does not match the set-up"),
        (lambda raw: shape(raw)["half_b"].update(rotate=90), "turned by a multiple of 60"),
        (lambda raw: shape(raw)["half_b"].update(rotate=120), "not where the halves put them"),
        (lambda raw: shape(raw)["coords"].pop("A1"), "coordinates and neighbours for all 30 fields"),
        (lambda raw: shape(raw)["coords"].update(A1={"q": 9, "r": 9}), "A1 is not where the halves put them"),
        (lambda raw: shape(raw)["coords"].update(A1={"q": 9, "r": 9}), "the map is not connected"),
        (lambda raw: shape(raw)["coords"].update(A1={"q": 3, "r": -2}), "two fields lie in the same place"),
        (lambda raw: shape(raw)["adjacency"].update(A1=["Z9"]), "A1 has an unknown neighbour 'Z9'"),
        (lambda raw: raw["setup"].update(tiles_removed_unseen=3), "2 tiles must go out of play unseen"),
        (lambda raw: raw["setup"].update(white_gems_per_player=2), "each player must get 1 white gem"),
        (lambda raw: raw["setup"]["white_on_map"].pop(), "6 white gems must lie on the map, not 5"),
        (lambda raw: raw["setup"].update(gold_on_map=["A3"] * 4), "two golden gems lie on the same field"),
        (lambda raw: raw["setup"].update(gold_on_map=["A1", "A3", "A5", "A7"]), "two gems lie on A1"),
        (lambda raw: raw["setup"].update(gold_on_map=["C1", "A3", "A5", "A7"]), "there is no field 'C1'"),
        (lambda raw: raw["setup"]["by_players"].pop("3"), "must be given for 2, 3 and 4"),
        (lambda raw: raw["setup"]["by_players"]["3"].update(arrangement="ring"), "no arrangement 'ring'"),
        (lambda raw: raw["setup"]["by_players"]["3"].update(dragon_fires=list(FIELD_NAMES)), "at most 10 fields"),
        (lambda raw: raw["setup"]["by_players"]["3"].update(tiles_in_supply=9), "'tiles_in_supply' must be 25, not 9"),
    ],
)
def test_every_rule_of_the_file_has_its_message(change: Callable[[Raw], object], expected: str) -> None:
    assert expected in "; ".join(faults(change))


@pytest.mark.parametrize(
    ("tiers", "rises"),
    [
        ([{"type": "sum", "min": 20}, {"type": "sum", "min": 24}, {"type": "sum", "min": 28}], True),
        ([{"type": "sum", "max": 20}, {"type": "sum", "max": 18}, {"type": "sum", "max": 16}], False),
        ([{"type": "same_colour", "dice": n} for n in (4, 5, 6)], True),
        ([{"type": "parity", "parity": "even", "dice": n} for n in (4, 5, 6)], True),
        ([{"type": "parity", "parity": p, "dice": n} for p, n in (("even", 4), ("odd", 5), ("odd", 6))], False),
        ([{"type": "colour_sum", "colour": "R", "min": n} for n in (8, 10, 12)], True),
        ([{"type": "colour_sum", "colour": c, "min": n} for c, n in (("R", 8), ("R", 10), ("B", 12))], False),
        ([{"type": "numbers", "numbers": {"6": n}} for n in (2, 3, 4)], True),
        ([{"type": "groups", "groups": n} for n in ([2], [2, 2], [2, 2, 2])], True),
        ([{"type": "groups", "groups": n} for n in ([2, 2], [3], [4])], False),
        ([{"type": "straight", "length": n} for n in (6, 5, 4)], False),
        ([{"type": "order", "order": list(n)} for n in ("RGB", "RBG", "GRB")], False),
    ],
)
def test_a_merchants_tiers_rise(tiers: list[Raw], rises: bool) -> None:
    def change(raw: Raw) -> None:
        for tier, condition in zip(raw["citizens"][0]["tiers"], tiers, strict=True):
            tier["condition"] = condition

    if rises:
        assert Box(file(change)).citizens[0].conditions[0] != GAME.box.citizens[0].conditions[0]
    else:
        assert faults(change) == ("S1-01: a merchant's tiers must be one condition in three rising steps",)


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


PLACES = places(RAW)


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
        game = Brettspiel(data)
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


def test_landscapes_have_names_in_three_languages() -> None:
    assert [row["id"] for row in RAW["landscapes"]] == list(LANDSCAPES)
    assert all(row["de"] and row["en"] and row["hu"] for row in RAW["landscapes"])
