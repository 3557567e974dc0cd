"""Errors as sentences: a name in them is as it was typed, and the system's reasons are in every language."""

import errno
import os
from socket import EAI_NONAME, gaierror

import pytest
from fluent.syntax import ast

from tests.words.catalogues import LANGUAGES, entries, messages, variables
from wuerfelreich.rules.game import NotationError, Phrase, PlayersError
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.errors import file_error, told

OTHERS = [language for language in LANGUAGES if language != "en"]
KEYS = [entry.id.name for file, entry in entries("en") if file == "errors.ftl" and isinstance(entry, ast.Message)]
REASONS = {
    errno.ENOENT: ("No such file or directory", "Das gibt es nicht", "Nincs ilyen"),
    errno.EACCES: ("Permission denied", "Der Zugriff ist nicht erlaubt", "Ehhez nincs jogod"),
    errno.EROFS: ("Read-only file system", "Das Dateisystem lässt sich nur lesen", "Ez a fájlrendszer csak olvasható"),
}


@pytest.mark.parametrize("typed", ["my.db", "my.", ".."])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_told_as_it_was_typed(language: str, typed: str) -> None:
    """Its first letter is not made a capital where it begins the sentence, and no full stop is taken from its end."""
    naming = {key: variables(messages("en")[key]) for key in KEYS}
    naming = {key: names for key, names in naming.items() if names}
    assert "store-other-file" in naming
    for key, names in naming.items():
        said = told(words_in(language), NotationError("", Phrase(key, dict.fromkeys(names, typed))))
        assert said.count(typed) == len(names), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_ends_without_a_full_stop(language: str) -> None:
    """Like every other message of a program. Refusals have one, because the browser shows them as sentences."""
    for game in GAMES:
        assert told(words_in(language), PlayersError(game, (2, 4), 7))[-1] == "7"
    told_of = {
        key: words_in(language).text(key, dict.fromkeys(variables(messages(language)[key]), "x")) for key in KEYS
    }
    assert {key: said for key, said in told_of.items() if said.endswith(".") and key != "usage-help"} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_an_error_begins_with_a_capital_except_in_english(language: str) -> None:
    def first(of: str, key: str) -> str:
        value = messages(of)[key].value
        assert value is not None
        return getattr(value.elements[0], "value", " ")[0]

    kinds = ("usage-", "error-", "store-")
    checked = [key for key in KEYS if key.startswith(kinds) and key != "usage-help"]
    assert [key for key in checked if first("en", key).isupper() and not key.startswith("store-needs")] == []
    assert [key for key in checked if first(language, key).islower()] == []


@pytest.mark.parametrize("number", REASONS, ids=errno.errorcode.get)
def test_the_reason_of_the_system_is_in_every_language(number: int) -> None:
    """Also in English, whatever a system calls it."""
    for language, why in zip(LANGUAGES, REASONS[number], strict=True):
        assert file_error(words_in(language), OSError(number, "as this system says it", "a.wr")) == f"a.wr: {why}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_without_words_is_told_in_english(language: str) -> None:
    said = file_error(words_in(language), OSError(errno.EDOM, os.strerror(errno.EDOM), "a.wr"))
    assert said.startswith("a.wr: ")
    assert said.endswith(f": {os.strerror(errno.EDOM)}")


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "No address is known for this name"),
        ("de", "Zu diesem Namen ist keine Adresse bekannt"),
        ("hu", "Ehhez a névhez nem ismert cím"),
    ],
)
def test_a_host_without_address_has_a_reason_of_its_own(language: str, why: str) -> None:
    """Its number is no errno: what it would mean as one depends on the system."""
    unknown, renamed = gaierror(EAI_NONAME, "unknown"), OSError(EAI_NONAME, "unknown", "host:1")
    renamed.__context__ = unknown  # as the server raises it
    assert file_error(words_in(language), unknown) == why
    assert file_error(words_in(language), renamed) == f"host:1: {why}"
