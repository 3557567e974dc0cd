"""Duplicate dice agree with `docs/fair-dice.md`, depend on the label alone, and are evenly distributed."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fair import second_reading
from tests.fair.test_fair import NAMES, PAGE, SEED, check
from tests.records.groups import game_of
from wuerfelreich.fair import DuplicateDice, FairError, commitment
from wuerfelreich.records import write_record
from wuerfelreich.rules.registry import GAMES

VECTORS = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.S)[2])
CHECKER = re.findall(r"```python\n(.*?)```", PAGE, re.S)[2]


def drawn(seed: bytes, group: str, label: str, totals: list[int]) -> list[int]:
    """The picks of a chance step."""
    uniform = DuplicateDice(seed, group).uniform(label)
    return [uniform(total) for total in totals]


def test_the_vectors_of_the_page_hold() -> None:
    seed = bytes.fromhex(VECTORS["seed"])
    assert commitment(seed) == VECTORS["commitment"]
    for step in VECTORS["steps"]:
        named = (seed, VECTORS["group"], step["label"], step["totals"])
        assert second_reading.group_picks(*named) == drawn(*named) == step["picks"]


@given(
    seed=st.binary(min_size=32, max_size=32),
    group=NAMES,
    label=st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=60),
    totals=st.lists(st.integers(1, 2**32) | st.integers(1, 60), max_size=30),
)
def test_both_implementations_agree(seed: bytes, group: str, label: str, totals: list[int]) -> None:
    assert drawn(seed, group, label, totals) == second_reading.group_picks(seed, group, label, totals)


@pytest.mark.parametrize("total", [2, 6, 7, 20])
def test_picks_are_evenly_distributed(total: int) -> None:
    """The seed is fixed, so this never fails by chance."""
    rolls = Counter(pick for turn in range(500) for pick in drawn(SEED, "chi", f"turn {turn} roll 1", [total] * 6))
    expected = rolls.total() / total
    assert sum((rolls[pick] - expected) ** 2 / expected for pick in range(total)) < total + 4 * (2 * total) ** 0.5


def test_everything_hashed_makes_a_difference() -> None:
    totals = [1_000_000] * 3
    reference = drawn(SEED, "group", "turn 1", totals)
    others = [
        drawn(SEED[::-1], "group", "turn 1", totals),
        drawn(SEED, "Group", "turn 1", totals),
        drawn(SEED, "group", "turn 2", totals),
    ]
    assert all(set(other).isdisjoint(reference) for other in others)


def test_odd_seeds_and_names_are_refused() -> None:
    with pytest.raises(FairError, match="has 32 bytes"):
        DuplicateDice(b"x", "group")
    with pytest.raises(FairError, match="the name of a group"):
        DuplicateDice(SEED, "a\nb")


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_checker_agrees(tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.wr"
    path.write_text(write_record(game_of(name, rng=1)), encoding="utf-8")
    assert check(path, CHECKER) == (0, "all dice are those of the group's seed")


def test_the_pages_checker_finds_forged_dice(tmp_path: Path) -> None:
    text = write_record(game_of("wuerfelkoenig", rng=1))
    path = tmp_path / "game.wr"
    roll = next(line for line in text.split("\n") if " roll " in line)
    forged = re.sub(r"< \d", lambda pick: f"< {(int(pick[0][2]) + 1) % 6}", roll)
    changes = {
        text.replace(roll, forged): f"not the dice of the seed: {forged}",
        text.replace('"commitment":"', '"commitment":"0', 1): "the seed is not the one that was promised",
        re.sub(r',"seed":"[0-9a-f]{64}"', "", text): "these dice cannot be checked",
    }
    for changed, said in changes.items():
        path.write_text(changed, encoding="utf-8")
        assert check(path, CHECKER) == (1, said)
