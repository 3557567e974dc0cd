"""Rulings WL7, WL8 and WL10 to WL12: treasure rolls, the goal, the set-up and the options."""

import json

import pytest

from tests.rules.wuerfelland.table import (
    GAME,
    LAST_SIX,
    after,
    all_but,
    area,
    arrange,
    legal,
    refused,
    result,
    shown,
    text,
)
from wuerfelreich import Chance, Decide, NotationError, Over, Result
from wuerfelreich.rules.game import Line, Name, Phrase
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.options import Options

#: All twelve treasures, and one free field in every colour.
BRINK = all_but(LAST_SIX)
GREEN_TREASURE = "cross G e4 f4 g4"


def test_wl7_a_treasure_gives_a_roll_of_five_dice() -> None:
    state = after(arrange(aside="G 3", dice="Y Y Y", crosses="- / h3"), GREEN_TREASURE)
    chance = GAME.next(state)
    assert isinstance(chance, Chance)
    assert (chance.label, chance.owner, len(chance.parts)) == ("round 1 treasure roll 1", 0, 5)
    state = after(state, "Y Y O O A")
    assert {action.split()[1] for action in legal(state)[:-1]} == {"Y", "O", "A"}
    assert legal(state)[-1] == "pass"
    assert refused(state, "cross R i5") == Phrase("wl-refusal-not-rolled", {"colour": Name("wl-red")})


def test_wl7_only_a_treasure_roll_brings_more_dice() -> None:
    """Without a treasure the next player is active."""
    state = after(arrange(aside="G 1", dice="Y Y Y Y Y", crosses="- / h3"), "cross G g4")
    assert shown(state, "wuerfelland", "round", "active", "seat") == ["roll", "2", "P2", "P2"]


def test_wl7_treasure_rolls_go_clockwise_from_the_active_player() -> None:
    found = area("g4")
    state = arrange(
        active="P3", seat="P2", aside="B 2", dice="R R R O", owed="1 0 1 1", crosses=f"{found} / i5 / {found} / {found}"
    )
    state = after(state, "cross R h6 i6 i7")
    seats = []
    while shown(state, "wuerfelland") == ["treasure_roll"]:
        seats += shown(state, "seat")
        state = after(state, "Y Y Y Y Y")
    assert seats == ["P3", "P4", "P1"]
    assert shown(state, "wuerfelland", "round", "active", "treasure-rolls") == ["roll", "2", "P4", "0"]


def test_wl7_each_player_rolls_until_none_are_left_and_a_new_treasure_adds_one() -> None:
    """P1 finds another treasure with his roll and rolls again at once, before P2."""
    state = arrange(
        phase="treasure_roll", rolls="0", owed="1 1", crosses=f"{area('g4')} g2 g3 h3 h2 i3 j3 k3 / {area('g4')}"
    )
    state = after(state, "Y Y A A A", "cross Y i1 i2")
    assert shown(state, "wuerfelland", "seat", "owed", "treasure-rolls") == ["treasure_roll", "P1", "1 1", "1"]
    state = after(state, "Y Y Y Y Y")
    assert shown(state, "seat", "owed", "treasure-rolls") == ["P2", "0 1", "2"]
    chance = GAME.next(state)
    assert isinstance(chance, Chance)
    assert (chance.label, chance.owner) == ("round 1 treasure roll 3", 1)


def test_wl7_two_rolls_are_made_one_after_the_other() -> None:
    state = arrange(phase="treasure_roll", rolls="0", owed="2 0", crosses=f"{area('g4')} g3 f3 e3 / -")
    state = after(state, "Y Y Y Y Y")
    assert shown(state, "wuerfelland", "seat", "owed") == ["treasure_roll", "P1", "1 0"]


def test_wl7_two_treasures_of_one_crossing_give_two_rolls() -> None:
    """Our boards have at most one treasure in an area; a custom board may have two."""
    rows = ["rRyY", "RrYy", "gGSo", "GgOo", "bBAa", "Bb a"]
    game = Wuerfelland(json.dumps({"boards": [{"name": "own", "rows": rows}], "sheets": []}).encode())
    fields = "rolls 1; aside R 4; dice Y Y; treasure-rolls 0; owed 0 0; sheets -; boards own own; crosses - / -"
    state = game.read_state(f"wuerfelland cross; goal 9; round 1; active P1; seat P1; {fields}")
    state = game.apply(state, game.read_action("cross R a1 b1 a2 b2"))
    assert state.owed == (2, 0)


def test_wl7_a_treasure_roll_may_be_passed() -> None:
    state = after(
        arrange(phase="treasure_roll", rolls="0", owed="1 0", crosses=f"{area('g4')} / -"), "A A A R R", "pass"
    )
    assert shown(state, "wuerfelland", "round", "crosses") == ["roll", "2", f"{area('g4')} / -"]


def test_wl8_the_goal_is_checked_after_all_have_crossed() -> None:
    """P1 reaches the goal by crossing, but P2 crosses too before it is checked, and both win."""
    state = arrange(aside="R 1", dice="G Y Y Y Y", crosses=f"{BRINK} / {BRINK} / -")
    state = after(state, "cross R b8")
    assert GAME.next(state) == Decide(1)
    state = after(state, "cross G n8")
    assert GAME.next(state) == Decide(2)
    both = after(state, "cross G g4")
    assert result(both) == Result((1, 1, 3), "crossing")
    assert result(both).winners == (0, 1)


def test_wl8_a_player_who_passes_does_not_win() -> None:
    state = arrange(aside="R 1", dice="G Y Y Y Y", crosses=f"{BRINK} / {BRINK} / -")
    state = after(state, "cross R b8", "pass", "pass")
    assert result(state) == Result((1, 2, 2), "crossing")


def test_wl8_pending_treasure_rolls_lapse_when_the_goal_is_reached_in_phase_2() -> None:
    state = arrange(aside="R 1", dice="G G G Y Y", crosses=f"{BRINK} / -")
    state = after(state, "cross R b8", GREEN_TREASURE)
    assert result(state).winners == (0,)
    assert shown(state, "owed", "treasure-rolls") == ["0 0", "0"]


def test_wl8_with_a_treasure_roll_its_player_wins_alone_and_at_once() -> None:
    """P2 is one field away too, and has a roll to come; it lapses."""
    state = arrange(phase="treasure_roll", rolls="0", owed="1 1 0", crosses=f"{BRINK} / {BRINK} / -")
    state = after(state, "R Y Y Y Y", "cross R b8")
    assert result(state) == Result((1, 2, 2), "treasure_roll")
    assert shown(state, "owed", "seat") == ["0 0 0", "P1"]


def test_wl8_a_treasure_roll_that_does_not_win_goes_on() -> None:
    state = arrange(phase="treasure_roll", rolls="0", owed="1 1 0", crosses=f"{BRINK} / {BRINK} / -")
    state = after(state, "R Y Y Y Y", "pass", "R Y Y Y Y", "cross R b8")
    assert result(state) == Result((2, 1, 2), "treasure_roll")


def test_the_goal_needs_a_full_colour() -> None:
    """Twelve treasures and five fields crossed in vain: the blue area still has a free field."""
    state = arrange(aside="B 1", dice="Y Y Y Y Y", crosses=f"{all_but(f'{LAST_SIX} n5')} / -")
    state = after(state, "cross B n5")
    assert not isinstance(GAME.next(state), Over)


def test_the_goal_needs_nine_treasures() -> None:
    """Green is full, and the ninth treasure wins."""
    eight = all_but(f"a1 {area('i1')} {area('m5')} {area('e3')} {area('d8')} b8")
    state = arrange(phase="roll", rolls="0", crosses=f"{eight} / -")
    assert GAME.view(state).lands[0].treasures == 8
    state = after(state, "O O O O Y Y", "choose O", "stop", f"cross O {area('d8')}", "pass")
    assert result(state).winners == (0,)


def test_wl10_sheets_are_dealt_without_repetition_and_then_sides_are_chosen_in_seat_order() -> None:
    state = GAME.start(3)
    for seat, sheet in enumerate(("3A/3B", "1A/1B", "4A/4B")):
        chance = GAME.next(state)
        assert isinstance(chance, Chance)
        assert (chance.label, chance.owner, chance.total) == (f"deal {seat + 1}", None, 4 - seat)
        state = after(state, sheet)
    assert legal(state) == ["board 3A", "board 3B"]
    assert refused(state, "board 1A") == Phrase("wl-refusal-side", {"front": "3A", "back": "3B"})
    assert refused(state, "stop") == Phrase("wl-refusal-side", {"front": "3A", "back": "3B"})
    for seat, side in enumerate(("board 3B", "board 1A", "board 4B")):
        assert GAME.next(state) == Decide(seat)
        state = after(state, side)
    assert shown(state, "wuerfelland", "sheets", "boards") == ["start", "-", "3B 1A 4B"]
    assert shown(after(state, "P2"), "wuerfelland", "round", "active", "seat") == ["roll", "1", "P2", "P2"]


def test_wl10_a_sheet_is_not_dealt_twice() -> None:
    state = after(GAME.start(2), "3A/3B")
    chance = GAME.next(state)
    assert isinstance(chance, Chance)
    with pytest.raises(NotationError, match="'deal 2' cannot produce '3A/3B'"):
        GAME.read_outcome(chance, "3A/3B")


def test_wl10_the_start_player_can_be_chosen() -> None:
    state = after(GAME.start(2, Options(start=2)), "3A/3B", "1A/1B", "board 3A", "board 1B")
    assert shown(state, "wuerfelland", "round", "active") == ["roll", "1", "P2"]


def test_wl10_the_next_player_clockwise_is_active() -> None:
    state = arrange(phase="go_on", aside="R 5", dice="Y", crosses="- / h3 g3 g2", active="P2", seat="P2")
    state = after(state, "stop", f"cross R {area('i5')}", "pass")
    assert shown(state, "round", "active") == ["2", "P1"]


def test_boards_can_be_chosen_beforehand() -> None:
    """No sheets, no sides; both may even play on the same board."""
    state = GAME.start(3, Options(boards=("2B", "1A", "2B")))
    assert shown(state, "wuerfelland", "boards") == ["start", "2B 1A 2B"]
    ready = GAME.start(2, Options(boards=("2B", "1A"), start=1))
    assert shown(ready, "wuerfelland", "round", "active") == ["roll", "1", "P1"]


@pytest.mark.parametrize("treasures", [9, 12, 5])
def test_wl11_the_goal_can_be_nine_twelve_or_five_treasures(treasures: int) -> None:
    """The player has a full colour and is one treasure short; the last one is the green f4."""
    areas = {9: ("i1", "e3", "m5"), 12: (), 5: ("i1", "f7", "m1", "e3", "b6", "d8", "l7")}[treasures]
    left = " ".join(["f4", *(area(field) for field in areas)])
    full = all_but(left)
    state = arrange(phase="roll", rolls="0", goal=str(treasures), crosses=f"{full} / -")
    assert GAME.view(state).lands[0].treasures == treasures - 1
    state = after(state, "G Y Y Y Y Y", "choose G", "stop", "cross G f4")
    assert result(state).winners == (0,)


def test_wl11_the_options_set_the_goal() -> None:
    assert shown(GAME.start(2), "goal") == ["9"]
    assert shown(GAME.start(2, Options(treasures=5)), "goal") == ["5"]
    assert shown(GAME.start(2, Options(treasures=12)), "goal") == ["12"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (Options(treasures=7), "the goal can be 9, 12 or 5 treasures, not 7"),
        (Options(boards=("1A",)), "2 players need 2 boards, not 1"),
        (Options(boards=("1A", "9Z")), "there is no board '9Z'; there are 1A, 1B"),
        (Options(start=3), "seat 3 cannot begin"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: Options, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.start(2, options)


def test_wl12_after_five_hundred_rounds_nobody_wins() -> None:
    last = arrange(phase="go_on", round="500", aside="Y 4", dice="R R")
    state = after(last, "stop", "pass")
    assert result(state) == Result((1, 1), "round_limit", drawn=True)
    assert result(state).winners == ()
    before = after(arrange(phase="go_on", round="499", aside="Y 4", dice="R R"), "stop", "pass")
    assert shown(before, "wuerfelland", "round") == ["roll", "500"]


def test_wl12_treasure_rolls_of_the_last_round_are_made_and_can_win() -> None:
    state = arrange(phase="treasure_roll", round="500", rolls="0", owed="1 0", crosses=f"{BRINK} / -")
    won = after(state, "R Y Y Y Y", "cross R b8")
    assert result(won) == Result((1, 2), "treasure_roll")
    passed = after(state, "R Y Y Y Y", "pass")
    assert result(passed) == Result((1, 1), "round_limit", drawn=True)


def test_the_sheet_counts_treasures_and_the_first_full_colour() -> None:
    state = GAME.read_state(text(phase="roll", rolls="0", crosses=f"{area('g4')} i5 / {BRINK}"))
    mine, theirs = GAME.sheets(state)
    assert mine.lines == (
        Line(Phrase("wl-score-treasures", {"colour": Name("wl-green"), "count": 1}), 1),
        Line(Phrase("wl-score-colour", {"colour": Name("wl-green"), "crossed": 3, "fields": 18}), 0),
    )
    assert mine.total == 1
    assert theirs.total == 12
    won = arrange(phase="over", rolls="0", crosses=f"{all_but('b8')} / -")
    assert GAME.sheets(won)[0].total == 13
    assert [sheet.total for sheet in GAME.sheets(GAME.start(2))] == [0, 0]
