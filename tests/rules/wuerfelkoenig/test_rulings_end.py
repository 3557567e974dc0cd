"""Rulings WK7 and WK11 to WK14: the end of the game, points, places, and the start player."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.playing import random_game
from tests.rules.wuerfelkoenig.table import GAME, ROW, after, arrange, shown, text
from wuerfelreich import Chance, GameOptions, NotationError, Over, Result
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.game import Line, Name, Phrase
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State

TWO_PAIRS = "R3 R3 G3 B3 R1 G1"
TWELVE = "B1 R3 R1 B2 R2 B3"
FORESTS = "enchanted_forest2 odd_mushroom_goblin_1 enchanted_forest3 odd_mushroom_goblin_2"
NINE_PENALTIES = "-4 -3 -3 -2 -2 -2 -1 -1 -1"
NINE_DISCARDS = (
    "rich_snob_2 arrogant_elf_1 arrogant_elf_2 arrogant_elf_3 grumpy_dwarf_2 "
    "grumpy_dwarf_3 grumpy_dwarf_4 grumpy_dwarf_5 grumpy_dwarf_6"
)


def result(state: State) -> Result:
    """How the game ended."""
    step = GAME.next(state)
    assert isinstance(step, Over)
    return step.result


def over(piles: str, discards: str) -> State:
    """A finished game: these piles, and one more with the whole city and 14 points."""
    row = "arrogant_elf_1 arrogant_elf_2 arrogant_elf_3 grumpy_dwarf_2"
    return arrange(phase="over", row=row, piles=f"{piles} / city2 city3 city4 rich_snob_1", discards=discards)


@pytest.mark.parametrize("count", range(6))
def test_wk7_n_fairies_are_worth_n_squared(count: int) -> None:
    fairies = " ".join(f"busy_fairy_{at}" for at in range(1, count + 1))
    sheet = GAME.sheets(arrange(piles=f"cuddly_orc_2 {fairies} / -"))[0]
    assert sheet.total == 2 + count**2
    assert len(sheet.lines) == 1 + (count > 0)


def test_wk7_fairies_share_a_line_of_the_sheet() -> None:
    sheet = GAME.sheets(arrange(piles="busy_fairy_1 cuddly_orc_2 busy_fairy_4 / -"))[0]
    assert sheet.lines == (
        Line(Phrase("wk-score-card", {"card": Name("wk-cuddly_orc")}), 2),
        Line(Phrase("wk-score-fairies", {"count": 2}), 4),
    )


def test_wk11_the_last_card_of_the_draw_pile_ends_the_game_when_it_lies_in_the_row() -> None:
    state = after(arrange(dice=TWO_PAIRS, pool="dragon_1"), "take 4")
    assert shown(state, "wuerfelkoenig") == "refill"
    state = after(state, "dragon_1")
    assert result(state).ending == "draw_pile"
    assert shown(state, "row").startswith("dragon_1 rich_snob_1 ")


def test_wk11_with_two_cards_left_play_continues() -> None:
    state = after(arrange(dice=TWO_PAIRS, pool="dragon_1 dragon_2"), "take 4", "dragon_1")
    assert shown(state, "wuerfelkoenig") == "roll"


def test_wk11_the_last_card_may_leave_a_gap_after_a_bonus() -> None:
    state = arrange(row=ROW.replace("rich_snob_1", "hypnotist_1"), dice=TWELVE, pool="dragon_1")
    state = after(state, "take 1 bonus", "dragon_1")
    assert result(state).ending == "draw_pile"
    assert len(state.row) == 4


def test_wk11_the_last_penalty_ends_the_game_before_discard_and_refill() -> None:
    state = arrange(open_penalty="-1", piles=f"- / {NINE_PENALTIES}", discards=NINE_DISCARDS)
    assert shown(state, "penalties") == "-1"
    state = after(state, "penalty")
    assert result(state).ending == "penalties"
    assert shown(state, "piles").startswith("-1 / ")
    assert shown(state, "row") == ROW
    assert shown(state, "discards") == NINE_DISCARDS


def test_wk11_the_last_but_one_penalty_does_not() -> None:
    state = arrange(
        open_penalty="-2",
        piles=f"- / {NINE_PENALTIES.removeprefix('-4 -3 -3 -2 ')} -4 -3 -3",
        discards=NINE_DISCARDS.removeprefix("rich_snob_2 "),
    )
    state = after(state, "penalty", "-1", "dragon_1")
    assert (shown(state, "wuerfelkoenig"), shown(state, "penalties")) == ("roll", "-1")


def test_wk11_the_last_card_of_a_village_stack_ends_the_game_after_both_cards_are_on_the_pile() -> None:
    row = "rich_snob_1 grumpy_dwarf_1 crazy_gnome_1 cuddly_orc_1 odd_mushroom_goblin_3"
    state = arrange(row=row, dice="R3 R4 R1 R6 R2 R5", piles=f"- / {FORESTS}")
    state = after(state, "take 5 village")
    assert result(state).ending == "village"
    assert shown(state, "piles").startswith("enchanted_forest4 odd_mushroom_goblin_3 / ")
    assert shown(state, "villages") == "3 3 3 3 0"
    assert len(state.row) == 4


def test_wk11_also_with_a_hypnotists_bonus() -> None:
    row = "rich_snob_1 grumpy_dwarf_1 crazy_gnome_1 hypnotist_1 odd_mushroom_goblin_3"
    state = after(arrange(row=row, dice=TWELVE, piles=f"- / {FORESTS}"), "take 4 bonus village")
    assert result(state).ending == "village"
    assert shown(state, "piles").startswith("hypnotist_1 enchanted_forest4 odd_mushroom_goblin_3 / ")


def test_wk11_without_the_village_card_play_continues() -> None:
    row = "rich_snob_1 grumpy_dwarf_1 crazy_gnome_1 cuddly_orc_1 odd_mushroom_goblin_3"
    state = arrange(row=row, dice="R3 R4 R1 R6 R2 R5", piles=f"- / {FORESTS}")
    assert shown(after(state, "take 5", "dragon_1"), "wuerfelkoenig") == "roll"


def test_wk12_citizens_and_villages_count_and_penalties_and_dragons_are_taken_off() -> None:
    state = arrange(piles="city2 rich_snob_2 mine2 grumpy_dwarf_7 mine3 dragon_2 -3 / -", discards="cuddly_orc_2")
    sheet, empty = GAME.sheets(state)
    assert [(group.what.key, group.points) for group in sheet.groups] == [
        ("wk-score-citizens", 15),
        ("wk-score-villages", 7),
        ("wk-score-minus", -7),
    ]
    assert [line.points for line in sheet.lines] == [5, 10, 2, 2, 3, -4, -3]
    assert sheet.lines[2].what == Phrase("wk-score-card", {"card": Name("wk-city")})
    shown_at_the_table = GAME.view(state).kingdoms[0].minus
    assert sheet.groups[-1].points == -shown_at_the_table
    assert sheet.lines[6].what == Phrase("wk-score-penalty")
    assert sheet.total == 15
    assert (empty.lines, empty.total) == ((), 0)


@pytest.mark.parametrize(
    ("piles", "discards", "places"),
    [
        # 10, 15 and 14 points
        ("grumpy_dwarf_7 / grumpy_dwarf_8 cuddly_orc_4 cuddly_orc_2", "-", (3, 1, 2)),
        # 14 points each, with two, four and no minus points
        (
            "grumpy_dwarf_7 grumpy_dwarf_4 dragon_1 / grumpy_dwarf_8 cuddly_orc_5 cuddly_orc_1 dragon_2",
            "-",
            (2, 3, 1),
        ),
        # 14 points each: three cards with three minus points are better than one with four
        (
            "grumpy_dwarf_7 cuddly_orc_5 -1 -1 -1 / grumpy_dwarf_8 cuddly_orc_7 -4",
            "crazy_gnome_2 crazy_gnome_3 crazy_gnome_4 crazy_gnome_5",
            (2, 3, 1),
        ),
        # 8 points with two minus points, twice: the place is shared
        ("grumpy_dwarf_7 dragon_1 / grumpy_dwarf_8 -2", "crazy_gnome_2", (2, 2, 1)),
        # 14 points without minus points, twice: both win, and the next is third
        ("grumpy_dwarf_7 cuddly_orc_4 cuddly_orc_1 / cuddly_orc_2", "-", (1, 3, 1)),
    ],
)
def test_wk12_most_points_then_fewest_minus_points_then_a_shared_place(
    piles: str, discards: str, places: tuple[int, ...]
) -> None:
    state = over(piles, discards)
    assert GAME.sheets(state)[2].total == 14
    assert result(state).places == places
    assert result(state).winners == tuple(seat for seat, place in enumerate(places) if place == 1)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_wk13_the_start_player_can_be_chosen(seat: int) -> None:
    state = GAME.start(3, GameOptions(start=seat))
    state = after(state, "-1", *ROW.split()[::-1])
    assert shown(state, "turn") == f"1 P{seat}"
    assert shown(state, "row") == ROW


def test_wk13_or_is_drawn() -> None:
    step = GAME.next(GAME.start(4))
    assert isinstance(step, Chance)
    assert (step.label, step.owner) == ("start", None)
    assert step.outcomes() == {Outcome((seat,)): 1 for seat in range(4)}
    state = after(GAME.start(4), "P3", "-1", *ROW.split()[::-1])
    assert shown(state, "turn") == "1 P3"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"piles": "city2 rich_snob_2 city3 city4 / -"}, "the game is over when a pile has run out"),
        ({"pool": ""}, "the game is over when a pile has run out"),
        ({"row": ROW.partition(" ")[2]}, "a turn needs five open citizens"),
    ],
)
def test_wk14_no_turn_begins_with_a_gap_or_an_empty_pile(fields: dict[str, str], sentence: str) -> None:
    for phase, roll, dice in (("roll", "0/3", "-"), ("choose", "1/3", "G2 R4 R1 B5 R5 G6")):
        with pytest.raises(NotationError, match=sentence):
            GAME.read_state(text(phase=phase, roll=roll, dice=dice, **fields))


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(2, 5))
def test_wk14_every_turn_of_every_game_has_a_full_row_and_full_piles(seed: int, players: int) -> None:
    for state, _ in random_game(GAME, players, Random(seed)):
        assert isinstance(state, State)
        if state.phase in (Phase.ROLL, Phase.CHOOSE):
            assert len(state.row) == 5
            assert state.pool
            assert state.penalty
            assert min(state.villages) > 0
