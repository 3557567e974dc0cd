"""Rulings BR3 to BR5: which castle tiles are drawn, and where they are placed."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from tests.rules.brettspiel.table import (
    GAME,
    SIXTEEN,
    after,
    arrange,
    chances,
    choices,
    field,
    refused,
    turned_up,
)
from wuerfelreich import Chance
from wuerfelreich.rules.brettspiel.facts import LANDSCAPES
from wuerfelreich.rules.game import Name, Phrase

FOUR_RED, FIVE_RED, SIX_RED = "R3 R3 R1 R1 B3 B4", "R3 R3 R1 R1 R2 B3", "R3 R3 R1 R1 R2 R2"
#: Five red and a blue die; with the bully's own green missing.
LANDOWNER = "R3 R4 R1 R6 R2 B3"


@pytest.mark.parametrize(("dice", "tiles"), [(FOUR_RED, 1), (FIVE_RED, 2), (SIX_RED, 3)])
def test_br3_the_merchant_draws_by_the_highest_tier_reached(dice: str, tiles: int) -> None:
    state = after(arrange(dice=dice), "take 1", turned_up(1))
    drawn = ["coast", "caves", "desert"][:tiles]
    for number, tile in enumerate(drawn, start=1):
        step = GAME.next(state)
        assert isinstance(step, Chance)
        assert (step.label, step.owner) == (f"turn 1 tile {number}", None)
        state = after(state, tile)
    fields = ["A10", "B2", "A2", "B11", "A13", "B9"][: 2 * tiles]
    assert sorted(choices(state)) == sorted(f"place {name}" for name in fields)
    placed = after(state, "place B2")
    assert (field(placed, "markers"), field(placed, "turn")) == ("B2 / -", "2 P2")


def test_br3_the_rulebooks_merchant_example() -> None:
    """Five red dice would draw two tiles. A pair of red jokers makes six: three tiles, and a white gem, since the
    supply's golden ones are gone."""
    state = arrange(dice=FIVE_RED, cards="R5 R5 / -", owned="0 1 0 / 2 1 0")
    assert field(after(state, "take 1"), "effect") == "merchant_2"
    state = after(state, "take 1 with R5+R5", turned_up(1), "coast", "meadow", "swamp", "place B2")
    assert field(state, "markers") == "B2 / -"
    assert field(state, "owned") == "0 2 0 / 2 1 0"
    assert field(state, "cards") == "G2 / -"
    assert field(state, "known") == "swamp meadow"


@pytest.mark.parametrize(
    ("owned", "then"),
    [("0 1 0 / 1 1 0", "1 1 0 / 1 1 0"), ("0 1 0 / 2 1 0", "0 2 0 / 2 1 0"), ("0 1 0 / 2 11 0", "0 1 0 / 2 11 0")],
)
def test_br3_a_golden_gem_while_there_is_one_then_a_white_one_then_none(owned: str, then: str) -> None:
    state = arrange(dice=SIX_RED, owned=owned)
    assert field(after(state, "take 1", turned_up(1), "coast", "caves", "desert", "place B2"), "owned") == then


def test_br3_no_gem_below_the_third_tier() -> None:
    assert field(after(arrange(dice=FIVE_RED), "take 1", turned_up(1), "coast", "caves", "place B2"), "owned") == (
        "0 1 0 / 0 1 0"
    )


def test_br3_a_gem_on_the_field_is_taken_too() -> None:
    state = after(arrange(dice=SIX_RED), "take 1", turned_up(1), "coast", "caves", "desert", "place A10")
    assert field(state, "owned") == "2 1 0 / 0 1 0"
    assert field(state, "gold") == "A3 B9 B12"


def test_br4_tiles_not_chosen_are_known_to_be_in_the_supply() -> None:
    state = after(arrange(dice=FIVE_RED), "take 1", turned_up(1), "coast", "caves", "place A2")
    assert (field(state, "known"), state.supply) == ("coast", 25)


def test_br4_a_known_tile_is_likelier_than_one_nobody_has_seen() -> None:
    """26 tiles are unseen, two of them out of play; one coast is certainly there."""
    state = arrange(phase="draw", effect="merchant_1", known="coast", markers="A2 / -", cards="B4 / -")
    weights = chances(state)
    assert weights["coast again"] == 26
    assert weights["coast"] == weights["caves"] == weights["lava"] == 24
    assert weights["meadow"] == 2 * 24
    assert weights.total() == 26 * 25
    assert "volcano again" not in weights


def test_br4_before_anything_was_put_back_all_unseen_tiles_are_equal() -> None:
    weights = chances(arrange(phase="draw", effect="merchant_1", cards="B4 / -"))
    assert weights.total() == 28
    assert (weights["volcano"], weights["coast"]) == (1, 2)


def test_br4_when_only_the_two_out_of_play_are_unseen_a_known_tile_is_drawn() -> None:
    rest = "B3 B4 B5 B6 B7 B8 B9 B10 B11"
    state = arrange(
        phase="draw",
        effect="merchant_1",
        known="meadow",
        markers=f"{SIXTEEN} / {rest}",
        player="P2",
        cards="- / B4",
    )
    assert chances(state) == Counter({"meadow again": 1})
    assert field(after(state, "meadow again"), "brettspiel") == "over"


def test_br4_draws_follow_from_shuffling_all_unseen_tiles_and_removing_two() -> None:
    """A second way: all ways to choose two of the unseen tiles, and all orders of two draws from the rest."""
    state = arrange(
        phase="draw",
        effect="thief_of_cards",
        known="meadow coast",
        markers=f"{SIXTEEN.replace('B1 B2', 'B5 B11')} / B4 B6 B7 B9 B10 B12",
        player="P2",
        cards="- / B4",
    )
    unseen = [LANDSCAPES[tile] for tile in state.unseen]
    assert unseen == ["fir_forest", "volcano", "flower_field", "floodplain"]
    expected: Counter[tuple[str, str]] = Counter()
    for out in combinations(range(len(unseen)), 2):
        there = ["meadow again", "coast again"] + [tile for at, tile in enumerate(unseen) if at not in out]
        expected.update(permutations(there, 2))
    found: dict[tuple[str, str], Fraction] = {}
    first_draws = chances(state)
    for first, weight in first_draws.items():
        second_draws = chances(after(state, first))
        for second, other in second_draws.items():
            found[first, second] = Fraction(weight * other, first_draws.total() * second_draws.total())
    assert found == {draws: Fraction(count, expected.total()) for draws, count in expected.items()}


def test_br4_the_landowner_draws_what_there_is() -> None:
    state = arrange(
        phase="draw",
        effect="landowner",
        known="meadow",
        markers=f"{SIXTEEN} / B3 B4 B5 B6 B7 B8 B9 B10 B11",
        player="P2",
        cards="- / B4",
    )
    ended = after(state, "meadow again")
    assert (field(ended, "brettspiel"), field(ended, "markers").split("/")[1].split()[-1]) == ("over", "B14")


def test_br5_two_free_fields_are_a_choice_one_is_not() -> None:
    state = after(arrange(dice=FOUR_RED), "take 1", turned_up(1))
    assert choices(after(state, "coast")) == ["place A10", "place B2"]
    assert field(after(state, "volcano"), "markers") == "B8 / -"
    assert refused(after(state, "coast"), "place B8") == Phrase(
        "br-refusal-landscape", {"field": "B8", "landscape": Name("br-volcano")}
    )


def test_br5_a_covered_field_is_not_free() -> None:
    state = arrange(
        phase="place", effect="merchant_2", hand="coast meadow", markers="A14 / -", dice=FIVE_RED, cards="B4 / -"
    )
    assert choices(state) == ["place A10", "place B2", "place B14"]
    assert refused(state, "place A14") == Phrase("br-refusal-covered", {"field": "A14"})


def test_br5_both_tiles_of_a_landscape_go_on_both_its_fields() -> None:
    """The landowner then has nothing to choose; the merchant chooses one of the fields."""
    state = after(arrange(dice=LANDOWNER), "take 5", turned_up(5), "coast", "coast")
    assert (field(state, "markers"), field(state, "owned"), field(state, "turn")) == (
        "A10 B2 / -",
        "1 1 0 / 0 1 0",
        "2 P2",
    )
    state = after(arrange(dice=FIVE_RED), "take 1", turned_up(1), "coast", "coast")
    assert choices(state) == ["place A10", "place B2"]


def test_the_landowner_places_one_tile_after_another() -> None:
    state = after(arrange(dice=LANDOWNER), "take 5", turned_up(5), "meadow", "coast")
    assert choices(state) == ["place A10", "place B2"]
    state = after(state, "place B2")
    assert (choices(state), field(state, "hand")) == (["place A14", "place B14"], "meadow")
    assert field(after(state, "place B14"), "markers") == "B2 B14 / -"
