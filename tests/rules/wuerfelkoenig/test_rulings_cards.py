"""Rulings WK3 to WK6 and WK8 to WK10: villages, elves, apprentices, the hypnotist, dragons and the row."""

import pytest

from tests.rules.wuerfelkoenig.table import GAME, ROW, after, arrange, endings, refused, shown
from wuerfelreich import Chance
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.game import Name, Phrase

#: Dice with sum 12: the hypnotist comes, and no other citizen of the rows below.
TWELVE = "B1 R3 R1 B2 R2 B3"
#: Dice with sum 33: every dragon comes.
HIGH = "B6 G5 B5 R6 R5 G6"
#: Two dice of each colour and nothing else that counts.
TWO_OF_EACH = "B1 G2 R1 G3 R5 B4"
#: Citizens that are hard to get; the dice above fulfil none of them.
THREE = "crazy_gnome_6 cuddly_orc_7 odd_mushroom_goblin_3"
FOUR = f"grumpy_dwarf_8 {THREE}"


def test_wk3_a_village_is_optional_and_offered_first() -> None:
    assert endings(arrange(dice="R3 R3 G3 B3 R1 G1")) == ["take 4 village", "take 4"]


def test_wk3_taking_it_or_not() -> None:
    state = arrange(dice="R3 R3 G3 B3 R1 G1")
    without = after(state, "take 4")
    assert (shown(without, "piles"), shown(without, "villages")) == ("cuddly_orc_1 / -", "3 3 3 3 3")
    taken = after(state, "take 4 village")
    assert (shown(taken, "piles"), shown(taken, "villages")) == ("orc_village2 cuddly_orc_1 / -", "3 3 3 2 3")


def test_wk3_only_the_village_of_its_own_colour() -> None:
    row = "grumpy_dwarf_1 rich_snob_1 cuddly_orc_1 crazy_gnome_4 odd_mushroom_goblin_3"
    state = arrange(row=row, dice="R3 R3 G3 B3 R1 G1")
    assert endings(state) == ["take 3"]
    assert refused(state, "take 3 village") == Phrase(
        "wk-refusal-village", {"card": Name("wk-cuddly_orc"), "village": Name("wk-workshop")}
    )


def test_wk3_stacks_give_two_then_three_then_four() -> None:
    state = arrange(dice="R3 R3 G3 B3 R1 G1", piles="- / orc_village2 cuddly_orc_2")
    assert shown(after(state, "take 4 village"), "piles").startswith("orc_village3 cuddly_orc_1 /")
    state = arrange(dice="R3 R3 G3 B3 R1 G1", piles="- / orc_village2 cuddly_orc_2 orc_village3 cuddly_orc_3")
    assert endings(state) == ["take 4 village", "take 4"]
    assert shown(after(state, "take 4 village"), "piles").startswith("orc_village4 cuddly_orc_1 /")


def test_wk3_the_village_of_a_hypnotists_bonus_is_optional_too() -> None:
    state = arrange(row=f"hypnotist_1 {FOUR}", dice=TWELVE)
    assert endings(state) == ["take 1 bonus village", "take 1 bonus", "take 1"]


def test_wk4_the_village_lies_below_so_the_elf_works() -> None:
    row = ROW.replace("rich_snob_1", "arrogant_elf_1")
    state = after(arrange(row=row, dice="R3 G2 R1 R1 B4 G1"), "take 1 village", "crazy_gnome_6")
    assert shown(state, "piles") == "city2 arrogant_elf_1 / -"
    state = after(state, "G2 R4 R1 B5 R5 G6", "penalty", "-2", "dragon_1")
    assert (shown(state, "turn"), shown(state, "roll")) == ("3 P1", "0/4")


@pytest.mark.parametrize(
    ("piles", "discards", "rolls"),
    [
        ("arrogant_elf_1", "-", "0/4"),
        ("dragon_2 arrogant_elf_3", "-", "0/4"),
        ("city2 arrogant_elf_2", "-", "0/4"),
        ("arrogant_elf_1 dragon_2", "-", "0/3"),
        ("arrogant_elf_1 -2", "cuddly_orc_4", "0/3"),
        ("arrogant_elf_1 rich_snob_2", "-", "0/3"),
        ("arrogant_elf_1 city2 rich_snob_2", "-", "0/3"),
        ("-", "-", "0/3"),
    ],
)
def test_wk5_an_elf_on_top_gives_a_fourth_roll(piles: str, discards: str, rolls: str) -> None:
    state = arrange(phase="refill", turn="1 P2", row=FOUR, piles=f"{piles} / cuddly_orc_1", discards=discards)
    state = after(state, "crazy_gnome_1")
    assert (shown(state, "turn"), shown(state, "roll")) == ("2 P1", rolls)


def test_wk5_an_elf_on_another_players_pile_does_not_help() -> None:
    state = arrange(phase="refill", turn="1 P1", row=FOUR, piles="arrogant_elf_1 / -")
    assert shown(after(state, "crazy_gnome_1"), "roll") == "0/3"


def test_wk5_a_dragon_given_meanwhile_covers_the_elf() -> None:
    state = arrange(turn="2 P2", row=f"dragon_1 {FOUR}", dice=HIGH, piles="arrogant_elf_1 / -")
    state = after(state, "take 1 to P1", "crazy_gnome_1")
    assert (shown(state, "turn"), shown(state, "roll")) == ("3 P1", "0/3")


def test_wk5_the_elf_works_again_once_a_dragon_is_given_away() -> None:
    state = arrange(roll="2/4", row=f"dragon_1 {FOUR}", dice=HIGH, piles="arrogant_elf_1 / -")
    state = after(state, "take 1 to P2", "dragon_2", "R3 R4 R1 G4 B3 B4", "penalty", "-2", "dragon_3")
    assert (shown(state, "turn"), shown(state, "roll")) == ("3 P1", "0/4")


def test_wk5_four_rolls_can_be_made() -> None:
    state = arrange(phase="roll", roll="0/4", dice="-", piles="arrogant_elf_1 / -")
    again = ["keep R4 R5", "G2 R1 B5 G6"]
    state = after(state, "G2 R4 R1 B5 R5 G6", *again, *again, *again)
    assert shown(state, "roll") == "4/4"
    assert endings(state) == ["penalty"]


def test_wk6_an_apprentice_gives_another_turn_when_the_row_is_full_again() -> None:
    row = f"{FOUR} talented_apprentice_1"
    state = after(arrange(row=row, dice=TWO_OF_EACH, turn="1 P1"), "take 5 village")
    assert shown(state, "turn") == "1 P1 again"
    state = after(state, "dragon_1")
    assert (shown(state, "turn"), shown(state, "roll"), shown(state, "dice")) == ("2 P1", "0/3", "-")


def test_wk6_turns_can_chain_and_then_go_on_clockwise() -> None:
    row = f"talented_apprentice_2 {FOUR}"
    state = arrange(row=row, dice="R3 R3 R1 B2 B3 B4", turn="2 P2", piles="- / talented_apprentice_1 / -")
    state = after(state, "take 1", "dragon_1")
    assert shown(state, "turn") == "3 P2"
    state = after(state, "R3 R4 R1 G4 B3 B4", "penalty", "-2", "dragon_2")
    assert shown(state, "turn") == "4 P3"


def test_wk6_also_through_the_hypnotist() -> None:
    state = arrange(row=f"hypnotist_1 talented_apprentice_2 {THREE}", dice=TWELVE)
    state = after(state, "take 1 bonus", "dragon_1", "dragon_2")
    assert shown(state, "turn") == "2 P1"


def test_wk6_not_for_the_hypnotist_alone() -> None:
    state = arrange(row=f"hypnotist_1 talented_apprentice_2 {THREE}", dice=TWELVE)
    assert shown(after(state, "take 1", "dragon_1"), "turn") == "2 P2"


def test_wk6_not_when_the_game_has_ended() -> None:
    piles = "- / enchanted_forest2 odd_mushroom_goblin_1 enchanted_forest3 odd_mushroom_goblin_2"
    state = arrange(row=f"{FOUR} talented_apprentice_1", dice=TWO_OF_EACH, piles=piles)
    assert shown(after(state, "take 5 village"), "wuerfelkoenig") == "over"


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_wk8_the_bonus_lies_to_the_right_and_need_not_be_fulfilled(slot: int) -> None:
    others = FOUR.split()
    row = [*others[: slot - 1], "hypnotist_1", *others[slot - 1 :]]
    state = arrange(row=" ".join(row), dice=TWELVE)
    state = after(state, f"take {slot} bonus")
    assert shown(state, "piles") == f"hypnotist_1 {row[slot]} / -"
    assert shown(state, "row") == " ".join(card for card in others if card != row[slot])


def test_wk8_no_bonus_in_slot_five() -> None:
    state = arrange(row=f"{FOUR} hypnotist_1", dice=TWELVE)
    assert endings(state) == ["take 5"]
    assert refused(state, "take 5 bonus") == Phrase("wk-refusal-no-bonus")


def test_wk8_the_bonus_brings_its_own_village_only() -> None:
    row = "hypnotist_1 cuddly_orc_7 grumpy_dwarf_8 crazy_gnome_6 odd_mushroom_goblin_3"
    state = arrange(row=row, dice=TWELVE)
    assert endings(state) == ["take 1 bonus", "take 1"]
    assert refused(state, "take 1 bonus village") == Phrase(
        "wk-refusal-village", {"card": Name("wk-cuddly_orc"), "village": Name("wk-mine")}
    )
    assert refused(state, "take 1 village") == Phrase(
        "wk-refusal-village", {"card": Name("wk-hypnotist"), "village": Name("wk-city")}
    )


def test_wk8_pile_order_is_hypnotist_village_bonus() -> None:
    state = after(arrange(row=f"hypnotist_1 {FOUR}", dice=TWELVE), "take 1 bonus village")
    assert shown(state, "piles") == "hypnotist_1 mine2 grumpy_dwarf_8 / -"


def test_wk8_a_bonus_dragon_is_given_away_and_the_hypnotist_stays_on_top() -> None:
    row = f"hypnotist_1 dragon_3 {THREE}"
    state = arrange(row=row, dice=TWELVE, piles="rich_snob_2 / - / cuddly_orc_1")
    assert endings(state) == ["take 1 bonus to P2", "take 1 bonus to P3", "take 1"]
    state = after(state, "take 1 bonus to P3")
    assert shown(state, "piles") == "rich_snob_2 hypnotist_1 / - / cuddly_orc_1 dragon_3"


def test_wk8_only_a_hypnotist_has_a_bonus() -> None:
    state = arrange(dice="R3 R3 G3 B3 R1 G1")
    assert refused(state, "take 4 bonus") == Phrase("wk-refusal-no-hypnotist", {"card": Name("wk-cuddly_orc")})


def test_wk9_a_dragon_goes_to_an_opponent_of_the_players_choice_on_top_of_the_pile() -> None:
    piles = "rich_snob_2 / cuddly_orc_1 / cuddly_orc_2 / -"
    state = arrange(turn="2 P2", row=f"{FOUR} dragon_2", dice=HIGH, piles=piles)
    assert endings(state) == ["take 5 to P1", "take 5 to P3", "take 5 to P4"]
    state = after(state, "take 5 to P3")
    assert shown(state, "piles") == "rich_snob_2 / cuddly_orc_1 / cuddly_orc_2 dragon_2 / -"
    assert shown(after(state, "crazy_gnome_1"), "turn") == "3 P3"


@pytest.mark.parametrize(
    ("action", "phrase"),
    [
        ("take 5", Phrase("wk-refusal-dragon-receiver")),
        ("take 5 to P1", Phrase("wk-refusal-dragon-self")),
        ("take 5 to P3", Phrase("refusal-no-such-seat", {"seat": "P3"})),
        ("take 5 village to P2", Phrase("wk-refusal-dragon-village")),
        ("take 5 bonus to P2", Phrase("wk-refusal-no-hypnotist", {"card": Name("wk-dragon")})),
    ],
)
def test_wk9_what_cannot_be_done_with_a_dragon(action: str, phrase: Phrase) -> None:
    assert refused(arrange(row=f"{FOUR} dragon_1", dice=HIGH), action) == phrase


def test_wk9_nothing_but_dragons_is_given_away() -> None:
    state = arrange(dice="R3 R3 G3 B3 R1 G1")
    assert refused(state, "take 4 to P2") == Phrase("wk-refusal-no-gift", {"card": Name("wk-cuddly_orc")})


def test_wk10_cards_left_of_the_gap_move_right_and_a_new_one_comes_into_slot_1() -> None:
    state = after(arrange(dice="R3 R3 G3 B3 R1 G1"), "take 4", "dragon_1")
    assert shown(state, "row") == "dragon_1 rich_snob_1 grumpy_dwarf_1 crazy_gnome_1 odd_mushroom_goblin_1"


def test_wk10_after_a_bonus_the_first_card_ends_in_slot_2() -> None:
    state = arrange(row=f"grumpy_dwarf_7 hypnotist_1 {THREE}", dice=TWELVE)
    state = after(state, "take 2 bonus", "dragon_1", "dragon_2")
    assert shown(state, "row") == "dragon_2 dragon_1 grumpy_dwarf_7 cuddly_orc_7 odd_mushroom_goblin_3"


def test_wk10_a_penalty_sends_slot_5_out_of_play_for_good() -> None:
    state = after(arrange(), "penalty", "-4")
    assert shown(state, "piles") == "-1 / -"
    assert shown(state, "discards") == "odd_mushroom_goblin_1"
    refill = GAME.next(state)
    assert isinstance(refill, Chance)
    assert not refill.brings(Outcome((GAME.box.codes["odd_mushroom_goblin_1"],)))
    assert len(refill.outcomes()) == 35
    assert shown(after(state, "dragon_1"), "row") == f"dragon_1 {ROW.rpartition(' ')[0]}"
    assert shown(after(state, "dragon_1"), "penalties").startswith("-4 ")


def test_wk10_refills_belong_to_nobody_and_rolls_to_the_player() -> None:
    state = after(arrange(turn="1 P2"), "penalty")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert (step.label, step.owner) == ("turn 1 penalty", None)
    step = GAME.next(after(state, "-4"))
    assert isinstance(step, Chance)
    assert (step.label, step.owner) == ("turn 1 refill 5", None)
    step = GAME.next(after(state, "-4", "dragon_1"))
    assert isinstance(step, Chance)
    assert (step.label, step.owner) == ("turn 2 roll 1", 0)
