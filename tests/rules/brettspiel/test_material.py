"""The box of the board game: what is in it, and what a custom file may contain."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.rules.brettspiel.table import GAME
from tests.rules.material_files import MaterialFile, Raw
from tests.rules.playing import random_game
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.facts import FIELD_NAMES, LANDSCAPES
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.hexagons import members

FILE = MaterialFile(Brettspiel)
RAW = FILE.raw


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
    own = Box(FILE.shipped)
    assert not own.shipped
    assert own.fingerprint == GAME.box.fingerprint
    assert own.names == GAME.box.names
    assert own.warnings == ()


def test_corrected_cards_and_fields_can_be_played() -> None:
    def correct(raw: Raw) -> None:
        raw["citizens"][59].update(condition={"type": "same_colour", "dice": 5}, condition_source="source")
        raw["fields"][0]["landscape"], raw["fields"][1]["landscape"] = "caves", "mountains"
        raw["citizens"].reverse()

    game = Brettspiel(FILE.changed(correct))
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

    assert Box(FILE.changed(unusual)).warnings == (
        "on A6 a gem lies under a dragon fire from the start",
        "only one card has the joker R1",
    )


def test_derived_values_in_the_fields_may_be_left_out() -> None:
    def leave_out(raw: Raw) -> None:
        for row in raw["fields"]:
            del row["gem"], row["dragon_fire_from_players"]
        raw["setup"]["by_players"]["3"]["dragon_fires"] = ["A1", "A2", "A3"]

    assert Box(FILE.changed(leave_out)).setup.by_players[3].dragon_fires == ("A1", "A2", "A3")


def test_five_faults_are_named_in_one_message() -> None:
    def damage(raw: Raw) -> None:
        raw["citizens"][0]["tiers"][2]["condition"]["colours"]["R"] = 5
        raw["citizens"][59]["joker"]["number"] = 7
        raw["fields"][0]["landscape"] = "harbour"
        raw["setup"]["by_players"]["2"]["fires_in_supply"] = 12
        raw["arrangements"]["round"]["adjacency"]["A1"].remove("A2")

    assert FILE.faults(damage) == (
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
    assert expected in "; ".join(FILE.faults(change))


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
        assert Box(FILE.changed(change)).citizens[0].conditions[0] != GAME.box.citizens[0].conditions[0]
    else:
        assert FILE.faults(change) == ("S1-01: a merchant's tiers must be one condition in three rising steps",)


def test_landscapes_have_names_in_three_languages() -> None:
    assert [row["id"] for row in RAW["landscapes"]] == list(LANDSCAPES)
    assert all(row["de"] and row["en"] and row["hu"] for row in RAW["landscapes"])
