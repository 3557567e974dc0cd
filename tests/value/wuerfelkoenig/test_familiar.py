"""Which custom boxes the networks of Würfelkönig can judge."""

from collections.abc import Callable

import pytest

from tests.rules.material_files import MaterialFile, Raw
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.value.wuerfelkoenig import Evaluator

FILE = MaterialFile(Wuerfelkoenig)


def change(card: str, **fields: object) -> Callable[[Raw], object]:
    """One citizen with other facts."""
    return lambda raw: next(one for one in raw["citizens"] if one["id"] == card).update(fields)


def easy(raw: Raw) -> None:
    for citizen in raw["citizens"]:
        citizen["condition"] = {"type": "groups", "groups": [2]}


def fairies(raw: Raw) -> None:
    for citizen in raw["citizens"][5:13]:
        citizen.update(kind="busy_fairy", points="fairy")


@pytest.mark.parametrize(
    "near",
    [
        lambda raw: None,
        change("grumpy_dwarf_8", points=12),
        change("grumpy_dwarf_1", condition={"type": "numbers", "numbers": {"2": 3}}),
        change("rich_snob_1", condition={"type": "parity", "parity": "even", "dice": 5}),
        lambda raw: raw.update(village_values_top_to_bottom=[4, 3, 5]),
        lambda raw: raw["penalties"].update(counts={"-2": 5, "-5": 5}),
    ],
)
def test_small_changes_are_familiar(near: Callable[[Raw], object]) -> None:
    assert Evaluator.strange(Wuerfelkoenig(FILE.changed(near))) is None


@pytest.mark.parametrize(
    ("far", "reason"),
    [
        (change("grumpy_dwarf_8", points=60), "the points of a citizen go up to 60, the network knows 10"),
        (change("dragon_3", points=-20), "the minus points of a dragon go up to 20, the network knows 6"),
        (
            lambda raw: raw.update(village_values_top_to_bottom=[2, 3, 9]),
            "village card go up to 9, the network knows 4",
        ),
        (lambda raw: raw["penalties"].update(counts={"-9": 10}), "a penalty goes up to 9, the network knows 4"),
        (fairies, "the kind busy_fairy is 13, the network knows 5"),
        (
            change("dragon_1", condition={"type": "order", "order": ["R", "G", "B"]}),
            "dragon_1 compares sums of colours",
        ),
        (easy, "its citizens succeed in"),
    ],
)
def test_great_changes_are_strange(far: Callable[[Raw], object], reason: str) -> None:
    assert reason in (Evaluator.strange(Wuerfelkoenig(FILE.changed(far))) or "")
