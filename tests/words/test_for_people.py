"""What people read: numbers as their language writes them, and what happened without dice codes or coordinates."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.records.sessions import random_session
from tests.rules.kits import RULES
from tests.words.test_narration import narrator, sentences
from wuerfelreich.records import Drawn, Step, replay
from wuerfelreich.records.log import Moved
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.numbers import decimal, percent, signed

HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
#: Per language, a percentage in another language's style.
FOREIGN_PERCENT = {"en": r"\d\s%|\d,\d+\s?%", "de": r"\d%|\d[ \xa0]%|\d\.\d+\s?%", "hu": r"\d\s%|\d\.\d+\s?%"}
#: A face such as R4, a pair with a superjoker, and fields such as f12 or B7; boards are called 2A.
CODE = re.compile(r"(?<![\w/])(?:[RGB][1-6]|\?\+\?|[a-z]\d{1,2}|[AB]\d{1,2})(?![\w/])")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_written_as_in_the_language(name: str, language: str) -> None:
    players = RULES[name].seats[-1]
    game = replay(random_session(name, players, seed=players).record)
    told = list(sentences(narrator(words_in(language), RULES[name], players), game, Random(players)))
    assert [one for one in told if HYPHEN_FOR_MINUS.search(one) or re.search(FOREIGN_PERCENT[language], one)] == []


def shows_dice(step: Step) -> bool:
    """Whether the move is about dice: the page draws those, and the terminal's notation is what people type."""
    match step.entry:
        case Drawn(label=label):
            return "roll" in label
        case Moved(text=text):
            return text.startswith("keep")
        case _:
            return False


def told_without_dice(name: str, language: str) -> Iterator[str]:
    """Everything that is told about some games, and all tasks."""
    players = RULES[name].seats[1]
    one = narrator(words_in(language), RULES[name], players)
    game = replay(random_session(name, players, seed=players + 10).record)
    for step in game.steps:
        yield one.task(step.before)
        yield one.on_turn(step.before)
        if not shows_dice(step):
            yield one.told(step)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_happened_is_told_without_codes(name: str, language: str) -> None:
    assert sorted({told for told in told_without_dice(name, language) if CODE.search(told)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_task_speaks_to_its_player_and_whose_turn_it_is_to_the_others(name: str, language: str) -> None:
    """Nobody is called by name and addressed as "you" in one breath, least of all a bot."""
    players = RULES[name].seats[0]
    one = narrator(words_in(language), RULES[name], players)
    game = replay(random_session(name, players, seed=3).record)
    for step in game.steps:
        if task := one.task(step.before):
            mover = next(seat for seat, who in enumerate(one.names) if who in one.on_turn(step.before))
            assert not task.startswith(one.names[mover])
            assert one.task_of(step.before) == f"{one.names[mover]}: {task}"


def test_signs_decimals_and_percentages() -> None:
    assert [signed(value) for value in (-2, 0, 3)] == ["−2", "+0", "+3"]
    assert [decimal(language, -1.25, 1) for language in LANGUAGES] == ["−1.2", "−1,2", "−1,2"]
    assert [percent(language, 0.503, 1) for language in LANGUAGES] == ["50.3%", "50,3\u202f%", "50,3%"]
    assert [percent(language, 0.87) for language in LANGUAGES] == ["87%", "87\u202f%", "87%"]


def test_no_line_ends_within_a_fraction() -> None:
    """In Hungarian, which has “0/3 torna” for “0 of 3 tournaments”."""
    words = words_in("hu")
    told = [
        words.text("kn-way-tournaments", {"castles": 2, "tournaments": 0}),
        words.text("wl-way-colour", {"crossed": 17, "fields": 18, "colour": words.text("wl-grey")}),
    ]
    assert ["0/3" in told[0], "17/18" in told[1]] == [True, True]
    assert not any(" /" in one for one in told)
