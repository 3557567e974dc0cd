"""Rulings WK1 and WK2: what the dice fulfil, and what follows; and rolling itself."""

import pytest

from tests.rules.wuerfelkoenig.table import GAME, NOTHING, ROW, after, arrange, endings, refused, shown
from wuerfelreich.rules.game import Name, Phrase


def test_wk1_spare_dice_are_free() -> None:
    row = "grumpy_dwarf_2 crazy_gnome_1 odd_mushroom_goblin_1 busy_fairy_1 cuddly_orc_2"
    state = arrange(row=row, dice="R3 R3 G3 B3 R1 G6")  # four 3s where three are required
    assert "take 1" in endings(state)
    state = arrange(row=row, dice="G2 G5 G3 G4 R2 R5")  # four green where three, or two, are required
    assert endings(state) == ["take 2", "take 3", "take 4"]


def test_wk1_four_equal_dice_are_not_two_pairs() -> None:
    four_threes = arrange(dice="R3 R3 G3 B3 R1 R2")
    assert "take 4" not in endings(four_threes)
    assert refused(four_threes, "take 4") == Phrase(
        "shortfall-groups", {"have": "4+1+1", "need": "2+2", "card": Name("wk-cuddly_orc")}
    )
    assert "take 4" in endings(arrange(dice="R3 R3 G3 B3 R1 G1"))


def test_wk1_groups_choose_their_numbers_freely() -> None:
    row = ROW.replace("cuddly_orc_1", "cuddly_orc_7")  # 4+2
    assert "take 4" in endings(arrange(row=row, dice="R3 R3 G3 B3 R1 G1"))
    assert "take 4" in endings(arrange(row=row, dice="B1 B1 R1 G3 G1 B3"))
    assert "take 4" not in endings(arrange(row=row, dice="B1 B1 R1 G3 G6 B3"))


def test_wk1_a_straight_does_not_run_from_six_to_one() -> None:
    row = ROW.replace("rich_snob_1", "arrogant_elf_1")
    round_the_corner = arrange(row=row, dice="B1 G2 R1 R6 R5 G6")
    assert refused(round_the_corner, "take 1") == Phrase(
        "shortfall-straight", {"have": 2, "need": 4, "card": Name("wk-arrogant_elf")}
    )
    assert "take 1" in endings(arrange(row=row, dice="R3 G2 R1 R1 B4 G1"))


@pytest.mark.parametrize(
    ("card", "dice", "phrase"),
    [
        ("crazy_gnome_4", "R3 R4 R1 R6 G1 G6", Phrase("shortfall-colours", {"colour": "R", "have": 4, "need": 5})),
        ("grumpy_dwarf_1", "B1 G2 R1 B2 R2 G6", Phrase("shortfall-numbers", {"number": 1, "have": 2, "need": 3})),
        ("odd_mushroom_goblin_1", NOTHING, Phrase("shortfall-same-colour", {"have": 3, "need": 4})),
        ("rich_snob_1", NOTHING, Phrase("shortfall-parity", {"parity": "even", "have": 3, "need": 6})),
        ("rich_snob_2", NOTHING, Phrase("shortfall-parity", {"parity": "odd", "have": 3, "need": 6})),
        ("hypnotist_1", "B1 G2 R1 B2 R2 G6", Phrase("shortfall-sum-max", {"have": 14, "need": 12})),
        ("dragon_1", NOTHING, Phrase("shortfall-sum-min", {"have": 23, "need": 25})),
    ],
)
def test_wk1_a_refusal_says_what_the_dice_show_and_the_card_requires(card: str, dice: str, phrase: Phrase) -> None:
    row = f"{card} cuddly_orc_2 cuddly_orc_3 cuddly_orc_4 cuddly_orc_5"
    kind = Name(f"wk-{card[:-2]}")
    assert refused(arrange(row=row, dice=dice), "take 1") == Phrase(phrase.key, {**phrase.args, "card": kind})


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("hypnotist_1", "G2 G2 B2 B2 R2 R2"),  # exactly 12
        ("dragon_1", "G5 R4 B5 G4 R5 R2"),  # exactly 25
        ("dragon_3", "G5 G5 B5 B5 R5 R5"),  # exactly 30
    ],
)
def test_wk1_the_bound_of_a_sum_is_enough(card: str, dice: str) -> None:
    assert "take 1" in " ".join(endings(arrange(row=ROW.replace("rich_snob_1", card), dice=dice)))


def test_wk2_a_fulfilled_citizen_cannot_be_declined() -> None:
    state = arrange(dice="R3 R3 G3 B3 R1 G1")
    assert endings(state) == ["take 4 village", "take 4"]
    assert refused(state, "penalty") == Phrase(
        "wk-refusal-citizen-fulfilled", {"card": Name("wk-cuddly_orc"), "slot": 4}
    )


def test_wk2_without_a_fulfilled_citizen_there_is_only_the_penalty() -> None:
    state = arrange(dice=NOTHING)
    assert [GAME.write_action(action) for action in GAME.legal(state)] == ["penalty"]


def test_wk2_one_of_several_fulfilled_citizens_is_chosen() -> None:
    state = arrange(dice="G2 G2 G4 G4 G6 G6")  # even numbers, green, three pairs
    assert endings(state) == [f"take {slot}{village}" for slot in (1, 3, 4, 5) for village in (" village", "")]


def test_a_player_may_stop_before_the_last_roll_with_nothing_fulfilled() -> None:
    state = arrange(dice=NOTHING, roll="1/3")
    assert endings(state) == ["penalty"]
    assert shown(after(state, "penalty", "-2", "dragon_1"), "turn") == "2 P2"


def test_kept_dice_may_be_rolled_again_later() -> None:
    state = arrange(roll="1/3", dice="R3 R3 G3 B3 R1 R2")
    state = after(state, "keep R3 R3 G3 B3", "B5 G6")
    assert (shown(state, "dice"), shown(state, "roll")) == ("R3 R3 G3 G6 B3 B5", "2/3")
    state = after(state, "keep R3 G6", "G2 G4 G4 R5")
    assert (shown(state, "dice"), shown(state, "roll")) == ("R3 R5 G2 G4 G4 G6", "3/3")


def test_all_dice_may_be_rolled_again() -> None:
    state = after(arrange(roll="2/3"), "keep -", "B1 G2 R1 B2 G1 R2")
    assert shown(state, "dice") == "R1 R2 G1 G2 B1 B2"


def test_after_the_last_roll_nothing_is_kept() -> None:
    assert refused(arrange(roll="3/3"), "keep R4") == Phrase("refusal-no-rolls-left")
    assert refused(arrange(roll="4/4", piles="arrogant_elf_1 / -"), "keep R4") == Phrase("refusal-no-rolls-left")


@pytest.mark.parametrize(
    ("action", "phrase"),
    [
        ("keep B6", Phrase("refusal-die-not-rolled", {"die": "B6"})),
        (f"keep {NOTHING}", Phrase("refusal-nothing-rolled-again")),
    ],
)
def test_what_cannot_be_kept(action: str, phrase: Phrase) -> None:
    assert refused(arrange(roll="1/3"), action) == phrase


@pytest.mark.parametrize("action", ["take 1", "penalty", "keep R4"])
def test_nothing_can_be_done_before_the_first_roll_or_after_the_end(action: str) -> None:
    assert refused(arrange(phase="roll", roll="0/3", dice="-"), action) == Phrase("refusal-roll-first")
    over = arrange(phase="over", piles="city2 city3 city4 rich_snob_2 / -", row=ROW.partition(" ")[2])
    assert refused(over, action) == Phrase("refusal-over")
