"""Hints: what the solver would do, in words, in any state where somebody decides."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.kits import RULES
from tests.rules.playing import random_game
from wuerfelreich import Decide, NotationError
from wuerfelreich.bots import BOTS
from wuerfelreich.review.hint import hint, position_odds
from wuerfelreich.terminal.advice import hint_text, odds_text
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.registry import narration

SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("name", RULES)
@given(seed=SEEDS)
def test_a_hint_is_what_the_solver_does_and_nothing_costs_less(name: str, seed: int) -> None:
    game = RULES[name]
    rng = Random(seed)
    states = [state for state, _ in random_game(game, game.seats[0], rng) if isinstance(game.next(state), Decide)]
    state = rng.choice(states)
    advice = hint(game, state)
    assert advice.action == BOTS["solver"](game, "1").choose(state)
    costs = [other.cost for other in advice.alternatives]
    assert costs == sorted(costs)
    assert "0.0" not in [f"{cost:.1f}" for cost in costs], "nobody is told that something is worth 0 less"
    assert 0 <= advice.chance <= 1 + 1e-9


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_odds_are_said_in_words(name: str, language: str) -> None:
    game = RULES[name]
    narrator = narration(words_in(language), game, ("Anna", "Ben"))
    said = 0
    for state, _ in list(random_game(game, 2, Random(5)))[:60:5]:
        odds = odds_text(narrator, state)
        assert (odds == "") == (not position_odds(game, state).targets)
        if isinstance(game.next(state), Decide):
            said += 1
            assert hint_text(narrator, state).count("\n") >= 1
    assert said


@pytest.mark.parametrize("name", RULES)
@given(seed=SEEDS)
def test_chances_are_chances_in_every_position(name: str, seed: int) -> None:
    game = RULES[name]
    rng = Random(seed)
    state, _ = rng.choice(list(random_game(game, game.seats[-1], rng)))
    odds = position_odds(game, state)
    everything = [*odds.targets.values(), *(chance for keep in odds.keeps.values() for chance in keep.values())]
    assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in everything)
    assert set(odds.reached) <= set(odds.targets)
    for keep in odds.keeps:
        assert game.read_action(keep) in game.legal(state)


def test_a_hint_needs_a_decision() -> None:
    game = RULES["wuerfelkoenig"]
    with pytest.raises(NotationError):
        hint(game, game.start(2))
