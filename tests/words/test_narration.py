"""Every game can be narrated in every language: anything that can happen has words, and no sentence breaks."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tests.records.record_games import FOLDER
from tests.records.sessions import NAMES, finished, random_session
from tests.rules.kits import RULES, kit
from tests.rules.playing import state_within
from wuerfelreich import AnyGame, Decide
from wuerfelreich.records import Event, EventKind, Record, Replay, read_record, replay
from wuerfelreich.rules.game import Phrase, Result
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES, Words, system_language, words_in
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.registry import narration

SEEDS = st.integers(0, 2**32 - 1)
PERCENT = st.integers(0, 100)
ALL = [words_in(language) for language in LANGUAGES]


def narrator(words: Words, game: AnyGame, players: int) -> AnyNarration:
    """A narrator for a table."""
    return narration(words, game, NAMES[:players])


def sentences(one: AnyNarration, played: Replay, rng: Random) -> Iterator[str]:
    """Everything that can be said about a game, with some of the offers at every decision."""
    for step in played.steps:
        yield one.told(step)
        if isinstance(played.game.next(step.before), Decide):
            legal = played.game.legal(step.before)
            yield one.task(step.before)
            yield from (one.offer(step.before, action) for action in rng.sample(legal, min(4, len(legal))))
    for sheet in played.game.sheets(played.state):
        yield from (one.words.phrase(line.what) for line in sheet.lines)
        yield from (one.words.phrase(group.what) for group in sheet.groups)
        yield from (one.words.phrase(way.what) for way in sheet.ways)
    if played.result is not None:
        assert one.task(played.state) == "" or played.result.ending in ("resigned", "timeout")
        yield one.ended(played.result)


def sound(sentence: str) -> bool:
    """A sentence without gaps, Fluent markup or stray spaces; an empty one means nothing is said."""
    return sentence == sentence.strip() and not any(odd in sentence for odd in ("{", "}", "$", "  ", "None", " ."))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_narrated(name: str, language: str) -> None:
    for players in RULES[name].seats:
        played = replay(random_session(name, players, seed=players).record)
        told = list(sentences(narrator(words_in(language), RULES[name], players), played, Random(players)))
        assert [sentence for sentence in told if not sound(sentence)] == []
        assert sum(map(bool, told)) > len(told) / 2


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.wr")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_games_are_narrated_to_their_end(path: Path) -> None:
    record = read_record(path.read_bytes())
    played = replay(record)
    assert played.result is not None
    for words in ALL:
        one = narrator(words, played.game, len(record.header.seats))
        assert all(sound(one.told(step)) for step in played.steps)
        assert sound(one.ended(played.result))
        assert any(NAMES[seat] in one.ended(played.result) for seat in played.result.winners) or played.result.drawn


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, percent=PERCENT)
def test_every_refusal_has_a_reason_in_words(name: str, data: st.DataObject, seed: int, percent: int) -> None:
    game = RULES[name]
    players = seed % len(game.seats) + game.seats[0]
    state = state_within(game, players, Random(seed), percent)
    for _ in range(5):
        said_in_all_languages(game.refusal(state, data.draw(kit(name).actions)))


@pytest.mark.parametrize("name", GAMES)
@given(seed=SEEDS, other=SEEDS, percent=PERCENT)
def test_actions_from_other_positions_are_refused_in_words(name: str, seed: int, other: int, percent: int) -> None:
    """They are closer to legal actions than random ones are."""
    game = RULES[name]
    players = seed % len(game.seats) + game.seats[0]
    here, there = (state_within(game, players, Random(one), percent) for one in (seed, other))
    elsewhere: tuple[Struct, ...] = game.legal(there)
    for action in Random(seed).sample(elsewhere, min(20, len(elsewhere))):
        said_in_all_languages(game.refusal(here, action))


def said_in_all_languages(refusal: Phrase | None) -> None:
    """A reason makes a sentence in every language."""
    if refusal is not None:
        for words in ALL:
            assert sound(words.phrase(refusal))


@pytest.mark.parametrize("name", GAMES)
def test_table_events_and_resigning_are_narrated(name: str) -> None:
    game = RULES[name]
    players = game.seats[0]
    for words in ALL:
        one = narrator(words, game, players)
        told = {words.text(f"told-{kind}", {"who": "Anna"}) for kind in EventKind}
        assert len(told) == len(EventKind)
        everybody = Result(tuple([2] * (players - 1) + [1]), "resigned")
        assert NAMES[players - 1] in one.ended(everybody)


def test_the_end_names_who_of_two_has_resigned() -> None:
    rules, words = RULES["knatsch"], words_in("en")
    alone = Result((1, 2), "resigned")
    assert narrator(words, rules, 2).ended(alone) == "Ben has resigned. Anna wins."
    assert narration(words, rules, ()).reason(alone) == "Somebody has resigned."  # in statistics of all games
    assert narrator(words, rules, 3).reason(Result((2, 1, 2), "resigned")) == "All the others have resigned."


#: What is said of somebody who resigns, in each language.
RESIGNS = {"de": r"aufgegeben|gibt auf", "en": r"resign", "hu": r"felad"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_who_runs_out_of_time_has_not_resigned_in_any_sentence(name: str, language: str) -> None:
    words = words_in(language)
    for players in RULES[name].seats[:2]:
        for kinds in ([EventKind.TIMEOUT, EventKind.RESIGN], [EventKind.RESIGN]):
            session = finished(name, players)
            left = [Event(kind, seat) for seat in range(1, players) for kind in kinds]
            played = replay(Record(session.header, (*session.record.entries[:10], *left)))
            assert played.result is not None
            one = narrator(words, played.game, players)
            told = [one.told(step) for step in played.steps[-len(left) :]]
            told += [one.ended(played.result), narration(words, played.game, ()).reason(played.result)]
            resigns = [sentence for sentence in told if re.search(RESIGNS[language], sentence)]
            assert all(map(sound, told))
            assert resigns == ([] if EventKind.TIMEOUT in kinds else told)


def test_the_end_names_whose_time_has_run_out_of_two() -> None:
    rules, words = RULES["knatsch"], words_in("en")
    alone = Result((2, 1), "timeout")
    assert narrator(words, rules, 2).ended(alone) == "Anna has run out of time. Ben wins."
    assert narration(words, rules, ()).reason(alone) == "Somebody has run out of time."  # in statistics of all games


@pytest.mark.parametrize("language", LANGUAGES)
def test_winners_are_listed(language: str) -> None:
    one = narrator(words_in(language), RULES["wuerfelkoenig"], 4)
    alone = one.winners(Result((2, 1, 2, 2), "x"))
    assert "Ben" in alone
    assert "Anna" not in alone
    three = one.winners(Result((1, 1, 1, 4), "x"))
    assert three.startswith("Anna, Ben ")
    assert "Çiğdem" in three
    assert one.winners(Result((1, 1, 1, 1), "x", drawn=True)) == words_in(language).text("result-drawn")


def test_a_key_without_words_is_a_programming_error() -> None:
    with pytest.raises(KeyError, match="has no words for 'no-such-key'"):
        words_in("de").text("no-such-key")
    with pytest.raises(ValueError, match="cannot be formatted"):
        words_in("de").text("told-start", {})


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "hu_HU"}, "hu"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "hu_HU"}, "hu"),
        ({"LANG": "de_DE", "LC_MESSAGES": "hu_HU"}, "hu"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "DE"}, "de"),
        ({"LANG": "den_CA"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language
