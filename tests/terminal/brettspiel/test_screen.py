"""The board game's picture, and what can be typed there."""

from io import StringIO

import pytest
from rich.console import Console

from tests.rules.brettspiel.table import GAME, OPEN, THIEF, after, arrange
from wuerfelreich.rules.brettspiel.actions import Bully, Place, Take, Tame
from wuerfelreich.rules.brettspiel.facts import FIELD_NAMES
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.terminal.brettspiel.screen import MAX_LISTED, BrettspielScreen
from wuerfelreich.words.brettspiel.narration import BrettspielNarration
from wuerfelreich.words.catalogue import words_in

FACE = BrettspielScreen(BrettspielNarration(words_in("en"), GAME, ("Anna", "Ben")))


def drawn(state: State, width: int = 100) -> list[str]:
    """The picture as lines."""
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(FACE.picture(state))
    return str(console.file.getvalue()).split("\n")  # type: ignore[attr-defined]


def test_rows_of_the_map_are_offset_by_half_a_field() -> None:
    lines = drawn(arrange(), width=140)
    row = {name: next(line for line in lines if f"{name} " in line).index(name) for name in ("A1", "A5", "A10")}
    assert row == {"A1": 8, "A5": 4, "A10": 0}


@pytest.mark.parametrize("arrangement", ["round", "hourglass", "band"])
@pytest.mark.parametrize("width", [60, 80, 100])
def test_every_field_is_on_the_map(arrangement: str, width: int) -> None:
    text = " ".join(drawn(arrange(arrangement=arrangement), width))
    for half in "AB":
        for number in range(1, 16):
            assert f"{half}{number}" in text


@pytest.mark.parametrize("number", GAME.box.lays.numbers[::5])
def test_every_field_is_on_a_free_map(number: int) -> None:
    text = " ".join(drawn(arrange(arrangement=GAME.box.lays.name(number)), 60))
    for name in FIELD_NAMES:
        assert name in text


def test_castles_fires_gems_and_neutral_fields_look_different() -> None:
    fires = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A11 A12 A13 B15 B13 B14"
    text = "\n".join(drawn(arrange(markers="B2 / B6", neutral="A14", fires=fires)))
    assert "♜1" in text.split("supply")[0]
    assert "♜2" in text
    assert "▲" in text
    assert "◆" in text
    assert " ♜ " in text


def test_the_fields_to_choose_from_are_marked() -> None:
    state = after(arrange(dice="B6 B1 R1 R6 B4 G6"), "take 3", "S3-02")
    assert sum(line.count("▸") for line in drawn(state)) == 2 + 1  # two fires, and the legend


def test_cards_say_what_the_dice_achieve() -> None:
    top = drawn(arrange(dice="R3 R3 R1 R1 B3 B4", cards="R5 R5 / -"))[0]
    assert "1 ✔1 ?1 " in top
    assert "2 ✔ " in top
    assert "3 ✔" not in top


def test_a_merchant_shows_three_steps_and_others_their_condition() -> None:
    text = "\n".join(drawn(arrange(shown=OPEN.replace("S1-01", "S1-07"))))
    assert "1-2-3  4·5·6◇" in text
    assert "6 6 1 1" in text


def test_digits_keep_dice_and_names_choose_fields() -> None:
    state = arrange(dice=THIEF, roll="1/3")
    assert FACE.quick(state, "12") == Keep(state.dice[:2])
    assert FACE.quick(state, "a10") is None
    assert "134" in FACE.typing(state)
    taming = after(arrange(dice="B6 B1 R1 R6 B4 G6"), "take 3", "S3-02")
    assert FACE.quick(taming, "a6") == Tame(5)
    assert FACE.quick(taming, "12") is None
    assert "A6" in FACE.typing(taming)
    placing = after(arrange(dice="R3 R3 R1 R1 B3 B4"), "take 1", "S1-02", "coast")
    assert FACE.quick(placing, "B2") == Place(16)
    bullying = after(arrange(dice="R3 R4 R1 R6 B4 G6", markers="A1 / A2 A5"), "take 4", "S4-02")
    assert FACE.quick(bullying, "a2") == Bully(1)


def test_only_the_cheapest_of_many_joker_ways_are_listed() -> None:
    state = arrange(dice=THIEF, cards="R1 R5 R5 G2 G5 G6 B3 B6 ? ? ? ? / -")
    legal = GAME.legal(state)
    listed = FACE.listed(state, legal)
    assert len(listed) <= MAX_LISTED < len(legal)
    assert Take(1) in listed
    left_out = [action for action in legal if action not in listed and isinstance(action, Take)]
    longest = max(len(action.pairs) for action in listed if isinstance(action, Take))
    assert all(len(action.pairs) >= longest for action in left_out)
