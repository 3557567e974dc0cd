"""Würfelland in words: the sentences that say more than the notation."""

import pytest

from tests.rules.wuerfelland.table import GAME, LAST_SIX, after, all_but, area, arrange
from wuerfelreich import Chance
from wuerfelreich.rules.wuerfelland.state import State
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.wuerfelland.narration import WuerfellandNarration

ENGLISH = WuerfellandNarration(words_in("en"), GAME, ("Anna", "Ben"))
GERMAN = WuerfellandNarration(words_in("de"), GAME, ("Anna", "Ben"))


def told(state: State, move: str) -> str:
    """The English sentence for a move."""
    step = GAME.next(state)
    if isinstance(step, Chance):
        return ENGLISH.drawn(state, GAME.read_outcome(step, move), after(state, move))
    return ENGLISH.acted(state, GAME.read_action(move), after(state, move))


def offers(state: State) -> list[str]:
    """The menu in English."""
    return [ENGLISH.offer(state, action) for action in GAME.legal(state)]


def test_rolling_on_says_what_it_risks() -> None:
    state = arrange(phase="go_on", aside="G 3", dice="B B B")
    assert ENGLISH.task(state) == (
        "3 × green. Stop, or roll the other 3 dice? The chance of no green, which ends your rolling, is 58%."
    )
    assert "die anderen 3 Würfel" in GERMAN.task(state)


def test_a_colour_with_too_many_dice_is_marked_before_it_is_chosen() -> None:
    assert offers(arrange(phase="choose", dice="Y Y Y Y G B")) == [
        "yellow: 4 dice – more than you can use",
        "green: one die",
        "blue: one die",
    ]


def test_an_offered_crossing_says_what_it_gains() -> None:
    assert offers(arrange(aside="G 3", dice="R R R")) == ["green: cross e4 f4 g4 – a treasure, fills the area"]
    brink = all_but(LAST_SIX)
    assert offers(arrange(aside="G 1", dice="R R R R R", crosses=f"{brink} / -")) == [
        "green: cross n8 – reaches the goal"
    ]
    few = all_but(f"n8 b8 a1 {area('i1')} {area('m5')} {area('e3')} {area('d8')}")
    assert offers(arrange(aside="G 1", dice="R R R R R", crosses=f"{few} / -")) == ["green: cross n8 – completes green"]


@pytest.mark.parametrize(
    ("rolled", "sentence"),
    [
        ("G B B B", "Anna rolls 3 × blue, green and now has 3 × green."),
        ("Y Y O O", "Anna rolls 2 × yellow, 2 × orange: no green, so the rolling is over."),
        (
            "G G Y Y",
            "Anna rolls 2 × yellow, 2 × green and now has 4 × green.",
        ),
        (
            "G G G G",
            "Anna rolls 4 × green and now has 6 × green. Anna cannot cross off anything with 6 × green.",
        ),
    ],
)
def test_a_further_roll_is_narrated_with_what_follows(rolled: str, sentence: str) -> None:
    assert told(arrange(phase="roll", rolls="1", aside="G 2"), rolled) == sentence


def test_a_skipped_player_is_narrated() -> None:
    stopping = arrange(phase="go_on", aside="Y 4", dice="R R")
    assert told(stopping, "stop") == "Anna stops with 4 × yellow. Anna cannot cross off anything with 4 × yellow."
    treasure = arrange(phase="treasure_roll", rolls="0", owed="1 0", crosses=f"{area('g4')} / -")
    assert told(treasure, "Y Y Y Y Y") == "Anna rolls 5 × yellow for the treasure. Nothing fits."


def test_a_crossing_is_narrated_with_its_treasure_and_its_full_colour() -> None:
    assert (
        told(arrange(aside="G 3", dice="R R R"), "cross G e4 f4 g4") == "Anna crosses off 3 green fields. A treasure!"
    )
    state = arrange(aside="G 1", dice="R R R R R", crosses=f"{all_but(LAST_SIX)} / -")
    assert told(state, "cross G n8") == "Anna crosses off one green field. Every green field is crossed off."


@pytest.mark.parametrize(
    ("target", "words"), [("G 3", "3 × green"), ("A 2+", "at least 2 × grey"), ("R miss", "no more red")]
)
def test_the_targets_of_the_odds_have_words(target: str, words: str) -> None:
    assert ENGLISH.target(target) == words
