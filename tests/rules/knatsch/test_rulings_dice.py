"""Rolling, ranking and the rulings KN4, KN5 and KN13."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.knatsch.reading import beats, kept_sets, ranked
from tests.rules.knatsch.table import GAME, actions, after, arrange, decides, refused, seat, shown
from wuerfelreich import Chance
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.knatsch.dice import choices
from wuerfelreich.rules.knatsch.ranks import decode, dice_of, encode, rank, read_rank, write_rank
from wuerfelreich.rules.knatsch.sorts import Kind

LIVE = st.lists(st.integers(1, 5), max_size=6)
CARD_DICE = st.sets(st.integers(1, 5))


def mask(card_dice: set[int]) -> int:
    return sum(1 << value - 1 for value in card_dice)


@pytest.mark.parametrize("size", range(7))
def test_the_ranking_agrees_with_a_second_reading_on_every_roll(size: int) -> None:
    for live in combinations_with_replacement(range(1, 6), size):
        assert decode(rank(live, 0)) == ranked(list(live)), live


@given(LIVE, CARD_DICE)
def test_kn5_card_dice_count_like_live_ones(live: list[int], card_dice: set[int]) -> None:
    assert decode(rank(tuple(sorted(live)), mask(card_dice))) == ranked([*live, *card_dice])


@given(LIVE, CARD_DICE, st.integers(1, 5))
def test_kn5_a_card_die_never_harms(live: list[int], card_dice: set[int], more: int) -> None:
    dice = tuple(sorted(live))
    assert rank(dice, mask(card_dice | {more})) >= rank(dice, mask(card_dice))


@given(LIVE, CARD_DICE, LIVE, CARD_DICE)
def test_numbers_compare_like_the_dice_they_stand_for(
    one: list[int], ones: set[int], other: list[int], others: set[int]
) -> None:
    numbers = rank(tuple(sorted(one)), mask(ones)), rank(tuple(sorted(other)), mask(others))
    assert (numbers[0] > numbers[1]) == beats([*one, *ones], [*other, *others])


@given(LIVE, CARD_DICE)
def test_a_rank_round_trips(live: list[int], card_dice: set[int]) -> None:
    reached = rank(tuple(sorted(live)), mask(card_dice))
    assert read_rank(write_rank(reached)) == reached
    assert encode(*decode(reached)) == reached
    assert ranked(list(dice_of(reached))) == decode(reached)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((1, 1, 1, 1), (5, 5, 5)),
        ((5, 5, 5), (4, 4, 4, 5)),
        ((4, 4, 4, 2), (4, 4, 4, 1)),
        ((4, 4, 4), ()),
        ((3, 3, 5, 5), (2, 2, 5, 5)),
        ((5, 4), (5, 3)),
        ((1,), ()),
    ],
)
def test_what_beats_what(better: tuple[int, ...], worse: tuple[int, ...]) -> None:
    assert rank(better, 0) > rank(worse, 0)


def test_only_one_extra_die_counts() -> None:
    assert rank((4, 4, 4, 5, 5), 0) == rank((3, 4, 4, 4, 5), 0) == rank((4, 4, 4, 5), 0)


@given(LIVE)
def test_every_keep_is_offered_once(live: list[int]) -> None:
    dice = tuple(sorted(live))
    written = [GAME.write_action(choice) for choice in choices(dice)]
    kept = {"keep " + (" ".join(map(str, some)) or "-") for some in kept_sets(live)}
    assert written[0] == "stop"
    assert set(written[1:]) == kept
    assert len(written) == 1 + len(kept)


def test_six_dice_are_rolled_once_to_three_times() -> None:
    state = after(arrange(rest="right"), "aim L")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert (step.label, step.owner, len(step.parts)) == ("turn 1 attempt 1 P1 roll 1", 0, 6)
    state = after(state, "1 2 2 3 4 5", "keep 2 2", "1 1 3 4", "keep 2 2")
    assert (shown(state, "roll"), shown(state, "live")) == ("2/3", "2 2")
    assert shown(after(state, "1 1 3 4"), "turn") == "2 P2"


def test_sixes_are_dead_and_set_aside() -> None:
    state = after(arrange(), "aim L", "1 2 2 6 6 6")
    assert (shown(state, "live"), shown(state, "dead")) == ("1 2 2", "3")
    assert refused(state, "keep 6") == Phrase("kn-refusal-six")
    state = after(state, "keep 2 2")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert len(step.parts) == 1
    state = after(state, "6")
    assert (shown(state, "live"), shown(state, "dead")) == ("2 2", "4")


def test_an_attempt_ends_when_no_die_is_live() -> None:
    state = after(arrange(rest="below"), "aim L", "6 6 6 6 6 6")
    assert shown(state, "turn") == "2 P2"


def test_kn4_kept_dice_may_be_rolled_again_later() -> None:
    state = after(arrange(), "aim L", "1 2 2 3 4 5", "keep 4 5", "1 1 3 3")
    assert shown(state, "live") == "1 1 3 3 4 5"
    assert {"keep 3 3", "keep 1 1", "keep -"} <= set(actions(state))
    state = after(state, "keep 3 3")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert len(step.parts) == 4


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("keep 1 2 2 3 4 5", Phrase("refusal-nothing-rolled-again")),
        ("keep 5 5", Phrase("refusal-die-not-rolled", {"die": "5"})),
        ("decline", Phrase("kn-refusal-due-keep")),
        ("aim L", Phrase("kn-refusal-due-keep")),
        ("end", Phrase("kn-refusal-due-keep")),
        ("guard -", Phrase("kn-refusal-due-keep")),
    ],
)
def test_what_cannot_be_done_with_the_dice(action: str, reason: Phrase) -> None:
    assert refused(after(arrange(), "aim L", "1 2 2 3 4 5"), action) == reason


def test_a_result_must_beat_what_the_card_shows() -> None:
    state = arrange(left="white-3331 black-3332", rest="right")
    equal = after(state, "aim L", "1 3 3 3 6 6", "stop")
    assert (seat(equal, 1), shown(equal, "left")) == ("red-2221", "black-3332 0 white-3331")
    more = after(state, "aim L", "2 3 3 3 6 6", "stop")
    assert (seat(more, 1), shown(more, "left")) == ("red-2221 white-3331", "black-3332 0")


def test_kn5_a_card_die_completes_a_set_or_is_the_extra_die() -> None:
    state = arrange(left="white-3331", seats="red-2221 die4-4443 / blue-2223 / green-2224", rest="right")
    assert "white-3331" in seat(after(state, "aim L", "4 4 6 6 6 6", "stop"), 1)
    assert "white-3331" in seat(after(state, "aim L", "3 3 3 6 6 6", "stop"), 1)
    assert "white-3331" not in seat(after(state, "aim L", "1 2 3 3 5 6", "stop"), 1)


def test_kn5_several_card_dice_count_at_once() -> None:
    state = arrange(left="blue-2223", seats="red-2221 die2-2224 die5-5551 / yellow-2225 / green-2224", rest="right")
    assert "blue-2223" in seat(after(state, "aim L", "2 2 6 6 6 6", "stop"), 1)


def test_kn5_in_defence() -> None:
    seats = "red-2221 / blue-2223 black-3332 die5-5551 / green-2224"
    state = after(arrange(seats=seats), "aim P2 blue", "3 3 3 3 6 6", "stop", "roll")
    assert seat(after(state, "5 5 5 6 6 6", "stop"), 2) == "blue-2223 black-3332 die5-5551"
    without = arrange(seats=seats.replace(" die5-5551", ""))
    without = after(without, "aim P2 blue", "3 3 3 3 6 6", "stop", "roll", "5 5 5 6 6 6", "stop")
    assert seat(without, 2) == "black-3332"


def test_kn5_in_a_tournament() -> None:
    state = arrange(seats="red-2221 / blue-2223 die1-1115 / green-2224", rest="left")
    state = after(state, "aim R", "1 1 6 6 6 6", "stop", "roll", "1 1 6 6 6 6", "stop")
    assert shown(state, "beat") == "111 by P2"


def test_kn5_against_the_king() -> None:
    state = arrange(seats="red-2221 white-4443 black-3332 die3-3332 / blue-2223 / green-2224")
    assert shown(after(state, "aim king", "2 3 3 3 6 6", "stop"), "knatsch") == "over"
    without = arrange(seats="red-2221 white-4443 black-3332 / blue-2223 / green-2224")
    assert shown(after(without, "aim king", "2 3 3 3 6 6", "stop"), "knatsch") == "revenge"


def test_kn13_card_dice_carry_one_to_five() -> None:
    assert [kind.value for kind in Kind if kind.startswith("die")] == ["die1", "die2", "die3", "die4", "die5"]


def test_the_roller_decides_about_his_dice() -> None:
    state = after(arrange(seats="red-2221 / blue-2223 black-3332"), "aim R", "1 2 3 4 5 6")
    assert decides(state) == 1
    state = after(state, "stop")
    assert (decides(state), actions(state)) == (2, ["roll", "decline"])
    assert decides(after(state, "roll", "1 2 3 4 5 6")) == 2
