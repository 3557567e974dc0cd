"""The notation of Würfelkönig: actions, outcomes and positions, and the messages for bad ones."""

import pytest

from tests.rules.wuerfelkoenig.table import GAME, ROW, after, arrange, text
from wuerfelreich import Chance, GameOptions, NotationError


@pytest.mark.parametrize(
    "notation",
    [
        "keep -",
        "keep R4 G1",
        "keep R1 R1 G2 G5 B6",
        "take 3",
        "take 3 village",
        "take 2 bonus",
        "take 2 bonus village",
        "take 2 bonus to P5",
        "take 4 to P2",
        "penalty",
    ],
)
def test_actions_round_trip(notation: str) -> None:
    assert GAME.write_action(GAME.read_action(notation)) == notation


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("", "is not an action"),
        ("steal 3", "'steal 3' is not an action: write keep, take or penalty"),
        ("penalty 3", "is not an action"),
        ("take", "is not an action"),
        ("take 0", "the slot must be a number from 1 to 5, not '0'"),
        ("take 6", "the slot must be a number from 1 to 5, not '6'"),
        ("take 3 to", "in this order"),
        ("take 3 to P7", "'P7' is not a seat"),
        ("take 3 village bonus", "in this order"),
        ("keep", "the dice are missing"),
        ("keep R7", "'R7' is not a die face"),
    ],
)
def test_other_texts_are_not_actions(notation: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.read_action(notation)


@pytest.mark.parametrize(
    ("before", "wrong", "sentence"),
    [
        ([], "P3", "'start' cannot produce 'P3'"),
        ([], "nobody", "'nobody' is not a seat"),
        (["P2"], "-5", "'turn 0 penalty' cannot produce '-5'"),
        (["P2"], "0", "a penalty must be a number from -9 to -1"),
        (["P2", "-1"], "city2", "'turn 0 refill 1' cannot produce 'city2'"),
        (["P2", "-1"], "unicorn", "there is no card 'unicorn'"),
        (["P2", "-1", "dragon_1"], "dragon_1", "'turn 0 refill 2' cannot produce 'dragon_1'"),
        (["P2", "-1", *ROW.split()], "R3 R3 R3 G1 G1 G1", "'turn 1 roll 1' cannot produce 'R3 R3 R3 G1 G1 G1'"),
        (["P2", "-1", *ROW.split()], "R3 R3", "'turn 1 roll 1' cannot produce 'R3 R3'"),
    ],
)
def test_an_outcome_must_belong_to_its_step(before: list[str], wrong: str, sentence: str) -> None:
    step = GAME.next(after(GAME.start(2), *before))
    assert isinstance(step, Chance)
    with pytest.raises(NotationError, match=sentence):
        GAME.read_outcome(step, wrong)


def test_a_position_may_name_its_penalties_in_any_order() -> None:
    """Equal positions are equal states, so that the same picks draw the same cards."""
    usual = text()
    turned = usual.replace("-1 -4 -3 -3 -2 -2 -2 -1 -1 -1", "-1 -1 -2 -3 -1 -2 -3 -1 -2 -4")
    assert turned != usual
    assert GAME.read_state(turned) == GAME.read_state(usual)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"phase": "dance"}, "'dance' is not a phase"),
        ({"turn": "1"}, "the turn is written as in 'turn 3 P2'"),
        ({"turn": "1 P3"}, "it is the turn of P3, but there are only 2 piles"),
        ({"piles": "-"}, "the game is for two to five players, not for 1"),
        ({"piles": "- / - / - / - / - / -"}, "the game is for two to five players, not for 6"),
        ({"piles": "rich_snob_1 / -"}, "'rich_snob_1' is in two places"),
        ({"piles": "-4 -4 / -", "discards": "dragon_1 dragon_2"}, "the penalties are not those of the box"),
        ({"piles": "-4 / -"}, "every penalty, except one that ends the game, sends a citizen to the discards"),
        ({"discards": "dragon_1"}, "every penalty, except one that ends the game, sends a citizen to the discards"),
        ({"piles": "city3 rich_snob_2 / -"}, "the village stacks do not fit"),
        ({"piles": "city2 rich_snob_2 city4 / -"}, "the village stacks do not fit"),
        ({"row": ROW.replace("rich_snob_1", "city2")}, "only citizens lie in the row and in the discards"),
        ({"row": f"{ROW} dragon_1"}, "a turn needs five open citizens"),
        ({"dice": "-"}, "six dice"),
        ({"dice": "R3 R4 G2 R1 R1 G1"}, "there are not enough dice of one kind"),
        ({"roll": "0/3"}, "six dice"),
        ({"roll": "4/3"}, "six dice"),
        ({"roll": "1"}, "the number of rolls allowed must be a number"),
        ({"roll": "1/2"}, "three rolls are allowed, or four with an elf on top of the pile"),
        ({"roll": "1/4"}, "three rolls are allowed, or four with an elf on top of the pile"),
        ({"roll": "1/3", "piles": "arrogant_elf_1 / -"}, "three rolls are allowed, or four with an elf"),
        ({"turn": "1 P1 again"}, "another turn only follows an apprentice"),
        ({"turn": "3 P1", "piles": "rich_snob_2 / -"}, "there cannot have been this many turns"),
        ({"turn": "0 P1"}, "before the first turn"),
        ({"phase": "start"}, "before the first turn"),
        ({"phase": "roll", "roll": "3/3", "dice": "R4"}, "at least one die and one roll must be left"),
        ({"phase": "roll", "roll": "1/3"}, "at least one die and one roll must be left"),
        ({"phase": "roll", "roll": "0/3", "dice": "R4"}, "the first roll is made with all dice"),
        ({"phase": "refill"}, "three or four citizens are left in the row"),
        ({"phase": "refill", "row": "dragon_1 dragon_2"}, "three or four citizens are left in the row"),
        ({"phase": "refill", "row": "dragon_1 dragon_2 dragon_3", "dice": "R4"}, "six dice"),
        (
            {"phase": "refill", "row": "dragon_1 dragon_2 dragon_3", "turn": "1 P1 again", "piles": "rich_snob_2 / -"},
            "another turn only follows an apprentice",
        ),
        ({"phase": "penalty"}, "no penalty is due to be turned up"),
        (
            {"phase": "penalty", "open_penalty": "0", "row": "dragon_1 dragon_2 dragon_3 busy_fairy_1"},
            "no penalty is due to be turned up",
        ),
        ({"phase": "over"}, "the game is over when a pile has run out, and not before"),
        ({"piles": "city2 city3 city4 rich_snob_2 / -"}, "the game is over when a pile has run out, and not before"),
    ],
)
def test_an_impossible_position_is_refused_with_a_message(fields: dict[str, str], sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        arrange(**fields)


def test_every_fault_of_a_position_is_named_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        arrange(roll="0/3", piles="rich_snob_1 city4 / -4", dice="R3 R4 G2 R1 R1 G1", turn="1 P1 again")
    message = str(caught.value)
    assert message.startswith("this position is impossible: ")
    assert message.count(";") == 5


@pytest.mark.parametrize("start", [None, 2])
def test_positions_before_the_first_turn_round_trip(start: int | None) -> None:
    state = GAME.start(3, GameOptions(start=start))
    moves = ([] if start else ["P2"]) + ["-3", *ROW.split()]
    for move in moves:
        assert GAME.read_state(GAME.write_state(state)) == state
        state = after(state, move)


@pytest.mark.parametrize(
    ("phase", "piles"), [("start", "- / -"), ("penalty", "rich_snob_1 / -"), ("start", "rich_snob_1 / -")]
)
def test_nobody_owns_anything_before_the_first_turn(phase: str, piles: str) -> None:
    fields = "roll 0/0; dice -; row dragon_1; villages 3 3 3 3 3; penalties 0 -4 -3 -3 -2 -2 -2 -1 -1 -1 -1"
    with pytest.raises(NotationError, match="before the first turn"):
        GAME.read_state(f"wuerfelkoenig {phase}; turn 0 P1; {fields}; discards -; piles {piles}")
