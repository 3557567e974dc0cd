"""Bots as characters: their names follow the reader's language, and no two at a table are alike."""

from collections import Counter

import pytest

from wuerfelreich.bots import BOTS, LEVELS
from wuerfelreich.records import Seat
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.characters import (
    CAST,
    all_names_of,
    characters_named,
    free_name,
    name_of,
    names_of,
    portrait_of,
)


def test_every_level_for_people_has_as_many_characters_as_the_largest_table_has_seats() -> None:
    assert tuple(CAST) == LEVELS
    largest = max(max(game(name).seats) for name in GAMES)
    assert {level: len(set(cast)) for level, cast in CAST.items() if len(set(cast)) < largest} == {}


def test_no_name_belongs_to_two_characters_in_whatever_languages_they_are_read() -> None:
    everybody = [Seat(one, level) for level, cast in CAST.items() for one in cast]
    names = Counter(name for seat in everybody for name in all_names_of(seat))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_what_it_is(language: str) -> None:
    assert [level for level in BOTS if f"level-{level}-about" not in words_in(language)] == []


def test_a_name_follows_the_readers_language() -> None:
    seats = (Seat("Anna"), Seat("conrad", "squire"), Seat("balthazar", "master"))
    assert names_of(words_in("en"), seats) == ("Anna", "Conrad", "Balthazar")
    assert names_of(words_in("de"), seats) == ("Anna", "Konrad", "Balthasar")
    assert names_of(words_in("hu"), seats) == ("Anna", "Konrád", "Boldizsár")


def test_a_character_is_found_by_part_of_its_name_in_any_language() -> None:
    assert characters_named("konr") == ("conrad",)
    assert characters_named("Boldizsár") == ("balthazar",)
    assert characters_named("Sir Bors") == ()


@pytest.mark.parametrize("stored", ["Knight 2", "Ritter 2", "Lovag 2"])
def test_the_words_of_an_old_file_follow_the_language_too(stored: str) -> None:
    assert [name_of(words_in(language), Seat(stored, "knight")) for language in LANGUAGES] == [
        "Knight 2",
        "Ritter 2",
        "Lovag 2",
    ]


@pytest.mark.parametrize(
    "seat",
    [
        Seat("Sir Bors", "knight"),  # named by somebody's own program
        Seat("Knight", "knight"),
        Seat("Emperor 2", "emperor"),  # a level that we do not know
        Seat("conrad", "knight"),  # no character of that level
        Seat("conrad"),  # a person
        Seat("Ritter 2"),
    ],
)
def test_any_other_name_stays_as_it_is(seat: Seat) -> None:
    assert all_names_of(seat) == {seat.name}


@pytest.mark.parametrize("level", BOTS)
def test_bots_of_one_level_at_a_table_have_different_names(level: str) -> None:
    stored: list[str] = []
    for at in range(6):
        stored.append(free_name(level, at, stored))
    for language in LANGUAGES:
        assert len(set(names_of(words_in(language), (Seat(name, level) for name in stored)))) == 6


def test_a_bot_is_not_called_like_a_person_at_the_table() -> None:
    """Neither in the person's language nor in another."""
    assert free_name("squire", 2, set()) == "conrad"
    assert free_name("squire", 2, {"Konrád"}) == "edith"
    assert free_name("knight", 1, {"Knight 2"}) == "Knight 3"


def test_a_portrait_is_the_characters_or_the_levels() -> None:
    assert portrait_of("conrad", "squire") == "conrad"
    assert portrait_of("Ritter 2", "knight") == "knight"
