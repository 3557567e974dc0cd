"""Rulings KN7 and KN8: guards, catapult, champion, treason and protection."""

import pytest

from tests.rules.knatsch.table import GAME, actions, after, arrange, refused, seat, shown
from wuerfelreich import Chance
from wuerfelreich.rules.game import Name, Phrase
from wuerfelreich.rules.knatsch import Knatsch

GUARDS = "guard_castle-4441 guard_special-1114"
#: P1 has both guards, two castles and two more specials.
KEEPER = f"red-2221 black-3332 catapult-2225 stack-1112 {GUARDS} / blue-2223 / green-2224"


def test_kn7_every_assignment_is_one_action() -> None:
    castles = ["red black", "red", "black", ""]
    specials = ["catapult", "stack", "guard_castle", ""]
    offered = {"guard " + (f"{c} {s}".strip() or "-") for c in castles for s in specials} - {"guard -"}
    assert set(actions(arrange(seats=KEEPER), "guard")) == offered


def test_kn7_of_three_castles_up_to_two_are_guarded() -> None:
    state = arrange(seats="red-2221 white-4443 black-3332 guard_castle-4441 / blue-2223 / green-2224")
    pairs = {"guard red white", "guard red black", "guard white black"}
    assert set(actions(state, "guard")) == pairs | {"guard red", "guard white", "guard black"}
    assert refused(state, "guard red white black") == Phrase("kn-refusal-guards-castles", {"castles": 3})


def test_kn7_a_guarded_card_may_not_be_announced() -> None:
    seats = f"red-2221* black-3332* catapult-2225* {GUARDS} / blue-2223 / green-2224"
    state = arrange(turn="2 P2", seats=seats)
    assert actions(state, "aim") == ["aim L", "aim R", "aim P1 guard_castle", "aim P1 guard_special"]
    assert refused(state, "aim P1 red") == Phrase("kn-refusal-guarded", {"seat": "P1", "sort": Name("kn-red")})
    assert refused(state, "aim P1 catapult") == Phrase(
        "kn-refusal-guarded", {"seat": "P1", "sort": Name("kn-catapult")}
    )


def test_kn7_a_castle_guard_may_be_guarded_a_special_guard_never() -> None:
    seats = "red-2221 black-3332 guard_castle-4441* guard_special-1114 / blue-2223 / green-2224"
    assert "aim P1 guard_castle" not in actions(arrange(turn="2 P2", seats=seats))
    assert refused(arrange(seats=KEEPER), "guard guard_special") == Phrase("kn-refusal-guard-itself")


def test_kn7_guards_are_assigned_once_at_the_start_of_a_turn() -> None:
    state = after(arrange(seats=KEEPER), "guard red black catapult")
    assert seat(state, 1).startswith("red-2221* black-3332* catapult-2225* stack-1112 ")
    assert actions(state, "guard") == []
    assert refused(state, "guard -") == Phrase("kn-refusal-guards-set")


def test_kn7_otherwise_they_stay() -> None:
    seats = KEEPER.replace("red-2221", "red-2221*")
    state = after(arrange(seats=seats, rest="right"), "aim L", "6 6 6 6 6 6", "end")
    assert (seat(state, 1).split()[0], shown(state, "turn")) == ("red-2221*", "2 P2")


def test_kn7_again_after_each_special_taken() -> None:
    state = arrange(left="die1-1115 white-3331", seats=KEEPER, rest="right")
    state = after(state, "guard red", "aim L", "2 2 2 3 4 6", "stop")
    assert "guard red die1" in actions(state)
    assert seat(after(state, "guard red die1"), 1).count("*") == 2


def test_kn7_and_once_more_after_the_last_attempt_is_settled() -> None:
    state = arrange(left="white-3331 yellow-2225", seats=KEEPER, rest="right")
    state = after(state, "guard red black", "aim L", "4 4 4 6 6 6", "stop")
    assert (shown(state, "knatsch"), shown(state, "turn")) == ("settled", "1 P1")
    assert "guard white black" in actions(state)
    assert actions(state)[-1] == "end"
    state = after(state, "guard white black")
    assert (seat(state, 1).split()[:3], shown(state, "turn")) == (["red-2221", "white-3331*", "black-3332*"], "2 P2")


def test_kn7_a_player_with_nothing_to_guard_is_not_asked() -> None:
    state = arrange(seats="red-2221 guard_special-1114 / blue-2223 / green-2224", rest="right")
    assert actions(state, "guard") == []
    assert shown(after(state, "aim L", "6 6 6 6 6 6"), "turn") == "2 P2"


def test_kn7_also_when_the_turn_ends_by_end_after_a_special_was_taken() -> None:
    state = arrange(left="die1-1115 white-3331", seats=KEEPER, rest="right")
    taken = after(state, "aim L", "2 2 2 3 4 6", "stop", "guard red die1")
    assert actions(taken, "guard") == []
    ended = after(taken, "end")
    assert (shown(ended, "knatsch"), shown(ended, "turn"), shown(ended, "guards")) == ("settled", "1 P1", "open")
    assert refused(ended, "aim R") == Phrase("kn-refusal-due-guards")
    state = after(ended, "guard black die1")
    assert (seat(state, 1).split()[:2], shown(state, "turn")) == (["red-2221", "black-3332*"], "2 P2")
    assert shown(after(ended, "end"), "turn") == "2 P2"
    assert seat(after(ended, "end"), 1) == seat(taken, 1)


def test_kn7_ending_a_turn_with_nothing_to_guard_asks_nothing() -> None:
    state = arrange(left="die1-1115 white-3331", rest="right")
    assert shown(after(state, "aim L", "2 2 2 3 4 6", "stop", "end"), "turn") == "2 P2"


def test_kn7_in_version_1_a_turn_ended_by_end_passes_at_once() -> None:
    state = arrange(left="die1-1115 white-3331", seats=KEEPER, rest="right")
    state = after(state, "aim L", "2 2 2 3 4 6", "stop", "guard red die1", "end", game=Knatsch(version=1))
    assert shown(state, "turn") == "2 P2"


def test_kn7_taking_a_guard_frees_what_it_guarded_and_serves_the_taker_at_once() -> None:
    seats = "red-2221* black-3332* catapult-2225* guard_castle-4441 guard_special-1114 / blue-2223 / green-2224"
    state = after(arrange(turn="2 P2", seats=seats), "aim P1 guard_castle", "5 5 5 6 6 6", "stop")
    assert seat(state, 1) == "red-2221 black-3332 catapult-2225* guard_special-1114"
    assert {"aim P1 red", "aim P1 black"} <= set(actions(state))
    assert "guard blue" in actions(state)


def test_kn7_taking_a_special_guard_frees_the_special() -> None:
    seats = "red-2221* catapult-2225* guard_castle-4441 guard_special-1114 / blue-2223 / green-2224"
    state = after(arrange(turn="2 P2", seats=seats), "aim P1 guard_special", "5 5 5 6 6 6", "stop")
    assert seat(state, 1) == "red-2221* catapult-2225 guard_castle-4441"


def test_kn7_guards_do_not_help_against_the_kings_revenge() -> None:
    seats = "red-2221* white-4443* black-3332 guard_castle-4441 / blue-2223 / green-2224"
    state = after(arrange(left="-", seats=seats, rest="right"), "aim king", "6 6 6 6 6 6")
    assert "give red L" in actions(state)
    state = after(state, "give red L", "end")
    assert seat(state, 1) == "black-3332 white-4443* guard_castle-4441"
    state = after(state, "aim L", "5 5 5 6 6 6", "stop")
    assert seat(state, 2) == "red-2221 blue-2223"  # no longer guarded


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("guard blue", Phrase("kn-refusal-not-yours", {"sort": Name("kn-blue")})),
        ("guard catapult stack", Phrase("kn-refusal-guards-specials", {"specials": 2})),
        ("guard -", Phrase("kn-refusal-guards-same")),
    ],
)
def test_kn7_other_reasons(action: str, reason: Phrase) -> None:
    assert refused(arrange(seats=KEEPER), action) == reason


def test_kn7_without_the_guard_nothing_is_guarded() -> None:
    state = arrange(seats="red-2221 stack-1112 guard_castle-4441 / blue-2223 / green-2224")
    assert refused(state, "guard stack") == Phrase("kn-refusal-no-guard", {"guard": Name("kn-guard_special")})
    state = arrange(seats="red-2221 stack-1112 guard_special-1114 / blue-2223 / green-2224")
    assert refused(state, "guard red") == Phrase("kn-refusal-no-guard", {"guard": Name("kn-guard_castle")})


@pytest.mark.parametrize(
    ("aim", "rolls"),
    [("aim P2 blue", "0/4"), ("aim P2 stack", "0/3"), ("aim L", "0/3"), ("aim king", "0/3")],
)
def test_kn8_a_catapult_gives_a_fourth_roll_against_an_opponents_castle_only(aim: str, rolls: str) -> None:
    seats = "red-2221 white-4443 black-3332 catapult-2225 / blue-2223 green-2224 stack-1112 / yellow-2225"
    state = arrange(left="blue-3335", seats=seats)
    assert shown(after(state, aim), "roll") == rolls


def test_kn8_a_catapult_does_not_help_in_defence() -> None:
    seats = "red-2221 / blue-2223 green-2224 catapult-2225 / yellow-2225"
    state = after(arrange(seats=seats), "aim P2 blue", "3 3 3 6 6 6", "stop", "roll")
    assert shown(state, "roll") == "0/3"


def test_kn8_the_champion_rolls_four_times_in_every_tournament_but_never_five_as_organiser() -> None:
    seats = "red-2221 / blue-2223 champion-4442 / green-2224"
    state = after(arrange(seats=seats), "aim R")
    assert shown(state, "roll") == "0/4"
    state = after(state, "6 6 6 6 6 6")
    assert shown(state, "roll") == "0/4"
    assert shown(after(state, "decline"), "roll") == "0/3"
    assert shown(after(arrange(turn="2 P2", seats=seats), "aim R"), "roll") == "0/4"


def test_kn8_the_champion_has_three_rolls_elsewhere() -> None:
    seats = "red-2221 / blue-2223 green-2224 champion-4442 / yellow-2225"
    assert shown(after(arrange(turn="2 P2", seats=seats), "aim L"), "roll") == "0/3"
    assert shown(after(arrange(seats=seats), "aim P2 blue", "3 3 3 6 6 6", "stop", "roll"), "roll") == "0/3"


def test_kn8_with_treason_a_castle_on_a_pile_counts_as_three_ones_and_a_two() -> None:
    seats = "red-2221 treason-5554 / blue-2223 green-2224 / yellow-2225"
    state = arrange(left="white-4443 black-4445", right="stack-2221", seats=seats, rest="right")
    assert shown(after(state, "aim L"), "beat") == "111+2"
    taken = after(state, "aim L", "1 1 1 3 6 6", "stop")
    assert seat(taken, 1) == "red-2221 white-4443 treason-5554"
    assert "white-4443" not in seat(after(state, "aim L", "1 1 1 2 6 6", "stop"), 1)


def test_kn8_treason_does_not_help_against_opponents_or_for_specials() -> None:
    seats = "red-2221 treason-5554 / blue-2223 green-2224 / yellow-2225"
    state = arrange(left="white-4443", right="stack-2221", seats=seats, rest="right")
    assert shown(after(state, "aim P2 blue"), "beat") == "222+3"
    assert shown(after(state, "aim R"), "beat") == "222+1"


def test_kn8_treason_helps_only_its_owner() -> None:
    seats = "red-2221 treason-5554 / blue-2223 green-2224 / yellow-2225"
    assert shown(after(arrange(turn="2 P2", left="white-4443", seats=seats), "aim L"), "beat") == "444+3"


def test_kn8_with_protection_no_castle_is_lost_to_the_king() -> None:
    state = arrange(seats="red-2221 white-4443 black-3332 protection-1113 / blue-2223 / green-2224")
    state = after(state, "aim king", "6 6 6 6 6 6")
    assert (seat(state, 1), shown(state, "turn")) == ("red-2221 black-3332 white-4443 protection-1113", "2 P2")


def test_the_advantage_of_a_special_just_taken_counts_at_once() -> None:
    state = arrange(
        left="catapult-2225 white-4443", seats="red-2221 / blue-2223 green-2224 / yellow-2225", rest="right"
    )
    state = after(state, "aim L", "3 3 3 6 6 6", "stop", "aim P2 blue")
    assert shown(state, "roll") == "0/4"


def test_labels_distinguish_the_attempts_of_a_turn() -> None:
    state = arrange(
        left="catapult-2225 white-4443", seats="red-2221 / blue-2223 green-2224 / yellow-2225", rest="right"
    )
    state = after(state, "aim L", "3 3 3 6 6 6", "stop", "aim P2 blue")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert step.label == "turn 1 attempt 2 P1 roll 1"
