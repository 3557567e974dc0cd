"""Rulings KN1 to KN3 and KN6: what may be announced, what must be, and cards put under a pile."""

import json
from importlib.resources import files

import pytest

from tests.rules.knatsch.table import ALL_KINDS, GAME, actions, after, arrange, refused, shown
from wuerfelreich import Chance, NotationError
from wuerfelreich.rules.game import Name, Phrase
from wuerfelreich.rules.knatsch import Knatsch

#: P1 owns every kind, red and blue; the others are down to their last castles: only the piles can offer P1 something.
SATED = f"red-2221 blue-2223 {ALL_KINDS} / green-2224 / yellow-2225"


def test_kn1_a_colour_already_owned_is_not_chosen_from_a_pile() -> None:
    state = arrange(left="red-3334", right="blue-3335")
    assert actions(state, "aim") == ["aim R"]
    assert refused(state, "aim L") == Phrase("kn-refusal-own-colour", {"sort": Name("kn-red")})


def test_kn1_a_colour_already_owned_is_not_chosen_from_an_opponent() -> None:
    state = arrange(seats="red-2221 / red-3334 blue-2223 / green-2224")
    assert actions(state, "aim") == ["aim L", "aim R", "aim P2 blue"]
    assert refused(state, "aim P2 red") == Phrase("kn-refusal-own-colour", {"sort": Name("kn-red")})


def test_kn1_a_kind_already_owned_is_not_chosen_from_anybody() -> None:
    state = arrange(left="stack-2221", seats="red-2221 stack-1112 / blue-2223 stack-2223 catapult-2225 / green-2224")
    assert actions(state, "aim") == ["aim R", "aim P2 catapult"]
    assert refused(state, "aim L") == Phrase("kn-refusal-own-kind", {"sort": Name("kn-stack")})
    assert refused(state, "aim P2 stack") == Phrase("kn-refusal-own-kind", {"sort": Name("kn-stack")})


def test_kn1_card_dice_with_different_numbers_are_different_kinds() -> None:
    state = arrange(left="die1-2223", right="die3-3335", seats="red-2221 die1-1115 die2-2224 / blue-2223 die5-5551")
    assert actions(state, "aim") == ["aim R", "aim P2 die5"]


def test_kn1_tournaments_have_no_limit() -> None:
    state = arrange(seats="red-2221 tournament tournament tournament tournament / blue-2223 / green-2224")
    assert "aim R" in actions(state)


def test_kn1_both_guards_may_be_owned() -> None:
    state = arrange(left="guard_special-1114", seats="red-2221 guard_castle-4441 / blue-2223 / green-2224")
    assert "aim L" in actions(state)


def test_kn2_the_last_castle_is_taboo() -> None:
    state = arrange(seats="red-2221 / blue-2223 / green-2224 white-4443")
    assert actions(state, "aim") == ["aim L", "aim R", "aim P3 green", "aim P3 white"]
    assert refused(state, "aim P2 blue") == Phrase("kn-refusal-last-castle", {"seat": "P2", "castles": 1, "fewest": 2})


@pytest.mark.parametrize(
    ("castles", "attacked"),
    [
        ("blue-2223", []),
        ("blue-2223 green-2224", []),
        ("blue-2223 green-2224 white-4443", ["aim P2 blue", "aim P2 green", "aim P2 white"]),
    ],
)
def test_kn2_with_two_players_an_owner_needs_three_castles(castles: str, attacked: list[str]) -> None:
    state = arrange(seats=f"red-2221 / {castles}")
    assert actions(state, "aim") == ["aim L", "aim R", *attacked]


def test_kn2_with_two_players_the_reason_says_so() -> None:
    state = arrange(seats="red-2221 / blue-2223 green-2224")
    assert refused(state, "aim P2 blue") == Phrase("kn-refusal-two-players", {"seat": "P2", "castles": 2, "fewest": 3})


def test_kn2_specials_may_be_attacked_even_from_an_owner_of_one_castle() -> None:
    assert "aim P2 catapult" in actions(arrange(seats="red-2221 / blue-2223 catapult-2225"))


def test_kn2_tournaments_in_front_of_players_are_never_attacked() -> None:
    state = arrange(seats="red-2221 / blue-2223 tournament tournament / green-2224")
    assert actions(state, "aim") == ["aim L", "aim R"]
    with pytest.raises(NotationError, match="neither a colour nor a special"):
        GAME.read_action("aim P2 tournament")


def test_kn3_something_must_be_attempted_once_a_turn() -> None:
    state = arrange(unders="1 cycled 0 0")
    assert actions(state) == ["aim L", "aim R"]
    assert refused(state, "end") == Phrase("kn-refusal-must-attempt")


def test_kn3_after_taking_a_special_the_turn_may_end() -> None:
    state = arrange(left="stack-1112", rest="right")
    state = after(state, "aim L", "2 2 2 3 4 6", "stop")
    assert actions(state, "end") == ["end"]
    assert shown(after(state, "end"), "turn") == "2 P2"


def test_kn3_the_king_counts_as_a_target() -> None:
    seats = SATED.replace("blue-2223", "blue-2223 white-3331")
    state = arrange(left="red-3334", right="blue-3335", seats=seats, unders="2 cycled 0 0")
    assert actions(state, "aim", "under", "end") == ["aim king"]
    assert refused(state, "end") == Phrase("kn-refusal-must-attempt")


def test_kn3_an_opponents_card_counts_as_a_target() -> None:
    seats = SATED.replace("green-2224", "green-2224 white-4443")
    state = arrange(left="red-3334 blue-3335", right="blue-5553", seats=seats, rest="right", guards="closed")
    assert actions(state) == ["aim P2 green", "aim P2 white", "under L", "under R"]
    state = after(state, "under L")
    assert shown(state, "unders") == "1 cycled 0 0"


def test_kn3_without_a_target_the_players_own_put_unders_come_first() -> None:
    state = arrange(
        left="red-3334 blue-3335 white-3331", right="stack-2221", seats=SATED, rest="right", guards="closed"
    )
    assert actions(state) == ["under L", "under R"]
    assert refused(state, "end") == Phrase("kn-refusal-must-put-under")
    state = after(state, "under L")
    assert shown(state, "unders") == "1 cycled 1 0"
    assert actions(state) == ["under L", "under R"]


def test_kn3_free_ones_follow_only_until_a_target_is_allowed() -> None:
    state = arrange(
        left="red-3334 blue-3335 red-5554 white-3331 black-3332", right="stack-2221", seats=SATED, rest="right",
        guards="closed",
    )  # fmt: skip
    state = after(state, "under L", "under L")
    assert shown(state, "unders") == "2 cycled 2 0"
    state = after(state, "under L")
    assert (shown(state, "unders"), actions(state)) == ("2 cycled 0 0", ["aim L"])
    assert refused(state, "under L") == Phrase("kn-refusal-unders-used", {"used": 2})


def test_kn3_an_unknown_card_is_turned_up_for_each() -> None:
    state = arrange(left="red-3334", right="blue-3335", seats=SATED, guards="closed", unders="2 cycled 0 0")
    state = after(state, "under R", "stack-2221", "under L", "stack-2223", "under R", "tournament")
    assert (shown(state, "unders"), actions(state)) == ("2 cycled 0 0", ["aim R"])


#: The owners in the tests of small piles: everything but the cards on them. P1 may choose no special.
ALL_BUT_A_FEW = (
    f"red-2221 blue-2223 {ALL_KINDS} / green-2224 die1-2223 die2-3331 die3-3335 catapult-3334 stack-2221 "
    "guard_castle-5552 guard_special-2221 tournament tournament / yellow-2225 catapult-4445 stack-2223 "
    "guard_castle-5553 guard_special-3331 tournament tournament / white-3331 tournament tournament / "
    "black-3332 tournament tournament / white-4443 tournament"
)
#: The castles that nobody owns there.
LOOSE = "red-3334 blue-3335 green-4441 yellow-4442 black-4445 yellow-5551 green-5552 blue-5553 red-5554"


def test_kn3_a_pile_whose_cards_have_all_been_on_top_is_left_alone() -> None:
    state = arrange(
        left="red-3334 blue-3335", right=f"red-5554 blue-5553 {' '.join(LOOSE.split()[2:7])}",
        seats=ALL_BUT_A_FEW, guards="closed", unders="2 cycled 0 0",
    )  # fmt: skip
    assert actions(state) == ["under L", "under R"]
    state = after(state, "under L")
    assert actions(state) == ["under R"]
    assert refused(state, "under L") == Phrase("kn-refusal-pile-seen")
    state = after(state, "under R")
    assert actions(state) == ["under R"]
    assert actions(after(state, "under R")) == ["aim R"]


def few_colours(version: int | None = None) -> Knatsch:
    """A box with six red and six blue castles, and one of each other colour: a player can own all they could want."""
    raw = json.loads(files("wuerfelreich.rules.knatsch").joinpath("material.json").read_bytes())
    colours = ["red"] * 6 + ["blue"] * 6 + ["green", "yellow", "white", "black"]
    for card, colour in zip(raw["cards"][:16], colours, strict=True):
        card["colour"] = colour
    return Knatsch(json.dumps(raw).encode(), version)


#: In that box P1 may attack nothing in front of the others: his own sorts, guarded castles or last castles.
NOTHING_LEFT = (
    f"red-2221 blue-3334 {ALL_KINDS} tournament tournament / "
    "red-2223 blue-3335 green-5551* guard_castle-5552 die1-2223 die2-3331 die3-3335 catapult-3334 stack-2221 "
    "guard_special-2221 tournament tournament / "
    "red-2224 blue-4441 yellow-5552* guard_castle-5553 catapult-4445 stack-2223 guard_special-3331 tournament "
    "tournament / white-5553 tournament tournament tournament / black-5554"
)


def test_kn3_when_that_holds_for_both_piles_the_turn_passes() -> None:
    game = few_colours()
    state = arrange(
        game, left="red-3331 blue-4442 red-2225", right="blue-4443 red-3332 blue-4445", seats=NOTHING_LEFT,
        unders="2 cycled 0 0", guards="closed", turn="7 P1",
    )  # fmt: skip
    state = after(state, "under L", "under L", "under R", game=game)
    assert (shown(state, "unders"), shown(state, "turn")) == ("2 cycled 2 1", "7 P1")
    assert actions(state, game=game) == ["under R"]
    state = after(state, "under R", game=game)
    assert (shown(state, "unders"), shown(state, "turn")) == ("0 cycled 0 0", "8 P2")


def test_kn3_before_it_passes_guards_may_still_be_placed() -> None:
    game = few_colours()
    state = arrange(
        game, left="red-3331 blue-4442 red-2225 red-3332 blue-4445", right="blue-4443", seats=NOTHING_LEFT,
        unders="2 cycled 4 0", turn="7 P1",
    )  # fmt: skip
    assert set(actions(state, "aim", "under", "end", game=game)) == {"end"}
    assert shown(after(state, "guard red blue die5", game=game), "turn") == "8 P2"
    assert shown(after(state, "end", game=game), "turn") == "8 P2"


def test_kn7_a_turn_that_passes_by_itself_after_taking_a_special_offers_the_guards_once_more() -> None:
    fields = {
        "left": "red-3331 blue-4442 red-2225 red-3332", "right": "blue-4443 blue-4445", "seats": NOTHING_LEFT,
        "attempt": "1", "unders": "2 cycled 3 0", "guards": "closed", "turn": "7 P1",
    }  # fmt: skip
    game, old = few_colours(), few_colours(version=1)
    state = after(arrange(game, **fields), "under R", game=game)
    assert (shown(state, "knatsch"), shown(state, "turn")) == ("settled", "7 P1")
    assert (shown(state, "unders"), shown(state, "guards")) == ("2 cycled 0 0", "open")
    assert game.read_state(game.write_state(state)) == state
    assert shown(after(state, "guard red blue die5", game=game), "turn") == "8 P2"
    assert shown(after(state, "end", game=game), "turn") == "8 P2"
    assert shown(after(arrange(old, **fields), "under R", game=old), "turn") == "8 P2"


def test_kn3_taking_a_special_lifts_the_duty_but_not_the_search() -> None:
    state = arrange(
        phase="announce", attempt="1", left="red-3334 blue-3335", right="stack-2221", seats=SATED, rest="right",
        guards="closed", unders="2 cycled 0 0",
    )  # fmt: skip
    assert actions(state) == ["under L", "under R", "end"]


def test_kn6_a_card_is_put_under_once_a_turn() -> None:
    state = arrange(left="white-3331 white-4443", rest="right")
    assert actions(state, "under") == ["under L", "under R"]
    state = after(state, "under L")
    assert (shown(state, "left"), shown(state, "unders")) == ("white-4443 0 white-3331", "1 cycled 0 0")
    assert actions(state, "under") == []
    assert refused(state, "under R") == Phrase("kn-refusal-unders-used", {"used": 1})


def test_kn6_the_next_card_is_turned_up_at_once_and_may_be_chosen() -> None:
    state = after(arrange(left="red-3334"), "under L")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert (step.owner, len(step.parts[0].items)) == (None, 43)
    state = after(state, "black-3332")
    assert actions(state, "aim") == ["aim L", "aim R"]


def test_kn6_twice_with_the_card_stack() -> None:
    state = arrange(seats="red-2221 stack-1112 / blue-2223 / green-2224", left="white-3331 black-3332", rest="right")
    state = after(state, "under L", "under L")
    assert shown(state, "unders") == "2 cycled 0 0"
    assert actions(state, "under") == []


def test_kn6_a_stack_just_taken_counts_in_the_same_turn() -> None:
    state = arrange(left="stack-1112 white-3331 black-3332", rest="right", unders="1 cycled 0 0")
    assert actions(state, "under") == []
    state = after(state, "aim L", "2 2 2 3 4 6", "stop")
    assert actions(state, "under") == ["under L", "under R"]
    assert actions(after(state, "under L"), "under") == []


def test_kn6_the_put_under_may_wait_until_after_a_special() -> None:
    state = arrange(left="catapult-2225 white-3331 black-3332", rest="right")
    state = after(state, "aim L", "3 3 3 3 4 6", "stop")
    assert actions(state, "under") == ["under L", "under R"]


def test_kn6_not_after_a_target_is_announced() -> None:
    state = after(arrange(), "aim R", "1 1 2 3 4 5")
    assert refused(state, "under L") == Phrase("kn-refusal-due-keep")


def test_kn6_a_pile_of_fewer_than_two_cards_cannot_be_used() -> None:
    state = arrange(left="white-3331", rest="right")
    assert actions(state, "under") == ["under R"]
    assert refused(state, "under L") == Phrase("kn-refusal-pile-small", {"cards": 1})


def test_kn6_an_empty_pile_offers_nothing() -> None:
    state = arrange(left="-", rest="right")
    assert actions(state, "aim", "under") == ["aim R", "under R"]
    assert refused(state, "aim L") == Phrase("kn-refusal-pile-empty")
    assert refused(state, "under L") == Phrase("kn-refusal-pile-small", {"cards": 0})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("aim P1 red", Phrase("kn-refusal-own-card")),
        ("aim P4 red", Phrase("refusal-no-such-seat", {"seat": "P4"})),
        ("aim P2 stack", Phrase("kn-refusal-not-there", {"seat": "P2", "sort": Name("kn-stack")})),
        ("aim king", Phrase("kn-refusal-king", {"castles": 1, "needed": 3})),
        ("keep 5", Phrase("kn-refusal-due-announce")),
        ("roll", Phrase("kn-refusal-due-announce")),
        ("give red L", Phrase("kn-refusal-due-announce")),
    ],
)
def test_other_reasons_before_an_announcement(action: str, reason: Phrase) -> None:
    assert refused(arrange(), action) == reason


def test_nothing_is_legal_before_a_roll_or_after_the_end() -> None:
    assert refused(after(arrange(), "aim L"), "stop") == Phrase("refusal-roll-first")
    for late in ("aim R", "aim king", "under L"):
        assert refused(after(arrange(), "aim L"), late) == Phrase("kn-refusal-announced")
    over = arrange(phase="over", guards="closed", seats="red-2221 white-4443 black-3332 blue-3335 / blue-2223")
    assert refused(over, "aim L") == Phrase("refusal-over")
