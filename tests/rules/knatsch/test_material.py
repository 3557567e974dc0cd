"""The cards of Knatsch: what is in the box, and what a custom file may contain."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.knatsch.table import GAME
from tests.rules.material_files import MaterialFile, Raw
from tests.rules.playing import random_game
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.material import ATTESTED, Box
from wuerfelreich.rules.knatsch.ranks import write_rank
from wuerfelreich.rules.knatsch.sorts import Colour, Kind
from wuerfelreich.rules.knatsch.state import State

FILE = MaterialFile(Knatsch)


def test_sixteen_castles_nine_tournaments_and_twenty_three_specials() -> None:
    box = GAME.box
    assert len(box.pool) == 48
    assert box.pool.count(box.codes["tournament"]) == 9
    sorts = Counter(card.sort for card in box.cards)
    assert sum(sorts[colour] for colour in Colour) == 16
    assert sum(sorts[kind] for kind in Kind) == 23
    assert box.warnings == ()


def test_six_colours_three_three_three_three_two_and_two() -> None:
    colours = Counter(card.sort for card in GAME.box.cards if isinstance(card.sort, Colour))
    assert sorted(colours.values()) == [2, 2, 3, 3, 3, 3]


def test_how_many_specials_there_are_of_each_kind() -> None:
    kinds = Counter(card.sort for card in GAME.box.cards if isinstance(card.sort, Kind))
    assert {kind: kinds[kind] for kind in ATTESTED} == ATTESTED
    assert [kinds[kind] for kind in Kind if kind.startswith("die")] == [2, 2, 2, 1, 1]


def test_every_castle_and_special_shows_a_triplet_and_another_die() -> None:
    for card in GAME.box.cards:
        assert (card.combo.count, len(card.combo.dice)) == (3, 4)
        assert card.combo.value != card.combo.extra


def test_the_castles_whose_dice_are_attested() -> None:
    attested = [name for name, card in zip(GAME.box.names, GAME.box.cards, strict=False) if card.evidence == "source"]
    assert attested == ["white-3331", "black-3332", "green-4441", "black-4445"]


def test_king_and_treason() -> None:
    assert (write_rank(GAME.box.king), write_rank(GAME.box.treason)) == ("3333+1", "111+2")


def test_names_give_sort_and_dice_and_are_unique() -> None:
    assert len(set(GAME.box.names)) == 41
    assert GAME.box.names[:2] == ("red-2221", "blue-2223")


def test_two_cards_showing_the_same_get_different_names() -> None:
    def twins(raw: Raw) -> None:
        for card in (raw["cards"][6], raw["cards"][15]):
            card["combo"] = raw["cards"][0]["combo"]

    names = Box(FILE.changed(twins)).names
    assert [name for name in names if name.startswith("red")] == ["red-2221", "red-2221b", "red-2221c"]


@given(st.integers(0, 2**32 - 1))
def test_a_corrected_file_can_be_played(seed: int) -> None:
    def correct(raw: Raw) -> None:
        raw["cards"][0]["combo"] = {"count": 3, "value": 5, "extra": 4, "dice": [5, 5, 5, 4]}
        raw["cards"][4]["colour"] = "black"
        raw["king"]["combo"] = {"count": 5, "value": 1, "extra": 2, "dice": [1, 1, 1, 1, 1, 2]}

    game = Knatsch(FILE.changed(correct))
    assert write_rank(game.box.king) == "11111+2"
    *_, (last, _) = random_game(game, 3, Random(seed))
    assert isinstance(last, State)
    assert game.read_state(game.write_state(last)) == last


def test_five_faults_are_named_in_one_message() -> None:
    def spoil(raw: Raw) -> None:
        raw["cards"][0]["colour"] = "pink"
        raw["cards"][1]["combo"]["value"] = 6
        raw["cards"][20]["combo"] = {"count": 3}
        raw["cards"][30]["kind"] = "die6"
        raw["king"]["combo"]["dice"] = [3, 3, 3, 3, 2]

    found = FILE.faults(spoil)
    assert len(found) == 5
    assert [fault for fault in found if "pink" in fault]
    assert "cards, entry 2: the value of a combination must be 1 to 5" in found
    assert "cards, entry 21: a tournament shows no dice" in found
    assert [fault for fault in found if "die6" in fault]
    assert "king: the dice do not show count, value and extra" in found


def test_several_faults_of_one_card_are_all_named() -> None:
    def spoil(raw: Raw) -> None:
        raw["cards"][0] |= {"id": "a b", "colour": "pink", "combo": None, "combo_status": 3}

    assert len(FILE.faults(spoil)) == 4


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda raw: raw["cards"].pop(0), "there must be 16 castles, not 15"),
        (lambda raw: raw["cards"].pop(16), "there must be 9 tournaments, not 8"),
        (lambda raw: raw["cards"].pop(47), "there must be 23 specials, not 22"),
        (lambda raw: raw["cards"][4].update(colour="red") or raw["cards"][10].update(colour="red"), "no white castle"),
        (lambda raw: raw["cards"][1].update(id="castle-01"), "cards, entry 2: the id 'castle-01' is already in use"),
        (lambda raw: raw["cards"][0].update(type="king"), "cards, entry 1, type"),
        (lambda raw: raw["cards"][0]["combo"].update(extra=2), "the extra die must differ from the equal ones"),
        (lambda raw: raw["cards"][0]["combo"].update(count=1, value=2, extra=3), "the extra die must be the lower one"),
        (lambda raw: raw["cards"][0]["combo"].update(count=10**9), "the count of a combination must be 1 to 5"),
        (
            lambda raw: raw["cards"][0].update(combo_status="x" * 201),
            "entry 1, combo_status: it may have at most",
        ),
        (lambda raw: raw["king"].update(combo_status="x" * 201), "king, combo_status: it may have at most 200"),
        (lambda raw: raw.pop("king"), "'king' must be an object with a combination"),
        (lambda raw: raw.pop("treason"), "'treason' must be an object with a combination"),
        (lambda raw: raw.update(cards={}), "'cards' must be a list"),
        (lambda raw: raw["rolls"].update(normal=4), "rolls: 'normal' is fixed by the rules at 3"),
        (lambda raw: raw.update(goals=[]), "'goals' must be an object"),
        (lambda raw: raw["card_dice"].update(values=[1] * 8), "the values are not those of the specials"),
    ],
)
def test_a_fault_gets_a_message(change: Callable[[Raw], object], fault: str) -> None:
    assert [found for found in FILE.faults(change) if fault in found]


def test_unusual_values_are_reported_but_playable() -> None:
    def change(raw: Raw) -> None:
        raw["cards"][25]["kind"] = "champion"
        raw["cards"][0]["combo"] = {"count": 4, "value": 1, "extra": 2, "dice": [1, 1, 1, 1, 2]}
        raw["cards"][5]["colour"] = "red"
        del raw["card_dice"]

    assert Box(FILE.changed(change)).warnings == (
        "castle-01 shows no triplet",
        "the box is known to hold 1 of champion, not 2",
        "the box is known to hold 8 card dice, not 7",
        "4 castles share a colour",
    )
