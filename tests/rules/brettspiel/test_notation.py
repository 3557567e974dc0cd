"""The notation of the board game: actions, outcomes and positions, and the messages for bad ones."""

from random import Random

import pytest

from tests.rules.brettspiel.table import GAME, NOTHING, OPEN, SIXTEEN, after, arrange, field
from wuerfelreich import Chance, NotationError, Over
from wuerfelreich.rules.brettspiel.options import BrettspielOptions


@pytest.mark.parametrize(
    "notation",
    [
        "keep -",
        "keep R4 G1",
        "take 3",
        "take 3 with R6+R6",
        "take 3 with R6+R6 G2+? ?+? ?+?",
        "alarm 5",
        "place A12",
        "place B15 fire P4",
        "tame A6",
        "bully B8",
        "steal P2 R6",
        "steal P2 gold",
        "steal P4 white",
        "decline",
    ],
)
def test_actions_round_trip(notation: str) -> None:
    assert GAME.write_action(GAME.read_action(notation)) == notation


def test_pairs_may_be_named_in_any_order() -> None:
    assert GAME.read_action("take 1 with ?+? G2+? R6+R6") == GAME.read_action("take 1 with R6+R6 G2+? ?+?")


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("", "is not an action"),
        ("roll", "'roll' is not an action: write keep, take, alarm, place, tame, bully, steal or decline"),
        ("take", "is not an action"),
        ("take 0", "the stack must be a number from 1 to 5, not '0'"),
        ("alarm 6", "the stack must be a number from 1 to 5, not '6'"),
        ("take 3 R6+R6", "is not an action"),
        ("take 3 with", "after 'with', name the pairs"),
        ("take 3 with R6", "'R6' is not a pair: write R6\\+R6, R6\\+\\? or \\?\\+\\?"),
        ("take 3 with R6+G6", "'R6\\+G6' is not a pair"),
        ("take 3 with ?+R6", "is not a pair"),
        ("take 3 with " + "?+? " * 31, "after 'with', name the pairs"),
        ("place C1", "'C1' is not a field"),
        ("place A1 fire", "is not an action"),
        ("place A1 fire P9", "'P9' is not a seat"),
        ("tame A16", "'A16' is not a field"),
        ("steal P2", "is not an action"),
        ("steal P2 -", "what to steal is missing"),
        ("steal P2 ruby", "'ruby' is not a die face"),
        ("steal P7 gold", "'P7' is not a seat"),
        ("decline it", "is not an action"),
        ("keep R7", "'R7' is not a die face"),
    ],
)
def test_other_texts_are_not_actions(notation: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.read_action(notation)


@pytest.mark.parametrize(
    ("before", "right", "wrong", "sentence"),
    [
        ([], "P2", "P3", "'start' cannot produce 'P3'"),
        (["P2"], "S1-04", "S2-04", "'stack 1 card 1' cannot produce 'S2-04'"),
        (["P2"], "S1-04", "unicorn", "there is no card 'unicorn'"),
        (["P2", *OPEN.split()], NOTHING, "R3 R3 R3 G1 G1 G1", "'turn 1 roll 1' cannot produce"),
        (["P2", *OPEN.split(), NOTHING, "alarm 1", "S1-02"], "lava", "lava again", "cannot produce 'lava again'"),
        (["P2", *OPEN.split(), NOTHING, "alarm 1", "S1-02"], "lava", "sea", "there is no landscape 'sea'"),
        (["P2", *OPEN.split(), NOTHING, "alarm 1", "S1-02"], "lava", "lava now", "'lava now' is not a tile"),
    ],
)
def test_an_outcome_must_belong_to_its_step(before: list[str], right: str, wrong: str, sentence: str) -> None:
    step = GAME.next(after(GAME.start(2), *before))
    assert isinstance(step, Chance)
    assert GAME.write_outcome(step, GAME.read_outcome(step, right)) == right
    with pytest.raises(NotationError, match=sentence):
        GAME.read_outcome(step, wrong)


def test_a_position_may_name_its_pieces_in_any_order() -> None:
    """Equal positions are equal states, so that the same picks draw the same tiles."""
    one = arrange(known="coast meadow", markers="A1 A2 / -", cards="R5 G1 ? / -", fires="A6 B15")
    other = arrange(known="meadow coast", markers="A2 A1 / -", cards="? G1 R5 / -", fires="B15 A6")
    assert one == other
    assert GAME.read_state(GAME.write_state(other)) == one


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"phase": "dance"}, "'dance' is not a known phase"),
        ({"arrangement": "ring"}, "'ring' is not an arrangement"),
        ({"effect": "storm"}, "'storm' is not a known effect"),
        ({"player": "P3"}, "it is the turn of P3, but there are only 2 players"),
        ({"player": "P1 P2"}, "the turn is written as in 'turn 3 P2'"),
        ({"roll": "4/3"}, "the number of rolls made"),
        ({"shown": "S1-01 S2-01 S3-01 S4-01"}, "there are five stacks"),
        ({"shown": "S2-01 S1-01 S3-01 S4-01 S5-01"}, "each shows a card of its own"),
        ({"gone": "S1-01 S1-02"}, "'S1-01' is in two places"),
        ({"gone": "S1-02"}, "or discarded in pairs"),
        ({"shown": OPEN.replace("S1-01", "-")}, "a stack shows its top card"),
        ({"markers": "A6 / -"}, "there are two things on A6"),
        ({"markers": "A1 / A1"}, "there are two things on A1"),
        ({"markers": "A1 A1 / -"}, "A1 appears twice"),
        ({"markers": f"{SIXTEEN} B3 / -"}, "P1 has more than 16 markers"),
        ({"markers": "-", "cards": "- / -"}, "the same number of players"),
        ({"markers": "-", "cards": "-", "owned": "0 1 0"}, "the game is for two to four players, not for 1"),
        ({"markers": " / -"}, "a list is empty"),
        ({"markers": "A3 / -", "gold": "A3 A10 B9 B12"}, "a gem lies on a field that has an owner"),
        ({"gold": "A1 A3 A10 B9"}, "two gems lie on one field"),
        ({"owned": "7 1 0 / 0 1 0"}, "the number of golden gems must be a number from 0 to 6"),
        ({"hand": "coast coast coast"}, "there are two tiles with coast, not 3"),
        ({"known": "volcano volcano"}, "there are two tiles with volcano, not 3"),
        ({"hand": "coast"}, "tiles are in hand only until they are placed"),
        ({"dice": "-"}, "six dice are rolled before a choice"),
        ({"dice": "R3 R4 G2 R1 R1 G1"}, "not enough dice of one kind"),
        ({"effect": "tamer"}, "there is an effect when a card is taken"),
        ({"neutral": "A1"}, "no field is neutral while there are fires in the supply"),
        ({"phase": "start", "cards": "R5 / -", "effect": "tamer"}, "the game has already begun"),
        ({"phase": "scatter", "cards": "R5 / -"}, "the game has already begun"),
        ({"phase": "roll", "dice": "R4", "roll": "3/3"}, "at least one die and one roll must be left"),
        ({"phase": "roll", "dice": "R4", "roll": "0/3"}, "the first roll is made with all dice"),
        ({"phase": "reveal", "cards": "R5 / -", "effect": "tamer"}, "unless it is to be turned up now"),
        ({"phase": "draw", "cards": "R5 / -", "effect": "tamer"}, "draw is not due"),
        ({"phase": "draw", "cards": "R5 / -", "effect": "alarm", "hand": "coast"}, "draw is not due"),
        ({"phase": "place", "cards": "R5 / -", "effect": "alarm"}, "place is not due"),
        ({"phase": "place", "cards": "R5 / -", "effect": "alarm", "hand": "volcano"}, "place is not due"),
        ({"phase": "place", "cards": "R5 / -", "effect": "merchant_3", "hand": "coast caves"}, "place is not due"),
        ({"phase": "place", "cards": "R5 / -", "effect": "landowner", "hand": "coast coast"}, "place is not due"),
        (
            {"phase": "place", "cards": "R5 / -", "effect": "landowner", "hand": "flower_field swamp"}
            | {"markers": f"{SIXTEEN} / -"},
            "place is not due",
        ),
        ({"phase": "tame", "cards": "R5 / -", "effect": "tamer", "fires": "A6"}, "tame is not due"),
        ({"phase": "tame", "cards": "R5 / -", "effect": "bully"}, "tame is not due"),
        ({"phase": "tame", "cards": "R5 / -", "effect": "tamer", "markers": f"{SIXTEEN} / -"}, "tame is not due"),
        ({"phase": "bully", "cards": "R5 / -", "effect": "bully", "markers": "A1 / A2"}, "bully is not due"),
        ({"phase": "steal", "cards": "R5 / -", "effect": "thief_of_cards"}, "steal is not due"),
        ({"phase": "steal", "cards": "R5 / -", "effect": "landowner"}, "steal is not due"),
        ({"phase": "over", "cards": "R5 / -", "effect": "tamer"}, "over is not due"),
        ({"phase": "over", "cards": "R5 / -", "effect": "alarm", "markers": f"{SIXTEEN} / -"}, "over is not due"),
    ],
)
def test_an_impossible_position_is_refused_with_a_message(fields: dict[str, str], sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        arrange(**fields)


USUAL = GAME.write_state(arrange(cards="R5 / -"))
#: Sixteen more markers: with two fires, ten tiles are left in the supply.
COVERED = {"markers": f"{SIXTEEN} / -", "fires": "A6 B15"}


def gone_but(*left: str) -> str:
    """The cards that are gone if only these are left in the stacks below the open ones."""
    return " ".join(name for name in GAME.box.names if name not in (*left, *OPEN.split()))


def test_br10_the_cards_outlast_the_tiles() -> None:
    """Otherwise a player would have to decide with nothing to do: each card but tamers and bullies takes a tile."""
    left = [f"S{stack}-{number:02}" for stack in (1, 2, 5) for number in range(2, 5)]
    assert arrange(gone=gone_but(*left), **COVERED).supply == 10  # 12 cards of the stacks 1, 2 and 5 are left
    assert arrange(gone=gone_but(*left[2:]), **COVERED).supply == 10
    with pytest.raises(NotationError, match="10 tiles are left, but only 9 cards of the stacks 1, 2 and 5"):
        arrange(gone=gone_but(*left[3:], "S3-02"), **COVERED)
    with pytest.raises(NotationError, match="26 tiles are left, but only 3 cards of the stacks 1, 2 and 5"):
        arrange(gone=gone_but("S3-02"))


@pytest.mark.parametrize("seed", range(8))
def test_br10_no_readable_game_comes_to_a_decision_without_actions(seed: int) -> None:
    rng = Random(seed)
    left = [f"S{stack}-{number:02}" for stack in (1, 2, 5) for number in range(2, 5)][2:]
    state = arrange(gone=gone_but(*left, *(name for name in GAME.box.names if name[1] in "34")), **COVERED)
    while not isinstance(step := GAME.next(state), Over):
        assert GAME.read_state(GAME.write_state(state)) == state
        if isinstance(step, Chance):
            state = GAME.apply(state, step.draw(rng.randrange))
            continue
        actions = GAME.legal(state)
        assert actions
        free = [action for action in actions if GAME.write_action(action)[:6] in ("take 3", "take 4")]
        state = GAME.apply(state, rng.choice(free or actions))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("turn 2 P1", "turn 3 P1", "every turn takes one card"),
        ("turn 2 P1", "turn 0 P1", "before the first turn"),
        ("turn 2 P1", "turn 61 P1", "the turn must be a number from 0 to 60"),
        ("cards R5 / -", "cards R6 / -", "there are 1 jokers R6, but 0 were taken"),
        ("cards R5 / -", "cards R5 ? / -", "or discarded in pairs"),
        ("supply 2 10 13", "supply 1 10 13", "there are 6 golden gems, not 5"),
        ("supply 2 10 13", "supply 2 9 13", "there are 18 white gems, not 17"),
        ("supply 2 10 13", "supply 2 10 12", "there are 15 dragon fires, not 14"),
        ("supply 2 10 13", "supply 2 10", "written as golden gems, white gems and fires"),
        ("owned 0 1 0 /", "owned 0 1 0 0 /", "written as golden gems, white gems and fires"),
        ("; known -", "", "'known' is missing"),
    ],
)
def test_pieces_are_counted(old: str, new: str, sentence: str) -> None:
    assert old in USUAL
    with pytest.raises(NotationError, match=sentence):
        GAME.read_state(USUAL.replace(old, new))


def test_every_fault_of_a_position_is_named_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        arrange(markers="A6 A3 / -", gold="A3 A10 B9 B12", known="coast coast coast", dice="R3 R4 G2 R1 R1 G1")
    message = str(caught.value)
    assert message.startswith("this position is impossible: ")
    assert message.count(";") == 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("reveal", "roll"),
        ("owned 0 1 0 / 0 1 0", "owned 1 1 0 / 0 1 0"),
        ("known -", "known coast"),
        ("open S1-01 - - - -", "open - S2-01 - - -"),
        ("open S1-01 - - - -", "open S1-01 S2-01 S3-01 S4-01 S5-01"),
        ("fires A6 B15", "fires A6"),
        ("roll 0/3", "roll 1/3"),
    ],
)
def test_before_the_first_turn_nothing_has_happened(old: str, new: str) -> None:
    text = GAME.write_state(after(GAME.start(2), "P1", "S1-01"))
    assert old in text
    changed = text.replace(old, new).replace("supply 2 10 13", "supply 1 10 13" if "1 1 0" in new else "supply 2 10 13")
    if new == "fires A6":
        changed = changed.replace("supply 2 10 13", "supply 2 10 14")
    with pytest.raises(NotationError, match="before the first turn"):
        GAME.read_state(changed)


def test_positions_before_the_first_turn_round_trip() -> None:
    state = GAME.start(2, BrettspielOptions(placement="random"))
    for move in ["P2", "A1", "A2", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", *OPEN.split()]:
        assert GAME.read_state(GAME.write_state(state)) == state
        state = after(state, move)
    assert field(state, "turn") == "1 P2"


def test_things_are_strewn_in_order() -> None:
    state = after(GAME.start(2, BrettspielOptions(placement="random")), "P2", "A1")
    text = GAME.write_state(state).replace("gold -", "gold A3").replace("supply 6", "supply 5")
    with pytest.raises(NotationError, match="before the first turn"):
        GAME.read_state(text)
