"""What no hint for Knatsch advises, because the rules alone show that something else is at least as good."""

import pytest

from tests.records.record_games import NAMES
from wuerfelreich import game
from wuerfelreich.review.hint import Hint, hint
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

SIX_CASTLES = "green-5552 / black-3332 / blue-3335 / red-5554 / white-3331 / yellow-2225"


def hint_at(text: str) -> Hint:
    rules = game("knatsch")
    state = rules.read_state(text)
    return hint(narration(words_in("en"), rules, NAMES[: len(state.held)]), state)


def test_a_last_castle_needs_no_guard() -> None:
    """KN2: it is taboo anyway."""
    found = hint_at(
        "knatsch settled; turn 5 P1; attempt 5; unders 1 cycled 0 0; guards open; aim -; beat -; roller -; roll 0/0; "
        "live -; dead 0; left guard_castle-5552 18 catapult-2225; right green-4441 14 tournament; seats green-5552 "
        "die2-3331 die4-4443 stack-2223 guard_castle-4441 / black-3332 tournament / blue-3335 / blue-2223 / white-3331 "
        "red-5554 / yellow-2225"
    )
    assert found.sentence == "Leave the guards as they are."
    assert "as good" not in found.outlook


def test_guards_are_set_when_the_attempts_are_over() -> None:
    """KN7: nobody can attack before that, so whatever is set now may be set anew."""
    found = hint_at(
        "knatsch announce; turn 41 P1; attempt 0; unders 0 cycled 0 0; guards open; aim -; beat -; roller -; roll 0/0; "
        "live -; dead 0; left green-2224 13 catapult-2225 red-3334 die5-5551; right protection-1113 2 tournament "
        "black-4445 guard_special-3331 die3-3335 guard_special-1114 stack-2221 die3-3332 stack-1112 white-4443 "
        "die1-1115; seats black-3332* green-5552* die2-3331 die4-4443 guard_castle-4441 / white-3331* green-4441* "
        "guard_castle-5552 tournament / blue-3335 / blue-2223 / red-5554 die2-2224 treason-5554 / yellow-2225 "
        "catapult-3334 stack-2223 tournament"
    )
    assert not any(play.play.startswith("guard") for play in (found.best, *found.alternatives))


@pytest.mark.parametrize(
    "attempt",
    [
        "beat 222+3 by P4; roller P5; roll 2/3; live 2 3 3 4 4; dead 1",
        "beat 555+2 by P1; roller P2; roll 1/3; live 2 4 4 5; dead 2",
    ],
)
def test_to_give_up_is_never_as_good_as_to_hope(attempt: str) -> None:
    """The network sees no difference; but to roll costs nothing."""
    found = hint_at(
        f"knatsch keep; turn 1 P3; attempt 1; unders 1 cycled 0 0; guards closed; aim L; {attempt}; left tournament 19 "
        f"catapult-2225; right blue-2223 20; seats {SIX_CASTLES}"
    )
    assert "to win the tournament" in found.sentence
    assert "stop" not in found.outlook
    assert "as good" not in found.outlook
