"""Rulings KN9 to KN12 and KN14: tournaments, the King, the piles, the turn limit; attacks, goals and set-up."""

from fractions import Fraction

import pytest

from tests.rules.knatsch.table import GAME, actions, after, arrange, decides, refused, seat, shown
from wuerfelreich import Chance, Over, Result
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.game import GameOptions, Name, Phrase
from wuerfelreich.rules.knatsch.state import State

THREE_CASTLES = "red-2221 black-3332 white-4443"


def result(state: State) -> Result:
    step = GAME.next(state)
    assert isinstance(step, Over)
    return step.result


def test_kn9_the_organiser_leads_with_whatever_he_has_even_nothing() -> None:
    state = after(arrange(), "aim R", "6 6 6 6 6 6")
    assert (shown(state, "beat"), decides(state)) == ("0 by P1", 2)
    state = after(state, "decline", "decline")
    assert seat(state, 1) == "red-2221 tournament"


def test_kn9_later_players_lead_only_with_strictly_more() -> None:
    state = after(arrange(), "aim R", "3 3 3 1 6 6", "stop", "roll", "1 3 3 3 6 6", "stop")
    assert (shown(state, "beat"), decides(state)) == ("333+1 by P1", 3)
    state = after(state, "roll", "2 3 3 3 6 6", "stop")
    assert seat(state, 3) == "green-2224 tournament"


def test_kn9_the_others_follow_in_turn_order() -> None:
    state = after(arrange(turn="2 P2"), "aim R", "1 2 3 4 5 6", "stop")
    assert decides(state) == 3
    assert decides(after(state, "decline")) == 1


def test_kn9_the_turn_is_over_and_the_tournament_never_stays() -> None:
    state = arrange(right="tournament stack-1112", rest="left")
    state = after(state, "aim R", "1 2 3 4 5 6", "stop", "decline", "roll", "1 2 2 4 5 6", "stop")
    assert (seat(state, 3), shown(state, "turn"), shown(state, "right")) == (
        "green-2224 tournament",
        "2 P2",
        "stack-1112 0",
    )


def test_an_organiser_has_four_rolls_and_guests_three() -> None:
    state = after(arrange(), "aim R", "1 2 3 4 5 6", "keep 5", "1 2 3 4", "keep 5", "1 2 3 4", "keep 5")
    assert shown(state, "roll") == "3/4"
    state = after(state, "1 2 3 4")
    assert (decides(state), shown(state, "roll")) == (2, "0/3")


def test_a_participant_can_only_roll_or_decline() -> None:
    state = after(arrange(), "aim R", "1 2 3 4 5 6", "stop")
    assert actions(state) == ["roll", "decline"]
    assert refused(state, "stop") == Phrase("kn-refusal-due-join", {"seat": "P2"})
    seats = "red-2221 / blue-2223 green-2224"
    state = after(arrange(seats=f"{seats} / yellow-2225"), "aim P2 blue", "3 3 3 6 6 6", "stop")
    assert refused(state, "end") == Phrase("kn-refusal-due-defend", {"seat": "P2"})


def test_a_castle_not_beaten_needs_no_defence() -> None:
    state = arrange(seats="red-2221 / blue-2223 green-2224 / yellow-2225")
    state = after(state, "aim P2 blue", "2 2 2 3 6 6", "stop")
    assert (seat(state, 2), shown(state, "turn")) == ("blue-2223 green-2224", "2 P2")


@pytest.mark.parametrize(
    ("defence", "keeps"),
    [
        (["decline"], False),
        (["roll", "3 3 3 4 6 6", "stop"], False),
        (["roll", "3 3 3 5 6 6", "stop"], True),
        (["roll", "6 6 6 6 6 6"], False),
    ],
)
def test_a_defender_must_be_strictly_better_than_the_attacker(defence: list[str], keeps: bool) -> None:
    state = arrange(seats="red-2221 / blue-2223 green-2224 / yellow-2225")
    state = after(state, "aim P2 blue", "3 3 3 4 6 6", "stop")
    assert (shown(state, "beat"), decides(state)) == ("333+4 by P1", 2)
    state = after(state, *defence)
    kept = ("red-2221", "blue-2223 green-2224")
    assert (seat(state, 1), seat(state, 2)) == (kept if keeps else ("red-2221 blue-2223", "green-2224"))
    assert shown(state, "turn") == "2 P2"


def test_an_opponents_special_needs_no_defence_and_the_turn_continues() -> None:
    state = arrange(seats="red-2221 / blue-2223 catapult-2225 / yellow-2225")
    state = after(state, "aim P2 catapult", "3 3 3 4 6 6", "stop")
    assert (seat(state, 1), seat(state, 2), shown(state, "turn")) == ("red-2221 catapult-2225", "blue-2223", "1 P1")
    assert actions(state, "aim", "end") == ["aim L", "aim R", "end"]


def test_a_pile_castle_ends_the_turn() -> None:
    state = after(arrange(left="white-3331 black-3332", rest="right"), "aim L", "4 4 4 6 6 6", "stop")
    assert (seat(state, 1), shown(state, "turn")) == ("red-2221 white-3331", "2 P2")


def test_a_special_not_beaten_goes_under_its_pile_or_stays_with_its_owner() -> None:
    state = arrange(
        left="stack-1112 black-3332", seats="red-2221 / blue-2223 catapult-2225 / yellow-2225", rest="right"
    )
    failed = after(state, "aim L", "1 1 2 2 6 6", "stop")
    assert (shown(failed, "left"), shown(failed, "turn")) == ("black-3332 0 stack-1112", "2 P2")
    failed = after(state, "aim P2 catapult", "1 1 2 2 6 6", "stop")
    assert (seat(failed, 2), shown(failed, "turn")) == ("blue-2223 catapult-2225", "2 P2")


def test_kn10_the_king_is_announced_with_three_castles() -> None:
    assert "aim king" in actions(arrange(seats=f"{THREE_CASTLES} / blue-2223 / green-2224"))
    two = arrange(seats="red-2221 black-3332 / blue-2223 / green-2224")
    assert refused(two, "aim king") == Phrase("kn-refusal-king", {"castles": 2, "needed": 3})


def test_kn10_three_rolls_against_the_kings_dice() -> None:
    state = after(arrange(seats=f"{THREE_CASTLES} / blue-2223 / green-2224"), "aim king")
    assert (shown(state, "roll"), shown(state, "beat")) == ("0/3", "3333+1")


def test_kn10_equalling_the_king_does_not_beat_him() -> None:
    state = arrange(seats=f"{THREE_CASTLES} / blue-2223 / green-2224")
    assert shown(after(state, "aim king", "1 3 3 3 3 6", "stop"), "knatsch") == "revenge"
    assert shown(after(state, "aim king", "2 3 3 3 3 6", "stop"), "knatsch") == "over"


def test_kn10_revenge_takes_a_castle_of_the_players_choice_under_a_chosen_pile() -> None:
    state = arrange(seats=f"{THREE_CASTLES} / blue-2223 / green-2224", right="tournament stack-1112", rest="left")
    state = after(state, "aim king", "6 6 6 6 6 6")
    assert actions(state) == [f"give {colour} {pile}" for colour in ("red", "black", "white") for pile in "LR"]
    assert refused(state, "give blue L") == Phrase("kn-refusal-not-yours", {"sort": Name("kn-blue")})
    assert refused(state, "end") == Phrase("kn-refusal-due-revenge")
    state = after(state, "give white R")
    assert (seat(state, 1), shown(state, "right")) == ("red-2221 black-3332", "tournament 0 stack-1112 white-4443")
    assert shown(state, "turn") == "2 P2"


def test_kn11_when_a_top_card_leaves_the_next_is_turned_up_at_once() -> None:
    state = after(arrange(), "aim L", "4 4 4 6 6 6", "stop")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert step.label == "turn 1 card 6"
    assert shown(after(state, "die1-1115"), "left").startswith("die1-1115 ")
    assert shown(after(state, "die1-1115"), "turn") == "2 P2"


def test_kn11_a_failed_last_card_of_a_pile_is_its_top_again() -> None:
    state = after(arrange(left="white-3331", rest="right"), "aim L", "6 6 6 6 6 6")
    assert (shown(state, "left"), shown(state, "turn")) == ("white-3331 0", "2 P2")


def test_kn11_with_an_empty_pile_play_continues_with_the_other() -> None:
    state = after(arrange(left="white-3331", rest="right"), "aim L", "4 4 4 6 6 6", "stop")
    assert (shown(state, "left"), shown(state, "turn")) == ("- 0", "2 P2")
    assert actions(state, "aim", "under") == ["aim R", "aim P1 red", "aim P1 white", "under R"]


def test_kn11_a_revenge_castle_on_an_empty_pile_is_its_top() -> None:
    state = arrange(left="-", seats=f"{THREE_CASTLES} / blue-2223 / green-2224", rest="right")
    state = after(state, "aim king", "6 6 6 6 6 6", "give red L")
    assert shown(state, "left") == "red-2221 0"


def test_kn12_cards_put_under_join_the_end_of_the_known_list() -> None:
    state = arrange(left="white-3331", right="tournament")
    left, unknown = shown(state, "left").split()
    state = after(state, "under L", "die1-1115", "aim L", "6 6 6 6 6 6", "die2-2224")
    assert shown(state, "left") == f"die2-2224 {int(unknown) - 2} {left} die1-1115"


def test_kn12_a_new_top_comes_evenly_from_the_common_pool() -> None:
    state = after(arrange(), "under L")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    chances = {GAME.write_outcome(step, outcome): weight for outcome, weight in step.outcomes().items()}
    assert sum(chances.values()) == 43
    assert chances.pop("tournament") == 8
    assert set(chances.values()) == {1}
    assert len(chances) == 35


def test_kn12_and_from_the_head_of_the_list_when_no_card_is_unknown() -> None:
    state = after(arrange(left="white-3331 black-3332 die1-1115", rest="right"), "under L")
    assert shown(state, "left") == "black-3332 0 die1-1115 white-3331"


def test_kn12_the_pool_always_holds_the_unknown_cards_of_both_piles() -> None:
    state = arrange()
    for move in ("under L", "die1-1115", "aim L", "6 6 6 6 6 6", "die2-2224", "under R", "die3-3332"):
        state = after(state, move)
        assert len(state.pool) == sum(pile.unknown for pile in state.piles)


@pytest.mark.parametrize(("turn", "over"), [("499 P1", False), ("500 P1", True)])
def test_kn14_after_the_500th_turn_the_game_is_drawn(turn: str, over: bool) -> None:
    state = after(arrange(turn=turn, rest="right"), "aim L", "6 6 6 6 6 6")
    assert (shown(state, "knatsch") == "over") == over
    if over:
        assert result(state) == Result((1, 1, 1), "turn_limit", drawn=True)
        assert result(state).winners == ()


def test_kn14_a_goal_reached_in_the_500th_turn_still_wins() -> None:
    state = arrange(turn="500 P1", left="yellow-2225", seats=f"{THREE_CASTLES} / blue-2223 / green-2224")
    assert result(after(state, "aim L", "5 5 5 6 6 6", "stop")) == Result((1, 2, 2), "four_castles")


def test_goal_four_castles() -> None:
    state = arrange(left="yellow-2225", seats=f"blue-2223 / {THREE_CASTLES} / green-2224", turn="2 P2")
    assert result(after(state, "aim L", "5 5 5 6 6 6", "stop")) == Result((2, 1, 2), "four_castles")


def test_goal_four_castles_by_an_attack() -> None:
    state = arrange(seats=f"{THREE_CASTLES} / blue-2223 green-2224 / yellow-2225")
    assert result(after(state, "aim P2 blue", "5 5 5 6 6 6", "stop", "decline")) == Result((1, 2, 2), "four_castles")


def test_goal_three_castles_and_the_king() -> None:
    state = arrange(seats=f"{THREE_CASTLES} / blue-2223 / green-2224")
    state = after(state, "aim king", "4 4 4 4 6 6", "stop")
    assert result(state) == Result((1, 2, 2), "king")
    assert seat(state, 1).endswith(" king")


def test_goal_two_castles_and_three_tournaments_in_the_players_own_turn() -> None:
    state = arrange(seats="red-2221 black-3332 tournament tournament / blue-2223 / green-2224")
    state = after(state, "aim R", "1 2 3 4 5 6", "stop", "decline", "decline")
    assert result(state) == Result((1, 2, 2), "tournaments")


def test_goal_two_castles_and_three_tournaments_in_another_players_turn() -> None:
    state = arrange(seats="red-2221 / blue-2223 / green-2224 black-3332 tournament tournament")
    state = after(state, "aim R", "1 2 3 4 5 6", "stop", "decline", "roll", "5 5 1 2 3 6", "stop")
    assert (result(state), shown(state, "turn")) == (Result((2, 2, 1), "tournaments"), "1 P1")


def test_goal_the_second_castle_after_three_tournaments() -> None:
    state = arrange(seats="red-2221 tournament tournament tournament / blue-2223 / green-2224")
    assert result(after(state, "aim L", "5 5 5 6 6 6", "stop")) == Result((1, 2, 2), "tournaments")


@pytest.mark.parametrize(
    "seats",
    ["red-2221 tournament tournament tournament tournament / blue-2223", f"{THREE_CASTLES} / blue-2223"],
)
def test_less_than_a_goal_is_no_goal(seats: str) -> None:
    assert shown(arrange(seats=seats), "knatsch") == "announce"


def test_sheets_count_what_leads_to_the_goals() -> None:
    state = arrange(seats=f"{THREE_CASTLES} tournament / blue-2223 / green-2224")
    sheets = GAME.sheets(state)
    assert [sheet.total for sheet in sheets] == [4, 1, 1]
    assert [(line.what, line.points) for line in sheets[0].lines] == [
        (Phrase("kn-score-castles", {"count": 3}), 3),
        (Phrase("kn-score-tournaments", {"count": 1}), 1),
    ]
    won = after(state, "aim king", "4 4 4 4 6 6", "stop")
    assert GAME.sheets(won)[0].lines[-1].what == Phrase("kn-score-king")


def test_set_up_every_seat_gets_a_castle_of_a_colour_not_yet_dealt() -> None:
    state = after(GAME.start(6), "P4", "red-3334", "white-4443", "blue-2223", "black-4445", "green-5552")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert step.label == "deal P6"
    assert {GAME.write_outcome(step, outcome) for outcome in step.outcomes()} == {
        "yellow-2225",
        "yellow-4442",
        "yellow-5551",
    }


def test_set_up_colours_are_equally_likely_and_so_are_the_cards_of_a_colour() -> None:
    step = GAME.next(GAME.start(2, GameOptions(start=1)))
    assert isinstance(step, Chance)
    chances: dict[str, Fraction] = {}
    for outcome, weight in step.outcomes().items():
        colour = GAME.write_outcome(step, outcome).partition("-")[0]
        chances[colour] = chances.get(colour, Fraction(0)) + Fraction(weight, step.total)
    assert chances == dict.fromkeys(("red", "blue", "green", "yellow", "white", "black"), Fraction(1, 6))
    reds = {Fraction(step.outcomes()[Outcome((card,))], step.total) for card in (0, 6, 15)}
    assert reds == {Fraction(1, 18)}


@pytest.mark.parametrize("players", GAME.seats)
def test_set_up_two_piles_of_the_other_cards_with_the_top_cards_turned_up(players: int) -> None:
    state = GAME.start(players, GameOptions(start=2))
    castles = ("red-2221", "blue-2223", "green-2224", "yellow-2225", "white-3331", "black-3332")
    state = after(state, *castles[:players])
    left, right = (pile.size for pile in state.piles)
    assert left + right == 48 - players
    assert left - right == players % 2
    state = after(state, "stack-1112", "tournament")
    assert (shown(state, "left").split()[0], shown(state, "right").split()[0]) == ("stack-1112", "tournament")
    assert (shown(state, "turn"), decides(state)) == ("1 P2", 2)


def test_set_up_the_start_player_is_drawn() -> None:
    step = GAME.next(GAME.start(5))
    assert isinstance(step, Chance)
    assert (step.label, step.total) == ("start", 5)
