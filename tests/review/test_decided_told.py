"""What decided a game, in words: whoever adds up the numbers of the sentence arrives at the win."""

import re
from functools import cache

import pytest
from msgspec.structs import replace

from bench.review.games import Table, judge_of, played
from wuerfelreich.cli.decided import decided_told
from wuerfelreich.records.header import shipped
from wuerfelreich.review.deciding import DecidedBy
from wuerfelreich.review.report import PlayerReport, Review, report
from wuerfelreich.review.subject import Subject
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.registry import narration

NAMES = ("Anna", "Ben", "Clara")
#: The signs of the two numbers of the first sentence.
SIGNS = {DecidedBy.SKILL_DESPITE_LUCK: (-1, 1), DecidedBy.LUCK_DESPITE_SKILL: (-1, 1)}
OVERRATED = {"de": "überschätzt", "en": "overrated", "hu": "túlbecsülte"}


@cache
def reviews(name: str) -> tuple[Review, ...]:
    """A few games between bots, with the networks that the program comes with."""
    tables = [Table(name, 2, "greedy", "told"), Table(name, 2, "child", "told"), Table(name, 3, "greedy", "told")]
    games = [(tables[0], 0), (tables[0], 1), (tables[1], 1), (tables[2], 1)]
    subjects = [Subject(played(table, at), *judge_of(name, table.players, None)) for table, at in games]
    return tuple(report(subject, list(subject.steps())) for subject in subjects)


def told(review: Review, language: str) -> str:
    return decided_told(narration(words_in(language), shipped(review.game), NAMES[: len(review.players)]), review)


def misses(review: Review, language: str) -> int:
    """By how many points the sentence misses the win."""
    assert review.decided_by is not None
    said = told(review, language)
    one, other, start, end, *rest = map(int, re.findall(r"\d+", said))
    first, second = SIGNS.get(review.decided_by, (1, 1))
    drift = sum(rest) * (-1 if OVERRATED[language] in said else 1)
    return end - (start + first * one + second * other + drift)


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_lead_to_the_win(name: str) -> None:
    decided = [review for review in reviews(name) if review.decided_by is not None]
    assert len(decided) > 1
    for review in decided:
        for language in LANGUAGES:
            assert misses(review, language) == 0, told(review, language)


def made_up(luck: float, play: float, drift: float, by: DecidedBy) -> Review:
    """A game won from 100 − luck − play − drift points."""
    review = reviews("wuerfelland")[0]
    start = 1 - luck - play - drift
    change: dict[str, float] = {"start": start, "luck": luck, "others": play, "loss": 0.0, "drift": drift}
    winner: PlayerReport = replace(review.players[0], **change)
    return replace(review, places=(1, 2), decided_by=by, players=(winner, review.players[1]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drift", [-0.15, -0.03, -0.02, 0.0, 0.02, 0.03, 0.15])
def test_what_the_computer_misjudged_is_named_if_it_is_much(drift: float, language: str) -> None:
    for luck, play, by in [
        (-0.04, 0.69, DecidedBy.SKILL_DESPITE_LUCK),
        (0.69, -0.04, DecidedBy.LUCK_DESPITE_SKILL),
        (0.2, 0.3, DecidedBy.BOTH),
    ]:
        review = made_up(luck, play, drift, by)
        assert misses(review, language) == 0
        numbers = re.findall(r"\d+", told(review, language))
        assert (len(numbers) == 5) == (drift != 0)


def test_the_sentence_says_in_which_direction() -> None:
    over = made_up(-0.04, 0.69, -0.15, DecidedBy.SKILL_DESPITE_LUCK)
    assert told(over, "en") == (
        "Skill beat luck: for Anna bad luck cost 4 percentage points, but better play brought 69."
        " So the chance to win rose from 50% to 100%; the computer had overrated it by 15 percentage points."
    )
    under = made_up(0.3, 0.1, 0.1, DecidedBy.LUCK)
    assert told(under, "de") == (
        "Vor allem Glück: Für Anna brachte es 30 Prozentpunkte, das bessere Spiel 10."
        " So stieg die Gewinnchance von 50\u202f% auf 100\u202f%;"
        " um 10 Prozentpunkte hatte der Computer sie unterschätzt."
    )


def test_where_nothing_can_be_said_nothing_is() -> None:
    assert told(replace(reviews("wuerfelland")[0], decided_by=None), "en") == ""
