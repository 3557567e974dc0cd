"""The notation of Würfelland: actions, outcomes and positions, and the messages for bad ones."""

import pytest

from tests.rules.wuerfelland.table import GAME, LAST_SIX, after, all_but, area, arrange, shown, text
from wuerfelreich import Chance, NotationError
from wuerfelreich.rules.wuerfelland.options import Options


@pytest.mark.parametrize(
    "notation",
    ["board 2A", "choose G", "roll", "stop", "cross G c4", "cross G c4 c5 d5", "cross A a1 t1 a20 t20", "pass"],
)
def test_actions_round_trip(notation: str) -> None:
    assert GAME.write_action(GAME.read_action(notation)) == notation


def test_fields_may_be_given_in_any_order() -> None:
    assert GAME.write_action(GAME.read_action("cross G d5 c5 c4")) == "cross G c4 c5 d5"


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("", "is not an action"),
        ("dig G", "'dig G' is not an action: write board, choose, roll, stop, cross or pass"),
        ("roll on", "is not an action"),
        ("board", "is not an action"),
        ("board 5A", "there is no board '5A'; there are 1A, 1B, 2A, 2B, 3A, 3B, 4A, 4B"),
        ("choose", "is not an action"),
        ("choose X", "'X' is not a colour: write one of the letters RYGBOA"),
        ("choose RY", "'RY' is not a colour"),
        ("cross G", "the fields are missing"),
        ("cross G c0", "'c0' is not a field: write column and row, from a1 to t20"),
        ("cross G c21", "'c21' is not a field"),
        ("cross G u1", "'u1' is not a field"),
        ("cross G c4 c4", "the field c4 appears twice"),
    ],
)
def test_other_texts_are_not_actions(notation: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.read_action(notation)


@pytest.mark.parametrize(
    ("before", "wrong", "sentence"),
    [
        ([], "1A", "there is no sheet '1A'"),
        (["1A/1B"], "1A/1B", "'deal 2' cannot produce '1A/1B'"),
        (["1A/1B", "3A/3B", "board 1A", "board 3A"], "P3", "'start' cannot produce 'P3'"),
        (["1A/1B", "3A/3B", "board 1A", "board 3A"], "R", "'R' is not a seat"),
        (["1A/1B", "3A/3B", "board 1A", "board 3A", "P1"], "R R", "'round 1 roll 1' cannot produce 'R R'"),
        (["1A/1B", "3A/3B", "board 1A", "board 3A", "P1"], "R R R R R R R", "there are six dice, not 7"),
        (["1A/1B", "3A/3B", "board 1A", "board 3A", "P1"], "", "the dice are missing"),
        (["1A/1B", "3A/3B", "board 1A", "board 3A", "P1"], "-", "'round 1 roll 1' cannot produce '-'"),
    ],
)
def test_an_outcome_must_belong_to_its_step(before: list[str], wrong: str, sentence: str) -> None:
    step = GAME.next(after(GAME.start(2), *before))
    assert isinstance(step, Chance)
    with pytest.raises(NotationError, match=sentence):
        GAME.read_outcome(step, wrong)


BRINK = all_but(LAST_SIX)
GREEN = area("g4")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"phase": "dance"}, "'dance' is not a phase"),
        ({"goal": "7"}, "the goal is 9, 12, 5 treasures, not 7"),
        ({"crosses": "-"}, "the game is for two to four players, not for 1"),
        ({"crosses": "- / - / - / - / -"}, "the game is for two to four players, not for 5"),
        ({"active": "P3"}, "there is no seat P3: there are only 2 players"),
        ({"seat": "P4"}, "there is no seat P4: there are only 2 players"),
        ({"owed": "0"}, "there are 2 players, but treasure rolls are counted for 1"),
        ({"boards": "1A"}, "there are 2 players, but 1 boards"),
        ({"boards": "1A 7C"}, "there is no board '7C'"),
        ({"sheets": "2A/2B"}, "the sheets are put away when the boards are chosen"),
        ({"aside": "G"}, "the dice set aside are written as in 'aside G 3'"),
        ({"aside": "G 7"}, "the dice set aside must be a number from 1 to 6"),
        ({"aside": "R 2", "dice": "Y Y R R"}, "all dice of the chosen colour are set aside"),
        ({"aside": "R 2", "dice": "Y Y Y"}, "rolls and dice do not fit the phase cross"),
        ({"aside": "R 2", "dice": "Y Y Y Y", "rolls": "0"}, "rolls and dice do not fit the phase cross"),
        ({"aside": "R 2", "dice": "Y Y Y Y", "rolls": "4"}, "rolls and dice do not fit the phase cross"),
        ({"phase": "go_on", "aside": "R 2", "dice": "Y Y Y Y", "rolls": "3"}, "do not fit the phase go_on"),
        ({"phase": "go_on", "aside": "R 6"}, "do not fit the phase go_on"),
        ({"phase": "choose", "dice": "Y Y Y Y"}, "do not fit the phase choose"),
        ({"phase": "choose", "dice": "Y Y Y Y Y Y", "rolls": "2"}, "do not fit the phase choose"),
        ({"phase": "roll"}, "do not fit the phase roll"),
        ({"phase": "roll", "rolls": "0", "dice": "Y"}, "do not fit the phase roll"),
        ({"phase": "roll", "rolls": "0", "aside": "R 2"}, "do not fit the phase roll"),
        ({"phase": "treasure", "dice": "Y Y Y Y Y", "rolls": "0"}, "do not fit the phase treasure"),
        ({"phase": "over"}, "do not fit the phase over"),
        ({"phase": "roll", "rolls": "0", "active": "-"}, "round and active player do not fit the phase"),
        ({"phase": "roll", "rolls": "0", "round": "0"}, "round and active player do not fit the phase"),
        ({"phase": "start", "rolls": "0", "round": "0"}, "round and active player do not fit the phase"),
        ({"phase": "start", "rolls": "0", "active": "-"}, "round and active player do not fit the phase"),
        ({"phase": "roll", "rolls": "0", "seat": "P2"}, "the active player rolls"),
        ({"phase": "roll", "rolls": "0", "treasure_rolls": "1"}, "treasure rolls are made after phase 2"),
        ({"phase": "roll", "rolls": "0", "owed": "1 0", "crosses": f"{GREEN} / -"}, "P1 cannot have 1 treasure rolls"),
        ({"phase": "roll", "rolls": "0", "crosses": f"{all_but('b8')} / -"}, "P1 has won already"),
        ({"phase": "over", "rolls": "0"}, "nobody has won, and round 500 is not over"),
        ({"phase": "over", "rolls": "0", "round": "501"}, "the round must be a number from 0 to 500"),
        ({"crosses": "h4 / -"}, "P1: h4 cannot be crossed on board 1A"),
        ({"crosses": "- / b4 t20"}, "P2: b4 t20 cannot be crossed on board 1A"),
        ({"crosses": "a1 / -"}, "P1: not connected to another cross: a1"),
        ({"crosses": "i4 i3 h2 h3 i2 / -"}, "P1: 2 areas are begun in yellow, but only one at a time is allowed"),
        ({"aside": "Y 4", "dice": "R R"}, "P1 can cross nothing, and so is not asked"),
        ({"seat": "P2", "aside": "R 2", "dice": "Y Y Y Y"}, "P2 can cross nothing, and so is not asked"),
        ({"aside": "G 1", "dice": "R R R R R", "owed": "1 0", "crosses": "f4 g4 / -"}, "P1 cannot have 1 treasure"),
        ({"phase": "treasure_roll", "rolls": "0"}, "P1 has no treasure roll"),
        ({"phase": "treasure_roll", "rolls": "0", "owed": "2 0", "crosses": f"{GREEN} / -"}, "P1 cannot have 2"),
        (
            {"phase": "treasure_roll", "rolls": "0", "seat": "P2", "owed": "1 1", "crosses": f"{GREEN} / {GREEN}"},
            "P1 cannot have 1 treasure rolls",
        ),
        (
            {"phase": "treasure", "rolls": "0", "dice": "Y Y Y Y Y", "treasure_rolls": "1"},
            "P1 can cross nothing, and so is not asked",
        ),
        (
            {"phase": "over", "rolls": "0", "treasure_rolls": "1", "crosses": f"{all_but('b8')} / {all_but('b8')}"},
            "a player who wins with a treasure roll wins alone",
        ),
        (
            {"phase": "over", "rolls": "0", "seat": "P2", "crosses": f"{all_but('b8')} / -"},
            "at the end the seat is the active player's",
        ),
        ({"phase": "deal", "rolls": "0", "round": "0"}, "boards are chosen only when all sheets are dealt"),
    ],
)
def test_an_impossible_position_is_refused_with_a_message(fields: dict[str, str], sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        arrange(**fields)


def set_up(phase: str, sheets: str, boards: str, seat: str = "P1", crosses: str = "- / -") -> str:
    """A position before the first round."""
    return text(phase=phase, round="0", active="-", rolls="0", sheets=sheets, boards=boards, seat=seat, crosses=crosses)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (set_up("deal", "1A/1B 2A/2B", "-"), "no sheet is due to be dealt"),
        (set_up("deal", "1A/1B 1A/1B", "-", crosses="- / - / -"), "a sheet is dealt twice"),
        (set_up("deal", "1A/1B", "1A"), "boards are chosen only when all sheets are dealt"),
        (set_up("deal", "1A/1B", "-", crosses="- / i4"), "nothing is crossed before the boards are chosen"),
        (set_up("side", "1A/1B", "-"), "sides are chosen in seat order"),
        (set_up("side", "1A/1B 2A/2B", "1A 2A"), "sides are chosen in seat order"),
        (set_up("side", "1A/1B 2A/2B", "1A"), "sides are chosen in seat order"),
        (set_up("side", "1A/1B 2A/2B", "3A", "P2"), "3A is not a side of the sheet 1A/1B"),
        (set_up("side", "1A/1B 9A/9B", "-"), "there is no sheet '9A/9B'"),
    ],
)
def test_an_impossible_set_up_is_refused_with_a_message(position: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.read_state(position)


def test_every_fault_of_a_position_is_named_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        arrange(goal="7", dice="R R", treasure_rolls="2", crosses="a1 / h4 i4", owed="0", sheets="2A/2B")
    message = str(caught.value)
    assert message.startswith("this position is impossible: ")
    assert message.count(";") == 6


@pytest.mark.parametrize("options", [Options(), Options(start=2), Options(boards=("1A", "2B")), Options(treasures=12)])
def test_positions_before_the_first_round_round_trip(options: Options) -> None:
    state = GAME.start(2, options)
    dealing = [] if options.boards else ["1A/1B", "2A/2B", "board 1A", "board 2B"]
    for move in [*dealing, *([] if options.start else ["P2"])]:
        assert GAME.read_state(GAME.write_state(state)) == state
        state = after(state, move)
    assert shown(state, "wuerfelland", "boards", "active") == ["roll", "1A 2B", "P2"]
