"""Remarks for beginners: each has its moment in real games, and what it says there is true under the rules."""

from collections import Counter

import pytest

from tests.remarks.kit import claims, tried
from tests.words.catalogues import LANGUAGES
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import words_in

#: What fits on a phone beside the buttons, in the ribbon above the table.
MOST_CHARACTERS = 128
#: In how many moments each claim is checked.
ENOUGH = 60


@pytest.mark.parametrize("name", GAMES)
def test_a_remark_is_true_whenever_it_is_made(name: str) -> None:
    said = claims(name)
    keys, moments = tried(name)
    assert set(said) == set(keys)
    made: Counter[str] = Counter()
    for moment, fit in moments:
        for key in fit:
            made[key] += 1
            if made[key] <= ENOUGH:
                assert said[key](moment), (key, moment.seen)


@pytest.mark.parametrize("name", GAMES)
def test_every_remark_has_its_moment(name: str) -> None:
    keys, moments = tried(name)
    assert {key for _, fit in moments for key in fit} == set(keys)


@pytest.mark.parametrize("name", GAMES)
def test_a_beginner_hears_something_in_the_first_turn_and_is_then_left_alone(name: str) -> None:
    keys, moments = tried(name)
    assert 5 <= len(keys) <= 11
    first = next(fit for moment, fit in moments if moment.seat == 0)
    assert first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_remark_is_short(name: str, language: str) -> None:
    words = words_in(language)
    said = {key: words.text(key, {"goal": 9}) for key in tried(name)[0]}
    assert {key: text for key, text in said.items() if len(text) > MOST_CHARACTERS or text == key} == {}
