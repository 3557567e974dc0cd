"""Rulings WL2 to WL4 and WL6: rolling, choosing a colour, and who may use which dice."""

import pytest

from tests.rules.wuerfelland.table import GAME, after, all_but, area, arrange, legal, refused, shown
from wuerfelreich import Chance, Decide
from wuerfelreich.rules.game import Name, Phrase

FOUR = "- / - / - / -"
GREEN = "cross G e4 f4 g4"


def test_the_rolling_example() -> None:
    """3 red, 2 green, 1 yellow: green. 1 green and 3 blue: roll on. 2 yellow and 1 orange, no green: over."""
    state = arrange(phase="roll", rolls="0", crosses=FOUR)
    state = after(state, "R R R Y G G")
    assert legal(state) == ["choose R", "choose Y", "choose G"]
    state = after(state, "choose G")
    assert shown(state, "aside", "dice") == ["G 2", "R R R Y"]
    assert legal(state) == ["roll", "stop"]
    state = after(state, "roll", "G B B B")
    assert shown(state, "aside", "dice") == ["G 3", "B B B"]
    state = after(state, "roll", "Y Y O")
    assert shown(state, "wuerfelland", "aside", "dice") == ["cross", "G 3", "Y Y O"]
    assert legal(state) == [GREEN]  # the area at the start has just three fields
    state = after(state, GREEN)
    two_yellow = ["cross Y g2 h3", "cross Y g3 h3"]
    assert legal(state) == [*two_yellow, "cross O i3", "pass"]
    state = after(state, "cross Y g3 h3", "cross Y g2 h3", "cross O i3")
    assert shown(state, "crosses") == ["e4 f4 g4 / g3 h3 / g2 h3 / i3"]


def test_the_colour_is_final() -> None:
    state = arrange(phase="go_on", aside="G 2", dice="R R R Y")
    assert refused(state, "choose R") == Phrase("wl-refusal-go-on")
    crossing = arrange(aside="G 2", dice="R R R Y")
    assert refused(crossing, "cross R i5 i6 h6") == Phrase("wl-refusal-final", {"colour": Name("wl-green")})


def test_the_active_player_may_stop_after_the_first_roll() -> None:
    state = after(arrange(phase="roll", rolls="0"), "R R R Y G G", "choose Y", "stop")
    assert shown(state, "wuerfelland", "seat", "aside") == ["cross", "P1", "Y 1"]


def test_only_a_colour_on_the_table_can_be_chosen() -> None:
    state = arrange(phase="choose", dice="R R R Y G G")
    assert refused(state, "choose B") == Phrase("wl-refusal-not-rolled", {"colour": Name("wl-blue")})
    assert refused(state, "stop") == Phrase("wl-refusal-choose")


def test_nothing_can_be_done_before_the_roll_or_after_the_end() -> None:
    assert refused(arrange(phase="roll", rolls="0"), "choose R") == Phrase("refusal-roll-first")
    waiting = arrange(phase="treasure_roll", rolls="0", owed="1 0", crosses=f"{area('g4')} / -")
    assert refused(waiting, "pass") == Phrase("refusal-roll-first")
    over = arrange(phase="over", rolls="0", crosses=f"{all_but('b8')} / -")
    assert refused(over, "stop") == Phrase("refusal-over")
    assert refused(GAME.start(2), "stop") == Phrase("wl-refusal-not-begun")


def test_wl2_the_active_player_may_choose_a_colour_he_cannot_use() -> None:
    """Four yellow dice are too many for the area at the start; he crosses nothing, and the others still choose."""
    state = arrange(phase="choose", dice="Y Y Y Y G B", crosses="g4 / -")
    assert "choose Y" in legal(state)
    state = after(state, "choose Y", "stop")
    assert GAME.next(state) == Decide(1)
    assert legal(state) == ["cross G g4", "cross B i4", "pass"]
    after_pass = after(state, "pass")
    assert shown(after_pass, "wuerfelland", "round", "active", "crosses") == ["roll", "2", "P2", "g4 / -"]


def test_wl2_the_others_are_offered_only_colours_they_can_use() -> None:
    """Three yellow dice fill the area at the start; two free fields there are too few for them."""
    state = arrange(seat="P2", aside="G 2", dice="R Y Y Y", crosses="- / h3")
    assert legal(state) == ["cross R i5", "pass"]
    overrolled = Phrase("wl-refusal-overrolled", {"colour": Name("wl-yellow"), "dice": 3, "room": 2})
    assert refused(state, "cross Y g2 g3 i2") == overrolled


def test_wl2_a_player_who_can_only_pass_is_skipped() -> None:
    state = arrange(aside="G 2", dice="Y Y Y Y", crosses=FOUR, seat="P1")
    state = after(state, "cross G f4 g4")
    assert shown(state, "wuerfelland", "active", "seat") == ["treasure_roll", "P1", "P1"]  # nobody was asked
    third = arrange(aside="B 3", dice="R Y Y", crosses="- / i5 i6 i7 g6 h6 h3 g3 / - / h3 g3 i5 i6 i7 g6 h6")
    assert shown(after(third, "cross B i4 j4 j5"), "seat") == ["P3"]


def test_wl2_a_useless_treasure_roll_is_skipped() -> None:
    state = arrange(phase="treasure_roll", rolls="0", owed="1 0", crosses=f"{area('g4')} / -")
    state = after(state, "Y Y Y Y Y")  # three yellow fields can be reached, not five
    assert shown(state, "wuerfelland", "round", "active") == ["roll", "2", "P2"]


def test_wl2_the_active_player_must_cross_if_he_can() -> None:
    state = arrange(aside="G 1", dice="R R R Y Y")
    assert legal(state) == ["cross G g4"]
    assert refused(state, "pass") == Phrase("wl-refusal-must-cross", {"colour": Name("wl-green"), "dice": 1})
    assert refused(state, "stop") == Phrase("wl-refusal-cross")


def test_wl3_every_roll_may_bring_only_one_die() -> None:
    state = after(arrange(phase="roll", rolls="0"), "R Y Y Y Y Y", "choose R")
    for rest in (4, 3, 2, 1):
        state = after(state, "roll", " ".join(["R", *["Y"] * rest]))
        assert shown(state, "wuerfelland", "aside") == ["go_on", f"R {6 - rest}"]
    sixth = GAME.next(after(state, "roll"))
    assert isinstance(sixth, Chance)
    assert sixth.label == "round 1 roll 6"
    state = after(state, "roll", "R")
    assert shown(state, "rolls", "aside", "dice") == ["0", "-", "-"]  # six red dice overroll, and nobody has any left
    assert shown(state, "round") == ["2"]


def test_wl4_all_dice_of_the_colour_are_set_aside_and_the_rest_at_the_end_are_for_the_others() -> None:
    state = after(arrange(phase="go_on", aside="G 1", dice="R R O O O"), "roll", "R G G B A")
    assert shown(state, "aside", "dice") == ["G 3", "R B A"]
    stopped = after(state, "stop", GREEN)
    assert [action.split()[1] for action in legal(stopped)[:-1]] == ["R", "B", "A"]
    missed = after(state, "roll", "Y Y O", GREEN)  # the red, blue and grey dice are no longer there
    assert {action.split()[1] for action in legal(missed)[:-1]} == {"Y", "O"}
    assert refused(missed, "cross R i5") == Phrase("wl-refusal-not-rolled", {"colour": Name("wl-red")})
    assert refused(missed, GREEN) == Phrase("wl-refusal-active-colour", {"colour": Name("wl-green")})


def test_wl4_six_dice_of_the_colour_end_phase_1_and_leave_nothing_to_the_others() -> None:
    """On board 2A a red area of six fields lies behind the others."""
    crosses = f"{area('f4', '2A')} {area('g5', '2A')}"
    state = after(arrange(phase="choose", dice="R R R R R R", crosses=f"{crosses} / -", boards="2A 1A"), "choose R")
    assert shown(state, "wuerfelland", "seat", "aside", "dice") == ["cross", "P1", "R 6", "-"]
    assert GAME.early(state) == ()
    state = after(state, f"cross R {area('d7', '2A')}")
    assert shown(state, "wuerfelland", "seat") == ["treasure_roll", "P1"]


def test_wl4_the_last_die_of_the_colour_ends_phase_1_too() -> None:
    state = after(arrange(phase="roll", rolls="2", aside="R 5"), "R")
    assert shown(state, "wuerfelland", "round", "active") == ["roll", "2", "P2"]  # overrolled, and nobody has a die


def test_wl6_all_cross_in_seat_order_beginning_with_the_active_player() -> None:
    state = arrange(active="P3", seat="P3", aside="G 1", dice="R Y B O A", crosses=FOUR)
    seats = []
    for crossing in ("cross G g4", "cross R i5", "pass", "cross R i5"):
        step = GAME.next(state)
        assert isinstance(step, Decide)
        seats.append(step.player)
        state = after(state, crossing)
    assert seats == [2, 3, 0, 1]
    assert shown(state, "round", "active") == ["2", "P4"]


def test_wl6_the_others_may_move_early_and_nothing_changes_for_them() -> None:
    state = arrange(active="P3", seat="P3", aside="G 1", dice="R Y B O A", crosses=FOUR)
    assert GAME.early(state) == (3, 0, 1)
    foreseen = {seat: GAME.legal_for(state, seat) for seat in (3, 0, 1)}
    for move in ("cross G g4", "cross R i5", "pass"):
        state = after(state, move)
        step = GAME.next(state)
        assert isinstance(step, Decide)
        assert GAME.legal(state) == foreseen[step.player] == GAME.legal_for(state, step.player)
    assert GAME.early(state) == ()


def test_wl6_early_moves_are_refused_for_the_same_reasons() -> None:
    state = arrange(aside="G 1", dice="R Y B O A")
    assert GAME.early_refusal(state, 1, GAME.read_action("cross R i5")) is None
    assert GAME.early_refusal(state, 1, GAME.read_action("pass")) is None
    wrong = GAME.read_action("cross R a7")
    assert GAME.early_refusal(state, 1, wrong) == Phrase("wl-refusal-far-area", {"field": "a7"})
    rolling = arrange(phase="go_on", aside="G 1", dice="R Y B O A")
    assert GAME.early_refusal(rolling, 1, GAME.read_action("pass")) == Phrase("refusal-not-early")


def test_wl6_nobody_moves_early_outside_phase_2_or_with_nothing_to_choose() -> None:
    assert GAME.early(arrange(phase="go_on", aside="G 1", dice="R Y B O A")) == ()
    state = arrange(aside="G 2", dice="Y Y Y Y", crosses="- / -")
    assert GAME.early(state) == ()
    assert GAME.legal_for(state, 1) == ()


@pytest.mark.parametrize(("aside", "dice", "lying"), [("G 1", "R R O O O", 5), ("G 4", "R R", 2)])
def test_the_chance_of_a_miss_is_shown_before_rolling_on(aside: str, dice: str, lying: int) -> None:
    state = arrange(phase="go_on", aside=aside, dice=dice)
    view = GAME.view(state)
    assert view.to_roll == lying
    rolled = GAME.next(after(state, "roll"))
    assert isinstance(rolled, Chance)
    missed = sum(weight for outcome, weight in rolled.outcomes().items() if 2 not in outcome.items)
    assert view.miss == pytest.approx(missed / rolled.total)
