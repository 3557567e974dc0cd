"""Fair dice agree with a second implementation of `docs/fair-dice.md`, are evenly distributed, and reject odd input."""

import json
import re
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fair import second_reading
from tests.records.record_games import FOLDER
from wuerfelreich.fair import FairDice, FairError, commitment, seeded

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
VECTORS = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.S)[0])
CHECKER = re.findall(r"```python\n(.*?)```", PAGE, re.S)[0]
SEED = bytes(range(32))
NAMES = st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True)


def drawn(dice: FairDice, label: str, totals: list[int]) -> list[int]:
    """The picks of a chance step."""
    uniform = dice.uniform(label)
    return [uniform(total) for total in totals]


def test_the_vectors_of_the_page_hold() -> None:
    seed = bytes.fromhex(VECTORS["seed"])
    assert commitment(seed) == second_reading.commitment(seed) == VECTORS["commitment"]
    for step in VECTORS["steps"]:
        named = (VECTORS["table"], VECTORS["seats"])
        assert second_reading.picks(seed, *named, step["label"], step["totals"]) == step["picks"]
        assert drawn(FairDice(seed, *named), step["label"], step["totals"]) == step["picks"]


def test_the_vector_of_seeded_dice_holds() -> None:
    vector = VECTORS["seeded"]
    seed = second_reading.seeded(vector["word"])
    assert seed.hex() == vector["seed"]
    assert second_reading.picks(seed, "seeded", [], vector["label"], vector["totals"]) == vector["picks"]
    assert drawn(seeded(vector["word"]), vector["label"], vector["totals"]) == vector["picks"]


@given(
    seed=st.binary(min_size=32, max_size=32),
    table=NAMES,
    seats=st.lists(NAMES, max_size=6),
    label=st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=60),
    totals=st.lists(st.integers(1, 2**32) | st.integers(1, 60), max_size=30),
)
def test_both_implementations_agree(seed: bytes, table: str, seats: list[str], label: str, totals: list[int]) -> None:
    expected = second_reading.picks(seed, table, seats, label, totals)
    assert drawn(FairDice(seed, table, seats), label, totals) == expected
    assert all(0 <= pick < total for pick, total in zip(expected, totals, strict=True))


def test_a_word_at_the_bound_is_discarded_and_one_below_it_is_not() -> None:
    """For totals above 2³¹ the bound is the total itself."""
    label, words = next(
        (label, words)
        for label in (f"turn {turn}" for turn in range(99))
        for words in [list(islice(second_reading.words(SEED, "t", ["s"], label), 2))]
        if words[0] > 2**31 and words[1] < words[0]
    )
    dice = FairDice(SEED, "t", ["s"])
    assert drawn(dice, label, [words[0] + 1]) == [words[0]]
    assert drawn(dice, label, [words[0]]) == [words[1]]


@given(st.integers(1, 2**32))
def test_every_pick_comes_from_equally_many_words(total: int) -> None:
    """The code's bound, checked from outside: the largest multiple of the total up to 2³²."""
    bound = 2**32 // total * total
    assert bound % total == 0
    assert 2**32 - bound < total
    assert bound > 2**31 or total == 2**31  # fewer than two words per pick on average


@pytest.mark.parametrize("total", [2, 6, 7, 20])
def test_picks_are_evenly_distributed(total: int) -> None:
    """Chi-square far beyond the 99.99 % point would be a bug; the seed is fixed, so this never fails by chance."""
    dice = FairDice(SEED, "chi", ["a"])
    rolls = [pick for turn in range(500) for pick in drawn(dice, f"turn {turn} roll 1", [total] * 6)]
    for counted, cells in ((Counter(rolls), total), (Counter(zip(rolls[::2], rolls[1::2], strict=True)), total**2)):
        expected = counted.total() / cells
        assert expected > 3
        square = sum((count - expected) ** 2 / expected for count in counted.values())
        square += expected * (cells - len(counted))
        assert square < cells + 4 * (2 * cells) ** 0.5


def test_everything_hashed_makes_a_difference() -> None:
    totals = [1_000_000] * 3
    reference = drawn(FairDice(SEED, "table", ["a", "b"]), "turn 1", totals)
    others = [
        drawn(FairDice(SEED[::-1], "table", ["a", "b"]), "turn 1", totals),
        drawn(FairDice(SEED, "Table", ["a", "b"]), "turn 1", totals),
        drawn(FairDice(SEED, "table", ["b", "a"]), "turn 1", totals),
        drawn(FairDice(SEED, "table", ["a"]), "turn 1", totals),
        drawn(FairDice(SEED, "table", ["a", "b"]), "turn 2", totals),
        drawn(FairDice(SEED, "table", ["a", "b"]), "turn 1 ", totals),
    ]
    assert all(set(other).isdisjoint(reference) for other in others)
    assert drawn(FairDice(SEED, "table", ["a", "b"]), "turn 1", totals) == reference


@pytest.mark.parametrize("seed", [b"", b"x", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(FairError, match="has 32 bytes"):
        FairDice(seed, "table", ["a"])


@pytest.mark.parametrize("name", ["", "a b", "a,b", "a\n", "\n", "ä", "x" * 65, "a\0", "٣"])
def test_odd_names_are_refused(name: str) -> None:
    for table, seats in ((name, ["a"]), ("table", [name]), ("table", ["a", name])):
        with pytest.raises(FairError, match="letters, digits"):
            FairDice(SEED, table, seats)


def test_a_label_is_one_line() -> None:
    with pytest.raises(FairError, match="one line"):
        FairDice(SEED, "table", ["a"]).uniform("turn 1\n1")


@pytest.mark.parametrize("total", [0, -1, 2**32 + 1])
def test_impossible_totals_are_refused(total: int) -> None:
    with pytest.raises(FairError, match="equally likely"):
        FairDice(SEED, "table", ["a"]).uniform("turn 1")(total)


def check(path: Path, checker: str = CHECKER) -> tuple[int, str]:
    """What the page's checker says about a file."""
    done = subprocess.run(
        [sys.executable, "-I", "-c", checker, str(path)], capture_output=True, text=True, check=False, timeout=60
    )
    return done.returncode, (done.stdout + done.stderr).strip()


def test_the_pages_checker_agrees_with_real_games() -> None:
    for path in (FOLDER / "wuerfelkoenig").glob("*.wr"):
        assert check(path) == (0, "all dice are those of the seed")


def test_the_pages_checker_finds_forged_dice(tmp_path: Path) -> None:
    text = (FOLDER / "wuerfelkoenig" / "village.wr").read_text(encoding="utf-8")
    forged = tmp_path / "forged.wr"
    start = next(line for line in text.split("\n") if line.startswith("~ start"))
    pick, total = map(int, start.rsplit(" ", 1)[1].split("/"))
    forged.write_text(text.replace(f" < {pick}/{total}\n", f" < {(pick + 1) % total}/{total}\n", 1), encoding="utf-8")
    code, said = check(forged)
    assert code == 1
    assert said.startswith("not the dice of the seed: ~ start = ")
    forged.write_text(text.replace('"commitment":"', '"commitment":"0', 1), encoding="utf-8")
    assert check(forged) == (1, "the seed is not the one that was promised")
    secret = re.sub(r',"seed":"[0-9a-f]{64}"', "", text)
    forged.write_text(secret, encoding="utf-8")
    assert check(forged) == (1, "these dice cannot be checked")
