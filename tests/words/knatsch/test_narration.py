"""Knatsch sentences that are easy to get wrong: the outcome of an attempt, and who made it."""

import pytest

from tests.rules.knatsch.table import GAME, after, arrange
from wuerfelreich import Chance
from wuerfelreich.rules.knatsch.state import State
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

ANNA = narration(words_in("en"), GAME, ("Anna", "Ben", "Carla"))
WAR = "red-2221 / blue-2223 green-2224 / yellow-2225"
THREE = "red-2221 black-3332 white-4443 / blue-2223 / green-2224"


def told(before: State, move: str) -> str:
    """A move in words."""
    end = after(before, move)
    step = GAME.next(before)
    if isinstance(step, Chance):
        return ANNA.drawn(before, GAME.read_outcome(step, move), end)
    return ANNA.acted(before, GAME.read_action(move), end)


@pytest.mark.parametrize(
    ("fields", "moves", "sentences"),
    [
        ({}, ["under L"], "Anna puts white castle (333+1) under the left pile."),
        ({}, ["under L", "black-3332"], "On the left pile: black castle (333+2)."),
        (
            {"left": "white-3331 black-3332", "rest": "right"},
            ["under L"],
            "Anna puts white castle (333+1) under the left pile. On the left pile: black castle (333+2).",
        ),
        ({}, ["aim L"], "Anna announces: white castle (333+1)."),
        ({}, ["aim R"], "Anna holds a tournament."),
        ({"seats": WAR}, ["aim P2 blue"], "Anna attacks Ben: blue castle (222+3)."),
        ({}, ["aim L", "1 2 3 4 5 6"], "Anna rolls 1 2 3 4 5 6."),
        ({}, ["aim L", "1 2 3 4 5 6", "keep 4 5"], "Anna keeps 4 5."),
        ({}, ["aim L", "4 4 4 6 6 6", "stop"], "Anna reaches 444: beaten! Anna takes the white castle (333+1). "
         "That makes 2 castles."),
        ({}, ["aim L", "6 6 6 6 6 6"], "Anna rolls 6 6 6 6 6 6. Anna reaches nothing: not enough. Back under its "
         "pile: white castle (333+1)."),
        ({"seats": WAR}, ["aim P2 blue", "1 2 3 4 5 6", "stop"], "Anna stops. Anna reaches 5+4: not enough."),
        ({"seats": WAR}, ["aim P2 blue", "4 4 4 6 6 6", "stop"], "Anna reaches 444: beaten!"),
        ({"seats": WAR}, ["aim P2 blue", "4 4 4 6 6 6", "stop", "decline"], "Ben does not defend it. Anna takes "
         "the blue castle (222+3). That makes 2 castles."),
        ({"seats": WAR}, ["aim P2 blue", "4 4 4 6 6 6", "stop", "roll"], "Ben defends the castle."),
        ({"seats": WAR}, ["aim P2 blue", "4 4 4 6 6 6", "stop", "roll", "5 5 5 6 6 6", "stop"], "Ben reaches 555: "
         "beaten! Ben keeps the castle."),
        ({"seats": WAR}, ["aim P2 blue", "4 4 4 6 6 6", "stop", "roll", "4 4 4 6 6 6", "stop"], "Ben stops. Ben "
         "reaches 444: not enough. Anna takes the blue castle (222+3). That makes 2 castles."),
        ({}, ["aim R", "4 4 4 6 6 6", "stop"], "Anna stops. Anna leads with 444."),
        ({}, ["aim R", "6 6 6 6 6 6"], "Anna rolls 6 6 6 6 6 6. Anna leads with nothing."),
        ({}, ["aim R", "6 6 6 6 6 6", "decline", "decline"], "Carla stays out. Anna wins the tournament. "
         "That is the first tournament."),
        ({}, ["aim R", "6 6 6 6 6 6", "decline", "roll", "1 6 6 6 6 6", "stop"], "Carla leads with 1. Carla wins the "
         "tournament. That is the first tournament."),
        ({"seats": THREE}, ["aim king", "4 4 4 4 6 6", "stop"], "Anna reaches 4444: beaten! Anna has defeated the "
         "King!"),
        ({"seats": THREE}, ["aim king", "6 6 6 6 6 6"], "Anna rolls 6 6 6 6 6 6. Anna reaches nothing: not enough. The "
         "King takes revenge."),
        ({"seats": THREE}, ["aim king", "6 6 6 6 6 6", "give red L"], "Anna gives up the red castle, under the left "
         "pile."),
        ({"seats": THREE.replace(" /", " protection-1113 /", 1)}, ["aim king", "1 6 6 6 6 6", "stop"], "Anna stops. "
         "Anna reaches 1: not enough. The protection keeps the King’s revenge away."),
        ({"seats": THREE.replace(" /", " guard_castle-4441 /", 1)}, ["guard red white"], "Anna guards: red castle and "
         "white castle."),
    ],
)  # fmt: skip
def test_moves_are_narrated(fields: dict[str, str], moves: list[str], sentences: str) -> None:
    *before, last = moves
    assert told(after(arrange(**fields), *before), last) == sentences


def test_the_task_names_the_target_and_the_current_result() -> None:
    state = after(arrange(), "aim L")
    assert ANNA.task(state) == "roll 6 dice, more than 333+1 is needed (roll 1 of 3)."
    assert "44+5 so far, more than 333+1 is needed" in ANNA.task(after(state, "1 2 4 4 5 6"))
    assert "333+5 beats 333+1" in ANNA.task(after(state, "2 3 3 3 5 6"))


def test_with_treason_the_lower_dice_are_named() -> None:
    state = arrange(left="white-4443", seats="red-2221 treason-5554 / blue-2223 / green-2224")
    assert ANNA.offer(state, GAME.read_action("aim L")) == "left pile: white castle (111+2)"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("aim L", "left pile"),
        ("aim P2 guard_castle", "Ben’s castle guard"),
        ("beat P2 red", "beat Ben’s red castle"),
        ("aim king", "King"),
        ("tournament", "tournament"),
        ("defend", "defence"),
        ("3-3-3+1", "3-3-3+1"),
    ],
)
def test_targets_of_the_odds_have_names(name: str, words: str) -> None:
    assert ANNA.target(name) == words
